import { useEffect, useMemo, useReducer } from 'react'
import type { Exhibition } from '../../games/page/gallery/exhibition.ts'
import type { GameGallery } from '../../games/page/gallery/game-gallery.ts'
import { readWishes } from '../../games/page/gallery/wishes.ts'
import { useLanguage } from '../../shell/words/language.ts'
import type { WallRow } from './CardWall.tsx'

interface Rows {
  readonly exhibitions: readonly Exhibition[]
  /** What fits the wishes; a box without such a card is left out. */
  readonly rows: readonly WallRow[]
}

/** `asked`: the wishes as they stand in the address. */
export function useRows(galleries: readonly GameGallery[], asked: string): Rows {
  const exhibitions = useExhibitions(galleries)
  const rows = useMemo(() => {
    const filters = galleries.flatMap((gallery) => gallery.filters)
    const wishes = readWishes(new URLSearchParams(asked), filters)
    return exhibitions
      .filter(({ box }) => wishes.box === null || wishes.box === box)
      .map((exhibition) => ({ exhibition, cards: exhibition.hang(wishes) }))
      .filter(({ cards }) => cards.length > 0)
  }, [galleries, exhibitions, asked])
  return { exhibitions, rows }
}

/** Our boxes first, then what somebody brought. */
function useExhibitions(galleries: readonly GameGallery[]): readonly Exhibition[] {
  const language = useLanguage()
  const [changes, change] = useReducer((before: number) => before + 1, 0)
  useEffect(() => {
    const stops = galleries.map((gallery) => gallery.watch(change))
    return () => {
      for (const stop of stops) stop()
    }
  }, [galleries])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what hangs there may have changed
  return useMemo(() => {
    const all = galleries.flatMap((gallery) => gallery.exhibitions(language))
    return [...all.filter(({ own }) => !own), ...all.filter(({ own }) => own)]
  }, [galleries, language, changes])
}
