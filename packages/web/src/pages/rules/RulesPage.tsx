import { use } from 'react'
import '../../games/page/rules/rules.css'
import { useLanguage } from '../../shell/words/language.ts'
import { allRules } from './all-rules.ts'
import { Hub } from './Hub.tsx'

/** The whole rulebooks in our words: /rules/munchkin, one box of it as /rules/star, /rules/mosh; /rules/ID opens one at a rule. */
export function RulesPage({ rule }: { readonly rule: string | null }) {
  const all = use(allRules())
  const language = useLanguage()
  if (rule === null) return <Hub all={all} />
  const word = rule.toLowerCase()
  const whole = all.find((one) => one.word === word)
  if (whole !== undefined) return <whole.Page key="all" book={null} wanted={null} />
  const boxed = all.find(({ books }) => books(language).some((book) => book.word === word))
  if (boxed !== undefined) return <boxed.Page key={word} book={word} wanted={null} />
  const wanted = rule.toUpperCase()
  // The last one says of a rule that is in no book what it is.
  const { Page } = all.find(({ prefix }) => wanted.startsWith(prefix)) ?? all.at(-1)!
  return <Page key="all" book={null} wanted={wanted} />
}
