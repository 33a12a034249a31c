// One list of effects in format 1, said with names: every step that a word could have meant is given a name, and the word is that name.

import type { Cost } from '../language/ability.ts'
import type { Effect } from '../language/effect.ts'
import { isObject } from '../schema/reader.ts'
import { EFFECT_VERBS } from '../verbs/list.ts'
import { paidKind } from '../verbs/one-card.ts'
import type { Verb } from '../verbs/verb.ts'
import {
  AT_START,
  isAnswer,
  isSame,
  type Known,
  type Raw,
  type Register,
  START,
  type Writer,
  type Writers,
} from './known.ts'
import type { Notify } from './notices.ts'
import { setsOf, type Visitor, walkSteps, walkWords } from './steps.ts'

/** What was there before the first step, besides nothing. */
export interface Beginning {
  readonly known: Known
  /** The number that the window is about. */
  readonly number: 'rolled' | 'gained' | null
  /** Whether the window brings a card. */
  readonly it: boolean
  /** Whom `target` means there: whom the player names, the owner, or whom a curse hits. */
  readonly target: 'target' | 'you' | 'victim'
}

export const NOTHING_BEFORE: Beginning = { known: AT_START, number: null, it: false, target: 'you' }

const NAMES: Readonly<Record<string, string>> = {
  discard: 'lost',
  take: 'taken',
  search: 'found',
  reveal: 'shown',
  putBack: 'returned',
  loseTrait: 'lost',
  swapTrait: 'lost',
  switchSide: 'switched',
  draw: 'drawn',
  peek: 'seen',
  roll: 'die',
  guess: 'die',
  namePlayer: 'player',
  nameNumber: 'number',
  gainLevels: 'gained',
  loseLevels: 'levels',
  pay: 'paid',
}

/** Steps that set something and can be given no name. */
const NAMELESS: ReadonlySet<unknown> = new Set(['stay', 'addMonster', 'setLevel'])

const NEVER: Raw = { not: { all: [] } }

/** Whether what was there at the beginning is more than nothing. */
function isSomething(register: Register, { number, it }: Beginning): boolean {
  if (register === 'outcome') return number !== null
  return register === 'it' ? it : register === 'target'
}

const baseOf = (writer: Writer): string => {
  if (writer === START || isAnswer(writer)) return 'player'
  return typeof writer.do === 'string' ? (NAMES[writer.do] ?? 'amount') : 'paid'
}

/** The steps that must have one name, since a word may mean either of them. */
class Groups {
  readonly #parent = new Map<Writer, Writer>()
  readonly #names = new Map<Writer, string>()

  root(writer: Writer): Writer {
    const parent = this.#parent.get(writer)
    return parent === undefined ? writer : this.root(parent)
  }

