import type { GameGallery } from '../../games/page/gallery/game-gallery.ts'
import { GAME_PAGES } from '../../games/pages.ts'

let all: Promise<readonly GameGallery[]> | null = null

/** The cards of all games, fetched once. */
export function galleries(): Promise<readonly GameGallery[]> {
  all ??= Promise.all(GAME_PAGES.flatMap(({ gallery }) => gallery?.() ?? []))
  return all
}
