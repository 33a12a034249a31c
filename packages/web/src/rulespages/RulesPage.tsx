import { MOSH_RULEBOOK } from '@brouhaha/zombie-mosh'
import { Suspense, use } from 'react'
import { Link } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { Shell } from '../app/Shell.tsx'
import { fill } from '../app/words.ts'
import { useLanguage } from '../language.ts'
import { Book } from './Book.tsx'
import { familyRules } from './family-rules.ts'
import { FAMILY_CHAPTERS, FAMILY_WORDS } from './family-words.ts'
import { RULES_WORDS } from './words.ts'
import './rules.css'

const CHAPTERS = ['COMP', 'SETUP', 'CARD', 'ROUND', 'DANCE', 'DMG', 'END', 'NEXT', 'SIDEB'] as const
const SHORT = ['short1', 'short2', 'short3', 'short4', 'short5'] as const

/** The whole rulebooks in our words; /rules/ID opens one at a rule. */
export function RulesPage({ rule }: { readonly rule: string | null }) {
  const wanted = rule?.toUpperCase() ?? null
  if (wanted === 'MUNCHKIN') return <FamilyPage wanted={null} />
  return wanted?.startsWith('MK-') ? <FamilyPage wanted={wanted} /> : <MoshPage wanted={wanted} />
}

interface PageProps {
  readonly wanted: string | null
}

function MoshPage({ wanted }: PageProps) {
  const say = RULES_WORDS[useLanguage()]
  const known = wanted === null || MOSH_RULEBOOK.rules.some((one) => one.id === wanted)
  return (
    <Shell title={say.title}>
      <Book book={MOSH_RULEBOOK} prefix="ZM" chapters={CHAPTERS} names={say} wanted={wanted} title={say.title}>
        <p>
          <Link href="/rules/munchkin">{say.toFamily}</Link>
        </p>
        {!known && (
          <p className="remark" role="status">
            {fill(say.house, { rule: wanted })}
          </p>
        )}
        <h2>{say.shortTitle}</h2>
        <ol className="short">
          {SHORT.map((line) => (
            <li key={line}>{say[line]}</li>
          ))}
        </ol>
      </Book>
    </Shell>
  )
}

function FamilyPage({ wanted }: PageProps) {
  const say = FAMILY_WORDS[useLanguage()]
  return (
    <Shell title={say.title}>
      <Suspense fallback={<Loading />}>
        <FamilyBook wanted={wanted} />
      </Suspense>
    </Shell>
  )
}

function FamilyBook({ wanted }: PageProps) {
  const say = FAMILY_WORDS[useLanguage()]
  return (
    <Book
      book={use(familyRules())}
      prefix="MK"
      chapters={FAMILY_CHAPTERS}
      names={say}
      wanted={wanted}
      title={say.title}
    >
      <p>
        {say.intro} <Link href="/cards">{say.toCards}</Link> · <Link href="/rules">{say.toMosh}</Link>
      </p>
    </Book>
  )
}
