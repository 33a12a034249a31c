// The committed shuffle. The table promises a seed before any seat adds to it, so neither can choose the deal: the table
// does not know what the seats will add, the seats do not know what the table promised. When the song is over or given
// up the table shows its seed, and anybody can check the promise and every draw.
//
// Each song has a ceremony of its own: a seed that has been shown decides nothing any more. A seat taken late adds
// nothing to the running song (its deal is already fixed) and joins in from the next one on. A game that is abandoned
// shows its seed like one that ended, because nobody can profit from it any longer.

import { bytesToWords, concatBytes, fromHex, sha256, sha256Hex, toHex, utf8 } from '@brouhaha/kit'
import type { Seed } from './chance.ts'
import { type Refusal, refusal } from './refusal.ts'

const SEED_BYTES = 32
const MOST_ENTROPY = 64

/** What anybody needs to check a song's deal. */
export interface Reveal {
  readonly game: string
  readonly song: number
  readonly promise: string
  readonly tableSeed: string
  /** What each seat added, as hexadecimal text; empty for bots, for the silent and for seats taken late. */
  readonly added: readonly string[]
}

const REFUSED = {
  late: refusal(
    'TABLE-SHUFFLE',
    'The cards are already shuffled: your luck counts from the next shuffle on.',
    'Les cartes sont déjà mélangées : ta chance comptera à partir du prochain mélange.',
  ),
  twice: refusal(
    'TABLE-SHUFFLE',
    'You already added your luck to this shuffle.',
    'Tu as déjà ajouté ta chance à ce mélange.',
  ),
  size: refusal(
    'TABLE-SHUFFLE',
    `Luck comes in 1 to ${MOST_ENTROPY} bytes, from a seat at this table.`,
    `La chance se donne en 1 à ${MOST_ENTROPY} octets, depuis une place à cette table.`,
  ),
  early: refusal(
    'TABLE-SHUFFLE',
    'The seed stays closed until the song is over or given up.',
    "La graine reste cachée jusqu'à la fin ou l'abandon de la chanson.",
  ),
} as const

function promiseOf(game: string, song: number, tableSeed: Uint8Array): string {
  return sha256Hex(concatBytes(utf8(`brouhaha promise 1|${game}|${song}|`), tableSeed))
}

/** The seed of a song: the promised one mixed with what each seat added, in the order of seats. */
function mix(game: string, song: number, tableSeed: Uint8Array, added: readonly Uint8Array[]): Seed {
  const parts = added.flatMap((bytes) => [Uint8Array.of(bytes.length), bytes])
  return bytesToWords(sha256(concatBytes(utf8(`brouhaha seed 1|${game}|${song}|`), tableSeed, ...parts)))
}

export class Ceremony {
  readonly promise: string
  readonly #game: string
  readonly #song: number
  readonly #tableSeed: Uint8Array
  readonly #added: Uint8Array[]
  #stage: 'gathering' | 'playing' | 'finished' = 'gathering'

  constructor(game: string, song: number, seats: number, tableSeed: Uint8Array) {
    if (tableSeed.length !== SEED_BYTES) throw new RangeError(`a table seed has ${SEED_BYTES} bytes`)
    this.#game = game
    this.#song = song
    this.#tableSeed = tableSeed.slice()
    this.#added = Array.from({ length: seats }, () => new Uint8Array())
    this.promise = promiseOf(game, song, tableSeed)
  }

  /** A seat adds its entropy; null when it is taken. */
  add(seat: number, entropy: Uint8Array): Refusal | null {
    if (this.#stage !== 'gathering') return REFUSED.late
    const before = this.#added[seat]
    if (before === undefined || entropy.length === 0 || entropy.length > MOST_ENTROPY) return REFUSED.size
    if (before.length > 0) return REFUSED.twice
    this.#added[seat] = entropy.slice()
    return null
  }

  /** Closes the gathering: from here on the deal is fixed. */
  close(): Seed {
    if (this.#stage === 'gathering') this.#stage = 'playing'
    return mix(this.#game, this.#song, this.#tableSeed, this.#added)
  }

  /** The song was played out, or given up. */
  finish(): void {
    this.close()
    this.#stage = 'finished'
  }

  reveal(): Reveal | Refusal {
    if (this.#stage !== 'finished') return REFUSED.early
    return {
      game: this.#game,
      song: this.#song,
      promise: this.promise,
      tableSeed: toHex(this.#tableSeed),
      added: this.#added.map(toHex),
    }
  }
}

/**
 * Null when the promise was broken; otherwise the seed that must have dealt the song. `promise` is the one that was
 * heard before the song began: a table that lies would show another one afterwards.
 */
export function checkReveal(reveal: Reveal, promise = reveal.promise): Seed | null {
  const tableSeed = fromHex(reveal.tableSeed)
  if (tableSeed?.length !== SEED_BYTES || !Number.isInteger(reveal.song) || reveal.promise !== promise) return null
  if (promiseOf(reveal.game, reveal.song, tableSeed) !== promise) return null
  const added = reveal.added.map(fromHex).filter((bytes) => bytes !== null)
  if (added.some((bytes) => bytes.length > MOST_ENTROPY)) return null
  return added.length === reveal.added.length ? mix(reveal.game, reveal.song, tableSeed, added) : null
}
