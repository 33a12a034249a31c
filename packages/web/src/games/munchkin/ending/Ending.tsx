// After the game: who won and how, what will be told of it, and the poster to pass on.

import { useMemo } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { Ways, type WaysProps } from '../../../table/Ways.tsx'
import { firstBoxOf } from '../boxes.ts'
import { Picture } from '../cards/Picture.tsx'
import { usePlay } from '../play.ts'
import './ending.css'
import { factsOf } from './facts.ts'
import { headlineOf } from './headline.ts'
import { drawPoster } from './poster.ts'
import { Souvenirs } from './Souvenirs.tsx'
import { summarise } from './summary.ts'
import { asText } from './text.ts'
import { ENDING_WORDS } from './words.ts'

export function Ending(ways: WaysProps) {
  const { model, view, reader, language } = usePlay()
  const { history } = model
  const say = ENDING_WORDS[language]
  const game = useMemo(() => summarise(history, view, reader), [history, view, reader])
  const headline = headlineOf(game, view, reader, language)
  const facts = factsOf(game, reader, language)
  const { names } = reader
  const box = firstBoxOf(view)
  const poster = drawPoster({ headline, facts, curves: game.curves, names, box, label: say.poster })
  const ranking = view.seats
    .map(({ level }, seat) => ({ seat, level, won: view.winners.includes(seat) }))
    .sort((one, other) => Number(other.won) - Number(one.won) || other.level - one.level)
  return (
    <section className="mk-ending" aria-labelledby="mk-ending-title">
      <div className="mk-ending-head">
        <h2 id="mk-ending-title">{headline.title}</h2>
        {headline.how !== null && <p className="mk-ending-how">{headline.how}</p>}
        {headline.proud !== null && <p>{headline.proud}</p>}
        <p className="small">{headline.game}</p>
        <ol className="mk-ranking">
          {ranking.map(({ seat, level, won }) => (
            <li key={seat} className={won ? 'is-winner' : ''}>
              <b aria-hidden="true">{level}</b>
              <span aria-hidden="true">
                {won && '★ '}
                {names[seat]}
              </span>
              <span className="unseen">{fill(say.levelOf, { name: names[seat]!, level })}</span>
            </li>
          ))}
        </ol>
        <Ways model={model} names={names} {...ways} />
      </div>
      <div className="mk-ending-facts">
        <h3>{say.facts}</h3>
        <dl>
          {facts.map(({ key, label, text }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className="mk-poster" aria-label={say.poster}>
        <Picture drawing={poster} />
        <Souvenirs poster={poster} text={asText(headline, facts)} hasLog={ways.replay !== null} />
      </figure>
    </section>
  )
}
