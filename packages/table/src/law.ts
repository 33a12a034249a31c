import { type Brand, typesetFrench } from '@brouhaha/kit'
import type { RuleId, Sentence } from './refusal.ts'

export type LawId = Brand<string, 'LawId'>

/** What lies beside the rules: a decision, a moment, an example, an open point, a fact of a card, a ruling. */
export interface Law {
  readonly id: LawId
  /** The rules that it belongs to. */
  readonly rules: readonly RuleId[]
  readonly title: Sentence
  readonly says: Sentence
}

/** A title, and what it comes to. */
type Wording = readonly [title: string, says: string]

export const law = (
  id: string,
  rules: readonly string[],
  { en, fr }: { readonly en: Wording; readonly fr: Wording },
): Law => ({
  id: id as LawId,
  rules: rules as readonly RuleId[],
  title: { en: en[0], fr: typesetFrench(fr[0]) },
  says: { en: en[1], fr: typesetFrench(fr[1]) },
})
