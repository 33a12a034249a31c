import { type CSSProperties, type KeyboardEvent, Suspense, useId } from 'react'
import { Link } from 'wouter'
import { countWords } from '../../games/page/gallery/count-words.ts'
import type { Exhibition, HungCard } from '../../games/page/gallery/exhibition.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { type Address, tileId } from './address.ts'
import { steppedTo } from './step.ts'
import { useNear } from './useNear.ts'

/** The cards of one box that fit. */
export interface WallRow {
  readonly exhibition: Exhibition
  readonly cards: readonly HungCard[]
}

interface CardWallProps {
  readonly rows: readonly WallRow[]
  readonly address: Address
}

/** All tiles stand in one order, whatever their box: arrows go through all of them. */
export function CardWall({ rows, address }: CardWallProps) {
  const step = (event: KeyboardEvent<HTMLElement>): void => {
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('a.tile')]
    const at = tiles.indexOf(event.target as HTMLElement)
    const next = at < 0 || event.altKey || event.ctrlKey || event.metaKey ? undefined : steppedTo(event.key, at, tiles)
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows are a second way; every card can be reached by Tab
    <div className="walls" onKeyDown={step}>
      {rows.map((row) => (
        <Wall key={row.exhibition.box} row={row} address={address} counted={rows.length > 1} />
      ))}
    </div>
  )
}

interface WallProps {
  readonly row: WallRow
  readonly address: Address
  /** Alone it needs no count of its own. */
  readonly counted: boolean
}

function Wall({ row: { exhibition, cards }, address, counted }: WallProps) {
  const language = useLanguage()
  const heading = useId()
  const { box, title, deep, backs } = exhibition
  return (
    <section aria-labelledby={heading} style={{ '--deep': deep } as CSSProperties}>
      <h2 id={heading} className="wall-title">
        <span className="wall-backs" aria-hidden="true">
          {backs}
        </span>
        {title}
        {counted && <span className="wall-count">{countWords(cards.length, language)}</span>}
      </h2>
      <ul className="wall">
        {cards.map((card) => (
          <Tile key={card.id} id={tileId(box, card.id)} card={card} href={address.card(box, card.id)} />
        ))}
      </ul>
    </section>
  )
}

interface TileProps {
  readonly id: string
  readonly card: HungCard
  readonly href: string
}

function Tile({ id, card, href }: TileProps) {
  const [ref, near] = useNear()
  return (
    <li ref={ref}>
      <Link id={id} className="tile" href={href} state={{ fromWall: true }}>
        <span className="unseen">{card.label}</span>
        {near && <Suspense fallback={null}>{card.draw()}</Suspense>}
      </Link>
    </li>
  )
}
