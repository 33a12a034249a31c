import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { useLanguage } from '../../shell/words/language.ts'
import { tableInText } from './table-in-text.ts'
import { LANDING_WORDS } from './words.ts'

export function Join() {
  const say = LANDING_WORDS[useLanguage()]
  const [, go] = useLocation()
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState(false)

  function join(event: FormEvent) {
    event.preventDefault()
    const path = tableInText(text)
    setWrong(path === null)
    if (path !== null) go(path)
  }

  return (
    <form className="paper join" onSubmit={join} noValidate>
      <h2>{say.join}</h2>
      <div className="join-row">
        <label className="field">
          {say.joinLabel}
          <input
            value={text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={wrong}
            aria-describedby={wrong ? 'join-wrong' : undefined}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <button type="submit" className="button">
          {say.joinButton}
        </button>
      </div>
      {wrong && (
        <p id="join-wrong" className="trouble" role="alert">
          {say.joinWrong}
        </p>
      )}
    </form>
  )
}
