import { back, paletteOf } from '@brouhaha/faces'
import type { CSSProperties } from 'react'
import { Picture } from '../cards/Picture.tsx'
import { useLanguage } from '../language.ts'
import type { Collection } from './collection.ts'
import { GALLERY_WORDS } from './words.ts'

interface BoxChoiceProps {
  readonly collections: readonly Collection[]
  readonly chosen: string | null
  onChoose(box: string): void
}

export function BoxChoice({ collections, chosen, onChoose }: BoxChoiceProps) {
  const language = useLanguage()
  const say = GALLERY_WORDS[language]
  return (
    <fieldset className="boxes" aria-label={say.boxes}>
      <button type="button" className="box-choice" aria-pressed={chosen === null} onClick={() => onChoose('')}>
        {say.allBoxes}
      </button>
      {collections.map(({ box, title }) => {
        const { deep, paper } = paletteOf(box)
        return (
          <button
            key={box}
            type="button"
            className="box-choice"
            style={{ '--deep': deep, '--on-deep': paper } as CSSProperties}
            aria-pressed={chosen === box}
            onClick={() => onChoose(chosen === box ? '' : box)}
          >
            <Picture drawing={back(box, 'door')} />
            {title[language]}
          </button>
        )
      })}
    </fieldset>
  )
}
