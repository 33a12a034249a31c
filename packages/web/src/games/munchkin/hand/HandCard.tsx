import { fill } from '../../../shell/words/words.ts'
import { CardButton } from '../card/Card.tsx'
import { spokenName } from '../card/usePrinted.ts'
import { usePlay } from '../play.ts'
import { attemptOf } from '../questions/attempt.ts'
import type { HandPlace } from '../questions/layout.ts'
import { HAND_WORDS } from './words.ts'

interface HandCardProps {
  readonly card: HandPlace
  noteRefused(id: string): void
}

/** Pressed once it is taken up, pressed again it is played; one that cannot be played says which rule forbids it. */
export function HandCard({ card: { copy, id, fresh, presses }, noteRefused }: HandCardProps) {
  const play = usePlay()
  const { model, reader, language, held, hold, choose, consider } = play
  const say = HAND_WORDS[language]
  const only = presses.length === 1 ? presses[0]! : null
  const spoken = spokenName(reader.card.named(id), language, reader.card.names(language))
  const called = fresh ? `${spoken}, ${say.fresh}` : spoken
  const ways = presses.length === 0 ? called : fill(say.ways, { card: called, count: presses.length })
  const label = only === null ? ways : `${called}: ${only.label}`
  const pick = (): void => {
    if (model.pending) return
    if (presses.length === 0) {
      noteRefused(id)
      choose(attemptOf(play, copy))
    } else if (held !== copy) {
      hold(copy)
      consider(only?.choice ?? null)
    } else {
      hold(null)
      consider(null)
      if (only !== null) choose(only.choice)
    }
  }
  return (
    <li className={`mk-hand-card ${held === copy ? 'is-held' : ''}`}>
      <CardButton
        id={id}
        copy={copy}
        size="table"
        place="hand"
        playable={presses.length > 0}
        pressed={held === copy}
        label={label}
        onPick={pick}
        onConsider={(on) => consider(on && only !== null ? only.choice : null)}
      />
      {fresh && (
        <span className="mk-fresh" aria-hidden="true">
          {say.fresh}
        </span>
      )}
    </li>
  )
}
