// The controls of the sentences: each promise is broken in a copy of the code, and the same sentences must find it.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Modules } from '../break-rules/modules.mjs'
import { root } from '../common/steps.mjs'
import { BROKEN_PROMISES } from './broken-promises.mjs'

const PROOF = join(root, 'packages/munchkin/test/proof/munchkin-sentences.ts')
/** Sentences that are tried for each promise, out of those that speak of it. */
const MOST_TRIED = 300
const STEP = 13

/** The whole text of a file with some pieces replaced; each must be there. */
function brokenText({ file, text, by, also = [] }) {
  const whole = readFileSync(join(root, file), 'utf8')
  return [{ text, by }, ...also].reduce((before, piece) => {
    if (!before.includes(piece.text))
      throw new Error(`${file}: “${piece.text.trim()}” is gone; mend tools/prove/broken-promises.mjs`)
    return before.replace(piece.text, () => piece.by)
  }, whole)
}

/** What the sentences that speak of a promise find; nothing in a world that keeps it. */
function findIn(load, { speaks, probe }) {
  const { theVolume, probeSentences, judgeSentence } = load(PROOF)
  if (probe !== undefined)
    return probeSentences().find(({ name, says }) => name.includes(probe) && says !== '')?.says ?? null
  const all = theVolume()
  let tried = 0
  for (let round = 0; round < STEP; round++)
    for (let index = round; index < all.size && tried < MOST_TRIED; index += STEP) {
      const sentence = all.sentence(index, 1)
      if (!speaks(sentence)) continue
      tried++
      const { outcome, says } = judgeSentence(sentence)
      if (outcome === 'inert' || outcome === 'mismatch') return `sentence ${index}: ${outcome}: ${says}`
    }
  return null
}

/** `{ promise, isFound, by }` for each promise. */
export async function proveControls(promises = BROKEN_PROMISES) {
  const modules = new Modules(root, ['vitest'])
  await modules.add(PROOF)
  const found = []
  for (const promise of promises) {
    const path = join(root, promise.file)
    const text = readFileSync(path, 'utf8')
    const broken = await modules.broken(path, { start: 0, end: text.length, replacement: brokenText(promise) })
    const kept = findIn(modules.world({ vitest: {} }), promise)
    const by = findIn(modules.world({ vitest: {} }, broken), promise)
    found.push({
      promise: promise.promise,
      isFound: kept === null && by !== null,
      by: kept === null ? by : `kept, and found all the same: ${kept}`,
    })
    console.log(
      `  ${kept === null && by !== null ? '✓' : '✗'} ${promise.promise}${by === null ? '' : ` (${String(kept ?? by).slice(0, 160)})`}`,
    )
  }
  return found
}
