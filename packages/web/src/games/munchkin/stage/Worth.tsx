import { usePlay } from '../play.ts'
import { Sign } from '../seats/Sign.tsx'
import { figure } from './figure.ts'
import { STAGE_WORDS } from './words.ts'

/** How strong a fighter or a monster is. */
export function Worth({ strength }: { readonly strength: number }) {
  const { language } = usePlay()
  return (
    <span className="mk-worth">
      <Sign of="strength" />
      <span className="unseen">{STAGE_WORDS[language].strength} </span>
      <b>{figure(strength)}</b>
    </span>
  )
}
