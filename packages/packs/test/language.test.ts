// Over the four boxes and the box of the language's proofs every word is used, so that no rule waits for its first card.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type {
  Ability,
  Amount,
  Ban,
  Card,
  CardFilter,
  Condition,
  Cost,
  Duration,
  Effect,
  Face,
  Figure,
  Moment,
  MonsterCard,
  Permission,
  Pick,
  WhichMonster,
  Who,
  Window,
  Zone,
} from '@brouhaha/cards'
import { WIDE } from '@brouhaha/munchkin/testing'
import { expect, test } from 'vitest'
import { PACKS } from '../src/index.ts'

type KeyOf<T> = T extends T ? keyof T & string : never
type Words<T extends string> = Readonly<Record<T, true>>
type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every object in the packs, with the key under which it lies; those of a list lie under the list's key. */
function* trees(value: unknown, under = ''): Generator<readonly [under: string, tree: Tree]> {
  if (Array.isArray(value)) for (const one of value) yield* trees(one, under)
  if (!isTree(value)) return
  yield [under, value]
  for (const [key, inside] of Object.entries(value)) yield* trees(inside, key)
}

const ALL = [
  ...trees(
    [...Object.values(PACKS), WIDE].flatMap((pack) => pack.cards),
    'card',
  ),
]

const valuesOf = (key: string, ...under: readonly string[]): readonly unknown[] =>
  ALL.filter(([at]) => under.length === 0 || under.includes(at)).flatMap(([, tree]) => {
    const value = tree[key]
    return Array.isArray(value) ? value : value === undefined ? [] : [value]
  })
const keysUnder = (...under: readonly string[]): readonly string[] =>
  ALL.filter(([at]) => under.includes(at)).flatMap(([, tree]) => Object.keys(tree))

const CONDITIONS = [
  'target',
  'some',
  'every',
  'like',
  'when',
  'usableBy',
  'needs',
  'letsGo',
  'until',
  'not',
  'all',
  'any',
  'anyFighter',
  'everyFighter',
]
const AMOUNTS = [
  'count',
  'more',
  'than',
  'plus',
  'half',
  'highest',
  'lowest',
  'upTo',
  'add',
  'levels',
  'take',
  'times',
  'by',
  'worth',
  'cards',
]

