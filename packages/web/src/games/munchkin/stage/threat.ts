// What waits behind a gate, in words: what happens unless somebody says no, whom it hits, who is to blame.

import { unreachable } from '@brouhaha/kit'
import { type CardView, type CauseView, cited, type Reader } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { fill } from '../../../shell/words/words.ts'
import { GATE_WORDS } from './gate-words.ts'

export interface Threat {
  readonly text: string
  readonly note: string | null
  /** The card that is in the air. */
  readonly card: CardView | null
  readonly die: number | null
}

type Key = keyof (typeof GATE_WORDS)['en']
/** Sentences that have a form of their own for the reader. */
type Personal = { [K in Key]: `${K}You` extends Key ? K : never }[Key]

export function threatOf(cause: CauseView, reader: Reader, language: Language): Threat {
  const say = GATE_WORDS[language]
  const named = (card: CardView | null): string =>
    card === null ? say.hidden : cited(reader.card.named(card.id), language)
  const about = (key: Personal, seat: number, values: Readonly<Record<string, string | number>> = {}): string =>
    seat === reader.you ? fill(say[`${key}You`], values) : fill(say[key], { ...values, name: reader.names[seat] ?? '' })
  const threat = (text: string, rest: Partial<Threat> = {}): Threat => ({
    text: text.charAt(0).toUpperCase() + text.slice(1),
    note: null,
    card: null,
    die: null,
    ...rest,
  })

  switch (cause.kind) {
    case 'kill': {
      const { seat, helper, wins } = cause
      const names = wins.map((winner) => reader.names[winner]).join(', ')
      const note =
        wins.length === 0 ? null : wins.length === 1 ? about('wins', wins[0]!, { names }) : fill(say.wins, { names })
      const together = { name: reader.names[seat] ?? '', helper: reader.names[helper ?? seat] ?? '' }
      return threat(helper === null ? about('kill', seat) : fill(say.killTogether, together), { note })
    }
    case 'curse': {
      const { card, target, by } = cause
      const note = by === null ? say.byDoor : about('by', by)
      return threat(about('curseOn', target, { card: card === null ? say.curseHidden : named(card) }), { card, note })
    }
    case 'roll': {
      const { seat, die, slot, card } = cause
      const note = card === null ? null : fill(slot === null ? say.rollFor : say.rollAgainst, { card: named(card) })
      return threat(about('roll', seat, { die }), { die, note, card: slot === null ? card : null })
    }
    case 'badStuff':
    case 'escape':
      return threat(about(cause.kind, cause.seat, { card: named(cause.card) }), { card: cause.card })
    case 'played': {
      const { card, by, target } = cause
      const text =
        by === null ? fill(say.playedByNobody, { card: named(card) }) : about('played', by, { card: named(card) })
      return threat(text, { card, note: target === null || target === by ? null : about('at', target) })
    }
    case 'level':
      return threat(about(cause.levels === 1 ? 'levelUp' : 'levelsUp', cause.seat, { count: cause.levels }))
    case 'draw':
    case 'arrival':
      return threat(about(cause.kind, cause.seat, { card: named(cause.card) }), { card: cause.card })
    case 'turnStart':
    case 'turnEnd':
      return threat(about(cause.kind, cause.seat))
    default:
      return unreachable(cause)
  }
}
