// Somebody at a table of the family who knows nothing but what came over the wire: passes mostly, goes on mostly, and now and
// then curses, helps, trades and shows.

import type { Random } from '@brouhaha/kit'
import type { MunchkinForm, MunchkinView } from '@brouhaha/munchkin'
import type { OpenTable, TableSight } from '@brouhaha/protocol'

interface Choice {
  readonly type: string
}

/** What makes a munchkin stronger, what brings the game on, and what is seldom worth it. */
const STRONGER = new Set('claim playItem equip playTrait playMulti playAcolyte attach accept fight'.split(' '))
const FORWARD = new Set('done keep openDoor noTrouble loot roll decline enough ask'.split(' '))
const SELDOM = new Set('lay dropTrait dropAcolyte challenge withdraw curse enhance join refuse'.split(' '))

const pick = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items.length === 0 ? undefined : items[random.below(items.length)]

/** A table for four of these boxes. */
export const tableOf = (boxes: readonly string[], rest: object = {}): Partial<OpenTable> =>
  ({ game: 'munchkin', seats: 4, options: { boxes, passes: true, ...rest }, pace: 'endless', name: 'Ana' }) as OpenTable

/** What somebody does next; null leaves it to the others. */
export function choose(sight: TableSight, seat: number, random: Random): object | null {
  const view = sight.view as MunchkinView | null
  const choices = sight.choices as readonly Choice[]
  if (view === null || view.winners.length > 0) return null
  const isAsked = view.asked.includes(seat)
  const others = choices.filter(({ type }) => type !== 'pass')
  const pass = choices.find(({ type }) => type === 'pass')
  if (pass !== undefined) return random.below(12) === 0 ? (pick(random, others) ?? pass) : pass
  if (!isAsked && random.below(view.gate === null ? 25 : 60) > 0) return null
  if (random.below(20) === 0) return someForm(view, seat, random)
  const among = (verbs: ReadonlySet<string>): Choice[] => choices.filter(({ type }) => verbs.has(type))
  if (random.below(5) > 0) {
    const wanted = pick(random, among(STRONGER)) ?? pick(random, among(FORWARD))
    if (wanted !== undefined) return wanted
  }
  const wanted = random.below(6) > 0 ? choices.filter(({ type }) => !SELDOM.has(type)) : choices
  return pick(random, wanted) ?? pick(random, choices) ?? null
}

/** Something that cannot be listed; much of it is refused. */
function someForm(view: MunchkinView, seat: number, random: Random): MunchkinForm {
  const other = (seat + 1 + random.below(view.seats.length - 1)) % view.seats.length
  const mine = view.seats[seat]!.table.map(({ copy }) => copy)
  const theirs = view.seats[other]!.table.map(({ copy }) => copy)
  const some = (copies: readonly number[]): number[] => copies.filter(() => random.below(3) === 0).slice(0, 3)
  const terms = { items: [], treasures: random.below(2), helperPicksFirst: false, evenIfLost: false }
  const forms: readonly MunchkinForm[] = [
    { type: 'show', cards: some(view.hand.map(({ copy }) => copy)).slice(0, 1), seats: [other] },
    { type: 'trade', seat: other, gives: some(mine), wants: some(theirs) },
    { type: 'sellItems', items: mine },
    { type: 'askHelp', seat: other, ...terms },
    { type: 'offerHelp', ...terms },
  ]
  return forms[random.below(forms.length)]!
}
