import { type CombatView, titleOfSeat } from '@brouhaha/munchkin'
import { usePlay } from '../play.ts'
import { playersSum } from './ledger.ts'
import { Played } from './Played.tsx'
import { Why } from './Why.tsx'
import { Worth } from './Worth.tsx'
import { STAGE_WORDS } from './words.ts'

/** The players' side: who fights, with what, and the cards played for them. */
export function Fighters({ combat }: { readonly combat: CombatView }) {
  const play = usePlay()
  const { view, reader, language } = play
  const say = STAGE_WORDS[language]
  return (
    <section className="mk-camp is-players" aria-label={say.fighters}>
      <ul className="mk-fighters">
        {combat.fighters.map(({ seat }) => (
          <li key={seat}>
            <p className="mk-fighter">
              <b>{seat === view.you ? say.you : reader.names[seat]}</b>{' '}
              {seat === combat.helper && (
                <small className="mk-note">{combat.helperForced ? say.helperForced : say.helper}</small>
              )}
              <Worth strength={view.seats[seat]!.strength} />
            </p>
            <p className="mk-fighter-title">{titleOfSeat(view.seats[seat]!, reader, language)}</p>
          </li>
        ))}
      </ul>
      <Played combat={combat} side="players" />
      <Why {...playersSum(combat, play)} />
    </section>
  )
}
