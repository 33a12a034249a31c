// Quarrels: MK-META-11, TT-15, DEC-55. Somebody says what is wrong, and everything stands still for the time of a turn at most. The host
// rules on that and on nothing else, or proposes it to the others, who vote; and they take back what they do not want.

import { refused } from '@brouhaha/host'
import type { DisputedMatter, RulingInfo, TableAct } from '@brouhaha/protocol'
import { attempt, fork, HOUSE, type Refusal, RULER, refusal, SILENT, type Trouble, UNDO } from '@brouhaha/table'
import { faulty } from '../common/faults.ts'
import { REFUSED } from '../common/refusals.ts'
import type { DisputeRecord } from '../store/record.ts'
import type { HostedTable } from './hosted-table.ts'
import { notify } from './notices.ts'

/** Everything waits until then, at the latest. */
export interface Standstill {
  readonly key: string
  readonly until: number
  end(): void
}

const SAYS: Readonly<Record<'none' | 'elsewhere' | 'nobody' | 'once' | 'broken', readonly [en: string, fr: string]>> = {
  none: [
    'Nothing is disputed: a ruling settles an open dispute, nothing else.',
    "Rien n'est en litige\u00a0: une décision règle un litige ouvert, rien d'autre.",
  ],
  elsewhere: ['That is not what the dispute is about.', "Ce n'est pas l'objet du litige."],
  nobody: [
    'Here the other people vote on a ruling, and there are none: it is argued out.',
    "Ici, les autres personnes votent sur la décision, et il n'y en a pas\u00a0: on s'arrange en discutant.",
  ],
  once: [
    'The others vote on one ruling, and it has been proposed.',
    'Les autres votent sur une seule décision, et elle est déjà proposée.',
  ],
  broken: [
    'That would leave something on the table that lies on nothing.',
    'Il resterait sur la table quelque chose qui ne tient à rien.',
  ],
}

const because = ({ kit }: HostedTable, what: keyof typeof SAYS): Refusal =>
  refusal(kit.disputes?.rule ?? 'TABLE-DISPUTE', ...SAYS[what])

/** How long a dispute stops the clocks at most: a turn, or what is a turn elsewhere where turns have no end. */
const longest = ({ context, record }: HostedTable): number =>
  context.times.turnMs[record.pace] ?? context.times.turnMs.relaxed ?? 0

const lapseOf = (table: HostedTable, { at }: DisputeRecord): number => at + longest(table)

/** The other people at the table; bots have no vote, nor have those for whom one plays. */
function others(table: HostedTable): number[] {
  const { seats, host } = table.record
  return seats.flatMap(({ kind }, seat) =>
    kind === 'person' && seat !== host && !table.hasStandIn(seat) ? [seat] : [],
  )
}

/** Rules that were released before it know no vote that takes a ruling back. */
const canTakeBack = ({ hosted }: HostedTable): boolean => hosted !== null && 'mayUnrule' in hosted.match

/** The owner has the last word where the book says so, in the quarrels of others, and where the others could take it back. */
function hostRules(table: HostedTable, dispute: DisputeRecord): boolean {
  const { kit, record, ruleset } = table
  if (dispute.seat === record.host || !canTakeBack(table)) return false
  return kit.disputes?.hostRules(record.options, ruleset.packs) === true
}

/** As everybody is told of it. */
export function disputeInfo(table: HostedTable): Pick<ReturnType<HostedTable['info']>, 'dispute' | 'ruled'> {
  const { dispute } = table.record
  const ruled = openRuling(table)
  const voters = others(table)
  return {
    ...(dispute != null && {
      dispute: { ...dispute, until: lapseOf(table, dispute), ...(!hostRules(table, dispute) && { voters }) },
    }),
    ...(ruled !== null && {
      ruled: { verb: ruled.verb, seat: ruled.seat, value: ruled.value, voters, against: ruled.against },
    }),
  }
}

function openRuling({ hosted, record: { ruled, status } }: HostedTable) {
  return ruled != null && status === 'playing' && ruled.rows === hosted?.rows.length ? ruled : null
}

/** What everything waits for, or null. */
export function standstill(table: HostedTable): Standstill | null {
  const { dispute } = table.record
  if (dispute != null) {
    return { key: `dispute ${dispute.at}`, until: lapseOf(table, dispute), end: () => runOut(table) }
  }
  const ruled = openRuling(table)
  if (ruled === null || ruled.until <= table.context.now() || others(table).length === 0) return null
  return { key: `ruled ${ruled.rows}`, until: ruled.until, end: () => table.carryOn() }
}

/** Something looks wrong: the game stands still while people argue. A moment is disputed once, unless that led to a ruling. */
export function dispute(table: HostedTable, seat: number, { text, about }: Extract<TableAct, { type: 'dispute' }>) {
  const { status, seats, dispute, settled } = table.record
  const person = seats[seat]
  if (status === 'gathering') return REFUSED.gathering
  if (status === 'over') return REFUSED.over
  if (status !== 'playing') return REFUSED.paused
  if (dispute != null) return REFUSED.disputed
  if (person?.kind === 'person' && person.muted) return REFUSED.muted
  if (settled === table.hosted?.rows.length) return REFUSED.disputedBefore
  if (about !== undefined && seats[about.seat] === undefined) return REFUSED.noSuchSeat
  table.change({ dispute: { seat, text, at: table.context.now(), ...(about !== undefined && { about }) } })
  return null
}

