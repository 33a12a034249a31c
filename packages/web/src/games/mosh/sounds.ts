// Which sound, if any, goes with what was heard.

import type { MoshHeard } from '@brouhaha/zombie-mosh'
import type { Sound } from '../../shell/sound/sound.ts'

const LOUDEST: readonly Sound[] = ['win', 'out', 'plop', 'turn', 'shield', 'card', 'no']

function soundOf(event: MoshHeard, you: number | null): Sound | null {
  switch (event.type) {
    case 'songWon':
      return 'win'
    case 'eliminated':
      return 'out'
    case 'partFell':
      return 'plop'
    case 'turnBegan':
      return event.seat === you ? 'turn' : null
    case 'defended':
      return 'shield'
    case 'attacked':
      return 'card'
    default:
      return null
  }
}

/** One row makes at most two sounds: what was played, and the most important thing that came of it. */
export function concertSounds(events: readonly MoshHeard[], you: number | null): readonly Sound[] {
  const all = events.map((event) => soundOf(event, you)).filter((sound) => sound !== null)
  const played = all.find((sound) => sound === 'card' || sound === 'shield')
  const loudest = LOUDEST.find((sound) => all.includes(sound))
  return [...new Set([played, loudest])].filter((sound) => sound !== undefined)
}
