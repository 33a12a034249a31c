import { BOXES, VARIANTS } from '@brouhaha/protocol'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../../../shell/words/language.ts'
import { Checks } from '../../page/set-up/Checks.tsx'
import { SETUP_WORDS } from '../../page/set-up/words.ts'
import { type Custom, type MunchkinSetup, variantsOf, withBox, withCustom, withVariant } from './setup.ts'

const OwnPackChoice = lazy(async () => ({ default: (await import('./OwnPackChoice.tsx')).OwnPackChoice }))

interface MunchkinChoicesProps {
  readonly setup: MunchkinSetup
  /** The customs that make sense here. */
  readonly customs: readonly Custom[]
  /** Everybody sits around this device. */
  readonly here: boolean
  onChange(setup: MunchkinSetup): void
}

/** The boxes in sight, everything else folded away: it is right as it is. */
export function MunchkinChoices({ setup, customs, here, onChange }: MunchkinChoicesProps) {
  const say = SETUP_WORDS[useLanguage()]
  const [unfolded, setUnfolded] = useState(false)
  const textOf = (custom: Custom): string => (custom === 'passes' && here ? say.passesHereText : say[`${custom}Text`])
  return (
    <div className="setup">
      <Checks
        legend={say.boxes}
        hint={say.boxesHint}
        chosen={setup.boxes}
        options={BOXES.map((value) => ({ value, title: say[value], text: say[`${value}Text`] }))}
        onChange={(box, on) => onChange(withBox(setup, box, on))}
      />
      <details className="setup-fold" onToggle={(event) => setUnfolded(event.currentTarget.open)}>
        <summary>{say.houseRules}</summary>
        <div>
          <Checks
            legend={say.customs}
            chosen={setup.customs}
            options={customs.map((value) => ({ value, title: say[value], text: textOf(value) }))}
            onChange={(custom, on) => onChange(withCustom(setup, custom, on))}
          />
          <Checks
            legend={say.variants}
            hint={say.variantsHint}
            chosen={variantsOf(setup)}
            options={VARIANTS.map((value) => ({ value, title: say[value], text: say[`${value}Text`] }))}
            onChange={(variant, on) => onChange(withVariant(setup, variant, on))}
          />
          {unfolded && (
            <Suspense fallback={null}>
              <OwnPackChoice setup={setup} onChange={onChange} />
            </Suspense>
          )}
        </div>
      </details>
    </div>
  )
}
