import { DEEDS, namesOf, printedTags } from '@brouhaha/cards'
import { useMemo } from 'react'
import { useLanguage } from '../../../shell/words/language.ts'
import { FilterChoice } from '../../page/gallery/FilterChoice.tsx'
import type { FiltersProps } from '../../page/gallery/game-gallery.ts'
import { BOXES } from './collection.ts'
import { DECKS, HIGHEST, KINDS, LOWEST, SLOTS } from './filters.ts'
import { useOwnPacks } from './own-packs.ts'
import { FAMILY_GALLERY_WORDS } from './words.ts'

/** What can be asked of a card of the family. */
export function FamilyFilters({ asked, change }: FiltersProps) {
  const language = useLanguage()
  const say = FAMILY_GALLERY_WORDS[language]
  const own = useOwnPacks()
  const packs = useMemo(() => [...BOXES, ...own].map(({ pack }) => pack), [own])
  const names = useMemo(() => namesOf(packs, language), [packs, language])
  const tags = useMemo(() => [...new Set(packs.flatMap(({ cards }) => cards.flatMap(printedTags)))].sort(), [packs])
  const choices = (wish: 'kind' | 'deck' | 'slot' | 'does', options: readonly (keyof typeof say)[]) => (
    <FilterChoice label={say[wish]} value={asked[wish]} onPick={(value) => change(wish, value)}>
      {options.map((option) => (
        <option key={option} value={option}>
          {say[option]}
        </option>
      ))}
    </FilterChoice>
  )
  return (
    <>
      {choices('kind', KINDS)}
      {choices('does', DEEDS)}
      {choices('deck', DECKS)}
      {choices('slot', SLOTS)}
      <FilterChoice label={say.tag} value={asked.tag} onPick={(value) => change('tag', value)}>
        {tags.map((tag) => (
          <option key={tag} value={tag}>
            {names(tag)}
          </option>
        ))}
      </FilterChoice>
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
              value={asked[end] ?? ''}
              onChange={(event) => change(end, event.target.value)}
            />
          </label>
        ))}
      </fieldset>
    </>
  )
}
