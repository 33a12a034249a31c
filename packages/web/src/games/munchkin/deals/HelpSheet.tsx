import type { MunchkinChoice, Terms } from '@brouhaha/munchkin'
import { useState } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { Presets } from './AskSheet.tsx'
import { allyAt } from './ally.ts'
import { DealSheet } from './DealSheet.tsx'
import { OwnTerms } from './OwnTerms.tsx'
import { sayOutcome } from './outcome.ts'
import { NO_TERMS } from './TermsFields.tsx'
import { useDeal } from './useDeal.ts'
import { DEAL_WORDS } from './words.ts'

interface HelpSheetProps {
  /** Help that nobody asked for, or the answer "only if". */
  readonly type: 'offerHelp' | 'counter'
  readonly volunteers: readonly MunchkinChoice[]
  /** The terms to begin with. */
  readonly terms?: Terms | undefined
  close(): void
}

/** What the reader wants for helping. */
export function HelpSheet({ type, volunteers, terms: before = NO_TERMS, close }: HelpSheetProps) {
  const { view, reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  const { send, refusal, isShut } = useDeal(close)
  const [terms, change] = useState(before)
  const { combat, you } = view
  if (combat === null || you === null) return null
  const ally = allyAt(view, you)
  return (
    <DealSheet title={say[type]} refusal={refusal} close={close}>
      <p className="mk-deal-score">{fill(say.theScore, { name: reader.names[combat.main] ?? '', ...combat.totals })}</p>
      {ally !== null && <p>{fill(say.withYou, { outcome: sayOutcome(ally, say) })}</p>}
      {volunteers.length > 0 && <Presets choices={volunteers} send={send} />}
      <OwnTerms form={{ type, ...terms }} folded={volunteers.length > 0} isShut={isShut} change={change} send={send} />
    </DealSheet>
  )
}
