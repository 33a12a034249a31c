// Where the picked edge can go, each with what it would do.

import { PARTS } from '@brouhaha/zombie-mosh'
import { useLanguage } from '../../shell/words/language.ts'
import { type HitTarget, type Placement, type PlacementPreview, sameTarget } from './staging.ts'
import { MOSH_WORDS } from './words.ts'

export interface TargetOffer {
  readonly target: HitTarget
  readonly choice: Placement
  readonly preview: PlacementPreview
  readonly hotkey: string
}

interface TargetsProps {
  readonly offers: readonly TargetOffer[]
  readonly chosen: HitTarget | null
  readonly names: readonly string[]
  readonly aim: (target: HitTarget) => void
}

export function Targets({ offers, chosen, names, aim }: TargetsProps) {
  const say = MOSH_WORDS[useLanguage()]
  return (
    <div className="targets" role="radiogroup" aria-label={say.where}>
      {offers.map(({ target, preview, hotkey }, index) => {
        const picked = sameTarget(chosen, target)
        return (
          // biome-ignore lint/a11y/useSemanticElements: pressed like a button, read as one of a group
          <button
            key={`${target.verb}-${target.seat}`}
            type="button"
            role="radio"
            aria-checked={picked}
            tabIndex={picked || (chosen === null && index === 0) ? 0 : -1}
            data-target={`${target.verb}-${target.seat}`}
            className={`target is-${target.verb} ${picked ? 'is-chosen' : ''}`}
            onClick={() => aim(target)}
          >
            <span className="key" aria-hidden="true">
              {hotkey}
            </span>
            <span className="target-name">
              {target.verb === 'defend' ? say.defend : <Victim name={names[target.seat]!} />}
            </span>
            <Change preview={preview} />
          </button>
        )
      })}
    </div>
  )
}

function Victim({ name }: { readonly name: string }) {
  const say = MOSH_WORDS[useLanguage()]
  return (
    <>
      <span className="unseen">{say.hit} </span>
      {name}
    </>
  )
}

/** "1→2/3", and whether that is the end of it. */
function Change({ preview }: { readonly preview: PlacementPreview }) {
  const say = MOSH_WORDS[useLanguage()]
  const before = preview.before.parts[preview.part]!
  const after = preview.after.parts[preview.part]!
  return (
    <span className="target-change" data-part={PARTS[preview.part]}>
      {before.coming === after.coming ? '' : `${before.damage + before.coming}→`}
      {`${after.damage + after.coming}/${after.endures}`}
      {after.falls && !before.falls && <em className="falls">{say.falls}</em>}
      {preview.after.leaves && !preview.before.leaves && <em className="falls">{say.outForecast}</em>}
    </span>
  )
}
