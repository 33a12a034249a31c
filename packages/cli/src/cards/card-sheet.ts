// A box as a page to read and to review: every card with the text that its mechanics make. Checked in, one for each language.

import { type Card, describe, namesOf, type Pack } from '@brouhaha/cards'
import { boxTitle, nameOf } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { SHEET_WORDS } from '../texts/cards.ts'
import { grouped } from './order.ts'

export function cardSheet(pack: Pack, packs: readonly Pack[], language: Language): string {
  const words = SHEET_WORDS[language]
  const names = namesOf(packs, language)
  const count = pack.cards.reduce((sum, { copies = 1 }) => sum + copies, 0)
  const entry = (card: Card): string => {
    const { flavour } = card[language]
    const times = card.copies === undefined || card.copies === 1 ? '' : ` ×${card.copies}`
    return [
      `**${nameOf(card, language)}**${times} · \`${card.id}\`  `,
      describe(card, language, names).join('  \n') + (flavour === undefined ? '' : '  '),
      ...(flavour === undefined ? [] : [`*${flavour}*`]),
    ].join('\n')
  }
  const groups = grouped(pack.cards).map(
    (group) => `## ${words.kinds[group.kind]} (${group.count})\n\n${group.cards.map(entry).join('\n\n')}\n`,
  )
  return `# ${words.title(boxTitle(pack.box), count)}\n\n${words.generated}\n\n${groups.join('\n')}`
}
