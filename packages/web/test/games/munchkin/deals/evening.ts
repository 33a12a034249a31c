// Real games of the family for tests of the deals: random seats choose what is listed, and fill in what cannot be.

import { Random } from '@brouhaha/kit'
import {
  cardsOf,
  type MunchkinChoice,
  type MunchkinForm,
  type MunchkinView,
  munchkin,
  type Reader,
} from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { HOUSE, includes, lowest, Match, type Seat } from '@brouhaha/table'

const PACK_LIST = Object.values(PACKS)
const GAME = munchkin(PACK_LIST)
const SEATS = 4

/** What one seat sees at a moment of a game. */
export interface Moment {
  readonly view: MunchkinView
  readonly choices: readonly MunchkinChoice[]
  /** Some of the forms that the rules would accept from this seat now. */
  readonly forms: readonly MunchkinForm[]
}

const choices = new Int32Array(GAME.mostChoices)

export const readerOf = (box: string, you: number | null): Reader => ({
  names: ['Ana', 'Bob', 'Cléo', 'Denis'],
  you,
  card: cardsOf(PACK_LIST, [box]),
})

const STEPS = 450
const SEED = 3
const played = new Map<string, readonly Moment[]>()

/** A game of a box, moment by moment, as each seat in turn sees it. */
export function evening(box: string): readonly Moment[] {
  const known = played.get(box)
  if (known !== undefined) return known
  const moments: Moment[] = []
  playEvening(box, SEED, STEPS, (moment) => moments.push(moment))
  played.set(box, moments)
  return moments
}

function playEvening(box: string, seed: number, steps: number, look: (moment: Moment) => void): void {
  const options = { boxes: [box], honour: true, pacts: true }
  const match = Match.open(GAME, {
    seats: SEATS,
    options,
    seed: Int32Array.from({ length: 8 }, (_, i) => seed * 8 + i),
  })
  if (!(match instanceof Match)) throw new Error('the evening is cancelled')
  const random = new Random(seed)
  const { state } = match
  for (let step = 0; step < steps && !GAME.over(state); step++) {
    const looking = (step % SEATS) as Seat
    const forms = GAME.forms(state, looking, random, 2)
    look({ view: GAME.view(state, looking), choices: listed(looking), forms })
    const submit = (seat: Seat, choice: unknown): boolean =>
      match.submit({ id: `${step} ${seat} ${match.rows.length}`, seat, seq: match.rows.length, choice }).kind ===
      'accepted'
    const form = forms[0]
    if (form !== undefined && random.below(3) === 0 && submit(looking, form)) continue
    const asked = lowest(GAME.owing(state))
    const seat = asked === HOUSE && includes(GAME.free(state), looking) ? looking : asked
    const offered = seat === HOUSE ? [] : listed(seat)
    const chosen = offered[random.below(offered.length || 1)] ?? GAME.write(GAME.waits(state)[0]!.fallback)
    if (!submit(offered.length === 0 ? asked : seat, chosen)) throw new Error(`refused: ${JSON.stringify(chosen)}`)
    if (asked === HOUSE && GAME.owing(state) !== 0 && includes(GAME.owing(state), HOUSE))
      submit(HOUSE, GAME.write(GAME.waits(state)[0]!.fallback))
  }

  function listed(seat: Seat): MunchkinChoice[] {
    const count = GAME.choices(state, seat, choices)
    return [...choices.subarray(0, count)].map((choice) => GAME.write(choice))
  }
}
