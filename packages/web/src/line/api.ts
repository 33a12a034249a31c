// The few requests that are no part of a conversation.

import type { OpenTable, Seated, SitDown, TableInfo } from '@brouhaha/protocol'
import type { Refusal, SchemaError } from '@brouhaha/table'
import { placeAt } from './memory.ts'

/** It worked, or why not; `away` when no server answered at all. */
export type Reply<Value> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'wrong'; readonly status: number; readonly error: SchemaError | null }
  | { readonly kind: 'away' }

export const openTable = (wish: OpenTable): Promise<Reply<Seated>> => ask('POST', '/api/tables', wish)

/** Whoever sits there already says so: nobody has two seats. */
export const sitDown = (table: string, wish: SitDown): Promise<Reply<Seated>> =>
  ask('POST', `${address(table)}/seats`, wish, placeAt(table)?.secret)

export const tableInfo = (table: string): Promise<Reply<TableInfo>> => ask('GET', address(table))

/** Deletes what the server keeps of the person on that seat. */
export const deleteMe = (table: string, secret: string): Promise<Reply<null>> =>
  ask('DELETE', `${address(table)}/me`, undefined, secret)

const address = (table: string): string => `/api/tables/${encodeURIComponent(table)}`

async function ask<Value>(method: string, path: string, body?: object, secret?: string): Promise<Reply<Value>> {
  const headers: Record<string, string> = {}
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (secret !== undefined) headers.authorization = `Bearer ${secret}`
  try {
    const response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: unknown = response.headers.get('content-type')?.includes('json') ? await response.json() : null
    return understood<Value>(response, answer)
  } catch {
    return { kind: 'away' }
  }
}

function understood<Value>(response: Response, answer: unknown): Reply<Value> {
  if (response.ok) return { kind: 'done', value: answer as Value }
  const said = (answer ?? {}) as { readonly refusal?: Refusal; readonly error?: SchemaError }
  // What is gone is no refusal: the page knows what to do then.
  if (said.refusal !== undefined && response.status !== 404) return { kind: 'refused', refusal: said.refusal }
  return { kind: 'wrong', status: response.status, error: said.error ?? null }
}
