import type { Answer, ServerMessage } from '@brouhaha/protocol'
import type { Refusal, SchemaError, Verdict } from '@brouhaha/table'
import type { Listener } from './listener.ts'

export const refused = (id: string, refusal: Refusal): Answer => ({ type: 'answer', id, ok: false, refusal })
export const malformed = (id: string, error: SchemaError): Answer => ({ type: 'answer', id, ok: false, error })
export const accepted = (id: string): Answer => ({ type: 'answer', id, ok: true })

/** The answer to a command, once there is a verdict; `seq` is the row as its sender counts. */
export function answerTo(id: string, verdict: Verdict, seq?: number): Answer {
  switch (verdict.kind) {
    case 'accepted':
      return seq === undefined ? accepted(id) : { type: 'answer', id, ok: true, seq }
    case 'refused':
      return refused(id, verdict.refusal)
    case 'malformed':
      return malformed(id, verdict.error)
  }
}

export const tell = (listener: Listener, message: ServerMessage): void => listener.send(JSON.stringify(message))
