// A server in this process with short times, and people who play whatever is on offer.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OpenTable, Seated } from '@brouhaha/protocol'
import { type ServerOptions, startServer } from '@brouhaha/server'
import { onTestFinished } from 'vitest'
import { Client, openTable, sitDown } from '../client.ts'

export type Running = Awaited<ReturnType<typeof startServer>>

export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'brouhaha-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

export async function serve(options: Partial<ServerOptions> = {}): Promise<Running> {
  const { times, ...rest } = options
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: rest.dataDir ?? folder(),
    pages: null,
    ...rest,
    times: { botDelayMs: 0, songMs: 0, ...times },
  })
  onTestFinished(() => server.close())
  return server
}

export interface Company {
  readonly table: string
  readonly seated: readonly Seated[]
  readonly clients: readonly Client[]
}

/** A table with this many people, all connected; the first is host. */
export async function company(address: string, people: number, table: Partial<OpenTable> = {}): Promise<Company> {
  const host = await openTable(address, { seats: people, ...table })
  const seated = [host]
  for (let person = 1; person < people; person++) {
    seated.push(await sitDown(address, host.table, { name: `Person ${person}` }))
  }
  const clients: Client[] = []
  for (const { secret } of seated) clients.push(await Client.join(address, host.table, { secret }))
  return { table: host.table, seated, clients }
}

let choices = 0

/** Plays the first choice on offer; false when there is none. */
export async function playOne(client: Client, pick: (count: number) => number = () => 0): Promise<boolean> {
  const { sight } = client
  if (sight.choices.length === 0) return false
  const choice = sight.choices[pick(sight.choices.length)] as Record<string, unknown>
  await client.ask({ type: 'choose', id: `choice-${choices++}`, seq: sight.seq, choice })
  return true
}

export const stageOf = (client: Client): string | undefined =>
  (client.sight.view as { readonly stage?: string } | null)?.stage

/** Everybody plays until a stage is reached. */
export async function playUntil(clients: readonly Client[], done: () => boolean): Promise<void> {
  const deadline = performance.now() + 120_000
  while (!done()) {
    if (performance.now() > deadline) throw new Error('the game never got there')
    let played = false
    for (const client of clients) played = (await playOne(client)) || played
    if (!played) await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

export const isOver = (client: Client) => () => client.table.status === 'over'
