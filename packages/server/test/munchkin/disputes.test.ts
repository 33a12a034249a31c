import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MunchkinView, RulingVerb } from '@brouhaha/munchkin'
import type { ServerMessage, TableAct } from '@brouhaha/protocol'
import type { RuleSource } from '@brouhaha/rulesets'
import { describe, expect, test } from 'vitest'
import { Client } from '../client.ts'
import { type Company, company, folder, type Running, serve } from '../core/fixture.ts'
import { SHELF } from '../shelf.ts'
import { tableOf } from './habits.ts'

const RELEASED = join(import.meta.dirname, '../../../rulesets/released/rulesets.json')
const RELEASES: readonly { game: string; edition: string; sha256: string }[] = JSON.parse(
  readFileSync(RELEASED, 'utf8'),
)
/** Rules that let the host of this box rule whenever they like. */
const OLD = RELEASES.find(({ game, edition }) => game === 'munchkin' && edition === '3')!.sha256

interface Party extends Company {
  readonly server: Running
  readonly ana: Client
  readonly bob: Client
  readonly cleo: Client
}

interface Wishes {
  readonly pace?: 'brisk' | 'endless'
  readonly dataDir?: string
  readonly rules?: RuleSource
  readonly turnMs?: number
  readonly seats?: number
  readonly people?: number
}

async function party(boxes: string, wishes: Wishes = {}): Promise<Party> {
  const { pace = 'endless', dataDir = folder(), rules, turnMs, people = 3, seats = people } = wishes
  const times = {
    botDelayMs: 60_000,
    ...(turnMs !== undefined && { turnMs: { relaxed: turnMs, brisk: turnMs, endless: null, days: turnMs } }),
  }
  const server = await serve({ dataDir, times, ...(rules !== undefined && { rules }) })
  const made = await company(server.address, people, { ...tableOf(boxes.split('+')), seats, pace })
  const [ana, bob, cleo] = made.clients as [Client, Client, Client]
  for (let seat = people; seat < seats; seat++) await ana.act({ type: 'seatBot', seat, bot: 'novice' })
  await ana.act({ type: 'start' })
  await Promise.all(made.clients.map((one) => one.settled()))
  return { ...made, server, ana, bob, cleo }
}

let ids = 0
const choose = (client: Client, choice: Record<string, unknown>) =>
  client.ask({ type: 'choose', id: `d-${ids++}`, seq: client.sight.seq, choice })
const rule = (client: Client, verb: RulingVerb, seat: number, value = 0) =>
  choose(client, { type: 'rule', verb, seat, value })
const about = (verb: RulingVerb, seat: number, value?: number): TableAct => ({
  type: 'dispute',
  text: 'Foul!',
  about: { verb, seat, ...(value !== undefined && { value }) },
})
const viewOf = (client: Client): MunchkinView => client.sight.view as MunchkinView
const levelOf = (client: Client, seat: number): number => viewOf(client).seats[seat]!.level
const askedAt = (client: Client): number => viewOf(client).asked[0] as number
const refusedBy = (id: string) => ({ ok: false, refusal: { rule: id } })
const heard = (client: Client) => client.messages.flatMap((one) => (one.type === 'moved' ? one.heard.events : []))
const notices = (client: Client) =>
  client.messages.flatMap((one) => (one.type === 'said' && one.saying.notice !== undefined ? [one.saying] : []))

const someChoice = (clients: readonly Client[]): [Client, Record<string, unknown>] => {
  const asked = clients.find(({ sight }) => sight.choices.length > 0)!
  return [asked, asked.sight.choices[0] as Record<string, unknown>]
}

