import { MOSH } from '@brouhaha/games'
import type { GameGallery } from '../../page/gallery/game-gallery.ts'
import { MOSH_FILTERS } from './filters.ts'
import { MoshFilters } from './MoshFilters.tsx'
import { moshExhibition } from './mosh-exhibition.tsx'

export const MOSH_GALLERY: GameGallery = {
  game: MOSH.name,
  filters: MOSH_FILTERS,
  Filters: MoshFilters,
  has: (box) => box === MOSH.word,
  exhibitions: (language) => [moshExhibition(language)],
  watch: () => () => {},
  Door: null,
}
