import { checkReveal, type Log, seedToText, verify } from '@brouhaha/table'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import { describe, expect, test } from 'vitest'
import { revealsOf } from '../../src/local/luck.ts'
import {
  begin,
  bot,
  luckNumber,
  MemoryStore,
  newGame,
  person,
  playToTheEnd,
  type Seated,
  sit,
  takeTurn,
} from './fixture.ts'

const logOf = ({ store }: Seated): Log => {
  const { game, rows } = store.kept.get('game')!
  return { header: game.header!, rows: rows.map(({ row }) => row) }
}

describe('solo', () => {
  test('a person and three bots finish a game, and its log is true', async () => {
    const seated = await begin([person('Ana'), bot('random'), bot('steady'), bot('sharp')])
    await playToTheEnd(seated)
    expect(seated.sight().view.stage).toBe('over')
    expect(seated.store.kept.get('game')!.game.over).toBe(true)
    expect(verify(zombieMosh, logOf(seated)).kind).toBe('true')
    expect(seated.told.findLast((message) => message.type === 'table')?.table.status).toBe('over')
  })

  test('bots choose their zombies after the person, who is never too late', async () => {
    const seated = await begin([bot('steady'), person('Ana'), bot('steady')])
    expect(seated.sight().you).toBe(1)
    expect(seated.sight().view.seats.map(({ board }) => board)).toEqual([null, null, null])
    await takeTurn(seated)
    expect(seated.sight().view.stage).toBe('dance')
  })

  test('the same seed and the same choices give the same game, closed and opened at every turn or not', async () => {
    const seats = [person('Ana'), bot('random'), bot('steady'), bot('sharp')]
    const straight = await begin(seats)
    await playToTheEnd(straight)

    let broken = await begin(seats)
    while (broken.sight().view.stage !== 'over') {
      await takeTurn(broken)
      broken.table.close()
      broken = await sit(broken.store)
    }
    const without = (log: Log) => log.rows.map(({ id: _, ...row }) => row)
    expect(without(logOf(broken))).toEqual(without(logOf(straight)))
  })

  test('a series of songs goes on by itself, each song shuffled as promised', async () => {
    const seated = await begin([person('Ana'), bot('steady')], { songs: 2 })
    const promised = seated.told.flatMap((message) => (message.type === 'welcome' ? [message.table.promise] : []))[0]!
    await playToTheEnd(seated)
    const { game } = seated.store.kept.get('game')!
    const log = logOf(seated)
    expect(seated.sight().view.song).toBe(2)
    expect(verify(zombieMosh, log).kind).toBe('true')
    const songs = [log.header.seed, ...log.rows.flatMap(({ choice }) => ('seed' in choice ? [choice.seed] : []))]
    const shown = revealsOf(game)
    expect(shown).toHaveLength(songs.length)
    expect(shown[0]!.promise).toBe(promised)
    expect(shown.map((reveal) => seedToText(checkReveal(reveal)!))).toEqual(songs)
  })

  test('a game that was only written down gets its luck when it is first opened, and keeps it', async () => {
    const store = new MemoryStore()
    await store.put({ ...newGame([person('Ana'), bot('steady')]), luck: [] })
    const { table } = await sit(store)
    const { luck, header } = store.kept.get('game')!.game
    expect(luck).toEqual([luckNumber(77)(2)])
    table.close()
    await sit(store)
    expect(store.kept.get('game')!.game).toMatchObject({ luck, header })
  })

  test('an endless concert asks after each song', async () => {
    const seated = await begin([person('Ana'), bot('steady')], { songs: 0 })
    while (seated.sight().view.stage !== 'encore') await takeTurn(seated)
    await seated.send({ type: 'act', id: 'more', act: { type: 'encore', on: true } })
    expect(seated.sight().view.song).toBe(2)
    while (seated.sight().view.stage !== 'encore') await takeTurn(seated)
    await seated.send({ type: 'act', id: 'less', act: { type: 'encore', on: false } })
    expect(seated.sight().view.stage).toBe('over')
  })

  test('luck added between songs changes the next shuffle and keeps the promise', async () => {
    const deal = async (luck: string | null) => {
      const seated = await begin([person('Ana'), bot('steady')], { songs: 0 })
      while (seated.sight().view.stage !== 'encore') await takeTurn(seated)
      const { promise } = seated.told.findLast((message) => message.type === 'table')!.table
      if (luck !== null) await seated.send({ type: 'act', id: 'luck', act: { type: 'luck', bytes: luck } })
      await seated.send({ type: 'act', id: 'more', act: { type: 'encore', on: true } })
      return { promise, seed: logOf(seated).rows.findLast(({ choice }) => choice.type === 'song')!.choice }
    }
    const [plain, lucky] = [await deal(null), await deal('cafe')]
    expect(lucky.promise).toBe(plain.promise)
    expect(lucky.seed).not.toEqual(plain.seed)
  })

  test('a paused table waits, bots too', async () => {
    const seated = await begin([person('Ana'), bot('steady'), bot('steady')])
    seated.table.receive({ type: 'act', id: 'pause', act: { type: 'pause', on: true } })
    await takeTurn(seated)
    expect(seated.sight().view.stage).toBe('boards')
    await seated.send({ type: 'act', id: 'go', act: { type: 'pause', on: false } })
    expect(seated.sight().view.stage).toBe('dance')
  })
})

