// Something is about to become final: what, whom it hits, and a ring that runs down. It looks the same whatever anybody holds.

import type { CardView, GateView } from '@brouhaha/munchkin'
import { CardButton } from '../card/Card.tsx'
import { usePlay } from '../play.ts'
import { Die } from './Die.tsx'
import './gate.css'
import { GATE_WORDS } from './gate-words.ts'
import { Ring, StillRing } from './Ring.tsx'
import { threatOf } from './threat.ts'

export function Gate({ gate }: { readonly gate: GateView }) {
  const { view, table, reader, language } = usePlay()
  const say = GATE_WORDS[language]
  const { text, note, card, die } = threatOf(gate.cause, reader, language)
  const isPlayed = table.status === 'playing' && table.dispute === undefined
  const waitsForPasses = table.deadline === null && isPlayed && view.switches.includes('passes')
  const hitsYou = 'target' in gate.cause && gate.cause.target === view.you && view.you !== null
  return (
    <section className={`mk-gate is-${gate.clock} ${hitsYou ? 'hits-you' : ''}`} aria-label={say.gate}>
      {table.deadline !== null && <Ring deadline={table.deadline} />}
      {waitsForPasses && <StillRing />}
      {card !== null && <InTheAir card={card} />}
      {die !== null && <Die value={die} />}
      <div className="mk-gate-words">
        <p className="mk-gate-text">{text}</p>
        {note !== null && <p>{note}</p>}
        {waitsForPasses && <p>{say.everybodyPasses}.</p>}
      </div>
    </section>
  )
}

/** The card that threatens. A monster already stands there for all to see, and a card that lies in the fight does not fly. */
function InTheAir({ card: { id, copy } }: { readonly card: CardView }) {
  const { combat } = usePlay().view
  if (combat?.monsters.some((monster) => monster.copy === copy)) return null
  const lies = combat?.played.some((played) => played.copy === copy) ?? false
  return (
    <span className="mk-gate-card">
      <CardButton id={id} size="table" {...(lies ? {} : { copy, place: 'gate' })} />
    </span>
  )
}
