import { PARTS, partName } from '@brouhaha/zombie-mosh'
import { useLanguage } from '../../../shell/words/language.ts'
import { FilterChoice } from '../../page/gallery/FilterChoice.tsx'
import type { FiltersProps } from '../../page/gallery/game-gallery.ts'
import { MOSH_GALLERY_WORDS } from './words.ts'

export function MoshFilters({ asked, change }: FiltersProps) {
  const language = useLanguage()
  return (
    <FilterChoice
      label={MOSH_GALLERY_WORDS[language].part}
      value={asked.part}
      onPick={(value) => change('part', value)}
    >
      {PARTS.map((part) => (
        <option key={part} value={part}>
          {partName(part, language)}
        </option>
      ))}
    </FilterChoice>
  )
}