describe('without a dispute', () => {
  test.each(['base', 'star', 'cthulhu', 'zombies'])('[MK-META-11] %s: nobody rules, whatever the verb', async (box) => {
    const { ana, bob } = await party(box)
    const before = JSON.stringify(ana.sight)
    for (const verb of ['setLevel', 'discardCard', 'endCombat', 'skipDecision'] as const) {
      const answer = await rule(ana, verb, verb === 'skipDecision' ? askedAt(ana) : 0, 9)
      expect(answer).toMatchObject(refusedBy('MK-META-11'))
      if (!answer.ok && 'refusal' in answer) expect(answer.refusal.says.fr).not.toBe(answer.refusal.says.en)
    }
    const forged = { by: 1, about: { verb: 'setLevel', seat: 0 }, host: 0, others: [1, 2], agreed: [1, 2] }
    const claim = { type: 'rule', verb: 'setLevel', seat: 0, value: 9, dispute: forged }
    expect(await choose(ana, claim)).toMatchObject(refusedBy('MK-META-11'))
    expect(await rule(bob, 'setLevel', 1, 9)).toMatchObject(refusedBy('TABLE-HOST'))
    await ana.settled()
    expect(JSON.stringify(ana.sight)).toBe(before)
  })

  test('[MK-META-11] nor under rules that were released before and would allow it', async () => {
    const rules = await SHELF.by(OLD)
    const { ana, bob, cleo } = await party('base', { rules: { current: async () => rules, by: async () => rules } })
    expect(ana.table.ruleset).toBe(OLD)
    expect(await rule(ana, 'setLevel', 0, 9)).toMatchObject(refusedBy('MK-META-11'))
    await bob.act(about('setLevel', 1))
    expect(await rule(ana, 'setLevel', 0, 9)).toMatchObject(refusedBy('MK-META-11'))
    expect(await rule(ana, 'setLevel', 1, 4)).toMatchObject({ ok: true })
    await ana.settled()
    expect(levelOf(ana, 1)).toBe(1)
    await bob.act({ type: 'vote', on: true })
    await cleo.act({ type: 'vote', on: true })
    await ana.settled()
    expect([levelOf(ana, 1), ana.table.dispute, ana.table.ruled]).toEqual([4, undefined, undefined])
  })
})

describe('[MK-META-11] under rules that were released before, and cannot take a ruling back', () => {
  const editions = RELEASES.filter(({ game, edition }) => game === 'munchkin' && Number(edition) < 4)

  test.each(editions)(
    'edition $edition, $sha256: the host has no last word in any box, the others vote first',
    async ({ sha256 }) => {
      const rules = await SHELF.by(sha256)
      const { ana, bob, cleo } = await party('star', { rules: { current: async () => rules, by: async () => rules } })
      await bob.act(about('setLevel', 1))
      expect(await rule(ana, 'setLevel', 1, 4)).toMatchObject({ ok: true })
      await cleo.settled()
      expect([levelOf(cleo, 1), cleo.table.dispute?.voters]).toEqual([1, [1, 2]])
      await bob.act({ type: 'vote', on: true })
      await cleo.act({ type: 'vote', on: true })
      await cleo.settled()
      expect([levelOf(cleo, 1), cleo.table.dispute]).toEqual([4, undefined])
    },
  )
})

