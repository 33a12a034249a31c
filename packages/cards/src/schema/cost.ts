// The shape of what a use costs.

import type { Cost } from '../language/ability.ts'
import type { Place } from './place.ts'
import { maybe, type Reader, whole, yes } from './reader.ts'
import { pick, shape } from './selector.ts'

export const cost: Reader<Place> = shape<Cost>({
  discard: maybe((raw, path, reading) => {
    if (raw !== 'hand') whole(1, 20)(raw, path, reading)
  }),
  levels: maybe(whole(1, 9)),
  cards: maybe(pick),
  self: maybe(yes()),
})
