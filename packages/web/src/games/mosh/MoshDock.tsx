// What is in your hands, and the one big button.

import type { Ref } from 'react'
import { useLanguage } from '../../shell/words/language.ts'
import { Trouble } from '../../table/Trouble.tsx'
import { MoshHand } from './MoshHand.tsx'
import type { MoshModel } from './model.ts'
import type { PlannedStep } from './nextStep.ts'
import type { HitTarget } from './staging.ts'
import { Targets } from './Targets.tsx'
import type { Placing } from './usePlacing.ts'
import { MOSH_WORDS } from './words.ts'

interface DockProps {
  readonly model: MoshModel
  readonly placing: Placing
  readonly names: readonly string[]
  readonly step: PlannedStep
  readonly take: () => void
  readonly aim: (target: HitTarget) => void
  readonly button: Ref<HTMLButtonElement>
}

export function MoshDock({ model, placing, names, step, take, aim, button }: DockProps) {
  const say = MOSH_WORDS[useLanguage()]
  const view = model.view!
  const dancing = view.stage === 'dance' && view.you !== null
  return (
    <section className="dock" aria-label={say.yourHand}>
      {model.trouble !== null && <Trouble trouble={model.trouble} />}
      {dancing && view.hand.length > 0 && (
        <MoshHand
          cards={view.hand}
          onOffer={placing.edges}
          picked={placing.edge}
          staged={placing.staged !== null}
          pick={placing.pick}
        />
      )}
      {dancing && view.hand.length === 0 && <p className="hand-empty">{say.noCards}</p>}
      {placing.offers.length > 0 && <Targets offers={placing.offers} chosen={placing.target} names={names} aim={aim} />}
      <div className="dock-step">
        {placing.edge !== null && placing.edges.length > 0 && (
          <button type="button" className="small-button take-back" onClick={placing.takeBack}>
            {say.takeBack}{' '}
            <span className="key" aria-hidden="true">
              Esc
            </span>
          </button>
        )}
        <button
          ref={button}
          type="button"
          className={`next-step ${step.deed === null || step.deed.startsWith('focus') ? '' : 'is-final'}`}
          aria-disabled={step.deed === null}
          onClick={take}
        >
          <span>{step.label}</span>
          {step.deed !== null && (
            <span className="key" aria-hidden="true">
              ⏎
            </span>
          )}
        </button>
      </div>
    </section>
  )
}
