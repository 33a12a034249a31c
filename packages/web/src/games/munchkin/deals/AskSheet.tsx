import { type MunchkinChoice, sayPreset } from '@brouhaha/munchkin'
import { useState } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { allies, allyAt } from './ally.ts'
import { DealSheet } from './DealSheet.tsx'
import { OwnTerms } from './OwnTerms.tsx'
import { sayOutcome } from './outcome.ts'
import { SeatPicks } from './SeatPicks.tsx'
import { NO_TERMS } from './TermsFields.tsx'
import { useDeal } from './useDeal.ts'
import { DEAL_WORDS } from './words.ts'

interface AskSheetProps {
  readonly asks: readonly MunchkinChoice[]
  close(): void
}

/** Whom to ask, with what each of them would bring; then a usual price, or one's own. */
export function AskSheet({ asks, close }: AskSheetProps) {
  const { view, reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  const { send, refusal, isShut } = useDeal(close)
  const best = allies(view)
  const isAsked = (seat: number): boolean => !asks.some((ask) => ask.seat === seat)
  const first = best.find(({ seat }) => !isAsked(seat)) ?? best[0]
  const [picked, pick] = useState(first?.seat ?? null)
  const [terms, change] = useState(NO_TERMS)
  const { combat } = view
  if (combat === null || picked === null) return null
  const presets = asks.filter(({ seat }) => seat === picked)
  const form = { type: 'askHelp', seat: picked, ...terms } as const
  const outcomeOf = (seat: number): string => {
    const ally = allyAt(view, seat)
    return ally === null ? '' : sayOutcome(ally, say)
  }
  return (
    <DealSheet title={say.askHelp} refusal={refusal} close={close}>
      <p className="mk-deal-score">{fill(say.score, { ...combat.totals })}</p>
      <SeatPicks
        title={say.whom}
        seats={best.map(({ seat }) => seat)}
        picked={[picked]}
        note={outcomeOf}
        change={([seat]) => pick(seat ?? picked)}
      />
      {presets.length > 0 ? (
        <Presets choices={presets} send={send} />
      ) : isShut ? null : (
        <p>{fill(say.askedBefore, { name: reader.names[picked] ?? '' })}</p>
      )}
      <OwnTerms form={form} folded={presets.length > 0} isShut={isShut} change={change} send={send} />
    </DealSheet>
  )
}

interface PresetsProps {
  readonly choices: readonly MunchkinChoice[]
  send(choice: MunchkinChoice): void
}

/** The usual prices, one press each. */
export function Presets({ choices, send }: PresetsProps) {
  const { language } = usePlay()
  return (
    <fieldset className="mk-deal-presets">
      <legend>{DEAL_WORDS[language].price}</legend>
      {choices.map((choice) => (
        <button key={choice.index} type="button" className="button slight" onClick={() => send(choice)}>
          {sayPreset(choice.index ?? 0, language)}
        </button>
      ))}
    </fieldset>
  )
}
