import { useState } from 'react'
import { Link } from 'wouter'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { Continue } from './Continue.tsx'
import { Join } from './Join.tsx'
import { OpenTable } from './OpenTable.tsx'
import { Poster } from './Poster.tsx'
import { Ticket } from './Ticket.tsx'
import { LANDING_WORDS } from './words.ts'
import './landing.css'

export function Landing() {
  const say = LANDING_WORDS[useLanguage()]
  const [opening, setOpening] = useState(false)
  return (
    <Shell title="Brouhaha">
      <div className="landing">
        <Poster />
        <section className="ways" aria-label={say.ways}>
          <p className="what">{say.what}</p>
          <div>
            <Ticket kind="now" title={say.now} text={say.nowText} href="/solo?now=munchkin" />
            <p className="ticket-more">
              <Link href="/learn/munchkin">{say.teachMunchkin}</Link>
              <Link href="/solo?game=munchkin">{say.more}</Link>
            </p>
          </div>
          <div>
            <Ticket kind="mosh" title={say.mosh} text={say.moshText} href="/solo?now" />
            <p className="ticket-more">
              <Link href="/learn/mosh">{say.teachMosh}</Link>
              <Link href="/solo">{say.moreMosh}</Link>
            </p>
          </div>
          <Ticket
            kind="friends"
            title={say.friends}
            text={say.friendsText}
            expanded={opening}
            onPress={() => setOpening(!opening)}
          />
          {opening && <OpenTable />}
          <Ticket kind="device" title={say.device} text={say.deviceText} href="/solo?together=munchkin" />
        </section>
        <div className="aside">
          <Continue />
          <Join />
          <ul className="flyers">
            <li>
              <Link href="/rules" className="flyer paper">
                <strong>{say.learn}</strong> {say.learnText}
              </Link>
            </li>
            <li>
              <Link href="/cards" className="flyer paper">
                <strong>{say.cards}</strong> {say.cardsText}
              </Link>
            </li>
            <li>
              <Link href="/replay" className="flyer paper">
                <strong>{say.replay}</strong> {say.replayText}
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </Shell>
  )
}
