import type { MoshKinds } from '@brouhaha/zombie-mosh'
import type { BotEntry } from '../bot.ts'

/** The bots of Zombie Mosh!, the weakest first. */
export const MOSH_BOTS: readonly BotEntry<MoshKinds>[] = [
  {
    name: 'random',
    title: { en: 'Clueless', fr: 'Étourdi' },
    says: {
      en: 'Plays anything that the rules allow.',
      fr: "Joue n'importe quoi, pourvu que ce soit permis.",
    },
    load: () =>
      import('./random.ts').then(
        ({ random }) =>
          () =>
            random,
      ),
  },
  {
    name: 'steady',
    title: { en: 'Steady', fr: 'Solide' },
    says: {
      en: 'Weighs what lies on the table. A fair opponent.',
      fr: "Pèse ce qu'il y a sur la table. Un adversaire honnête.",
    },
    load: () =>
      import('./steady.ts').then(
        ({ steady }) =>
          () =>
            steady,
      ),
  },
  {
    name: 'sharp',
    title: { en: 'Sharp', fr: 'Redoutable' },
    says: {
      en: 'Thinks ahead about what you may hold.',
      fr: 'Réfléchit à ce que tu peux avoir en main.',
    },
    load: () => import('./sharp.ts').then(({ sharp }) => sharp),
  },
]
