// The order in which a seed draws breakages: each of them is as likely as any other, whatever else there is.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBreakages } from '../breakages.mjs'
import { brokenFiles } from './cover.mjs'
import { waysAnywhere } from './ways.mjs'

/** Every breakage of everything that is broken. */
export const everyBreakage = (root, sources) =>
  brokenFiles(root, sources).flatMap(
    (file) => findBreakages(file, readFileSync(join(root, file), 'utf8'), waysAnywhere, 'all').breakages,
  )

export function drawn(breakages, seed) {
  const place = (id) => createHash('sha256').update(`${seed} ${id}`).digest('hex')
  return breakages
    .map((breakage) => ({ breakage, place: place(breakage.id) }))
    .sort((a, b) => (a.place < b.place ? -1 : 1))
    .map(({ breakage }) => breakage)
}
