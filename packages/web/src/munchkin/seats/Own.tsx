// The reader's own character. Pressing a card takes it up; what can be done with it is shown beside.

import { useState } from 'react'
import { usePlay } from '../play.ts'
import { characterOf } from './character.ts'
import { Figures } from './Figures.tsx'
import { Gear } from './Gear.tsx'
import { Identity } from './Identity.tsx'
import { liveCopies } from './live.ts'
import { standingsOf } from './standing.ts'
import './own.css'
import './seats.css'
import { Tags } from './Tags.tsx'
import { Why } from './Why.tsx'
import { SEAT_WORDS } from './words.ts'

export function Own() {
  const { view, table, reader, language, choices } = usePlay()
  const say = SEAT_WORDS[language]
  const [asked, ask] = useState(false)
  const { you } = view
  if (you === null) return null
  const seen = view.seats[you]!
  const character = characterOf(seen, reader.card)
  const handling = { size: 'chip', place: `seat-${you}`, press: 'hold', live: liveCopies(choices) } as const
  const standings = standingsOf(you, view, table).map((standing) => `is-${standing}`)
  return (
    <section className={`mk-own ${standings.join(' ')}`} aria-label={say.yourCharacter} data-origin={`seat-${you}`}>
      <header className="mk-strip-head">
        <h2 className="mk-seat-name">{reader.names[you]}</h2>
        <p className="mk-seat-tags">
          <span className="mk-seat-tag">{say.you}</span>
          <Tags seat={you} />
        </p>
        <button type="button" className="mk-seat-why" onClick={() => ask(true)}>
          {say.why}
          <span className="unseen">{` ${say.level}, ${say.strength}`}</span>
        </button>
      </header>
      <Figures seen={seen} />
      <Identity seen={seen} character={character} handling={handling} />
      <Gear seen={seen} character={character} handling={handling} />
      {asked && <Why seat={you} close={() => ask(false)} />}
    </section>
  )
}
