// All tables of this server. A table is in memory while somebody looks at it, and comes back from the store when asked for.

import type { GameKit, PackFault, Registry } from '@brouhaha/games'
import { newLuck } from '@brouhaha/host'
import type { OpenTable, Seated, SitDown } from '@brouhaha/protocol'
import { bring, newerThan, type RuleSource, unlessMissing } from '@brouhaha/rulesets'
import { isRefusal, isSchemaError, type Refusal, type SchemaError, SEED_WORDS, SILENT } from '@brouhaha/table'
import { REFUSED } from '../common/refusals.ts'
import { hashSecret, newTableId } from '../common/secrets.ts'
import { broughtOf, keptPack } from '../store/packs.ts'
import type { SecretRecord, TableRecord } from '../store/record.ts'
import { getUp } from '../table/acts.ts'
import { HostedTable } from '../table/hosted-table.ts'
import { sitDown } from '../table/seating.ts'
import type { ServerContext } from '../table/server-context.ts'
import { welcomingEach } from '../table/visits.ts'
import { NoSuchGame, Stuck, TooDear } from './stuck.ts'
import { readWish } from './wish.ts'

export class Hall {
  readonly context: ServerContext
  readonly #rules: RuleSource
  readonly #games: Registry
  readonly #tables = new Map<string, Promise<HostedTable | null>>()
  readonly #present = new Map<string, HostedTable>()
  #kept: number

  constructor(context: ServerContext, rules: RuleSource, games: Registry) {
    this.context = context
    this.#rules = rules
    this.#games = games
    this.#kept = context.store.tableCount()
  }

  get size(): number {
    return this.#kept
  }

  find(id: string): Promise<HostedTable | null> {
    const known = this.#tables.get(id)
    if (known !== undefined) return known
    const finding = this.#fetch(id)
    this.#tables.set(id, finding)
    finding.then(
      (table) => table === null && this.#tables.delete(id),
      () => this.#tables.delete(id),
    )
    return finding
  }

  /** The table that somebody looks for by its own id, or by that of a match played there. */
  async findBy(id: string): Promise<HostedTable | null> {
    const table = await this.find(id)
    if (table !== null) return table
    const at = this.context.store.tableOf(id)
    return at === null ? null : this.find(at)
  }

  async #fetch(id: string): Promise<HostedTable | null> {
    const { store, chronicle } = this.context
    const record = store.table(id)?.record
    if (record === undefined) return null
    try {
      const kit = await this.#kitOf(record.game)
      const packs = store.packs(id).map(keptPack)
      const dear = packs.length === 0 ? null : (kit.packs?.tooDear(packs) ?? null)
      if (dear !== null) throw new TooDear(dear)
      const rules = bring(await this.#rules.by(record.ruleset), packs)
      const kept = store.table(id)
      if (kept === null) return null
      const table = new HostedTable(this.context, kit, rules, kept)
      this.#present.set(id, table)
      return table
    } catch (error) {
      const stuck = new Stuck(error)
      chronicle(stuck.event, { table: id, why: stuck.message })
      throw stuck
    }
  }

