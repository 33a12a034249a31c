// The shape of what a use costs.

import type { Cost } from '../language/ability.ts'
import { pick } from './condition.ts'
import { name } from './name.ts'
import { shape } from './names.ts'
import type { Place } from './place.ts'
import { maybe, piece, type Reader, whole, wordOr, yes } from './reader.ts'

const costFields = shape<Cost>({
  discard: maybe(wordOr(['hand'], whole(1, 20))),
  levels: maybe(whole(1, 9)),
  cards: maybe(pick),
  self: maybe(yes()),
  as: maybe(name),
})

export const cost: Reader<Place> = piece('cost', costFields)
