// Folding a log anew, and saying where it stops being true.

import { canonicalJson } from '@brouhaha/kit'
import { type Game, isRefusal, isSchemaError, type Kinds } from './game.ts'
import { type Log, seedFromText } from './log.ts'
import { Match } from './match.ts'
import type { Sentence } from './refusal.ts'
import type { State } from './state.ts'

export type Replay =
  | { readonly kind: 'true'; readonly state: State }
  /** `seq` is the first row that does not hold, −1 the header. */
  | { readonly kind: 'false'; readonly seq: number; readonly because: Sentence }

const BECAUSE = {
  seed: { en: 'its seed is no seed', fr: "sa graine n'en est pas une" },
  setUp: { en: 'these rules refuse its set-up', fr: 'ces règles refusent sa mise en place' },
  setUpState: { en: 'the set-up leads to another state', fr: 'la mise en place mène à un autre état' },
  setUpEvents: { en: 'the set-up tells other events', fr: "la mise en place raconte d'autres événements" },
  order: { en: 'a row is missing or doubled', fr: 'une ligne manque ou est en double' },
  choice: { en: 'the rules refuse this choice', fr: 'les règles refusent ce choix' },
  id: { en: 'its id belongs to an earlier row', fr: "son identifiant est celui d'une ligne précédente" },
  words: { en: 'this choice is written in another way', fr: "ce choix s'écrit autrement" },
  state: { en: 'this choice leads to another state', fr: 'ce choix mène à un autre état' },
  events: { en: 'this choice tells other events', fr: "ce choix raconte d'autres événements" },
  mark: { en: 'the irreversible mark is wrong', fr: "la marque d'irréversibilité est fausse" },
} as const satisfies Readonly<Record<string, Sentence>>

const otherRules = (played: string, these: string): Sentence => ({
  en: `it was played under ${played}, these rules are ${these}`,
  fr: `elle a été jouée sous ${played}, ces règles sont ${these}`,
})

/** Plays a log again under the rules, and compares events and hashes row by row. */
export function verify<K extends Kinds>(game: Game<K>, log: Log, rows = log.rows.length): Replay {
  const no = (seq: number, because: Sentence): Replay => ({ kind: 'false', seq, because })
  const { header } = log
  if (header.game !== game.name || header.edition !== game.edition) {
    return no(-1, otherRules(`${header.game} ${header.edition}`, `${game.name} ${game.edition}`))
  }
  const seed = seedFromText(header.seed)
  if (seed === null) return no(-1, BECAUSE.seed)
  const match = Match.open(game, { seats: header.seats, options: header.options, seed })
  if (isRefusal(match) || isSchemaError(match)) return no(-1, BECAUSE.setUp)
  if (match.header.hash !== header.hash) return no(-1, BECAUSE.setUpState)
  if (canonicalJson(match.header.events) !== canonicalJson(header.events)) return no(-1, BECAUSE.setUpEvents)

  for (const row of log.rows.slice(0, rows)) {
    const expected = match.rows.length
    if (row.seq !== expected) return no(expected, BECAUSE.order)
    const verdict = match.submit({ id: row.id, seat: row.seat, seq: row.seq, choice: row.choice })
    if (verdict.kind !== 'accepted') return no(row.seq, BECAUSE.choice)
    if (verdict.row.seq !== row.seq) return no(row.seq, BECAUSE.id)
    if (canonicalJson(verdict.row.choice) !== canonicalJson(row.choice)) return no(row.seq, BECAUSE.words)
    if (verdict.row.hash !== row.hash) return no(row.seq, BECAUSE.state)
    if (canonicalJson(verdict.row.events) !== canonicalJson(row.events)) return no(row.seq, BECAUSE.events)
    if (verdict.row.irreversible !== row.irreversible) return no(row.seq, BECAUSE.mark)
  }
  return { kind: 'true', state: match.state }
}
