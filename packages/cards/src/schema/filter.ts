// The shape of a filter. What is printed is known of every card; where it lies, and whose it is, only of some.

import type { Size, TraitKind } from '../language/names.ts'
import type { CardFilter, FilterKind } from '../language/selector.ts'
import { deck, range, shape, slot, trait } from './names.ts'
import { at, type Place } from './place.ts'
import {
  also,
  fault,
  later,
  list,
  maybe,
  mention,
  objectOr,
  oneOrMore,
  piece,
  type Reader,
  text,
  word,
  wordOr,
  yes,
} from './reader.ts'

const TRAIT_KINDS: readonly TraitKind[] = ['race', 'class', 'mojo', 'power']

const KINDS: Readonly<Record<FilterKind, true>> = {
  monster: true,
  enhancer: true,
  curse: true,
  race: true,
  class: true,
  mojo: true,
  power: true,
  multi: true,
  item: true,
  oneShot: true,
  special: true,
  acolyte: true,
  attachment: true,
  anyItem: true,
}

/** What only a card is like that lies somewhere. */
const lying = (inner: Reader<Place>): Reader<Place> =>
  also(inner, (_raw, path, reading) => {
    if (reading.place.laidOn === 'print')
      fault(reading, path, 'something printed: of this card nobody knows here where it lies or whose it is')
  })

/** What stands is asked on nobody's behalf; an effect knows its card, and so does what turns bonuses round. */
const host = also(lying(yes()), (_raw, path, reading) => {
  const { laidOn, part, isWorn } = reading.place
  if ((laidOn === 'counted' && part === 'standing') || (laidOn === 'worn' && isWorn))
    fault(reading, path, 'another filter: only effects and reversed know on which card this one lies')
})

const decides = also<Place>(yes(), (_raw, path, reading) => {
  if (reading.place.laidOn !== 'picked') fault(reading, path, 'another filter: only what is picked is tried out')
})

const yours = lying(word({ yours: true }))

const onlyFor: Reader<Place> = wordOr(['yours'], trait)
const forWhom = also(onlyFor, (raw, path, reading) => {
  if (raw === 'yours') yours(raw, path, reading)
})

const inner: Reader<Place> = later(() => filters)
const nested = at(({ laidOn }) => (laidOn === 'picked' ? { laidOn: 'counted' } : {}), inner)

const filterFields = shape<CardFilter>({
  kind: maybe(oneOrMore(word<FilterKind, Place>(KINDS))),
  deck: maybe(deck),
  slot: maybe(oneOrMore(slot)),
  size: maybe(word<Size | 'small', Place>({ big: true, complex: true, small: true })),
  tag: maybe(oneOrMore(text('a tag'))),
  trait: maybe(wordOr(TRAIT_KINDS, trait)),
  onlyFor: maybe(forWhom),
  value: maybe(range),
  bonus: maybe(range),
  level: maybe(range),
  deadly: maybe(yes()),
  nameStartsWith: maybe(text('the beginning of a name')),
  nameHas: maybe(text('a part of a name')),
  nameEndsWith: maybe(text('the end of a name')),
  card: maybe(oneOrMore(mention('card'))),
  host: maybe(host),
  attached: maybe(
    lying(
      objectOr(
        at(() => ({ laidOn: 'print' }), inner),
        yes(),
      ),
    ),
  ),
  decides: maybe(decides),
  not: maybe(nested),
  any: maybe(list<Place>(nested, 1)),
})

const filters: Reader<Place> = piece('filter', filterFields)

const laidOn = (what: NonNullable<Place['laidOn']>): Reader<Place> => at(() => ({ laidOn: what }), filters)

/** Laid on what is printed: a monster of the fight, a card that was lost or spoken of. */
export const filter = laidOn('print')
/** Laid on cards that lie where somebody has them. */
export const countedFilter = laidOn('counted')
/** Laid on what lies before a fighter. */
export const wornFilter = laidOn('worn')
/** Laid on cards for somebody to pick from. */
export const pickedFilter = laidOn('picked')