describe('[MK-META-11] a dispute', () => {
  test('stops the clock and the game, for all to see, until the host rules', async () => {
    const { ana, bob, cleo, clients } = await party('star', { pace: 'brisk' })
    expect(ana.table.deadline).not.toBeNull()

    expect(await bob.act(about('setLevel', 1))).toMatchObject({ ok: true })

    await cleo.settled()
    const dispute = { seat: 1, text: 'Foul!', about: { verb: 'setLevel', seat: 1 } }
    expect(cleo.table).toMatchObject({ status: 'playing', deadline: null, dispute })
    const [asked, choice] = someChoice(clients)
    expect(await choose(asked, choice)).toMatchObject(refusedBy('TABLE-DISPUTE'))
    expect(await cleo.act({ type: 'dispute', text: 'And me!' })).toMatchObject({ ok: false })
    expect(await rule(bob, 'setLevel', 1, 4)).toMatchObject(refusedBy('TABLE-HOST'))

    expect(await rule(ana, 'setLevel', 1, 4)).toMatchObject({ ok: true })

    await cleo.settled()
    expect(levelOf(cleo, 1)).toBe(4)
    expect(cleo.table.dispute).toBeUndefined()
    const [next, another] = someChoice(clients)
    expect(await choose(next, another)).toMatchObject({ ok: true })
    await cleo.settled()
    expect(cleo.table.deadline).not.toBeNull()
  })

  test('is let rest by its caller or by the host, and by nobody else; one moment is disputed once', async () => {
    const { ana, bob, cleo, clients } = await party('zombies')
    expect(await ana.act({ type: 'letRest' })).toMatchObject(refusedBy('TABLE-DISPUTE'))
    await bob.act({ type: 'dispute', text: 'Not fair' })
    expect(await cleo.act({ type: 'letRest' })).toMatchObject(refusedBy('TABLE-HOST'))
    expect(await bob.act({ type: 'letRest' })).toMatchObject({ ok: true })
    expect(await bob.act({ type: 'dispute', text: 'Still not fair' })).toMatchObject(refusedBy('TABLE-DISPUTE'))
    const [asked, choice] = someChoice(clients)
    await choose(asked, choice)
    await bob.settled()
    expect(await bob.act({ type: 'dispute', text: 'Still not fair' })).toMatchObject({ ok: true })
    expect(await ana.act({ type: 'letRest' })).toMatchObject({ ok: true })
    await cleo.settled()
    expect(cleo.table.dispute).toBeUndefined()
  })

  test('is not called by those who were muted or look on, nor before the game, nor about a seat that is not there', async () => {
    const { address } = await serve()
    const { clients, table } = await company(address, 3, { ...tableOf(['star']), seats: 3 })
    const [ana, bob] = clients as [Client, Client]
    const call = { type: 'dispute', text: 'Foul' } as const
    expect(await bob.act(call)).toMatchObject(refusedBy('TABLE-START'))
    await ana.act({ type: 'start' })
    await ana.act({ type: 'mute', seat: 1, on: true })
    expect(await bob.act(call)).toMatchObject(refusedBy('TABLE-MUTE'))
    expect(await ana.act(about('setLevel', 5))).toMatchObject(refusedBy('TABLE-SEAT'))
    const watcher = await Client.join(address, table)
    expect(await watcher.act(call)).toMatchObject(refusedBy('TABLE-SEAT'))
    expect(await watcher.act({ type: 'vote', on: true })).toMatchObject(refusedBy('TABLE-SEAT'))
  })

  test('ends when its caller leaves, and outlives the server otherwise', async () => {
    const dataDir = folder()
    const { server, ana, bob, cleo, table, seated, clients } = await party('star', { dataDir })
    await bob.act({ type: 'dispute', text: 'Later' })
    await bob.act({ type: 'leave' })
    await ana.settled()
    expect(ana.table.dispute).toBeUndefined()
    const [asked, choice] = someChoice([ana, cleo])
    await choose(asked, choice)
    await cleo.act({ type: 'dispute', text: 'Now' })
    await ana.settled()
    expect(ana.table.dispute).toMatchObject({ seat: 2 })
    expect(clients).toHaveLength(3)

    await server.close()
    const other = await serve({ dataDir })
    const again = await Client.join(other.address, table, { secret: seated[0]!.secret })
    expect(again.table.dispute).toMatchObject({ seat: 2, text: 'Now' })
  })

  test.each(['brisk', 'endless'] as const)(
    '[TT-15] %s: lapses by itself after the time of a turn, and everybody is told',
    async (pace) => {
      const { ana, bob, cleo } = await party('base', { pace, turnMs: 400 })
      await bob.act(about('setLevel', 1))
      await rule(ana, 'setLevel', 1, 4)
      await cleo.until(() => cleo.table.dispute === undefined && notices(cleo).length > 0, 'the end of the dispute')
      expect(notices(cleo)).toMatchObject([{ seat: 1, notice: 'disputeLapsed' }])
      expect(await rule(ana, 'setLevel', 1, 4)).toMatchObject(refusedBy('MK-META-11'))
      expect(levelOf(cleo, 1)).toBe(1)
    },
  )
})

