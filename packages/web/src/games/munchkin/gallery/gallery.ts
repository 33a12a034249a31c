import { namesOf } from '@brouhaha/cards'
import { MUNCHKIN } from '@brouhaha/games'
import type { Language } from '@brouhaha/table'
import type { Exhibition } from '../../page/gallery/exhibition.ts'
import type { GameGallery } from '../../page/gallery/game-gallery.ts'
import { BOXES, type Collection } from './collection.ts'
import { FamilyFilters } from './FamilyFilters.tsx'
import { familyExhibition } from './family-exhibition.tsx'
import { FAMILY_FILTERS } from './filters.ts'
import { ownPacks, watchOwnPacks } from './own-packs.ts'
import { PackDoor } from './PackDoor.tsx'

/** The boxes of the family, and packs of one's own. */
function exhibitions(language: Language): readonly Exhibition[] {
  const collections = [...BOXES, ...ownPacks()]
  /** A trait is called as it is in the card's own box. */
  const namesIn = (collection: Collection) => {
    const others = collections.filter((other) => other !== collection)
    return namesOf(
      [...others, collection].map(({ pack }) => pack),
      language,
    )
  }
  return collections.map((collection) => familyExhibition(collection, namesIn(collection), language))
}

export const FAMILY_GALLERY: GameGallery = {
  game: MUNCHKIN.name,
  filters: FAMILY_FILTERS,
  Filters: FamilyFilters,
  has: (box) => [...BOXES, ...ownPacks()].some((one) => one.box === box),
  exhibitions,
  watch: watchOwnPacks,
  Door: PackDoor,
}
