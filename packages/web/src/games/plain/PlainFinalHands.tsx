import type { GameKit } from '@brouhaha/games'
import { useLanguage } from '../../shell/words/language.ts'
import { HANDS_WORDS } from '../../table/hands/words.ts'
import type { FinalHandsProps } from '../page/game-page.ts'
import { audienceOf } from './audience.ts'
import { PlainHands } from './PlainHands.tsx'

/** Once the game is over: all hands. */
export function PlainFinalHands({ model, kit }: FinalHandsProps & { readonly kit: GameKit }) {
  const language = useLanguage()
  const { table, allViews } = model
  if (table === null || allViews === null) return null
  const audience = audienceOf(kit.entry, table.seats, null, language)
  return <PlainHands kit={kit} views={allViews} audience={audience} title={HANDS_WORDS[language].finalHands} />
}
