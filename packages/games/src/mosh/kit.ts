import { BOARDS, MOSH_RULEBOOK, type MoshKinds, type Side, zombieMosh } from '@brouhaha/zombie-mosh'
import type { Unpacked } from '../kit.ts'
import type { Rest } from '../load-kit.ts'
import { narrator } from './narrator.ts'

const UNPACKED: Unpacked<MoshKinds> = {
  title: 'Zombie Mosh!',
  game: zombieMosh,
  packs: [],
  brought: [],
  /** Boards move on one seat from game to game, so that every seat plays every zombie equally often. */
  options: (players, number, { side = 'A' }) => ({
    side: side as Side,
    songs: 1,
    boards: Array.from({ length: players }, (_, seat) => (seat + number) % BOARDS.length),
  }),
  rounds: (view) => view.round,
  narrator,
}

export const MOSH_REST: Rest<MoshKinds> = {
  rulebook: MOSH_RULEBOOK,
  unpack: () => UNPACKED,
  agree: (options) => options,
}
