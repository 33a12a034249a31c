import type { Pack } from '@brouhaha/cards'
import { TAGS } from '../tags.ts'
import { CURSES } from './curses.ts'
import { ENHANCERS } from './enhancers.ts'
import { GREAT_MONSTERS } from './great-monsters.ts'
import { ITEMS } from './items.ts'
import { ONE_SHOTS } from './one-shots.ts'
import { SMALL_MONSTERS } from './small-monsters.ts'
import { SPECIALS } from './specials.ts'
import { CLASSES, MULTIPLES } from './traits.ts'

export const CTHULHU: Pack = {
  box: 'cthulhu',
  tags: TAGS,
  cards: [
    ...CLASSES,
    ...MULTIPLES,
    ...SMALL_MONSTERS,
    ...GREAT_MONSTERS,
    ...ENHANCERS,
    ...CURSES,
    ...SPECIALS,
    ...ITEMS,
    ...ONE_SHOTS,
  ],
}
