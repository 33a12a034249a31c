import { bytesToWords, chacha8Block, Random, wordsToBytes } from '@brouhaha/kit'
import { chacha8 } from '@noble/ciphers/chacha.js'
import { expect, test } from 'vitest'

test('a block equals the one of an independent ChaCha8, for many keys, nonces and counters', () => {
  const random = new Random(1)
  for (let round = 0; round < 200; round++) {
    const key = Int32Array.from({ length: 8 }, () => random.word())
    const nonce = Int32Array.from({ length: 3 }, () => random.word())
    const counter = random.below(1000)
    const ours = new Int32Array(16)
    chacha8Block(key, 0, counter, nonce[0]!, nonce[1]!, nonce[2]!, ours)

    const theirs = chacha8(wordsToBytes(key), wordsToBytes(nonce), new Uint8Array(64), undefined, counter)

    expect([...ours]).toEqual([...bytesToWords(theirs)])
  }
})
