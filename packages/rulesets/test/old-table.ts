// Two tables side by side, one under released rules and one under those of today: the same seed, the same choices. What differs is told.

import { canonicalJson, type Json, Random } from '@brouhaha/kit'
import { type Game, HOUSE, type Seat, SILENT, type State } from '@brouhaha/table'
import type { Raw } from './old-cards.ts'

const worded = (id: string, rest: Raw): Raw => ({ id, en: { name: id }, fr: { name: id }, ...rest })

/** A box in which everybody holds the card, some items and monsters that hurt nobody. */
export const fileWith = (uses: readonly Raw[]): Raw => ({
  format: 1,
  box: 'old-box',
  name: { en: 'Old Box', fr: 'Vieille boîte' },
  profile: { asksSex: false },
  cards: [
    worded('imp', { kind: 'monster', deck: 'door', copies: 24, level: 1, treasures: 1, badStuff: [] }),
    worded('ox', { kind: 'monster', deck: 'door', copies: 16, level: 8, treasures: 1, badStuff: [] }),
    worded('trick', { kind: 'special', deck: 'treasure', copies: 16, uses }),
    worded('hat', { kind: 'item', deck: 'treasure', copies: 8, value: 300, bonus: 2, slot: 'head' }),
    worded('lamp', { kind: 'item', deck: 'treasure', copies: 8, value: 700, bonus: 1 }),
  ],
})

/** In the order of the file. */
const COPIES = ['imp', 'ox', 'trick', 'hat', 'lamp'].flatMap((id, index) =>
  Array.from({ length: [24, 16, 16, 8, 8][index]! }, () => id),
)

export const seatsIn = (seats: number): Seat[] =>
  Array.from({ length: HOUSE + 1 }, (_, seat) => seat as Seat).filter((seat) => (seats >> seat) & 1)

interface CardSeen {
  readonly id: string
}

interface Seen {
  readonly seats: readonly {
    readonly level: number
    readonly strength: number
    readonly life: string
    readonly hand: number
    readonly table: readonly CardSeen[]
  }[]
  readonly discards: { readonly doors: PileSeen; readonly treasures: PileSeen }
  readonly decks: Json
  readonly combat: null | {
    readonly totals: Json
    readonly monsters: readonly (CardSeen & { readonly strength: number })[]
  }
  readonly winners: Json
}

interface PileSeen {
  readonly count: number
  readonly top: CardSeen | null
}

const ids = (cards: readonly CardSeen[]): string[] => cards.map(({ id }) => id).sort()

/** What everybody has, and what the fight comes to. */
export function seen(game: Game, state: State): string {
  const { seats, discards, decks, combat, winners } = game.view(state, HOUSE) as unknown as Seen
  return canonicalJson({
    seats: seats.map(({ level, strength, life, hand, table }) => [level, strength, life, hand, ids(table)]),
    discards: [discards.doors, discards.treasures].map(({ count, top }) => [count, top?.id ?? null]),
    decks,
    combat: combat && [combat.totals, combat.monsters.map(({ id, strength }) => [id, strength])],
    winners,
  } as unknown as Json)
}

const texts = new Map<number, string>()

/** A choice without telling alike copies apart; the rules write them alike. */
function told(game: Game, choice: number): string {
  const known = texts.get(choice)
  if (known !== undefined) return known
  const text = canonicalJson(game.write(choice) as Json).replaceAll(
    /"(copy|it|on)":(\d+)/g,
    (_, key, copy) => `"${key}":"${COPIES[Number(copy)]}"`,
  )
  texts.set(choice, text)
  return text
}

/** What a seat may choose, alike copies once. */
export function listed(game: Game, state: State, seat: Seat): Map<string, number> {
  const out = new Int32Array(game.mostChoices)
  const found = [...out.subarray(0, game.choices(state, seat, out))]
  return new Map(found.map((choice) => [told(game, choice), choice]))
}

/** Answers to what a card asks. */
const isAnswer = (text: string): boolean => /"type":"(?:option|pick|pickBlind|pay|enough)"/.test(text)
const isTrick = (text: string): boolean => /"copy":"trick"/.test(text) && /"type":"play"/.test(text)

export interface Table {
  readonly game: Game
  readonly state: State
}

export function opened(game: Game, number: number): Table {
  const seed = Int32Array.from({ length: 8 }, (_, word) => 1000 * number + word)
  const state = game.create({ seats: 3, options: { boxes: ['old-box'], first: 0 }, seed }, SILENT)
  if (!(state instanceof Int32Array)) throw new Error(JSON.stringify(state))
  return { game, state }
}

