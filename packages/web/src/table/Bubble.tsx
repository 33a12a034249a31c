import type { Saying } from '@brouhaha/protocol'
import { SaidInWords } from './Talk.tsx'

/** What somebody has just said, beside their zombie. */
export function Bubble({ saying }: { readonly saying: Saying | undefined }) {
  if (saying === undefined) return null
  return (
    <p className="bubble">
      <SaidInWords saying={saying} />
    </p>
  )
}
