// Whether a broken text compiles: the compiler is asked in memory, with one file replaced. An unused name is no fault here,
// because whoever breaks a line on purpose would take it away too.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API } from 'typescript/unstable/sync'

const OPTIONS = {
  noEmit: true,
  composite: false,
  declaration: false,
  declarationMap: false,
  sourceMap: false,
  rewriteRelativeImportExtensions: false,
  noUnusedLocals: false,
  noUnusedParameters: false,
  rootDir: '.',
}

export class Types {
  #root
  #api
  #config
  #files

  constructor(root, sources) {
    this.#root = root
    this.#config = join(root, 'tsconfig.broken.json')
    const include = sources.map((folder) => `${folder}/**/*.ts`)
    const config = JSON.stringify({ extends: './tsconfig.base.json', compilerOptions: OPTIONS, include })
    this.#files = new Map([[this.#config, config]])
    const fs = {
      readFile: (path) => this.#files.get(path),
      fileExists: (path) => (this.#files.has(path) ? true : undefined),
    }
    this.#api = new API({ cwd: root, fs })
    this.#api.updateSnapshot({ openProjects: [this.#config] })
  }

  /** What the compiler says against a breakage; null if nothing. Only where a type may have changed for others all are asked. */
  fault({ file, start, end, replacement, isSealed }) {
    const path = join(this.#root, file)
    const text = readFileSync(path, 'utf8')
    this.#files.set(path, text.slice(0, start) + replacement + text.slice(end))
    const broken = this.#api.updateSnapshot({ fileChanges: { changed: [path] } })
    const { program } = broken.getProject(this.#config)
    const found =
      program.getSyntacticDiagnostics(path)[0] ??
      program.getSemanticDiagnostics(path)[0] ??
      (isSealed ? undefined : program.getSemanticDiagnostics()[0])
    broken.dispose()
    this.#files.delete(path)
    this.#api.updateSnapshot({ fileChanges: { changed: [path] } }).dispose()
    return found === undefined ? null : found.text
  }

  close() {
    this.#api.close()
  }
}
