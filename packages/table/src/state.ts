import { bytesToWords, sha256Hex, wordsToBytes } from '@brouhaha/kit'

/**
 * Everything about a game in progress as whole numbers, unfinished work and the generator's position included. What the
 * numbers mean is the ruleset's layout. `apply` changes a state that its caller owns; `fork` makes one to own.
 */
export type State = Int32Array

export const fork = (state: State): State => new Int32Array(state)

/** Overwrites one state by another of the same game: a fork without a new state. */
export const copyInto = (target: State, source: State): void => target.set(source)

export const saveState = (state: State): Uint8Array => wordsToBytes(state)

export const loadState = (bytes: Uint8Array): State => bytesToWords(bytes)

/** Never leaves the server: it would let a seat test guesses about hidden cards. Clients get `hashView`. */
export const hashState = (state: State): string => sha256Hex(wordsToBytes(state))
