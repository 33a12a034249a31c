import { type Audience, FIELD_WORDS, type GameKit } from '@brouhaha/games'
import { useEffect, useRef } from 'react'
import { PLAIN_WORDS } from './words.ts'

interface ChoicesProps {
  readonly kit: GameKit
  readonly audience: Audience
  readonly choices: readonly object[]
  readonly choose: (choice: object) => void
}

/** Each choice as a button that says it; the first nine have a key. Focus stays among them as long as there are any. */
export function PlainChoices({ kit, audience, choices, choose }: ChoicesProps) {
  const say = PLAIN_WORDS[audience.language]
  const { plain = FIELD_WORDS } = kit.unpack()
  const list = useRef<HTMLOListElement>(null)
  const wasHere = useRef(false)

  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void => {
      const isTyping = target instanceof HTMLElement && target.matches('input, select, textarea')
      const choice = choices[Number(key) - 1]
      if (choice !== undefined && !isTyping && !ctrlKey && !metaKey && !altKey) choose(choice)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [choices, choose])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something else to choose
  useEffect(() => {
    if (wasHere.current && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [choices])

  return (
    <section className="plain-choices" aria-label={say.yours}>
      <h2>{say.yours}</h2>
      <ol ref={list}>
        {choices.map((choice, index) => (
          <li key={JSON.stringify(choice)}>
            <button
              type="button"
              className="button"
              aria-keyshortcuts={index < 9 ? `${index + 1}` : undefined}
              onClick={() => {
                wasHere.current = true
                choose(choice)
              }}
            >
              {plain.choice(choice as { readonly type: string }, audience)}
            </button>
          </li>
        ))}
      </ol>
      <p className="small">{say.keys}</p>
    </section>
  )
}
