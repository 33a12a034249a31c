import type { Pack } from '@brouhaha/cards'
import { TAGS } from '../tags.ts'
import { CARRIED_ITEMS } from './carried-items.ts'
import { CURSES } from './curses.ts'
import { DOOR_SPECIALS } from './door-specials.ts'
import { ENHANCERS } from './enhancers.ts'
import { GREAT_MONSTERS } from './great-monsters.ts'
import { HAND_ITEMS } from './hand-items.ts'
import { MIDDLING_MONSTERS } from './middling-monsters.ts'
import { ONE_SHOTS } from './one-shots.ts'
import { SMALL_MONSTERS } from './small-monsters.ts'
import { CLASSES, MULTIPLES } from './traits.ts'
import { TREASURE_SPECIALS } from './treasure-specials.ts'
import { WORN_ITEMS } from './worn-items.ts'

export const CTHULHU: Pack = {
  format: 2,
  box: 'cthulhu',
  tags: TAGS,
  cards: [
    ...CLASSES,
    ...MULTIPLES,
    ...SMALL_MONSTERS,
    ...MIDDLING_MONSTERS,
    ...GREAT_MONSTERS,
    ...ENHANCERS,
    ...CURSES,
    ...DOOR_SPECIALS,
    ...TREASURE_SPECIALS,
    ...HAND_ITEMS,
    ...WORN_ITEMS,
    ...CARRIED_ITEMS,
    ...ONE_SHOTS,
  ],
}
