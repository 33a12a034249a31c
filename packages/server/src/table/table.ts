// A table in memory: its desk, the course of its game, and those who listen.

import { type Answer, type ClientMessage, PROTOCOL } from '@brouhaha/protocol'
import type { Ruleset } from '@brouhaha/rulesets'
import { type Log, type Reveal, type SchemaError, type Seat, seat as seatOf, WATCHER } from '@brouhaha/table'
import { REFUSED } from '../refusals.ts'
import { accepted, answerTo, malformed, refused, tell } from './answers.ts'
import { Course, OWN_ID } from './course.ts'
import { Desk } from './desk.ts'
import type { House } from './house.ts'
import type { Listener } from './listener.ts'
import type { Kept } from './record.ts'
import { findHost } from './seating.ts'

type Message<Type extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: Type }>

const earOf = ({ seat }: Listener): Seat => (seat === null ? WATCHER : seatOf(seat))

const NOT_YOUR_ID: SchemaError = { path: 'id', expected: `a text that does not begin with ${OWN_ID}` }

const NO_ID_OF_OTHERS: SchemaError = { path: 'id', expected: 'a text that nobody else has used' }

const MOST_MISSED = 2000

/** The host's last word in a dispute. Rules know no host but the first seat, and the host speaks on its behalf. */
const RULING = 'rule'
const RULER = seatOf(0)

export class Table {
  readonly desk: Desk
  readonly course: Course
  /** What the host brought. */
  readonly packs: Ruleset['packs']
  /** When somebody last did something here. */
  active: number

  constructor(house: House, ruleset: Ruleset, kept: Kept) {
    this.desk = new Desk(
      house,
      kept,
      () => this.#isLate(),
      () => this.reload(),
    )
    this.course = new Course(this.desk, ruleset, kept)
    this.packs = ruleset.packs
    this.active = house.now()
    kept.record.seats.forEach((seat, index) => {
      if (seat.kind === 'person')
        this.desk.presence.expect(index, seat.left === undefined ? 0 : house.now() - seat.left)
    })
  }

  get id(): string {
    return this.desk.id
  }

  /** Welcomes somebody, after everything that is being written now. */
  async join(listener: Listener, seen: number | undefined, isGone: () => boolean): Promise<void> {
    while (!this.desk.outbox.isEmpty) await this.desk.settled()
    if (isGone()) return
    if (listener.seat !== null) this.#takeOver(listener.seat)
    this.desk.presence.enter(listener)
    if (listener.seat !== null) this.desk.noteAbsence(listener.seat, false)
    this.active = this.desk.house.now()
    findHost(this.desk)
    this.course.carryOn()
    this.welcome(listener, seen)
    this.desk.stir()
    this.desk.seal()
  }

