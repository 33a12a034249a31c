import type { Answer } from '@brouhaha/protocol'
import type { Refusal, SchemaError, Verdict } from '@brouhaha/table'

export const refused = (id: string, refusal: Refusal): Answer => ({ type: 'answer', id, ok: false, refusal })
export const malformed = (id: string, error: SchemaError): Answer => ({ type: 'answer', id, ok: false, error })
export const accepted = (id: string, seq?: number): Answer => ({
  type: 'answer',
  id,
  ok: true,
  ...(seq !== undefined && { seq }),
})

/** The answer to a command, once there is a verdict; `seq` is the row as its sender counts. */
export function answerTo(id: string, verdict: Verdict, seq?: number): Answer {
  switch (verdict.kind) {
    case 'accepted':
      return accepted(id, seq)
    case 'refused':
      return refused(id, verdict.refusal)
    case 'malformed':
      return malformed(id, verdict.error)
  }
}
