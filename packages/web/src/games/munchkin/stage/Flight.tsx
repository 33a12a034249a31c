import { type CombatView, titleOfMonster } from '@brouhaha/munchkin'
import { Fragment } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { Die } from './Die.tsx'
import { type Run, runsOf } from './flight.ts'
import { fleeSum } from './ledger.ts'
import { chancesIf } from './outlook.ts'
import { lastRoll } from './rolls.ts'
import { Ledger } from './Why.tsx'
import { STAGE_WORDS } from './words.ts'

/** While somebody runs: the die, what it must show, who has got away from what, and why so. Before that, the chances of whoever could run. */
export function Flight({ combat }: { readonly combat: CombatView }) {
  const { view, model, reader, language } = usePlay()
  const say = STAGE_WORDS[language]
  const runs = runsOf(view, combat, model.history)
  const chances = chancesIf(view, model.choices.find(({ type }) => type === 'run') ?? null)
  if (runs.length === 0 && chances.length === 0) return null
  const monster = (slot: number): string => titleOfMonster(view, slot, reader, language)
  const die = combat.roll?.die ?? 0
  const runners = [...new Set(runs.map(({ seat }) => seat))]
  return (
    <section className={`mk-flight ${runs.length > 0 ? 'is-running' : ''}`} aria-label={say.flight}>
      <h3>{say.flight}</h3>
      {die > 0 && view.gate?.clock !== 'roll' && <Die key={lastRoll(model.history)?.key} value={die} />}
      <ul>
        {runners.map((seat) => (
          <li key={seat}>
            <b>{fill(seat === view.you ? say.youRun : say.runs, { name: reader.names[seat] ?? '' })}</b>
            {runs
              .filter((run) => run.seat === seat)
              .map((run) => (
                <Fragment key={run.slot}>
                  <span className={`mk-run is-${run.state}`}>
                    {monster(run.slot)} <b>{outcome(run, say)}</b>
                  </span>
                  <WhySo combat={combat} seat={seat} slot={run.slot} />
                </Fragment>
              ))}
          </li>
        ))}
        {runs.length === 0 &&
          chances.map(({ slot, sixths }) => (
            <li key={slot} className="mk-run">
              {fill(say.chances, { sixths, monster: monster(slot) })}
              {view.you !== null && <WhySo combat={combat} seat={view.you} slot={slot} />}
            </li>
          ))}
      </ul>
    </section>
  )
}

interface WhySoProps {
  readonly combat: CombatView
  readonly seat: number
  readonly slot: number
}

/** What helps or hinders the runner, one tap away. */
function WhySo({ combat, seat, slot }: WhySoProps) {
  const play = usePlay()
  const sum = fleeSum(combat, { seat, slot }, play)
  if (sum === null) return null
  return (
    <details className="mk-flight-why">
      <summary>
        {STAGE_WORDS[play.language].why} <span className="unseen">{sum.title}</span>
      </summary>
      <Ledger {...sum} />
    </details>
  )
}

function outcome({ state, needs }: Run, say: (typeof STAGE_WORDS)['en']): string {
  if (state === 'escaped' || state === 'caught') return say[state]
  if (needs <= 1) return say.certain
  return needs > 6 ? say.hopeless : fill(say.needs, { die: needs })
}
