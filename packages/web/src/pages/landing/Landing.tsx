import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { GAME_PAGES } from '../../games/pages.ts'
import { Loading } from '../../shell/frame/Loading.tsx'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { Continue } from './Continue.tsx'
import { GameTickets } from './GameTickets.tsx'
import { Join } from './Join.tsx'
import { Poster } from './Poster.tsx'
import { Ticket } from './Ticket.tsx'
import { LANDING_WORDS } from './words.ts'
import './landing.css'

const OpenTable = lazy(async () => ({ default: (await import('./OpenTable.tsx')).OpenTable }))

// Somebody, and somebody behind.
const FRIENDS =
  'M14 18a6.5 6.5 0 1 0 0-13a6.5 6.5 0 0 0 0 13ZM3 34v-4c0-6 4-8.5 11-8.5s11 2.5 11 8.5v4M26 17.5a5.5 5.5 0 1 0-1-11.5M29 22c5 .5 8 3.5 8 8v4'
// A phone that goes round.
const DEVICE = 'M14 5h12v30H14ZM18 30h4M8 11C4 16 4 24 8 29H4m4 0v-4M32 29c4-5 4-13 0-18h4m-4 0v4'

export function Landing() {
  const say = LANDING_WORDS[useLanguage()]
  const flyers = [
    ['/rules', say.learn, say.learnText],
    ['/cards', say.cards, say.cardsText],
    ['/replay', say.replay, say.replayText],
  ] as const
  /** The game that a table is being opened for. */
  const [opening, setOpening] = useState<string | null>(null)
  return (
    <Shell title="Brouhaha">
      <div className="landing">
        <Poster />
        <section className="ways" aria-label={say.ways}>
          <p className="what">{say.what}</p>
          <GameTickets onFriends={setOpening} />
          <Ticket
            kind="friends"
            drawing={FRIENDS}
            title={say.friends}
            text={say.friendsText}
            expanded={opening !== null}
            onPress={() => setOpening(opening === null ? GAME_PAGES[0]!.entry.name : null)}
          />
          {opening !== null && (
            <Suspense fallback={<Loading />}>
              <OpenTable key={opening} first={opening} />
            </Suspense>
          )}
          <Ticket
            kind="device"
            drawing={DEVICE}
            title={say.device}
            text={say.deviceText}
            href="/solo?together=munchkin"
          />
        </section>
        <div className="aside">
          <Continue />
          <Join />
          <ul className="flyers">
            {flyers.map(([href, title, text]) => (
              <li key={href}>
                <Link href={href} className="flyer paper">
                  <strong>{title}</strong> {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Shell>
  )
}
