import { type Audience, FIELD_WORDS, type GameKit } from '@brouhaha/games'
import { useEffect, useRef } from 'react'
import { useKeys } from '../../shell/browser/useKeys.ts'
import { PLAIN_WORDS } from './words.ts'

interface ChoicesProps {
  readonly kit: GameKit
  readonly audience: Audience
  readonly choices: readonly object[]
  /** One is on its way: there is nothing to press until it has arrived. */
  readonly pending: boolean
  readonly choose: (choice: object) => void
}

const KEYS = 9

/** Each choice as a button that says it; the first nine have a key. Focus comes back to them when there are new ones. */
export function PlainChoices({ kit, audience, choices, pending, choose }: ChoicesProps) {
  const say = PLAIN_WORDS[audience.language]
  const { plain = FIELD_WORDS } = kit.unpack()
  const list = useRef<HTMLOListElement>(null)
  const wasHere = useRef(false)

  const press = (choice: object | undefined): boolean => {
    if (choice === undefined || pending) return false
    const focused = document.activeElement
    if (focused !== document.body) wasHere.current = list.current?.contains(focused) ?? false
    choose(choice)
    return true
  }
  useKeys((key) => /^[1-9]$/.test(key) && press(choices[Number(key) - 1]))

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there is something else to choose
  useEffect(() => {
    if (wasHere.current && document.activeElement === document.body)
      list.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [choices])

  return (
    <ol ref={list} className="plain-choices" aria-label={say.choices}>
      {choices.map((choice, index) => (
        <li key={JSON.stringify(choice)}>
          <button
            type="button"
            className="button"
            aria-disabled={pending}
            aria-keyshortcuts={index < KEYS ? `${index + 1}` : undefined}
            onClick={() => press(choice)}
          >
            {index < KEYS && (
              <span className="key" aria-hidden="true">
                {index + 1}
              </span>
            )}
            {plain.choice(choice as { readonly type: string }, audience)}
          </button>
        </li>
      ))}
    </ol>
  )
}
