import type { Card } from '@brouhaha/cards'
import { use } from 'react'
import { RuleList } from '../../../shell/parts/RuleList.tsx'
import { familyRules } from '../rules/family-rules.ts'
import { rulesOf } from './card-rules.ts'

/** The rules that a card plays by. */
export const RuleLinks = ({ card, atTable }: { readonly card: Card; readonly atTable: boolean }) => (
  <RuleList book={use(familyRules())} ids={rulesOf(card)} atTable={atTable} />
)
