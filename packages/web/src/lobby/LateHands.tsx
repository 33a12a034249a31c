import { useLanguage } from '../language.ts'
import type { TableModel } from '../model.ts'
import { OpenHands } from '../replay/OpenHands.tsx'
import { seatNames } from '../table/names.ts'
import { LOBBY_WORDS } from './words.ts'

/** For those who watch, when everybody at the table has agreed: all hands, late. */
export function LateHands({ model: { table, view, lateHands } }: { readonly model: TableModel }) {
  const language = useLanguage()
  if (table === null || view === null || lateHands === null) return null
  return (
    <OpenHands
      hands={lateHands}
      names={seatNames(table.seats, view, language)}
      title={LOBBY_WORDS[language].lateHands}
    />
  )
}
