// A listed choice as one number: a verb and what it names. Copies and the rest share ten bits each, and five are left over.

import type { Reading } from '@brouhaha/table'
import { type MunchkinForm, readForm } from './forms/form.ts'
import { isBelow, wrong } from './reading.ts'

/** What each field of a verb is. */
type Field = 'copy' | 'seat' | 'other' | 'slot' | 'side' | 'use' | 'index' | 'number' | 'gate'

const VERBS_AND_FIELDS = {
  done: [],
  chooseSex: ['index'],
  openDoor: [],
  keep: [],
  playItem: ['copy'],
  equip: ['copy'],
  lay: ['copy'],
  playTrait: ['copy', 'other'],
  playMulti: ['copy', 'other'],
  dropTrait: ['copy'],
  playAcolyte: ['copy', 'other'],
  attach: ['copy', 'other'],
  load: ['copy', 'other'],
  curse: ['copy', 'seat'],
  enhance: ['copy', 'slot'],
  enhanceSeat: ['copy', 'seat'],
  play: ['copy', 'index', 'use'],
  useAbility: ['copy', 'index', 'use'],
  join: ['copy'],
  fight: ['copy'],
  noTrouble: [],
  loot: [],
  skipLoot: [],
  secondDoor: [],
  claim: [],
  run: [],
  ask: ['seat', 'index'],
  accept: ['seat', 'gate'],
  refuse: [],
  volunteer: ['index'],
  decline: [],
  roll: ['slot'],
  sacrifice: ['copy'],
  takeAlong: ['index'],
  pick: ['copy'],
  pickBlind: ['index'],
  option: ['index'],
  pay: ['copy'],
  enough: [],
  pass: ['number'],
  closeGate: ['number'],
  take: ['copy'],
  give: ['copy', 'seat'],
  shed: ['copy', 'seat'],
  buy: ['copy'],
  sell: ['copy', 'other'],
  withdraw: ['number'],
  challenge: ['seat'],
  sneak: ['copy'],
  countAs: ['copy'],
} as const satisfies Readonly<Record<string, readonly Field[]>>

export type Verb = keyof typeof VERBS_AND_FIELDS
export const VERBS = Object.keys(VERBS_AND_FIELDS) as readonly Verb[]
const FIELDS: Readonly<Record<Verb, readonly Field[]>> = VERBS_AND_FIELDS

export const VERB = Object.fromEntries(VERBS.map((verb, index) => [verb, index])) as Readonly<Record<Verb, number>>

export interface MunchkinChoice {
  readonly type: Verb | 'nothing'
  readonly copy?: number
  readonly seat?: number
  readonly other?: number
  readonly slot?: number
  readonly side?: number
  readonly use?: number
  readonly index?: number
  readonly number?: number
  readonly gate?: number
}

const VERB_BITS = 6
const WIDE = 1024
const NARROW = 32
const NUMBER_LIMIT = WIDE * WIDE * NARROW

/** The three numbers behind a verb: what it names first, second, third. */
export const encode = (verb: Verb, first = 0, second = 0, third = 0): number =>
  ((third * WIDE + second) * WIDE + first) * (1 << VERB_BITS) + VERB[verb]

/** A verb that names one long number: a gate's or an offer's. */
export const encodeNumber = (verb: 'pass' | 'closeGate' | 'withdraw', number: number): number =>
  (number % NUMBER_LIMIT) * (1 << VERB_BITS) + VERB[verb]

export const verbOf = (choice: number): number => choice & ((1 << VERB_BITS) - 1)
export const firstOf = (choice: number): number => (choice >> VERB_BITS) & (WIDE - 1)
export const secondOf = (choice: number): number => (choice >> (VERB_BITS + 10)) & (WIDE - 1)
export const thirdOf = (choice: number): number => (choice >> (VERB_BITS + 20)) & (NARROW - 1)
export const numberOf = (choice: number): number => choice >> VERB_BITS

/** In seats and slots nothing above this is meant; copies and offers may be anything that fits. */
const LIMITS: Readonly<Record<Field, number>> = {
  copy: WIDE,
  seat: 6,
  other: WIDE,
  slot: 16,
  side: 2,
  use: NARROW,
  index: WIDE,
  number: NUMBER_LIMIT,
  gate: WIDE,
}

const isNumbered = (verb: Verb): verb is 'pass' | 'closeGate' | 'withdraw' => FIELDS[verb][0] === 'number'

/** The bits behind a verb that its fields use; all others are empty. */
const FIELD_BITS = Int32Array.from(VERBS, (verb) =>
  isNumbered(verb) ? NUMBER_LIMIT - 1 : [0, WIDE - 1, WIDE * WIDE - 1, NUMBER_LIMIT - 1][FIELDS[verb].length]!,
)

const NAMES_A_COPY = Uint8Array.from(VERBS, (verb) => (FIELDS[verb][0] === 'copy' ? 1 : 0))

/** Whether the first thing that a verb names is a copy. */
export const namesCopy = (verb: number): boolean => NAMES_A_COPY[verb] === 1

/** Whether a number is a verb with what it names, and nothing else. */
export const isWellFormed = (choice: number): boolean =>
  (choice | 0) === choice &&
  choice >= 0 &&
  verbOf(choice) < VERBS.length &&
  (numberOf(choice) & ~FIELD_BITS[verbOf(choice)]!) === 0

/** Null when a number stands for no choice. */
export function decode(choice: number): MunchkinChoice | null {
  if (!isWellFormed(choice)) return null
  const type = VERBS[verbOf(choice)]!
  const parts = isNumbered(type) ? [numberOf(choice)] : [firstOf(choice), secondOf(choice), thirdOf(choice)]
  const fields = FIELDS[type]
  if (fields.some((field, index) => parts[index]! >= LIMITS[field])) return null
  return { type, ...Object.fromEntries(fields.map((field, index) => [field, parts[index]])) }
}

export const writeChoice = (choice: number): MunchkinChoice => decode(choice) ?? { type: 'nothing' }

function readOpenly(raw: unknown): Reading<MunchkinForm> {
  if (typeof raw !== 'object' || raw === null) return wrong('', 'an object')
  const given = raw as Readonly<Record<string, unknown>>
  const form = readForm(given)
  if (form !== null) return form
  const verb = VERBS.find((known) => known === given.type)
  if (verb === undefined) return wrong('type', `one of ${VERBS.join(', ')}, or a form`)
  const fields = FIELDS[verb]
  const bad = fields.find((field) => !isBelow(given[field], LIMITS[field]))
  if (bad !== undefined) return wrong(bad, `a whole number below ${LIMITS[bad]}`)
  const parts = fields.map((field) => given[field] as number)
  const choice = isNumbered(verb) ? encodeNumber(verb, parts[0]!) : encode(verb, ...parts)
  return { kind: 'choice', choice }
}

/** Getters and proxies may throw while they are read; that is their sender's fault, not ours. */
export function readChoice(raw: unknown): Reading<MunchkinForm> {
  try {
    return readOpenly(raw)
  } catch {
    return wrong('', 'something that can be read')
  }
}
