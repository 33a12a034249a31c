// Pictures come when they are needed, a box at a time.

import type { Icons } from '@brouhaha/faces'

const LOADERS: Readonly<Record<string, () => Promise<Icons>>> = {
  base: async () => (await import('@brouhaha/faces/icons/base')).BASE,
  star: async () => (await import('@brouhaha/faces/icons/star')).STAR,
  cthulhu: async () => (await import('@brouhaha/faces/icons/cthulhu')).CTHULHU,
  zombies: async () => (await import('@brouhaha/faces/icons/zombies')).ZOMBIES,
}

/** A pack of one's own may name any of them. */
const loadAll = async (): Promise<Icons> => (await import('@brouhaha/faces/icons/all')).ALL

const NONE: Icons = new Map()
const loaded = new Map<string, Promise<Icons>>()

/** Without them cards still have the pictures of their kinds. */
export function iconsOf(box: string): Promise<Icons> {
  const before = loaded.get(box)
  if (before !== undefined) return before
  const load = Object.hasOwn(LOADERS, box) ? (LOADERS[box] ?? loadAll) : loadAll
  const icons = load().catch(() => NONE)
  loaded.set(box, icons)
  return icons
}
