import { LONGEST_DISPUTE } from '@brouhaha/protocol'
import { type FormEvent, useState } from 'react'
import { useLanguage } from '../../../shell/words/language.ts'
import { DealSheet } from './DealSheet.tsx'
import { DEAL_WORDS } from './words.ts'

interface DisputeSheetProps {
  call(text: string): void
  close(): void
}

/** Something looks wrong: everybody stops, and the host has the last word. */
export function DisputeSheet({ call, close }: DisputeSheetProps) {
  const say = DEAL_WORDS[useLanguage()]
  const [text, write] = useState('')
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() === '') return
    call(text.trim())
    close()
  }
  return (
    <DealSheet title={say.dispute} hint={say.disputeHint} refusal={null} close={close}>
      <form className="stack" onSubmit={submit}>
        <label className="field">
          {say.disputeWhat}
          <input value={text} maxLength={LONGEST_DISPUTE} onChange={({ target }) => write(target.value)} />
        </label>
        <button type="submit" className="button grave mk-deal-send">
          {say.disputeIt}
        </button>
      </form>
    </DealSheet>
  )
}
