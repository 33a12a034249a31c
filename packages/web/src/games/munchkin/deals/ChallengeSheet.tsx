import { type MunchkinChoice, sayChoice } from '@brouhaha/munchkin'
import { SureButton } from '../../../shell/parts/SureButton.tsx'
import { usePlay } from '../play.ts'
import { DealSheet } from './DealSheet.tsx'
import { useDeal } from './useDeal.ts'
import { DEAL_WORDS } from './words.ts'

interface ChallengeSheetProps {
  readonly challenges: readonly MunchkinChoice[]
  close(): void
}

/** Honour mode: somebody uses what the rules forbid. */
export function ChallengeSheet({ challenges, close }: ChallengeSheetProps) {
  const { view, reader, language } = usePlay()
  const say = DEAL_WORDS[language]
  const { send, refusal } = useDeal(close)
  return (
    <DealSheet title={say.challenge} hint={say.challengeHint} refusal={refusal} close={close}>
      <div className="mk-deal-presets">
        {challenges.map((choice) => {
          const label = sayChoice(choice, view, reader, language)
          return (
            <SureButton
              key={choice.seat}
              className="button slight grave"
              sure={say.challengeSure}
              label={label}
              onSure={() => send(choice)}
            >
              {label}
            </SureButton>
          )
        })}
      </div>
    </DealSheet>
  )
}
