import { type ReactNode, use, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Redirect, useLocation, useSearchParams } from 'wouter'
import { countWords } from '../../games/page/gallery/count-words.ts'
import { readWishes, withWish } from '../../games/page/gallery/wishes.ts'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { addressOf, tileId } from './address.ts'
import { BoxChoice } from './BoxChoice.tsx'
import { CardSheet } from './CardSheet.tsx'
import { CardWall } from './CardWall.tsx'
import { Filters } from './Filters.tsx'
import { galleries } from './galleries.ts'
import { useRows } from './useRows.ts'
import { GALLERY_WORDS } from './words.ts'
import '@fontsource-variable/atkinson-hyperlegible-next/wght-italic.css'
import './gallery.css'

interface GalleryPageProps {
  readonly box: string | null
  readonly card: string | null
}

/** All cards of all boxes; /cards/BOX/ID opens it at a card. */
export function GalleryPage({ box, card: opened }: GalleryPageProps) {
  const language = useLanguage()
  const say = GALLERY_WORDS[language]
  const [, navigate] = useLocation()
  const [parameters, setParameters] = useSearchParams()
  const all = use(galleries())
  const [refused, setRefused] = useState<ReactNode>(null)
  const wishes = readWishes(
    parameters,
    all.flatMap(({ filters }) => filters),
  )
  const asked = useDeferredValue(parameters.toString())
  const { exhibitions, rows } = useRows(all, asked)
  const chosen = all.find((gallery) => gallery.has(wishes.box ?? '')) ?? all[0]!

  const card = useMemo(
    () => (opened === null ? null : (exhibitions.find((one) => one.box === box)?.open(opened) ?? null)),
    [exhibitions, box, opened],
  )
  const shown = rows.flatMap(({ exhibition, cards }) => cards.map(({ id }) => ({ box: exhibition.box, id })))
  const place = shown.findIndex((one) => one.box === box && one.id === opened)
  const address = addressOf(parameters)
  const count = shown.length

  const change = (wish: string, value: string): void =>
    setParameters(withWish(parameters, wish, value), { replace: true })

  const turnTo = (neighbour: (typeof shown)[number] | undefined): (() => void) | null =>
    place < 0 || neighbour === undefined
      ? null
      : () => navigate(address.card(neighbour.box, neighbour.id), { replace: true, state: history.state })

  const showPack = (changed: string): void => {
    setRefused(null)
    navigate(changed === '' ? '/cards' : `/cards?box=${changed}`)
  }

  const close = (): void => {
    if (history.state?.fromWall === true) history.back()
    else navigate(address.wall, { replace: true })
  }

  useTileFocus(card === null || box === null || opened === null ? null : tileId(box, opened))

  if (box !== null && opened === null) return <Redirect to={`/cards?box=${box}`} replace />
  return (
    <Shell title={card?.name ?? say.title}>
      <div className="gallery">
        <header className="gallery-head">
          <h1>{say.title}</h1>
          <p>{say.intro}</p>
        </header>
        <search className="gallery-search paper">
          <label className="field">
            {say.search}
            <input
              type="search"
              value={wishes.words}
              placeholder={say.searchHint}
              autoComplete="off"
              onChange={(event) => change('words', event.target.value)}
            />
          </label>
          <Filters
            galleries={all}
            chosen={chosen}
            wishes={wishes}
            change={change}
            clear={() => setParameters(wishes.box === null ? '' : { box: wishes.box }, { replace: true })}
          />
          {all.map(({ game, Door }) => Door && <Door key={game} onChange={showPack} onRefuse={setRefused} />)}
        </search>
        <div className="gallery-walls">
          <BoxChoice exhibitions={exhibitions} chosen={wishes.box} onChoose={(chosen) => change('box', chosen)} />
          {refused}
          {opened !== null && card === null && (
            <p className="trouble" role="alert">
              {say.lostCard}
            </p>
          )}
          <p className="gallery-count" role="status">
            {count === 0 ? say.foundNone : countWords(count, language)}
          </p>
          <CardWall rows={rows} address={address} />
        </div>
      </div>
      {card !== null && (
        <CardSheet card={card} onBefore={turnTo(shown[place - 1])} onAfter={turnTo(shown[place + 1])} onClose={close} />
      )}
    </Shell>
  )
}

/** A card that was put back keeps the focus at its place on the wall. */
function useTileFocus(tile: string | null): void {
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (tile === null && before.current !== null) document.getElementById(before.current)?.focus()
    before.current = tile
  }, [tile])
}
