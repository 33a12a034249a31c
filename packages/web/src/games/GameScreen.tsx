// The one place that knows which screen plays which game. Each is fetched when a table needs it, and not before.

import { lazy, Suspense } from 'react'
import { isMoshModel, isMunchkinModel, type TableActions, type TableModel } from '../line/model.ts'
import { Loading } from '../shell/frame/Loading.tsx'

const MoshScreen = lazy(async () => ({ default: (await import('./mosh/TableScreen.tsx')).TableScreen }))
const MunchkinScreen = lazy(async () => ({ default: (await import('./munchkin/MunchkinScreen.tsx')).MunchkinScreen }))

interface GameScreenProps {
  readonly model: TableModel
  readonly actions: TableActions
  /** Where this game can be seen again: the match's own replay if it is left out, nowhere if it is null. */
  readonly replay?: string | null
  /** Opens the next game with the same people, where that is possible. */
  readonly rematch?: () => void
  /** No chat: everybody sits around this device. */
  readonly silent?: boolean
}

export function GameScreen({ model, ...rest }: GameScreenProps) {
  return (
    <Suspense fallback={<Loading />}>
      {isMoshModel(model) && <MoshScreen model={model} {...rest} />}
      {isMunchkinModel(model) && <MunchkinScreen model={model} {...rest} />}
    </Suspense>
  )
}
