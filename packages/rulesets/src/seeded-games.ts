// Games that play themselves, the same under the same rules: what becomes of them says whether rules have changed. They are
// played so that much happens in little time: who has a choice mostly takes what was taken least often so far.

import { createHash, type Hash } from 'node:crypto'
import { OUR_GAMES } from '@brouhaha/games'
import { canonicalJson, type Json } from '@brouhaha/kit'
import { HOUSE, type Match, type Seat } from '@brouhaha/table'
import { type Combination, combinationsOf } from './combinations.ts'
import type { RulesModule } from './ruleset.ts'

const GAMES = 20
const MOST_ROWS = 250
/** A view costs as much as a move: somebody looks once in this many rows. */
const LOOKS = 4

/** For each game of a combination a digest of all events and states, and one of what those who moved saw. */
export type SeededGames = Readonly<Record<string, readonly string[]>>

export async function playAllSeeded(rules: RulesModule): Promise<SeededGames> {
  const entry = OUR_GAMES.find(rules.game.name)
  const combinations = entry === null ? [] : await combinationsOf(entry)
  return Object.fromEntries(combinations.map((one) => [one.name, playSeeded(rules, one)]))
}

export function playSeeded(rules: RulesModule, combination: Combination): readonly string[] {
  const habits = new Habits(rules.game)
  return Array.from({ length: GAMES }, (_, number) => playOne(rules, combination, number, habits))
}

type Below = (bound: number) => number

/** Any rule that is the same everywhere will do. */
function generator(seed: number): Below {
  let word = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  return (bound) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return (word >>> 8) % bound
  }
}

const seatsIn = (seats: number): Seat[] =>
  Array.from({ length: HOUSE + 1 }, (_, seat) => seat as Seat).filter((seat) => (seats >> seat) & 1)

function playOne({ game, Match }: RulesModule, { setup }: Combination, number: number, habits: Habits): string {
  const below = generator(number)
  const seed = Int32Array.from({ length: 8 }, () => below(1 << 24))
  const match = Match.open(game, { ...setup(number), seed })
  if (!('submit' in match)) throw new Error(`the rules refuse game ${number}`)
  const [told, seen] = [createHash('sha256'), createHash('sha256')]
  tell(told, match.header)
  for (let tries = 0; tries < 4 * MOST_ROWS && match.rows.length < MOST_ROWS && !game.over(match.state); tries++) {
    const seat = whoMoves(match, below)
    const choice = habits.choose(match, seat, below)
    const seq = match.rows.length
    const verdict = choice === null ? null : match.submit({ id: `${seq}`, seat, seq, choice })
    if (verdict?.kind !== 'accepted') continue
    tell(told, verdict.row)
    if (seat !== HOUSE && seq % LOOKS === 0) seen.update(canonicalJson(game.view(match.state, seat) as Json))
  }
  return `${short(told)} ${short(seen)}`
}

/** Mostly somebody who is asked; now and then somebody who may speak, more often while a gate is open. */
function whoMoves({ game, state }: Match, below: Below): Seat {
  const [free, owing] = [seatsIn(game.free(state)), seatsIn(game.owing(state))]
  const speaks = free.length > 0 && (owing.length === 0 || below(owing[0] === HOUSE ? 3 : 6) === 0)
  return speaks ? free[below(free.length)]! : owing[below(owing.length)]!
}

interface Written {
  readonly raw: object
  /** What is done, and with which card. */
  readonly what: string
}

/** What was taken how often in all games so far. */
class Habits {
  readonly #game: RulesModule['game']
  readonly #listed: Int32Array
  readonly #written = new Map<number, Written>()
  readonly #taken = new Map<string, number>()

  constructor(game: RulesModule['game']) {
    this.#game = game
    this.#listed = new Int32Array(game.mostChoices)
  }

  /** Null where nothing is on offer. A form may be refused: then nothing happens. */
  choose({ state }: Match, seat: Seat, below: Below): object | null {
    const [form] = seat !== HOUSE && below(16) === 0 ? this.#game.forms(state, seat, { below }, 1) : []
    if (form !== undefined) return form
    const count = this.#game.choices(state, seat, this.#listed)
    if (count === 0) return null
    const from = below(count)
    let best = this.#write(this.#listed[from]!)
    if (below(3) > 0) {
      for (let index = 1; index < count; index++) {
        const one = this.#write(this.#listed[(from + index) % count]!)
        if (this.#times(one) < this.#times(best)) best = one
      }
    }
    this.#taken.set(best.what, this.#times(best) + 1)
    return best.raw
  }

  #times({ what }: Written): number {
    return this.#taken.get(what) ?? 0
  }

  #write(choice: number): Written {
    const known = this.#written.get(choice)
    if (known !== undefined) return known
    const raw: { readonly type: string; readonly copy?: number } = this.#game.write(choice)
    const written = { raw, what: `${raw.type} ${raw.copy ?? ''}` }
    this.#written.set(choice, written)
    return written
  }
}

function tell(digest: Hash, { events, hash }: { readonly events: readonly object[]; readonly hash: string }): void {
  digest.update(canonicalJson(events as unknown as Json)).update(hash)
}

const short = (digest: Hash): string => digest.digest('hex').slice(0, 12)
