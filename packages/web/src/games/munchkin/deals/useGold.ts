import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { goldOf, type Ware } from './goods.ts'
import { DEAL_WORDS } from './words.ts'

/** What a card is worth, in words. */
export function useGold(): (ware: Ware) => string {
  const { reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  return ({ id }) => {
    const gold = goldOf(reader.card.named(id))
    return gold === 0 ? say.noGold : fill(say.gold, { gold })
  }
}
