// The game with something given away, once in each way in which a table can give something away.

import { type Game, listSeats, plus, type Seats, type State, WATCHER } from '@brouhaha/table'
import { EDGE_PART } from '../../src/body.ts'
import { cardOf, isPlacement } from '../../src/choice.ts'
import { type MoshKinds, zombieMosh } from '../../src/game.ts'
import { CARDS, CHANCE, DECK, DECK_SIZE, HAND, HAND_SIZE, HELD, IN_HAND, SEATS, zoneOf } from '../../src/layout.ts'
import { NO_SUCH_PLAY, NOT_IN_YOUR_HAND } from '../../src/refusals.ts'

const HEAD = 0
const topCard = (state: State): number => state[DECK + state[DECK_SIZE]! - 1] ?? 0

/** Could this seat hit or block a head? */
function holdsHead(state: State, seat: number): boolean {
  const hand = HAND + seat * HAND_SIZE
  return state.subarray(hand, hand + state[HELD + seat]!).some((card) => EDGE_PART[card * 2] === HEAD)
}

const everybody = (state: State): Seats => ((1 << state[SEATS]!) - 1) as Seats

/** What is leaked, under the name that the comparison reports. */
export const LEAKING: Readonly<Record<string, Game<MoshKinds>>> = {
  view: {
    ...zombieMosh,
    view: (state, viewer) => ({ ...zombieMosh.view(state, viewer), next: topCard(state) }),
  },
  events: {
    ...zombieMosh,
    apply(state, seat, choice, play) {
      const { story } = play
      const from = story?.events.length ?? 0
      const answer = zombieMosh.apply(state, seat, choice, play)
      if (story === null) return answer
      const told = story.events.splice(from)
      for (const event of told) {
        if (event.secret === undefined) story.tell(event)
        else story.tell({ ...event, secret: { ...event.secret, to: everybody(state) } })
      }
      return answer
    },
  },
  choices: {
    ...zombieMosh,
    choices(state, seat, out) {
      const count = zombieMosh.choices(state, seat, out)
      const rival = (seat + 1) % state[SEATS]!
      if (holdsHead(state, rival)) out.subarray(0, count).reverse()
      return count
    },
  },
  answers: {
    ...zombieMosh,
    apply(state, seat, choice, play) {
      const answer = zombieMosh.apply(state, seat, choice, play)
      if (answer !== NOT_IN_YOUR_HAND || !isPlacement(choice)) return answer
      const zone = zoneOf(state[CARDS + cardOf(choice)]!)
      return zone >= IN_HAND && zone < IN_HAND + state[SEATS]! ? NO_SUCH_PLAY : answer
    },
  },
  owing: {
    ...zombieMosh,
    owing: (state) =>
      listSeats(everybody(state)).reduce(
        (asked, seat) => (holdsHead(state, seat) ? plus(asked, seat) : asked),
        zombieMosh.owing(state),
      ),
  },
  free: {
    ...zombieMosh,
    free: (state) =>
      listSeats(everybody(state))
        .filter((seat) => holdsHead(state, seat))
        .reduce(plus, 0 as Seats),
  },
  waits: {
    ...zombieMosh,
    waits: (state) =>
      zombieMosh.waits(state).map((wait) => (holdsHead(state, wait.seat) ? { ...wait, clock: 'longTurn' } : wait)),
  },
}

/** What only a table that tells many listeners of one row would give away: to each with what is theirs, … */
export const LEAKING_OWN: Game<MoshKinds> = {
  ...zombieMosh,
  own: (state, viewer) => ({ ...zombieMosh.own!(state, viewer), deck: topCard(state) }),
}

/** … or to all with what they share. */
export const LEAKING_SHARED: Game<MoshKinds> = {
  ...zombieMosh,
  view: (state, viewer) => (viewer === WATCHER ? LEAKING.view! : zombieMosh).view(state, viewer),
}

/** The seed itself in the view: harmless to look at, and yet it tells every draw to come. */
export const SEED_IN_VIEW: Game<MoshKinds> = {
  ...zombieMosh,
  view: (state, viewer) => ({ ...zombieMosh.view(state, viewer), shuffle: state[CHANCE]! & 1 }),
}