const verbs: Words<Effect['do']> = {
  nameMonster: true,
  loot: true,
  gainLevels: true,
  loseLevels: true,
  setLevel: true,
  die: true,
  discard: true,
  take: true,
  draw: true,
  search: true,
  reveal: true,
  peek: true,
  loseTrait: true,
  become: true,
  swapTrait: true,
  changeSex: true,
  stay: true,
  each: true,
  if: true,
  choose: true,
  roll: true,
  guess: true,
  pay: true,
  strengthen: true,
  weaken: true,
  remove: true,
  kill: true,
  addMonster: true,
  clone: true,
  moveFight: true,
  switchSide: true,
  shareTreasures: true,
  dismissHelper: true,
  forceHelp: true,
  escape: true,
  helpFlight: true,
  setDie: true,
  turnDie: true,
  reroll: true,
  cancel: true,
  redirect: true,
  disarm: true,
  poolHands: true,
  win: true,
  endTurn: true,
  skip: true,
  nameNumber: true,
  namePlayer: true,
  openDoor: true,
  putBack: true,
  repeat: true,
  swapHands: true,
}
const abilities: Words<Exclude<KeyOf<Ability>, 'add' | 'when' | 'drawback' | 'filter' | 'except'>> = {
  figure: true,
  permits: true,
  bans: true,
  countsAs: true,
  ignored: true,
  doubled: true,
  reversed: true,
  use: true,
  cost: true,
  most: true,
  effect: true,
  on: true,
  for: true,
  of: true,
  own: true,
  side: true,
  target: true,
  times: true,
}
const figures: Words<Figure> = {
  strength: true,
  flee: true,
  treasures: true,
  handLimit: true,
  hands: true,
  bigLimit: true,
  complexLimit: true,
  acolyteLimit: true,
  priceTimes: true,
  dice: true,
}
const permissions: Words<Permission> = {
  winTies: true,
  secondDoor: true,
  levelForHelping: true,
  anyBig: true,
  anyComplex: true,
  askWhileWinning: true,
  equipInCombat: true,
  ignoreDrawbacks: true,
  noDoorCurses: true,
  noCurses: true,
  lootAfterFight: true,
  traitsAnyTime: true,
}
const bans: Words<Ban> = {
  helping: true,
  beingHelped: true,
  receiving: true,
  beingRobbed: true,
  beingStolen: true,
  looting: true,
  refusingHelp: true,
  beingPaid: true,
  holdingBack: true,
}
const windows: Words<Window> = {
  any: true,
  ownTurn: true,
  outsideCombat: true,
  turnStart: true,
  turnEnd: true,
  combat: true,
  ownCombat: true,
  othersCombat: true,
  curse: true,
  ownCurse: true,
  ownRoll: true,
  othersRoll: true,
  anyRoll: true,
  escape: true,
  badStuff: true,
  kill: true,
  play: true,
  afterCombat: true,
  afterAnyCombat: true,
  draw: true,
  ownDraw: true,
  discard: true,
  level: true,
  arrival: true,
  flight: true,
}
const moments: Words<Moment> = {
  comesIntoPlay: true,
  leavesPlay: true,
  leavesYou: true,
  killed: true,
  soloKill: true,
  escaped: true,
  ownTurnBegins: true,
  ownTurnEnds: true,
  levelGained: true,
  helped: true,
  reborn: true,
  won: true,
  caught: true,
  died: true,
  cursed: true,
  levelLost: true,
  fightBegins: true,
  lost: true,
}
const conditions: Words<KeyOf<Condition>> = {
  the: true,
  fits: true,
  all: true,
  any: true,
  not: true,
  has: true,
  lacks: true,
  human: true,
  sex: true,
  level: true,
  standing: true,
  handSize: true,
  wears: true,
  carries: true,
  fights: true,
  anyFighter: true,
  everyFighter: true,
  monsters: true,
  facing: true,
  cameFrom: true,
  turn: true,
  winning: true,
  decides: true,
  runners: true,
  partnerCaught: true,
  caught: true,
  levelFrom: true,
  holdersOf: true,
  number: true,
  drawn: true,
  is: true,
  among: true,
  some: true,
  every: true,
  count: true,
  more: true,
  than: true,
  it: true,
  day: true,
}
const durations: Words<Extract<Duration, string>> = {
  combat: true,
  nextCombat: true,
  nextTurn: true,
  untilKill: true,
  untilNextTurn: true,
  untilNextTurnEnds: true,
  untilSoloKill: true,
  untilLevelGained: true,
  untilLifted: true,
}
const amounts: Words<Exclude<KeyOf<Exclude<Amount, number>>, 'of' | 'filter'>> = {
  the: true,
  die: true,
  cardsIn: true,
  sum: true,
  different: true,
  holdersOf: true,
  besidesYou: true,
  levelOf: true,
  rolled: true,
  gained: true,
  times: true,
  half: true,
  highest: true,
  in: true,
  kills: true,
  lowest: true,
  monsters: true,
  plus: true,
  seats: true,
  when: true,
}
const seats: Words<Extract<Who, string>> = {
  you: true,
  victim: true,
  target: true,
  main: true,
  helper: true,
  fighters: true,
  others: true,
  everyone: true,
  left: true,
  right: true,
  lowest: true,
  highest: true,
  actor: true,
  each: true,
  active: true,
  bystanders: true,
  tried: true,
}
const zones: Words<Extract<Zone, string>> = {
  worn: true,
  table: true,
  hand: true,
  either: true,
  doorDiscards: true,
  treasureDiscards: true,
  combat: true,
  it: true,
  self: true,
  handOrItems: true,
  peeked: true,
}
const extremes: Words<NonNullable<Pick['extreme']>> = {
  bestBonus: true,
  dearest: true,
  cheapest: true,
  strongest: true,
  weakest: true,
  topmost: true,
  worstBonus: true,
}
const filters: Words<KeyOf<CardFilter>> = {
  kind: true,
  deck: true,
  slot: true,
  size: true,
  tag: true,
  trait: true,
  onlyFor: true,
  value: true,
  bonus: true,
  level: true,
  deadly: true,
  nameEndsWith: true,
  card: true,
  host: true,
  any: true,
  attached: true,
  decides: true,
  nameHas: true,
  nameStartsWith: true,
  not: true,
}
const targets: Words<Extract<WhichMonster, string>> = {
  named: true,
  all: true,
  weakest: true,
  strongest: true,
  only: true,
  self: true,
}
const costs: Words<KeyOf<Cost>> = { discard: true, levels: true, cards: true, to: true, self: true, as: true }
const faces: Words<Face> = { up: true, down: true, same: true }
const kinds: Words<Card['kind']> = {
  monster: true,
  enhancer: true,
  curse: true,
  race: true,
  class: true,
  mojo: true,
  power: true,
  multi: true,
  item: true,
  oneShot: true,
  special: true,
  acolyte: true,
  attachment: true,
}
const ofMonsters: Words<Exclude<KeyOf<MonsterCard>, 'overrides' | 'copies' | 'art' | 'onDraw'>> = {
  id: true,
  kind: true,
  deck: true,
  tags: true,
  en: true,
  fr: true,
  level: true,
  treasures: true,
  levels: true,
  strength: true,
  extraTreasures: true,
  flee: true,
  refuses: true,
  letsGo: true,
  noEscape: true,
  optional: true,
  fightAlone: true,
  fightRules: true,
  onReveal: true,
  beforeCombat: true,
  onEntering: true,
  onKill: true,
  evenIfEscaped: true,
  badStuff: true,
}

