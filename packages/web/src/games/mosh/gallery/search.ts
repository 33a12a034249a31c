import type { Language } from '@brouhaha/table'
import { plain } from '../../page/gallery/plain.ts'
import { asksBeyond, type Wishes } from '../../page/gallery/wishes.ts'
import { describeMosh, moshName } from './describe.ts'
import { MOSH_FILTERS } from './filters.ts'
import { MOSH_CARDS, type MoshCard } from './mosh-cards.ts'

/** All that stands on a card, and its name in the other language too. */
const textOf = (card: MoshCard, language: Language): string =>
  plain([moshName(card, 'en'), moshName(card, 'fr'), ...describeMosh(card, language)].join(' '))

export function searchMosh(wishes: Wishes, language: Language): readonly MoshCard[] {
  if (asksBeyond(MOSH_FILTERS, wishes)) return []
  const { part } = wishes.asked
  const words = plain(wishes.words).split(' ')
  return MOSH_CARDS.filter(
    (card) =>
      (part === undefined || card.parts.some((one) => one === part)) &&
      words.every((word) => textOf(card, language).includes(word)),
  )
}
