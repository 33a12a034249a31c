// The few words under a card that is an answer.

import { fill } from '../../../shell/words/words.ts'
import type { Play } from '../play.ts'
import { foresee } from './foresee.ts'
import type { Answer } from './layout.ts'
import { CAPTIONS, QUESTION_WORDS } from './words.ts'

type Captioned = keyof (typeof CAPTIONS)['en']

const isCaptioned = (verb: string): verb is Captioned => Object.hasOwn(CAPTIONS.en, verb)

export function captionOf({ choice, label, card }: Answer, { view, reader, language }: Play): string {
  if (!isCaptioned(choice.type)) return label
  const caption = CAPTIONS[language][choice.type]
  const odds = choice.type === 'roll' ? foresee(choice, { view, language }) : null
  if (odds !== null) return `${caption} (${odds})`
  if (card === null || card.zone !== 'table' || card.seat === null || card.seat === view.you) return caption
  return `${caption} (${fill(QUESTION_WORDS[language].on, { name: reader.names[card.seat] ?? '' })})`
}