describe('rows', () => {
  test('nothing is answered or told before the row is kept', async () => {
    const seated = await begin([person('Ana'), bot('steady')])
    let keep = () => {}
    seated.store.gate = new Promise((resolve) => {
      keep = resolve
    })
    const before = seated.told.length
    await takeTurn(seated)
    expect(seated.told.slice(before)).toEqual([])
    keep()
    await seated.rest()
    expect(seated.told.slice(before).map(({ type }) => type)).toContain('answer')
  })

  test('a choice sent twice is carried out once and answered twice', async () => {
    const seated = await begin([person('Ana'), person('Bob')])
    const { choices, seq } = seated.sight()
    const choose = { type: 'choose', id: 'same', seq, choice: choices[0]! } as const
    await seated.send(choose)
    await seated.send({ type: 'look', seat: 0 })
    await seated.send(choose)
    expect(seated.store.kept.get('game')!.rows).toHaveLength(1)
    expect(seated.told.filter((message) => message.type === 'answer' && message.ok)).toHaveLength(2)
  })

  test('an illegal choice names its rule and changes nothing', async () => {
    const seated = await begin([person('Ana'), bot('steady')])
    await takeTurn(seated)
    const { seq } = seated.sight()
    await seated.send({ type: 'choose', id: 'bad', seq, choice: { type: 'board', board: 5 } })
    const answer = seated.told.findLast((message) => message.type === 'answer')
    expect(answer).toMatchObject({ ok: false, refusal: { rule: expect.stringMatching(/^ZM-/) } })
    expect(seated.store.kept.get('game')!.rows).toHaveLength(seq)
  })

  test('two tabs with one game: the one that is too late stops', async () => {
    const first = await begin([person('Ana'), person('Bob')])
    const second = await sit(first.store)
    await takeTurn(first)
    await takeTurn(second)
    expect(second.told.at(-1)).toEqual({ type: 'bye', why: 'elsewhere' })
    expect(first.store.kept.get('game')!.rows).toHaveLength(1)
  })

  test('a full disk stops the table, and what was kept goes on later', async () => {
    const seated = await begin([person('Ana'), person('Bob')])
    seated.store.full = true
    await takeTurn(seated)
    expect(seated.told.at(-1)).toEqual({ type: 'bye', why: 'stopping' })
    seated.store.full = false
    const again = await sit(seated.store)
    await takeTurn(again)
    expect(again.sight().view.seats[0]!.board).not.toBeNull()
  })

  test('a log that was tampered with is not played on', async () => {
    const store = new MemoryStore()
    await store.put(newGame([person('Ana'), bot('steady')]))
    const seated = await sit(store)
    await takeTurn(seated)
    const kept = store.kept.get('game')!
    kept.rows[0] = { ...kept.rows[0]!, row: { ...kept.rows[0]!.row, hash: 'x' } }
    await expect(sit(store)).rejects.toThrow('damaged')
  })
})

describe('hot-seat', () => {
  const inTheDance = async (): Promise<Seated> => {
    const seated = await begin([person('Ana'), person('Bob'), bot('steady')])
    await takeTurn(seated)
    await takeTurn(seated)
    while (seated.sight().view.dancer === null) await seated.rest()
    return seated
  }

  test('zombies are chosen without a curtain, one person after the other', async () => {
    const seated = await begin([person('Ana'), bot('steady'), person('Bob')])
    expect(seated.sight().you).toBe(0)
    await takeTurn(seated)
    expect(seated.sight().you).toBe(2)
  })

  test('behind the curtain nobody sees a hand or can choose', async () => {
    const seated = await inTheDance()
    const { you, view, choices, seq } = seated.sight()
    expect({ you, hand: view.hand, choices }).toEqual({ you: null, hand: [], choices: [] })
    await seated.send({ type: 'choose', id: 'x', seq, choice: { type: 'enough' } })
    expect(seated.told.at(-1)).toMatchObject({ ok: false, refusal: { rule: 'TABLE-CURTAIN' } })
  })

  test('nothing that is told after the curtain fell holds the last hand', async () => {
    const seated = await inTheDance()
    const dancer = seated.sight().view.dancer!
    await seated.send({ type: 'look', seat: dancer })
    const hand = seated.sight().view.hand
    expect(hand).toHaveLength(4)
    await takeTurn(seated)
    await takeTurn(seated)
    expect(seated.sight().you).toBeNull()
    const after = seated.told.slice(seated.told.findLastIndex((m) => m.type === 'welcome' && m.you === null))
    expect(JSON.stringify(after)).not.toContain('"cards"')
    expect(JSON.stringify(after)).toContain('"dealt"')
  })

  test('only persons can look', async () => {
    const seated = await inTheDance()
    await seated.send({ type: 'look', seat: 2 })
    expect(seated.told.at(-1)).toMatchObject({ type: 'error' })
    expect(seated.sight().you).toBeNull()
  })

  test('two people and a bot play to the end', async () => {
    const seated = await begin([person('Ana'), person('Bob'), bot('random')])
    await playToTheEnd(seated)
    expect(seated.sight().view.stage).toBe('over')
    expect(seated.sight().you).toBe(0)
  })
})
