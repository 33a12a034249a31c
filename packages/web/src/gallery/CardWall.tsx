import type { Card, Names } from '@brouhaha/cards'
import { back, paletteOf } from '@brouhaha/faces'
import { type CSSProperties, type KeyboardEvent, Suspense, useId } from 'react'
import { Link } from 'wouter'
import { fill } from '../app/words.ts'
import { Face } from '../cards/Face.tsx'
import { Picture } from '../cards/Picture.tsx'
import { useLanguage } from '../language.ts'
import { type Address, tileId } from './address.ts'
import type { Collection } from './collection.ts'
import { steppedTo } from './step.ts'
import { useNear } from './useNear.ts'
import { GALLERY_WORDS } from './words.ts'

/** The cards of one collection that fit. */
export interface Row {
  readonly collection: Collection
  readonly cards: readonly Card[]
  readonly names: Names
}

interface CardWallProps {
  readonly rows: readonly Row[]
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
        <Wall key={row.collection.box} row={row} address={address} counted={rows.length > 1} />
      ))}
    </div>
  )
}

interface WallProps {
  readonly row: Row
  readonly address: Address
  /** Alone it needs no count of its own. */
  readonly counted: boolean
}

function Wall({ row: { collection, cards, names }, address, counted }: WallProps) {
  const language = useLanguage()
  const heading = useId()
  const { box, title } = collection
  const { deep } = paletteOf(box)
  return (
    <section aria-labelledby={heading} style={{ '--deep': deep } as CSSProperties}>
      <h2 id={heading} className="wall-title">
        <span className="wall-backs" aria-hidden="true">
          <Picture drawing={back(box, 'door')} />
          <Picture drawing={back(box, 'treasure')} />
        </span>
        {title[language]}
        {counted && <span className="wall-count">{countWords(cards.length, language)}</span>}
      </h2>
      <ul className="wall">
        {cards.map((card) => (
          <Tile key={card.id} card={card} box={box} names={names} href={address.card(box, card.id)} />
        ))}
      </ul>
    </section>
  )
}

interface TileProps {
  readonly card: Card
  readonly box: string
  readonly names: Names
  readonly href: string
}

function Tile({ card, box, names, href }: TileProps) {
  const language = useLanguage()
  const say = GALLERY_WORDS[language]
  const [ref, near] = useNear()
  const level = card.kind === 'monster' ? `, ${fill(say.level, { level: card.level })}` : ''
  return (
    <li ref={ref}>
      <Link id={tileId(box, card.id)} className="tile" href={href} state={{ fromWall: true }}>
        <span className="unseen">{`${card[language].name}, ${say[card.kind]}${level}`}</span>
        {near && (
          <Suspense fallback={null}>
            <Face card={card} box={box} names={names} size="table" />
          </Suspense>
        )}
      </Link>
    </li>
  )
}

export function countWords(count: number, language: 'en' | 'fr'): string {
  const say = GALLERY_WORDS[language]
  return count === 1 ? say.foundOne : fill(say.found, { count })
}
