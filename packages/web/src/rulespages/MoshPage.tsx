import { MOSH_RULEBOOK } from '@brouhaha/zombie-mosh'
import { Link } from 'wouter'
import { Shell } from '../app/Shell.tsx'
import { fill } from '../app/words.ts'
import { useLanguage } from '../language.ts'
import { Book } from './Book.tsx'
import { Breath } from './Breath.tsx'
import { RULES_WORDS } from './words.ts'

const CHAPTERS = ['COMP', 'SETUP', 'CARD', 'ROUND', 'DANCE', 'DMG', 'END', 'NEXT', 'SIDEB'] as const

export function MoshPage({ wanted }: { readonly wanted: string | null }) {
  const say = RULES_WORDS[useLanguage()]
  const known = wanted === null || MOSH_RULEBOOK.rules.some((one) => one.id === wanted)
  return (
    <Shell title={say.title}>
      <Book rules={MOSH_RULEBOOK.rules} prefix="ZM" chapters={CHAPTERS} names={say} wanted={wanted} title={say.title}>
        <p>
          <Link href="/rules">{say.toHub}</Link>
        </p>
        {!known && (
          <p className="remark" role="status">
            {fill(say.house, { rule: wanted })}
          </p>
        )}
        <Breath title={say.shortTitle} lines={[say.short1, say.short2, say.short3, say.short4, say.short5]} />
      </Book>
    </Shell>
  )
}
