import { UNDO } from '@brouhaha/table'
import type { TableActions } from '../../line/model.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { words } from '../../shell/words/words.ts'
import { type Move, usePlay } from './play.ts'

const TAKE_BACK_WORDS = words({ takeBack: 'Take it back' }, { takeBack: 'Reviens en arrière' })

/** Undoes the last thing, while nothing was rolled, drawn or shown since. */
export function TakeBack({ actions }: { readonly actions: TableActions<Move> }) {
  const { model } = usePlay()
  const language = useLanguage()
  if (!model.undo) return null
  return (
    <button type="button" className="button mk-take-back" onClick={() => actions.choose(UNDO)}>
      {TAKE_BACK_WORDS[language].takeBack}
    </button>
  )
}
