import { bytesToWords, fromHex, toHex, wordsToBytes } from '@brouhaha/kit'
import { expect, test } from 'vitest'

test('words become little-endian bytes and come back', () => {
  const words = Int32Array.of(1, -1, 0x12345678, -(2 ** 31))
  expect(toHex(wordsToBytes(words))).toBe('01000000ffffffff7856341200000080')
  expect(bytesToWords(wordsToBytes(words))).toEqual(words)
})

test('hexadecimal text becomes bytes and comes back, in either case', () => {
  expect(toHex(fromHex('00fFa0')!)).toBe('00ffa0')
  expect(fromHex('')).toEqual(new Uint8Array())
})

test('what is no hexadecimal text is null, never an exception', () => {
  for (const text of ['0', 'zz', '0x00', ' 00', '00\n']) expect(fromHex(text)).toBe(null)
})
