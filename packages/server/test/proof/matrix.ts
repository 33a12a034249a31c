// Who may do what, as data. The test lets everybody try everything over the wire.

import type { ClientMessage, TableAct } from '@brouhaha/protocol'

/**
 * nobody: has not said hello, sends no token. watcher: hello without a secret. seat: sits, and it is their turn.
 * other: sits, and it is not. host: the host. former: has left. kicked: was sent away. lost: their secret was replaced by
 * a new one. foreign: host of another table.
 */
export const ACTORS = ['nobody', 'watcher', 'seat', 'other', 'host', 'former', 'kicked', 'lost', 'foreign'] as const
export type Actor = (typeof ACTORS)[number]

/** yes: carried out. no: refused with a rule and a sentence, nothing changes. hush: told to say hello first. shut: turned away at the door. */
export type Outcome = 'yes' | 'no' | 'hush' | 'shut'

/**
 * gathering: two seats are open. ready: bots have taken them. playing: `seat` is to dance, nobody else is. between: a
 * song has ended and the host decides about the next one. over: the host has had enough.
 */
export const PHASES = ['gathering', 'ready', 'playing', 'between', 'over'] as const
export type Phase = (typeof PHASES)[number]

export interface WireRow {
  readonly phase: Phase
  readonly sends: string
  readonly message: (asked: Asked) => ClientMessage
  readonly outcomes: Readonly<Record<Actor, Outcome>>
}

/** What a message may need to know: a choice that is on offer to `seat`. */
export interface Asked {
  readonly seq: number
  readonly choice: Record<string, unknown>
}

const act = (given: TableAct) => (): ClientMessage => ({ type: 'act', id: 'tried', act: given })

/** Seats at the table: 0 the host, 1 seat, 2 other, 3 left by the former player, 4 by the kicked one, 5 was given a new secret. */
const OTHER = 2
const OPEN = 3

const ofActors = (cells: string): Readonly<Record<Actor, Outcome>> => {
  const outcomes = cells.trim().split(/\s+/)
  return Object.fromEntries(ACTORS.map((actor, column) => [actor, outcomes[column]])) as Record<Actor, Outcome>
}

const row = (phase: Phase, sends: string, message: WireRow['message'], cells: string): WireRow => ({
  phase,
  sends,
  message,
  outcomes: ofActors(cells),
})

const HOST = '    hush   no      no   no    yes  shut   shut   shut shut'
const SEATED = '  hush   no      yes  yes   yes  shut   shut   shut shut'
const NO_ONE = '  hush   no      no   no    no   shut   shut   shut shut'
const ANYBODY = ' yes    yes     yes  yes   yes  shut   shut   shut shut'

