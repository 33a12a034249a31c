import { type MunchkinForm, sayForm } from '@brouhaha/munchkin'
import { useId, useState } from 'react'
import { usePlay } from '../play.ts'
import { DealSheet } from './DealSheet.tsx'
import { SeatPicks } from './SeatPicks.tsx'
import { useDeal } from './useDeal.ts'
import { DEAL_WORDS } from './words.ts'

const ABSTENTIONS = ['help', 'interfere'] as const

/** To stay out of a fight: binding where the table says so, talk everywhere else. */
export function PromiseSheet({ close }: { readonly close: () => void }) {
  const { view, reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  const { send, refusal, isShut } = useDeal(close)
  const group = useId()
  const [seat, meet] = useState(view.combat?.main ?? 0)
  const [not, abstain] = useState<(typeof ABSTENTIONS)[number]>('interfere')
  const form: MunchkinForm = { type: 'pact', seat, not }
  return (
    <DealSheet
      title={say.promise}
      hint={view.switches.includes('pacts') ? say.binding : say.talk}
      refusal={refusal}
      close={close}
    >
      <SeatPicks
        title={say.promiseWhom}
        seats={view.seats.map((_, other) => other).filter((other) => other !== view.you)}
        picked={[seat]}
        change={([other]) => meet(other ?? seat)}
      />
      <fieldset className="options">
        <legend>{say.promiseWhat}</legend>
        {ABSTENTIONS.map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === not} onChange={() => abstain(one)} />
            {one === 'help' ? say.notHelp : say.notInterfere}
          </label>
        ))}
      </fieldset>
      <button type="button" className="button mk-deal-send" aria-disabled={isShut} onClick={() => send(form)}>
        {sayForm(form, reader, language)}
      </button>
    </DealSheet>
  )
}
