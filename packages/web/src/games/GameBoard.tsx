// A table for a screen that everybody sees: nobody sits at it, so there is nothing to press.

import { lazy, Suspense } from 'react'
import { isMunchkinModel, type TableActions, type TableModel } from '../line/model.ts'
import { Loading } from '../shell/frame/Loading.tsx'
import { GameScreen } from './GameScreen.tsx'

const MunchkinScene = lazy(async () => ({ default: (await import('./munchkin/MunchkinScene.tsx')).MunchkinScene }))

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
