import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundledPackages, PURE, packagesBelow, RUNGS, readPackages } from '../common/ladder.mjs'
import { root } from '../common/steps.mjs'

const manifest = (name: string, dependencies: readonly string[], file: string): string =>
  JSON.stringify({
    name,
    dependencies: Object.fromEntries(dependencies.map((each) => [each, '1'])),
    exports: { '.': { default: `./dist/${file}.js` } },
  })

function house(): string {
  const home = mkdtempSync(join(tmpdir(), 'ladder-'))
  onTestFinished(() => rmSync(home, { recursive: true }))
  const manifests = {
    kit: manifest('@b/kit', [], 'bundle'),
    table: manifest('@b/table', ['@b/kit'], 'bundle'),
    web: manifest('@b/web', ['@b/table', 'react'], 'index'),
    cli: manifest('b', ['@b/web'], 'index'),
  }
  for (const [folder, text] of Object.entries(manifests)) {
    const path = join(home, 'packages', folder, 'package.json')
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return home
}

test('what a package stands on is found through its dependencies', () => {
  expect(packagesBelow(house(), 'web').sort()).toEqual(['kit', 'table'])
  expect(packagesBelow(house(), 'kit')).toEqual([])
})

test('what ships as one file says so itself', () => {
  expect(bundledPackages(house())).toEqual(['kit', 'table'])
})

test('every package of ours has a rung, and every rung a package', () => {
  const folders = readPackages(root).map(({ folder }) => folder)
  expect(Object.keys(RUNGS).sort()).toEqual(folders.filter((folder) => folder !== 'testkit'))
  expect(PURE.filter((name) => !folders.includes(name))).toEqual([])
})
