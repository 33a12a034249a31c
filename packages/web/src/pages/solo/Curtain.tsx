import { useEffect, useLayoutEffect, useRef } from 'react'
import { useAnnounce } from '../../shell/parts/announce.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { LOCAL_WORDS } from './words.ts'

/** Between two people at one device: nothing of the table is drawn until the next one says that they are there. */
export function Curtain({ name, lift }: { readonly name: string; readonly lift: () => void }) {
  const say = LOCAL_WORDS[useLanguage()]
  const button = useRef<HTMLButtonElement>(null)
  const announce = useAnnounce()
  const title = fill(say.passTo, { name })

  // Before anything is drawn: whoever presses Enter at once means this button.
  useLayoutEffect(() => button.current?.focus(), [])

  useEffect(() => announce(title), [title, announce])

  return (
    <div className="curtain">
      <div className="curtain-folds" aria-hidden="true" />
      <div className="paper taped curtain-note">
        <h1>{title}</h1>
        <p>{say.passText}</p>
        <button ref={button} type="button" className="button loud" onClick={lift}>
          {fill(say.passButton, { name })}
        </button>
      </div>
    </div>
  )
}
