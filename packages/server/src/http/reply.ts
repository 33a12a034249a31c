import type { ServerResponse } from 'node:http'
import type { Refusal, SchemaError } from '@brouhaha/table'
import { inBothLanguages } from '../common/faults.ts'

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

/** What was wrong: for programs, and in both languages for people. */
export function replyError(response: ServerResponse, status: number, wrong: SchemaError): void {
  if (status === 413) response.setHeader('connection', 'close')
  const { path, expected, refusal } = inBothLanguages(wrong)
  replyJson(response, status, { error: { path, expected }, refusal })
}

export const replyRefusal = (response: ServerResponse, status: number, refusal: Refusal): void =>
  replyJson(response, status, { refusal })
