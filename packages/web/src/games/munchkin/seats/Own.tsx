// The reader's own character. Pressing a card takes it up; what can be done with it is shown beside, or which rule forbids it.

import { useState } from 'react'
import { ReadRefused } from '../hand/ReadRefused.tsx'
import { useRefusedCard } from '../hand/useRefusedCard.ts'
import { usePlay } from '../play.ts'
import { useLayout } from '../questions/useLayout.ts'
import { characterOf, type Piece } from './character.ts'
import { Figures } from './Figures.tsx'
import { Gear } from './Gear.tsx'
import { Identity } from './Identity.tsx'
import { liveCopies } from './live.ts'
import { standingsOf } from './standing.ts'
import './own.css'
import './seats.css'
import { SeatWhy } from './SeatWhy.tsx'
import { Tags } from './Tags.tsx'
import { intendedTurn } from './turn.ts'
import { SEAT_WORDS } from './words.ts'

export function Own() {
  const { model, view, table, reader, language, choices, choose, held, hold, read } = usePlay()
  const say = SEAT_WORDS[language]
  const { own } = useLayout()
  const [asked, ask] = useState(false)
  const [refused, noteRefused] = useRefusedCard()
  const { you } = view
  if (you === null) return null
  const seen = view.seats[you]!
  const character = characterOf(seen, reader.card)
  const press = (piece: Piece): void => {
    const { copy, id } = piece
    if (model.pending) return
    const turn = intendedTurn(piece)
    if (own.some((place) => place.copy === copy)) hold(held === copy ? null : copy)
    else if (turn === null) read(id)
    else {
      noteRefused(id)
      choose(turn)
    }
  }
  const handling = { size: 'chip', place: `seat-${you}`, press, live: liveCopies(choices) } as const
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
      {refused !== null && <ReadRefused id={refused} />}
      {asked && <SeatWhy seat={you} close={() => ask(false)} />}
    </section>
  )
}