  /** A seat listens at one place: the newest. */
  #takeOver(seat: number): void {
    const { presence } = this.desk
    presence.dismiss(presence.listening(seat), 'elsewhere')
  }

  welcome(listener: Listener, seen: number | undefined): void {
    const ear = earOf(listener)
    const { playing } = this.course
    tell(listener, {
      type: 'welcome',
      protocol: PROTOCOL,
      now: this.desk.house.now(),
      you: listener.seat,
      table: this.desk.info(),
      sight: this.course.sight(ear),
      missed: playing === null || seen === undefined ? [] : playing.heardSince(seen, ear).slice(-MOST_MISSED),
      talk: this.desk.talk.lately,
    })
  }

  /** The whole log of a match that is over, this one or an earlier one of this table; null for any other. */
  finished(match: string): Log | null {
    const { record, house } = this.desk
    const tell = ({ header, rows }: Log, reveals: readonly Reveal[]): Log => {
      const brought = this.packs.length > 0 ? { packs: this.packs } : {}
      const { ruleset, unreleased } = record
      const rules = { ruleset, ...(unreleased && { unreleased }) }
      const told = { ...header, table: this.id, match, ...rules, reveals, ...brought }
      return { header: told, rows }
    }
    if (match === record.match) {
      const { playing } = this.course
      return playing === null || record.status !== 'over' ? null : tell(playing.match.log, record.reveals)
    }
    const kept = house.store.match(match)
    if (kept === null || kept.table !== this.id || kept.reveals === null) return null
    return tell({ header: kept.header, rows: kept.rows.map(({ row }) => row) }, kept.reveals)
  }

  part(listener: Listener): void {
    const { seat } = listener
    if (!this.desk.presence.leave(listener)) return
    if (seat !== null && !this.desk.presence.isConnected(seat)) this.desk.noteAbsence(seat, true)
    this.active = this.desk.house.now()
    this.course.carryOn()
    this.desk.stir()
    this.desk.seal()
  }

  /** True when the choice was carried out. */
  choose(listener: Listener, { id, seq, choice }: Message<'choose'>): boolean {
    const no = (answer: Answer): false => {
      this.desk.outbox.send(() => tell(listener, answer))
      return false
    }
    const { seat } = listener
    if (seat === null) return no(refused(id, REFUSED.seated))
    if (id.startsWith(OWN_ID)) return no(malformed(id, NOT_YOUR_ID))
    const { playing } = this.course
    if (playing === null) return no(refused(id, REFUSED.gathering))
    const { status, dispute } = this.desk.record
    const isDisputed = dispute != null
    const isRuling = choice.type === RULING
    const isOpen = status === 'playing' && (!isDisputed || isRuling)
    if (!isOpen && !playing.rows.some((row) => row.id === id && row.seat === seat)) {
      return no(refused(id, status === 'over' ? REFUSED.over : isDisputed ? REFUSED.disputed : REFUSED.paused))
    }
    const ear = seatOf(seat)
    if (isRuling && seat !== this.desk.record.host) return no(refused(id, REFUSED.host))
    this.active = this.desk.house.now()
    const row = playing.seqAfter(seq, ear)
    const isDone = this.course.submit(
      isRuling && playing.heardBy(ear) === seq
        ? { id, seat: RULER, seq: playing.rows.length, choice }
        : { id, seat: isRuling ? RULER : ear, seq: row, choice },
      (verdict) => {
        const seq = verdict.kind === 'accepted' ? playing.heardOf(verdict.row.seq, ear) : undefined
        tell(listener, answerTo(id, verdict, seq))
      },
      () => tell(listener, refused(id, REFUSED.trouble)),
    )
    if (isDone && isRuling && isDisputed) this.#settle()
    return isDone
  }

  /** The host has spoken: the game goes on. */
  #settle(): void {
    this.desk.change({ dispute: null })
    this.course.carryOn()
    this.desk.seal()
  }

  say(listener: Listener, message: Message<'say'> | Message<'emote'>): void {
    const answer = this.#sayOrNot(listener, message)
    if (answer !== null) this.desk.outbox.send(() => tell(listener, answer))
  }

  /** The answer, or null when it follows once the saying is on the disk. */
  #sayOrNot(listener: Listener, message: Message<'say'> | Message<'emote'>): Answer | null {
    const { id } = message
    const { desk } = this
    const { seat } = listener
    const person = seat === null ? undefined : desk.record.seats[seat]
    if (seat === null || person?.kind !== 'person') return refused(id, REFUSED.seated)
    if (person.muted) return refused(id, REFUSED.muted)
    const earlier = desk.talk.find(id) ?? desk.house.store.sayingBy(this.id, id)
    if (earlier !== null) return earlier.person === person.person ? accepted(id) : malformed(id, NO_ID_OF_OTHERS)
    const content = message.type === 'say' ? { text: message.text } : { emote: message.emote }
    const at = desk.house.now()
    const said = desk.talk.add({ id, person: person.person, seat, name: person.name, at }, content)
    this.active = at
    desk.write((store) => store.addSaying(this.id, said.record))
    desk.seal(
      () => {
        tell(listener, accepted(id))
        desk.broadcast({ type: 'said', saying: said.saying })
      },
      () => tell(listener, refused(id, REFUSED.trouble)),
    )
    return null
  }

  close(why: 'gone' | 'stopping'): void {
    this.course.close()
    this.desk.presence.close(why)
  }

  #isLate(): void {
    findHost(this.desk)
    this.course.carryOn()
    this.desk.stir()
    this.desk.seal()
  }

  /** Back to what is on the disk: what could not be written has not happened. */
  reload(): void {
    this.desk.outbox.refuseAll()
    const kept = this.desk.house.store.table(this.id)
    if (kept === null) {
      this.close('gone')
      return
    }
    this.desk.reset(kept)
    this.course.reset(kept)
    this.course.carryOn()
    this.desk.stir()
    this.desk.seal()
  }
}
