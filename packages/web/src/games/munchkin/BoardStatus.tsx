import { useLanguage } from '../../shell/words/language.ts'
import { TABLE_WORDS } from '../../table/words.ts'
import { Disputed } from './deals/Disputed.tsx'
import { usePlay } from './play.ts'

const nothing = (): void => undefined

/** Why the table stands still, for a room that looks at one screen. */
export function BoardStatus() {
  const { model, table } = usePlay()
  const say = TABLE_WORDS[useLanguage()]
  const { status, dispute } = table
  const stands = model.connection !== 'live' ? 'lost' : status === 'paused' || status === 'adjourned' ? status : null
  return (
    <div className="mk-board-status" role="status">
      {stands !== null && <p>{say[stands]}</p>}
      {dispute !== undefined && <Disputed dispute={dispute} rule={nothing} />}
    </div>
  )
}
