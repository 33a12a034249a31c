import { boxTitle } from '@brouhaha/munchkin'
import { MUNCHKIN_LAWBOOK } from '@brouhaha/munchkin/lawbook'
import { Suspense, use } from 'react'
import { Link } from 'wouter'
import { Loading } from '../../../shell/frame/Loading.tsx'
import { Shell } from '../../../shell/frame/Shell.tsx'
import { useLanguage } from '../../../shell/words/language.ts'
import { fill } from '../../../shell/words/words.ts'
import { Book } from '../../page/rules/Book.tsx'
import { Breath } from '../../page/rules/Breath.tsx'
import type { RulesPageProps } from '../../page/rules/game-rules.ts'
import { BoxLinks } from './BoxLinks.tsx'
import { boxIn } from './boxes.ts'
import { familyRules } from './family-rules.ts'
import { FAMILY_CHAPTERS, FAMILY_WORDS } from './family-words.ts'

interface FamilyBookProps {
  /** The box whose rules are shown; null for those of all. */
  readonly box: string | null
  readonly wanted: string | null
}

function useTitle(box: string | null): string {
  const language = useLanguage()
  const say = FAMILY_WORDS[language]
  return box === null ? say.title : fill(say.boxTitle, { box: boxTitle(box) })
}

export function FamilyPage({ book, wanted }: RulesPageProps) {
  const box = book === null ? null : boxIn(book)
  return (
    <Shell title={useTitle(box)}>
      <Suspense fallback={<Loading />}>
        <FamilyBook box={box} wanted={wanted} />
      </Suspense>
    </Shell>
  )
}

function FamilyBook({ box, wanted }: FamilyBookProps) {
  const say = FAMILY_WORDS[useLanguage()]
  const title = useTitle(box)
  const { rules } = use(familyRules())
  const holding = box === null ? rules : rules.filter(({ boxes }) => boxes?.includes(box) ?? true)
  const chapters = FAMILY_CHAPTERS.filter((chapter) => holding.some(({ id }) => id.startsWith(`MK-${chapter}-`)))
  return (
    <Book
      rules={holding}
      laws={MUNCHKIN_LAWBOOK}
      prefix="MK"
      chapters={chapters}
      names={say}
      wanted={wanted}
      title={title}
    >
      <p>
        {box === null ? say.intro : say.boxIntro}{' '}
        <Link href={box === null ? '/cards' : `/cards?box=${box}`}>{say.toCards}</Link> ·{' '}
        <Link href="/rules">{say.toHub}</Link>
      </p>
      <BoxLinks shown={box} />
      <Breath
        title={say.shortTitle}
        lines={[say.short1, say.short2, say.short3, say.short4, say.short5, say.short6, say.short7]}
      />
    </Book>
  )
}
