import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { SEAT_WORDS } from './words.ts'

const STEPS = Array.from({ length: 10 }, (_, step) => step + 1)

/** The level as a number and as steps towards ten. */
export function Track({ level }: { readonly level: number }) {
  const say = SEAT_WORDS[usePlay().language]
  return (
    <span className="mk-seat-track" role="img" aria-label={fill(say.levelOf, { level })}>
      <b className="mk-seat-level">{level}</b>
      <span className="mk-seat-steps">
        {STEPS.map((step) => (
          <i key={step} className={step < level ? 'is-done' : step === level ? 'is-here' : ''} />
        ))}
      </span>
    </span>
  )
}
