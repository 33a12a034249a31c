// Whom the table waits for, and what for.

import { fill } from '../../../shell/words/words.ts'
import type { Play } from '../play.ts'
import { MATTERS, QUESTION_WORDS } from './words.ts'

type Matter = keyof (typeof MATTERS)['en']

const isMatter = (name: string): name is Matter => Object.hasOwn(MATTERS.en, name)

export function waitingFor({ view, reader, language }: Pick<Play, 'view' | 'reader' | 'language'>): string {
  const say = QUESTION_WORDS[language]
  if (view.gate !== null) return view.passed ? say.passed : say.everybodyMayAnswer
  const seats = view.asked.filter((seat) => seat !== 'house' && seat !== view.you)
  const names = seats.map((seat) => reader.names[Number(seat)] ?? '').join(', ')
  if (names === '') return say.everybodyMayAnswer
  const decision = view.decision ?? ''
  return fill(say.waitingTo, { names, matter: MATTERS[language][isMatter(decision) ? decision : 'other'] })
}
