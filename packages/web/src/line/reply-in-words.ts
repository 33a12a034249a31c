import type { Language } from '@brouhaha/table'
import { fill } from '../shell/words/words.ts'
import type { Reply } from './api.ts'
import { REPLY_WORDS } from './words.ts'

/** Why a request came to nothing, as a sentence. */
export function replyInWords(reply: Exclude<Reply<unknown>, { kind: 'done' }>, language: Language): string {
  const say = REPLY_WORDS[language]
  if (reply.kind === 'refused') return reply.refusal.says[language]
  if (reply.kind === 'away' || reply.status >= 500) return say.away
  if (reply.status === 429) return say.tooMany
  if (reply.status === 404) return say.gone
  return fill(say.wrong, { path: reply.error?.path ?? '?', expected: reply.error?.expected ?? '?' })
}
