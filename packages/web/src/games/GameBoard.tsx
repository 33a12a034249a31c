// A table for a screen that everybody sees: nobody sits at it, so there is nothing to press.

import { lazy, Suspense } from 'react'
import { Loading } from '../app/Loading.tsx'
import { isMunchkinModel, type TableActions, type TableModel } from '../model.ts'
import { GameScreen } from './GameScreen.tsx'

const MunchkinScene = lazy(async () => ({ default: (await import('./MunchkinScene.tsx')).MunchkinScene }))

interface GameBoardProps {
  readonly model: TableModel
  readonly actions: TableActions
}

export function GameBoard({ model, actions }: GameBoardProps) {
  if (!isMunchkinModel(model) || model.table?.status === 'over')
    return <GameScreen model={model} actions={actions} silent />
  return (
    <Suspense fallback={<Loading />}>
      <MunchkinScene model={model} aloud />
    </Suspense>
  )
}
