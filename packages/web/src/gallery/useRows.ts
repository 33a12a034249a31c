import { type Names, namesOf } from '@brouhaha/cards'
import { useMemo } from 'react'
import { useLanguage } from '../language.ts'
import type { Row } from './CardWall.tsx'
import { BOXES, type Collection } from './collection.ts'
import { search } from './search.ts'
import { readWishes } from './wishes.ts'

interface Rows {
  readonly collections: readonly Collection[]
  /** For each collection: a trait is called as it is in the card's own box. */
  readonly names: readonly Names[]
  /** What fits the wishes; a collection without such a card is left out. */
  readonly rows: readonly Row[]
  /** All tags that there are to look for. */
  readonly tags: readonly string[]
}

/** `asked`: the wishes as they stand in the address. */
export function useRows(own: readonly Collection[], asked: string): Rows {
  const language = useLanguage()
  const collections = useMemo(() => [...BOXES, ...own], [own])
  const names = useMemo(
    () =>
      collections.map((collection) => {
        const others = collections.filter((other) => other !== collection)
        return namesOf(
          [...others, collection].map(({ pack }) => pack),
          language,
        )
      }),
    [collections, language],
  )
  const rows = useMemo(() => {
    const wishes = readWishes(new URLSearchParams(asked))
    return collections.flatMap((collection, index): Row[] => {
      if (wishes.box !== null && wishes.box !== collection.box) return []
      const cards = search(collection.pack.cards, wishes, language, names[index]!)
      return cards.length === 0 ? [] : [{ collection, cards, names: names[index]! }]
    })
  }, [collections, asked, language, names])
  const tags = useMemo(
    () => [...new Set(collections.flatMap(({ pack }) => pack.cards.flatMap((card) => card.tags ?? [])))].sort(),
    [collections],
  )
  return { collections, names, rows, tags }
}
