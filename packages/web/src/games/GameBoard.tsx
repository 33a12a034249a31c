// A table for a screen that everybody sees: nobody sits at it, so there is nothing to press.

import { Suspense } from 'react'
import { Loading } from '../shell/frame/Loading.tsx'
import type { ScreenProps } from './page/game-page.ts'
import { pageOf } from './pages.ts'

export function GameBoard({ model, actions }: Pick<ScreenProps, 'model' | 'actions'>) {
  const { table } = model
  if (table === null) return null
  const { Board, Screen } = pageOf(table.game)
  const Shown = table.status === 'over' ? Screen : Board
  return (
    <Suspense fallback={<Loading />}>
      <Shown model={model} actions={actions} withoutChat />
    </Suspense>
  )
}
