import type { Card, Names } from '@brouhaha/cards'
import { type FaceSize, face } from '@brouhaha/faces'
import { memo, use } from 'react'
import { useLanguage } from '../../../shell/words/language.ts'
import { iconsOf } from './icons.ts'
import { Picture } from './Picture.tsx'

interface FaceProps {
  readonly card: Card
  readonly box: string
  readonly names: Names
  readonly size: FaceSize
}

export const Face = memo(function Face({ card, box, names, size }: FaceProps) {
  const language = useLanguage()
  const icons = use(iconsOf(box))
  return <Picture drawing={face(card, { box, language, size, names, icons })} />
})
