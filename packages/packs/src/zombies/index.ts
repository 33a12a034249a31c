import type { Pack } from '@brouhaha/cards'
import { TAGS } from '../tags.ts'
import { CURSES } from './curses.ts'
import { ENHANCERS } from './enhancers.ts'
import { GREAT_MONSTERS } from './great-monsters.ts'
import { LUGGAGE } from './luggage.ts'
import { MIDDLING_MONSTERS } from './middling-monsters.ts'
import { ONE_SHOTS } from './one-shots.ts'
import { OUTFITS } from './outfits.ts'
import { SMALL_MONSTERS } from './small-monsters.ts'
import { SPECIALS } from './specials.ts'
import { MOJOS, MULTIPLES, POWERS } from './traits.ts'
import { WEAPONS } from './weapons.ts'

export const ZOMBIES: Pack = {
  format: 2,
  box: 'zombies',
  tags: TAGS,
  cards: [
    ...MOJOS,
    ...POWERS,
    ...MULTIPLES,
    ...SMALL_MONSTERS,
    ...MIDDLING_MONSTERS,
    ...GREAT_MONSTERS,
    ...ENHANCERS,
    ...CURSES,
    ...SPECIALS,
    ...WEAPONS,
    ...OUTFITS,
    ...LUGGAGE,
    ...ONE_SHOTS,
  ],
}
