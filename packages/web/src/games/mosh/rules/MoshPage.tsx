import { MOSH_RULEBOOK } from '@brouhaha/zombie-mosh'
import { MOSH_LAWBOOK } from '@brouhaha/zombie-mosh/lawbook'
import { Link } from 'wouter'
import { Shell } from '../../../shell/frame/Shell.tsx'
import { useLanguage } from '../../../shell/words/language.ts'
import { fill } from '../../../shell/words/words.ts'
import { Book } from '../../page/rules/Book.tsx'
import { Breath } from '../../page/rules/Breath.tsx'
import type { RulesPageProps } from '../../page/rules/game-rules.ts'
import { MOSH_RULES_WORDS } from './words.ts'

const CHAPTERS = ['COMP', 'SETUP', 'CARD', 'ROUND', 'DANCE', 'DMG', 'END', 'NEXT', 'SIDEB'] as const

export function MoshPage({ wanted }: Pick<RulesPageProps, 'wanted'>) {
  const say = MOSH_RULES_WORDS[useLanguage()]
  const known = wanted === null || MOSH_RULEBOOK.rules.some((one) => one.id === wanted)
  return (
    <Shell title={say.title}>
      <Book
        rules={MOSH_RULEBOOK.rules}
        laws={MOSH_LAWBOOK}
        prefix="ZM"
        chapters={CHAPTERS}
        names={say}
        wanted={wanted}
        title={say.title}
      >
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
