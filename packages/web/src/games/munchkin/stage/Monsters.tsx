import { type CombatView, type MonsterView, titleOfMonster } from '@brouhaha/munchkin'
import { CardButton } from '../card/Card.tsx'
import { usePlay } from '../play.ts'
import { aimsAtSlot } from '../questions/aims.ts'
import { monstersSum } from './ledger.ts'
import { Played } from './Played.tsx'
import { Why } from './Why.tsx'
import { Worth } from './Worth.tsx'
import { STAGE_WORDS } from './words.ts'

/** The monsters' side: each with what lies on it, the cards played for them, and those that are dead already. */
export function Monsters({ combat }: { readonly combat: CombatView }) {
  const play = usePlay()
  const say = STAGE_WORDS[play.language]
  return (
    <section className="mk-camp is-monsters" aria-label={say.monsters}>
      <ul className="mk-monsters">
        {combat.monsters.map((monster, slot) => (
          <li key={monster.copy}>
            <Monster monster={monster} slot={slot} />
          </li>
        ))}
      </ul>
      <Played combat={combat} side="monsters" />
      <Why {...monstersSum(combat, play)} />
    </section>
  )
}

function Monster({ monster, slot }: { readonly monster: MonsterView; readonly slot: number }) {
  const { view, reader, language } = usePlay()
  const say = STAGE_WORDS[language]
  return (
    <div className="mk-monster">
      <CardButton id={monster.text} copy={monster.copy} size="table" place="fight" />
      <div className="mk-monster-words">
        <p className="mk-monster-name">{titleOfMonster(view, slot, reader, language)}</p>
        <Worth strength={monster.strength} />
        <Aims slot={slot} />
        {monster.noEscape && <small className="mk-note">{say.noEscape}</small>}
        {monster.enhancers.length > 0 && (
          <ul className="mk-stage-chips">
            {monster.enhancers.map(({ copy, id }) => (
              <li key={copy}>
                <CardButton id={id} copy={copy} size="chip" place="fight" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** What the card in hand can do to this monster. */
function Aims({ slot }: { readonly slot: number }) {
  const play = usePlay()
  return aimsAtSlot(play, slot).map(({ label, choice }) => (
    <button
      key={label}
      type="button"
      className="button slight mk-aim"
      onClick={() => play.choose(choice)}
      onPointerEnter={() => play.consider(choice)}
      onPointerLeave={() => play.consider(null)}
      onFocus={() => play.consider(choice)}
      onBlur={() => play.consider(null)}
    >
      {label}
    </button>
  ))
}
