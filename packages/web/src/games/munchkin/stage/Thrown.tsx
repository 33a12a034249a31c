import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { Die } from './Die.tsx'
import { lastRoll } from './rolls.ts'
import { STAGE_WORDS } from './words.ts'

/** A die that somebody threw a moment ago, where neither a gate nor a flight shows it. */
export function Thrown() {
  const { view, model, reader, language } = usePlay()
  const say = STAGE_WORDS[language]
  const roll = lastRoll(model.history)
  const isElsewhere = view.gate?.clock === 'roll' || (view.combat?.roll?.die ?? 0) > 0
  if (roll === null || isElsewhere) return null
  const name = roll.seat === reader.you ? say.you : (reader.names[roll.seat] ?? '')
  return (
    <p className="mk-thrown">
      <Die key={roll.key} value={roll.value} />
      <span>{fill(say.dieOf, { name, value: roll.value })}</span>
    </p>
  )
}
