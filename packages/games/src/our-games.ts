import { MOSH } from './mosh/entry.ts'
import { MUNCHKIN } from './munchkin/entry.ts'
import { type Registry, registry } from './registry.ts'

/** The games that we ship, in the order in which they are offered. */
export const OUR_GAMES: Registry = registry([MUNCHKIN, MOSH])
