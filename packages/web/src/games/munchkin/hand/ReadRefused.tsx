import { nameOf } from '@brouhaha/munchkin'
import { fill } from '../../../shell/words/words.ts'
import { CARD_WORDS } from '../card/words.ts'
import { usePlay } from '../play.ts'
import './hand.css'

/** Beside a no to a card: the card, to be read. A finger finds no other way to it. */
export function ReadRefused({ id }: { readonly id: string }) {
  const { reader, language, read } = usePlay()
  const card = nameOf(reader.card.named(id), language)
  return (
    <button type="button" className="button slight mk-read-refused" onClick={() => read(id)}>
      {fill(CARD_WORDS[language].readIt, { card })}
    </button>
  )
}
