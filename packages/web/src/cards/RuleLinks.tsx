import type { Card } from '@brouhaha/cards'
import { use } from 'react'
import { Link } from 'wouter'
import { NewTab } from '../app/NewTab.tsx'
import { useLanguage } from '../language.ts'
import { PlayContext } from '../munchkin/play.ts'
import { familyRules } from '../rulespages/family-rules.ts'
import { rulesOf } from './card-rules.ts'

/** The rules that a card plays by, each a way to its page; a table stays where it is. */
export function RuleLinks({ card }: { readonly card: Card }) {
  const language = useLanguage()
  const book = use(familyRules())
  const Way = use(PlayContext) === null ? Link : NewTab
  const rules = rulesOf(card).flatMap((id) => book.rules.find((rule) => rule.id === id) ?? [])
  return (
    <ul className="card-rules">
      {rules.map(({ id, title }) => (
        <li key={id}>
          <Way href={`/rules/${id}`}>{title[language]}</Way> <span className="small">{id}</span>
        </li>
      ))}
    </ul>
  )
}
