import type { CSSProperties } from 'react'
import type { Exhibition } from '../../games/page/gallery/exhibition.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { GALLERY_WORDS } from './words.ts'

interface BoxChoiceProps {
  readonly exhibitions: readonly Exhibition[]
  readonly chosen: string | null
  onChoose(box: string): void
}

export function BoxChoice({ exhibitions, chosen, onChoose }: BoxChoiceProps) {
  const say = GALLERY_WORDS[useLanguage()]
  return (
    <fieldset className="boxes" aria-label={say.boxes}>
      <button type="button" className="box-choice" aria-pressed={chosen === null} onClick={() => onChoose('')}>
        {say.allBoxes}
      </button>
      {exhibitions.map(({ box, title, deep, onDeep, backs }) => (
        <button
          key={box}
          type="button"
          className="box-choice"
          style={{ '--deep': deep, '--on-deep': onDeep } as CSSProperties}
          aria-pressed={chosen === box}
          onClick={() => onChoose(chosen === box ? '' : box)}
        >
          {backs[0]}
          {title}
        </button>
      ))}
    </fieldset>
  )
}