export const WIRE: readonly WireRow[] = [
  //                                       nobody watcher seat other host former kicked lost foreign
  row('gathering', 'start', act({ type: 'start' }), NO_ONE),
  row('ready', 'start', act({ type: 'start' }), HOST),
  row('gathering', 'seatBot', act({ type: 'seatBot', seat: OPEN, bot: 'steady' }), HOST),
  row('gathering', 'kick', act({ type: 'kick', seat: OTHER }), HOST),
  row('gathering', 'mute', act({ type: 'mute', seat: OTHER, on: true }), HOST),
  row('gathering', 'lock', act({ type: 'lock', on: true }), HOST),
  row('gathering', 'handOver', act({ type: 'handOver', seat: OTHER }), HOST),
  row('gathering', 'reissue of an open seat', act({ type: 'reissue', seat: OPEN }), HOST),
  row('gathering', 'reissue of one’s own', act({ type: 'reissue', seat: 0 }), HOST),
  row('gathering', 'reissue', act({ type: 'reissue', seat: OTHER }), NO_ONE),
  row('gathering', 'leave', act({ type: 'leave' }), SEATED),
  row('gathering', 'luck', act({ type: 'luck', bytes: 'c0ffee' }), SEATED),
  row('gathering', 'pause', act({ type: 'pause', on: true }), NO_ONE),
  row('gathering', 'rematch', act({ type: 'rematch' }), NO_ONE),
  row('gathering', 'encore', act({ type: 'encore', on: true }), NO_ONE),
  row('gathering', 'reading', act({ type: 'reading' }), NO_ONE),
  row('gathering', 'dispute', act({ type: 'dispute', text: 'foul' }), NO_ONE),
  row('gathering', 'say', () => ({ type: 'say', id: 'tried', text: 'hello' }), SEATED),
  row('gathering', 'emote', () => ({ type: 'emote', id: 'tried', emote: 'boo' }), SEATED),
  row('gathering', 'ping', () => ({ type: 'ping' }), ANYBODY),
  row('playing', 'start', act({ type: 'start' }), NO_ONE),
  row('playing', 'kick', act({ type: 'kick', seat: OTHER }), HOST),
  row('playing', 'openSeat', act({ type: 'openSeat', seat: OPEN }), HOST),
  row('playing', 'pause', act({ type: 'pause', on: true }), HOST),
  row('playing', 'adjourn', act({ type: 'adjourn' }), HOST),
  row('playing', 'lock', act({ type: 'lock', on: true }), HOST),
  row('playing', 'mute', act({ type: 'mute', seat: OTHER, on: true }), HOST),
  row('playing', 'handOver', act({ type: 'handOver', seat: OTHER }), HOST),
  row('playing', 'reissue', act({ type: 'reissue', seat: OTHER }), NO_ONE),
  row('playing', 'leave', act({ type: 'leave' }), SEATED),
  row('playing', 'vote', act({ type: 'vote', on: true }), NO_ONE),
  row('playing', 'luck', act({ type: 'luck', bytes: 'c0ffee' }), NO_ONE),
  row('playing', 'rematch', act({ type: 'rematch' }), NO_ONE),
  row('playing', 'encore', act({ type: 'encore', on: false }), NO_ONE),
  row('playing', 'reading', act({ type: 'reading' }), NO_ONE),
  row('playing', 'dispute', act({ type: 'dispute', text: 'foul' }), SEATED),
  row('playing', 'letRest', act({ type: 'letRest' }), NO_ONE),
  row('playing', 'say', () => ({ type: 'say', id: 'tried', text: 'hello' }), SEATED),
  row('playing', 'emote', () => ({ type: 'emote', id: 'tried', emote: 'boo' }), SEATED),
  row(
    'playing',
    'choose',
    ({ seq, choice }) => ({ type: 'choose', id: 'tried', seq, choice }),
    '                  hush   no      yes  no    no   shut   shut   shut shut',
  ),
  row('between', 'encore', act({ type: 'encore', on: true }), HOST),
  row('between', 'no more', act({ type: 'encore', on: false }), HOST),
  row('between', 'luck', act({ type: 'luck', bytes: 'c0ffee' }), SEATED),
  row('between', 'enough', () => ({ type: 'choose', id: 'tried', seq: 0, choice: { type: 'enough' } }), NO_ONE),
  row('over', 'start', act({ type: 'start' }), NO_ONE),
  row('over', 'rematch', act({ type: 'rematch' }), HOST),
  row('over', 'encore', act({ type: 'encore', on: true }), NO_ONE),
  row('over', 'pause', act({ type: 'pause', on: true }), NO_ONE),
  row('over', 'adjourn', act({ type: 'adjourn' }), NO_ONE),
  row('over', 'dispute', act({ type: 'dispute', text: 'foul' }), NO_ONE),
  row('over', 'openSeat', act({ type: 'openSeat', seat: OPEN }), NO_ONE),
  row('over', 'luck', act({ type: 'luck', bytes: 'c0ffee' }), NO_ONE),
  row('over', 'choose', ({ seq, choice }) => ({ type: 'choose', id: 'tried', seq, choice }), NO_ONE),
  row('over', 'say', () => ({ type: 'say', id: 'tried', text: 'hello' }), SEATED),
]

export interface HttpRow {
  readonly phase: Phase
  readonly method: string
  readonly path: (table: string) => string
  readonly body?: unknown
  readonly statuses: Readonly<Record<Actor, number>>
}

const http = (phase: Phase, method: string, path: HttpRow['path'], cells: string, body?: unknown): HttpRow => ({
  phase,
  method,
  path,
  ...(body === undefined ? {} : { body }),
  statuses: Object.fromEntries(
    Object.entries(ofActors(cells)).map(([actor, status]) => [actor, Number(status)]),
  ) as Record<Actor, number>,
})

const table = (id: string): string => `/api/tables/${id}`

/** Over HTTP a watcher is nobody. */
export const HTTP: readonly HttpRow[] = [
  //                                                     nobody watcher seat other host former kicked lost foreign
  http('playing', 'GET', () => '/api/health', '          200    200     200  200   200  200    200    200  200'),
  http('playing', 'GET', () => '/api/addresses', '       200    200     200  200   200  200    200    200  200'),
  http('playing', 'GET', table, '                        200    200     200  200   200  200    200    200  200'),
  http('playing', 'GET', (id) => `${table(id)}/log`, '   200    200     200  200   200  401    401    401  401'),
  http('over', 'GET', (id) => `${table(id)}/log`, '      200    200     200  200   200  401    401    401  401'),
  http('playing', 'DELETE', (id) => `${table(id)}/me`, ' 401    401     204  204   204  204    204    401  401'),
  http(
    'gathering',
    'POST',
    (id) => `${table(id)}/seats`,
    '                                                    201    201     409  409   409  201    201    201  201',
    { name: 'Newcomer' },
  ),
  http(
    'gathering',
    'POST',
    () => '/api/tables',
    '                                                    201    201     201  201   201  201    201    201  201',
    { game: 'zombie-mosh', seats: 2, options: {}, pace: 'endless', name: 'Newcomer' },
  ),
]
