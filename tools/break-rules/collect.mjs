// What tests get for Vitest while rules are broken: the tests are collected, and run in any order.
// Vitest has more than this; a test that asks for it fails and says so.

import { format } from 'node:util'
import { ASYMMETRIC_MATCHERS_OBJECT, chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin)

const expect = Object.assign(
  (value, message) => chai.expect(value, message),
  chai.expect,
  globalThis[ASYMMETRIC_MATCHERS_OBJECT],
  { getState: () => ({}) },
)

/** `%s` and the like in a title stand for the first values of a row. */
function titled(title, row) {
  const places = title.match(/%[sdifjoOc]/g) ?? []
  return format(title, ...row.slice(0, places.length))
}

const each = (declare) => (rows) => (title, body) => {
  for (const values of rows) {
    const row = Array.isArray(values) ? values : [values]
    declare(titled(title, row), () => body(...row))
  }
}

/** What a whole file leaves behind is looked at by Vitest alone: here tests run one by one. */
const afterAll = () => {}

/** The tests of one file, in `tests`, and the `vitest` that puts them there. */
export function collection() {
  const tests = []
  const around = []

  const test = (title, run) => {
    if (typeof run !== 'function') throw new Error(`options for a test: ${title}`)
    tests.push({ title: [...around, title].join(' > '), run })
  }
  const describe = (title, body) => {
    around.push(title)
    body()
    around.pop()
  }
  test.each = each(test)
  describe.each = each(describe)

  const vitest = new Proxy(
    { afterAll, describe, expect, test },
    {
      get(known, name) {
        if (name in known) return known[name]
        throw new Error(`break-rules knows no ${String(name)} of Vitest: tools/break-rules/collect.mjs`)
      },
    },
  )
  return { tests, vitest }
}
