import { type Card, describe, type Language, type Names } from '@brouhaha/cards'
import { back, paletteOf } from '@brouhaha/faces'
import { fill } from '../../../shell/words/words.ts'
import { copiesWords } from '../../page/gallery/count-words.ts'
import type { Exhibition } from '../../page/gallery/exhibition.ts'
import { Face } from '../cards/Face.tsx'
import { Picture } from '../cards/Picture.tsx'
import { RuleLinks } from '../cards/RuleLinks.tsx'
import type { Collection } from './collection.ts'
import { search } from './search.ts'
import { FAMILY_GALLERY_WORDS } from './words.ts'

/** A box of the Munchkin family, or a pack of one's own. */
export function familyExhibition({ box, title, pack, own }: Collection, names: Names, language: Language): Exhibition {
  const say = FAMILY_GALLERY_WORDS[language]
  const { deep, paper } = paletteOf(box)
  const labelOf = (card: Card): string => {
    const level = card.kind === 'monster' ? `, ${fill(say.level, { level: card.level })}` : ''
    return `${card[language].name}, ${say[card.kind]}${level}`
  }
  return {
    box,
    title: title[language],
    own,
    deep,
    onDeep: paper,
    backs: [
      <Picture key="door" drawing={back(box, 'door')} />,
      <Picture key="treasure" drawing={back(box, 'treasure')} />,
    ],
    hang: (wishes) =>
      search(pack.cards, wishes, language, names).map((card) => ({
        id: card.id,
        label: labelOf(card),
        draw: () => <Face card={card} box={box} names={names} size="table" />,
      })),
    open(id) {
      const card = pack.cards.find((one) => one.id === id)
      if (card === undefined) return null
      const { name, flavour } = card[language]
      return {
        name,
        facts: [title[language], say[card.deck], copiesWords(card.copies ?? 1, language)],
        face: <Face card={card} box={box} names={names} size="full" />,
        lines: describe(card, language, names),
        flavour,
        rules: <RuleLinks card={card} atTable={false} />,
      }
    },
  }
}
