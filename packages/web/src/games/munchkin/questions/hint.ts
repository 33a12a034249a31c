// Where to look for the answers that lie in the hand.

import type { Language } from '@brouhaha/table'
import type { Layout } from './layout.ts'
import { QUESTION_WORDS } from './words.ts'

const ASKED_IN_HAND: ReadonlySet<string> = new Set(['pick', 'pay', 'buy', 'take', 'shed'])

export function hintOf({ hand, answers }: Pick<Layout, 'hand' | 'answers'>, language: Language): string | null {
  const say = QUESTION_WORDS[language]
  const verbs = new Set(hand.flatMap(({ presses }) => presses.map(({ choice }) => choice.type)))
  if (verbs.has('give')) return say.charityHint
  if (verbs.has('fight')) return say.troubleHint
  if (![...verbs].some((verb) => ASKED_IN_HAND.has(verb))) return null
  return answers.length === 0 ? say.inHandHint : say.alsoInHandHint
}
