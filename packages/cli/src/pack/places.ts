// Where in a JSON text each value stands, by its path; or where the text stops being JSON. Nothing here recurses: a text may nest
// as deep as it likes.

import { fieldPath } from '@brouhaha/cards'

export interface Span {
  readonly from: number
  readonly to: number
}

export interface Places {
  readonly spans: ReadonlyMap<string, Span>
  /** Fields that stand twice in one object: only the last of them counts. */
  readonly twice: readonly string[]
  /** Where the text is no JSON; null where it is. */
  readonly broken: number | null
}

/** An object or a list that is not closed yet. */
interface Open {
  readonly path: string
  readonly from: number
  readonly close: '}' | ']'
  readonly keys: Set<string>
  /** The field that is being read, or how many elements were. */
  key: string
  count: number
}

type Wanted = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd'

const SCALAR = /^(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)$/
const BLANK = /[\t\n\r ]*/y
const WORD = /[^\t\n\r ,:{}[\]"]*/y

const endOf = (pattern: RegExp, text: string, from: number): number => {
  pattern.lastIndex = from
  pattern.test(text)
  return pattern.lastIndex
}

/** The end of the string that begins here, or −1. */
function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const letter = text[at]
    if (letter === '"') return at + 1
    if (letter === '\\') at++
  }
  return -1
}

function parsed(text: string): string | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

export function placesIn(text: string): Places {
  const spans = new Map<string, Span>()
  const twice: string[] = []
  const stack: Open[] = []
  let wanted: Wanted = 'value'
  let at = endOf(BLANK, text, 0)

  const here = (): string => {
    const top = stack.at(-1)
    if (top === undefined) return ''
    return top.close === '}' ? fieldPath(top.path, top.key) : `${top.path}[${top.count}]`
  }
  const goTo = (next: number, then: Wanted): void => {
    at = endOf(BLANK, text, next)
    wanted = then
  }
  const finish = (from: number, to: number): void => {
    spans.set(here(), { from, to })
    goTo(to, 'commaOrEnd')
  }

  const readValue = (): boolean => {
    const letter = text[at]
    if (letter === '{' || letter === '[') {
      const close = letter === '{' ? '}' : ']'
      stack.push({ path: here(), from: at, close, keys: new Set(), key: '', count: 0 })
      goTo(at + 1, letter === '{' ? 'keyOrEnd' : 'valueOrEnd')
      return true
    }
    const to = letter === '"' ? endOfString(text, at) : endOf(WORD, text, at)
    const isRight = letter === '"' ? to > 0 && parsed(text.slice(at, to)) !== null : SCALAR.test(text.slice(at, to))
    if (isRight) finish(at, to)
    return isRight
  }

  const readKey = (top: Open): boolean => {
    const to = text[at] === '"' ? endOfString(text, at) : -1
    const key = to < 0 ? null : parsed(text.slice(at, to))
    if (key === null) return false
    if (top.keys.has(key)) twice.push(fieldPath(top.path, key))
    top.keys.add(key)
    top.key = key
    goTo(to, 'colon')
    return true
  }

  const close = (top: Open): boolean => {
    stack.pop()
    finish(top.from, at + 1)
    return true
  }

  const step = (): boolean => {
    const top = stack.at(-1)
    const letter = text[at]
    if (top !== undefined && letter === top.close && wanted.endsWith('OrEnd')) return close(top)
    if (wanted === 'value' || wanted === 'valueOrEnd') return readValue()
    if (top === undefined) return false
    if (wanted === 'key' || wanted === 'keyOrEnd') return readKey(top)
    if (letter !== (wanted === 'colon' ? ':' : ',')) return false
    if (wanted === 'commaOrEnd') top.count++
    goTo(at + 1, wanted === 'colon' || top.close === ']' ? 'value' : 'key')
    return true
  }

  while (at < text.length && step());
  const isWhole = at === text.length && stack.length === 0 && spans.has('')
  return { spans, twice, broken: isWhole ? null : at }
}

/** The line of an offset, counted from one. */
export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
