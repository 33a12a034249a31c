import { LONGEST_NAME, PACES, type Pace } from '@brouhaha/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useLanguage } from '../language.ts'
import { openTable } from '../online/api.ts'
import { keepPlace } from '../online/memory.ts'
import { replyInWords } from '../online/reply-in-words.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import { Choices } from './Choices.tsx'
import { LANDING_WORDS } from './words.ts'

/** Everything about a new table on one sheet; all but the name is already filled in. */
export function OpenTable() {
  const language = useLanguage()
  const say = LANDING_WORDS[language]
  const settings = useSettings()
  const [, go] = useLocation()
  const [name, setName] = useState(settings.name)
  const [seats, setSeats] = useState('4')
  const [side, setSide] = useState<'A' | 'B'>('A')
  const [pace, setPace] = useState<Pace>('relaxed')
  const [songs, setSongs] = useState('1')
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const first = useRef<HTMLInputElement>(null)

  useEffect(() => first.current?.focus(), [])

  async function open(event: FormEvent) {
    event.preventDefault()
    if (busy || name.trim() === '') return first.current?.focus()
    setBusy(true)
    const reply = await openTable({
      game: 'zombie-mosh',
      seats: Number(seats),
      options: { side, songs: Number(songs) },
      pace,
      name: name.trim(),
    })
    setBusy(false)
    if (reply.kind !== 'done') return setTrouble(replyInWords(reply, language))
    const { table, seat, secret } = reply.value
    changeSettings({ name: name.trim() })
    keepPlace(table, { seat, secret, name: name.trim(), at: Date.now(), seen: 0 })
    go(`/t/${table}`)
  }

  return (
    <form className="paper taped open-table stack" onSubmit={open} aria-labelledby="open-title">
      <h2 id="open-title">{say.openTitle}</h2>
      <label className="field">
        {say.yourName}
        <input
          ref={first}
          value={name}
          required
          maxLength={LONGEST_NAME}
          autoComplete="nickname"
          aria-describedby="name-hint"
          onChange={(event) => setName(event.target.value)}
        />
        <span id="name-hint" className="small">
          {say.nameHint}
        </span>
      </label>
      <Choices
        legend={say.seats}
        hint={say.seatsHint}
        value={seats}
        narrow
        options={['2', '3', '4', '5', '6'].map((value) => ({ value, title: value }))}
        onChange={setSeats}
      />
      <Choices
        legend={say.side}
        value={side}
        options={[
          { value: 'A', title: say.sideA, text: say.sideAText },
          { value: 'B', title: say.sideB, text: say.sideBText },
        ]}
        onChange={setSide}
      />
      <Choices
        legend={say.pace}
        value={pace}
        options={PACES.map((value) => ({ value, title: say[value], text: say[`${value}Text`] }))}
        onChange={setPace}
      />
      <Choices
        legend={say.songs}
        value={songs}
        options={(['1', '3', '0'] as const).map((value) => ({
          value,
          title: say[`songs${value}`],
          text: say[`songs${value}Text`],
        }))}
        onChange={setSongs}
      />
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
      <button type="submit" className="button loud" disabled={busy}>
        {busy ? say.opening : say.openButton}
      </button>
    </form>
  )
}
