// Between songs, and after the last one: who won and why, with the sums to check it.

import type { HeardRow } from '@brouhaha/protocol'
import { type MoshView, tellMoshEvent } from '@brouhaha/zombie-mosh'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/words/language.ts'
import { champions, standings, wonBy } from './ending.ts'
import { Zombie } from './figure/Zombie.tsx'
import { reason } from './phrases.ts'
import { MOSH_WORDS } from './words.ts'

interface EndingProps {
  readonly view: MoshView
  readonly history: readonly HeardRow[]
  readonly names: readonly string[]
  readonly children: ReactNode
}

export function MoshEnding({ view, history, names, children }: EndingProps) {
  const language = useLanguage()
  const say = MOSH_WORDS[language]
  const by = wonBy(history)
  const over = view.stage === 'over'
  const winners = over ? champions(view) : view.winners
  const title = over
    ? tellMoshEvent({ type: 'gameOver', seats: winners }, names, language, view.you)
    : tellMoshEvent({ type: 'songWon', seats: winners, by: by ?? 'standing' }, names, language, view.you)
  return (
    <section className="ending" aria-label={title ?? ''}>
      <div className="ending-poster">
        {winners.map((seat) => {
          const { board, damage, endures } = view.seats[seat]!
          return board === null ? null : <Zombie key={seat} board={board} state={{ damage, endures }} />
        })}
      </div>
      <h2 className="ending-title">{title}</h2>
      {by !== null && <p className="ending-reason">{reason(by, language)}</p>}
      <table className="sums">
        <thead>
          <tr>
            <td />
            <th scope="col">{say.soundParts}</th>
            <th scope="col">{say.tokens}</th>
            <th scope="col">{say.tally}</th>
          </tr>
        </thead>
        <tbody>
          {standings(view, history).map((row) => (
            <tr key={row.seat} className={row.won ? 'is-winner' : ''}>
              <th scope="row">
                {row.won && <span aria-hidden="true">★ </span>}
                {names[row.seat]}
                {!row.rival && <small className="quiet"> {say.outBefore}</small>}
              </th>
              <td>
                {row.sound}
                <small>/5</small>
              </td>
              <td>
                <small>{view.seats[row.seat]!.damage.join('+')} = </small>
                {row.tokens}
              </td>
              <td>{row.songsWon}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  )
}
