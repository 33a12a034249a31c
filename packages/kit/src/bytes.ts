import { hexToBytes } from '@noble/hashes/utils.js'

export { bytesToHex as toHex, concatBytes, utf8ToBytes as utf8 } from '@noble/hashes/utils.js'

/** The bytes of a hexadecimal text, or null if it is none. */
export function fromHex(text: string): Uint8Array | null {
  return text.length % 2 === 0 && /^[0-9a-f]*$/i.test(text) ? hexToBytes(text) : null
}

/** Words as little-endian bytes on every machine, so that saved states and hashes travel. */
export function wordsToBytes(words: Int32Array): Uint8Array {
  const bytes = new Uint8Array(words.length * 4)
  const view = new DataView(bytes.buffer)
  for (let i = 0; i < words.length; i++) view.setInt32(i * 4, words[i]!, true)
  return bytes
}

export function bytesToWords(bytes: Uint8Array): Int32Array {
  const words = new Int32Array(bytes.length >> 2)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let i = 0; i < words.length; i++) words[i] = view.getInt32(i * 4, true)
  return words
}
