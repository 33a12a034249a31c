// Your cards, and how a play is typed: the number of an edge and the letter of a zombie. At yourself it is a defence.

import type { Language } from '@brouhaha/table'
import { ATTACK, cardParts, DEFEND, type MoshView, partName, placement } from '@brouhaha/zombie-mosh'
import { BOARD_WORDS } from '../texts/mosh.ts'
import { seatNamed } from './board.ts'

const PART_WIDTH = 14

export function drawHand(view: MoshView, language: Language): string {
  const words = BOARD_WORDS[language]
  const cards = view.hand.map((card, index) => {
    const [one, other] = cardParts(card).map((part) => partName(part, language))
    return `   ${index * 2 + 1} ${(one ?? '').padEnd(PART_WIDTH)} ${words.or}   ${index * 2 + 2} ${other}`
  })
  return [words.hand(view.toPlay), ...cards].join('\n')
}

export type Typed =
  | { readonly kind: 'play'; readonly choice: number }
  | { readonly kind: 'edge'; readonly edge: number }
  | { readonly kind: 'help' | 'default' | 'nonsense' | 'noEdge' | 'noZombie' }

/** The choice that lays an edge (counted through the hand from 0) at a zombie. */
export function layAt(view: MoshView, edge: number, seat: number): number {
  const card = view.hand[edge >> 1]!
  return placement(card, edge & 1, seat === view.you ? DEFEND : ATTACK, seat)
}

export function readPlay(view: MoshView, text: string): Typed {
  const typed = text.trim().toLowerCase()
  if (typed === '') return { kind: 'default' }
  if (typed === '?') return { kind: 'help' }
  const [, number, letter] = /^(\d+)\s*([a-z])?$/.exec(typed) ?? []
  if (number === undefined) return { kind: 'nonsense' }
  const edge = Number(number) - 1
  if (edge < 0 || edge >= view.hand.length * 2) return { kind: 'noEdge' }
  if (letter === undefined) return { kind: 'edge', edge }
  const seat = seatNamed(letter)
  return view.seats[seat]?.inPit ? { kind: 'play', choice: layAt(view, edge, seat) } : { kind: 'noZombie' }
}
