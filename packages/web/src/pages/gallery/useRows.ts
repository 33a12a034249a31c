import { type Names, namesOf } from '@brouhaha/cards'
import { useMemo } from 'react'
import { moshExhibition } from '../../games/mosh/gallery/mosh-exhibition.tsx'
import { BOXES, type Collection } from '../../games/munchkin/gallery/collection.ts'
import { familyExhibition } from '../../games/munchkin/gallery/family-exhibition.tsx'
import type { Exhibition } from '../../games/page/gallery/exhibition.ts'
import { readWishes } from '../../games/page/gallery/wishes.ts'
import { useLanguage } from '../../shell/words/language.ts'
import type { Row } from './CardWall.tsx'

interface Rows {
  readonly exhibitions: readonly Exhibition[]
  /** What fits the wishes; a box without such a card is left out. */
  readonly rows: readonly Row[]
  /** All tags that there are to look for, and what they are called. */
  readonly tags: readonly string[]
  readonly names: Names
}

/** `asked`: the wishes as they stand in the address. */
export function useRows(own: readonly Collection[], asked: string): Rows {
  const language = useLanguage()
  const collections = useMemo(() => [...BOXES, ...own], [own])
  const names = useMemo(
    () =>
      namesOf(
        collections.map(({ pack }) => pack),
        language,
      ),
    [collections, language],
  )
  const exhibitions = useMemo(() => {
    /** A trait is called as it is in the card's own box. */
    const namesIn = (collection: Collection): Names => {
      const others = collections.filter((other) => other !== collection)
      return namesOf(
        [...others, collection].map(({ pack }) => pack),
        language,
      )
    }
    const hang = (collection: Collection) => familyExhibition(collection, namesIn(collection), language)
    return [...BOXES.map(hang), moshExhibition(language), ...own.map(hang)]
  }, [collections, own, language])
  const rows = useMemo(() => {
    const wishes = readWishes(new URLSearchParams(asked))
    return exhibitions
      .filter(({ box }) => wishes.box === null || wishes.box === box)
      .map((exhibition) => ({ exhibition, cards: exhibition.hang(wishes) }))
      .filter(({ cards }) => cards.length > 0)
  }, [exhibitions, asked])
  const tags = useMemo(
    () => [...new Set(collections.flatMap(({ pack }) => pack.cards.flatMap((card) => card.tags ?? [])))].sort(),
    [collections],
  )
  return { exhibitions, rows, tags, names }
}
