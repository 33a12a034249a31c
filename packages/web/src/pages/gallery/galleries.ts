import type { GameGallery } from '../../games/page/gallery/game-gallery.ts'
import { DRAWN_PAGES } from '../../games/pages.ts'

let all: Promise<readonly GameGallery[]> | null = null

/** The cards of all games, fetched once. */
export function galleries(): Promise<readonly GameGallery[]> {
  all ??= Promise.all(DRAWN_PAGES.map((page) => page.gallery()))
  return all
}
