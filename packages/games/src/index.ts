export type { BoxEntry, GameEntry } from './entry.ts'
export type { Counting, Disputes, GameKit, PackFault, PackReader, TableTerms, Unpacked, Wish } from './kit.ts'
export { loadKit, type Rest } from './load-kit.ts'
export { MOSH } from './mosh/entry.ts'
export type { MoshTableOptions } from './mosh/options.ts'
export { MUNCHKIN } from './munchkin/entry.ts'
export {
  MOST_PACK_CARDS,
  MOST_PACKS,
  type MunchkinTableOptions,
  type MunchkinWishes,
  type Variant,
} from './munchkin/options.ts'
export { OUR_SHELF, type PackShelf, shelfWith } from './munchkin/shelf.ts'
export type { Audience, Narrator } from './narrator.ts'
export { OUR_GAMES } from './our-games.ts'
export { packInfo, packText } from './pack-info.ts'
export { type PlainGame, plainGame } from './plain-game.ts'
export { FIELD_WORDS, type OutlinePart, type PlainWords } from './plain-words.ts'
export { anything, fields, flag, listOf, type OptionReader, oneOf, optional, type Read, whole } from './read.ts'
export { type Registry, registry } from './registry.ts'
