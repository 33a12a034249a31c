import type { Language } from '@brouhaha/table'
import { counted } from '@brouhaha/zombie-mosh'

interface DamageWords {
  readonly you: string
  readonly hits: (count: number) => string
  readonly blocked: (count: number) => string
  readonly damage: (count: number) => string
  readonly wasted: (count: number) => string
}

export const DAMAGE_WORDS: Readonly<Record<Language, DamageWords>> = {
  en: {
    you: 'You',
    hits: (count) => counted(count, 'hit', 'en'),
    blocked: (count) => `${count} blocked`,
    damage: (count) => counted(count, 'damage', 'en'),
    wasted: (count) => `${count} too many`,
  },
  fr: {
    you: 'Toi',
    hits: (count) => counted(count, 'hit', 'fr'),
    blocked: (count) => `${count} ${count > 1 ? 'parés' : 'paré'}`,
    damage: (count) => counted(count, 'damage', 'fr'),
    wasted: (count) => `${count} de trop`,
  },
}
