import type { Rulebook } from '@brouhaha/table'
import { Link } from 'wouter'
import { useLanguage } from '../words/language.ts'
import { NewTab } from './NewTab.tsx'

interface RuleListProps {
  readonly book: Rulebook
  readonly ids: readonly string[]
  /** Beside a game, which stays where it is. */
  readonly atTable: boolean
}

/** Rules by their titles, each a way to its page. */
export function RuleList({ book, ids, atTable }: RuleListProps) {
  const language = useLanguage()
  const Way = atTable ? NewTab : Link
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
