// A pack as text: read, or everything that is wrong with it, each with its place in the text.

import { type Fault, NOTICE_WORDS, type Notice, type Pack, readPackFile } from '@brouhaha/cards'
import { lineAt, type Places, placesIn } from './places.ts'

/** What is wrong, or looks odd, at a place. */
export interface Finding extends Fault {
  readonly line: number
  /** The id of the card that it is about. */
  readonly card?: string
  /** What stands there, cut short. */
  readonly found?: string
}

/** Where a pack of format 1 did not do what it said, as English and French tell it. */
export interface Noticed extends Finding {
  readonly kind: Notice['kind']
}

export interface CheckedPack {
  /** As it was brought; null where it has faults. */
  readonly pack: Pack | null
  readonly faults: readonly Finding[]
  readonly notices: readonly Noticed[]
  readonly places: Places
}

const NO_JSON = 'JSON: it stops making sense here'
const TWICE = 'the field once: it stands here twice'
const LONGEST_FOUND = 60

export function readPackText(text: string, besides: readonly Pack[]): CheckedPack {
  const places = placesIn(text)
  const locate = locator(text, places)
  if (places.broken !== null) {
    const line = lineAt(text, places.broken)
    const found = text.slice(places.broken, places.broken + LONGEST_FOUND).split('\n', 1)[0]
    return {
      pack: null,
      faults: [{ path: '', expected: NO_JSON, line, ...(found && { found: shown(found) }) }],
      notices: [],
      places,
    }
  }
  const doubled = places.twice.map((path) => locate({ path, expected: TWICE }))
  const read = readPackFile(JSON.parse(text), besides)
  if ('faults' in read) return { pack: null, faults: [...doubled, ...read.faults.map(locate)], notices: [], places }
  const notices = (read.notices ?? []).map(({ kind, path }) => ({
    ...locate({ path, expected: NOTICE_WORDS[kind].en }),
    kind,
  }))
  return { pack: doubled.length > 0 ? null : read.pack, faults: doubled, notices, places }
}

const CARD = /^cards\[\d+\]/
const LAST = /(?:\.[^.[\]]+|\[[^\]]*\]|^[^.[\]]+)$/

/** The path itself, or of what is around it the innermost that is there. */
function nearestPlace(path: string, spans: Places['spans']): string {
  if (spans.has(path)) return path
  const around = path.replace(LAST, '')
  return around === path ? '' : nearestPlace(around, spans)
}

/** Finds the line of a fault: of what is missing, the line of what it is missing in. */
export function locator(text: string, { spans }: Places): (fault: Fault) => Finding {
  return (fault) => {
    const path = nearestPlace(fault.path, spans)
    const span = spans.get(path)
    const line = lineAt(text, span?.from ?? 0)
    const card = CARD.exec(fault.path)?.[0]
    const id = card === undefined ? undefined : spans.get(`${card}.id`)
    const isThere = span !== undefined && path === fault.path && path !== ''
    return {
      ...fault,
      line,
      ...(id !== undefined && { card: shown(unquoted(text.slice(id.from, id.to))) }),
      ...(isThere && { found: shown(text.slice(span.from, span.to)) }),
    }
  }
}

const unquoted = (text: string): string => text.replace(/^"|"$/g, '')

/** On one line, short, and nothing in it that a terminal could take for an order. */
const shown = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '\ufffd')
  return line.length > LONGEST_FOUND ? `${line.slice(0, LONGEST_FOUND)}…` : line
}
