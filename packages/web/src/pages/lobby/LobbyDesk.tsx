import type { TableInfo } from '@brouhaha/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { deleteMe } from '../../line/api.ts'
import { placeAt } from '../../line/memory.ts'
import { replyInWords } from '../../line/reply-in-words.ts'
import type { TableInUse } from '../../line/use-table.ts'
import { SureButton } from '../../shell/parts/SureButton.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { LOBBY_WORDS } from './words.ts'

interface DeskProps {
  readonly inUse: TableInUse
  readonly info: TableInfo
  onGetUp(why?: 'deleted'): void
}

/** Everything about the table that is not the game: for the host the big switches, for everybody the way out. */
export function LobbyDesk({ inUse, info, onGetUp }: DeskProps) {
  const say = LOBBY_WORDS[useLanguage()]
  const { model, actions, ask } = inUse
  const [, go] = useLocation()
  const hosting = model.you === info.host
  const underWay = info.status !== 'gathering' && info.status !== 'over'

  async function leave() {
    await ask({ type: 'leave' })
    onGetUp()
    go('/')
  }

  return (
    <section className="paper desk" aria-label={say.desk}>
      <h2>{say.desk}</h2>
      {hosting && (
        <label className="check">
          <input
            type="checkbox"
            checked={info.locked}
            onChange={(event) => actions.act({ type: 'lock', on: event.target.checked })}
          />
          {say.lock}
        </label>
      )}
      {hosting && underWay && (
        <div className="row">
          <button
            type="button"
            className="button"
            onClick={() => actions.act({ type: 'pause', on: info.status === 'playing' })}
          >
            {info.status === 'playing' ? say.pause : say.resume}
          </button>
          {info.status !== 'adjourned' && (
            <SureButton className="button" sure={say.sure} onSure={() => actions.act({ type: 'adjourn' })}>
              {say.adjourn}
            </SureButton>
          )}
          <p className="small">{say.adjournText}</p>
        </div>
      )}
      {model.you !== null && <Own info={info} onErased={() => onGetUp('deleted')} />}
      <Fairness info={info} />
      {model.you !== null && (
        <SureButton className="button slight grave" sure={say.sure} onSure={leave}>
          {say.leave}
        </SureButton>
      )}
    </section>
  )
}

interface OwnProps {
  readonly info: TableInfo
  onErased(): void
}

/** What everybody decides for themselves. */
function Own({ info, onErased }: OwnProps) {
  const language = useLanguage()
  const say = LOBBY_WORDS[language]
  const [trouble, setTrouble] = useState<string | null>(null)

  async function erase() {
    const place = placeAt(info.id)
    if (place === null) return
    const reply = await deleteMe(info.id, place.secret)
    if (reply.kind === 'done') onErased()
    else setTrouble(replyInWords(reply, language))
  }

  return (
    <>
      <SureButton className="button slight" sure={say.sure} onSure={erase}>
        {say.deleteMe}
      </SureButton>
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}

function Fairness({ info }: { readonly info: TableInfo }) {
  const say = LOBBY_WORDS[useLanguage()]
  return (
    <details className="fairness">
      <summary>{say.fair}</summary>
      <p>{fill(say.fairText, { count: info.lucky.length })}</p>
      <p>
        <code>{info.promise}</code>
      </p>
    </details>
  )
}
