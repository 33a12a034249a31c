import type { ReactNode } from 'react'
import { useLanguage } from '../../../shell/words/language.ts'
import { WALL_WORDS } from './words.ts'

interface FilterChoiceProps {
  readonly label: string
  readonly value: string | undefined
  readonly children: ReactNode
  onPick(value: string): void
}

export function FilterChoice({ label, value = '', children, onPick }: FilterChoiceProps) {
  return (
    <label className="field">
      {label}
      <select value={value} onChange={(event) => onPick(event.target.value)}>
        <option value="">{WALL_WORDS[useLanguage()].any}</option>
        {children}
      </select>
    </label>
  )
}
