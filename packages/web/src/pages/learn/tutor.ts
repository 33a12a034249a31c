// Leads through a course, one step at a time: takes what the learner does, lets the others answer, and puts the table back where
// something else was done than the lesson is about. To the screen it is a line to a table like any other.

import { answerTo, refused } from '@brouhaha/host'
import type { ClientMessage, ServerMessage, TableInfo } from '@brouhaha/protocol'
import { refusal } from '@brouhaha/table'
import { type Course, fits, type Lesson, type Step } from '../../games/page/lesson/course.ts'
import type { Line, LineLost, Look } from '../../line/line.ts'
import { NOT_HERE } from '../../local/refusals.ts'
import { Classroom, LEARNER } from './classroom.ts'

/** Where the learner stands. */
export interface Progress {
  readonly lesson: Lesson
  /** From 1. */
  readonly number: number
  /** Null once everything is done. */
  readonly step: Step | null
  /** The others are playing. */
  readonly busy: boolean
  /** Something else was done than asked, and taken back. */
  readonly astray: boolean
}

interface Surroundings {
  readonly name: string
  wait(milliseconds: number): Promise<void>
}

const PAUSE = 400
const HURRIED_PAUSE = 90

const NOT_YET = refusal(
  'TABLE-LESSON',
  'The others are still playing: your turn comes at once.',
  'Les autres jouent encore : ton tour arrive.',
)

type Listener = (message: ServerMessage | LineLost) => void

interface Place {
  readonly lesson: Lesson
  readonly number: number
  readonly step: Step
}

export class Tutor implements Line {
  readonly #course: Course
  readonly #room: Classroom
  readonly #around: Surroundings
  readonly #places: readonly Place[]
  readonly #listeners = new Set<Listener>()
  readonly #watchers = new Set<() => void>()
  /** How many rows there were when each step began. */
  readonly #begun: number[] = []
  #at = 0
  #visit = 0
  #progress: Progress

  constructor(course: Course, around: Surroundings) {
    this.#course = course
    this.#around = around
    this.#room = new Classroom(course)
    this.#places = course.lessons.flatMap((lesson, index) =>
      lesson.steps.map((step) => ({ lesson, number: index + 1, step })),
    )
    this.#begun[0] = this.#room.rows
    this.#progress = this.#standing({ busy: false, astray: false })
  }

  get progress(): Progress {
    return this.#progress
  }

  watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher)
    return () => this.#watchers.delete(watcher)
  }

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    this.#welcome()
    return () => this.#listeners.delete(listener)
  }

  send(message: ClientMessage | Look): void {
    if (message.type === 'choose') void this.#choose(message.id, message.choice as object)
    else if ('id' in message) this.#tell(refused(message.id, NOT_HERE))
  }

  close(): void {
    this.#visit++
    this.#listeners.clear()
  }

  /** A step that was only to be looked at. */
  next(): Promise<void> {
    return this.#progress.step?.does === null && !this.#progress.busy ? this.#goOn() : Promise.resolve()
  }

  /** Back to where this lesson began; after the last one, to where that began. */
  again(): void {
    this.#goTo(this.#places.findIndex(({ number }) => number === this.#progress.number))
  }

  /** The rest of the lesson as the coach would play it. */
  skip(): void {
    const { number } = this.#progress
    const after = this.#places.findIndex((place) => place.number > number)
    this.#putBack(this.#begun[this.#at] ?? this.#room.rows)
    while (this.#at !== after && this.#at < this.#places.length) {
      const { step } = this.#places[this.#at]!
      this.#room.obey(step)
      this.#room.answer(step)
      while (this.#room.goOn(this.#places[this.#at + 1]?.step));
      this.#begun[++this.#at] = this.#room.rows
    }
    this.#stand({ busy: false, astray: false })
    this.#welcome()
  }

  async #choose(id: string, choice: object): Promise<void> {
    const { step, busy } = this.#progress
    if (busy || step === null) return this.#tell(refused(id, NOT_YET))
    const { seq } = this.#room.sight
    const verdict = this.#room.attempt(choice)
    const answer = answerTo(id, verdict, seq)
    if (verdict.kind !== 'accepted') return this.#tell(answer)
    if (!fits(step, verdict.row.choice)) {
      this.#tell(answer)
      this.#goTo(this.#at)
      this.#stand({ busy: false, astray: true })
      return
    }
    this.#tellRow()
    this.#tell(answer)
    await this.#goOn()
  }

  /** The others answer, then the next step begins. */
  async #goOn(): Promise<void> {
    const visit = this.#visit
    const { step } = this.#places[this.#at]!
    this.#room.answer(step)
    this.#stand({ busy: true, astray: false })
    for (;;) {
      const row = this.#room.rows
      if (!this.#room.goOn(this.#places[this.#at + 1]?.step)) break
      if (this.#room.rows === row) continue
      await this.#around.wait(step.untilOver === undefined ? PAUSE : HURRIED_PAUSE)
      if (visit !== this.#visit) return
      this.#tellRow()
    }
    this.#begun[++this.#at] = this.#room.rows
    this.#stand({ busy: false, astray: false })
    if (this.#room.isOver) this.#tell({ type: 'table', table: this.#table() })
  }

  #goTo(place: number): void {
    this.#at = place
    this.#putBack(this.#begun[place]!)
    this.#stand({ busy: false, astray: false })
    this.#welcome()
  }

  /** Whatever the others were about to do is forgotten. */
  #putBack(rows: number): void {
    this.#visit++
    this.#room.putBack(rows)
  }

  #stand(now: Pick<Progress, 'busy' | 'astray'>): void {
    this.#progress = this.#standing(now)
    for (const watcher of this.#watchers) watcher()
  }

  #standing(now: Pick<Progress, 'busy' | 'astray'>): Progress {
    const { lesson, number } = this.#places[this.#at] ?? this.#places.at(-1)!
    return { lesson, number, step: this.#places[this.#at]?.step ?? null, ...now }
  }

  #tell(message: ServerMessage): void {
    for (const listener of this.#listeners) listener(message)
  }

  #tellRow(): void {
    const heard = this.#room.news
    if (heard !== null) this.#tell({ type: 'moved', heard, sight: this.#room.sight, deadline: null })
  }

  /** Everything anew: a table that was put back counts as another match. */
  #welcome(): void {
    this.#tell({
      type: 'welcome',
      protocol: 1,
      now: 0,
      you: LEARNER,
      table: this.#table(),
      sight: this.#room.sight,
      missed: this.#room.heard,
      talk: [],
    })
  }

  #table(): TableInfo {
    const { game, options, packs, setup } = this.#course
    const bots = Array.from({ length: setup.seats - 1 }, () => ({ kind: 'bot', bot: 'novice' }) as const)
    return {
      id: `learn-${game.name}`,
      game: game.name as TableInfo['game'],
      ruleset: '',
      options,
      ...(packs.length > 0 && {
        packs: packs.map(({ box, cards }) => ({ box, name: { en: box, fr: box }, cards: cards.length, hash: '' })),
      }),
      pace: 'endless',
      status: this.#room.isOver ? 'over' : 'playing',
      seats: [{ kind: 'person', name: this.#around.name, connected: true, standIn: false, muted: false }, ...bots],
      host: LEARNER,
      locked: true,
      watchers: 0,
      promise: '',
      lucky: [],
      deadline: null,
      match: `lesson-${this.#visit}`,
    }
  }
}
