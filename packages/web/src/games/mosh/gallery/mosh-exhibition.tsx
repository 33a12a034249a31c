import { MOSH } from '@brouhaha/games'
import type { Language } from '@brouhaha/table'
import { copiesWords } from '../../page/gallery/count-words.ts'
import type { Exhibition } from '../../page/gallery/exhibition.ts'
import { describeMosh, moshName } from './describe.ts'
import { MoshBack, MoshFace } from './MoshFace.tsx'
import { MoshRuleLinks } from './MoshRuleLinks.tsx'
import { MOSH_CARDS } from './mosh-cards.ts'
import { searchMosh } from './search.ts'
import { MOSH_GALLERY_WORDS } from './words.ts'

export function moshExhibition(language: Language): Exhibition {
  const say = MOSH_GALLERY_WORDS[language]
  return {
    box: MOSH.word,
    title: say.title,
    own: false,
    deep: '#16130f',
    onDeep: '#ff5fae',
    backs: [<MoshBack key="back" />],
    hang: (wishes) =>
      searchMosh(wishes, language).map((card) => ({
        id: card.id,
        label: `${moshName(card, language)}, ${say.kind}`,
        draw: () => <MoshFace parts={card.parts} />,
      })),
    open(id) {
      const card = MOSH_CARDS.find((one) => one.id === id)
      if (card === undefined) return null
      return {
        name: moshName(card, language),
        facts: [say.title, say.kind, copiesWords(card.copies, language)],
        face: <MoshFace parts={card.parts} />,
        lines: describeMosh(card, language),
        flavour: undefined,
        rules: <MoshRuleLinks />,
      }
    },
  }
}
