// What the words of format 1 that meant "what came last" stood for, step by step: which steps may have set them.

/** A piece of a pack as it was written. */
export type Raw = Readonly<Record<string, unknown>>

/** `outcome`: a number. `lost`: cards together. `it`: one card. `target`: a player. `named`: a number that somebody named. */
export type Register = 'outcome' | 'lost' | 'it' | 'target' | 'named'

/** What was there before the first step. */
export const START = 'start'

/** The number that the answer to a question left in a register: which way was chosen, or nothing. */
export interface Answer {
  readonly answer: number
}

/** A step that set a register, the price of a use, an answer, or what was there at the beginning. */
export type Writer = Raw | Answer | typeof START

export const isAnswer = (writer: Writer): writer is Answer => writer !== START && writer.answer !== undefined

const ANSWERS = Array.from({ length: 30 }, (_, answer): Answer => ({ answer }))

export const answered = (known: Known, register: Register, answer: number): Known =>
  setBy(known, ANSWERS[answer]!, [register])

export type Writers = ReadonlySet<Writer>

/** Who may have set each register. */
export type Known = Readonly<Record<Register, Writers>>

const REGISTERS: readonly Register[] = ['outcome', 'lost', 'it', 'target', 'named']

const from = (writers: (register: Register) => Writers): Known =>
  Object.fromEntries(REGISTERS.map((register) => [register, writers(register)])) as Known

const BEGINNING: Writers = new Set([START])

export const AT_START: Known = from(() => BEGINNING)

/** Behind a step that has set these. */
export const setBy = (known: Known, writer: Writer, registers: readonly Register[]): Known =>
  from((register) => (registers.includes(register) ? new Set([writer]) : known[register]))

/** Where one way or the other led. */
export const either = (one: Known, other: Known): Known =>
  from((register) => new Set([...one[register], ...other[register]]))

export const eitherOf = ([first, ...others]: readonly [Known, ...Known[]]): Known => others.reduce(either, first)

export const isSame = (one: Writers, other: Writers): boolean =>
  one.size === other.size && [...one].every((writer) => other.has(writer))
