// The table as it stood after each row, from what was heard alone: no rules, no seed, no secrets beyond the listener's.
// That is why a game of any edition can be watched again, and an unfinished one by whoever played it.

import { BOARDS, type Laid, type MoshHeard, type MoshSeatView, type MoshView, PARTS } from '@brouhaha/zombie-mosh'

/** What can be seen, with every hand that the listener knows. */
export interface Retold {
  readonly view: MoshView
  /** The known cards of each seat; shorter than what it holds where some are unknown. */
  readonly hands: readonly (readonly number[])[]
}

const SOUND = PARTS.map(() => 0)
const ENDURES_ON_SIDE_A = 3
const CARDS_OF_A_PASS = 2

const EMPTY_SEAT: MoshSeatView = {
  board: null,
  inPit: false,
  songsWon: 0,
  held: 0,
  damage: SOUND,
  endures: SOUND,
  hits: [],
  defences: [],
}

/** Before anything was heard. */
export const BLANK: Retold = {
  view: {
    you: null,
    side: 'A',
    songs: 1,
    song: 0,
    stage: 'boards',
    round: 0,
    first: 0,
    pass: 1,
    dancer: null,
    toPlay: 0,
    deck: 0,
    discard: [],
    seats: [],
    hand: [],
    owing: [],
    winners: [],
  },
  hands: [],
}

/** The table after some more events, as seat `you` or, with null, somebody who looks on sees it. */
export function retell(before: Retold, events: readonly MoshHeard[], you: number | null): Retold {
  const { view, hands } = events.reduce(tell, before)
  return { view: { ...view, you, hand: you === null ? [] : (hands[you] ?? []) }, hands }
}

const changed = (told: Retold, view: Partial<MoshView>): Retold => ({ ...told, view: { ...told.view, ...view } })

function changedSeat(told: Retold, seat: number, change: (before: MoshSeatView) => Partial<MoshSeatView>): Retold {
  const before = told.view.seats[seat]!
  return changed(told, { seats: told.view.seats.with(seat, { ...before, ...change(before) }) })
}

const changedHand = (told: Retold, seat: number, change: (hand: readonly number[]) => readonly number[]): Retold => ({
  ...told,
  hands: told.hands.with(seat, change(told.hands[seat]!)),
})

function tell(told: Retold, event: MoshHeard): Retold {
  const { view } = told
  switch (event.type) {
    case 'opened': {
      const seats = Array.from({ length: event.seats }, (_, seat) => seat)
      return {
        view: {
          ...BLANK.view,
          side: event.side,
          songs: event.songs,
          seats: seats.map(() => EMPTY_SEAT),
          owing: seats,
        },
        hands: seats.map(() => []),
      }
    }
    case 'boardChosen': {
      const endures = view.side === 'A' ? PARTS.map(() => ENDURES_ON_SIDE_A) : BOARDS[event.board]!.endures
      const chosen = changedSeat(told, event.seat, () => ({ board: event.board, endures }))
      return changed(chosen, { owing: view.owing.filter((seat) => seat !== event.seat) })
    }
    case 'songBegan':
      return changed(told, {
        song: event.song,
        stage: 'dance',
        round: 0,
        first: event.first,
        winners: [],
        seats: view.seats.map((seat) => ({ ...seat, inPit: true, damage: SOUND })),
      })
    case 'shuffled':
      return changed(told, { deck: event.count, discard: [] })
    case 'roundBegan':
      return changed(told, { round: event.round, first: event.first })
    case 'dealt': {
      const dealt = changedSeat(changed(told, { deck: view.deck - event.count }), event.seat, ({ held }) => ({
        held: held + event.count,
      }))
      return changedHand(dealt, event.seat, (hand) => [...hand, ...(event.cards ?? [])])
    }
    case 'crowdHit':
      return changedSeat(changed(told, { deck: view.deck - 1 }), event.seat, ({ hits }) => ({
        hits: [...hits, { card: event.card, part: event.part, by: 'crowd' }],
      }))
    case 'turnBegan':
      return changed(told, { dancer: event.seat, pass: event.pass, toPlay: CARDS_OF_A_PASS, owing: [event.seat] })
    case 'attacked':
    case 'defended': {
      const laid: Laid = { card: event.card, part: event.part, by: event.seat }
      const played = changedSeat(changed(told, { toPlay: view.toPlay - 1 }), event.seat, ({ held }) => ({
        held: held - 1,
      }))
      const inLine =
        event.type === 'attacked'
          ? changedSeat(played, event.victim, ({ hits }) => ({ hits: [...hits, laid] }))
          : changedSeat(played, event.seat, ({ defences }) => ({ defences: [...defences, laid] }))
      return changedHand(inLine, event.seat, (hand) => hand.filter((card) => card !== event.card))
    }
    case 'hurt':
      return changedSeat(told, event.seat, ({ damage }) => ({
        damage: damage.with(PARTS.indexOf(event.part), event.damage),
      }))
    case 'linesCleared':
      return changed(told, {
        discard: [...view.discard, ...view.seats.flatMap(inLines)].sort((one, other) => one - other),
        seats: view.seats.map((seat) => ({ ...seat, hits: [], defences: [] })),
      })
    case 'eliminated':
      return changedSeat(told, event.seat, () => ({ inPit: false }))
    case 'songWon':
      return changed(told, {
        winners: event.seats,
        stage: 'encore',
        dancer: null,
        toPlay: 0,
        owing: ['house'],
        seats: view.seats.map((seat, index) =>
          event.seats.includes(index) ? { ...seat, songsWon: seat.songsWon + 1 } : seat,
        ),
      })
    case 'gameOver':
      return changed(told, { stage: 'over', owing: [] })
    case 'stepBegan':
    case 'blocked':
    case 'wasted':
    case 'partFell':
      return told
    // A later edition may tell of more than this page knows.
    default:
      return told
  }
}

const inLines = ({ hits, defences }: MoshSeatView): number[] => [...hits, ...defences].map(({ card }) => card)
