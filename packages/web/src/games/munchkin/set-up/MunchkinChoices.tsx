import { MUNCHKIN } from '@brouhaha/games'
import { CUSTOMS, type Custom, VARIANTS } from '@brouhaha/munchkin'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../../../shell/words/language.ts'
import { Checks } from '../../page/set-up/Checks.tsx'
import type { SetUpFieldsProps } from '../../page/set-up/game-set-up.ts'
import { type MunchkinSetup, variantsOf, withBox, withCustom, withVariant } from './setup.ts'
import { BOX_WORDS } from './words.ts'

const OwnPackChoice = lazy(async () => ({ default: (await import('./OwnPackChoice.tsx')).OwnPackChoice }))

/** Alone nobody waits for passes. */
const customsFor = (persons: number | null): readonly Custom[] =>
  CUSTOMS.filter((custom) => custom !== 'passes' || persons === null || persons > 1)

/** The boxes in sight, everything else folded away: it is right as it is. */
export function MunchkinChoices({ form: setup, persons, onChange }: SetUpFieldsProps<MunchkinSetup>) {
  const language = useLanguage()
  const say = BOX_WORDS[language]
  const [unfolded, setUnfolded] = useState(false)
  const textOf = (custom: Custom): string =>
    custom === 'passes' && persons !== null ? say.passesHereText : say[`${custom}Text`]
  return (
    <div className="setup">
      <Checks
        legend={say.boxes}
        hint={say.boxesHint}
        chosen={setup.boxes}
        options={MUNCHKIN.boxes.map(({ name, title, says }) => ({ value: name, title, text: says[language] }))}
        onChange={(box, on) => onChange(withBox(setup, box, on))}
      />
      <details className="setup-fold" onToggle={(event) => setUnfolded(event.currentTarget.open)}>
        <summary>{say.houseRules}</summary>
        <div>
          <Checks
            legend={say.customs}
            chosen={setup.customs}
            options={customsFor(persons).map((value) => ({ value, title: say[value], text: textOf(value) }))}
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
