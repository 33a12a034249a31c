// The tests of a chapter, run again and again on code that is broken on purpose: one thread, no isolation between
// files (a run starts in a new thread anyway), stop at the first test that notices.

import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import type { TestSequencer, TestSpecification } from 'vitest/node'
import { brokenSource } from './broken-source.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Files run in the order in which they are asked for: those that cite the broken rule come first. */
class AsAsked implements TestSequencer {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }
  sort(files: TestSpecification[]): TestSpecification[] {
    return files
  }
}

export default defineConfig({
  root,
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  plugins: [brokenSource(root)],
  test: {
    include: ['packages/*/test/**/*.test.ts', 'tools/test/fixtures/*/test/**/*.test.ts'],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    fileParallelism: false,
    bail: 1,
    testTimeout: 60_000,
    sequence: { sequencer: AsAsked },
  },
})
