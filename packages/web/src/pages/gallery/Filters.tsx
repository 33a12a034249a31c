import { useState } from 'react'
import type { GameGallery } from '../../games/page/gallery/game-gallery.ts'
import { asksFor, countFilters, type Wishes } from '../../games/page/gallery/wishes.ts'
import { useMedia } from '../../shell/browser/useMedia.ts'
import { ROOM_FOR_FILTERS } from '../../shell/browser/widths.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { GALLERY_WORDS } from './words.ts'

interface FiltersProps {
  readonly galleries: readonly GameGallery[]
  /** The one that the chosen box hangs in. */
  readonly chosen: GameGallery
  readonly wishes: Wishes
  change(wish: string, value: string): void
  clear(): void
}

/** Always open where there is room beside the wall. What cannot be asked of the chosen box is shown only while it is asked. */
export function Filters({ galleries, chosen, wishes, change, clear }: FiltersProps) {
  const say = GALLERY_WORDS[useLanguage()]
  const roomy = useMedia(ROOM_FOR_FILTERS)
  const [opened, setOpened] = useState(false)
  const count = countFilters(wishes)
  const shown = galleries.filter((gallery) => gallery === chosen || asksFor(gallery.filters, wishes))
  return (
    <>
      {!roomy && (
        <button
          type="button"
          className="button slight filters-toggle"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          {count === 0 ? say.filters : fill(say.filtersOn, { count })}
        </button>
      )}
      {(roomy || opened) && (
        <div className="filters">
          {shown.map(({ game, Filters: Own }) => (
            <Own key={game} asked={wishes.asked} change={change} />
          ))}
          {(count > 0 || wishes.words !== '') && (
            <button type="button" className="button slight" onClick={clear}>
              {say.clear}
            </button>
          )}
        </div>
      )}
    </>
  )
}
