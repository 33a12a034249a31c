import type { CombatView } from '@brouhaha/munchkin'
import { CardButton } from '../card/Card.tsx'
import { usePlay } from '../play.ts'
import { signed } from '../seats/lines.ts'
import { STAGE_WORDS } from './words.ts'

interface PlayedProps {
  readonly combat: CombatView
  readonly side: 'players' | 'monsters'
}

/** Cards that were played for a side, each with what it adds; the dead lie with the monsters. */
export function Played({ combat, side }: PlayedProps) {
  const { language } = usePlay()
  const say = STAGE_WORDS[language]
  const played = combat.played.filter((card) => card.side === side)
  const killed = side === 'monsters' ? combat.killed : []
  return (
    <>
      {played.length > 0 && (
        <ul className="mk-stage-chips" aria-label={say.played}>
          {played.map(({ copy, id, adds }) => (
            <li key={copy}>
              <CardButton id={id} copy={copy} size="chip" place="fight" />
              {adds !== 0 && <b>{signed(adds)}</b>}
            </li>
          ))}
        </ul>
      )}
      {killed.length > 0 && (
        <ul className="mk-stage-chips is-dead" aria-label={say.killed}>
          {killed.map(({ copy, id }) => (
            <li key={copy}>
              <CardButton id={id} copy={copy} size="chip" place="fight" dimmed />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
