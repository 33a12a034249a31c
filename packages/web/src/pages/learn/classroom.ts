// The real engine under a tutorial. Pure: the same deeds make the same table.

import { HostedGame } from '@brouhaha/host'
import { assert } from '@brouhaha/kit'
import type { HeardRow, TableSight } from '@brouhaha/protocol'
import { HOUSE, listSeats, Match, type Seat, seat, type Verdict } from '@brouhaha/table'
import { type Course, fulfils, type LessonReply, type Step, type Wish } from '../../games/page/lesson/course.ts'

/** The seat of whoever learns. */
export const LEARNER = seat(0)

interface Deed {
  readonly seat: number
  readonly choice: object
}

export class Classroom {
  readonly #course: Course
  #hosted: HostedGame
  #deeds: Deed[] = []
  #replies: LessonReply[]
  #forever: readonly Wish[] | undefined

  constructor(course: Course) {
    this.#course = course
    this.#hosted = open(course)
    this.#replies = [...course.before]
    while (this.goOn(undefined));
  }

  get rows(): number {
    return this.#hosted.rows.length
  }

  get isOver(): boolean {
    return this.#hosted.isOver
  }

  get sight(): TableSight {
    return this.#hosted.sight(LEARNER)
  }

  /** Everything that the learner has heard. */
  get heard(): readonly HeardRow[] {
    return this.#hosted.heardSince(0, LEARNER)
  }

  /** What the learner hears of the newest row, or null. */
  get news(): HeardRow | null {
    return this.#hosted.hear(this.#hosted.rows.at(-1)!, LEARNER)
  }

  /** What the learner tries; nothing changes where the rules refuse it. */
  attempt(choice: object): Verdict {
    return this.#submit(LEARNER, choice)
  }

  /** Does a step as the coach would. */
  obey({ does }: Step): void {
    if (does !== null) this.#do(LEARNER, this.#offered(LEARNER, [does]))
  }

  /** The others may answer to a step that was done. */
  answer({ replies, untilOver }: Step): void {
    this.#replies = [...replies]
    this.#forever = untilOver
  }

  /** One thing that the others or the table do by themselves before the next step; false when there is none left. */
  goOn(next: Step | undefined): boolean {
    if (this.isOver) return false
    const gate = this.#hosted.gate
    const reply = this.#replies[0] ?? (this.#forever && { seat: 'asked', wishes: this.#forever })
    if (gate !== null && (reply !== undefined || next?.atGate === undefined))
      this.#do(HOUSE, this.#hosted.game.write(gate.fallback))
    else if (reply === undefined) return false
    else {
      this.#replies.shift()
      this.#reply(reply)
    }
    return true
  }

  /** The table as it was after this many rows. */
  putBack(rows: number): void {
    const kept = this.#deeds.slice(0, rows)
    this.#deeds = []
    this.#replies = []
    this.#forever = undefined
    this.#hosted = open(this.#course)
    for (const { seat, choice } of kept) this.#do(seat, choice)
  }

  #reply({ seat, wishes, maybe, form }: LessonReply): void {
    const who = seat === 'asked' ? listSeats(this.#hosted.game.owing(this.#hosted.state))[0]! : seat
    const choice = form ?? this.#offered(who, wishes)
    if (choice !== undefined || maybe === undefined) this.#do(who, choice)
  }

  #offered(seat: number, wishes: readonly Wish[]): object | undefined {
    const choices = this.#hosted.choices(seat as Seat)
    return wishes.map((wish) => choices.find((choice) => fulfils(choice, wish))).find((found) => found !== undefined)
  }

  #do(seat: number, choice: object | undefined): void {
    const isDone = choice !== undefined && this.#submit(seat, choice).kind === 'accepted'
    assert(isDone, `seat ${seat} cannot do what the course says at row ${this.rows}`)
  }

  #submit(seat: number, choice: object): Verdict {
    const { verdict } = this.#hosted.submit({ id: `${this.rows}`, seat, seq: this.rows, choice }, 0)
    if (verdict.kind === 'accepted') this.#deeds.push({ seat, choice })
    return verdict
  }
}

const open = ({ game, setup: { seats, options, seed } }: Course): HostedGame =>
  HostedGame.begin({ game, Match }, seats, options, seed)
