import { expect, test } from 'vitest'
import { tryAll } from '../break-rules/crew.mjs'

type Told = { readonly outcome: string }

/** Tries as many breakages as there are outcomes, by processes that answer so; what was recorded, and what became of the run. */
async function tried(outcomes: readonly string[]) {
  const recorded: string[] = []
  const answers = [...outcomes]
  const member = {
    know: () => undefined,
    ask: async () => ({ outcome: answers.shift(), message: 'no such module' }),
    stop: () => undefined,
  }
  const run = {
    start: async () => member,
    first: null,
    workers: 1,
    plan: [],
    limit: 1,
    passed: () => [],
    record: (_breakage: unknown, { outcome }: Told) => recorded.push(outcome),
  }
  const end = await tryAll(
    outcomes.map((_, id) => ({ id })),
    run as never,
  ).then(
    () => 'done',
    ({ message }: Error) => message,
  )
  return { recorded, end }
}

test('where every trial crashes as the run begins, nothing is called noticed', async () => {
  const { recorded, end } = await tried(Array.from({ length: 20 }, () => 'crashed'))
  expect(recorded).toEqual([])
  expect(end).toMatch(/the first 8 trials crashed.*no such module/)
})

test('a crash among other outcomes is one of them, also as the first', async () => {
  const outcomes = ['crashed', 'crashed', 'survived', ...Array.from({ length: 9 }, () => 'crashed')]
  expect(await tried(outcomes)).toEqual({ recorded: outcomes, end: 'done' })
})

test('a short run keeps what it found', async () => {
  expect(await tried(['crashed', 'crashed'])).toEqual({ recorded: ['crashed', 'crashed'], end: 'done' })
})
