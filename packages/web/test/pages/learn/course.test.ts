// The tutorials played through on the engine by doing what the coach asks.

import type { MunchkinView } from '@brouhaha/munchkin'
import type { ServerMessage, TableSight } from '@brouhaha/protocol'
import type { MoshView } from '@brouhaha/zombie-mosh'
import { describe, expect, test } from 'vitest'
import { MOSH_COURSE } from '../../../src/games/mosh/lesson/course.ts'
import { MOSH_LESSONS } from '../../../src/games/mosh/lesson/words.ts'
import { MUNCHKIN_COURSE } from '../../../src/games/munchkin/lesson/course.ts'
import { copyOf } from '../../../src/games/munchkin/lesson/pack.ts'
import { MUNCHKIN_LESSONS } from '../../../src/games/munchkin/lesson/words.ts'
import { type Course, fits } from '../../../src/games/page/lesson/course.ts'
import { Tutor } from '../../../src/pages/learn/tutor.ts'

/** Somebody who sits before the page. */
class Pupil {
  readonly tutor: Tutor
  readonly heard: ServerMessage[] = []
  readonly done: string[] = []
  #sight: TableSight | null = null

  constructor(course: Course) {
    this.tutor = new Tutor(course, { name: 'Ana', wait: () => Promise.resolve() })
    this.tutor.listen((message) => {
      if (message.type === 'lost') return
      if (message.type === 'welcome' || message.type === 'moved') this.#sight = message.sight
      this.heard.push(message)
    })
  }

  get step(): string | undefined {
    return this.tutor.progress.step?.name
  }

  view<View>(): View {
    return this.#sight!.view as View
  }

