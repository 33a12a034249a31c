import { LONGEST_NAME } from '@brouhaha/protocol'
import { type FormEvent, useRef, useState } from 'react'
import { sitDown } from '../../line/api.ts'
import type { Place } from '../../line/memory.ts'
import { replyInWords } from '../../line/reply-in-words.ts'
import { useSettings } from '../../shell/settings/settings.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { LOBBY_WORDS } from './words.ts'

interface SitDownProps {
  readonly table: string
  readonly button: string
  readonly invitation?: string
  onSit(place: Place): void
}

/** A name, and a seat. No account. */
export function SitDown({ table, button, invitation, onSit }: SitDownProps) {
  const language = useLanguage()
  const settings = useSettings()
  const [name, setName] = useState(settings.name)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)

  async function sit(event: FormEvent) {
    event.preventDefault()
    const called = name.trim()
    if (busy || called === '') return field.current?.focus()
    setBusy(true)
    const reply = await sitDown(table, { name: called, ...(invitation === undefined ? {} : { invitation }) })
    setBusy(false)
    if (reply.kind !== 'done') return setTrouble(replyInWords(reply, language))
    onSit({ seat: reply.value.seat, secret: reply.value.secret, name: called, at: Date.now(), seen: 0 })
  }

  return (
    <form className="sit-down" onSubmit={sit}>
      <label className="field">
        {LOBBY_WORDS[language].yourName}
        <input
          ref={field}
          value={name}
          required
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <button type="submit" className="button loud" disabled={busy}>
        {button}
      </button>
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </form>
  )
}
