// "Wait, I'm reading": holds an open gate for a while, once for each seat that lives. Everybody is told that somebody reads, and
// nobody who.

import { useState } from 'react'
import type { TableActions } from '../../line/model.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { type Move, usePlay } from './play.ts'

const WORDS = {
  en: { wait: 'Wait, I’m reading', held: 'Somebody is reading' },
  fr: { wait: 'Attends, je lis', held: 'Quelqu’un lit' },
} as const

export function Reading({ actions }: { readonly actions: TableActions<Move> }) {
  const { view, table } = usePlay()
  const say = WORDS[useLanguage()]
  const [asked, ask] = useState<number | null>(null)
  const gate = view.gate?.number ?? null
  if (gate === null || view.you === null || table.deadline === null) return null
  const mayWait = asked !== gate && view.seats[view.you]?.life !== 'dead'
  const wait = (): void => {
    ask(gate)
    actions.act({ type: 'reading' })
  }
  return (
    <>
      {table.reading && <p className="mk-reading small">{say.held}</p>}
      {mayWait && (
        <button type="button" className="button mk-reading" onClick={wait}>
          {say.wait}
        </button>
      )}
    </>
  )
}
