// The containers of the language: how a sentence is put into one of its arms, and how that arm is reached.

import { DIE } from './fillers.ts'
import type { Raw } from './grammar.ts'

export interface Arm {
  readonly name: string
  wrap(steps: readonly Raw[]): Raw
  /** What somebody answers on the way. */
  readonly lead?: { readonly verb: string; readonly way: number }
  /** Whom the steps inside are about, seen from whom it was about before. */
  readonly each?: 'you' | 'left'
}

const ALWAYS: Raw = { all: [] }
/** No such thing lies there. */
const NONE: Raw = { zone: 'table', filter: { kind: 'attachment', value: { least: 9000 } } }
const LAST = 6

// biome-ignore-start lint/suspicious/noThenProperty: fields of the language, never awaited
/** By verb and field; a field that leads to steps and is not here fails the tests. */
export const ARMS: Readonly<Record<string, readonly Arm[]>> = {
  'if.then': [{ name: 'then', wrap: (steps) => ({ do: 'if', when: ALWAYS, then: steps }) }],
  'if.else': [{ name: 'else', wrap: (steps) => ({ do: 'if', when: { not: ALWAYS }, then: [], else: steps }) }],
  'choose.options': [
    { name: 'option 1', wrap: (steps) => ({ do: 'choose', options: [steps, []] }), lead: { verb: 'choose', way: 0 } },
    { name: 'option 2', wrap: (steps) => ({ do: 'choose', options: [[], steps] }), lead: { verb: 'choose', way: 1 } },
  ],
  'roll.rows': [
    { name: 'row', wrap: (steps) => ({ do: 'roll', rows: [{ on: [1, LAST], effect: steps }] }) },
    {
      name: 'second row',
      wrap: (steps) => ({
        do: 'roll',
        rows: [
          { on: [1, DIE - 1], effect: [] },
          { on: [DIE, DIE], effect: steps },
        ],
      }),
    },
  ],
  'guess.right': [
    {
      name: 'right',
      wrap: (steps) => ({ do: 'guess', right: steps, wrong: [] }),
      lead: { verb: 'guess', way: DIE - 1 },
    },
  ],
  'guess.wrong': [
    {
      name: 'wrong',
      wrap: (steps) => ({ do: 'guess', right: [], wrong: steps }),
      lead: { verb: 'guess', way: 0 },
    },
  ],
  'pay.then': [
    {
      name: 'paid',
      wrap: (steps) => ({ do: 'pay', cost: { levels: 1 }, then: steps, else: [] }),
      lead: { verb: 'pay', way: 0 },
    },
  ],
  'pay.else': [
    {
      name: 'unpaid',
      wrap: (steps) => ({ do: 'pay', cost: { levels: 1 }, then: [], else: steps }),
      lead: { verb: 'pay', way: 1 },
    },
  ],
  'each.effect': [
    { name: 'each you', wrap: (steps) => ({ do: 'each', who: 'you', effect: steps }), each: 'you' },
    { name: 'each left', wrap: (steps) => ({ do: 'each', who: 'left', effect: steps }), each: 'left' },
  ],
  'discard.otherwise': [
    { name: 'nothing discarded', wrap: (steps) => ({ do: 'discard', cards: NONE, otherwise: steps }) },
  ],
  'take.otherwise': [
    {
      name: 'nothing taken',
      wrap: (steps) => ({ do: 'take', cards: { ...NONE, zone: 'treasureDiscards' }, to: 'you', otherwise: steps }),
    },
  ],
  'loseTrait.otherwise': [
    { name: 'no trait lost', wrap: (steps) => ({ do: 'loseTrait', kind: 'power', otherwise: steps }) },
  ],
  'removeCounters.otherwise': [
    {
      name: 'no counter removed',
      wrap: (steps) => ({ do: 'removeCounters', counters: 1, cards: NONE, otherwise: steps }),
    },
  ],
  'loseLevels.otherwise': [
    { name: 'no level lost', wrap: (steps) => ({ do: 'loseLevels', levels: 0, otherwise: steps }) },
  ],
}
// biome-ignore-end lint/suspicious/noThenProperty: fields of the language, never awaited

export const ALL_ARMS: readonly Arm[] = Object.values(ARMS).flat()

export const wrapped = (chain: readonly Arm[], steps: readonly Raw[]): readonly Raw[] =>
  chain.reduceRight<readonly Raw[]>((inside, arm) => [arm.wrap(inside)], steps)
