import { UNDO } from '@brouhaha/table'
import type { TableModel } from '../line/model.ts'
import { useLanguage } from '../shell/words/language.ts'
import { TABLE_WORDS } from './words.ts'

interface TakeBackProps {
  readonly model: Pick<TableModel, 'undo'>
  readonly choose: (choice: typeof UNDO) => void
}

/** Undoes the last thing, while nothing was rolled, drawn or shown since. */
export function TakeBack({ model, choose }: TakeBackProps) {
  const say = TABLE_WORDS[useLanguage()]
  if (!model.undo) return null
  return (
    <button type="button" className="button undo" onClick={() => choose(UNDO)}>
      {say.takeBack}
    </button>
  )
}
