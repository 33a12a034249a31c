import { type DisputedMatter, LONGEST_DISPUTE } from '@brouhaha/protocol'
import { type FormEvent, useId, useState } from 'react'
import { usePlay } from '../play.ts'
import { CardPicks } from './CardPicks.tsx'
import { DealSheet } from './DealSheet.tsx'
import { type DraftMatter, disputableSeats, matterOf, mattersOf } from './matter.ts'
import { SeatPicks } from './SeatPicks.tsx'
import { DEAL_WORDS } from './words.ts'

/** Null: about something that nobody can rule on. */
export type CallDispute = (text: string, about: DisputedMatter | null) => void

interface DisputeSheetProps {
  readonly call: CallDispute
  close(): void
}

/** Something looks wrong: everybody stops, and what is named here may be ruled on. */
export function DisputeSheet({ call, close }: DisputeSheetProps) {
  const { view, language } = usePlay()
  const say = DEAL_WORDS[language]
  const group = useId()
  const [text, write] = useState('')
  const [draft, change] = useState<DraftMatter>({ verb: 'setLevel', seat: 0, card: null })
  const seats = disputableSeats(draft.verb, view)
  const seat = seats.includes(draft.seat) ? draft.seat : (seats[0] ?? 0)
  const matter = matterOf({ ...draft, seat }, view)
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() === '' || matter === undefined) return
    call(text.trim(), matter)
    close()
  }
  return (
    <DealSheet title={say.dispute} hint={say.disputeHint} refusal={null} close={close}>
      <form className="stack" onSubmit={submit}>
        <fieldset className="options">
          <legend>{say.disputeAbout}</legend>
          {[...mattersOf(view), null].map((verb) => (
            <label key={verb}>
              <input
                type="radio"
                name={group}
                checked={verb === draft.verb}
                onChange={() => change({ ...draft, verb })}
              />
              {say[verb ?? 'somethingElse']}
            </label>
          ))}
        </fieldset>
        {draft.verb === null && <p className="small">{say.argueOut}</p>}
        {seats.length > 0 && (
          <SeatPicks
            title={say.ruleWhose}
            seats={seats}
            picked={[seat]}
            change={([one]) => change({ ...draft, seat: one ?? seat })}
          />
        )}
        {draft.verb === 'discardCard' && (
          <CardPicks
            title={say.whichCard}
            cards={view.seats[seat]!.table}
            picked={draft.card === null ? [] : [draft.card]}
            empty={say.noCards}
            single
            change={([card]) => change({ ...draft, card: card ?? null })}
          />
        )}
        <label className="field">
          {say.disputeWhat}
          <input value={text} maxLength={LONGEST_DISPUTE} onChange={({ target }) => write(target.value)} />
        </label>
        <button type="submit" className="button grave mk-deal-send">
          {say.disputeIt}
        </button>
      </form>
    </DealSheet>
  )
}