/** What was drawn may be played at once: the card that drew it is not done yet. */
const KEEP = canonicalJson({ type: 'keep' })

/** So many steps after the card nothing more comes of it. */
const QUIET = 12

export interface Difference {
  readonly what: string
  readonly before: string
  readonly today: string
  /** Who chose what before. */
  readonly story: readonly string[]
}

export interface Compared {
  /** How often the card was played. */
  readonly played: number
  readonly difference: Difference | null
}

interface Move {
  readonly seat: Seat
  readonly text: string
}

/** What is chosen next, by the rules of then. */
function next({ game, state }: Table, today: Table, random: Random, mayPlay: boolean): Move | null {
  const owing = seatsIn(game.owing(state))
  const everybody = seatsIn(game.owing(state) | game.free(state))
  const sorted = (seat: Seat): string[] => [...listed(game, state, seat).keys()].sort()
  for (const seat of owing) {
    const answers = sorted(seat).filter(isAnswer)
    if (answers.length > 0) return { seat, text: answers[random.below(answers.length)]! }
  }
  if (mayPlay && random.below(2) === 0)
    for (const seat of everybody) {
      const offered = listed(today.game, today.state, seat)
      // What would find nothing is not on offer any more.
      const tricks = offered.has(KEEP) ? [] : sorted(seat).filter((text) => isTrick(text) && offered.has(text))
      if (tricks.length > 0) return { seat, text: tricks[random.below(tricks.length)]! }
    }
  for (const seat of owing) {
    const items = sorted(seat).filter((text) => text.includes('"playItem"'))
    if (items.length > 0) return { seat, text: items[0]! }
  }
  const [wait] = game.waits(state)
  return wait === undefined ? null : { seat: wait.seat, text: told(game, wait.fallback) }
}

/** Whom the tables ask, and what for. */
const asked = ({ game, state }: Table): string =>
  canonicalJson(
    seatsIn(game.owing(state)).map((seat) => [
      seat,
      [...listed(game, state, seat).keys()].filter(isAnswer).sort(),
    ]) as Json,
  )

/** Today somebody may be asked for the only card that fits, so that not being asked tells nothing: there is one answer. */
function answerAlone(then: Table, { game, state }: Table): void {
  for (let more = 0; more < 20; more++) {
    const [seat] = seatsIn(game.owing(state))
    if (seat === undefined) return
    const answers = [...listed(game, state, seat)].filter(([text]) => isAnswer(text))
    const [first] = answers
    if (first === undefined || answers.length > 1 || listed(then.game, then.state, seat).has(first[0])) return
    game.apply(state, seat, first[1], SILENT)
  }
}

/** Plays one game under both rules, three times with the card where somebody can. */
export function compared(then: Game, today: Game, number: number, steps = 90): Compared {
  const random = new Random(number)
  const [before, now] = [opened(then, number), opened(today, number)]
  const story: string[] = []
  let played = 0
  let quiet = 0
  let isFleeing = false
  let isBlind = false
  const differ = (what: string, one: string, other: string): Compared => ({
    played,
    difference: isBlind ? null : { what, before: one, today: other, story: story.slice(-12) },
  })
  for (let step = 0; step < steps; step++) {
    if (played > 0) {
      answerAlone(before, now)
      const [had, has] = [seen(then, before.state), seen(today, now.state)]
      if (had !== has) return differ('seen', had, has)
      const [was, is] = [asked(before), asked(now)]
      if (was !== is) return differ('asked', was, is)
    }
    const move = next(before, now, random, played < 3 && !isFleeing)
    if (move === null) break
    story.push(`${move.seat}: ${move.text}`)
    if (isTrick(move.text)) played++
    // What is played while somebody runs away works since edition 4.
    if (move.text.includes('"run"')) isFleeing = true
    // A blind pick falls on another of several alike cards, since the known one goes first.
    if (move.text.includes('"pickBlind"')) isBlind = true
    if (move.text.includes('"openDoor"')) isFleeing = false
    if (isTrick(move.text) || isAnswer(move.text)) quiet = 0
    else if (played > 0 && ++quiet > QUIET) break
    for (const { game, state } of [before, now]) {
      const choice = listed(game, state, move.seat).get(move.text)
      if (choice === undefined)
        return differ('offered', move.text, [...listed(game, state, move.seat).keys()].join(' '))
      const refused = game.apply(state, move.seat, choice, SILENT)
      if (refused !== 0) return differ('refused', '', JSON.stringify(game.refusals[refused]))
    }
  }
  return { played, difference: null }
}
