// "Wait, I'm reading": holds an open gate for a while. Everybody is told that somebody reads, and nobody who.

import { useState } from 'react'
import { useLanguage } from '../language.ts'
import type { TableActions } from '../model.ts'
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
  if (table.reading) return <p className="mk-reading">{say.held}</p>
  if (asked === gate) return null
  const wait = (): void => {
    ask(gate)
    actions.act({ type: 'reading' })
  }
  return (
    <button type="button" className="button mk-reading" onClick={wait}>
      {say.wait}
    </button>
  )
}
