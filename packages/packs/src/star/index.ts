import type { Pack } from '@brouhaha/cards'
import { TAGS } from '../tags.ts'
import { ACOLYTES } from './acolytes.ts'
import { CARRIED_ITEMS } from './carried-items.ts'
import { ENHANCERS } from './enhancers.ts'
import { GREAT_MONSTERS } from './great-monsters.ts'
import { HAND_ITEMS } from './hand-items.ts'
import { LASERS } from './lasers.ts'
import { LEVELS } from './levels.ts'
import { MIDDLE_MONSTERS } from './middle-monsters.ts'
import { ONE_SHOTS } from './one-shots.ts'
import { SMALL_MONSTERS } from './small-monsters.ts'
import { SPECIALS } from './specials.ts'
import { CLASSES, MULTIPLES, RACES } from './traits.ts'
import { TRAPS } from './traps.ts'
import { WORN_ITEMS } from './worn-items.ts'

export const STAR: Pack = {
  format: 2,
  box: 'star',
  curses: 'traps',
  tags: TAGS,
  cards: [
    ...RACES,
    ...CLASSES,
    ...MULTIPLES,
    ...SMALL_MONSTERS,
    ...MIDDLE_MONSTERS,
    ...GREAT_MONSTERS,
    ...ENHANCERS,
    ...TRAPS,
    ...ACOLYTES,
    ...SPECIALS,
    ...LASERS,
    ...HAND_ITEMS,
    ...WORN_ITEMS,
    ...CARRIED_ITEMS,
    ...ONE_SHOTS,
    ...LEVELS,
  ],
}
