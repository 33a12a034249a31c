import { type RulingVerb, sayForm } from '@brouhaha/munchkin'
import type { Ruled } from '@brouhaha/protocol'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { DEAL_WORDS } from './words.ts'

interface RuledSlipProps {
  readonly ruled: Ruled
  readonly onVote?: ((on: boolean) => void) | undefined
}

/** A ruling that nobody has played on since: the others may take it back. */
export function RuledSlip({ ruled, onVote }: RuledSlipProps) {
  const { view, reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  const { verb, seat, value, voters, against } = ruled
  const { you } = view
  const mayVote = onVote !== undefined && you !== null && voters.includes(you)
  const isAgainst = you !== null && against.includes(you)
  return (
    <article className="mk-slip">
      <h3>{sayForm({ type: 'rule', verb: verb as RulingVerb, seat, value }, reader, language)}</h3>
      <p className="small">{fill(say.mayBeTakenBack, { against: against.length, count: voters.length })}</p>
      {mayVote && (
        <div className="row">
          <button type="button" className="button" onClick={() => onVote(isAgainst)}>
            {isAgainst ? say.letItStand : say.takeRulingBack}
          </button>
        </div>
      )}
    </article>
  )
}
