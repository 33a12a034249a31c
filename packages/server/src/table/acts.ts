// What can be done about the table itself, and who may do it.

import { unreachable } from '@brouhaha/kit'
import type { Answer, BotName, TableAct } from '@brouhaha/protocol'
import { isRefusal, type Refusal, seat as seatOf, type Verdict } from '@brouhaha/table'
import { REFUSED } from '../refusals.ts'
import { hashSecret, invitationOf } from '../secrets.ts'
import { accepted, answerTo, refused, tell } from './answers.ts'
import { hasBot } from './brains.ts'
import type { Desk } from './desk.ts'
import type { Listener } from './listener.ts'
import { addLuck } from './luck.ts'
import { findHost, invite, vacate } from './seating.ts'
import type { Table } from './table.ts'

/** Acts that any seat may do; all others are the host's. */
const FOR_EVERY_SEAT: ReadonlySet<TableAct['type']> = new Set([
  'leave',
  'luck',
  'openHand',
  'reading',
  'dispute',
  'letRest',
])

/** What came of an act: a refusal, or what happens once everybody has been told. */
type Outcome = Refusal | { readonly afterwards?: () => void }

const DONE: Outcome = {}

const MOST_DONE = 64

/** Does it and answers, or answers why not. */
export function act(table: Table, listener: Listener, id: string, act: TableAct): void {
  const refusal = attempt(table, listener, id, act)
  if (refusal !== null) table.desk.outbox.send(() => tell(listener, refused(id, refusal)))
}

function attempt(table: Table, listener: Listener, id: string, act: TableAct): Refusal | null {
  const { desk, course } = table
  const { seat, secret } = listener
  const person = seat === null ? undefined : desk.record.seats[seat]
  if (seat === null || secret === null || person?.kind !== 'person') return REFUSED.seated
  const answer = (it: Answer): void => tell(listener, it)
  const invitation = invitationOf(secret, table.id, id)
  const yes = (): Answer =>
    desk.secret(hashSecret(invitation)) === null ? accepted(id) : { type: 'answer', id, ok: true, invitation }
  const deed = `${person.person}:${id}`
  if (desk.record.done.includes(deed)) {
    desk.outbox.send(() => answer(yes()))
    return null
  }
  if (!FOR_EVERY_SEAT.has(act.type) && desk.record.host !== seat) return REFUSED.host
  table.active = desk.house.now()
  if (act.type === 'encore') return encore(table, act.on, deed, id, answer)
  const outcome = perform(table, seat, act, invitation)
  if (isRefusal(outcome)) return outcome
  note(desk, deed)
  course.carryOn()
  const said = yes()
  desk.seal(
    () => {
      answer(said)
      outcome.afterwards?.()
    },
    () => answer(refused(id, REFUSED.trouble)),
  )
  return null
}

/** It has been done, and is not done again when somebody asks twice. */
function note(desk: Desk, deed: string): void {
  desk.change({ done: [...desk.record.done, deed].slice(-MOST_DONE) })
}

/** The house answers the game, and the game may refuse. */
function encore(table: Table, on: boolean, deed: string, id: string, answer: (it: Answer) => void): Refusal | null {
  const { desk, course } = table
  if (desk.record.status !== 'playing' || !course.isBetweenSongs) return REFUSED.between
  const { done } = desk.record
  const acknowledge = (verdict: Verdict): void => answer(answerTo(id, verdict))
  const trouble = (): void => answer(refused(id, REFUSED.trouble))
  note(desk, deed)
  if (!(on ? course.playSong(acknowledge, trouble) : course.stop(acknowledge, trouble))) desk.change({ done })
  return null
}

