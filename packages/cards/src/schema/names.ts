// The words and numbers that all shapes share.

import type { Day, Deck, Range, Sex, Size, Slot, TraitKind } from '../language/names.ts'
import type { Place } from './place.ts'
import { also, fault, fields, isObject, maybe, mention, piece, type Reader, type Shape, whole, word } from './reader.ts'

export const shape = <T>(of: Shape<T, Place>): Reader<Place> => fields<T, Place>(of)

/** Beyond any card: big enough for gold, small enough for arithmetic. */
export const FAR = 1_000_000
export const count: Reader<Place> = whole(0, FAR)
export const signed: Reader<Place> = whole(-FAR, FAR)
export const trait: Reader<Place> = mention('trait')

export const deck = piece('deck', word<Deck, Place>({ door: true, treasure: true }))
export const sex = piece('sex', word<Sex, Place>({ female: true, male: true }))
export const slot = piece(
  'slot',
  word<Slot, Place>({ head: true, armour: true, feet: true, oneHand: true, twoHands: true }),
)
export const size = word<Size, Place>({ big: true, complex: true })
export const traitKind = piece(
  'traitKind',
  word<TraitKind, Place>({ race: true, class: true, mojo: true, power: true }),
)
export const day = piece(
  'day',
  word<Day, Place>({
    monday: true,
    tuesday: true,
    wednesday: true,
    thursday: true,
    friday: true,
    saturday: true,
    sunday: true,
  }),
)

const bounds = shape<Range>({ least: maybe(signed), most: maybe(signed) })

export const range: Reader<Place> = piece(
  'range',
  also(
    bounds,
    (raw, path, reading) => {
      if (!isObject(raw)) return
      const { least, most } = raw
      if (least === undefined && most === undefined) fault(reading, path, 'a bound: least, most or both')
      if (typeof least === 'number' && typeof most === 'number' && least > most)
        fault(reading, path, 'least that is not more than most')
    },
    (schema) => ({ ...schema, minProperties: 1 }),
  ),
)
