import type { Emote, Saying } from '@brouhaha/protocol'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../shell/words/language.ts'
import { EMOTES } from './emotes.ts'
import { EmoteFace } from './Icon.tsx'
import { NoticeInWords } from './NoticeInWords.tsx'
import { TABLE_WORDS } from './words.ts'

interface TalkProps {
  readonly talk: readonly Saying[]
  /** Watchers listen. */
  readonly mayTalk: boolean
  /** Those that can be sent here. */
  readonly emotes: readonly Emote[]
  readonly say: (text: string) => void
  readonly emote: (emote: Emote) => void
}

const LONGEST_SAYING = 280

export function Talk({ talk, mayTalk, emotes, say: tell, emote }: TalkProps) {
  const language = useLanguage()
  const say = TABLE_WORDS[language]
  const [text, setText] = useState('')
  const scroller = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down whenever somebody spoke
  useEffect(() => {
    const box = scroller.current
    if (box !== null) box.scrollTop = box.scrollHeight
  }, [talk.length])
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    tell(text.trim())
    setText('')
  }
  return (
    <div className="talk">
      <header className="side-head">
        <h2>{say.chat}</h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section ref={scroller} className="talk-scroll" tabIndex={0} aria-label={say.chat}>
        {talk.length === 0 && <p className="quiet">{say.nobodySpoke}</p>}
        {talk.map((saying) => (
          <p key={saying.number} className="saying">
            <b>{saying.name}</b> <SaidInWords saying={saying} />
          </p>
        ))}
      </section>
      {mayTalk && (
        <>
          <div className="emotes">
            {emotes.map((face) => (
              <button
                key={face}
                type="button"
                onClick={() => emote(face)}
                title={EMOTES[face][language]}
                aria-label={EMOTES[face][language]}
              >
                <EmoteFace emote={face} />
              </button>
            ))}
          </div>
          <form className="speak" onSubmit={send}>
            <input
              aria-label={say.saySomething}
              placeholder={say.saySomething}
              value={text}
              maxLength={LONGEST_SAYING}
              onChange={(event) => setText(event.target.value)}
            />
            <button type="submit" className="small-button">
              {say.say}
            </button>
          </form>
        </>
      )}
    </div>
  )
}

/** What somebody said, did, or is told of. */
export function SaidInWords({ saying: { emote, notice, text } }: { readonly saying: Saying }) {
  if (emote !== undefined) return <EmoteInWords emote={emote} />
  return notice !== undefined ? <NoticeInWords notice={notice} /> : (text ?? '…')
}

function EmoteInWords({ emote }: { readonly emote: Emote }) {
  const language = useLanguage()
  return (
    <span className="face">
      <EmoteFace emote={emote} /> <i>{EMOTES[emote][language]}</i>
    </span>
  )
}
