import { Link } from 'wouter'
import { GAME_PAGES } from '../../games/pages.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { Ticket } from './Ticket.tsx'
import { LANDING_WORDS } from './words.ts'

/** A ticket for each game, the first one to press first, and under it the other ways into that game. */
export function GameTickets({ onFriends }: { onFriends(game: string): void }) {
  const language = useLanguage()
  return GAME_PAGES.map(({ entry: { name, word, title }, ticket, lesson }, index) => {
    const say = ticket.words[language]
    return (
      <div key={word}>
        <Ticket
          kind={index === 0 ? 'now' : word}
          drawing={ticket.drawing}
          title={say.title}
          text={say.text}
          href={`/solo?now=${word}`}
        />
        <p className="ticket-more">
          {lesson && (
            <Link href={`/learn/${word}`}>{fill(LANDING_WORDS[language].teach, { game: title[language] })}</Link>
          )}
          <Link href={`/solo?game=${word}`}>{say.more}</Link>
          {say.friends && (
            <button type="button" onClick={() => onFriends(name)}>
              {say.friends}
            </button>
          )}
        </p>
      </div>
    )
  })
}
