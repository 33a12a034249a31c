// Can a seat tell two states apart? Everything that a seat gets from its table, compared byte by byte.

import { assert, canonicalJson, Random } from '@brouhaha/kit'
import {
  type Attempt,
  attempt,
  type Chance,
  fork,
  type Game,
  HOUSE,
  type Kinds,
  listen,
  type Seat,
  type State,
  Story,
  seededChance,
} from '@brouhaha/table'

/** What a seat can compare, by the name that a difference is reported under. */
type Sights = Readonly<Record<string, unknown>>

const FORMS = 8

/** Room for a game that miscounts its choices, so that it is told by how many. */
const SPARE = 1024

export function listChoices<K extends Kinds>(game: Game<K>, state: State, seat: Seat): number[] {
  const out = new Int32Array(game.mostChoices + SPARE)
  const count = game.choices(state, seat, out)
  assert(count <= game.mostChoices, `a seat is offered ${count} choices, and mostChoices is ${game.mostChoices}`)
  return [...out.subarray(0, count)]
}

/** Clocks and whose they are; what silence would mean only for the seat itself and for the house. */
function clocks<K extends Kinds>(game: Game<K>, state: State, viewer: Seat): unknown {
  return game.waits(state).map(({ clock, seat, fallback }) => {
    const known = seat === viewer || seat === HOUSE
    return { clock, seat, fallback: known ? fallback : null }
  })
}

/** How a choice would be answered, apart from what happens then. */
function answer<K extends Kinds>(game: Game<K>, state: State, viewer: Seat, raw: unknown): unknown {
  const attempted = attempt(game, fork(state), viewer, raw, { chance: seededChance, story: null })
  return attempted.kind === 'accepted' ? 'accepted' : attempted
}

function sights<K extends Kinds>(game: Game<K>, state: State, viewer: Seat, raws: readonly unknown[]): Sights {
  const choices = listChoices(game, state, viewer)
  return {
    view: game.view(state, viewer),
    choices: choices.map((choice) => [choice, game.write(choice)]),
    forms: game.forms(state, viewer, new Random(1), FORMS),
    owing: game.owing(state),
    free: game.free(state),
    waits: clocks(game, state, viewer),
    'choices of the house': listChoices(game, state, HOUSE),
    over: game.over(state),
    winners: game.winners(state),
    answers: raws.map((raw) => answer(game, state, viewer, raw)),
  }
}

function firstDifference(a: Sights, b: Sights): string | null {
  for (const name of Object.keys(a)) {
    const [ours, theirs] = [canonicalJson(a[name]), canonicalJson(b[name])]
    if (ours !== theirs) return `${name}: ${ours} against ${theirs}`
  }
  return null
}

/**
 * Null when a viewer cannot tell two states apart; otherwise what differs: view, choices, forms, owing, free, waits, the
 * end, or how one of `raws` would be answered.
 */
export function comparePair<K extends Kinds>(
  game: Game<K>,
  a: State,
  b: State,
  viewer: Seat,
  raws: readonly unknown[] = [],
): string | null {
  return firstDifference(sights(game, a, viewer, raws), sights(game, b, viewer, raws))
}

/**
 * The same choice by the same seat in both states: null when the viewer hears the same and still cannot tell them apart.
 * `chanceOfB` deals the second world something else, where the seed alone would deal both the same; `rawOfB` is the move as
 * it is there, where it names something that the viewer cannot tell apart.
 */
export function comparePlay<K extends Kinds>(
  game: Game<K>,
  a: State,
  b: State,
  viewer: Seat,
  move: { readonly seat: Seat; readonly raw: unknown; readonly rawOfB?: unknown },
  chanceOfB: Chance = seededChance,
): string | null {
  const after = (state: State, chance: Chance, raw: unknown): { readonly state: State; readonly sights: Sights } => {
    const own = fork(state)
    const story = new Story<K['happening']>()
    const attempted: Attempt<K> = attempt(game, own, move.seat, raw, { chance, story })
    const events = listen(story.events, viewer)
    // What another seat is told about its own choice is that seat's business.
    const told = move.seat === viewer ? attempted : attempted.kind
    return { state: own, sights: { verdict: told, events, irreversible: events.length > 0 && story.irreversible } }
  }
  const [ours, theirs] = [after(a, seededChance, move.raw), after(b, chanceOfB, move.rawOfB ?? move.raw)]
  return firstDifference(ours.sights, theirs.sights) ?? comparePair(game, ours.state, theirs.state, viewer)
}
