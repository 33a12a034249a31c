// What can be done about the table itself, and who may do it.

import { accepted, addLuck, answerTo, refused } from '@brouhaha/host'
import { unreachable } from '@brouhaha/kit'
import type { Answer, TableAct } from '@brouhaha/protocol'
import { isRefusal, type Refusal, seat as seatOf, type Verdict } from '@brouhaha/table'
import { REFUSED } from '../common/refusals.ts'
import { hashSecret, invitationOf } from '../common/secrets.ts'
import { dispute, endDispute, vote } from './disputes.ts'
import type { HostedTable } from './hosted-table.ts'
import { type Listener, tell } from './listener.ts'
import { findHost, invite, vacate } from './seating.ts'
import { welcomingEach } from './visits.ts'

/** Acts that any seat may do; all others are the host's. */
const FOR_EVERY_SEAT: ReadonlySet<TableAct['type']> = new Set([
  'leave',
  'luck',
  'reading',
  'dispute',
  'letRest',
  'vote',
])

/** What came of an act: a refusal, or what is told besides the answer. That is fixed when `news` is called, before the act is written. */
type Outcome = Refusal | { readonly news?: () => () => void }

const DONE: Outcome = {}

const MOST_DONE = 64

/** Does it and answers, or answers why not. */
export function act(table: HostedTable, listener: Listener, id: string, act: TableAct): void {
  const refusal = attempt(table, listener, id, act)
  if (refusal !== null) table.writer.outbox.send(() => tell(listener, refused(id, refusal)))
}

function attempt(table: HostedTable, listener: Listener, id: string, act: TableAct): Refusal | null {
  const { record, writer } = table
  const { seat, secret } = listener
  const person = seat === null ? undefined : record.seats[seat]
  if (seat === null || secret === null || person?.kind !== 'person') return REFUSED.seated
  const answer = (it: Answer): void => tell(listener, it)
  const invitation = invitationOf(secret, table.id, id)
  const yes = (): Answer =>
    table.secrets.find(hashSecret(invitation)) === null ? accepted(id) : { type: 'answer', id, ok: true, invitation }
  const deed = `${person.person}:${id}`
  if (record.done.includes(deed)) {
    writer.outbox.send(() => answer(yes()))
    return null
  }
  if (!FOR_EVERY_SEAT.has(act.type) && record.host !== seat) return REFUSED.host
  table.active = table.context.now()
  if (act.type === 'encore') return encore(table, act.on, deed, id, answer)
  const outcome = perform(table, seat, act, invitation)
  if (isRefusal(outcome)) return outcome
  note(table, deed)
  table.clockwork.set()
  const said = yes()
  const tellNews = outcome.news?.()
  writer.commit(
    () => {
      answer(said)
      tellNews?.()
    },
    () => answer(refused(id, REFUSED.trouble)),
  )
  return null
}

/** It has been done, and is not done again when somebody asks twice. */
function note(table: HostedTable, deed: string): void {
  table.change({ done: [...table.record.done, deed].slice(-MOST_DONE) })
}

/** The house answers the game, and the game may refuse. */
function encore(
  table: HostedTable,
  on: boolean,
  deed: string,
  id: string,
  answer: (it: Answer) => void,
): Refusal | null {
  const { done, status } = table.record
  if (status !== 'playing' || table.hosted?.isBetweenSongs !== true) return REFUSED.between
  const reply = {
    acknowledge: (verdict: Verdict): void => answer(answerTo(id, verdict)),
    refuse: (): void => answer(refused(id, REFUSED.trouble)),
  }
  note(table, deed)
  if (!(on ? table.playSong(reply) : table.stopSongs(reply))) table.change({ done })
  return null
}

