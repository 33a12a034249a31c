// Tables full of people who play as fast as they are let, whatever happens to the server: they come back, send again
// what was not answered under its old id, and remember every promise that was made to them.

import { Random } from '@brouhaha/kit'
import {
  type HeardRow,
  type OpenTable,
  PROTOCOL,
  type Seated,
  type ServerMessage,
  type TableSight,
} from '@brouhaha/protocol'
import { WebSocket } from 'ws'
import { openTable, sitDown } from '../client.ts'

export interface Sent {
  readonly id: string
  readonly seat: number
  readonly choice: object
  /** The row that it was promised; null while nothing was answered, 'refused' when it was not taken. */
  answer: number | 'refused' | null
}

/** What was said to the people of one table. */
export interface Promised {
  readonly table: string
  readonly sent: Map<string, Sent>
  /** What each seat heard of each row at first, as text. */
  readonly heard: readonly Map<number, string>[]
  /** How many choices were taken. */
  acknowledged: number
  /** The game was started, and said so. */
  started: boolean
  /** It was started, and later it was not. */
  unstarted: boolean
  over: boolean
}

/** What the people of a crowd play, and how. */
export interface Habits {
  /** Milliseconds between seeing and choosing, at most. */
  readonly think: number
  /** Whether the tables play one more song. */
  encore: boolean
  /** The table by its number; one of Zombie Mosh! without an end where it is left out. */
  table?(number: number): Partial<OpenTable>
  /** What somebody chooses; null leaves it to the others. Anything on offer where it is left out. */
  choose?(sight: TableSight, seat: number, random: Random): object | null
  /** Every game ends within this, in milliseconds. */
  readonly longest?: number
}

const anything = ({ choices }: TableSight, _seat: number, random: Random): object | null =>
  choices.length === 0 ? null : choices[random.below(choices.length)]!

const concert = (number: number): Partial<OpenTable> => ({
  options: { side: 'A', songs: 0 },
  name: `Host ${number}`,
})

const LONGEST = 120_000
const STALE = 'TABLE-SEQ'

interface Message {
  readonly id: string
  readonly text: string
  answered(message: Extract<ServerMessage, { readonly type: 'answer' }>): void
}

export class Crowd {
  readonly tables: readonly Promised[]
  readonly #players: readonly Player[]
  readonly #longest: number

  private constructor(players: readonly Player[], longest: number) {
    this.#players = players
    this.#longest = longest
    this.tables = [...new Set(players.map((player) => player.promised))]
  }

