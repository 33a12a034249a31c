// `npm run recipes [-- NAME…]`: every recipe of CONTRIBUTING is kept as a patch and tried on a copy of this tree. The whole patch
// must pass what its text says, touch no more files outside its own than allowed, and each of its files must be missed: by the
// compiler, or by a test. The last line is the tally.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../common/steps.mjs'
import { Copy } from './copy.mjs'

const FOLDER = join(root, 'tools/recipes')
const TALLY = { passed: 0, failed: 0 }

const wanted = process.argv.slice(2)
const names = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && (wanted.length === 0 || wanted.includes(entry.name)))
  .map(({ name }) => name)
  .sort()

function judge(what, trouble) {
  TALLY[trouble === null ? 'passed' : 'failed']++
  console.log(`${trouble === null ? '✓' : '✗'} ${what}${trouble === null ? '' : `: ${trouble}`}`)
}

/** Tests, and what a named command writes, are no work of their own. */
const counts = (recipe, path) =>
  !/\/test\//.test(path) && ![...recipe.own, ...(recipe.generated ?? [])].some((own) => path.startsWith(own))

function tryRecipe(copy, name) {
  const folder = join(FOLDER, name)
  const recipe = JSON.parse(readFileSync(join(folder, 'recipe.json'), 'utf8'))
  const patch = join(folder, 'recipe.patch')
  const files = copy.filesOf(patch)
  const outside = files.filter((path) => counts(recipe, path))
  judge(
    `${name}: ${outside.length} of at most ${recipe.most} files outside its own`,
    outside.length <= recipe.most ? null : outside.join(', '),
  )
  judge(`${name}: works as the text says`, copy.attempt(patch, [], recipe.commands))
  for (const path of recipe.alone === true ? [] : files) {
    const trouble = copy.attempt(patch, [path], recipe.commands)
    judge(`${name}: ${path} is missed`, trouble === null ? 'nothing demands it' : null)
  }
}

if (names.length === 0) throw new Error(`no such recipe: ${wanted.join(', ')}`)
const copy = new Copy()
try {
  for (const name of names) tryRecipe(copy, name)
} finally {
  copy.remove()
}
console.log(`${TALLY.passed} passed, ${TALLY.failed} failed`)
process.exitCode = TALLY.failed === 0 ? 0 : 1
