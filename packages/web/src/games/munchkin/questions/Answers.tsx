// The answers to a question, each as what it is: a card, a card's back, a number, a player, or a way in words.

import { unreachable } from '@brouhaha/kit'
import { firstBoxOf } from '../boxes.ts'
import { CardBack, CardButton } from '../card/Card.tsx'
import { usePlay } from '../play.ts'
import { captionOf } from './caption.ts'
import type { Answer, Shape } from './layout.ts'
import { usePress } from './usePress.ts'
import { QUESTION_WORDS } from './words.ts'

const SHAPES: readonly Shape[] = ['words', 'player', 'number', 'back', 'card']

export function Answers({ answers }: { readonly answers: readonly Answer[] }) {
  const { language } = usePlay()
  return (
    <section className="mk-answers" aria-label={QUESTION_WORDS[language].answers} data-keys="answers">
      {SHAPES.map((shape) => {
        const alike = answers.filter((answer) => answer.shape === shape)
        if (alike.length === 0) return null
        return (
          <div key={shape} className={`mk-answers-row is-${shape}`}>
            {alike.map((answer) => (
              <AnswerButton key={answer.label} answer={answer} />
            ))}
          </div>
        )
      })}
    </section>
  )
}

function AnswerButton({ answer }: { readonly answer: Answer }) {
  const { view, reader } = usePlay()
  const press = usePress()
  const { choice, label, shape, card } = answer
  switch (shape) {
    case 'card':
      return card === null ? null : <CardAnswer answer={answer} card={card} />
    case 'back':
      return (
        <button type="button" className="mk-back-answer" aria-label={label} {...press(choice)}>
          <CardBack box={firstBoxOf(view)} deck="treasure" />
          <b aria-hidden="true">{(choice.index ?? 0) + 1}</b>
        </button>
      )
    case 'number':
    case 'words':
    case 'player':
      return (
        <button type="button" className={`button ${shape === 'number' ? 'mk-number' : ''}`} {...press(choice)}>
          {shape === 'player' && <span className="mk-level">{view.seats[choice.index ?? 0]?.level}</span>}
          {shape === 'player' && choice.index === reader.you ? `${label} (${reader.names[choice.index]})` : label}
        </button>
      )
    default:
      return unreachable(shape)
  }
}

function CardAnswer({ answer, card }: { readonly answer: Answer; readonly card: NonNullable<Answer['card']> }) {
  const play = usePlay()
  const press = usePress()
  const { onClick, onPointerEnter, onPointerLeave } = press(answer.choice)
  return (
    <span className="mk-card-answer">
      <CardButton
        id={card.id}
        size="table"
        label={answer.label}
        onPick={onClick}
        onConsider={(on) => (on ? onPointerEnter() : onPointerLeave())}
      />
      <span className="mk-caption" aria-hidden="true">
        {captionOf(answer, play)}
      </span>
    </span>
  )
}
