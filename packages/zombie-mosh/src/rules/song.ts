// Songs: ZM-SETUP-03, ZM-SETUP-04, ZM-NEXT-03.
// Entered when every seat has a board, or when the house brings a fresh seed; leaves with the first dancer's turn.

import { ACCEPTED, HOUSE, type Play, plantSeed, type Seat, type State, seedFromText } from '@brouhaha/table'
import { CARD_COUNT } from '../body.ts'
import type { SongForm } from '../choice.ts'
import type { MoshHappening } from '../events.ts'
import {
  BETWEEN_SONGS,
  CARDS,
  CHANCE,
  DAMAGE,
  DANCING,
  DRAW_COUNT,
  draws,
  FIRST,
  HITS,
  IN_DECK,
  OVER,
  PIT,
  ROUND,
  SEATS,
  SONG,
  SONGS,
  STAGE,
  WINNERS,
} from '../layout.ts'
import { GAME_OVER, ONLY_THE_HOUSE, SERIES_HAS_A_LENGTH, SONG_IS_PLAYING } from '../refusals.ts'
import { shuffle } from './deck.ts'
import { endGame } from './end.ts'
import { beginRound } from './round.ts'

/** ZM-NEXT-03: a new song wipes all damage, brings everybody back into the pit and is shuffled anew. */
export function beginSong(state: State, play: Play<MoshHappening>): void {
  const seats = state[SEATS]!
  state[SONG] = state[SONG]! + 1
  state[STAGE] = DANCING
  state[ROUND] = 0
  state[WINNERS] = 0
  state[PIT] = (1 << seats) - 1
  state.fill(0, DAMAGE, HITS) // ZM-SETUP-03
  state[FIRST] = play.chance.below(state, draws.first, seats) // ZM-SETUP-04
  if (play.story !== null) {
    play.story.reveal({ open: { type: 'songBegan', song: state[SONG]!, first: state[FIRST]! } })
  }
  state.fill(IN_DECK, CARDS, CARDS + CARD_COUNT)
  shuffle(state, IN_DECK, play) // ZM-SETUP-05
  beginRound(state, play)
}

/** Why nobody can act on the series now, or ACCEPTED. */
function forbids(state: State, seat: Seat): number {
  if (state[STAGE] === OVER) return GAME_OVER
  if (seat !== HOUSE) return ONLY_THE_HOUSE // ZM-NEXT-03
  return state[STAGE] === BETWEEN_SONGS ? ACCEPTED : SONG_IS_PLAYING // ZM-NEXT-03
}

/** ZM-NEXT-03: the house brings the seed of the next song, fresh, because the last one has been shown. */
export function playNextSong(state: State, seat: Seat, form: SongForm, play: Play<MoshHappening>): number {
  const refused = forbids(state, seat)
  if (refused !== ACCEPTED) return refused
  plantSeed(state, CHANCE, DRAW_COUNT, seedFromText(form.seed)!)
  beginSong(state, play)
  return ACCEPTED
}

/** Ends a concert that was to go on until somebody says so. */
export function stopPlaying(state: State, seat: Seat, play: Play<MoshHappening>): number {
  const refused = forbids(state, seat)
  if (refused !== ACCEPTED) return refused
  if (state[SONGS] !== 0) return SERIES_HAS_A_LENGTH
  endGame(state, play)
  return ACCEPTED
}
