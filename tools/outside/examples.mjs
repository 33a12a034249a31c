// The examples of the readmes, each as a file of its own.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/steps.mjs'

const BLOCK = /^```ts\n(.*?)^```$/gms

/** Writes every example into a folder and names them, without their endings. */
export function writeExamples(packages, folder) {
  const readmes = [['readme', 'README.md'], ...packages.map((name) => [name, `packages/${name}/README.md`])]
  return readmes.flatMap(([name, path]) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(BLOCK)].map(([, code], index) => {
      const example = `${name}-${index + 1}`
      writeFileSync(join(folder, `${example}.ts`), `${code}\nexport {}\n`)
      return example
    }),
  )
}
