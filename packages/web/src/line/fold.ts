// What came over a line, folded into what a screen draws. Pure: the same messages make the same model, over the network
// or out of this browser's own worker.

import { unreachable } from '@brouhaha/kit'
import type { Answer, HeardRow, Saying, ServerMessage, TableInfo, TableSight } from '@brouhaha/protocol'
import type { LineLost } from './line.ts'
import type { TableModel } from './model.ts'
import { withRow } from './taken-back.ts'

/** This device sent a choice. */
export interface Chose {
  readonly type: 'chose'
  readonly id: string
}

/** A choice on its way: it stays so until it is refused, or until a row newer than it is heard. */
interface Sent {
  readonly id: string
  readonly seq: number
  readonly accepted: boolean
}

export interface Folded extends TableModel {
  readonly sent: Sent | null
  /** How many rows this device had heard when it was last here, before the page was loaded. */
  readonly seenBefore: number
}

/** Nothing heard yet. `seenBefore` tells a return from a first visit. */
export function nothingHeard(seenBefore = 0): Folded {
  return {
    connection: 'connecting',
    bye: null,
    you: null,
    table: null,
    seq: 0,
    view: null,
    choices: [],
    undo: false,
    history: [],
    missed: 0,
    talk: [],
    allViews: null,
    trouble: null,
    pending: false,
    clockSkew: 0,
    sent: null,
    seenBefore,
  }
}

/** `now` is this device's clock, for the skew. */
export function fold(model: Folded, message: ServerMessage | LineLost | Chose, now: number): Folded {
  switch (message.type) {
    case 'welcome':
      return welcomed(model, message, now)
    case 'moved':
      return moved(model, message)
    case 'table':
      return { ...atMatch(model, message.table.match), table: message.table }
    case 'said':
      return { ...model, talk: withSaying(model.talk, message.saying) }
    case 'answer':
      return answered(model, message)
    case 'error':
      return { ...model, trouble: message.error, ...settled(null) }
    case 'pong':
      return { ...model, clockSkew: message.now - now }
    case 'bye':
      return { ...model, connection: 'closed', bye: message.why }
    case 'lost':
      return model.connection === 'closed' ? model : { ...model, connection: 'lost' }
    case 'chose':
      return { ...model, trouble: null, missed: 0, ...settled({ id: message.id, seq: model.seq, accepted: false }) }
    default:
      return unreachable(message)
  }
}

function welcomed(before: Folded, message: ServerMessage & { type: 'welcome' }, now: number): Folded {
  const model = isSomebodyElse(before, message)
    ? nothingHeard(afterOwnRow(message))
    : atMatch(before, message.table.match)
  const history = continued(model.history, message.missed)
  return {
    ...model,
    connection: 'live',
    bye: null,
    you: message.you,
    table: message.table,
    ...seen(message.sight),
    history,
    missed: model.missed + history.length - knownBefore(model, history),
    talk: message.talk.reduce(withSaying, model.talk),
    clockSkew: message.now - now,
    ...settled(stillOnItsWay(model.sent, message.sight.seq)),
  }
}

/** The device was handed on, and everything is told anew: what the last one knew must be forgotten. */
const isSomebodyElse = (model: Folded, { you, sight, missed }: ServerMessage & { type: 'welcome' }): boolean =>
  model.table !== null && model.you !== you && missed.length === sight.seq

/** With another match the last one is forgotten; what was said at the table is not. */
function atMatch(model: Folded, match: string | undefined): Folded {
  if (model.table === null || model.table.match === match) return model
  const { connection, you, talk, clockSkew } = model
  return { ...nothingHeard(), connection, you, talk, clockSkew }
}

/** Whoever takes the device has been away since their own last row. */
const afterOwnRow = ({ you, missed }: ServerMessage & { type: 'welcome' }): number =>
  missed.findLastIndex((row) => row.seat === you) + 1

/** How much of a history is no news: what was heard in this visit, or in an earlier one. A first visit missed nothing. */
function knownBefore(model: Folded, history: readonly HeardRow[]): number {
  if (model.history.length > 0) return model.history.length
  return model.seenBefore === 0 || model.connection !== 'connecting'
    ? history.length
    : Math.min(model.seenBefore, history.length)
}

function moved(model: Folded, message: ServerMessage & { type: 'moved' }): Folded {
  const history = continued(model.history, [message.heard])
  const table: TableInfo | null = model.table && { ...model.table, deadline: message.deadline }
  return {
    ...model,
    table,
    ...seen(message.sight),
    history,
    // The missed rows stay the last ones until a choice says that they were read.
    missed: model.missed === 0 ? 0 : model.missed + history.length - model.history.length,
    ...settled(stillOnItsWay(model.sent, message.sight.seq)),
  }
}

function answered(model: Folded, answer: Answer): Folded {
  const sent = model.sent
  const ofTheChoice = sent !== null && sent.id === answer.id
  if (answer.ok) {
    const way = ofTheChoice ? stillOnItsWay({ ...sent, accepted: true }, model.seq) : sent
    return { ...model, trouble: null, ...settled(way) }
  }
  const trouble = 'refusal' in answer ? answer.refusal : answer.error
  return { ...model, trouble, ...(ofTheChoice ? settled(null) : {}) }
}

const settled = (sent: Sent | null): Pick<Folded, 'sent' | 'pending'> => ({ sent, pending: sent !== null })

/** An accepted choice has arrived once a newer row is here; until then nothing else may be chosen. */
const stillOnItsWay = (sent: Sent | null, seq: number): Sent | null =>
  sent?.accepted === true && seq > sent.seq ? null : sent

const seen = (sight: TableSight): Pick<Folded, 'seq' | 'view' | 'choices' | 'undo' | 'allViews'> => ({
  seq: sight.seq,
  view: sight.view,
  choices: sight.choices,
  undo: sight.undo === true,
  allViews: sight.hands?.views ?? null,
})

/** Rows told twice count once. */
function continued(history: readonly HeardRow[], rows: readonly HeardRow[]): readonly HeardRow[] {
  const last = history.at(-1)?.seq ?? -1
  const news = rows.filter((row) => row.seq > last)
  return news.reduce(withRow, history)
}

/** A saying with a number that is known replaces it: that is how one is deleted. */
function withSaying(talk: readonly Saying[], saying: Saying): readonly Saying[] {
  return talk.some((one) => one.number === saying.number)
    ? talk.map((one) => (one.number === saying.number ? saying : one))
    : [...talk, saying]
}
