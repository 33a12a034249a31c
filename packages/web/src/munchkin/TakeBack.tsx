import { UNDO } from '@brouhaha/table'
import { useLanguage } from '../language.ts'
import type { MunchkinActions } from '../model.ts'
import { usePlay } from './play.ts'

const WORDS = { en: 'Take it back', fr: 'Reviens en arrière' } as const

/** Undoes the last thing, while nothing was rolled, drawn or shown since. */
export function TakeBack({ actions }: { readonly actions: MunchkinActions }) {
  const { model } = usePlay()
  const language = useLanguage()
  if (!model.undo) return null
  return (
    <button type="button" className="button mk-take-back" onClick={() => actions.choose(UNDO)}>
      {WORDS[language]}
    </button>
  )
}
