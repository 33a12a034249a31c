import type { MunchkinKinds } from '@brouhaha/munchkin'
import type { BotEntry } from '../bot.ts'

/** The bots of the Munchkin family, the weakest first. */
export const MUNCHKIN_BOTS: readonly BotEntry<MunchkinKinds>[] = [
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
    name: 'novice',
    title: { en: 'Novice', fr: 'Débutant' },
    says: {
      en: 'Plays sensibly, like somebody on their third evening.',
      fr: 'Joue avec bon sens, comme à sa troisième soirée.',
    },
    load: () =>
      import('./novice/knowing.ts').then(
        ({ noviceKnowing }) =>
          ({ packs }) =>
            noviceKnowing(packs),
      ),
  },
]
