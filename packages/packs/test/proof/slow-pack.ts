// Packs that somebody built to be slow: conditions, amounts and seats inside one another, on cards that all lie in play at once and set
// each other off.

import type { Random } from '@brouhaha/kit'

type Raw = Record<string, unknown>
type Make = (random: Random, depth: number) => unknown

const pick = <T>(random: Random, among: readonly T[]): T => among[random.below(among.length)]!

const GROUPS = ['everyone', 'others', 'fighters', 'bystanders', 'lowest', 'highest'] as const
const ZONES = ['worn', 'table', 'hand', 'either', 'doorDiscards', 'treasureDiscards', 'combat'] as const
const FIGURES = ['strength', 'flee', 'treasures', 'handLimit', 'hands', 'bigLimit', 'dice'] as const
const PERMISSIONS = ['winTies', 'anyBig', 'ignoreDrawbacks', 'noCurses', 'askWhileWinning'] as const
const BANS = ['helping', 'beingHelped', 'receiving', 'looting', 'holdingBack'] as const
const MOMENTS = ['levelGained', 'levelLost', 'ownTurnBegins', 'fightBegins', 'comesIntoPlay', 'cursed'] as const
const WINDOWS = ['any', 'ownTurn', 'combat', 'ownCombat', 'othersCombat'] as const

const filter: Make = (random, depth) => {
  const leaf = pick(random, [{ kind: 'item' }, { nameHas: 'zz' }, { attached: true }, { value: { least: 1 } }, {}])
  if (depth <= 0) return leaf
  return pick<() => unknown>(random, [
    () => leaf,
    () => ({ ...leaf, not: filter(random, depth - 1) }),
    () => ({ any: [filter(random, depth - 1), filter(random, depth - 1)] }),
  ])()
}

const seats: Make = (random, depth) =>
  depth > 0 && random.below(3) === 0 ? { like: condition(random, depth - 1) } : pick(random, GROUPS)

/** What everybody sees, added up over seats inside seats. */
const added: Make = (random, depth) => {
  const cards = { sum: 'value', filter: filter(random, 2) }
  const inner = depth <= 0 ? cards : { every: [2, added(random, depth - 1)] }
  return { seats: pick(random, GROUPS), add: { plus: [{ levelOf: 'tried' }, inner] } }
}

const amount: Make = (random, depth) => {
  const inner = (): unknown => amount(random, depth - 1)
  if (depth <= 0) return pick<unknown>(random, [1, { levelOf: 'highest' }, { holdersOf: 'wizard' }, { kills: true }])
  return pick<() => unknown>(random, [
    () => ({ cardsIn: pick(random, ZONES), of: seats(random, depth - 1), filter: filter(random, 2) }),
    () => ({ sum: 'value', in: 'table', of: seats(random, depth - 1), filter: filter(random, 2) }),
    () => ({ seats: seats(random, depth - 1), when: condition(random, depth - 1) }),
    () => added(random, depth),
    () => ({ best: 'bonus', in: 'table', of: seats(random, depth - 1), filter: filter(random, 2) }),
    () => ({ plus: [inner(), inner()] }),
    () => ({ highest: [inner(), 1] }),
    () => ({ monsters: filter(random, 2) }),
  ])()
}

/** True or false, but only known once everybody was asked. */
const leaf: Make = (random) =>
  pick<unknown>(random, [
    { level: { least: 99 } },
    { not: { level: { least: 99 } } },
    { sex: 'male' },
    { standing: 'lowest' },
    { lacks: 'race' },
    { carries: { nameHas: 'zz' } },
    { wears: { kind: 'item', attached: true } },
    { facing: { level: { least: 90 } } },
    { winning: false },
    { handSize: 'odd' },
    { human: 'evenHalf' },
  ])

const condition: Make = (random, depth) => {
  const inner = (): unknown => condition(random, depth - 1)
  if (depth <= 0) return leaf(random, 0)
  return pick<() => unknown>(random, [
    () => ({ among: seats(random, depth - 1), some: inner() }),
    () => ({ among: seats(random, depth - 1), every: inner() }),
    () => ({ count: amount(random, depth - 1), is: { least: 90 } }),
    () => ({ more: amount(random, depth - 1), than: amount(random, depth - 1) }),
    () => ({ any: [inner(), inner()] }),
    () => ({ all: [{ not: inner() }, inner()] }),
    () => ({ anyFighter: inner() }),
    () => ({ is: seats(random, depth - 1) }),
  ])()
}

