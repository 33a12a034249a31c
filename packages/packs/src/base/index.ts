import type { Pack } from '@brouhaha/cards'
import { TAGS } from '../tags.ts'
import { CARRIED_ITEMS } from './carried-items.ts'
import { CURSES } from './curses.ts'
import { ENHANCERS } from './enhancers.ts'
import { GREAT_MONSTERS } from './great-monsters.ts'
import { HAND_ITEMS } from './hand-items.ts'
import { LEVEL_CARDS } from './level-cards.ts'
import { MIDDLING_MONSTERS } from './middling-monsters.ts'
import { ONE_SHOTS } from './one-shots.ts'
import { SMALL_MONSTERS } from './small-monsters.ts'
import { SPECIALS } from './specials.ts'
import { CLASSES, MULTIPLES, RACES } from './traits.ts'
import { WORN_ITEMS } from './worn-items.ts'

export const BASE: Pack = {
  format: 2,
  box: 'base',
  tags: TAGS,
  cards: [
    ...RACES,
    ...CLASSES,
    ...MULTIPLES,
    ...SMALL_MONSTERS,
    ...MIDDLING_MONSTERS,
    ...GREAT_MONSTERS,
    ...ENHANCERS,
    ...CURSES,
    ...SPECIALS,
    ...LEVEL_CARDS,
    ...HAND_ITEMS,
    ...WORN_ITEMS,
    ...CARRIED_ITEMS,
    ...ONE_SHOTS,
  ],
}
