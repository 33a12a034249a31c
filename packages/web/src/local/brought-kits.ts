import type { GameEntry } from '@brouhaha/games'

/** Kits from outside: none. A build with `KIT=folder` has another file in the place of this one (kit-plugin.ts). */
export const KITS: readonly GameEntry[] = []
