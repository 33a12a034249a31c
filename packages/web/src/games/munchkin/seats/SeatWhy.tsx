import { Sheet } from '../../../shell/parts/Sheet.tsx'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { LevelSteps } from './LevelSteps.tsx'
import { StrengthLines } from './StrengthLines.tsx'
import './seats.css'
import './sheet.css'
import { SEAT_WORDS } from './words.ts'

interface WhyProps {
  readonly seat: number
  readonly close: () => void
}

/** Where the numbers of a seat come from. */
export function SeatWhy({ seat, close }: WhyProps) {
  const { view, language } = usePlay()
  const say = SEAT_WORDS[language]
  const seen = view.seats[seat]!
  return (
    <Sheet label={fill(say.whyStrength, { strength: seen.strength })} onClose={close}>
      <StrengthLines seen={seen} />
      <LevelSteps seat={seat} />
      <form method="dialog">
        <button type="submit" className="button">
          {say.close}
        </button>
      </form>
    </Sheet>
  )
}
