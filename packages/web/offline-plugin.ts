// Puts the list of everything that was built into the service worker, with a version that changes when any of it does.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

const SERVICE_WORKER = 'service-worker.js'
const PAGE = 'index.html'

/** Sources of maps and fonts of browsers that know no service worker. */
const isNeeded = (file: string): boolean => !/\.(map|woff)$/.test(file) && file !== SERVICE_WORKER

/** `isLeft` names what is fetched only when somebody needs it. */
export function offline(isLeft: (name: string) => boolean): Plugin {
  let publicDir = ''
  return {
    name: 'brouhaha-offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    buildStart() {
      const id = resolve(import.meta.dirname, 'src/shell/offline/service-worker.ts')
      this.emitFile({ type: 'chunk', id, fileName: SERVICE_WORKER })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[SERVICE_WORKER]
        if (worker?.type !== 'chunk') return this.error('the service worker was not built')
        if (worker.imports.length > 0) return this.error('the service worker must stand alone')
        const built = Object.values(bundle).filter(({ fileName }) => isNeeded(fileName) && !isLeft(fileName))
        const given = filesIn(publicDir).map((path) => ({
          name: relative(publicDir, path).split(sep).join('/'),
          text: readFileSync(path),
        }))
        const contents = [
          ...built.map((file) => ({ name: file.fileName, text: file.type === 'chunk' ? file.code : file.source })),
          ...given,
          // The worker itself: another way of keeping is another version.
          { name: SERVICE_WORKER, text: worker.code },
        ].sort((one, other) => (one.name < other.name ? -1 : 1))
        const hash = createHash('sha256')
        for (const { name, text } of contents) hash.update(name).update('\0').update(text)
        const files = contents
          .filter(({ name }) => name !== SERVICE_WORKER)
          .map(({ name }) => (name === PAGE ? '/' : `/${name}`))
        worker.code = worker.code
          .replaceAll('__FILES__', () => JSON.stringify(files))
          .replaceAll('__VERSION__', () => JSON.stringify(hash.digest('hex').slice(0, 16)))
      },
    },
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
