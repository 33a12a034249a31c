/** The version of this protocol. A client that speaks another one is told so and asked to reload. */
export const PROTOCOL = 1

/** No table has more seats than this, whatever is played there. */
export const MOST_SEATS = 6

export const LONGEST_NAME = 24
export const LONGEST_SAYING = 280
/** What a dispute is about, in a few words. */
export const LONGEST_DISPUTE = 120
/** No message from a client is longer than this, in bytes. */
export const LARGEST_MESSAGE = 4096

/** What a host brings to a table beside its options, in bytes. */
export const LARGEST_PACKS = 262_144

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

export type Emote = (typeof EMOTES)[number]

/** What a table tells everybody about one of its seats: its link was replaced, somebody sat down in the middle of a game, its dispute lapsed. */
export const NOTICES = ['linkReplaced', 'newcomer', 'disputeLapsed', 'rulingRejected'] as const

export type TableNotice = (typeof NOTICES)[number]