  join(writers: readonly Writer[]): void {
    const [first, ...others] = writers.map((writer) => this.root(writer))
    if (first === undefined) return
    if (!this.#names.has(first)) this.#names.set(first, '')
    for (const other of others) if (other !== first) this.#parent.set(other, first)
  }

  /** The name of a step, if it needs one. */
  name(writer: Writer): string | undefined {
    const root = this.root(writer)
    if (!this.#names.has(root)) return undefined
    const known = this.#names.get(root)!
    if (known !== '') return known
    const base = baseOf(root)
    const taken = new Set(this.#names.values())
    let name = base
    for (let number = 2; taken.has(name); number++) name = `${base}-${number}`
    this.#names.set(root, name)
    return name
  }
}

export class Program {
  readonly #groups = new Groups()
  readonly #beginning: Beginning
  readonly #notify: Notify
  readonly #abilities: Visitor['abilities']
  #startsTarget = false
  /** Steps before which “it” was the card of another step; where they find none, it still is. */
  readonly #keepIt = new Set<Writer>()

  constructor(beginning: Beginning, notify: Notify, abilities: Visitor['abilities']) {
    this.#beginning = beginning
    this.#notify = notify
    this.#abilities = abilities
  }

  /** `inert`: what becomes of steps that did nothing, or something else. */
  translate(
    list: unknown,
    path: string,
    inert: (raw: Raw, done: Raw, known: Known, path: string) => Raw | null,
  ): readonly unknown[] {
    walkSteps(list, this.#beginning.known, path, {
      word: (register, word, known) => {
        this.#meet(register, known)
        return word
      },
      step: (raw, _done, known) => {
        if (raw.do === 'redirect' && raw.to === undefined) this.#meet('target', known)
        if (setsOf(raw).includes('it') && this.#writers('it', known).length > 0) this.#keepIt.add(raw)
        return raw
      },
      abilities: (raw) => raw,
    })
    const { steps } = walkSteps(list, this.#beginning.known, path, {
      word: (register, word, known, at) => this.#word(register, word, known, at),
      step: (raw, done, known, at) => {
        const named = this.#named(raw, done, known, at)
        return named === null ? null : inert(raw, named, known, at)
      },
      abilities: this.#abilities,
    })
    if (!this.#startsTarget || !Array.isArray(steps)) return steps
    const as = this.#groups.name(START)!
    return [{ do: 'namePlayer', as, among: this.#beginning.target }, ...steps]
  }

  /** What a word may mean has one name; a target that may be the card's own is given it before the first step. */
  #meet(register: Register, known: Known): void {
    const writers = this.#writers(register, known)
    this.#groups.join(writers)
    this.#startsTarget ||= writers.includes(START)
  }

  /** A question or a number outside the steps. */
  standing(value: unknown, path: string): unknown {
    return walkWords(value, '', this.#beginning.known, path, {
      word: (register, word, known, at) => this.#word(register, word, known, at),
      step: (_raw, done) => done,
      abilities: (raw) => raw,
    })
  }

  /** The price of the use, with the name that its cards need. */
  price(raw: unknown, done: unknown): unknown {
    const as = isObject(raw) ? this.#groups.name(raw) : undefined
    return as === undefined ? done : { ...(done as Raw), as }
  }

  /** The steps that a word may mean there; the beginning only where that is something, or nothing else is meant. */
  #writers(register: Register, known: Known): readonly Writer[] {
    const writers = [...known[register]]
    const steps = writers.filter((writer) => writer !== START && !isAnswer(writer))
    if (steps.length === 0) return []
    return register === 'target' && steps.length < writers.length ? writers : steps
  }

  #word(register: Register, word: unknown, known: Known, path: string): unknown {
    const writers = this.#writers(register, known)
    const answers = [...known[register]].filter(isAnswer)
    if (answers.length > 0) {
      const isOne = writers.length === 0 && answers.length === 1 && !this.#begins(register, known, answers[0]!.answer)
      this.#notify(isOne ? 'answered' : 'mixed', path)
      if (writers.length === 0) return this.#number(register, word, answers[0]!.answer)
    }
    if (writers.length === 0) return this.#atStart(register, word, path)
    const begins = known[register].has(START) && isSomething(register, this.#beginning)
    if (begins && register !== 'target') this.#notify('mixed', path)
    if (writers.some((writer) => isObject(writer) && NAMELESS.has((writer as Raw).do))) {
      this.#notify('mixed', path)
      return this.#nothing(register, word)
    }
    const isKept = (this.#beginning.it && !begins) || writers.some((writer) => this.#keepIt.has(writer))
    if (register === 'it' && isKept) this.#notify('stillIt', path)
    if (register === 'outcome' && writers.some(isGroupDraw)) this.#notify('mostDrawn', path)
    if (register === 'it' && writers.some(mayDrawNone)) this.#notify('noneDrawn', path)
    const the = this.#groups.name(writers[0]!)!
    if (!isSame(this.#lastWith(the, register, known), new Set(writers))) this.#notify('mixed', path)
    return said(register, word, the, writers.every(isOneCard))
  }

  /** Which steps could have given the name last: the same that the word meant, or it means something else now. */
  #lastWith(name: string, register: Register, known: Known): Writers {
    const others = (['outcome', 'lost', 'it', 'target', 'named'] as const).flatMap((one) => [...known[one]])
    const later = others.filter((writer) => writer !== START && this.#groups.name(writer) === name)
    const meant = new Set<Writer>(this.#writers(register, known))
    // A step that sets more than the word speaks of, and has come since, took the name with it.
    return new Set([
      ...meant,
      ...later.filter((writer) => isObject(writer) && !setsOf(writer).includes(register) && writer.do !== undefined),
    ])
  }

  /** Nothing came before: what the window is about, or nothing. */
  #atStart(register: Register, word: unknown, path: string): unknown {
    const { number } = this.#beginning
    if (register === 'target') return this.#startsTarget ? { the: this.#groups.name(START)! } : this.#beginning.target
    if (register === 'it' && this.#beginning.it) return word
    if (register === 'outcome' && number !== null) {
      const { outcome } = word as Raw
      return outcome === true ? { [number]: true } : { count: { [number]: true }, is: outcome }
    }
    if (register === 'it') return word
    this.#notify('nothing', path)
    return this.#nothing(register, word)
  }

  /** Whether it may also be what was there at the beginning, which is not this number. */
  #begins(register: Register, known: Known, number: number): boolean {
    return known[register].has(START) && (isSomething(register, this.#beginning) || number !== 0)
  }

  #nothing(register: Register, word: unknown): unknown {
    return this.#number(register, word, 0)
  }

  #number(register: Register, word: unknown, number: number): unknown {
    if (register === 'it' || register === 'target') return word
    const { lost, outcome } = word as Raw
    if (isObject(lost)) return NEVER
    return isObject(outcome) ? { count: number, is: outcome } : number
  }

  #named(raw: Raw, done: Raw, known: Known, path: string): Raw | null {
    const as = this.#groups.name(raw)
    if (raw.do === 'namePlayer' && (raw.when !== undefined || (raw.among !== undefined && raw.among !== 'others')))
      if (as !== undefined) this.#notify('nobody', path)
    if (raw.do === 'redirect' && raw.to === undefined) {
      const writers = this.#writers('target', known)
      if (writers.length > 0) return { ...done, to: this.#word('target', 'target', known, path) }
    }
    if (raw.do === 'pay') return as === undefined ? done : { ...done, cost: { ...(done.cost as Raw), as } }
    // A player or a number that nobody speaks of is still asked for.
    if (as === undefined && (raw.do === 'namePlayer' || raw.do === 'nameNumber')) return { ...done, as: NAMES[raw.do] }
    return as === undefined ? done : { ...done, as }
  }
}

/** The word, said by name. `it` was the last of several cards. */
function said(register: Register, word: unknown, the: string, isOne: boolean): unknown {
  if (register === 'target' || register === 'named') return { the }
  if (register === 'it') {
    const zone = isOne ? { the } : { the, last: true }
    return word === 'it' ? zone : { count: { cardsIn: zone, filter: (word as Raw).it }, is: { least: 1 } }
  }
  const { lost, outcome } = word as Raw
  if (register === 'lost') return typeof lost === 'string' ? { the, sum: lost } : { the, fits: lost }
  return outcome === true ? { the } : { count: { the }, is: outcome }
}

function isOneCard(writer: Writer): boolean {
  if (writer === START || isAnswer(writer)) return false
  try {
    if (typeof writer.do !== 'string') return paidKind(writer as Cost) === 'card'
    const verb: Verb<Effect> | undefined = EFFECT_VERBS[writer.do as Effect['do']]
    return verb?.names?.(writer as unknown as Effect) === 'card'
  } catch {
    return false
  }
}

/** Whether it may draw no card at all, as far as its number says. */
const mayDrawNone = (writer: Writer): boolean =>
  isObject(writer) && writer.do === 'draw' && !(Number(writer.cards) > 0) && !isDie(writer.cards)

const isDie = (amount: unknown): boolean => isObject(amount) && amount.die === true

const GROUPS: ReadonlySet<unknown> = new Set(['others', 'everyone', 'fighters', 'bystanders', 'lowest', 'highest'])

const isGroupDraw = (writer: Writer): boolean =>
  isObject(writer) && writer.do === 'draw' && (GROUPS.has(writer.to) || isObject(writer.to))