const effects: Make = (random, depth) => [
  pick<unknown>(random, [
    { do: 'gainLevels', levels: 1 },
    { do: 'loseLevels', levels: 1 },
    { do: 'discard', cards: { zone: 'either', filter: filter(random, 2), take: amount(random, depth - 1) } },
    // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
    { do: 'if', when: condition(random, depth), then: [{ do: 'loseLevels', levels: 1 }] },
    { do: 'each', who: seats(random, depth - 1), effect: [{ do: 'loseLevels', levels: 1 }] },
  ]),
]

const ability: Make = (random, depth) => {
  const when = condition(random, depth)
  const forWhom = random.below(3) === 0 ? { for: 'everyone' } : {}
  return pick<() => unknown>(random, [
    () => ({ figure: pick(random, FIGURES), add: amount(random, depth), when, ...forWhom }),
    () => ({ figure: 'strength', add: 1, when, ...forWhom }),
    () => ({ permits: pick(random, PERMISSIONS), when, ...forWhom }),
    () => ({ bans: pick(random, BANS), when, ...forWhom }),
    () => ({ doubled: 'items', filter: filter(random, 2), when }),
    () => ({ ignored: 'traits', filter: filter(random, 2), when }),
    () => ({ on: pick(random, MOMENTS), when, effect: effects(random, depth) }),
    () => ({ use: pick(random, WINDOWS), when, effect: effects(random, depth) }),
  ])()
}

const several = (random: Random, most: number, make: () => unknown): unknown[] =>
  Array.from({ length: 1 + random.below(most) }, make)

const KINDS: readonly ((random: Random, depth: number, most: number) => Raw)[] = [
  (random, depth, most) => ({
    kind: 'item',
    deck: 'treasure',
    value: 100,
    bonus: 1,
    usableBy: condition(random, depth - 1),
    abilities: several(random, most, () => ability(random, depth)),
  }),
  (random, depth, most) => ({
    kind: 'acolyte',
    deck: 'door',
    abilities: several(random, most, () => ability(random, depth)),
  }),
  (random, depth, most) => ({
    kind: 'monster',
    deck: 'door',
    level: 4,
    treasures: 1,
    strength: several(random, most, () => ({ add: amount(random, depth), when: condition(random, depth) })),
    letsGo: condition(random, depth),
    badStuff: effects(random, depth),
  }),
  (random, depth, most) => ({
    kind: 'oneShot',
    deck: 'treasure',
    value: 100,
    uses: several(random, Math.min(most, 4), () => ({
      use: pick(random, WINDOWS),
      when: condition(random, depth),
      effect: [{ do: 'loseLevels', levels: 1, from: 'you' }],
    })),
  }),
  (random, depth) => ({ kind: 'curse', deck: 'door', effect: effects(random, depth) }),
]

/** Nobody is like this, and that is only known once everybody was asked. */
const inVain = (random: Random, depth: number): Raw => {
  if (depth === 0) return { level: { least: 99 } }
  const inner = inVain(random, depth - 1)
  return pick<Raw>(random, [
    { among: 'everyone', some: inner },
    { count: { seats: 'everyone', when: inner }, is: { least: 1 } },
    { any: [inner, inner, inner] },
  ])
}

/** Items that all ask in vain whenever strength is added up. */
function patientPack(random: Random): Raw {
  const depth = 1 + random.below(4)
  const cards = Array.from({ length: 4 + random.below(60) }, (_, index) => ({
    kind: 'item',
    id: `slow-${index}`,
    deck: 'treasure',
    value: 100,
    bonus: 1,
    abilities: [{ figure: 'strength', add: 1, when: inVain(random, depth) }],
    en: { name: `Slow ${index}` },
    fr: { name: `Lente ${index}` },
  }))
  return { box: 'slow', adds: ['base'], cards }
}

/** Adds to the base box. Few deep cards, or many that are not so deep. */
export function slowPack(random: Random): Raw {
  if (random.below(2) === 0) return patientPack(random)
  const depth = 1 + random.below(5)
  const count = pick(random, [4, 12, 40, 80])
  const most = pick(random, [1, 3, 10])
  const cards = Array.from({ length: count }, (_, index) => ({
    id: `slow-${index}`,
    ...pick(random, KINDS)(random, depth, most),
    en: { name: `Slow ${index}` },
    fr: { name: `Lente ${index}` },
  }))
  return { box: 'slow', adds: ['base'], cards }
}
