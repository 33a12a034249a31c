/** Where an arrow leads from one of several boxes that stand in lines; nowhere at the ends, or for another key. */
export function steppedTo<Tile extends Pick<Element, 'getBoundingClientRect'>>(
  key: string,
  at: number,
  tiles: readonly Tile[],
): Tile | undefined {
  switch (key) {
    case 'ArrowRight':
      return tiles[at + 1]
    case 'ArrowLeft':
      return tiles[at - 1]
    case 'Home':
      return tiles[0]
    case 'End':
      return tiles.at(-1)
    case 'ArrowDown':
      return nearestBeyond(tiles[at], tiles.slice(at + 1))
    case 'ArrowUp':
      return nearestBeyond(tiles[at], tiles.slice(0, at).reverse())
    default:
      return undefined
  }
}

/** In the next line, the one that stands closest to the same column. */
function nearestBeyond<Tile extends Pick<Element, 'getBoundingClientRect'>>(
  from: Tile | undefined,
  others: readonly Tile[],
): Tile | undefined {
  if (from === undefined) return undefined
  const { left, top } = from.getBoundingClientRect()
  let line: number | null = null
  let best: { readonly tile: Tile; readonly off: number } | undefined
  for (const tile of others) {
    const place = tile.getBoundingClientRect()
    if (place.top === top) continue
    line ??= place.top
    if (place.top !== line) break
    const off = Math.abs(place.left - left)
    if (best === undefined || off < best.off) best = { tile, off }
  }
  return best?.tile
}
