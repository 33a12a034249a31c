// Things that are no choice, from merely wrong to malicious. Nothing here is ever shown to anybody.

import type { Random } from '@brouhaha/kit'
import { pick } from './concert.ts'

const boom = (): never => {
  throw new Error('boom')
}

/** A proxy that throws whatever is asked of it. */
function trap(): object {
  const traps: ProxyHandler<object> = {}
  for (const name of Object.getOwnPropertyNames(Reflect)) Object.assign(traps, { [name]: boom })
  return new Proxy({}, traps)
}

function revoked(): object {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

function nested(depth: number): unknown {
  let value: unknown = {}
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? { type: value } : [value]
  return value
}

class Attack {
  readonly type = 'attack'
  readonly card = 0
  readonly part = 'head'
  readonly seat = 1
}

const NUMBERS: readonly number[] = [
  Number.NaN,
  -0,
  -1,
  0.5,
  1e308,
  -1e308,
  Infinity,
  -Infinity,
  2 ** 31,
  2 ** 32,
  -(2 ** 31),
  2 ** 53,
  Number.MIN_VALUE,
  6,
  7,
  29,
  30,
  31,
  49.000_000_1,
  50,
  2048,
  2048.5,
  2053.9,
  4096,
]

const NAMES: readonly string[] = [
  '',
  '0',
  '1e1',
  'head',
  'Head',
  'tête',
  'attack',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__proto__',
  'length',
  'x'.repeat(100_000),
  '\u0000',
  '\ud800',
  '00'.repeat(32),
]

/** Texts that name what every object has anyway. */
const PARSED: readonly string[] = [
  '{"__proto__":{"type":"attack","card":0,"part":"head","seat":1}}',
  '{"type":"attack","card":0,"part":"head","seat":1,"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}},"type":"enough"}',
  '{"type":"toString"}',
  '{"type":"__proto__"}',
  '{"type":"constructor","card":0}',
  '{"type":"board","board":"__proto__"}',
  '{"type":"attack","card":0,"part":"constructor","seat":0}',
  '{"type":"defend","card":[0],"part":["head"],"seat":[0]}',
  '{"type":"defend","card":"0","part":"head","seat":"0"}',
  '{"type":["attack"],"card":0,"part":"head","seat":1}',
  '{"hasOwnProperty":1,"type":"attack"}',
]

const OBJECTS: readonly (() => unknown)[] = [
  trap,
  revoked,
  () => nested(4),
  () => nested(5000),
  () => [],
  () => [{ type: 'enough' }],
  () => Object.freeze({ type: 'attack', card: 50, part: 'head', seat: 0 }),
  () => new Attack(),
  () => new Date(0),
  () => new Map([['type', 'attack']]),
  () => new Int32Array(8),
  () => Object.create({ type: 'enough' }),
  () => Object.create(null),
  () => Object.create(trap()),
  () => Object.defineProperty({}, 'type', { get: boom, enumerable: true }),
  () => Object.defineProperty({ type: 'attack' }, 'card', { get: boom, enumerable: true }),
  () => ({ type: 'attack', card: trap(), part: trap(), seat: trap() }),
  () => ({ type: 'attack', card: { valueOf: () => 0 }, part: { toString: () => 'head' }, seat: { valueOf: boom } }),
  () => ({ type: 'attack', card: 0, part: { [Symbol.toPrimitive]: boom }, seat: 1 }),
  () => ({ toJSON: boom, type: 'song', seed: { toString: () => '00'.repeat(32) } }),
  () => boom,
  () => Attack,
  () => Symbol('attack'),
  () => 0n,
  () => null,
  () => undefined,
  () => true,
]

export const hugeOrOdd = (random: Random): number => pick(random, NUMBERS)

/** One piece of nonsense. */
export function junk(random: Random): unknown {
  switch (random.below(6)) {
    case 0:
      return hugeOrOdd(random)
    case 1:
      return pick(random, NAMES)
    case 2:
      return JSON.parse(pick(random, PARSED))
    case 3:
      return random.word() / 2 ** random.below(40)
    default:
      return pick(random, OBJECTS)()
  }
}

/** A choice that was in order until somebody touched it. */
export function mutate(random: Random, choice: object): unknown {
  const copy: Record<string, unknown> = { ...choice }
  const field = pick(random, Object.keys(copy))
  const value = copy[field]
  switch (random.below(8)) {
    case 0:
      delete copy[field]
      return copy
    case 1:
      return Object.defineProperty(copy, field, { get: boom, enumerable: true })
    case 2:
      return Object.setPrototypeOf(copy, { polluted: true })
    case 3:
      return Object.defineProperty(copy, '__proto__', { value: { type: 'enough' }, enumerable: true })
    case 4:
      return new Proxy(copy, { get: () => junk(random) })
    case 5:
      copy[field] = typeof value === 'number' ? value + hugeOrOdd(random) : [value]
      return copy
    default:
      copy[field] = junk(random)
      return copy
  }
}
