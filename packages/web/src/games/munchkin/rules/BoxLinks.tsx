import { boxTitle } from '@brouhaha/munchkin'
import { Link } from 'wouter'
import { useLanguage } from '../../../shell/words/language.ts'
import { RULE_BOXES } from './boxes.ts'
import { FAMILY_WORDS } from './family-words.ts'

/** The family's book, whole or for one box. */
export function BoxLinks({ shown }: { readonly shown: string | null }) {
  const language = useLanguage()
  const say = FAMILY_WORDS[language]
  return (
    <nav className="rule-boxes" aria-label={say.boxes}>
      <ul>
        {[null, ...RULE_BOXES].map((box) => (
          <li key={box}>
            <Link href={`/rules/${box ?? 'munchkin'}`} aria-current={box === shown ? 'page' : undefined}>
              {box === null ? say.allBoxes : boxTitle(box)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
