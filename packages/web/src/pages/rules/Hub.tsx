import { Link } from 'wouter'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { HUB_WORDS } from './hub-words.ts'

const GAMES = ['base', 'star', 'cthulhu', 'zombies', 'mosh'] as const

/** Five games, a sentence each, and the way to their rules. */
export function Hub() {
  const say = HUB_WORDS[useLanguage()]
  return (
    <Shell title={say.title}>
      <article className="paper taped prose">
        <h1>{say.title}</h1>
        <ul className="rule-games">
          {GAMES.map((game) => (
            <li key={game}>
              <Link href={`/rules/${game}`}>{say[game]}</Link>
              <p>{say[`${game}Text`]}</p>
            </li>
          ))}
        </ul>
        <p>
          {say.mixed} <Link href="/rules/munchkin">{say.family}</Link>
        </p>
      </article>
    </Shell>
  )
}
