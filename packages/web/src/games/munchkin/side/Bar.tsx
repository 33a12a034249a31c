import { useSettings } from '../../../shell/settings/settings.ts'
import { fill } from '../../../shell/words/words.ts'
import { Icon } from '../../../table/Icon.tsx'
import { boxesPlayed } from '../boxes.ts'
import { usePlay } from '../play.ts'
import { SIDE_WORDS } from './words.ts'

interface BarProps {
  /** The log stands beside the table for good. */
  readonly wide: boolean
  readonly isOpen: boolean
  readonly unread: number
  readonly withoutChat: boolean
  openSide(): void
  toggleSound(): void
}

/** Above the table: what is played and how far it has come, and the way to the whole story. */
export function Bar({ wide, isOpen, unread, withoutChat, openSide, toggleSound }: BarProps) {
  const { view, reader, language, table } = usePlay()
  const { sound } = useSettings()
  const say = SIDE_WORDS[language]
  const boxes = boxesPlayed(view).map((box) => reader.card.box(box, language))
  const count = fill(say.unread, { count: unread })
  return (
    <div className="mk-bar">
      <p className="mk-bar-game">
        <b>{boxes.join(' + ')}</b>
        <span>{view.turn === 0 ? say.dealing : fill(say.turn, { turn: view.turn })}</span>
        {view.you === null && <span className="mk-bar-watching">{say.watching}</span>}
        {table.watchers > 0 && (
          <span title={fill(say.watchers, { count: table.watchers })}>
            <Icon sign="eye" /> <span aria-hidden="true">{table.watchers}</span>
            <span className="unseen">{fill(say.watchers, { count: table.watchers })}</span>
          </span>
        )}
      </p>
      {!wide && (
        <button
          type="button"
          className="small-button top-side"
          aria-expanded={isOpen}
          aria-label={unread > 0 ? `${say.logAndChat}, ${count}` : withoutChat ? say.log : say.logAndChat}
          onClick={openSide}
        >
          {say.log}
          {unread > 0 && <b className="unread">{unread}</b>}
        </button>
      )}
      <button
        type="button"
        className="small-button"
        aria-label={sound ? say.silence : say.sound}
        title={sound ? say.silence : say.sound}
        onClick={toggleSound}
      >
        <Icon sign={sound ? 'sound' : 'silence'} />
      </button>
    </div>
  )
}
