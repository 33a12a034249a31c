// The shape of what a use costs.

import type { Cost } from '../language/ability.ts'
import { MOST_COUNTERS } from '../language/names.ts'
import { NOT_IN_PLAY } from './bearers.ts'
import { pick, who } from './condition.ts'
import { looksIntoHands, picksOutOfHands } from './hands.ts'
import { name } from './name.ts'
import { shape } from './names.ts'
import { liesInPlay, type Place } from './place.ts'
import { OWNED, rollsDie } from './ranked.ts'
import { also, fault, fieldPath, isObject, maybe, piece, type Reader, whole, wordOr, yes } from './reader.ts'

const ownCounters = also<Place>(whole(1, MOST_COUNTERS), (_raw, path, reading) => {
  if (!liesInPlay(reading.place)) fault(reading, path, NOT_IN_PLAY)
})

const costFields = shape<Cost>({
  discard: maybe(wordOr(['hand'], whole(1, 20))),
  levels: maybe(whole(1, 9)),
  cards: maybe(pick),
  to: maybe(who),
  counters: maybe(ownCounters),
  self: maybe(yes()),
  as: maybe(name),
})

/** One gives cards, and one's own. */
const given = also(costFields, (raw, path, reading) => {
  if (!isObject(raw) || raw.to === undefined) return
  const { cards } = raw
  if (!isObject(cards))
    fault(
      reading,
      fieldPath(path, 'to'),
      'cards beside it: what is given is picked with cards; discard is for the discards',
    )
  else if (cards.of !== undefined)
    fault(
      reading,
      fieldPath(fieldPath(path, 'cards'), 'of'),
      'no of: one gives cards of one’s own; take in the effect takes those of others',
    )
  else if (!OWNED.has(cards.zone))
    fault(
      reading,
      fieldPath(fieldPath(path, 'cards'), 'zone'),
      'worn, table, hand, either or handOrItems: one gives what one has; take in the effect passes this card on',
    )
})

/** How many counters it takes is printed. */
const named = also(given, (raw, path, reading) => {
  if (!isObject(raw) || raw.as === undefined || raw.counters === undefined) return
  if (raw.discard === undefined && raw.cards === undefined && raw.levels === undefined)
    fault(reading, fieldPath(path, 'as'), 'no as: how many counters are paid stands there already')
})

/** Whoever cannot pay all of it cannot pay: so everybody knows before how much it is. */
const known = also(named, (raw, path, reading) => {
  if (!isObject(raw) || !isObject(raw.cards)) return
  const { take } = raw.cards
  const many = isObject(take) && take.worth !== undefined ? take.worth : take
  const expected = rollsDie(many)
    ? 'an amount without a die: a price is known before it is paid; roll in the effect, and discard there'
    : looksIntoHands(many, false)
      ? 'an amount that everybody sees: whether it can be paid would tell what somebody holds'
      : undefined
  if (expected !== undefined) fault(reading, fieldPath(fieldPath(path, 'cards'), 'take'), expected)
  if (picksOutOfHands(raw.cards))
    fault(
      reading,
      fieldPath(fieldPath(path, 'cards'), 'of'),
      'no of, or cards that lie open: whether it can be paid would tell what somebody else holds',
    )
})

export const cost: Reader<Place> = piece('cost', known)
