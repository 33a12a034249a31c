import type { Names } from '@brouhaha/cards'
import { DEEDS } from '@brouhaha/cards'
import { PARTS, partName } from '@brouhaha/zombie-mosh'
import { useState } from 'react'
import { MOSH_BOX } from '../../games/munchkin/gallery/collection.ts'
import { countFilters, DECKS, HIGHEST, KINDS, LOWEST, SLOTS, type Wishes } from '../../games/page/gallery/wishes.ts'
import { useMedia } from '../../shell/browser/useMedia.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { GALLERY_WORDS } from './words.ts'

interface FiltersProps {
  readonly wishes: Wishes
  readonly tags: readonly string[]
  readonly names: Names
  change(wish: keyof Wishes, value: string): void
  clear(): void
}

/** Always open where there is room beside the wall. What cannot be asked of the chosen box is shown only while it is asked. */
export function Filters({ wishes, tags, names, change, clear }: FiltersProps) {
  const language = useLanguage()
  const say = GALLERY_WORDS[language]
  const roomy = useMedia('(min-width: 64rem)')
  const [opened, setOpened] = useState(false)
  const count = countFilters(wishes)
  const isMosh = wishes.box === MOSH_BOX
  const showsFamily = !isMosh || countFilters({ ...wishes, part: null }) > 0
  const showsParts = isMosh || wishes.part !== null
  const choices = (wish: 'kind' | 'deck' | 'slot' | 'does', options: readonly (keyof typeof say)[]) => (
    <Choice label={say[wish]} value={wishes[wish]} onPick={(value) => change(wish, value)}>
      {options.map((option) => (
        <option key={option} value={option}>
          {say[option]}
        </option>
      ))}
    </Choice>
  )
  return (
    <>
      {!roomy && (
        <button
          type="button"
          className="button slight filters-toggle"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {count === 0 ? say.filters : fill(say.filtersOn, { count })}
        </button>
      )}
      {(roomy || opened) && (
        <div className="filters">
          {showsFamily && (
            <>
              {choices('kind', KINDS)}
              {choices('does', DEEDS)}
              {choices('deck', DECKS)}
              {choices('slot', SLOTS)}
              <Choice label={say.tag} value={wishes.tag} onPick={(value) => change('tag', value)}>
                {tags.map((tag) => (
                  <option key={tag} value={tag}>
                    {names(tag)}
                  </option>
                ))}
              </Choice>
              <fieldset className="levels">
                <legend>{say.levels}</legend>
                {(['from', 'to'] as const).map((end) => (
                  <label key={end}>
                    {say[end]}
                    <input
                      type="number"
                      inputMode="numeric"
                      min={LOWEST}
                      max={HIGHEST}
                      value={wishes[end] ?? ''}
                      onChange={(event) => change(end, event.target.value)}
                    />
                  </label>
                ))}
              </fieldset>
            </>
          )}
          {showsParts && (
            <Choice label={say.part} value={wishes.part} onPick={(value) => change('part', value)}>
              {PARTS.map((part) => (
                <option key={part} value={part}>
                  {partName(part, language)}
                </option>
              ))}
            </Choice>
          )}
          {(count > 0 || wishes.words !== '') && (
            <button type="button" className="button slight" onClick={clear}>
              {say.clear}
            </button>
          )}
        </div>
      )}
    </>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly value: string | null
  readonly children: React.ReactNode
  onPick(value: string): void
}

function Choice({ label, value, children, onPick }: ChoiceProps) {
  return (
    <label className="field">
      {label}
      <select value={value ?? ''} onChange={(event) => onPick(event.target.value)}>
        <option value="">{GALLERY_WORDS[useLanguage()].any}</option>
        {children}
      </select>
    </label>
  )
}
