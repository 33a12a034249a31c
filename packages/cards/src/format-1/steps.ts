// A list of effects in format 1, walked as it would happen: what each step sets, and what the words in it may mean there.

import { isObject } from '../schema/reader.ts'
import { AT_START, answered, either, eitherOf, type Known, type Raw, type Register, setBy } from './known.ts'

/** Whoever walks says what becomes of a word that meant what came last, and of a step once its fields are done. */
export interface Visitor {
  word(register: Register, word: unknown, known: Known, path: string): unknown
  /** null: the step goes. */
  step(raw: Raw, done: Raw, known: Known, path: string): Raw | null
  /** What a card does while it stays knows nothing of the effect that laid it down. */
  abilities(raw: unknown, path: string): unknown
}

interface Walked {
  readonly steps: readonly unknown[]
  readonly known: Known
}

const CARDS: readonly Register[] = ['outcome', 'lost', 'it']

const SETS: Readonly<Record<string, readonly Register[]>> = {
  gainLevels: ['outcome'],
  loseLevels: ['outcome'],
  draw: ['outcome', 'it'],
  peek: ['it'],
  discard: CARDS,
  take: CARDS,
  search: CARDS,
  reveal: CARDS,
  putBack: CARDS,
  loseTrait: CARDS,
  swapTrait: CARDS,
  switchSide: CARDS,
  roll: ['outcome'],
  guess: ['outcome'],
  namePlayer: ['target'],
  nameNumber: ['outcome', 'named'],
}

/** What paying a price sets. */
const setByPrice = (cost: Raw): readonly Register[] =>
  cost.cards === undefined && cost.discard === undefined ? ['outcome', 'lost'] : CARDS

export function setsOf(raw: Raw): readonly Register[] {
  if (typeof raw.do === 'string' && Object.hasOwn(SETS, raw.do)) return SETS[raw.do]!
  if (raw.do === 'stay' && raw.on !== undefined) return CARDS
  if (raw.do === 'addMonster' && (raw.by !== undefined || raw.instead === true)) return CARDS
  return rollsDie(raw) ? ['outcome'] : []
}

/** Whether the number of the step is made of a die: only then it was rolled. */
const rollsDie = (raw: Raw): boolean =>
  isMadeOfDie(
    raw.do === 'draw' || raw.do === 'setLevel' || raw.do === 'weaken' ? (raw.cards ?? raw.to ?? raw.by) : null,
  ) ||
  isMadeOfDie(raw.levels) ||
  isMadeOfDie(raw.add) ||
  [raw.cards, raw.on, isObject(raw.cost) && raw.cost.cards].some((pick) => isObject(pick) && isMadeOfDie(pick.take))

const isMadeOfDie = (amount: unknown): boolean =>
  Array.isArray(amount)
    ? amount.some(isMadeOfDie)
    : isObject(amount) &&
      (amount.die === true ||
        ['times', 'half', 'plus', 'highest', 'lowest', 'worth', 'upTo'].some((key) => isMadeOfDie(amount[key])))

const LISTS: ReadonlySet<string> = new Set([
  'then',
  'else',
  'otherwise',
  'effect',
  'right',
  'wrong',
  'options',
  'rows',
  'abilities',
])

export const isStep = (raw: unknown): raw is Raw => isObject(raw) && typeof raw.do === 'string'

export function walkSteps(list: unknown, known: Known, path: string, visitor: Visitor): Walked {
  if (!Array.isArray(list)) return { steps: list as readonly unknown[], known }
  let now = known
  const steps: unknown[] = []
  for (const [index, raw] of list.entries()) {
    if (!isStep(raw)) {
      steps.push(raw)
      continue
    }
    const walked = walkStep(raw, now, `${path}[${index}]`, visitor)
    if (walked.step !== null) steps.push(walked.step)
    now = walked.known
  }
  return { steps, known: now }
}

function walkStep(raw: Raw, known: Known, path: string, visitor: Visitor): { step: Raw | null; known: Known } {
  const fields: Record<string, unknown> = {}
  const dice = rollsDie(raw)
  for (const [key, value] of Object.entries(raw))
    fields[key] =
      key === 'abilities'
        ? visitor.abilities(value, `${path}.${key}`)
        : LISTS.has(key)
          ? value
          : key === 'cost'
            ? walkWords(value, key, atPrice(known), `${path}.${key}`, visitor)
            : walkWords(value, key, known, `${path}.${key}`, visitor, dice)
  const after = raw.do === 'pay' ? known : asked(raw, setBy(known, raw, setsOf(raw)))
  const behind = walkArms(raw, fields, known, after, path, visitor)
  return { step: visitor.step(raw, fields, known, path), known: behind }
}

/** A price began by forgetting what was lost before it. */
const atPrice = (known: Known): Known => answered(answered(known, 'outcome', 0), 'lost', 0)

const ONE: ReadonlySet<unknown> = new Set([
  'you',
  'victim',
  'target',
  'each',
  'actor',
  'main',
  'helper',
  'left',
  'right',
])
const SEVERAL: ReadonlySet<unknown> = new Set([undefined, 'others', 'everyone'])

