// The grammar in pairs: what stands alone in constructs.ts, put together where sentences once went wrong.

import type { Amount, CardFilter, Condition, Effect, Pick, Range, Who } from '@brouhaha/cards'
import {
  called,
  choose,
  chooseBy,
  die,
  discard,
  draw,
  each,
  forceHelp,
  gainLevels,
  guess,
  inCase,
  loseLevels,
  moveFight,
  namePlayer,
  pay,
  redirect,
  roll,
  stay,
  swapHands,
  take,
  the,
} from '@brouhaha/cards'
import { WHO } from './constructs.ts'

const elf: Condition = { has: 'elf' }
const cultist: Condition = { has: 'cultist' }
const high: Condition = { level: { least: 5 } }
const hat: Condition = { wears: { slot: 'head' } }
const own: Condition = { turn: 'own' }
const monday: Condition = { day: 'monday' }
const fast: Condition = { has: 'fast' }

/** Each is said, denied, said of others, and said of those who are like it. */
export const NESTED: readonly Condition[] = [
  { all: [elf, { any: [high, hat] }] },
  { any: [elf, { all: [high, hat] }] },
  { all: [{ any: [elf, cultist] }, { any: [high, hat] }] },
  { any: [{ all: [elf, high] }, { all: [fast, { any: [monday, hat] }] }] },
  { all: [elf, hat, own] },
  { any: [elf, fast, monday] },
  { anyFighter: { all: [elf, hat] } },
  { anyFighter: { any: [elf, hat] } },
  { anyFighter: own },
  { everyFighter: { any: [elf, { not: hat }] } },
  { among: 'others', some: { all: [elf, { not: high }] } },
  { all: [elf, { among: 'others', some: { any: [elf, cultist] } }] },
]

const RANGES: readonly Range[] = [{ least: 1 }, { most: 0 }, { least: 2 }, { least: 2, most: 4 }]
const COUNTED: readonly Amount[] = [
  { cardsIn: 'hand' },
  { cardsIn: 'worn', filter: { tag: 'fire' } },
  { cardsIn: 'table', of: 'left', filter: { kind: 'item' } },
  { monsters: { tag: 'undead' } },
  { seats: 'fighters', when: elf },
  { holdersOf: 'fast', besidesYou: true },
  { sum: 'bonus', in: 'self' },
  { best: 'bonus', in: 'worn' },
  { seats: 'others', add: { levelOf: 'tried' } },
  { every: [3, { cardsIn: 'hand' }] },
]
export const COUNTS: readonly Condition[] = COUNTED.flatMap((count) => RANGES.map((is) => ({ count, is })))

/** Everybody, where one alone can be meant. */
export const ALONE: readonly (readonly [string, readonly Effect[]])[] = Object.entries(WHO).map(
  ([name, who]: [string, Who]) => [
    name,
    [discard({ zone: 'hand', by: who }), chooseBy(who, [die()], [loseLevels(1)]), moveFight(who)],
  ],
)

export const FILTER_PAIRS: readonly CardFilter[] = [
  { kind: ['item', 'oneShot'], tag: 'fire' },
  { kind: ['monster', 'curse'], tag: 'fire' },
  { kind: 'item', any: [{ tag: 'fire' }, { value: { least: 300 } }] },
  { tag: 'fire', any: [{ tag: 'potion' }, { slot: 'head' }] },
  { kind: 'item', not: { tag: 'fire' } },
  { slot: ['head', 'feet'], size: 'big' },
  { kind: 'item', value: { least: 1 } },
  { kind: 'item', value: { most: 0 } },
  { kind: 'item', value: { least: 200, most: 400 }, bonus: { least: 2 } },
  { kind: 'item', host: true },
  { host: true, tag: 'fire' },
]

export const PICK_PAIRS: readonly Pick[] = [
  { zone: 'table', filter: { kind: 'item', value: { least: 1 } }, extreme: 'cheapest' },
  { zone: 'worn', filter: { bonus: { least: 1 } }, extreme: 'worstBonus' },
  { zone: 'worn', filter: { tag: 'fire' }, extreme: 'bestBonus' },
  { zone: 'table', filter: { kind: 'item', tag: 'fire' }, extreme: 'dearest', take: 2 },
  { zone: 'hand', of: 'lowest', by: 'victim' },
  { zone: 'table', take: { worth: 1 } },
  { zone: 'table', filter: { kind: 'item' }, take: { worth: { die: true } } },
  { zone: 'either', take: { upTo: { levelOf: 'fighters' } } },
]

/** Effects inside effects. */
export const CHAINS: readonly (readonly Effect[])[] = [
  [inCase(elf, [], [loseLevels(1)])],
  [inCase(elf, [die()], [inCase(high, [loseLevels(2)], [loseLevels(1)])])],
  [each('others', [choose([loseLevels(1)], [discard({ zone: 'hand', take: 'all' })])])],
  [each('others', [take({ zone: 'hand', by: 'chance' }, 'left')])],
  [each({ like: { any: [elf, hat] } }, [roll([1, 3, [die()]], [4, 6, [gainLevels(1)]])])],
  [pay({ discard: 2 }, [guess([gainLevels(1)], [loseLevels(1)])], [die()])],
  [namePlayer('rich', { by: 'lowest', among: 'highest' }), swapHands(the('rich'), 'victim')],
  [
    called('lost', discard({ zone: 'hand', take: { upTo: 3 } })),
    inCase({ count: the('lost'), is: { least: 1 } }, [draw('treasure', the('lost'))]),
  ],
  [stay('untilKill', [{ bans: 'refusingHelp' }, { bans: 'beingPaid' }], { who: 'target' })],
  [
    stay('nextTurn', [
      { figure: 'strength', add: 2, when: elf },
      { figure: 'flee', add: 1, when: elf },
    ]),
  ],
  [stay('combat', [{ ignored: 'items' }, { doubled: 'oneShots' }], { who: 'main' })],
  [inCase(monday, [die()]), inCase({ day: 'sunday' }, [loseLevels(1)])],
  [redirect({ holders: 'elf' }), forceHelp({ like: hat })],
]