function perform(
  table: HostedTable,
  seat: number,
  act: Exclude<TableAct, { readonly type: 'encore' }>,
  invitation: string,
): Outcome {
  const { record } = table
  const { status } = record
  switch (act.type) {
    case 'start':
      return start(table)
    case 'pause':
      return pause(table, act.on)
    case 'rematch':
      if (status !== 'over') return REFUSED.unfinished
      table.gatherAgain()
      return { news: () => welcomingAll(table) }
    case 'adjourn':
      if (status === 'gathering') return REFUSED.gathering
      if (status === 'over') return REFUSED.over
      table.change({ status: 'adjourned' })
      return DONE
    case 'lock':
      table.change({ locked: act.on })
      return DONE
    case 'seatBot':
      return seatBot(table, act.seat, act.bot)
    case 'openSeat':
      return openSeat(table, act.seat)
    case 'kick': {
      if (act.seat === seat) return REFUSED.yourself
      if (!table.isPerson(act.seat)) return REFUSED.noPerson
      const kicked = table.presence.listening(act.seat)
      for (const listener of kicked) listener.seat = null
      vacate(table, act.seat, 'kicked', 'bot')
      return { news: () => () => table.presence.dismiss(kicked, 'kicked') }
    }
    case 'mute': {
      const person = table.record.seats[act.seat]
      if (person?.kind !== 'person') return REFUSED.noPerson
      table.changeSeat(act.seat, { ...person, muted: act.on })
      return DONE
    }
    case 'handOver':
      if (!table.isPerson(act.seat)) return REFUSED.noPerson
      table.change({ host: act.seat })
      return DONE
    case 'reissue':
      return invite(table, act.seat, invitation, act.seat === seat) ?? DONE
    case 'leave':
      return leave(table, seat)
    case 'luck': {
      if (status === 'over') return REFUSED.over
      const luck = addLuck(table.id, record.luck, seat, act.bytes)
      if (isRefusal(luck)) return luck
      table.change({ luck })
      return DONE
    }
    case 'reading':
      if (!table.clockwork.hold(seatOf(seat))) return REFUSED.unhurried
      table.lookChanged()
      return DONE
    case 'dispute':
      return dispute(table, seat, act) ?? DONE
    case 'letRest':
      if (table.record.dispute == null) return REFUSED.undisputed
      if (seat !== table.record.host && seat !== table.record.dispute.seat) return REFUSED.host
      endDispute(table)
      return DONE
    case 'vote':
      return vote(table, seat, act.on) ?? DONE
    default:
      return unreachable(act)
  }
}

/** Begins the game, or goes on after a break. */
function start(table: HostedTable): Outcome {
  const { status, seats } = table.record
  if (status === 'over') return REFUSED.over
  if (status === 'playing') return REFUSED.begun
  if (status !== 'gathering') return pause(table, false)
  if (seats.some(({ kind }) => kind === 'open')) return REFUSED.alone
  table.begin()
  table.context.chronicle('started', { table: table.id, seats: seats.length })
  return { news: () => welcomingAll(table) }
}

function pause(table: HostedTable, on: boolean): Outcome {
  const { status } = table.record
  if (status === 'gathering') return REFUSED.gathering
  if (status === 'over') return REFUSED.over
  table.change({ status: on ? 'paused' : 'playing' })
  return DONE
}

function seatBot(table: HostedTable, seat: number, bot: string): Outcome {
  const sitting = table.record.seats[seat]
  if (table.record.status === 'over') return REFUSED.over
  if (sitting === undefined) return REFUSED.noSuchSeat
  if (sitting.kind === 'person') return REFUSED.taken
  if (!table.kit.entry.bots.some(({ name }) => name === bot)) return REFUSED.noSuchBot
  table.secrets.revoke((secret) => secret.seat === seat, 'replaced')
  table.changeSeat(seat, { kind: 'bot', bot })
  return DONE
}

/** A bot gets up, or the seat of somebody who has long been gone is given away. */
function openSeat(table: HostedTable, seat: number): Outcome {
  const sitting = table.record.seats[seat]
  if (table.record.status === 'over') return REFUSED.over
  if (sitting === undefined) return REFUSED.noSuchSeat
  if (sitting.kind === 'person') {
    if (!table.presence.isLate(seat)) return REFUSED.present
    vacate(table, seat, 'left', 'open')
  } else table.changeSeat(seat, { kind: 'open' })
  return DONE
}

function leave(table: HostedTable, seat: number): Outcome {
  if (table.record.status === 'over') return REFUSED.over
  const leaving = table.presence.listening(seat)
  for (const listener of leaving) listener.seat = null
  getUp(table, seat, 'left')
  return { news: () => welcomingEach(table, leaving, undefined) }
}

/** A person goes for good; when the last one does, the game is given up. */
export function getUp(table: HostedTable, seat: number, why: 'left' | 'deleted'): void {
  vacate(table, seat, why, 'bot')
  const { status } = table.record
  if (!table.anyPerson && status !== 'gathering' && status !== 'over') table.abandon()
  findHost(table)
}

/** Everybody sees the table anew. */
const welcomingAll = (table: HostedTable): (() => void) => welcomingEach(table, table.presence.listeners, 0)
