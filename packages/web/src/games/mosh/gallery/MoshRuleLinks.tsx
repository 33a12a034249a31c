import { use } from 'react'
import { RuleList } from '../../../shell/parts/RuleList.tsx'
import { MOSH_CARD_RULES, moshRules } from './mosh-rules.ts'

/** Every card of the game plays by the same rules. */
export const MoshRuleLinks = () => <RuleList book={use(moshRules())} ids={MOSH_CARD_RULES} atTable={false} />
