import { type EnhancerCard, enhancer } from '@brouhaha/cards'

export const ENHANCERS: readonly EnhancerCard[] = [
  enhancer('wielding-a-rifle', {
    copies: 2,
    bonus: 5,
    treasures: 1,
    en: { name: 'Wielding a Rifle', short: 'with a Rifle' },
    fr: { name: 'Maniant un fusil', short: 'au fusil' },
  }),
  enhancer('holding-a-grudge', {
    copies: 2,
    bonus: 3,
    en: { name: 'Holding a Grudge', short: 'with a Grudge' },
    fr: { name: 'Ayant une dent contre toi', short: 'à la dent dure', flavour: "La tienne, d'ailleurs." },
  }),
  enhancer('with-a-megaphone', {
    copies: 2,
    bonus: 5,
    treasures: 1,
    flee: -1,
    en: { name: 'Shouting Through a Megaphone', short: 'with a Megaphone' },
    fr: { name: 'Hurlant dans un mégaphone', short: 'au mégaphone' },
  }),
  enhancer('driving-a-combine', {
    bonus: 10,
    treasures: 2,
    en: { name: 'Driving a Combine Harvester', short: 'with a Combine', flavour: 'It is that time of year.' },
    fr: { name: "Au volant d'une moissonneuse", short: 'en moissonneuse', flavour: 'Qui sème le cadavre…' },
  }),
  enhancer('nose-in-a-phone', {
    bonus: -5,
    treasures: -1,
    en: { name: 'Staring at a Phone', short: 'Distracted', flavour: 'The real zombie, as they say.' },
    fr: { name: 'Le nez sur son téléphone', short: 'distrait', flavour: "Le vrai zombie, c'est lui." },
  }),
]
