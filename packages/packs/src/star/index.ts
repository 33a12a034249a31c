import type { Pack } from '@brouhaha/cards'
import { TAGS } from '../tags.ts'
import { ACOLYTES } from './acolytes.ts'
import { ENHANCERS } from './enhancers.ts'
import { GREAT_MONSTERS } from './great-monsters.ts'
import { ITEMS } from './items.ts'
import { ONE_SHOTS } from './one-shots.ts'
import { SMALL_MONSTERS } from './small-monsters.ts'
import { SPECIALS } from './specials.ts'
import { CLASSES, MULTIPLES, RACES } from './traits.ts'
import { TRAPS } from './traps.ts'

export const STAR: Pack = {
  box: 'star',
  tags: TAGS,
  cards: [
    ...RACES,
    ...CLASSES,
    ...MULTIPLES,
    ...SMALL_MONSTERS,
    ...GREAT_MONSTERS,
    ...ENHANCERS,
    ...TRAPS,
    ...ACOLYTES,
    ...SPECIALS,
    ...ITEMS,
    ...ONE_SHOTS,
  ],
}
