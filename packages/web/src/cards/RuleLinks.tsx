import type { Card } from '@brouhaha/cards'
import { use } from 'react'
import { familyRules } from '../rulespages/family-rules.ts'
import { rulesOf } from './card-rules.ts'
import { RuleList } from './RuleList.tsx'

/** The rules that a card plays by. */
export const RuleLinks = ({ card }: { readonly card: Card }) => (
  <RuleList book={use(familyRules())} ids={rulesOf(card)} />
)
