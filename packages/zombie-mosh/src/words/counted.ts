import type { Language } from '@brouhaha/table'

/** One of it, more of it. */
type Forms = readonly [one: string, more: string]

const NOUNS = {
  attack: { en: ['attack', 'attacks'], fr: ['attaque', 'attaques'] },
  card: { en: ['card', 'cards'], fr: ['carte', 'cartes'] },
  damage: { en: ['damage', 'damage'], fr: ['dommage', 'dommages'] },
  defence: { en: ['defence', 'defences'], fr: ['défense', 'défenses'] },
  hit: { en: ['hit', 'hits'], fr: ['coup', 'coups'] },
  part: { en: ['part', 'parts'], fr: ['membre', 'membres'] },
  round: { en: ['round', 'rounds'], fr: ['tour', 'tours'] },
  song: { en: ['song', 'songs'], fr: ['chanson', 'chansons'] },
  token: { en: ['token', 'tokens'], fr: ['jeton', 'jetons'] },
  zombie: { en: ['zombie', 'zombies'], fr: ['zombi', 'zombis'] },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, Forms>>>>

export type Noun = keyof typeof NOUNS

/** Nothing is plural in English ("0 hits") and singular in French ("0 coup"). */
export function isPlural(count: number, language: Language): boolean {
  return language === 'en' ? count !== 1 : count >= 2
}

/** "1 hit", "2 hits"; "1 coup", "2 coups" */
export function counted(count: number, noun: Noun, language: Language): string {
  const [one, more] = NOUNS[noun][language]
  return `${count} ${isPlural(count, language) ? more : one}`
}
