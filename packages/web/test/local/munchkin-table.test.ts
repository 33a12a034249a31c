import { readFileSync } from 'node:fs'
import { type Pack, readPackFile } from '@brouhaha/cards'
import { munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { type Log, verify } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { logOfKept } from '../../src/local/recording.ts'
import { checkLog } from '../../src/local/worker/check.ts'
import { foldLog } from '../../src/local/worker/fold-log.ts'
import { bot, person, type Seated, sit } from './fixture.ts'
import { beginMunchkin, choose, isOver, playOn, sightOf } from './munchkin.ts'
import { ofTheSources } from './shelf.ts'

const OURS: readonly Pack[] = Object.values(PACKS)

const logOf = ({ store }: Seated): Log => logOfKept(store.kept.get('game')!)!

async function playToTheEnd(seated: Seated): Promise<void> {
  for (let moves = 0; moves < 3000 && !isOver(seated); moves++) await playOn(seated)
}

const rowsBy = (seated: Seated, seat: number) => logOf(seated).rows.filter((row) => row.seat === seat)

describe('Munchkin alone against bots', () => {
  test('a person, two novices and a clueless bot finish a game, and its log is true', async () => {
    const seated = await beginMunchkin([person('Ana'), bot('novice'), bot('novice'), bot('random')])
    await playToTheEnd(seated)
    expect(sightOf(seated).view.winners).not.toEqual([])
    expect(verify(munchkin(OURS) as never, logOf(seated)).kind).toBe('true')
    expect(seated.store.kept.get('game')!.game.ruleset).toBe('munchkin')
    for (const seat of [1, 2, 3]) expect(rowsBy(seated, seat)).not.toEqual([])
  })

  test('nobody waits for a person who could not answer a gate, nor for any bot', async () => {
    const seated = await beginMunchkin([person('Ana'), bot('novice'), bot('random')])
    for (let moves = 0; moves < 80 && !isOver(seated); moves++) {
      const { view, choices } = sightOf(seated)
      if (view.gate !== null) expect(choices.length, 'more than a pass').toBeGreaterThan(1)
      await playOn(seated)
    }
    expect(logOf(seated).rows.filter(({ choice }) => choice.type === 'closeGate')).not.toEqual([])
    for (const seat of [1, 2]) expect(rowsBy(seated, seat).filter(({ choice }) => choice.type === 'pass')).toEqual([])
  })

  test('a game that is closed and opened again goes on where it was', async () => {
    const seated = await beginMunchkin([person('Ana'), bot('novice'), bot('novice')])
    for (let moves = 0; moves < 10; moves++) await playOn(seated)
    const before = sightOf(seated)
    seated.table.close()
    const again = await sit(seated.store)
    expect(sightOf(again).view).toEqual(before.view)
    await playOn(again)
    expect(sightOf(again).seq).toBeGreaterThan(before.seq)
  })

  test('a pack of one’s own joins the boxes, is named at the table and travels with the log', async () => {
    const file = new URL('../../../../examples/kitchen-box/pack.json', import.meta.url)
    const read = readPackFile(JSON.parse(readFileSync(file, 'utf8')), OURS)
    if ('faults' in read) throw new Error('the example is a pack')
    const { pack } = read
    const boxes = pack.adds === undefined ? [pack.box] : [pack.adds[0]!, pack.box]
    const seated = await beginMunchkin([person('Ana'), bot('novice'), bot('novice')], { boxes }, [pack])
    const { table } = seated.told.find((message) => message.type === 'welcome')!
    expect(table.packs).toMatchObject([{ box: pack.box, hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    for (let moves = 0; moves < 5; moves++) await playOn(seated)
    const log = logOf(seated)
    expect(log.header).toMatchObject({ packs: [{ box: pack.box }] })
    expect((await checkLog(log, ofTheSources())).kind).toBe('true')
    const spoiled = { ...log, header: { ...log.header, packs: [{ box: 'nonsense' }] as never } }
    expect(await checkLog(spoiled, ofTheSources())).toMatchObject({ kind: 'false', seq: -1 })
  })

  test('a kept game whose pack asks too much does not open', async () => {
    let when: object = { sex: 'male' }
    for (let depth = 0; depth < 12; depth++) when = { among: 'everyone', some: when }
    const words = { en: { name: 'x' }, fr: { name: 'x' } }
    const abilities = [{ figure: 'strength', add: 1, when }]
    const item = { kind: 'item', id: 'slow', deck: 'treasure', value: 100, abilities, ...words }
    const pack = { box: 'slow', adds: ['base'], cards: [item] } as unknown as Pack
    const opening = beginMunchkin([person('Ana'), bot('novice'), bot('novice')], { boxes: ['base', 'slow'] }, [pack])
    await expect(opening).rejects.toThrow('tooDear')
  })

  test('a log is laid out again moment by moment, as each ear heard it', async () => {
    const seated = await beginMunchkin([person('Ana'), bot('novice'), bot('novice')])
    for (let moves = 0; moves < 15; moves++) await playOn(seated)
    const log = logOf(seated)
    const own = await foldLog(log, 0, ofTheSources())
    expect(own).toHaveLength(log.rows.length + 1)
    expect(own!.at(-1)!.view).toEqual(sightOf(seated).view)
    expect(own!.at(-1)!.hands).toEqual([sightOf(seated).view.hand.map(({ id }) => id)])
    const all = await foldLog(log, 'all', ofTheSources())
    expect(all!.at(-1)!.view).toMatchObject({ you: null, hand: [] })
    expect(all!.at(-1)!.hands).toHaveLength(3)
    expect(all!.at(-1)!.hands[0]).toEqual(own!.at(-1)!.hands[0])
  })
})

test('[MK-META-11] on one device nothing is disputed, so nobody rules', async () => {
  const seated = await beginMunchkin([bot('novice'), person('Ana'), bot('novice')])
  await choose(seated, { type: 'rule', verb: 'setLevel', seat: 0, value: 4 })
  const answer = seated.told.filter(({ type }) => type === 'answer').at(-1)
  expect(answer).toMatchObject({ ok: false, refusal: { rule: 'MK-META-11' } })
  await seated.send({ type: 'act', id: 'foul', act: { type: 'dispute', text: 'Foul!' } })
  expect(seated.told.filter(({ type }) => type === 'answer').at(-1)).toMatchObject({ ok: false })
})

describe('Munchkin around one device', () => {
  const people = [person('Ana'), person('Bob'), bot('novice')]

  test('whoever is asked is called, and sees their own hand alone', async () => {
    const seated = await beginMunchkin(people)
    expect(sightOf(seated)).toMatchObject({ you: null, view: { hand: [] }, choices: [] })
    const { next } = seated.calls.at(-1)!
    expect(next).toBe(0)
    await seated.send({ type: 'look', seat: next })
    expect(sightOf(seated).you).toBe(next)
    expect(sightOf(seated).view.hand).not.toEqual([])
  })

  test('two people and a novice finish a game', async () => {
    const seated = await beginMunchkin(people)
    await playToTheEnd(seated)
    expect(sightOf(seated).view.winners).not.toEqual([])
    for (const seat of [0, 1]) expect(rowsBy(seated, seat)).not.toEqual([])
  })

  /** Plays until a gate is open in front of somebody. */
  async function untilGate(seated: Seated): Promise<void> {
    for (let moves = 0; moves < 300; moves++) {
      const { you, view } = sightOf(seated)
      if (view.gate !== null && you !== null) return
      await playOn(seated)
    }
    throw new Error('no gate has opened')
  }

  const pass = (seated: Seated): Promise<void> =>
    choose(seated, { type: 'pass', number: sightOf(seated).view.gate!.number })

  test('a gate waits for whoever holds the device, who goes on for all', async () => {
    const seated = await beginMunchkin(people)
    await untilGate(seated)
    const { number } = sightOf(seated).view.gate!
    await pass(seated)
    expect(sightOf(seated).view.gate?.number).not.toBe(number)
    expect(rowsBy(seated, 30).at(-1)!.choice).toMatchObject({ type: 'closeGate' })
  })

  test('where all must pass the device goes round', async () => {
    const seated = await beginMunchkin(people, { passes: true })
    await untilGate(seated)
    const { you, view } = sightOf(seated)
    await pass(seated)
    expect(sightOf(seated)).toMatchObject({ you: null, view: { gate: { number: view.gate!.number } } })
    expect(seated.calls.at(-1)!.next).toBe(1 - you!)
    await seated.send({ type: 'look', seat: 1 - you! })
    await pass(seated)
    expect(sightOf(seated).view.gate?.number).not.toBe(view.gate!.number)
  })

  test('rows are numbered for each listener: a pass that nobody was told of has no number for the others', async () => {
    const seated = await beginMunchkin(people, { passes: true })
    await untilGate(seated)
    const { you } = sightOf(seated)
    await pass(seated)
    await seated.send({ type: 'look', seat: 1 - you! })
    const { sight, missed } = seated.told.findLast((message) => message.type === 'welcome')!
    expect(missed.map(({ seq }) => seq)).toEqual(missed.map((_, index) => index))
    expect(missed.every(({ events }) => events.length > 0)).toBe(true)
    expect(sight.seq).toBe(missed.length)
    expect(sight.seq).toBeLessThan(logOf(seated).rows.length)
  }, 30_000)

  test('somebody else takes the device to play a card, and the table stands still until it is laid down', async () => {
    const seated = await beginMunchkin(people)
    await playOn(seated)
    const { seq } = sightOf(seated)
    await seated.send({ type: 'look', seat: null, next: 1 })
    expect(sightOf(seated).you).toBeNull()
    expect(seated.calls.at(-1)).toEqual({ next: 1, visitor: 1 })
    await seated.send({ type: 'look', seat: 1 })
    expect(sightOf(seated)).toMatchObject({ you: 1, seq })
    await seated.send({ type: 'look', seat: null })
    expect(seated.calls.at(-1)!.visitor).toBeNull()
    await seated.send({ type: 'look', seat: null, next: 2 })
    expect(seated.told.at(-1), 'a bot holds no device').toMatchObject({ type: 'error' })
  })
})
