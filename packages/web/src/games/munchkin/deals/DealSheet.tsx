import type { Refusal, SchemaError } from '@brouhaha/table'
import { type ReactNode, use, useEffect, useState } from 'react'
import { Sheet } from '../../../shell/parts/Sheet.tsx'
import { useLanguage } from '../../../shell/words/language.ts'
import { Trouble } from '../../../table/Trouble.tsx'
import { ProspectContext } from './opened.ts'
import { DEAL_WORDS } from './words.ts'

interface DealSheetProps {
  readonly title: string
  readonly hint?: string | undefined
  readonly refusal: Refusal | SchemaError | null
  readonly wide?: boolean
  readonly children: ReactNode
  close(): void
}

/** What every deal is written on: a title, what it is for, whether it can wait, and the table's no where there was one. */
export function DealSheet({ title, hint, refusal, wide = false, children, close }: DealSheetProps) {
  const say = DEAL_WORDS[useLanguage()]
  const prospect = use(ProspectContext)
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    [opener],
  )
  if (prospect === 'asked') return null
  return (
    <Sheet label={title} wide={wide} onClose={close}>
      <div className="mk-deal-sheet">
        <header className="mk-deal-head">
          <h2>{title}</h2>
          <button type="button" className="button slight" onClick={close}>
            {say.close}
          </button>
        </header>
        {hint !== undefined && <p className="small">{hint}</p>}
        <p className="mk-deal-shut" role="status">
          {prospect === 'shut' && say.notNow}
        </p>
        {children}
        {refusal !== null && <Trouble trouble={refusal} />}
      </div>
    </Sheet>
  )
}
