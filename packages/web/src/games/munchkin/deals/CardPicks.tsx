import { nameOf } from '@brouhaha/munchkin'
import { useId } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { Card } from '../card/Card.tsx'
import { usePlay } from '../play.ts'
import type { Ware } from './goods.ts'
import { DEAL_WORDS } from './words.ts'

interface CardPicksProps {
  readonly title: string
  readonly cards: readonly Ware[]
  readonly picked: readonly number[]
  readonly most?: number
  readonly empty?: string
  /** One of them, not several. */
  readonly single?: boolean
  /** A word or two about each: its price, where it lies. */
  note?(ware: Ware): string
  change(picked: readonly number[]): void
}

/** Cards to tick, each small with its name; any of them can be read. */
export function CardPicks(props: CardPicksProps) {
  const { title, cards, picked, most = cards.length, empty, single = false, note, change } = props
  const { reader, language, read } = usePlay()
  const say = DEAL_WORDS[language]
  const group = useId()
  const toggle = (copy: number): void => {
    if (single) change([copy])
    else change(picked.includes(copy) ? picked.filter((one) => one !== copy) : [...picked, copy])
  }
  return (
    <fieldset className="mk-deal-picks">
      <legend>{title}</legend>
      {cards.length === 0 && <p className="small">{empty ?? say.noItems}</p>}
      {cards.map((ware) => {
        const isPicked = picked.includes(ware.copy)
        const name = nameOf(reader.card.named(ware.id), language)
        return (
          <div key={ware.copy} className={isPicked ? 'mk-deal-pick is-picked' : 'mk-deal-pick'}>
            <label>
              <input
                type={single ? 'radio' : 'checkbox'}
                name={group}
                checked={isPicked}
                disabled={!isPicked && !single && picked.length >= most}
                onChange={() => toggle(ware.copy)}
              />
              <Card id={ware.id} size="chip" label="" />
              <span>
                {name}
                {note !== undefined && <span className="small"> {note(ware)}</span>}
              </span>
            </label>
            <button
              type="button"
              className="mk-deal-read"
              aria-label={fill(say.read, { card: name })}
              onClick={() => read(ware.id)}
            >
              i
            </button>
          </div>
        )
      })}
    </fieldset>
  )
}