/** It is over, and nothing came of it. */
export function endDispute(table: HostedTable): void {
  table.change({ dispute: null, settled: table.hosted?.rows.length ?? 0 })
}

function lapse(table: HostedTable, notice: 'disputeLapsed' | 'rulingRejected'): void {
  const { dispute } = table.record
  if (dispute == null) return
  endDispute(table)
  notify(table, dispute.seat, notice)
}

function runOut(table: HostedTable): void {
  lapse(table, 'disputeLapsed')
  table.carryOn()
}

type Word = Readonly<Record<string, unknown>>

const isAbout = (ruling: Word, { verb, seat, value }: DisputedMatter): boolean =>
  ruling.verb === verb && ruling.seat === seat && (value === undefined || ruling.value === value)

/** The ruling as the rules take it, with the dispute that it settles. Rules that were released before look at the first four alone. */
function formOf(table: HostedTable, { verb, seat, value }: Word, by: DisputeRecord, agreed: readonly number[]): Word {
  const { host } = table.record
  const dispute = { by: by.seat, about: by.about, host, others: others(table), agreed }
  return { type: 'rule', verb, seat, value, dispute }
}

/** What the rules would say to a ruling that everybody wants. Those that were released before let some through that break the table. */
function rehearse(table: HostedTable, form: Word): Trouble | null {
  const { game, state } = table.hosted!
  const tried = fork(state)
  const came = attempt(game, tried, RULER, form, SILENT)
  if (came.kind !== 'accepted') return came
  return game.faults(tried).length === 0 ? null : { kind: 'refused', refusal: because(table, 'broken') }
}

/** What becomes of the host's word: a refusal, the form that the rules take at once, or null where the others vote on it now. */
export function hearHost(
  table: HostedTable,
  ruling: Word,
): Trouble | { readonly kind: 'form'; readonly form: Word } | null {
  const { dispute } = table.record
  const no = (what: keyof typeof SAYS): Trouble => ({ kind: 'refused', refusal: because(table, what) })
  if (dispute == null) return no('none')
  if (dispute.about === undefined || !isAbout(ruling, dispute.about)) return no('elsewhere')
  if (hostRules(table, dispute)) {
    const form = formOf(table, ruling, dispute, [])
    return rehearse(table, form) ?? { kind: 'form', form }
  }
  const voters = others(table)
  if (voters.length === 0) return no('nobody')
  if (dispute.proposal !== undefined) return no('once')
  const form = formOf(table, ruling, dispute, voters)
  const trouble = rehearse(table, form)
  if (trouble !== null) return trouble
  const { verb, seat, value } = ruling as unknown as RulingInfo
  table.change({ dispute: { ...dispute, proposal: { verb, seat, value, agreed: [], against: [] } } })
  return null
}

/** A ruling was carried out: the game goes on, unless the others take it back at once. */
export function settle(table: HostedTable, ruling: RulingInfo): void {
  const { context, hosted, record } = table
  const { dispute, pace } = record
  const now = context.now()
  const lapses = dispute == null ? now : lapseOf(table, dispute)
  table.change({ dispute: null })
  if (hosted?.match.mayUnrule === true) {
    const { verb, seat, value } = ruling
    const until = Math.min(lapses, now + context.times.gateMs[pace])
    table.change({ ruled: { verb, seat, value, rows: hosted.rows.length, against: [], until } })
  }
}

const without = (seats: readonly number[], seat: number): number[] => seats.filter((one) => one !== seat)

/** For or against what the host proposes, or against what was ruled. */
export function vote(table: HostedTable, seat: number, on: boolean): Refusal | null {
  const { dispute } = table.record
  const voters = others(table)
  if (!voters.includes(seat)) return REFUSED.noVote
  if (dispute?.proposal !== undefined) return voteOn(table, dispute, seat, on, voters)
  const ruled = openRuling(table)
  if (ruled === null) return REFUSED.noVote
  const against = [...without(ruled.against, seat), ...(on ? [] : [seat])]
  if (2 * count(against, voters) <= voters.length) {
    table.change({ ruled: { ...ruled, against } })
    return null
  }
  if (!table.chooseFor('unruled', HOUSE, UNDO)) return REFUSED.noVote
  endDispute(table)
  return null
}

function voteOn(
  table: HostedTable,
  dispute: DisputeRecord,
  seat: number,
  on: boolean,
  voters: number[],
): Refusal | null {
  const { agreed, against, ...ruling } = dispute.proposal!
  const yes = [...without(agreed, seat), ...(on ? [seat] : [])]
  const noes = [...without(against, seat), ...(on ? [] : [seat])]
  table.change({ dispute: { ...dispute, proposal: { ...ruling, agreed: yes, against: noes } } })
  if (2 * count(noes, voters) >= voters.length) lapse(table, 'rulingRejected')
  else if (2 * count(yes, voters) > voters.length) {
    const form = formOf(table, { ...ruling }, dispute, yes)
    if (table.chooseFor('ruling', RULER, form)) settle(table, ruling)
    else lapse(table, 'rulingRejected')
  }
  return null
}

const count = (seats: readonly number[], voters: readonly number[]): number =>
  seats.filter((seat) => voters.includes(seat)).length

export const answerTrouble = (id: string, trouble: Trouble) =>
  trouble.kind === 'refused' ? refused(id, trouble.refusal) : faulty(id, trouble.error)
