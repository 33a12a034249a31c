// Packs that somebody got wrong: one to three mistakes in an honest one, anywhere in it.

import type { Random } from '@brouhaha/kit'

type Holder = Record<string, unknown> | unknown[]

interface Spot {
  readonly holder: Holder
  readonly key: string | number
}

const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  7,
  1e300,
  '',
  ' ',
  'x',
  'target',
  'all',
  'elf',
  '<script>alert(1)</script>',
  'a'.repeat(5000),
  [],
  {},
  [[]],
  { do: 'die' },
  { least: 1 },
  { die: true },
]

const FIELDS = ['do', 'use', 'when', 'level', 'wings', '__proto__', 'constructor', 'effect', 'copies', 'kind', '<b>']

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

function* spotsIn(root: Holder): Generator<Spot> {
  const open: Holder[] = [root]
  for (let holder = open.pop(); holder !== undefined; holder = open.pop())
    for (const key of Array.isArray(holder) ? holder.keys() : Object.keys(holder)) {
      yield { holder, key }
      const value = valueAt({ holder, key })
      if (isHolder(value)) open.push(value)
    }
}

const valueAt = ({ holder, key }: Spot): unknown => (holder as Record<string | number, unknown>)[key]

/** Even a field called __proto__ is an ordinary field, as JSON makes it. */
const put = ({ holder, key }: Spot, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true })
}

function remove({ holder, key }: Spot): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
}

const pick = <T>(random: Random, among: readonly T[]): T => among[random.below(among.length)]!

/** A letter too many, too few, or another one. */
function misspell(random: Random, text: string): string {
  const at = random.below(text.length + 1)
  const letter = String.fromCharCode(97 + random.below(26))
  const [from, middle] = pick(random, [
    [at, letter],
    [at + 1, letter],
    [at + 1, ''],
  ] as const)
  return text.slice(0, at) + middle + text.slice(from)
}

const nested = (random: Random): unknown => {
  let inside: unknown = random.below(2) === 0 ? { do: 'die' } : {}
  for (let depth = random.below(300); depth > 0; depth--)
    inside = pick<unknown>(random, [[inside], { not: inside }, { all: [inside] }, { do: 'each', effect: [inside] }])
  return inside
}

type Mistake = (random: Random, spot: Spot, spots: readonly Spot[]) => void

const odd: Mistake = (random, spot) => put(spot, pick(random, ODD))

const MISTAKES: readonly Mistake[] = [
  (_random, spot) => remove(spot),
  odd,
  (random, spot) => {
    const value = valueAt(spot)
    if (Array.isArray(spot.holder)) put(spot, [value])
    else {
      remove(spot)
      put({ holder: spot.holder, key: misspell(random, String(spot.key)) }, value)
    }
  },
  (random, spot, spots) => {
    const value = valueAt(spot)
    if (!isHolder(value) || Array.isArray(value)) odd(random, spot, spots)
    else put({ holder: value, key: pick(random, FIELDS) }, pick(random, ODD))
  },
  (random, spot) => {
    const value = valueAt(spot)
    if (typeof value === 'string') put(spot, misspell(random, value))
    else put(spot, typeof value === 'number' ? value + random.below(9) - 4 : [value])
  },
  (random, spot, spots) => put(spot, structuredClone(valueAt(pick(random, spots)))),
  (random, spot) => {
    const value = valueAt(spot)
    const several = Array.isArray(value) ? Array.from({ length: random.below(60) }, () => value[0]) : [value, value]
    put(spot, structuredClone(several))
  },
  (random, spot) => put(spot, nested(random)),
  (_random, spot) => {
    const value = valueAt(spot)
    if (Array.isArray(spot.holder)) spot.holder.push(structuredClone(value))
    else put(spot, String(value))
  },
]

/** A copy of plain JSON with a few mistakes in it. */
export function mutated(random: Random, honest: object): unknown {
  const copy = structuredClone(honest) as Holder
  for (let mistakes = 1 + random.below(3); mistakes > 0; mistakes--) {
    const spots = [...spotsIn(copy)]
    if (spots.length > 0) pick(random, MISTAKES)(random, pick(random, spots), spots)
  }
  return copy
}
