import { useLanguage } from '../language.ts'
import type { MunchkinModel } from '../model.ts'
import { MunchkinBoard } from '../munchkin/MunchkinBoard.tsx'
import { seatNames } from '../munchkin/names.ts'

/** A table of the Munchkin family to look at, with nothing to press. */
export function MunchkinScene({ model }: { readonly model: MunchkinModel }) {
  const language = useLanguage()
  const { view, table } = model
  if (view === null || table === null) return null
  return <MunchkinBoard view={view} table={table} names={seatNames(table.seats, language)} model={model} />
}
