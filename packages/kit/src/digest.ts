import { sha256 as digest } from '@noble/hashes/sha2.js'
import { toHex, utf8 } from './bytes.ts'

/** SHA-256 in plain JavaScript: `crypto.subtle` is missing in a page without a secure context. */
export const sha256 = (bytes: Uint8Array): Uint8Array => digest(bytes)

export const sha256Hex = (data: Uint8Array | string): string =>
  toHex(digest(typeof data === 'string' ? utf8(data) : data))
