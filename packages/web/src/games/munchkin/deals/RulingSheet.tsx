import { type Ruling, type RulingVerb, sayForm, WINNING_LEVEL } from '@brouhaha/munchkin'
import type { Dispute } from '@brouhaha/protocol'
import { useState } from 'react'
import { SureButton } from '../../../shell/parts/SureButton.tsx'
import { usePlay } from '../play.ts'
import { DealSheet } from './DealSheet.tsx'
import { useDeal } from './useDeal.ts'
import { DEAL_WORDS } from './words.ts'

const LEVELS: readonly number[] = Array.from({ length: WINNING_LEVEL - 1 }, (_, index) => index + 1)

interface RulingSheetProps {
  readonly dispute: Dispute
  close(): void
}

/** The host puts right what is disputed, in front of everybody, or proposes it to the others. */
export function RulingSheet({ dispute, close }: RulingSheetProps) {
  const { view, reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  const { send, refusal } = useDeal(close)
  const { about, voters } = dispute
  const [level, set] = useState(() => Math.min(view.seats[about?.seat ?? 0]?.level ?? 1, LEVELS.length))
  if (about === undefined) return null
  const verb = about.verb as RulingVerb
  const value = verb === 'setLevel' ? level : (about.value ?? 0)
  const form: Ruling = { type: 'rule', verb, seat: about.seat, value }
  const isVoted = voters !== undefined
  return (
    <DealSheet
      title={isVoted ? say.propose : say.rule}
      hint={isVoted ? say.proposeHint : say.ruleHint}
      refusal={refusal}
      close={close}
    >
      {verb === 'setLevel' && (
        <label className="field">
          {say.level}
          <select value={level} onChange={({ target }) => set(Number(target.value))}>
            {LEVELS.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      <p>{sayForm(form, reader, language)}</p>
      <SureButton
        className="button grave mk-deal-send"
        sure={isVoted ? say.proposeSure : say.ruleSure}
        label={isVoted ? say.proposeIt : say.ruleIt}
        onSure={() => send(form)}
      >
        {isVoted ? say.proposeIt : say.ruleIt}
      </SureButton>
    </DealSheet>
  )
}
