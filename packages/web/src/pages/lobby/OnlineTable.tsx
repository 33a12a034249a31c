import { Suspense, useEffect, useEffectEvent } from 'react'
import { GameScreen } from '../../games/GameScreen.tsx'
import { pageOf } from '../../games/pages.ts'
import { rulesAt } from '../../games/rules-at.ts'
import { forgetPlace, keepSeen, type Place } from '../../line/memory.ts'
import type { TableModel } from '../../line/model.ts'
import type { SocketLine } from '../../line/socket-line.ts'
import { type TableInUse, useTable } from '../../line/use-table.ts'
import { randomHex } from '../../shell/browser/random.ts'
import { Loading } from '../../shell/frame/Loading.tsx'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { Goodbye } from './Goodbye.tsx'
import { Latecomer } from './Latecomer.tsx'
import { Lobby } from './Lobby.tsx'
import { TableMenu } from './TableMenu.tsx'
import { LOBBY_WORDS } from './words.ts'
import './lobby.css'

export interface OnlineTableProps {
  readonly table: string
  readonly line: SocketLine
  readonly place: Place | null
  onSit(place: Place): void
  onGetUp(why?: 'deleted'): void
  onAgain(): void
}

export function OnlineTable({ table, line, place, onSit, onGetUp, onAgain }: OnlineTableProps) {
  const say = LOBBY_WORDS[useLanguage()]
  const inUse = useTable(line, place?.seen ?? 0)
  const { model, actions } = inUse
  useLuck(inUse)
  useMemory(table, model)
  useLoss(place !== null && model.connection === 'live' && model.you === null, onGetUp)

  if (model.connection === 'closed') return <Goodbye bye={model.bye} onGetUp={onGetUp} onAgain={onAgain} />
  if (model.table === null) return <Loading />
  if (model.table.status === 'gathering')
    return <Lobby inUse={inUse} info={model.table} onSit={onSit} onGetUp={onGetUp} />
  const { FinalHands } = pageOf(model.table.game)
  return (
    <Shell
      title={fill(say.table, { table })}
      playing
      rules={rulesAt(model.table)}
      tools={<TableMenu inUse={inUse} info={model.table} onGetUp={onGetUp} />}
    >
      {model.you === null && <Latecomer info={model.table} onSit={onSit} />}
      <GameScreen
        model={model}
        actions={actions}
        {...(model.you === model.table.host ? { rematch: () => actions.act({ type: 'rematch' }) } : {})}
      />
      {model.allViews !== null && (
        <Suspense fallback={null}>
          <FinalHands model={model} />
        </Suspense>
      )}
    </Shell>
  )
}

/** Somebody who had a seat and is told that they only watch has left it: from another window, or from the menu. */
function useLoss(lost: boolean, onGetUp: () => void): void {
  const getUp = useEffectEvent(onGetUp)
  useEffect(() => {
    if (lost) getUp()
  }, [lost])
}

const LUCK_BYTES = 16

/** Every device adds luck to the shuffle to come, so that nobody can choose the cards. A promise is given once for each. */
function useLuck({ model, actions }: TableInUse): void {
  const { table, you, connection, view } = model
  const waiting =
    table !== null && (table.status === 'gathering' || (view !== null && pageOf(table.game).shufflesNext(view)))
  const missing = waiting && connection === 'live' && you !== null && !table.lucky.includes(you)
  const promise = missing ? table.promise : null

  useEffect(() => {
    if (promise !== null) actions.act({ type: 'luck', bytes: randomHex(LUCK_BYTES) })
  }, [promise, actions])
}

/** How far this device has heard, so that a return can be told what it missed; a lost seat is forgotten. */
function useMemory(table: string, { connection, seq, bye }: TableModel): void {
  useEffect(() => {
    if (connection === 'live') keepSeen(table, seq)
    if (bye === 'kicked' || bye === 'secret' || bye === 'gone') forgetPlace(table)
  }, [table, connection, seq, bye])
}
