import type { law } from '@brouhaha/table'

/** Two books tell the same about it. */
export const SUPER_MUNCHKIN: Parameters<typeof law>[2] = {
  en: [
    'Super Munchkin',
    'Two classes at once; needs a second one when it is played, and goes when you lose one of them, even if you hold another (RUL-54). A class that you swap for another in one step is not lost.',
  ],
  fr: [
    'Super Munchkin',
    "Deux classes à la fois ; il en faut une seconde au moment de le jouer, et il part si tu en perds une, même si tu en tiens une autre (RUL-54). Une classe échangée d'un même geste n'est pas perdue.",
  ],
}
