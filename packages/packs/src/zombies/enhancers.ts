// What the living hold in their hands when the dead knock.

import { doubles, type EnhancerCard, enhancer } from '@brouhaha/cards'
import { against } from '../make.ts'

export const ENHANCERS: readonly EnhancerCard[] = [
  enhancer('wielding-a-rifle', {
    bonus: 5,
    treasures: 1,
    art: ['rifle', 'hunting-horn'],
    en: { name: 'Wielding a Rifle', short: 'with a Rifle', flavour: 'Safety first. Then the other thing.' },
    fr: { name: 'Maniant un fusil', short: 'au fusil', flavour: 'Permis de chasse, validité illimitée.' },
  }),
  enhancer('holding-a-grudge', {
    bonus: 3,
    art: ['angry-eyes', 'tooth'],
    en: { name: 'Holding a Grudge', short: 'with a Grudge', flavour: 'Two-handed, by the look of it.' },
    fr: { name: 'Ayant une dent contre toi', short: 'à la dent dure', flavour: "La tienne, d'ailleurs." },
  }),
  enhancer('with-a-megaphone', {
    bonus: 3,
    treasures: 1,
    fightRules: [doubles('enhancers')],
    art: ['megaphone', 'human-ear'],
    en: {
      name: 'Shouting Through a Megaphone',
      short: 'with a Megaphone',
      flavour: 'IT IS BEHIND YOU. NO, THE OTHER BEHIND.',
    },
    fr: { name: 'Hurlant dans un mégaphone', short: 'au mégaphone', flavour: 'Toute la rue sait où tu te caches.' },
  }),
  enhancer('driving-a-combine', {
    bonus: 10,
    treasures: 2,
    levels: 1,
    art: ['farm-tractor', 'wheat'],
    en: { name: 'Driving a Combine Harvester', short: 'in a Combine', flavour: 'It is that time of year.' },
    fr: { name: "Au volant d'une moissonneuse", short: 'en moissonneuse', flavour: 'Qui sème le cadavre…' },
  }),
  enhancer('banging-a-drum', {
    bonus: 3,
    treasures: 1,
    each: true,
    art: ['drum', 'rally-the-troops'],
    en: { name: 'Banging a Big Drum', short: 'with a Drum', flavour: 'Morale is up. So is Mrs Jones at number nine.' },
    fr: { name: 'Tapant sur une grosse caisse', short: 'au tambour', flavour: 'Il mène son monde à la baguette.' },
  }),
  enhancer('spraying-hand-gel', {
    bonus: [{ add: 3 }, { add: 4, when: against('plague') }],
    treasures: 1,
    art: ['spray', 'liquid-soap'],
    en: { name: 'Spraying Hand Gel', short: 'with Hand Gel', flavour: 'Kills all germs but one. Hello, one.' },
    fr: { name: 'Vaporisant du gel désinfectant', short: 'au gel', flavour: 'Élimine 99 % de toi.' },
  }),
  enhancer('with-a-rolled-newspaper', {
    bonus: 2,
    art: ['newspaper', 'dog-bowl'],
    en: { name: 'Waving a Rolled-Up Newspaper', short: 'with a Newspaper', flavour: 'Bad zombie. Down. Drop the arm.' },
    fr: { name: 'Brandissant un journal roulé', short: 'au journal', flavour: 'La rubrique nécrologique fait mal.' },
  }),
  enhancer('nose-in-a-phone', {
    bonus: -5,
    treasures: -1,
    least: { level: 1 },
    art: ['vibrating-smartphone', 'sight-disabled'],
    en: { name: 'Staring at a Phone', short: 'Distracted', flavour: 'And they call you the zombie.' },
    fr: { name: 'Le nez sur son téléphone', short: 'distrait', flavour: "Le vrai zombie, c'est lui." },
  }),
]
