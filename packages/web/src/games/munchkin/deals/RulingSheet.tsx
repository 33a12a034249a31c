import { type MunchkinForm, RULING_VERBS, sayForm, WINNING_LEVEL } from '@brouhaha/munchkin'
import { useId, useState } from 'react'
import { SureButton } from '../../../shell/parts/SureButton.tsx'
import { usePlay } from '../play.ts'
import { CardPicks } from './CardPicks.tsx'
import { DealSheet } from './DealSheet.tsx'
import { SeatPicks } from './SeatPicks.tsx'
import { useDeal } from './useDeal.ts'
import { DEAL_WORDS } from './words.ts'

type Ruling = Extract<MunchkinForm, { readonly type: 'rule' }>

const LEVELS: readonly number[] = Array.from({ length: WINNING_LEVEL - 1 }, (_, index) => index + 1)

/** The host puts a table right, in front of everybody. */
export function RulingSheet({ close }: { readonly close: () => void }) {
  const { view, reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  const { send, refusal } = useDeal(close)
  const group = useId()
  const [verb, decide] = useState<Ruling['verb']>('setLevel')
  const [chosen, meet] = useState<number | null>(null)
  const [level, set] = useState<number | null>(null)
  const [card, pick] = useState<number | null>(null)
  const asked = view.asked.filter((seat) => seat !== 'house')
  const isNeeded: Readonly<Record<Ruling['verb'], boolean>> = {
    setLevel: true,
    discardCard: true,
    endCombat: view.combat !== null,
    skipDecision: asked.length > 0,
  }
  const seats = verb === 'skipDecision' ? asked : view.seats.map((_, seat) => seat)
  const seat = chosen !== null && seats.includes(chosen) ? chosen : (seats[0] ?? 0)
  const before = view.seats[seat]!
  const wantedLevel = level ?? Math.min(before.level, LEVELS.length)
  const values: Readonly<Record<Ruling['verb'], number | null>> = {
    setLevel: wantedLevel,
    discardCard: before.table.some(({ copy }) => copy === card) ? card : null,
    endCombat: isNeeded.endCombat ? 0 : null,
    skipDecision: isNeeded.skipDecision ? 0 : null,
  }
  const value = values[verb]
  const form: Ruling | null = value === null ? null : { type: 'rule', verb, seat, value }
  return (
    <DealSheet title={say.rule} hint={say.ruleHint} refusal={refusal} close={close}>
      <fieldset className="options">
        <legend>{say.ruleWhat}</legend>
        {RULING_VERBS.filter((one) => isNeeded[one]).map((one) => (
          <label key={one}>
            <input type="radio" name={group} checked={one === verb} onChange={() => decide(one)} />
            {say[one]}
          </label>
        ))}
      </fieldset>
      {verb !== 'endCombat' && seats.length > 0 && (
        <SeatPicks title={say.ruleWhose} seats={seats} picked={[seat]} change={([one]) => meet(one ?? seat)} />
      )}
      {verb === 'setLevel' && (
        <label className="field">
          {say.level}
          <select value={wantedLevel} onChange={({ target }) => set(Number(target.value))}>
            {LEVELS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      {verb === 'discardCard' && (
        <CardPicks
          title={say.whichCard}
          cards={before.table}
          picked={card === null ? [] : [card]}
          empty={say.noCards}
          single
          change={([copy]) => pick(copy ?? null)}
        />
      )}
      {form !== null && (
        <>
          <p>{sayForm(form, reader, language)}</p>
          <SureButton
            className="button grave mk-deal-send"
            sure={say.ruleSure}
            label={say.ruleIt}
            onSure={() => send(form)}
          >
            {say.ruleIt}
          </SureButton>
        </>
      )}
    </DealSheet>
  )
}
