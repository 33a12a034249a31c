// Which sound, if any, goes with what was heard at a table of the family.

import type { MunchkinHeard } from '@brouhaha/munchkin'
import type { Sound } from '../../../shell/sound/sound.ts'

/** The gravest first. */
const LOUDEST = ['win', 'death', 'curse', 'level', 'die', 'door', 'turn', 'card'] as const satisfies readonly Sound[]

const MOST = 2

function soundOf(event: MunchkinHeard, you: number | null): (typeof LOUDEST)[number] | null {
  switch (event.type) {
    case 'ended':
      return 'win'
    case 'died':
      return 'death'
    case 'curseHit':
    case 'caught':
      return 'curse'
    case 'levelGained':
      return 'level'
    case 'rolled':
      return 'die'
    case 'phase':
      return event.phase === 1 ? 'door' : null
    case 'turnBegan':
      return event.seat === you ? 'turn' : null
    case 'played':
      return 'card'
    default:
      return null
  }
}

/** However much was heard at once, only the gravest of it sounds, in the order in which it came. */
export function soundsOf(events: readonly MunchkinHeard[], you: number | null): readonly Sound[] {
  const heard = new Set(events.map((event) => soundOf(event, you)))
  const kept = LOUDEST.filter((sound) => heard.has(sound)).slice(0, MOST)
  return [...heard].filter((sound) => sound !== null && kept.includes(sound)) as readonly Sound[]
}
