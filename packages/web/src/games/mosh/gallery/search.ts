import type { Language } from '@brouhaha/table'
import { plain } from '../../page/gallery/plain.ts'
import { countFilters, type Wishes } from '../../page/gallery/wishes.ts'
import { describeMosh, moshName } from './describe.ts'
import { MOSH_CARDS, type MoshCard } from './mosh-cards.ts'

/** All that stands on a card, and its name in the other language too. */
const textOf = (card: MoshCard, language: Language): string =>
  plain([moshName(card, 'en'), moshName(card, 'fr'), ...describeMosh(card, language)].join(' '))

/** What is asked of cards of the family, no card of Zombie Mosh! has. */
export function searchMosh(wishes: Wishes, language: Language): readonly MoshCard[] {
  if (countFilters({ ...wishes, part: null }) > 0) return []
  const words = plain(wishes.words).split(' ')
  return MOSH_CARDS.filter(
    (card) =>
      (wishes.part === null || card.parts.includes(wishes.part)) &&
      words.every((word) => textOf(card, language).includes(word)),
  )
}
