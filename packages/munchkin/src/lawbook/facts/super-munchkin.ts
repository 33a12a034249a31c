import type { law } from '@brouhaha/table'

/** Two books tell the same about it. */
export const SUPER_MUNCHKIN: Parameters<typeof law>[2] = {
  en: [
    'Super Munchkin',
    'Two classes at once; needs a second one when it is played, and goes when one of them goes, unless another takes its place in the same step.',
  ],
  fr: [
    'Super Munchkin',
    "Deux classes à la fois ; il en faut une seconde au moment de le jouer, et il part avec l'une d'elles, sauf si une autre la remplace d'un même geste.",
  ],
}
