import { useLanguage } from '../../shell/words/language.ts'
import { HANDS_WORDS } from '../../table/hands/words.ts'
import type { MoshModel } from './model.ts'
import { zombieNames } from './names.ts'
import { OpenHands } from './replay/OpenHands.tsx'

/** For those who watch, when everybody at the table has agreed: all hands, late. */
export function MoshLateHands({ model: { table, view, lateViews } }: { readonly model: MoshModel }) {
  const language = useLanguage()
  if (table === null || view === null || lateViews === null) return null
  return (
    <OpenHands
      hands={lateViews.map(({ hand }) => hand)}
      names={zombieNames(table.seats, view, language)}
      title={HANDS_WORDS[language].lateHands}
    />
  )
}
