import type { TableInfo } from '@brouhaha/protocol'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Play, PlayContext } from '../../../../src/games/munchkin/play.ts'
import { Reading } from '../../../../src/games/munchkin/Reading.tsx'
import { Gate } from '../../../../src/games/munchkin/stage/Gate.tsx'
import { Heading } from '../../../../src/games/munchkin/stage/Heading.tsx'
import { someMoments } from './moments.ts'

const MOMENTS = someMoments()
const AT_GATE = MOMENTS.find(({ view }) => view.gate?.cause.kind === 'kill')!
const CALM = MOMENTS.find(({ view }) => view.gate === null)!

const NOW = new Date(2026, 10, 16, 12, 0).getTime()
const SECOND = 1000
const HOUR = 3600 * SECOND

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

interface Around {
  readonly table?: Partial<TableInfo>
  readonly view?: Partial<Play['view']>
  readonly language?: Play['language']
  readonly clockSkew?: number
}

/** What a part of the table says, without its marks. */
function textOf(
  part: FunctionComponent,
  { view, reader }: (typeof MOMENTS)[number],
  { table = {}, view: changed = {}, language = 'en', clockSkew = 0 }: Around,
): string {
  const play = {
    model: { clockSkew, history: [] },
    table: { status: 'playing', pace: 'relaxed', deadline: null, ...table },
    view: { ...view, ...changed },
    reader,
    language,
  } as unknown as Play
  return renderToStaticMarkup(createElement(PlayContext, { value: play }, createElement(part)))
}

const gate: FunctionComponent = () => createElement(Gate, { gate: AT_GATE.view.gate! })
const atGate = (around: Around): string => textOf(gate, AT_GATE, around)
const heading = (around: Around): string => textOf(Heading, CALM, around)
const left = (time: number): Partial<TableInfo> => ({ deadline: NOW + time })

test('a gate that waits for everybody says so', () => {
  const text = atGate({ view: { switches: ['passes'] } })
  expect(text).toContain('∞')
  expect(text).toContain('Everybody must pass.')
})

test.each<[string, Around]>([
  ['where nobody has to pass', { view: { switches: [] } }],
  ['in a break', { table: { status: 'paused' } }],
  ['after the end', { table: { status: 'over' } }],
  ['in a dispute', { table: { dispute: { seat: 1, text: 'Foul!', at: 0 } } }],
])('a gate without a clock has no ring and asks for nothing %s', (_, around) => {
  const text = atGate({ view: { switches: ['passes'] }, ...around })
  expect(text).not.toContain('mk-ring')
  expect(text).not.toContain('Everybody must pass')
})

test('a gate counts seconds, and beyond 99 of them hours and minutes, for eyes and ears', () => {
  expect(atGate({ table: left(99 * SECOND) })).toMatch(/99 seconds left.*>99</)
  expect(atGate({ table: left(100 * SECOND) })).toMatch(/2 minutes left.*>2m</)
  expect(atGate({ table: left(12 * HOUR - 60 * SECOND) })).toMatch(/11 hours 59 minutes left.*>11h 59m</)
  expect(atGate({ table: left(12 * HOUR), language: 'fr' })).toMatch(/encore 12\sheures.*>12h</)
})

test('everybody sees how long the table waits for whoever is asked, and it is loud in the last ten seconds', () => {
  for (const you of [0, 1, null]) expect(heading({ table: left(42 * SECOND), view: { you } })).toMatch(/>42</)
  expect(heading({ table: left(11 * SECOND) })).not.toContain('is-late')
  expect(heading({ table: left(10 * SECOND) })).toContain('is-late')
})

test('no clock without a deadline, in a break, or beside the ring of a gate', () => {
  expect(heading({})).not.toContain('mk-clock')
  expect(heading({ table: { ...left(42 * SECOND), status: 'paused' } })).not.toContain('mk-clock')
  expect(textOf(Heading, AT_GATE, { table: left(42 * SECOND) })).not.toContain('mk-clock')
})

test('by days the table says until when, by the clock of this device', () => {
  const deadline = new Date(2026, 10, 17, 14, 5).getTime() + 600 * SECOND
  const table = { deadline, pace: 'days' } as const
  expect(heading({ table, clockSkew: 600 * SECOND })).toContain('until Tuesday 14:05')
  expect(heading({ table, clockSkew: 600 * SECOND, language: 'fr' })).toContain('jusqu&#x27;à mardi 14:05')
})

const nothing = (): void => undefined
const actions = { choose: nothing, say: nothing, emote: nothing, act: nothing, look: nothing }
const reading: FunctionComponent = () => createElement(Reading, { actions })

test('whoever lives may ask for time to read, also while somebody else reads', () => {
  const table = { ...left(9 * SECOND), reading: true } as const
  const text = textOf(reading, AT_GATE, { table })
  expect(text).toContain('Somebody is reading')
  expect(text).toContain('<button')
  const seats = AT_GATE.view.seats.map((seat) => ({ ...seat, life: 'dead' as const }))
  const dead = textOf(reading, AT_GATE, { table, view: { seats } })
  expect(dead).toContain('Somebody is reading')
  expect(dead).not.toContain('<button')
})
