import { moshBots } from '@brouhaha/bots'
import { BOARDS, MOSH_RULEBOOK, type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import type { Box } from '../box.ts'
import { narrator } from './narrator.ts'

export const MOSH: Box<MoshKinds> = {
  title: 'Zombie Mosh!',
  game: zombieMosh,
  rulebook: MOSH_RULEBOOK,
  fewest: 2,
  most: BOARDS.length,
  bots: moshBots,
  /** Boards move on one seat from game to game, so that every seat plays every zombie equally often. */
  options: (players, side, number) => ({
    side,
    songs: 1,
    boards: Array.from({ length: players }, (_, seat) => (seat + number) % BOARDS.length),
  }),
  rounds: (view) => view.round,
  narrator,
}
