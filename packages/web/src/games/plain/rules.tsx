import type { GameKit } from '@brouhaha/games'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import type { GameRules } from '../page/rules/game-rules.ts'
import { PLAIN_PAGE_WORDS } from './page-words.ts'
import { PLAIN_WORDS } from './words.ts'

/** A rulebook as it is, one rule after the other. */
export function plainRules({ entry, rulebook }: GameKit): GameRules {
  function PlainBook() {
    const language = useLanguage()
    return (
      <Shell title={fill(PLAIN_WORDS[language].rules, { title: entry.title[language] })}>
        <h1>{entry.title[language]}</h1>
        {rulebook.rules.map(({ id, title, says }) => (
          <section key={id} id={id}>
            <h2>{title[language]}</h2>
            <p>{says[language]}</p>
          </section>
        ))}
      </Shell>
    )
  }
  return {
    prefix: rulebook.rules[0]?.id.replace(/-.*/, '-') ?? entry.word,
    Page: PlainBook,
    books: (language) => [{ word: entry.word, title: entry.title[language], text: PLAIN_PAGE_WORDS[language].lobby }],
    whole: () => null,
  }
}
