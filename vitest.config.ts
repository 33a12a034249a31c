import { defineConfig } from 'vitest/config'
import { PURE } from './tools/common/ladder.mjs'

const testsOf = (packages: readonly string[]): string[] => packages.map((name) => `packages/${name}/test/**/*.test.ts`)

/** Drawings look the same to every Node, as the page does. */
const RULES = [...testsOf(PURE.filter((name) => name !== 'faces')), 'examples/*/test/*.test.ts']
const PAGE = [...testsOf(['web', 'faces']), 'tools/test/*.test.ts']

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    pool: 'threads',
    maxWorkers: 2,
    // For what hangs: a machine that is slow and busy takes seven minutes for what takes one.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
    projects: [
      // Pure: nothing is kept between two games, so the tests share their modules, which halves the work.
      { extends: true, test: { name: 'rules', include: RULES, isolate: false } },
      // Servers and their tests play by what the sources say.
      {
        extends: true,
        test: {
          globalSetup: 'tools/release/before-tests.ts',
          name: 'server',
          include: testsOf(['*']),
          exclude: [...RULES, ...PAGE],
        },
      },
      { extends: true, test: { name: 'page', include: PAGE } },
    ],
  },
})
