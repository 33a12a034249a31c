import { type MoshBotName, moshBots, type Sharpness } from '@brouhaha/bots'
import type { Contest } from '@brouhaha/host'
import { type MoshKinds, type Side, zombieMosh } from '@brouhaha/zombie-mosh'

export interface MoshPairing {
  readonly challenger: MoshBotName
  readonly field: MoshBotName
  readonly seats: number
  readonly seed: number
  readonly side?: Side
  readonly sharpness?: Sharpness
}

/** One song; the boards lie in the same order whoever sits where. */
export function moshContest(pairing: MoshPairing): Contest<MoshKinds> {
  const { challenger, field, seats, seed, side = 'A', sharpness } = pairing
  return {
    game: zombieMosh,
    options: { side, boards: Array.from({ length: seats }, (_, board) => board) },
    seats,
    challenger: moshBots[challenger](sharpness),
    field: moshBots[field](sharpness),
    seed,
  }
}
