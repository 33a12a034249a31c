import { LONGEST_NAME, type OpenTable as OpenWish, PACES, type Pace } from '@brouhaha/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { Choices } from '../../games/page/set-up/Choices.tsx'
import { pageOf } from '../../games/pages.ts'
import { openTable } from '../../line/api.ts'
import { keepPlace } from '../../line/memory.ts'
import { replyInWords } from '../../line/reply-in-words.ts'
import { changeSettings, useSettings } from '../../shell/settings/settings.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { GameChoice } from '../set-up/GameChoice.tsx'
import { useForms } from '../set-up/useForms.ts'
import { SETUP_WORDS } from '../set-up/words.ts'
import { OPEN_TABLE_WORDS } from './open-table-words.ts'

/** How many can sit there. */
const seatsOf = (game: string): readonly string[] => {
  const { fewest, most } = pageOf(game).entry
  return Array.from({ length: most - fewest + 1 }, (_, more) => `${fewest + more}`)
}

/** So many seats if the game has them, as few as it takes otherwise. */
const seatsAt = (game: string, wished: string): string => (seatsOf(game).includes(wished) ? wished : seatsOf(game)[0]!)

interface OpenTableProps {
  /** The game that is chosen at first. */
  readonly first: string
}

/** Everything about a new table on one sheet; all but the name is already filled in. */
export function OpenTable({ first }: OpenTableProps) {
  const language = useLanguage()
  const say = OPEN_TABLE_WORDS[language]
  const settings = useSettings()
  const [, go] = useLocation()
  const [name, setName] = useState(settings.name)
  const [game, setGame] = useState(first)
  const [seats, setSeats] = useState(() => seatsAt(first, '4'))
  const [pace, setPace] = useState<Pace>('relaxed')
  const page = pageOf(game)
  const { Fields, options } = page.setUp
  const { form, change: changeForm } = useForms(page)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const nameField = useRef<HTMLInputElement>(null)

  useEffect(() => nameField.current?.focus(), [])

  // The forms of a game make options that its server understands.
  const wish = (): OpenWish =>
    ({ game, seats: Number(seats), pace, name: name.trim(), options: options(form) }) as OpenWish

  async function open(event: FormEvent) {
    event.preventDefault()
    if (busy || name.trim() === '') return nameField.current?.focus()
    setBusy(true)
    const reply = await openTable(wish())
    setBusy(false)
    if (reply.kind !== 'done') return setTrouble(replyInWords(reply, language))
    const { table, seat, secret } = reply.value
    changeSettings({ name: name.trim() })
    keepPlace(table, { seat, secret, name: name.trim(), at: Date.now(), seen: 0 })
    go(`/t/${table}`)
  }

  function change(next: string) {
    setGame(next)
    setSeats(seatsAt(next, seats))
  }

  return (
    <form className="paper taped open-table stack" onSubmit={open} aria-labelledby="open-title">
      <h2 id="open-title">{say.openTitle}</h2>
      <label className="field">
        {say.yourName}
        <input
          ref={nameField}
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
      <GameChoice game={game} onChange={change} />
      <Choices
        legend={say.seats}
        hint={say.seatsHint}
        value={seats}
        narrow
        options={seatsOf(game).map((value) => ({ value, title: value }))}
        onChange={setSeats}
      />
      <Fields form={form} persons={null} onChange={changeForm} />
      <Choices
        legend={say.pace}
        value={pace}
        options={PACES.map((value) => ({ value, title: say[value], text: say[`${value}Text`] }))}
        onChange={setPace}
      />
      <p className="small">{SETUP_WORDS[language].languageApart}</p>
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
