// Folding a log anew, and saying where it stops being true.

import { canonicalJson } from '@brouhaha/kit'
import { type Game, isRefusal, isSchemaError, type Kinds } from './game.ts'
import { type Log, seedFromText } from './log.ts'
import { Match } from './match.ts'
import type { State } from './state.ts'

export type Replay =
  | { readonly kind: 'true'; readonly state: State }
  /** `seq` is the first row that does not hold, −1 the header. */
  | { readonly kind: 'false'; readonly seq: number; readonly because: string }

/** Plays a log again under the rules, and compares events and hashes row by row. */
export function verify<K extends Kinds>(game: Game<K>, log: Log, rows = log.rows.length): Replay {
  const no = (seq: number, because: string): Replay => ({ kind: 'false', seq, because })
  const { header } = log
  if (header.game !== game.name || header.edition !== game.edition) {
    return no(-1, `it was played under ${header.game} ${header.edition}, these rules are ${game.name} ${game.edition}`)
  }
  const seed = seedFromText(header.seed)
  if (seed === null) return no(-1, 'its seed is no seed')
  const match = Match.open(game, { seats: header.seats, options: header.options, seed })
  if (isRefusal(match) || isSchemaError(match)) return no(-1, 'these rules refuse its set-up')
  if (match.header.hash !== header.hash) return no(-1, 'the set-up leads to another state')
  if (canonicalJson(match.header.events) !== canonicalJson(header.events))
    return no(-1, 'the set-up tells other events')

  for (const row of log.rows.slice(0, rows)) {
    const expected = match.rows.length
    if (row.seq !== expected) return no(expected, 'a row is missing or doubled')
    const verdict = match.submit({ id: row.id, seat: row.seat, seq: row.seq, choice: row.choice })
    if (verdict.kind !== 'accepted') return no(row.seq, 'the rules refuse this choice')
    if (verdict.row.seq !== row.seq) return no(row.seq, 'its id belongs to an earlier row')
    if (canonicalJson(verdict.row.choice) !== canonicalJson(row.choice))
      return no(row.seq, 'this choice is written in another way')
    if (verdict.row.hash !== row.hash) return no(row.seq, 'this choice leads to another state')
    if (canonicalJson(verdict.row.events) !== canonicalJson(row.events))
      return no(row.seq, 'this choice tells other events')
    if (verdict.row.irreversible !== row.irreversible) return no(row.seq, 'the irreversible mark is wrong')
  }
  return { kind: 'true', state: match.state }
}
