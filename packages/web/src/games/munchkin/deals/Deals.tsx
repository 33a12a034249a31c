// Talk and deals: what lies on the table for the reader, and what the reader may begin.

import { askDecision, type MunchkinChoice, sayChoice } from '@brouhaha/munchkin'
import { useCallback, useEffect, useState } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { isBegging } from './begging.ts'
import './deals.css'
import { DealDoor } from './DealDoor.tsx'
import { Disputed } from './Disputed.tsx'
import type { CallDispute } from './DisputeSheet.tsx'
import type { Door } from './doors.ts'
import { dealsNow, type LyingOffer, type Offer } from './now.ts'
import { type Opened, ProspectContext, prospectOf } from './opened.ts'
import { RuledSlip } from './RuledSlip.tsx'
import { Slip } from './Slip.tsx'
import { Waiting } from './Waiting.tsx'
import { DEAL_WORDS } from './words.ts'

interface DealsProps {
  /** Stops the game until the host has ruled, where the table can. */
  readonly onDispute?: CallDispute
  /** The host or whoever called it lets a dispute rest. */
  readonly onRest?: () => void
  /** For or against what the host rules, where the others vote. */
  readonly onVote?: (on: boolean) => void
  /** Asks the whole table at once: whoever has a price may name it. */
  readonly onBeg?: () => void
}

export function Deals({ onDispute, onRest, onVote, onBeg }: DealsProps) {
  const { view, model, table, reader, language, choose } = usePlay()
  const say = DEAL_WORDS[language]
  const [opened, open] = useState<Opened | null>(null)
  const close = useCallback(() => open(null), [])
  const now = dealsNow(view, model.choices)
  const [madeWay, makeWay] = useState(false)
  const { dispute, ruled } = table
  const isSettled = opened?.door === 'rule' && (dispute === undefined || dispute.proposal !== undefined)
  const prospect = opened === null || isSettled ? 'over' : prospectOf(opened, view, now)
  useEffect(() => {
    if (prospect === 'over') close()
    if (prospect !== 'shut') makeWay(prospect === 'asked')
  }, [prospect, close])

  const { combat } = view
  const isBegged = (door: Door): boolean =>
    door === 'offerHelp' && combat !== null && isBegging(combat, model.talk, model.history)
  const answer = (choice: MunchkinChoice): void => {
    if (!model.pending) choose(choice)
  }
  const counter = (offer: Offer): void => open({ door: offer.kind === 'trade' ? 'trade' : 'counter', offer })
  const waiting = now.offers.filter(({ role }) => role === 'forMe')
  const lying = now.offers.filter(({ role }) => role !== 'forMe')
  const mayDispute = onDispute !== undefined && dispute === undefined && view.you !== null && view.winners.length === 0
  const slip = (one: LyingOffer) => <Slip key={one.offer.number} lying={one} answer={answer} counter={counter} />
  return (
    <>
      <section className="mk-deal-doors" aria-label={say.deals}>
        {now.doors.map((door) => (
          <button
            key={door}
            type="button"
            className={`button is-${door} ${isBegged(door) ? '' : 'slight'}`}
            onClick={() => open({ door })}
          >
            {isBegged(door) ? fill(say.begged, { name: reader.names[combat?.main ?? 0] ?? '' }) : say[door]}
          </button>
        ))}
        {onBeg !== undefined && now.doors.includes('askHelp') && (
          <button type="button" className="button slight" onClick={onBeg}>
            {say.beg}
          </button>
        )}
        {mayDispute && (
          <button type="button" className="button slight" onClick={() => open({ door: 'dispute' })}>
            {say.dispute}
          </button>
        )}
      </section>
      {(lying.length > 0 || ruled !== undefined) && (
        <section className="mk-slips" aria-label={say.onTheTable}>
          {ruled !== undefined && <RuledSlip ruled={ruled} onVote={onVote} />}
          {lying.map(slip)}
        </section>
      )}
      {(waiting.length + now.answers.length > 0 || dispute !== undefined) && (
        <Waiting
          numbers={[...waiting.map(({ offer }) => offer.number), ...(dispute === undefined ? [] : [dispute.at])]}
        >
          {dispute !== undefined && (
            <Disputed dispute={dispute} rule={() => open({ door: 'rule' })} onRest={onRest} onVote={onVote} />
          )}
          {waiting.map(slip)}
          {now.answers.length > 0 && <Answers answers={now.answers} answer={answer} />}
        </Waiting>
      )}
      {opened !== null && prospect !== 'over' && (
        // What has made way for a question comes back when it can be sent, not before.
        <ProspectContext value={prospect === 'shut' && madeWay ? 'asked' : prospect}>
          <DealDoor opened={opened} now={now} dispute={dispute} onDispute={onDispute} close={close} />
        </ProspectContext>
      )}
    </>
  )
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