/** What a question left behind besides what was asked for: who named a player had no outcome, who guessed had named no number. */
function asked(raw: Raw, known: Known): Known {
  if (raw.do === 'guess') return answered(known, 'named', 0)
  if (raw.do !== 'namePlayer' || ONE.has(raw.among)) return known
  const forgotten = answered(known, 'outcome', 0)
  return SEVERAL.has(raw.among) && raw.when === undefined ? forgotten : either(known, forgotten)
}

/** Walks the arms of a step into its fields, and says what is known behind it. */
function walkArms(
  raw: Raw,
  fields: Record<string, unknown>,
  before: Known,
  after: Known,
  path: string,
  visitor: Visitor,
): Known {
  const arm = (key: string, known: Known): Known => {
    if (raw[key] === undefined) return known
    const walked = walkSteps(raw[key], known, `${path}.${key}`, visitor)
    fields[key] = walked.steps
    return walked.known
  }
  switch (raw.do) {
    case 'if':
      return either(arm('then', before), arm('else', before))
    case 'guess':
      return either(arm('right', after), arm('wrong', after))
    case 'pay': {
      const cost = isObject(raw.cost) ? raw.cost : {}
      return either(arm('then', setBy(before, raw, setByPrice(cost))), arm('else', answered(before, 'outcome', 2)))
    }
    case 'each':
      arm('effect', before)
      return before
    case 'choose':
      return ways(
        raw.options,
        (option, index) =>
          walkSteps(option, answered(after, 'outcome', index + 1), `${path}.options[${index}]`, visitor),
        fields,
        'options',
        after,
      )
    case 'roll': {
      const rows = Array.isArray(raw.rows) ? raw.rows : []
      const ended = rows.map((row: unknown, index) => {
        if (!isObject(row)) return { row, known: after }
        const walked = walkSteps(row.effect, after, `${path}.rows[${index}].effect`, visitor)
        return { row: { ...row, effect: walked.steps }, known: walked.known }
      })
      if (Array.isArray(raw.rows)) fields.rows = ended.map(({ row }) => row)
      const misses = isEveryFaceOn(rows) ? [] : [after]
      const [first = after, ...others] = [...ended.map(({ known }) => known), ...misses]
      return eitherOf([first, ...others])
    }
    default:
      // Where nothing was found, what was spoken of before still is.
      return raw.otherwise === undefined ? after : either(after, arm('otherwise', { ...after, it: before.it }))
  }
}

function ways(
  options: unknown,
  walk: (option: unknown, index: number) => Walked,
  fields: Record<string, unknown>,
  key: string,
  known: Known,
): Known {
  if (!Array.isArray(options)) return known
  const walked = options.map(walk)
  fields[key] = walked.map(({ steps }) => steps)
  const [first = known, ...others] = walked.map((one) => one.known)
  return eitherOf([first, ...others])
}

const isEveryFaceOn = (rows: readonly unknown[]): boolean =>
  [1, 2, 3, 4, 5, 6].every((face) =>
    rows.some(
      (row) => isObject(row) && Array.isArray(row.on) && Number(row.on[0]) <= face && face <= Number(row.on[1]),
    ),
  )

const ZONES: ReadonlySet<string> = new Set(['zone', 'cardsIn', 'in'])
export const SEATS: ReadonlySet<string> = new Set([
  'of',
  'to',
  'from',
  'who',
  'by',
  'among',
  'is',
  'seats',
  'levelOf',
  'with',
])

/** `dice`: the number of the step is a die, which is the outcome before anything else of it is counted. */
export function walkWords(
  value: unknown,
  key: string,
  known: Known,
  path: string,
  visitor: Visitor,
  dice = false,
): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown, index) => walkWords(one, key, known, `${path}[${index}]`, visitor, dice))
  if (value === 'it' && ZONES.has(key)) return visitor.word('it', value, known, path)
  if (value === 'target' && SEATS.has(key)) return visitor.word('target', value, known, path)
  if (!isObject(value)) return value
  if (value.outcome === true) return dice ? { die: true } : visitor.word('outcome', value, known, path)
  if (isObject(value.outcome))
    return dice ? { count: { die: true }, is: value.outcome } : visitor.word('outcome', value, known, path)
  // A die that nobody rolled was the outcome.
  if (value.die === true && !dice) return visitor.word('outcome', { outcome: true }, known, path)
  if (value.lost !== undefined) return visitor.word('lost', value, known, path)
  if (value.named === true) return visitor.word('named', value, known, path)
  if (isObject(value.it)) return visitor.word('it', value, known, path)
  return Object.fromEntries(
    Object.entries(value).map(([inner, one]) => [
      inner,
      walkWords(one, inner, known, `${path}.${inner}`, visitor, dice),
    ]),
  )
}

/** What is known when the first step of a use begins. */
export const paidFor = (cost: unknown): Known => (isObject(cost) ? setBy(AT_START, cost, setByPrice(cost)) : AT_START)
