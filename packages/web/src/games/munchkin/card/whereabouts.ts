// Where the copies of a card are and what they are doing there, as far as the reader sees; and the cards that lie beside them.

import type { Card } from '@brouhaha/cards'
import { cited, type MunchkinView, type Reader } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { fill } from '../../../shell/words/words.ts'
import { CARD_WORDS } from './words.ts'

type Lying = MunchkinView['seats'][number]['table'][number]

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** Items and what lies on them are in use or not; anything else just lies there. */
const isGear = ({ kind }: Card): boolean => kind === 'item'

export function whereabouts(id: string, view: MunchkinView, reader: Reader, language: Language): readonly string[] {
  const say = CARD_WORDS[language]
  const lines = view.seats.flatMap(({ table }, seat) =>
    table.filter((lying) => lying.id === id).flatMap((lying) => lyingBefore(seat, lying, table)),
  )
  for (const { fresh } of view.hand.filter((held) => held.id === id)) lines.push(fresh ? say.fresh : say.inHand)
  for (const { seat } of view.known.filter((held) => held.id === id))
    lines.push(fill(say.seenIn, { name: named(seat) }))
  // Tables that go on under older rules have no such list.
  for (const { seats, deck } of (view.strayed ?? []).filter((lost) => lost.id === id))
    lines.push(
      seats.length === 0
        ? say.strayedInDeck
        : fill(deck ? say.strayedOrDeck : say.strayed, { names: seats.map(named).join(', ') }),
    )
  const monsters = view.combat?.monsters ?? []
  if (monsters.some((monster) => monster.id === id || monster.enhancers.some((one) => one.id === id)))
    lines.push(say.fights)
  for (const { side, adds } of view.combat?.played.filter((played) => played.id === id) ?? [])
    lines.push(fill(side === 'players' ? say.playedFor : say.playedAgainst, { adds: signed(adds) }))
  if (view.aside.some((card) => card.id === id)) lines.push(say.resolving)
  if (view.pool.cards.some((card) => card.id === id)) lines.push(say.pool)
  if (Object.values(view.discards).some(({ top }) => top?.id === id)) lines.push(say.topDiscard)
  return [...new Set(lines)]

  function named(seat: number): string {
    return reader.names[seat] ?? ''
  }

  function lyingBefore(
    seat: number,
    { copy, used, on, stays, received, counts, counters }: Lying,
    table: readonly Lying[],
  ): string[] {
    const name = named(seat)
    const posture = isGear(reader.card.named(id)) ? (used ? say.used : say.sideways) : say.lies
    const borne = table
      .filter((other) => other.on === copy)
      .map((other) => cited(reader.card.named(other.id), language))
    return [
      fill(stays ? say.stays : posture, { name }),
      ...(on === null ? [] : [fill(say.on, { card: cited(reader.card(on), language) })]),
      ...(borne.length === 0 ? [] : [fill(say.under, { cards: borne.join(', ') })]),
      ...(counters === undefined ? [] : [fill(counters === 1 ? say.counter : say.counters, { count: counters })]),
      ...(counts === undefined ? [] : [fill(counts ? say.counts : say.countsNot, { name })]),
      ...(received > 0 && received === view.turn ? [fill(say.received, { name })] : []),
    ]
  }
}

/** The first row of cards in which it lies: where the reader turns from one to the next. */
export function cardsBeside(id: string, view: MunchkinView): readonly string[] {
  const monsters = view.combat?.monsters ?? []
  const rows = [
    view.hand,
    ...view.seats.map(({ table }) => table),
    ...view.seats.map((_, seat) => view.known.filter((held) => held.seat === seat)),
    [...monsters.flatMap((monster) => [monster, ...monster.enhancers]), ...(view.combat?.played ?? [])],
    view.pool.cards,
    view.searched,
  ]
  const row = rows.find((cards) => cards.some((card) => card.id === id)) ?? []
  return [...new Set(row.map((card) => card.id))]
}
