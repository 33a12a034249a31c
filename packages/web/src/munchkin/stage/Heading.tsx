import { fill } from '../../app/words.ts'
import { usePlay } from '../play.ts'
import { phaseShown } from './phase.ts'
import { STAGE_WORDS } from './words.ts'

const PHASES = [0, 1, 2, 3, 4] as const

/** Whose turn it is and how far: "Bob's turn · 1 Open the door". */
export function Heading() {
  const { view, reader, language } = usePlay()
  const say = STAGE_WORDS[language]
  const phase = phaseShown(view)
  const whose =
    view.turn === 0
      ? say.before
      : view.active === view.you
        ? say.yourTurn
        : fill(say.theirTurn, { name: reader.names[view.active] ?? '' })
  return (
    <header className="mk-heading">
      <h2>{whose}</h2>
      {view.turn > 0 && (
        <ol className="mk-phases" aria-label={say.phases}>
          {PHASES.map((one) => (
            <li key={one} className={one < phase ? 'is-past' : ''} aria-current={one === phase ? 'step' : undefined}>
              {one > 0 && <b>{one}</b>} <span>{say[`phase${one}`]}</span>
            </li>
          ))}
        </ol>
      )}
    </header>
  )
}
