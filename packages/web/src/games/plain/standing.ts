import type { Language } from '@brouhaha/table'
import type { TableModel } from '../../line/model.ts'
import { farewell } from '../../table/farewell.ts'
import { TABLE_WORDS } from '../../table/words.ts'
import { PLAIN_WORDS } from './words.ts'

/** What a table wants of whoever looks: an answer, a word if they like, or nothing. */
export type Calling = 'asked' | 'free' | 'nothing'

const isPass = (choice: object): boolean => 'type' in choice && choice.type === 'pass'

/** Who may pass is not waited for: that is what a pass means in every game. */
export function callingOf({ table, you, choices }: TableModel): Calling {
  if (table?.status !== 'playing' || you === null || choices.length === 0) return 'nothing'
  return choices.some(isPass) ? 'free' : 'asked'
}

/** How things stand, in one sentence. */
export function standingOf(model: TableModel, language: Language): string {
  const say = PLAIN_WORDS[language]
  const { connection, bye, table, you, pending } = model
  if (connection === 'closed') return farewell(bye ?? '', language) ?? say.closed
  if (connection !== 'live') return TABLE_WORDS[language].lost
  if (table?.status === 'paused' || table?.status === 'adjourned') return TABLE_WORDS[language][table.status]
  if (table?.status === 'over') return say.over
  if (you === null) return say.watching
  if (pending) return say.sending
  return { asked: say.yours, free: say.mayAnswer, nothing: say.waiting }[callingOf(model)]
}
