// How cards, traits and tags are called.

import type { Language } from '@brouhaha/kit'
import type { Pack } from '../language/card.ts'

/**
 * A name for the id of a card, a trait or a tag. `powers`: traits that one has rather than is. `trapped`: cards that call a
 * curse a trap. `lasers`: whether lasers combine at this table.
 */
export interface Names {
  (id: string): string
  readonly powers?: ReadonlySet<string>
  readonly trapped?: ReadonlySet<string>
  readonly lasers?: boolean
}

const TAGS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  undead: { en: 'Undead', fr: 'Mort-vivant' },
  fire: { en: 'Fire', fr: 'Feu' },
  laser: { en: 'Laser', fr: 'Laser' },
  potion: { en: 'Potion', fr: 'Potion' },
  grenade: { en: 'Grenade', fr: 'Grenade' },
  ichor: { en: 'Ichor', fr: 'Ichor' },
  goth: { en: 'Goth', fr: 'Goth' },
}

/** A box that says so, or a published one with lasers among its own cards: what adds to other boxes goes by theirs. */
const hasLasers = ({ profile, adds, cards }: Pack): boolean =>
  profile === undefined ? adds === undefined && cards.some(isLaser) : profile.lasers === true

const isLaser = ({ kind, tags }: Pack['cards'][number]): boolean => kind === 'item' && tags?.includes('laser') === true

/** Names out of the packs themselves: a trait is called as its card is, an unknown id as itself. */
export function namesOf(packs: readonly Pack[], language: Language): Names {
  const names = new Map<string, string>(Object.entries(TAGS).map(([tag, words]) => [tag, words[language]]))
  const powers = new Set<string>()
  const trapped = new Set<string>()
  for (const pack of packs) {
    for (const [tag, words] of Object.entries(pack.tags ?? {})) names.set(tag, words[language])
    for (const card of pack.cards) {
      if (pack.curses === 'traps') trapped.add(card.id)
      if (card.kind === 'power') powers.add(card.trait)
      if ('trait' in card) names.set(card.trait, card[language].short ?? card[language].name)
      if (!('trait' in card) || card.id !== card.trait) names.set(card.id, card[language].name)
    }
  }
  return Object.assign((id: string): string => names.get(id) ?? id, { powers, trapped, lasers: packs.some(hasLasers) })
}
