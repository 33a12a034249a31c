// The one next step in words, the lesser ones beside it, the last no above it.

import type { ReactNode, Ref } from 'react'
import { Trouble } from '../../../table/Trouble.tsx'
import { usePlay } from '../play.ts'
import type { Press } from './labels.ts'
import type { PlannedMove } from './step.ts'
import { usePress } from './usePress.ts'
import { QUESTION_WORDS } from './words.ts'

interface DockProps {
  readonly step: PlannedMove
  readonly others: readonly Press[]
  /** Other answers are on offer: the step is one of them, and no louder. */
  readonly quiet: boolean
  readonly button: Ref<HTMLButtonElement>
  /** Room for "Wait, I'm reading". */
  readonly reading?: ReactNode
  take(): void
  showKeys(): void
}

export function Dock({ step, others, quiet, button, reading, take, showKeys }: DockProps) {
  const { model, language, consider } = usePlay()
  const press = usePress()
  const say = QUESTION_WORDS[language]
  const isLoud = step.deed === 'resume' || (step.deed === 'choose' && step.press.choice.type !== 'pass' && !quiet)
  const think = (): void => consider(step.deed === 'choose' ? step.press.choice : null)
  const forget = (): void => consider(null)
  return (
    <section className="mk-dock" aria-label={say.step}>
      {model.trouble !== null && <Trouble trouble={model.trouble} />}
      <div className="mk-steps" data-keys="steps">
        {others.map(({ choice, label }) => (
          <button key={label} type="button" className="button" {...press(choice)}>
            {label}
          </button>
        ))}
        {reading}
        <button
          ref={button}
          type="button"
          className={`button mk-step ${isLoud ? 'loud' : ''}`}
          aria-disabled={step.deed === null}
          data-does={step.deed === 'choose' ? step.press.choice.type : undefined}
          onClick={take}
          onPointerEnter={think}
          onPointerLeave={forget}
          onFocus={think}
          onBlur={forget}
        >
          <span>{step.label}</span>
          {step.deed !== null && (
            <span className="mk-key" aria-hidden="true">
              ⏎
            </span>
          )}
        </button>
        <button type="button" className="button slight mk-keys-button" aria-label={say.keys} onClick={showKeys}>
          ?
        </button>
      </div>
    </section>
  )
}
