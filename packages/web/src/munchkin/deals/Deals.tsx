// Talk and deals: what lies on the table for the reader, and what the reader may begin.

import { askDecision, type MunchkinChoice, sayChoice } from '@brouhaha/munchkin'
import { useCallback, useEffect, useState } from 'react'
import { usePlay } from '../play.ts'
import './deals.css'
import { DealDoor, type Opened } from './DealDoor.tsx'
import { Disputed } from './Disputed.tsx'
import { type DealsNow, dealsNow, type LyingOffer, type Offer } from './now.ts'
import { Slip } from './Slip.tsx'
import { Waiting } from './Waiting.tsx'
import { DEAL_WORDS } from './words.ts'

interface DealsProps {
  /** Stops the game until the host has ruled, where the table can. */
  readonly onDispute?: (text: string) => void
  /** The host or whoever called it lets a dispute rest. */
  readonly onRest?: () => void
}

export function Deals({ onDispute, onRest }: DealsProps) {
  const { view, model, table, language, choose } = usePlay()
  const say = DEAL_WORDS[language]
  const [opened, open] = useState<Opened | null>(null)
  const close = useCallback(() => open(null), [])
  const now = dealsNow(view, model.choices, table.host)
  const isGone = opened !== null && !isPossible(opened, now)
  useEffect(() => {
    if (isGone) close()
  }, [isGone, close])

  const answer = (choice: MunchkinChoice): void => {
    if (!model.pending) choose(choice)
  }
  const counter = (offer: Offer): void => open({ door: offer.kind === 'trade' ? 'trade' : 'counter', offer })
  const waiting = now.offers.filter(({ role }) => role === 'forMe')
  const lying = now.offers.filter(({ role }) => role !== 'forMe')
  const { dispute } = table
  const mayDispute = onDispute !== undefined && dispute === undefined && view.you !== null && view.winners.length === 0
  const slip = (one: LyingOffer) => <Slip key={one.offer.number} lying={one} answer={answer} counter={counter} />
  return (
    <>
      <section className="mk-deal-doors" aria-label={say.deals}>
        {now.doors.map((door) => (
          <button key={door} type="button" className={`button slight is-${door}`} onClick={() => open({ door })}>
            {say[door]}
          </button>
        ))}
        {mayDispute && (
          <button type="button" className="button slight" onClick={() => open({ door: 'dispute' })}>
            {say.dispute}
          </button>
        )}
      </section>
      {lying.length > 0 && (
        <section className="mk-slips" aria-label={say.onTheTable}>
          {lying.map(slip)}
        </section>
      )}
      {(waiting.length + now.answers.length > 0 || dispute !== undefined) && (
        <Waiting
          numbers={[...waiting.map(({ offer }) => offer.number), ...(dispute === undefined ? [] : [dispute.at])]}
        >
          {dispute !== undefined && <Disputed dispute={dispute} rule={() => open({ door: 'rule' })} onRest={onRest} />}
          {waiting.map(slip)}
          {now.answers.length > 0 && <Answers answers={now.answers} answer={answer} />}
        </Waiting>
      )}
      {opened !== null && !isGone && <DealDoor opened={opened} now={now} onDispute={onDispute} close={close} />}
    </>
  )
}

/** What was opened may become pointless while it lies there: a fight ends, a question is answered. */
function isPossible({ door, offer }: Opened, { doors, offers }: DealsNow): boolean {
  if (door === 'dispute') return true
  if (door === 'counter') return offers.some((one) => one.mayCounter && one.offer.number === offer?.number)
  return doors.includes(door)
}

interface AnswersProps {
  readonly answers: readonly MunchkinChoice[]
  answer(choice: MunchkinChoice): void
}

/** A plain no to what the table asks. */
function Answers({ answers, answer }: AnswersProps) {
  const { view, reader, language } = usePlay()
  return (
    <fieldset className="mk-slip mk-deal-presets">
      {view.decision !== null && <legend>{askDecision(view.decision, language)}</legend>}
      {answers.map((choice) => {
        const label = sayChoice(choice, view, reader, language)
        return (
          <button key={label} type="button" className="button" onClick={() => answer(choice)}>
            {label}
          </button>
        )
      })}
    </fieldset>
  )
}
