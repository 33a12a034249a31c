import type { GameKit } from '@brouhaha/games'
import { useLanguage } from '../../shell/words/language.ts'
import { HANDS_WORDS } from '../../table/hands/words.ts'
import type { LateHandsProps } from '../page/game-page.ts'
import { audienceOf } from './audience.ts'
import { PlainHands } from './PlainHands.tsx'

/** For those who watch, when everybody at the table has agreed: all hands, late. */
export function PlainLateHands({ model, kit }: LateHandsProps & { readonly kit: GameKit }) {
  const language = useLanguage()
  const { table, lateViews } = model
  if (table === null || lateViews === null) return null
  const audience = audienceOf(kit.entry, table.seats, null, language)
  return <PlainHands kit={kit} views={lateViews} audience={audience} title={HANDS_WORDS[language].lateHands} />
}
