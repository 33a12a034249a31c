import { useLanguage } from '../../shell/words/language.ts'
import { MunchkinBoard, type MunchkinBoardProps } from './MunchkinBoard.tsx'
import { seatNames } from './names.ts'

type MunchkinSceneProps = Pick<MunchkinBoardProps, 'model' | 'announced'>

/** A table of the Munchkin family to look at, with nothing to press. */
export function MunchkinScene({ model, announced }: MunchkinSceneProps) {
  const language = useLanguage()
  const { view, table } = model
  if (view === null || table === null) return null
  const names = seatNames(table.seats, language)
  return <MunchkinBoard view={view} table={table} names={names} model={model} announced={announced} />
}

/** On a screen that everybody sees, with its sounds. */
export const SharedScene = ({ model }: Pick<MunchkinSceneProps, 'model'>) => <MunchkinScene model={model} announced />
