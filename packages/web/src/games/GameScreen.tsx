import { Suspense } from 'react'
import { Loading } from '../shell/frame/Loading.tsx'
import type { ScreenProps } from './page/game-page.ts'
import { pageOf } from './pages.ts'

/** The screen of whatever game is played, fetched when a table needs it. */
export function GameScreen(props: ScreenProps) {
  const { table } = props.model
  if (table === null) return null
  const { Screen } = pageOf(table.game)
  return (
    <Suspense fallback={<Loading />}>
      <Screen {...props} />
    </Suspense>
  )
}
