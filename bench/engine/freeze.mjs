// The reference programs were written before ours was tuned and do not change afterwards: FROZEN.json holds their hashes
// and the versions of the library that one of them stands on.

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const HERE = new URL('.', import.meta.url)

/** What differs from a folder's FROZEN.json, in words; nothing if all is as it was. */
export function thawed(folder = HERE) {
  const read = (path) => readFileSync(new URL(path, folder))
  const { sources, versions } = JSON.parse(read('FROZEN.json'))
  const changes = []
  for (const [file, expected] of Object.entries(sources)) {
    const found = createHash('sha256').update(read(file)).digest('hex')
    if (found !== expected) changes.push(`${file} has changed since it was frozen`)
  }
  for (const [name, expected] of Object.entries(versions)) {
    const found = JSON.parse(read(`../node_modules/${name}/package.json`)).version
    if (found !== expected) changes.push(`${name} is ${found}, frozen at ${expected}`)
  }
  return changes
}
