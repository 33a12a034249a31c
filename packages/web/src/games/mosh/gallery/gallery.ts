import { MOSH } from '@brouhaha/games'
import type { GameGallery } from '../../page/gallery/game-gallery.ts'
import { Filters } from './Filters.tsx'
import { MOSH_FILTERS } from './filters.ts'
import { moshExhibition } from './mosh-exhibition.tsx'

export const MOSH_GALLERY: GameGallery = {
  game: MOSH.name,
  filters: MOSH_FILTERS,
  Filters,
  has: (box) => box === MOSH.word,
  exhibitions: (language) => [moshExhibition(language)],
  watch: () => () => {},
  Door: null,
}
