import { cited } from '@brouhaha/munchkin'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { STAGE_WORDS } from './words.ts'

/** Cards of the decks that the reader alone has seen. */
export function Peeked() {
  const { view, reader, read, language } = usePlay()
  const say = STAGE_WORDS[language]
  if (view.peeked.length === 0) return null
  return (
    <div className="mk-peeked">
      <h3>{say.seen}</h3>
      <ul>
        {view.peeked.map(({ copy, id, deck, above }) => (
          <li key={copy}>
            <button type="button" className="mk-stage-read" onClick={() => read(id)}>
              {cited(reader.card.named(id), language)}
            </button>{' '}
            {fill(above === 0 ? say.onTop : say.below, {
              count: above,
              deck: deck === 'door' ? say.doorDeck : say.treasureDeck,
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
