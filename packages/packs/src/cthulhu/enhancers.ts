import { type EnhancerCard, enhancer } from '@brouhaha/cards'

export const ENHANCERS: readonly EnhancerCard[] = [
  enhancer('indescribably-hideous', {
    copies: 2,
    bonus: 5,
    treasures: 1,
    en: { name: 'Indescribably Hideous', short: 'Hideous' },
    fr: { name: "D'une indescriptible hideur", short: 'Hideux' },
  }),
  enhancer('raving', {
    copies: 2,
    bonus: 3,
    treasures: 1,
    orOn: 'cultist',
    en: { name: 'Raving', short: 'Raving' },
    fr: { name: 'En pleine élucubration', short: 'Élucubrant' },
  }),
  enhancer('four-dimensional', {
    copies: 2,
    bonus: 10,
    treasures: 2,
    en: { name: 'Four-Dimensional', short: 'Four-Dimensional', flavour: 'It hit you tomorrow.' },
    fr: { name: 'Quadridimensionnel', short: 'Quadridimensionnel', flavour: "Il t'a frappé demain." },
  }),
  enhancer('in-millennial-sleep', {
    bonus: -5,
    treasures: -1,
    en: { name: 'Plunged in Its Millennial Sleep', short: 'Sleeping' },
    fr: { name: 'Plongé dans son sommeil millénaire', short: 'Endormi' },
  }),
  enhancer('in-ceremonial-slippers', {
    copies: 2,
    bonus: 2,
    orOn: 'cultist',
    en: { name: 'In Ceremonial Slippers', short: 'Slippered', flavour: 'The stone floor is very cold.' },
    fr: { name: 'En pantoufles de cérémonie', short: 'Pantouflard', flavour: 'La dalle sacrificielle est glaciale.' },
  }),
  enhancer('freshly-summoned', {
    copies: 2,
    bonus: 5,
    treasures: 1,
    flee: 1,
    en: { name: 'Freshly Summoned', short: 'Fresh', flavour: 'Still finding its tentacles.' },
    fr: { name: 'Fraîchement invoqué', short: 'Frais', flavour: 'Attention, encore visqueux.' },
  }),
  enhancer('under-the-same-full-moon', {
    each: true,
    bonus: 2,
    treasures: 1,
    en: { name: 'When the Stars Are Roughly Right', short: 'Starlit' },
    fr: { name: 'Quand les astres sont à peu près propices', short: 'Astral' },
  }),
]
