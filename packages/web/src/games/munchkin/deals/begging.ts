import type { CombatView, MunchkinHeard } from '@brouhaha/munchkin'
import type { HeardRow, Saying } from '@brouhaha/protocol'

/** Whether the main fighter has begged since the fight began: whoever has a price may name it. */
export function isBegging(
  { main }: Pick<CombatView, 'main'>,
  talk: readonly Saying[],
  history: readonly HeardRow[],
): boolean {
  const began = history.findLast(({ events }) =>
    (events as readonly MunchkinHeard[]).some(({ type }) => type === 'combatBegan'),
  )
  return began !== undefined && talk.some(({ seat, emote, at }) => seat === main && emote === 'beg' && at >= began.at)
}
