import { type EnhancerCard, enhancer } from '@brouhaha/cards'
import { against } from '../make.ts'

const ON_MONSTERS: readonly EnhancerCard[] = [
  enhancer('indescribably-hideous', {
    bonus: 5,
    treasures: 1,
    art: ['carnival-mask', 'vomiting'],
    en: { name: 'Indescribably Hideous', short: 'Hideous', flavour: 'The sketch artist resigned.' },
    fr: { name: "D'une indescriptible hideur", short: 'Hideux', flavour: 'Son miroir a demandé sa mutation.' },
  }),
  enhancer('four-dimensional', {
    bonus: 10,
    treasures: 2,
    art: ['cubes', 'hourglass'],
    en: { name: 'Four-Dimensional', short: 'Four-Dimensional', flavour: 'It hit you tomorrow.' },
    fr: { name: 'Quadridimensionnel', short: 'Quadridimensionnel', flavour: "Il t'a frappé demain." },
  }),
  enhancer('in-millennial-sleep', {
    bonus: -5,
    treasures: -1,
    least: { level: 1, treasures: 1 },
    art: ['night-sleep', 'pillow'],
    en: { name: 'Plunged in Its Millennial Sleep', short: 'Sleeping', flavour: 'Whoever wakes it makes breakfast.' },
    fr: { name: 'Plongé dans son sommeil millénaire', short: 'Endormi', flavour: 'Il ronfle en vieux sumérien.' },
  }),
  enhancer('freshly-summoned', {
    bonus: 5,
    treasures: 1,
    flee: 1,
    art: ['magic-portal', 'drop'],
    en: { name: 'Freshly Summoned', short: 'Fresh', flavour: 'Still finding its tentacles.' },
    fr: { name: 'Fraîchement invoqué', short: 'Frais', flavour: 'Attention, encore visqueux.' },
  }),
  enhancer('under-the-same-full-moon', {
    each: true,
    bonus: 2,
    treasures: 1,
    art: ['moon-orbit', 'wolf-howl'],
    en: { name: 'Under the Same Full Moon', short: 'Moonlit', flavour: 'It is not the howling. It is the harmonies.' },
    fr: { name: 'Sous la même pleine lune', short: 'Lunatique', flavour: 'Ils ont aussi le même coiffeur : aucun.' },
  }),
  enhancer('with-tenure', {
    bonus: [{ add: 3 }, { add: 3, when: against('professor') }],
    treasures: 1,
    art: ['graduate-cap', 'diploma'],
    en: { name: 'With Tenure', short: 'Tenured', flavour: 'Nothing can dismiss it now.' },
    fr: { name: 'Titularisé', short: 'Titularisé', flavour: "Indélogeable jusqu'à la retraite de l'univers." },
  }),
  enhancer('with-a-plus-five', {
    bonus: 5,
    treasures: 1,
    art: ['love-letter', 'meeple-group'],
    en: { name: 'With a Plus-Five', short: 'Plus-Five', flavour: 'The invitation clearly said plus one.' },
    fr: { name: 'Avec toute la belle-famille', short: 'Bien entouré', flavour: 'Et un chien, qui a sa propre chaise.' },
  }),
  enhancer('on-expenses', {
    bonus: 2,
    treasures: 2,
    art: ['expense', 'briefcase'],
    en: { name: 'On Expenses', short: 'Reimbursed', flavour: 'It kept the receipts. And the waiter.' },
    fr: { name: 'En note de frais', short: 'Remboursé', flavour: "Il garde les tickets, et l'addition est salée." },
  }),
]

/** The cult may wear these. */
const ON_CULTISTS_TOO: readonly EnhancerCard[] = [
  enhancer('raving', {
    bonus: 3,
    treasures: 1,
    orOn: 'cultist',
    art: ['shouting', 'brainstorm'],
    en: { name: 'Raving', short: 'Raving', flavour: 'It has a podcast.' },
    fr: { name: 'En pleine élucubration', short: 'Élucubrant', flavour: 'Et ça, les manuels ne le disent pas.' },
  }),
  enhancer('in-ceremonial-slippers', {
    bonus: 2,
    orOn: 'cultist',
    art: ['slippers', 'sword-altar'],
    en: { name: 'In Ceremonial Slippers', short: 'Slippered', flavour: 'The stone floor is very cold.' },
    fr: { name: 'En pantoufles de cérémonie', short: 'Pantouflard', flavour: 'La dalle sacrificielle est glaciale.' },
  }),
  enhancer('hangry', {
    bonus: 5,
    treasures: 1,
    orOn: 'cultist',
    art: ['stomach', 'fork-knife-spoon'],
    en: { name: 'Hangry', short: 'Hangry', flavour: 'Elevenses were eleven aeons ago.' },
    fr: { name: 'À jeun depuis le Crétacé', short: 'Affamé', flavour: 'Le petit creux est devenu un gouffre.' },
  }),
  enhancer('covered-in-eyes', {
    bonus: 3,
    treasures: 1,
    flee: -1,
    orOn: 'cultist',
    art: ['ophanim', 'spectacles'],
    en: { name: 'All Eyes', short: 'All-Eyed', flavour: 'The optician has bought a yacht.' },
    fr: { name: "Couvert d'yeux", short: 'Mirettes', flavour: 'Il y en a toujours un pour pleurer.' },
  }),
]

export const ENHANCERS = [...ON_MONSTERS, ...ON_CULTISTS_TOO]
