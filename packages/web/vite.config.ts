import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { fontsFirst } from './fonts-plugin.ts'
import { kitFrom } from './kit-plugin.ts'
import { offline } from './offline-plugin.ts'
import { editionsBeside, isOldRuleset, rulesets } from './rulesets-plugin.ts'

const kit = await kitFrom(process.env)
const editions = [...editionsBeside(), ...kit.editions]

const isOfAnotherPackage = (id: string): boolean => /\/packages\/(?!web\/)[^/]+\/src\/.+\.ts$/.test(id)

/** Whether the builder grumbles about time depends on the machine. */
const checks = { bundlerTimings: false }

// Everything is built from the sources of the other packages, so that the page needs no build step before its own.
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    ...kit.plugins(),
    react(),
    rulesets(editions),
    fontsFirst(),
    offline((name) => isOldRuleset(name, editions)),
  ],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // Our modules do nothing but export: the bots of one game come without those of the other.
  worker: {
    format: 'es',
    plugins: kit.plugins,
    rolldownOptions: { checks, treeshake: { moduleSideEffects: (id) => id.includes('/web/src/') } },
  },
  build: {
    outDir: resolve(import.meta.dirname, kit.outDir),
    emptyOutDir: true,
    target: 'es2022',
    // A strict content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The same here: a screen that only words the choices comes without the engine that a lesson plays on.
    rolldownOptions: { checks, treeshake: { moduleSideEffects: (id) => !isOfAnotherPackage(id) } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:4173', ws: true } } },
})