  #kitOf(game: string): PromiseLike<GameKit> {
    const entry = this.#games.find(game)
    if (entry === null) throw new NoSuchGame(`this server has no game called ${game}`)
    return entry.load()
  }

  async open({ game, seats, options, pace, name }: OpenTable): Promise<Seated | Refusal | SchemaError | PackFault> {
    const { limits, random, now, chronicle } = this.context
    if (this.#kept >= limits.tables) return REFUSED.tooMany
    const wish = await readWish(this.#games, { game, seats, options, pace })
    if (isSchemaError(wish)) return wish
    const { kit, agreed, packs } = wish
    const current = await this.#rules.current(game).catch(unlessMissing)
    if (current === null) return REFUSED.noRules
    if (newerThan(current, packs) !== null) return REFUSED.newerPack
    const rules = bring(current, packs)
    const brought = packs.map(broughtOf)
    // What the rules would refuse when the game begins is refused before anybody sits down.
    const rehearsed = rules.game.create({ seats, options: agreed, seed: new Int32Array(SEED_WORDS) }, SILENT)
    if (isRefusal(rehearsed) || isSchemaError(rehearsed)) return rehearsed
    const id = newTableId(random)
    const record: TableRecord = {
      id,
      match: id,
      created: now(),
      game,
      ruleset: rules.hash,
      ...(rules.unreleased && { unreleased: true }),
      options: agreed,
      ...(brought.length > 0 && { packs: brought.map(({ info }) => info) }),
      pace,
      status: 'gathering',
      seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
      host: 0,
      locked: false,
      persons: 0,
      luck: newLuck(1, seats, random),
      reveals: [],
      done: [],
    }
    const table = new HostedTable(this.context, kit, rules, { record, header: null, rows: [], talk: [], secrets: [] })
    this.#tables.set(record.id, Promise.resolve(table))
    this.#present.set(record.id, table)
    this.#kept++
    chronicle('opened', { table: record.id, seats, pace })
    table.writer.write((store) =>
      store.addPacks(
        id,
        brought.map(({ record }) => record),
      ),
    )
    return this.sit(table, { name })
  }

  /** Resolves when the seat is on the disk. `sits`: the seat of whoever asks, as far as they have shown one. */
  async sit(table: HostedTable, wish: SitDown, sits: number | null = null): Promise<Seated | Refusal> {
    const sitting = sitDown(table, wish, sits)
    if (isRefusal(sitting)) return sitting
    table.active = this.context.now()
    table.clockwork.set()
    return await new Promise((resolve) => {
      table.writer.commit(
        () => resolve({ table: table.id, ...sitting }),
        () => resolve(REFUSED.trouble),
      )
    })
  }

  /** The secret that somebody shows, if this table ever gave it out. */
  secret(table: HostedTable, shown: string): SecretRecord | null {
    return table.secrets.find(hashSecret(shown))
  }

  /** Deletes what is kept of a person: the name, what was said, the seat. */
  async forget(table: HostedTable, secret: SecretRecord): Promise<boolean> {
    const { person, seat, revoked } = secret
    if (person === null || (revoked !== null && revoked !== 'left' && revoked !== 'kicked')) return false
    const leaving = revoked === null ? table.presence.listening(seat) : []
    for (const listener of leaving) listener.seat = null
    if (revoked === null) getUp(table, seat, 'deleted')
    table.secrets.revokeForEver(person)
    const wiped = table.talk.forget(person)
    table.writer.write((store) => store.forget(table.id, person))
    table.clockwork.set()
    const welcome = welcomingEach(table, leaving, undefined)
    return await new Promise((resolve) => {
      table.writer.commit(
        () => {
          for (const saying of wiped) table.broadcast({ type: 'said', saying })
          welcome()
          resolve(true)
        },
        () => resolve(false),
      )
    })
  }

  /** Gives up games that nobody plays on, deletes what is idle, and lets quiet tables leave the memory. */
  async sweep(): Promise<void> {
    const { store, times, now, chronicle } = this.context
    for (const id of store.idleTables(now() - times.idleMs)) {
      const table = await this.find(id).catch(() => null)
      if (table !== null && table.presence.listeners.size > 0) continue
      if (table !== null && table.hosted !== null && table.record.status !== 'over') {
        table.abandon()
        table.writer.commit()
        chronicle('abandoned', { table: id })
      } else await this.#remove(id, table)
    }
    for (const [id, table] of this.#present) {
      const quiet = table.presence.listeners.size === 0 && table.writer.outbox.isEmpty
      if (quiet && table.active < now() - times.restMs) this.#rest(id, table)
    }
  }

  async #remove(id: string, table: HostedTable | null): Promise<void> {
    const { store, chronicle } = this.context
    if (table !== null) this.#rest(id, table)
    await store.journal.write(id, () => store.deleteTable(id))
    this.#kept--
    chronicle('expired', { table: id })
  }

  #rest(id: string, table: HostedTable): void {
    table.close('gone')
    this.#tables.delete(id)
    this.#present.delete(id)
  }

  close(): void {
    for (const table of this.#present.values()) table.close('stopping')
    this.#present.clear()
    this.#tables.clear()
  }
}
