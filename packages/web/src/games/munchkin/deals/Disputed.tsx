import type { Dispute } from '@brouhaha/protocol'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { DEAL_WORDS } from './words.ts'

interface DisputedProps {
  readonly dispute: Dispute
  readonly onRest?: (() => void) | undefined
  rule(): void
}

/** What somebody finds wrong, and how it ends: the host rules, or it is let rest. */
export function Disputed({ dispute, onRest, rule }: DisputedProps) {
  const { table, view, reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  const isHost = view.you === table.host
  const mayRest = onRest !== undefined && (isHost || view.you === dispute.seat)
  return (
    <article className="mk-slip is-forMe">
      <h3>{fill(say.disputed, { name: reader.names[dispute.seat] ?? '' })}</h3>
      <blockquote>{dispute.text}</blockquote>
      <p className="small">
        {isHost ? say.youDecide : fill(say.hostDecides, { name: reader.names[table.host] ?? '' })}
      </p>
      <div className="row">
        {isHost && (
          <button type="button" className="button mk-slip-yes" onClick={rule}>
            {say.rule}
          </button>
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