  async choose(choice: object): Promise<void> {
    this.tutor.send({ type: 'choose', id: `${this.heard.length}`, seq: this.#sight!.seq, choice: { ...choice } })
    for (let turn = 0; this.tutor.progress.busy && turn < 1000; turn++) await Promise.resolve()
    expect(this.tutor.progress.busy).toBe(false)
  }

  /** Does what the coach asks; `last` takes the last way to do it rather than the first. */
  async obey(last = false): Promise<void> {
    const { step } = this.tutor.progress
    this.done.push(step!.name)
    if (step!.does === null) return this.tutor.next()
    const ways = this.#sight!.choices.filter((choice) => fits(step!, choice))
    expect(ways, `a way to do ${step!.name}`).not.toEqual([])
    await this.choose(ways.at(last ? -1 : 0)!)
  }

  async obeyUntil(name: string | undefined, last = false): Promise<void> {
    for (let steps = 0; this.step !== name && steps < 100; steps++) await this.obey(last)
    expect(this.step).toBe(name)
  }
}

const stepsOf = ({ lessons }: Course): string[] => lessons.flatMap(({ steps }) => steps.map(({ name }) => name))

const COURSES = [
  { title: 'Munchkin', course: MUNCHKIN_COURSE, words: MUNCHKIN_LESSONS },
  { title: 'Zombie Mosh!', course: MOSH_COURSE, words: MOSH_LESSONS },
] as const

describe.each(COURSES)('$title', ({ course, words }) => {
  test.each([false, true])('every step can be done, in order, up to the end (other ways: %s)', async (last) => {
    const pupil = new Pupil(course)
    await pupil.obeyUntil(undefined, last)
    expect(pupil.done).toEqual(stepsOf(course))
    expect(pupil.heard.filter((message) => message.type === 'answer' && !message.ok)).toEqual([])
    expect(pupil.heard.findLast((message) => message.type === 'table')).toMatchObject({ table: { status: 'over' } })
  })

  test('every lesson can be skipped, and begun again', async () => {
    const pupil = new Pupil(course)
    for (const { name, steps } of course.lessons) {
      expect(pupil.tutor.progress.lesson.name).toBe(name)
      const before = pupil.view()
      await pupil.obey()
      if (pupil.tutor.progress.lesson.name === name) pupil.tutor.again()
      if (pupil.step === steps[0]!.name) expect(pupil.view()).toEqual(before)
      if (pupil.tutor.progress.lesson.name === name && pupil.step !== undefined) pupil.tutor.skip()
    }
    expect(pupil.step).toBeUndefined()
  })

  test.each(['en', 'fr'] as const)('the coach has words for every lesson and every step (%s)', (language) => {
    const said: Readonly<Record<string, string>> = words[language]
    const wanted = [...stepsOf(course), ...course.lessons.map(({ name }) => `lesson.${name}`), 'finished']
    expect(wanted.filter((name) => (said[name] ?? '') === '')).toEqual([])
    const spare = Object.keys(said).filter(
      (key) => !wanted.includes(key) && !wanted.includes(key.replace('astray.', '')),
    )
    expect(spare).toEqual([])
  })
})

test('what the coach says about numbers is what the table shows', async () => {
  const pupil = new Pupil(MUNCHKIN_COURSE)
  const view = (): MunchkinView => pupil.view()
  await pupil.obeyUntil('totals')
  expect(view().combat?.totals).toEqual({ players: 5, monsters: 4 })
  await pupil.obeyUntil('hat')
  expect(view().seats[0]?.level).toBe(2)
  await pupil.obeyUntil('noTrouble')
  expect(view().discards.treasures.top?.id).toBe('vegetable-helmet')
  await pupil.obeyUntil('ask')
  expect(view().combat?.totals).toEqual({ players: 6, monsters: 10 })
  await pupil.obeyUntil('give')
  expect(view().hand).toHaveLength(6)
  await pupil.obeyUntil('run')
  expect(view().combat?.totals).toEqual({ players: 7, monsters: 14 })
  expect(view().combat?.helpers).toEqual([])
  await pupil.obeyUntil('doneRunning')
  expect(view().seats[0]?.table.map(({ id }) => id)).toEqual(['socks-and-sandals'])
  await pupil.obeyUntil('stop')
  expect(view().gate?.clock).toBe('kill')
  expect(view().seats[1]?.level).toBe(9)
  await pupil.obeyUntil(undefined)
  expect(view().winners).toEqual([0])
})

test('in the pit the head is saved and the right leg is lost', async () => {
  const pupil = new Pupil(MOSH_COURSE)
  await pupil.obeyUntil('fallen')
  const { damage } = pupil.view<MoshView>().seats[0]!
  expect(damage[0]).toBeLessThan(3)
  expect(damage[4]).toBe(3)
})

test('something legal that is not what the lesson is about is taken back with a word', async () => {
  const pupil = new Pupil(MUNCHKIN_COURSE)
  const before = pupil.view()
  await pupil.choose({ type: 'openDoor' })
  expect(pupil.tutor.progress).toMatchObject({ step: { name: 'shield' }, astray: true })
  expect(pupil.view()).toEqual(before)
  await pupil.obey()
  expect(pupil.tutor.progress).toMatchObject({ step: { name: 'socks' }, astray: false })
})

test('something that the rules forbid is refused with its rule, and nothing changes', async () => {
  const pupil = new Pupil(MUNCHKIN_COURSE)
  await pupil.choose({ type: 'enhance', copy: copyOf('caffeinated'), slot: 0 })
  expect(pupil.heard.at(-1)).toMatchObject({ type: 'answer', ok: false, refusal: { rule: expect.any(String) } })
  expect(pupil.tutor.progress).toMatchObject({ step: { name: 'shield' }, astray: false })
})

test('whoever offers nothing for help is told so', async () => {
  const pupil = new Pupil(MUNCHKIN_COURSE)
  await pupil.obeyUntil('ask')
  await pupil.choose({ type: 'ask', seat: 1, index: 0 })
  expect(pupil.tutor.progress).toMatchObject({ step: { name: 'ask' }, astray: true })
  await pupil.choose({ type: 'askHelp', seat: 2, items: [], treasures: 1, helperPicksFirst: false, evenIfLost: false })
  expect(pupil.step).toBe('claimTogether')
  await pupil.obeyUntil(undefined)
})

test('while the others play nothing is chosen', async () => {
  const pupil = new Pupil(MUNCHKIN_COURSE)
  await pupil.obeyUntil('done')
  const choosing = pupil.choose({ type: 'done' })
  pupil.tutor.send({ type: 'choose', id: 'early', seq: 0, choice: { type: 'openDoor' } })
  expect(pupil.heard.at(-1)).toMatchObject({ id: 'early', ok: false, refusal: { rule: 'TABLE-LESSON' } })
  await choosing
  expect(pupil.step).toBe('cursed')
})

test('a lesson that is begun again while the others play leaves them behind', async () => {
  const pupil = new Pupil(MUNCHKIN_COURSE)
  await pupil.obeyUntil('door')
  const begun = pupil.view()
  await pupil.obeyUntil('done')
  const playing = pupil.choose({ type: 'done' })
  pupil.tutor.again()
  await playing
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
  expect(pupil.step).toBe('door')
  expect(pupil.view()).toEqual(begun)
})
