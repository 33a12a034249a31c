import type { Rulebook } from '@brouhaha/table'
import { use } from 'react'
import { Link } from 'wouter'
import { PlayContext } from '../../games/munchkin/play.ts'
import { useLanguage } from '../words/language.ts'
import { NewTab } from './NewTab.tsx'

interface RuleListProps {
  readonly book: Rulebook
  readonly ids: readonly string[]
}

/** Rules by their titles, each a way to its page; a table stays where it is. */
export function RuleList({ book, ids }: RuleListProps) {
  const language = useLanguage()
  const Way = use(PlayContext) === null ? Link : NewTab
  const rules = ids.flatMap((id) => book.rules.find((rule) => rule.id === id) ?? [])
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
