// A choice is a number inside and an object outside: a verb, and the card or the turn that it is about.

import type { Reading } from '@brouhaha/table'
import { type Card, KINDS } from './state.ts'

/** `play` is a turn; `dog` and `pass` answer what lies on the plate, and `clear` is the house's word: time is up. */
const VERBS = ['play', 'dog', 'pass', 'clear'] as const
type Verb = (typeof VERBS)[number]
export type Choice =
  | { readonly type: 'play'; readonly card: Card }
  | { readonly type: 'dog' | 'pass' | 'clear'; readonly turn: number }

export const encode = (verb: Verb, about: number): number => about * VERBS.length + VERBS.indexOf(verb)
export const verbOf = (choice: number): Verb | undefined => VERBS[choice % VERBS.length]
export const aboutOf = (choice: number): number => Math.floor(choice / VERBS.length)

export function write(choice: number): Choice {
  const [type, about] = [verbOf(choice)!, aboutOf(choice)]
  return type === 'play' ? { type, card: KINDS[about]! } : { type, turn: about }
}

/** What came from outside may be anything, even something that throws when it is looked at. */
export function read(raw: unknown): Reading<never> {
  try {
    const { type, card, turn } = raw as { readonly type: Verb; readonly card: Card; readonly turn: number }
    const about = type === 'play' ? KINDS.indexOf(card) : turn
    if (VERBS.includes(type) && Number.isSafeInteger(about) && about >= 0)
      return { kind: 'choice', choice: encode(type, about) }
  } catch {}
  return { kind: 'error', error: { path: '', expected: `${VERBS.join(', ')}, with a card or the number of a turn` } }
}
