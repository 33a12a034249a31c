import { useLanguage } from '../../shell/words/language.ts'
import { HANDS_WORDS } from '../../table/hands/words.ts'
import type { MoshModel } from './model.ts'
import { zombieNames } from './names.ts'
import { OpenHands } from './replay/OpenHands.tsx'

/** Once the game is over: all hands. */
export function MoshFinalHands({ model: { table, view, allViews } }: { readonly model: MoshModel }) {
  const language = useLanguage()
  if (table === null || view === null || allViews === null) return null
  return (
    <OpenHands
      hands={allViews.map(({ hand }) => hand)}
      names={zombieNames(table.seats, view, language)}
      title={HANDS_WORDS[language].finalHands}
    />
  )
}