describe('[DEC-55] what is ruled is what is disputed', () => {
  test('and nothing else, whoever it is about', async () => {
    const { ana, bob } = await party('star')
    await bob.act(about('setLevel', 1))
    for (const [verb, seat, value] of [
      ['setLevel', 0, 9],
      ['endCombat', 0, 0],
      ['skipDecision', askedAt(ana), 0],
      ['discardCard', 1, 3],
    ] as const)
      expect(await rule(ana, verb, seat, value)).toMatchObject(refusedBy('MK-META-11'))
    expect(await rule(ana, 'setLevel', 1, 10)).toMatchObject(refusedBy('MK-META-08'))
    expect(ana.table.dispute).toBeDefined()
    expect(await rule(ana, 'setLevel', 1, 9)).toMatchObject({ ok: true })
  })

  test('and nothing at all where nothing was named', async () => {
    const { ana, bob } = await party('star')
    await bob.act({ type: 'dispute', text: 'I do not like it' })
    expect(await rule(ana, 'setLevel', 1, 3)).toMatchObject(refusedBy('MK-META-11'))
  })

  test('[MK-META-11] a question that waits is gone on without, and everybody hears it', async () => {
    const { ana, bob, cleo } = await party('cthulhu')
    const asked = askedAt(ana)
    await bob.act(about('skipDecision', asked))
    expect(await rule(ana, 'skipDecision', asked)).toMatchObject({ ok: true })
    await cleo.settled()
    expect(heard(cleo)).toContainEqual({ type: 'ruled', verb: 'skipDecision', seat: asked, value: 0 })
  })

  test('names no hidden card: what is disputed is told as it was said, whatever lies where', async () => {
    const { ana, bob, cleo } = await party('star')
    const held = viewOf(bob).hand[0]!.copy
    await cleo.act(about('discardCard', 1, held))
    await ana.settled()
    expect(ana.table.dispute?.about).toEqual({ verb: 'discardCard', seat: 1, value: held })
    const elsewhere = viewOf(cleo).hand[0]!.copy
    const answers = [await rule(ana, 'discardCard', 1, held), await rule(ana, 'discardCard', 1, elsewhere)]
    expect(answers.map((one) => (!one.ok && 'refusal' in one ? one.refusal.rule : one))).toEqual([
      'MK-META-11',
      'MK-META-11',
    ])
  })
})

describe('[DEC-55] where no book gives the last word', () => {
  test.each(['base', 'zombies', 'base+zombies'])(
    '%s: the others vote on the one ruling that the host proposes',
    async (boxes) => {
      const { ana, bob, cleo } = await party(boxes)
      await bob.act(about('setLevel', 1))
      await ana.settled()
      expect(ana.table.dispute).toMatchObject({ voters: [1, 2] })
      expect(await bob.act({ type: 'vote', on: true })).toMatchObject(refusedBy('TABLE-VOTE'))
      expect(await rule(ana, 'setLevel', 1, 10)).toMatchObject(refusedBy('MK-META-08'))
      expect(await rule(ana, 'setLevel', 1, 4)).toMatchObject({ ok: true })
      expect(await rule(ana, 'setLevel', 1, 9)).toMatchObject(refusedBy('MK-META-11'))
      expect(await ana.act({ type: 'vote', on: true })).toMatchObject(refusedBy('TABLE-VOTE'))
      expect(await bob.act({ type: 'vote', on: true })).toMatchObject({ ok: true })
      expect(await bob.act({ type: 'vote', on: true })).toMatchObject({ ok: true })
      await cleo.settled()
      expect(cleo.table.dispute?.proposal).toEqual({ verb: 'setLevel', seat: 1, value: 4, agreed: [1], against: [] })
      expect(levelOf(cleo, 1)).toBe(1)
      await cleo.act({ type: 'vote', on: true })
      await cleo.settled()
      expect(levelOf(cleo, 1)).toBe(4)
      expect(cleo.table.dispute).toBeUndefined()
      expect(heard(bob)).toContainEqual({ type: 'ruled', verb: 'setLevel', seat: 1, value: 4, voted: true })
    },
  )

  test('what half of them do not want is not done', async () => {
    const { ana, bob, cleo } = await party('base')
    await bob.act(about('setLevel', 0))
    await rule(ana, 'setLevel', 0, 9)
    await cleo.act({ type: 'vote', on: false })
    await ana.settled()
    expect([ana.table.dispute, levelOf(ana, 0)]).toEqual([undefined, 1])
    expect(notices(ana)).toMatchObject([{ seat: 1, notice: 'rulingRejected' }])
  })

  test('bots have no vote: alone among them nobody rules', async () => {
    const { ana } = await party('base', { people: 1, seats: 3 })
    await ana.act(about('setLevel', 0))
    const answer = await rule(ana, 'setLevel', 0, 9)
    expect(answer).toMatchObject(refusedBy('MK-META-11'))
    if (!answer.ok && 'refusal' in answer) expect(answer.refusal.says.en).toContain('there are none')
    expect(levelOf(ana, 0)).toBe(1)
  })

  test.each(['star+zombies', 'base+cthulhu'])(
    '%s: a box whose book gives it brings it along, but not in the host’s own dispute',
    async (boxes) => {
      const { ana, bob, cleo, clients } = await party(boxes)
      await bob.act(about('setLevel', 1))
      await ana.settled()
      expect(ana.table.dispute).not.toHaveProperty('voters')
      expect(await rule(ana, 'setLevel', 1, 3)).toMatchObject({ ok: true })
      await cleo.settled()
      expect(levelOf(cleo, 1)).toBe(3)
      const [asked, choice] = someChoice(clients)
      await choose(asked, choice)
      await ana.settled()
      await ana.act(about('setLevel', 0))
      await rule(ana, 'setLevel', 0, 9)
      await ana.settled()
      expect([ana.table.dispute?.voters, levelOf(ana, 0)]).toEqual([[1, 2], 1])
    },
  )
})

