import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { TableModel } from '../../line/model.ts'
import { recall, remember } from '../../shell/browser/remember.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { mayAskForNotifications } from './call.ts'
import './notice.css'
import { useCall } from './useCall.ts'
import { NOTICE_WORDS } from './words.ts'

const KEY = 'notice.asked'

interface NoticeProps {
  readonly model: TableModel
  /** Whether the table waits for whoever looks. */
  readonly awaited: boolean
}

/** Calls people back to a table that waits for them; where a game takes days it asks once whether the browser may. */
export function Notice({ model: { table, you }, awaited }: NoticeProps) {
  useCall(awaited, table?.id ?? '')
  return you !== null && table?.pace === 'days' && <AskOnce />
}

function AskOnce() {
  const say = NOTICE_WORDS[useLanguage()]
  const [open, setOpen] = useState(() => recall(KEY) === null && mayAskForNotifications())
  if (!open) return null

  const close = (): void => {
    remember(KEY, true)
    setOpen(false)
  }
  const allow = (): void => {
    close()
    void Notification.requestPermission()
  }
  return createPortal(
    <aside className="paper may-call" aria-label={say.label}>
      <p role="status">{say.ask}</p>
      <div className="row">
        <button type="button" className="button slight" onClick={allow}>
          {say.yes}
        </button>
        <button type="button" className="button slight" onClick={close}>
          {say.no}
        </button>
      </div>
    </aside>,
    document.body,
  )
}
