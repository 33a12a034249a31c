// The words after a command, understood or refused with one helpful line.

import { parseArgs } from 'node:util'
import type { Language, Sentence } from '@brouhaha/table'
import { LANGUAGES, languageOf } from './language.ts'
import { nearest } from './nearest.ts'
import { WRONG } from './texts/wrong.ts'

/** What a person typed that cannot be done; told in one line, exit code 2. */
export class WrongArguments extends Error {
  override name = 'WrongArguments'
  readonly says: Sentence

  constructor(says: Sentence) {
    super(says.en)
    this.says = says
  }
}

/** The options of a command: those that take a value, and those that are there or not. */
export type Options = Readonly<Record<string, 'value' | 'flag'>>

const EVERYWHERE = { lang: 'value', help: 'flag' } as const satisfies Options

interface Range {
  readonly from: number
  readonly to: number
  readonly otherwise: number
}

export class Arguments {
  readonly language: Language
  readonly words: readonly string[]
  readonly #values: ReadonlyMap<string, string>

  private constructor(language: Language, words: readonly string[], values: ReadonlyMap<string, string>) {
    this.language = language
    this.words = words
    this.#values = values
  }

  static read(typed: readonly string[], own: Options, mostWords: number): Arguments {
    const options: Options = { ...own, ...EVERYWHERE }
    const { tokens } = parseArgs({
      args: [...typed],
      options: Object.fromEntries(
        Object.entries(options).map(([name, kind]) => [
          name,
          { type: kind === 'value' ? 'string' : 'boolean', ...(name === 'help' ? { short: 'h' } : {}) } as const,
        ]),
      ),
      strict: false,
      tokens: true,
    })
    const words: string[] = []
    const values = new Map<string, string>()
    for (const token of tokens) {
      if (token.kind === 'option') values.set(token.name, readOption(token, options))
      else if (token.kind === 'positional') words.push(token.value)
    }
    const surplus = values.has('help') ? undefined : words[mostWords]
    if (surplus !== undefined) throw new WrongArguments(WRONG.surplus(surplus))
    const given = new Arguments(languageOf(typed, process.env), words, values)
    given.oneOf('lang', LANGUAGES, 'en')
    return given
  }

  has(name: string): boolean {
    return this.#values.has(name)
  }

  text(name: string): string | null {
    return this.#values.get(name) ?? null
  }

  whole(name: string, { from, to, otherwise }: Range): number {
    const text = this.text(name)
    return text === null ? otherwise : wholeNumber(name, text, from, to)
  }

  wholes(name: string, { from, to }: Pick<Range, 'from' | 'to'>, otherwise: readonly number[]): readonly number[] {
    const text = this.text(name)
    return text === null ? otherwise : text.split(',').map((part) => wholeNumber(name, part, from, to))
  }

  oneOf<Word extends string>(name: string, known: readonly Word[], otherwise: Word): Word {
    const text = this.text(name)
    return text === null ? otherwise : pick(`--${name}`, text, known)
  }

  listOf<Word extends string>(name: string, known: readonly Word[], otherwise: readonly Word[]): readonly Word[] {
    const text = this.text(name)
    return text === null ? otherwise : text.split(',').map((part) => pick(`--${name}`, part, known))
  }
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function readOption({ name, rawName, value, inlineValue }: OptionToken, options: Options): string {
  const kind = Object.hasOwn(options, name) ? options[name] : undefined
  if (kind === undefined) {
    const names = Object.keys(options).map((known) => `--${known}`)
    throw new WrongArguments(WRONG.option(rawName, nearest(rawName, names)))
  }
  if (kind === 'flag') {
    if (value !== undefined) throw new WrongArguments(WRONG.noValue(rawName))
    return ''
  }
  if (value === undefined || value === '' || (!inlineValue && value.startsWith('--'))) {
    throw new WrongArguments(WRONG.value(rawName))
  }
  return value
}

function wholeNumber(name: string, text: string, from: number, to: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= from && number <= to)) throw new WrongArguments(WRONG.number(`--${name}`, text, from, to))
  return number
}

/** One of a few known words; `what` says where it was expected. */
export function pick<Word extends string>(what: string, text: string, known: readonly Word[]): Word {
  const found = known.find((word) => word === text)
  if (found === undefined) throw new WrongArguments(WRONG.word(what, text, nearest(text, known), known))
  return found
}
