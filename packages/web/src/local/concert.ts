import type { HostedGame } from '@brouhaha/host'
import { WATCHER } from '@brouhaha/table'
import type { MoshView } from '@brouhaha/zombie-mosh'

/** Zombie Mosh! as everybody sees it; null for a game without songs. */
export const concertOf = ({ game, state }: HostedGame): MoshView | null =>
  game.name === 'zombie-mosh' ? (game.view(state, WATCHER) as MoshView) : null
