import type { ServerResponse } from 'node:http'
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

export function replyError(response: ServerResponse, status: number, error: SchemaError): void {
  if (status === 413) response.setHeader('connection', 'close')
  replyJson(response, status, { error })
}

export const replyRefusal = (response: ServerResponse, status: number, refusal: Refusal): void =>
  replyJson(response, status, { refusal })
