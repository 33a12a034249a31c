// What is broken, and which tests are to notice.

/** What decides: the rules of both games, and the reader of the card language. */
const SOURCES = [
  'packages/munchkin/src',
  'packages/cards/src/schema',
  'packages/cards/src/verbs',
  'packages/cards/src/walk',
  'packages/cards/src/make',
  'packages/zombie-mosh/src',
]

/** Sentences, and what only watches over states. */
const LEFT_OUT = /\/(?:lawbook|rulebook|words|faults)\/|\/(?:text|faults)\.ts$/

const TESTS = ['munchkin', 'cards', 'packs', 'zombie-mosh'].map((name) => `packages/${name}/test`)

/** Games that must go as they went, or that chance must lead everywhere, and what was said about odd cards: they notice any change,
 * and state no rule. They look last, and are counted apart. */
const NETS = [
  'packages/munchkin/test/fault.test.ts',
  'tools/test/seeded.test.ts',
  'tools/test/seeded-wide.test.ts',
  'tools/test/seeded-reader.test.ts',
]

/** What those tests stand on besides: a change there can change how a trial ends. */
const SHARED = ['packs', 'bots', 'games', 'rulesets'].map((name) => `packages/${name}/src`)

/** Of one game, or of everything that decides. */
export const anywhere = (folder) =>
  folder
    ? {
        name: `anywhere-${folder.replaceAll('/', '-')}`,
        sources: [`${folder}/src`],
        tests: [`${folder}/test`],
        nets: [],
        isCovered: true,
      }
    : { name: 'anywhere', sources: SOURCES, shared: SHARED, tests: TESTS, nets: NETS, isCovered: true }

export const isBroken = (file) => !LEFT_OUT.test(file)
