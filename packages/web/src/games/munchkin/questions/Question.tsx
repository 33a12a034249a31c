// What is asked of the reader, the answers to it, and the next step.

import './questions.css'
import { cited } from '@brouhaha/munchkin'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { Card } from '../card/Card.tsx'
import { usePlay } from '../play.ts'
import { Answers } from './Answers.tsx'
import { Dock } from './Dock.tsx'
import { focusDeal, focusRow } from './focus.ts'
import { Held } from './Held.tsx'
import { hintOf } from './hint.ts'
import { Keys } from './Keys.tsx'
import { planStep } from './step.ts'
import { useAskedAloud } from './useAskedAloud.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useLayout } from './useLayout.ts'
import { useQuestionKeys } from './useQuestionKeys.ts'
import { QUESTION_WORDS } from './words.ts'

interface QuestionProps {
  /** Room for "Wait, I'm reading". */
  readonly reading?: ReactNode
  /** Ends a break, where the reader can. */
  readonly resume?: () => void
}

export function Question({ reading, resume }: QuestionProps) {
  const play = usePlay()
  const { view, reader, language, held, hold, choose, consider } = play
  const layout = useLayout()
  const step = planStep({ ...play, resume }, layout)
  const button = useRef<HTMLButtonElement>(null)
  const [keysAreOpen, openKeys] = useState(false)

  const own = layout.own.find(({ copy }) => copy === held)
  const isHeld = own !== undefined || layout.hand.some(({ copy, presses }) => copy === held && presses.length > 0)
  useEffect(() => {
    if (held !== null && !isHeld) hold(null)
  }, [held, isHeld, hold])

  const take = (): void => {
    if (step.deed === 'choose') {
      consider(null)
      hold(null)
      choose(step.press.choice)
      button.current?.focus({ preventScroll: true })
    } else if (step.deed === 'resume') step.resume()
    else if (step.deed === 'deals') focusDeal()
    else if (step.deed !== null) focusRow(step.deed)
  }
  const showKeys = (): void => openKeys(true)
  useQuestionKeys({ take, showKeys })
  useKeptFocus(button)
  useAskedAloud(layout.question)

  if (view.decision === null) return null
  const about = view.about === null || view.gate !== null ? null : reader.card.named(view.about.id)
  const hint = hintOf(layout, language)
  return (
    <div className="mk-question">
      {layout.question !== null && (
        <div className="mk-asked">
          {about !== null && <Card id={about.id} size="chip" label="" />}
          <div className="mk-asked-words">
            <h2>
              {about !== null && <b>{fill(QUESTION_WORDS[language].about, { card: cited(about, language) })} </b>}
              {layout.question}
            </h2>
            {hint !== null && <p className="mk-hint">{hint}</p>}
          </div>
        </div>
      )}
      {layout.answers.length > 0 && <Answers answers={layout.answers} />}
      {own !== undefined && <Held place={own} />}
      <Dock
        step={step}
        others={layout.others}
        quiet={layout.answers.length > 0}
        button={button}
        reading={reading}
        take={take}
        showKeys={showKeys}
      />
      {keysAreOpen && <Keys close={() => openKeys(false)} />}
    </div>
  )
}
