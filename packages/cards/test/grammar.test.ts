// Whatever is put together reads like a sentence: thousands of steps out of what the verbs declare, in both languages.

import { type Ability, type Card, curse, type Effect, item, type Language, type Use } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { EFFECT_VERBS } from '../src/verbs/list.ts'
import type { Maybe, Parts } from '../src/verbs/parts.ts'
import type { Verb } from '../src/verbs/verb.ts'
import { AMOUNTS, CONDITIONS, COSTS, DURATIONS, FILTERS, PICKS, RULES, WHO, WINDOWS } from './constructs.ts'
import { COUNTS, FILTER_PAIRS, NESTED, PICK_PAIRS } from './sentences.ts'
import { breakable, lines } from './sheet.ts'

/** What no sentence may hold. */
const WRONG: Readonly<Record<Language, RegExp>> = {
  en: /undefined|NaN|\[object|\b(\w+) \1\b|\b(?:to|for|with|of|from|than|hits?) they\b|-\d| {2}| [,.;:]|,,|\(\)|\( | \)|\bif (?:always|never)\b|\ba (?!one|once)[aeio]\w|\ban [bcdfgjklmnpqrstvwxz]/,
  fr: /undefined|NaN|\[object|(?<!\p{L})(?!vous|nous)(\p{L}+) \1(?!\p{L})|(?<!\p{L})(?:à|pour|avec|de) (?:il|ils|tu)(?!\p{L})|(?<!\p{L})à le(?!\p{L})|(?<!\p{L})de les?(?! (?:fuir|prendre|reprendre))(?!\p{L})|(?<!\p{L})(?:de|que|ne|le|la) (?:une?|autre|objet|ils?|elle|est|a)(?!\p{L})|(?<!\p{L})si ils?(?!\p{L})|-\d| {2}| [,.]|,,|\(\)|\( | \)|(?<!\p{L})si (?:toujours|jamais)(?!\p{L})/u,
}

/** Numbers out of a seed: the same sentences each time. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
}

const flat = <T>(table: Readonly<Record<string, readonly T[]>>): readonly T[] => Object.values(table).flat()
/** Names are given by steps that a random one does not have before it. */
const isNamed = (value: unknown): boolean => JSON.stringify(value).includes('"the":')
const plain = <T>(list: readonly T[]): readonly T[] => list.filter((one) => !isNamed(one))

const WHOLE = {
  who: plain(Object.values(WHO)),
  amount: plain([...flat(AMOUNTS), ...COUNTS.flatMap((one) => ('count' in one ? [one.count] : []))]),
  pick: plain([...Object.values(PICKS), ...PICK_PAIRS]),
  condition: plain([...flat(CONDITIONS), ...NESTED, ...COUNTS]),
  cost: plain(Object.values(COSTS)),
  duration: plain(Object.values(DURATIONS)),
  filter: plain([...flat(FILTERS), ...FILTER_PAIRS]),
  windows: Object.keys(WINDOWS) as readonly Use['use'][],
}

type Make = () => unknown

/** Steps that their verbs' fields allow, one in another down to a depth. */
function writer(below: (count: number) => number): (depth: number) => Effect {
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!
  const verbs = Object.keys(EFFECT_VERBS) as readonly Effect['do'][]
  const partsAt = (depth: number): Parts<Make> => {
    const steps: Make = () => (depth <= 0 ? [] : Array.from({ length: 1 + below(2) }, () => step(depth - 1)))
    return {
      amount: () => one(WHOLE.amount),
      who: () => one(WHOLE.who),
      pick: () => one(WHOLE.pick),
      condition: () => one(WHOLE.condition),
      conditionOfTried: () => one(WHOLE.condition),
      cost: () => one(WHOLE.cost),
      ownersCost: () => one(WHOLE.cost),
      abilities: () => Array.from({ length: 1 + below(2) }, () => ability(depth - 1)),
      duration: () => one(WHOLE.duration),
      steps,
      forEach: steps,
      filter: () => one(WHOLE.filter),
      whichMonster: () => one(['named', 'all', 'weakest', 'strongest', 'only', { all: { tag: 'undead' } }]),
      trait: () => one(['elf', 'cultist', 'fast']),
      traitKind: () => one(['race', 'class', 'mojo', 'power']),
      deck: () => one(['door', 'treasure']),
      faces: () => one([[1, 3] as const, [4, 6] as const, [6, 6] as const]),
      signedNumber: () => one([-2, 1, 3]),
      name: () => undefined,
      yes: () => true,
      yesOrNo: () => below(2) === 0,
      whole: (least, most) => () => least + below(most - least + 1),
      word: (words) => () => one(Object.keys(words)),
      amountWithin: () => () => one(WHOLE.amount),
      wordOr: (words, otherwise) => () => (below(2) === 0 ? one(words) : otherwise()),
      list: (inner) => () => [inner(), inner()],
      shape: (of) => () => filled(of),
      maybe: (inner) => ({ maybe: inner }),
    }
  }
  const filled = (fields: Readonly<Record<string, Make | Maybe<Make>>>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields).flatMap(([field, make]) => {
        const value = typeof make === 'function' ? make() : below(2) === 0 ? undefined : make.maybe()
        return value === undefined ? [] : [[field, value]]
      }),
    )
  const ability = (depth: number): Ability => {
    const effect = [step(Math.max(depth, 0))]
    return one<Ability>([
      { on: one(['won', 'ownTurnBegins', 'levelGained', 'cursed', 'leavesPlay']), effect },
      { on: 'died', of: 'others', when: one(WHOLE.condition), effect },
      { use: one(WHOLE.windows), cost: one(WHOLE.cost), when: one(WHOLE.condition), effect },
      { use: one(WHOLE.windows), effect },
      { figure: 'strength', add: one(WHOLE.amount) },
      one(RULES),
    ])
  }
  const step = (depth: number): Effect => {
    const verb = one(verbs)
    const { fields } = EFFECT_VERBS[verb] as Verb<Effect>
    return { do: verb, ...filled(fields(partsAt(depth)) as Readonly<Record<string, Make | Maybe<Make>>>) } as Effect
  }
  return step
}

const blank = { en: { name: 'x' }, fr: { name: 'x' } }

/** A curse and an item that do a few such things. */
function cardsOf(seed: number): readonly Card[] {
  const below = chance(seed)
  const step = writer(below)
  const effect = [step(2), step(1), step(0)]
  return [
    curse('x', { effect, ...blank }),
    item('x', {
      value: 100,
      abilities: [
        { use: 'any', effect },
        { on: 'won', effect: [step(1)] },
      ],
      ...blank,
    }),
  ]
}

const isBalanced = (text: string): boolean => {
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    if (letter === ')' && --depth < 0) return false
  }
  return depth === 0
}

const faultsIn = (language: Language, seed: number): readonly string[] =>
  cardsOf(seed)
    .flatMap((card) => breakable(lines(card, language)))
    .flatMap((line) => {
      const found = WRONG[language].exec(line)?.[0]
      return found === undefined && isBalanced(line) ? [] : [`${seed} “${found ?? '()'}”: ${line}`]
    })

test.each([
  ['en', 'give a card to they'],
  ['en', 'at most -1 monster'],
  ['en', 'if always, die'],
  ['en', 'the the card'],
  ['fr', 'donne une carte à il'],
  ['fr', 'prends le objet de un autre'],
  ['fr', 'si il meurt'],
  ['fr', 'donne-la à le joueur'],
] as const)('what is looked for is found (%s: %s)', (language, text) => {
  expect(text).toMatch(WRONG[language])
})

test.each<Language>(['en', 'fr'])('two thousand random cards read like sentences (%s)', (language) => {
  const faults = Array.from({ length: 1000 }, (_, seed) => faultsIn(language, seed + 1)).flat()
  expect(faults).toEqual([])
})