  /** This many tables, every seat taken and every game started. */
  static async gather(address: string, count: number, habits: Habits): Promise<Crowd> {
    const tables = Array.from({ length: count }, async (_, number) => {
      const host = await openTable(address, (habits.table ?? concert)(number))
      const guests: Seated[] = []
      for (const name of ['Bo', 'Cy', 'Di']) guests.push(await sitDown(address, host.table, { name }))
      const promised: Promised = {
        table: host.table,
        sent: new Map(),
        heard: [new Map(), new Map(), new Map(), new Map()],
        acknowledged: 0,
        started: false,
        unstarted: false,
        over: false,
      }
      return [host, ...guests].map((one) => new Player(address, one, promised, new Random(number, one.seat), habits))
    })
    const crowd = new Crowd((await Promise.all(tables)).flat(), habits.longest ?? LONGEST)
    await crowd.back()
    for (const player of crowd.#players) player.start()
    return crowd
  }

  get acknowledged(): number {
    return this.tables.reduce((all, table) => all + table.acknowledged, 0)
  }

  /** Resolves after this many more acknowledgements. */
  acknowledgedMore(count: number): Promise<void> {
    const enough = this.acknowledged + count
    return until(() => this.acknowledged >= enough, `${count} more acknowledgements`, undefined, this.#longest)
  }

  /** Resolves once everybody sits at their table again. */
  back(): Promise<void> {
    const isBack = ({ here, promised }: Player): boolean => here || promised.over
    return until(() => this.#players.every(isBack), 'everybody to be back', undefined, this.#longest)
  }

  over(): Promise<void> {
    return until(
      () => this.tables.every((table) => table.over),
      'every game to end',
      () =>
        this.#players
          .filter((player) => !player.promised.over)
          .slice(0, 4)
          .map((player) => player.says)
          .join('\n'),
      this.#longest,
    )
  }

  /** Every line breaks at once. */
  cutOff(): void {
    for (const player of this.#players) player.cutOff()
  }

  leave(): void {
    for (const player of this.#players) player.leave()
  }
}

async function until(done: () => boolean, what: string, why = (): string => '', longest = LONGEST): Promise<void> {
  const deadline = performance.now() + longest
  while (!done()) {
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}\n${why()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

class Player {
  readonly promised: Promised
  here = false
  readonly #address: string
  readonly #seated: Seated
  readonly #random: Random
  readonly #habits: Habits
  #socket: WebSocket | null = null
  #left = false
  #count = 0
  /** Sent and not yet answered, in order. */
  readonly #open: Message[] = []
  #sight: TableSight | null = null
  /** The sight of the last choice: nobody chooses from the same one twice. */
  #chosenFrom: TableSight | null = null
  #encoreOf = 0

  constructor(address: string, seated: Seated, promised: Promised, random: Random, habits: Habits) {
    this.#address = address
    this.#seated = seated
    this.promised = promised
    this.#random = random
    this.#habits = habits
    this.#connect()
  }

  get says(): string {
    const { seat, table } = this.#seated
    return `${table} seat ${seat} here ${this.here} open ${this.#open.map((one) => one.text)} sight ${JSON.stringify(this.#sight).slice(0, 300)}`
  }

  start(): void {
    if (this.#seated.seat !== 0) return
    this.#act(`start-${this.#count++}`, { type: 'start' }, () => {
      this.promised.started = true
    })
  }

  cutOff(): void {
    this.#socket?.terminate()
  }

  leave(): void {
    this.#left = true
    this.#socket?.terminate()
  }

  #connect(): void {
    if (this.#left) return
    const { table, secret } = this.#seated
    const socket = new WebSocket(`${this.#address.replace(/^http/, 'ws')}/api/tables/${table}/socket`, {
      perMessageDeflate: false,
    })
    this.#socket = socket
    socket.once('open', () =>
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secret, seen: this.#heardRows() })),
    )
    socket.on('message', (raw) => this.#hear(JSON.parse(raw.toString()) as ServerMessage))
    socket.on('error', () => {})
    socket.once('close', () => {
      this.here = false
      setTimeout(() => this.#connect(), 20 + this.#random.below(30))
    })
  }

  #heardRows(): number {
    const heard = this.promised.heard[this.#seated.seat]!
    let rows = 0
    while (heard.has(rows)) rows++
    return rows
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.here = true
        for (const heard of message.missed) this.#remember(heard)
        this.#sight = message.sight
        this.#encoreOf = 0
        for (const open of this.#open) this.#socket!.send(open.text)
        if (message.table.status === 'gathering' && this.promised.started) {
          this.promised.unstarted = true
          this.start()
        }
        this.#see(message.table.status)
        break
      case 'moved':
        this.#remember(message.heard)
        this.#sight = message.sight
        this.#see(null)
        break
      case 'table':
        this.#see(message.table.status)
        break
      case 'answer': {
        const at = this.#open.findIndex((open) => open.id === message.id)
        if (at < 0) break
        const [open] = this.#open.splice(at, 1)
        open!.answered(message)
        this.#see(null)
        break
      }
      case 'error':
      case 'bye':
        throw new Error(`${this.says} was told ${JSON.stringify(message)}`)
    }
  }

  #remember(heard: HeardRow): void {
    const told = this.promised.heard[this.#seated.seat]!
    if (!told.has(heard.seq)) told.set(heard.seq, JSON.stringify(heard.events))
  }

  #see(status: string | null): void {
    if (status === 'over') this.promised.over = true
    const sight = this.#sight
    if (sight === null || this.#open.length > 0) return
    const view = sight.view as { readonly stage?: string; readonly song?: number } | null
    if (view?.stage === 'over') this.promised.over = true
    if (view?.stage === 'encore' && this.#seated.seat === 0 && this.#encoreOf < view.song!) {
      this.#encoreOf = view.song!
      this.#act(`encore-${view.song}`, { type: 'encore', on: this.#habits.encore })
    }
    if (sight !== this.#chosenFrom) this.#choose(sight)
  }

  #choose(sight: TableSight): void {
    const { seat } = this.#seated
    this.#chosenFrom = sight
    const choice = (this.#habits.choose ?? anything)(sight, seat, this.#random)
    if (choice === null) return
    const sent: Sent = { id: `${seat}-${this.#count++}`, seat, choice, answer: null }
    this.promised.sent.set(sent.id, sent)
    this.#send({
      id: sent.id,
      text: JSON.stringify({ type: 'choose', id: sent.id, seq: sight.seq, choice }),
      answered: (answer) => {
        sent.answer = answer.ok ? answer.seq! : 'refused'
        if (answer.ok) this.promised.acknowledged++
        // Nothing has happened meanwhile, so something else may be tried.
        else if (!('refusal' in answer) || answer.refusal.rule !== STALE) this.#chosenFrom = null
      },
    })
  }

  #act(id: string, act: object, done: () => void = () => {}): void {
    const text = JSON.stringify({ type: 'act', id, act })
    this.#send({ id, text, answered: (answer) => answer.ok && done() })
  }

  #send(message: Message): void {
    this.#open.push(message)
    const deliver = (): void => {
      if (this.here && this.#open.includes(message)) this.#socket!.send(message.text)
    }
    if (this.#habits.think === 0) deliver()
    else setTimeout(deliver, this.#random.below(this.#habits.think))
  }
}
