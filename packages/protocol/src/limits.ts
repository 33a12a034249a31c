/** The version of this protocol. A client that speaks another one is told so and asked to reload. */
export const PROTOCOL = 1

export const LONGEST_NAME = 24
export const LONGEST_SAYING = 280
/** What a dispute is about, in a few words. */
export const LONGEST_DISPUTE = 120
/** No message from a client is longer than this, in bytes. */
export const LARGEST_MESSAGE = 4096

/** The packs that a host brings to a table: so many, no larger than this together in bytes, with no more cards than this. */
export const MOST_PACKS = 4
export const LARGEST_PACKS = 262_144
export const MOST_PACK_CARDS = 200

/** Emotes by name; each surface has its own picture and words for them. */
export const EMOTES = [
  'headbang',
  'ouch',
  'laugh',
  'boo',
  'encore',
  'sorry',
  'think',
  'rip',
  'whine',
  'beg',
  'gloat',
  'threaten',
  'dejaVu',
] as const

/** The boxes of the Munchkin family, alone or mixed. */
export const BOXES = ['base', 'star', 'cthulhu', 'zombies'] as const

/** The variants of the family, each a switch. */
export const VARIANTS = [
  'biggerHands',
  'buyDiscards',
  'listenAtDoor',
  'lootTreasure',
  'sharedVictory',
  'skipLoot',
] as const

export type Emote = (typeof EMOTES)[number]
