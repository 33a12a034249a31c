import type { ServerResponse } from 'node:http'
import type { PackFault } from '@brouhaha/games'
import type { Refusal, SchemaError } from '@brouhaha/table'

const SAFE = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' } as const

export function reply(
  response: ServerResponse,
  status: number,
  body: string | Buffer = '',
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...SAFE, ...headers, 'content-length': Buffer.byteLength(body) })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

export function replyJson(response: ServerResponse, status: number, value: object): void {
  reply(response, status, JSON.stringify(value), { 'content-type': 'application/json', 'cache-control': 'no-store' })
}

/** What was wrong; and in both languages, where a person wrote it. */
export function replyError(response: ServerResponse, status: number, wrong: SchemaError | PackFault): void {
  if (status === 413) response.setHeader('connection', 'close')
  const error: SchemaError = { path: wrong.path, expected: wrong.expected }
  replyJson(response, status, 'refusal' in wrong ? { error, refusal: wrong.refusal } : { error })
}

export const replyRefusal = (response: ServerResponse, status: number, refusal: Refusal): void =>
  replyJson(response, status, { refusal })
