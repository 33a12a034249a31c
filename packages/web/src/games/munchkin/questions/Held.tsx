// A card that was taken up, and all that can be done with it.

import { cited, nameOf } from '@brouhaha/munchkin'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { foresee } from './foresee.ts'
import { type Group, groupPresses, type Target } from './labels.ts'
import type { CardPlace } from './layout.ts'
import { usePress } from './usePress.ts'
import { QUESTION_WORDS } from './words.ts'

export function Held({ place }: { readonly place: CardPlace }) {
  const { reader, language, hold, read } = usePlay()
  const say = QUESTION_WORDS[language]
  const card = reader.card.named(place.id)
  return (
    <section
      className="mk-held"
      aria-label={fill(say.held, { card: cited(card, language) })}
      data-keys="held"
      data-held={place.copy}
    >
      <div className="mk-held-head">
        <h3>{nameOf(card, language)}</h3>
        <button type="button" className="button slight" onClick={() => read(place.id)}>
          <span aria-hidden="true">i</span>
          <span className="unseen">{fill(say.read, { card: nameOf(card, language) })}</span>
        </button>
        <button type="button" className="button slight" onClick={() => hold(null)}>
          {say.putBack}{' '}
          <span className="mk-key" aria-hidden="true">
            Esc
          </span>
        </button>
      </div>
      {groupPresses(place.presses, reader.you).map((group) => (
        <HeldGroup key={group.targets[0]!.label} group={group} />
      ))}
    </section>
  )
}

function HeldGroup({ group: { heading, targets } }: { readonly group: Group }) {
  return (
    <div className="mk-held-group">
      {heading !== null && (
        <p className="mk-held-heading" aria-hidden="true">
          {heading}
        </p>
      )}
      <div className="mk-held-targets">
        {targets.map((target) => (
          <TargetButton key={target.label} target={target} />
        ))}
      </div>
    </div>
  )
}

function TargetButton({ target: { choice, label, short } }: { readonly target: Target }) {
  const press = usePress()
  const foreseen = foresee(choice, usePlay())
  const name = foreseen === null ? label : `${label} (${foreseen})`
  return (
    <button type="button" className="button mk-target" data-choice="" aria-label={name} {...press(choice)}>
      {short}
      {foreseen !== null && <span className="mk-foreseen">{foreseen}</span>}
    </button>
  )
}
