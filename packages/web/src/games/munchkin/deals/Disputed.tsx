import { type RulingVerb, sayForm } from '@brouhaha/munchkin'
import type { Dispute } from '@brouhaha/protocol'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { standOn } from './matter.ts'
import { DEAL_WORDS } from './words.ts'

interface DisputedProps {
  readonly dispute: Dispute
  readonly onRest?: (() => void) | undefined
  readonly onVote?: ((on: boolean) => void) | undefined
  rule(): void
}

/** What somebody finds wrong, what it is about, and how it ends. */
export function Disputed({ dispute, onRest, onVote, rule }: DisputedProps) {
  const { table, view, reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  const { you } = view
  const { about, proposal, voters = [] } = dispute
  const stand = standOn(dispute, you, table.host)
  const isHost = you === table.host
  const mayRest = onRest !== undefined && (isHost || you === dispute.seat)
  const name = reader.names[table.host] ?? ''
  const whose = about === undefined ? '' : (reader.names[about.seat] ?? '')
  const hasAgreed = you !== null && proposal?.agreed.includes(you) === true
  return (
    <article className="mk-slip is-forMe">
      <h3>{fill(say.disputed, { name: reader.names[dispute.seat] ?? '' })}</h3>
      <blockquote>{dispute.text}</blockquote>
      {about !== undefined && (
        <p>
          {say[about.verb as RulingVerb]}
          {about.verb !== 'endCombat' && ` (${whose})`}
        </p>
      )}
      {proposal !== undefined && (
        <p>
          <strong>{sayForm({ type: 'rule', ...proposal, verb: proposal.verb as RulingVerb }, reader, language)}</strong>{' '}
          {fill(say.votes, { agreed: proposal.agreed.length, count: voters.length })}
        </p>
      )}
      <p className="small">
        {fill(say[`${stand}Stand`], { name })} {say.lapses}
      </p>
      <div className="row">
        {(stand === 'rule' || stand === 'propose') && (
          <button type="button" className="button mk-slip-yes" onClick={rule}>
            {stand === 'rule' ? say.rule : say.propose}
          </button>
        )}
        {stand === 'vote' && onVote !== undefined && (
          <>
            <button type="button" className="button mk-slip-yes" disabled={hasAgreed} onClick={() => onVote(true)}>
              {say.voteYes}
            </button>
            <button type="button" className="button" onClick={() => onVote(false)}>
              {say.voteNo}
            </button>
          </>
        )}
        {mayRest && (
          <button type="button" className="button slight" onClick={onRest}>
            {say.letRest}
          </button>
        )}
      </div>
    </article>
  )
}
