// What tests look for in a drawing.

import type { Card, Language, Pack } from '@brouhaha/cards'
import { namesOf } from '@brouhaha/cards'
import { type Drawing, type FaceSize, face, type Shape, type TextShape } from '@brouhaha/faces'
import { ALL } from '@brouhaha/faces/icons/all'
import { PACKS } from '@brouhaha/packs'
import { measure } from '../src/text/measure.ts'

const packs: readonly Pack[] = Object.values(PACKS)
export const LANGUAGES: readonly Language[] = ['en', 'fr']
export const everyCard: readonly { readonly box: string; readonly card: Card }[] = packs.flatMap(({ box, cards }) =>
  cards.map((card) => ({ box, card })),
)

export const names = { en: namesOf(packs, 'en'), fr: namesOf(packs, 'fr') }

export const drawn = (card: Card, box: string, language: Language, size: FaceSize = 'full'): Drawing =>
  face(card, { box, language, size, names: names[language], icons: ALL })

/** All shapes, those within others included. */
export const allShapes = (shapes: readonly Shape[]): readonly Shape[] =>
  shapes.flatMap((shape) => ('shapes' in shape ? [shape, ...allShapes(shape.shapes)] : [shape]))

/** Texts that stand straight on the card: all but the number and the kind, which are placed in groups. */
export const textsOf = ({ shapes }: Drawing): readonly TextShape[] => shapes.filter((shape) => shape.type === 'text')

export const wordsOf = ({ runs }: TextShape): string => runs.map(({ text }) => text).join('')

export function span({ x, size, anchor, runs }: TextShape): readonly [left: number, right: number] {
  const width = runs.reduce((sum, { text, font }) => sum + measure(text, font), 0) * size
  const left = anchor === 'start' ? x : anchor === 'middle' ? x - width / 2 : x - width
  return [left, left + width]
}
