import type { IncomingMessage } from 'node:http'
import { LARGEST_MESSAGE } from '@brouhaha/protocol'
import type { SchemaError } from '@brouhaha/table'
import type { z } from 'zod'
import { FAULTS, tooLong } from '../common/faults.ts'
import { schemaError } from '../common/schema-error.ts'

export type Body<Value> =
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'error'; readonly status: number; readonly error: SchemaError }

const wrong = (status: number, error: SchemaError): Body<never> => ({ kind: 'error', status, error })

/** Reads and checks what came with a request. */
export async function readBody<Value>(
  request: IncomingMessage,
  schema: z.ZodType<Value>,
  largest = LARGEST_MESSAGE,
): Promise<Body<Value>> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return wrong(415, FAULTS.otherType)
  const text = await readText(request, largest)
  if (text === null) return wrong(413, tooLong(largest))
  let raw: unknown
  try {
    raw = JSON.parse(text)
  } catch {
    return wrong(400, FAULTS.notJson)
  }
  const parsed = schema.safeParse(raw)
  if (parsed.success) return { kind: 'value', value: parsed.data }
  return wrong(400, schemaError(parsed.error))
}

/** Null when it is too long; the rest is let through unread. */
function readText(request: IncomingMessage, largest: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    request.on('data', (chunk: Buffer) => {
      length += chunk.length
      if (length <= largest) chunks.push(chunk)
      else resolve(null)
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.on('error', reject)
  })
}