function perform(
  table: Table,
  seat: number,
  act: Exclude<TableAct, { readonly type: 'encore' }>,
  invitation: string,
): Outcome {
  const { desk } = table
  const { status } = desk.record
  switch (act.type) {
    case 'start':
      return start(table)
    case 'pause':
      return pause(table, act.on)
    case 'rematch':
      if (status !== 'over') return REFUSED.unfinished
      table.course.gatherAgain()
      return { afterwards: () => welcomeAll(table) }
    case 'adjourn':
      if (status === 'gathering') return REFUSED.gathering
      if (status === 'over') return REFUSED.over
      desk.change({ status: 'adjourned' })
      return DONE
    case 'lock':
      desk.change({ locked: act.on })
      return DONE
    case 'seatBot':
      return seatBot(table, act.seat, act.bot)
    case 'openSeat':
      return openSeat(table, act.seat)
    case 'kick': {
      if (act.seat === seat) return REFUSED.yourself
      if (!desk.isPerson(act.seat)) return REFUSED.noPerson
      const kicked = desk.presence.listening(act.seat)
      for (const listener of kicked) listener.seat = null
      vacate(desk, act.seat, 'kicked', 'bot')
      return { afterwards: () => desk.presence.dismiss(kicked, 'kicked') }
    }
    case 'mute': {
      const person = desk.record.seats[act.seat]
      if (person?.kind !== 'person') return REFUSED.noPerson
      desk.changeSeat(act.seat, { ...person, muted: act.on })
      return DONE
    }
    case 'handOver':
      if (!desk.isPerson(act.seat)) return REFUSED.noPerson
      desk.change({ host: act.seat })
      return DONE
    case 'reissue':
      return invite(desk, act.seat, invitation) ?? DONE
    case 'leave':
      return leave(table, seat)
    case 'luck': {
      if (status === 'over') return REFUSED.over
      const luck = addLuck(desk.id, desk.record.luck, seat, act.bytes)
      if (isRefusal(luck)) return luck
      desk.change({ luck })
      return DONE
    }
    case 'openHand': {
      const person = desk.record.seats[seat]
      if (person?.kind !== 'person') return REFUSED.noPerson
      desk.changeSeat(seat, { ...person, openHand: act.on })
      return DONE
    }
    case 'reading':
      if (!table.course.hold(seatOf(seat))) return REFUSED.unhurried
      desk.stir()
      return DONE
    case 'dispute':
      return dispute(table, seat, act.text)
    case 'letRest':
      if (desk.record.dispute == null) return REFUSED.undisputed
      if (seat !== desk.record.host && seat !== desk.record.dispute.seat) return REFUSED.host
      desk.change({ dispute: null })
      return DONE
    default:
      return unreachable(act)
  }
}

/** Begins the game, or goes on after a break. */
function start(table: Table): Outcome {
  const { desk, course } = table
  const { status, seats } = desk.record
  if (status === 'over') return REFUSED.over
  if (status === 'playing') return REFUSED.begun
  if (status !== 'gathering') return pause(table, false)
  if (seats.some(({ kind }) => kind === 'open')) return REFUSED.alone
  course.begin()
  desk.house.chronicle('started', { table: desk.id, seats: seats.length })
  return { afterwards: () => welcomeAll(table) }
}

function pause({ desk }: Table, on: boolean): Outcome {
  const { status } = desk.record
  if (status === 'gathering') return REFUSED.gathering
  if (status === 'over') return REFUSED.over
  desk.change({ status: on ? 'paused' : 'playing' })
  return DONE
}

/** MK-META-11, TT-15: the game stands still while people argue. */
function dispute({ desk }: Table, seat: number, text: string): Outcome {
  const { status, seats, dispute } = desk.record
  const person = seats[seat]
  if (status === 'gathering') return REFUSED.gathering
  if (status === 'over') return REFUSED.over
  if (status !== 'playing') return REFUSED.paused
  if (dispute != null) return REFUSED.disputed
  if (person?.kind === 'person' && person.muted) return REFUSED.muted
  desk.change({ dispute: { seat, text, at: desk.house.now() } })
  return DONE
}

function seatBot({ desk }: Table, seat: number, bot: BotName): Outcome {
  const sitting = desk.record.seats[seat]
  if (desk.record.status === 'over') return REFUSED.over
  if (sitting === undefined) return REFUSED.noSuchSeat
  if (sitting.kind === 'person') return REFUSED.taken
  if (!hasBot(desk.record.game, bot)) return REFUSED.noSuchBot
  desk.revoke((secret) => secret.seat === seat, 'replaced')
  desk.changeSeat(seat, { kind: 'bot', bot })
  return DONE
}

/** A bot gets up, or the place of somebody who has been gone for long is given away. */
function openSeat({ desk }: Table, seat: number): Outcome {
  const sitting = desk.record.seats[seat]
  if (desk.record.status === 'over') return REFUSED.over
  if (sitting === undefined) return REFUSED.noSuchSeat
  if (sitting.kind === 'person') {
    if (!desk.presence.isLate(seat)) return REFUSED.present
    vacate(desk, seat, 'left', 'open')
  } else desk.changeSeat(seat, { kind: 'open' })
  return DONE
}

function leave(table: Table, seat: number): Outcome {
  const { desk } = table
  if (desk.record.status === 'over') return REFUSED.over
  const leaving = desk.presence.listening(seat)
  for (const listener of leaving) listener.seat = null
  getUp(table, seat, 'left')
  return {
    afterwards: () => {
      for (const listener of leaving) table.welcome(listener, undefined)
    },
  }
}

/** A person goes for good; when the last one does, the game is given up. */
export function getUp({ desk, course }: Table, seat: number, why: 'left' | 'deleted'): void {
  vacate(desk, seat, why, 'bot')
  const { status } = desk.record
  if (!desk.anyPerson && status !== 'gathering' && status !== 'over') course.abandon()
  findHost(desk)
}

/** Everybody sees the table anew. */
function welcomeAll(table: Table): void {
  for (const listener of table.desk.presence.listeners) table.welcome(listener, 0)
}