describe('[DEC-55] a vote takes a ruling back', () => {
  const ruled = async (boxes = 'star') => {
    const made = await party(boxes)
    const before = viewOf(made.cleo)
    await made.bob.act(about('setLevel', 1))
    await rule(made.ana, 'setLevel', 1, 7)
    await made.cleo.settled()
    expect(levelOf(made.cleo, 1)).toBe(7)
    return { ...made, before }
  }

  test('when more than half of the other people want it, and everybody hears it', async () => {
    const { ana, bob, cleo, before, clients } = await ruled()
    expect(cleo.table.ruled).toEqual({ verb: 'setLevel', seat: 1, value: 7, voters: [1, 2], against: [] })
    // What else is wrong at that moment is another dispute.
    expect(await cleo.act(about('setLevel', 2))).toMatchObject({ ok: true })
    expect(await cleo.act({ type: 'letRest' })).toMatchObject({ ok: true })
    expect(await ana.act({ type: 'vote', on: false })).toMatchObject(refusedBy('TABLE-VOTE'))
    await cleo.act({ type: 'vote', on: false })
    await bob.settled()
    expect(bob.table.ruled?.against).toEqual([2])
    await bob.act({ type: 'vote', on: false })
    await cleo.settled()
    expect(viewOf(cleo)).toEqual(before)
    expect(heard(cleo).at(-1)).toEqual({ type: 'undone', seat: 30 })
    expect(cleo.table.ruled).toBeUndefined()
    expect(await bob.act(about('setLevel', 1))).toMatchObject(refusedBy('TABLE-DISPUTE'))
    const [asked, choice] = someChoice(clients)
    expect(await choose(asked, choice)).toMatchObject({ ok: true })
  })

  test('before anybody plays on, not later', async () => {
    const { bob, cleo, clients } = await ruled()
    const [asked, choice] = someChoice(clients)
    await choose(asked, choice)
    await Promise.all([bob.settled(), cleo.settled()])
    expect(cleo.table.ruled).toBeUndefined()
    expect(await cleo.act({ type: 'vote', on: false })).toMatchObject(refusedBy('TABLE-VOTE'))
    expect(levelOf(cleo, 1)).toBe(7)
  })

  test('also by a server that was started again in between', async () => {
    const dataDir = folder()
    const { server, ana, bob, table, seated } = await party('cthulhu', { dataDir })
    await bob.act(about('setLevel', 1))
    await rule(ana, 'setLevel', 1, 7)
    await server.close()
    const { address } = await serve({ dataDir, times: { botDelayMs: 60_000 } })
    const [, back, cleo] = await Promise.all(seated.map(({ secret }) => Client.join(address, table, { secret })))
    await back!.act({ type: 'vote', on: false })
    await cleo!.act({ type: 'vote', on: false })
    await cleo!.settled()
    expect(levelOf(cleo!, 1)).toBe(1)
  })
})

test('[TT-15] every word of a dispute goes to everybody alike, and says nothing of a hand', async () => {
  const { ana, bob, cleo, server, table } = await party('base')
  const eve = await Client.join(server.address, table)
  await Promise.all([bob, cleo, eve].map((one) => one.settled()))
  const from = [bob, cleo, eve].map(({ messages }) => messages.length)
  await bob.act(about('setLevel', 2))
  await rule(ana, 'setLevel', 2, 5)
  await Promise.all([bob, cleo, eve].map((one) => one.settled()))
  const tables = (client: Client, since: number): ServerMessage[] =>
    client.messages.slice(since).filter(({ type }) => type === 'table')
  const [bobs, cleos, eves] = [bob, cleo, eve].map((one, index) => tables(one, from[index]!))
  expect(cleos).toEqual(bobs)
  expect(eves).toEqual(bobs)
  expect(JSON.stringify(bobs)).not.toMatch(/hand|copy|choices/)
})
