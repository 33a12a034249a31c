import { words } from '../../../shell/words/words.ts'

export const MOSH_BOOK_WORDS = words(
  {
    mosh: 'Zombie Mosh!',
    moshText: 'A quarter of an hour in the pit: dance, shove, and be the last zombie with enough limbs to stand.',
  },
  {
    mosh: 'Zombie Mosh !',
    moshText: "Un quart d'heure dans la fosse : danse, bouscule, et sois le dernier zombi à tenir encore debout.",
  },
)
