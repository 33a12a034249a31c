import { typesetFrench } from '@brouhaha/kit'
import type { Rule, RuleId } from '@brouhaha/table'

/** A title, and what the rule says. */
type Wording = readonly [title: string, says: string]

interface Wordings {
  /** The boxes that it holds in; left out where it holds in all. */
  readonly boxes?: readonly string[]
  readonly en: Wording
  readonly fr: Wording
}

export const rule = (id: string, wordings: Wordings): Rule => write(id, wordings, true)

/** A rule that no program can break. */
export const advice = (id: string, wordings: Wordings): Rule => write(id, wordings, false)

/** A chapter for one box alone; a rule's own list of boxes goes before it. */
export const onlyIn = (box: string, rules: readonly Rule[]): readonly Rule[] =>
  rules.map((one) => ({ boxes: [box], ...one }))

function write(id: string, { boxes, en, fr }: Wordings, testable: boolean): Rule {
  return {
    id: id as RuleId,
    title: { en: en[0], fr: typesetFrench(fr[0]) },
    says: { en: en[1], fr: typesetFrench(fr[1]) },
    testable,
    ...(boxes !== undefined && { boxes }),
  }
}
