// A step inside each of those that hold others: what it does there must be what it does alone.

import { given, type Raw, type sit } from './sit.ts'

type Sat = ReturnType<typeof sit>

interface Inside {
  readonly name: string
  around(step: Raw): Raw
  /** Whoever played the card gets to the step. */
  lead(t: Sat, seat: string): unknown
  readonly rolls?: readonly number[]
}

const ALWAYS: Raw = { level: { least: 1 } }

export const INSIDE: readonly Inside[] = [
  { name: 'nothing', around: (step) => step, lead: () => undefined },
  { name: 'if', around: (step) => given(ALWAYS, [step]), lead: () => undefined },
  {
    name: 'choose',
    around: (step) => ({ do: 'choose', options: [[step], []] }),
    lead: (t, seat) => t.choose(seat, 'option', { index: 0 }),
  },
  {
    name: 'roll',
    around: (step) => ({ do: 'roll', rows: [{ on: [1, 6], effect: [step] }] }),
    lead: () => undefined,
    rolls: [3],
  },
  {
    name: 'pay',
    // biome-ignore lint/suspicious/noThenProperty: a field of the language
    around: (step) => ({ do: 'pay', cost: { levels: 1 }, then: [step], else: [] }),
    lead: (t, seat) => t.choose(seat, 'option', { index: 0 }),
  },
  { name: 'each', around: (step) => ({ do: 'each', who: 'you', effect: [step] }), lead: () => undefined },
  {
    name: 'if in choose',
    around: (step) => ({ do: 'choose', options: [[given(ALWAYS, [step])], []] }),
    lead: (t, seat) => t.choose(seat, 'option', { index: 0 }),
  },
]
