import type { Brand, Language } from '@brouhaha/kit'

/** A sentence in each language of the table. */
export type Sentence = Readonly<Record<Language, string>>

/** The id of a rule in a rulebook's catalogue, such as ZM-DANCE-07. */
export type RuleId = Brand<string, 'RuleId'>

/** One way to be told no: by which rule, in which words. A ruleset lists them; `apply` answers with the index. */
export interface Refusal {
  readonly rule: RuleId
  readonly says: Sentence
}

/** What `apply` answers when a choice was carried out. Refusals count from 1. */
export const ACCEPTED = 0

/** A choice that is not even a choice: where it went wrong and what was expected there. */
export interface SchemaError {
  readonly path: string
  readonly expected: string
}

export function refusal(rule: string, en: string, fr: string): Refusal {
  return { rule: rule as RuleId, says: { en, fr } }
}