const WHO = ['who', 'of', 'to', 'from', 'by', 'among', 'levelOf']

test.each([
  ['verbs', verbs, valuesOf('do')],
  ['abilities', abilities, keysUnder('abilities', 'uses', 'fightRules')],
  ['figures', figures, valuesOf('figure')],
  ['permissions', permissions, valuesOf('permits')],
  ['bans', bans, valuesOf('bans')],
  ['windows', windows, valuesOf('use')],
  ['moments', moments, valuesOf('on', 'abilities')],
  ['conditions', conditions, keysUnder(...CONDITIONS)],
  ['durations', durations, valuesOf('until')],
  ['amounts', amounts, keysUnder(...AMOUNTS)],
  ['seats', seats, WHO.flatMap((key) => valuesOf(key))],
  ['zones', zones, valuesOf('zone')],
  ['extremes', extremes, valuesOf('extreme')],
  ['filters', filters, keysUnder('filter', 'except', 'wears', 'carries')],
  ['monsters of a fight', targets, valuesOf('monster')],
  ['costs', costs, keysUnder('cost', 'lift')],
  ['faces', faces, valuesOf('face')],
  ['kinds', kinds, valuesOf('kind', 'card')],
  ['fields of monsters', ofMonsters, ALL.flatMap(([, tree]) => (tree.kind === 'monster' ? Object.keys(tree) : []))],
] as const)('%s: each is used by a card', (_, words, used) => {
  const seen = new Set(used)
  expect(Object.keys(words).filter((word) => !seen.has(word))).toEqual([])
})

const RULES = fileURLToPath(new URL('../../munchkin/src', import.meta.url))
const rules = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('words') && !file.endsWith('text.ts'))
  .map((file) => readFileSync(join(RULES, file), 'utf8'))
  .join('\n')

test.each([
  ['figures', figures],
  ['permissions', permissions],
  ['bans', bans],
  ['windows', windows],
  ['moments', moments],
  ['fields of monsters', ofMonsters],
] as const)('%s: each is read by a rule', (_, words) => {
  const unread = Object.keys(words).filter((word) => !new RegExp(`['.]${word}\\b`).test(rules))
  // Words are for people; since a goth is a tag, no rule reads them.
  expect(unread.filter((word) => word !== 'fr' && word !== 'en')).toEqual([])
})
