import { typesetFrench } from '@brouhaha/kit'
import type { Rule, RuleId } from '@brouhaha/table'

/** A title, and what the rule says. */
type Wording = readonly [title: string, says: string]

interface Wordings {
  readonly en: Wording
  readonly fr: Wording
}

export const rule = (id: string, wordings: Wordings): Rule => write(id, wordings, true)

/** A rule that no program can break. */
export const advice = (id: string, wordings: Wordings): Rule => write(id, wordings, false)

function write(id: string, { en, fr }: Wordings, testable: boolean): Rule {
  return {
    id: id as RuleId,
    title: { en: en[0], fr: typesetFrench(fr[0]) },
    says: { en: en[1], fr: typesetFrench(fr[1]) },
    testable,
  }
}
