// A table online, at /t/ID: finds out who this person is there, and opens the line.

import type { Sentence } from '@brouhaha/table'
import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { tableInfo } from '../../line/api.ts'
import { isGone } from '../../line/gone.ts'
import { forgetPlace, keepPlace, type Place, placeAt } from '../../line/memory.ts'
import { lineToTable, type SocketLine } from '../../line/socket-line.ts'
import { Loading } from '../../shell/frame/Loading.tsx'
import { changeSettings } from '../../shell/settings/settings.ts'
import { DeadEnd } from './DeadEnd.tsx'
import { Invited } from './Invited.tsx'
import { OnlineTable } from './OnlineTable.tsx'
import { SharedScreen } from './SharedScreen.tsx'

/** An invitation is taken out of the address at once: what stands there gets copied, shared and kept in histories. */
const invitationInAddress = (): string | null => /^#i=([\w-]{22,64})$/.exec(location.hash)?.[1] ?? null

export function TablePage({ table }: { readonly table: string }) {
  const [place, setPlace] = useState(() => placeAt(table))
  const [invitation, setInvitation] = useState(invitationInAddress)
  const [found, setFound] = useState<'asking' | 'there' | 'gone' | 'away' | Sentence>('asking')
  const [attempt, setAttempt] = useState(0)
  const [erased, setErased] = useState(false)
  const shared = new URLSearchParams(useSearch()).has('screen')
  const line = useLine(found === 'there' && invitation === null ? table : null, shared ? null : place, attempt)

  useEffect(() => {
    if (invitationInAddress() !== null) history.replaceState(history.state, '', location.pathname)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    setFound('asking')
    tableInfo(table).then((reply) => {
      if (reply.kind === 'done') setFound('there')
      else if (isGone(reply)) {
        forgetPlace(table)
        setFound('gone')
      } else setFound(reply.kind === 'refused' ? reply.refusal.says : 'away')
    })
  }, [table, attempt])

  function sit(sat: Place) {
    keepPlace(table, sat)
    changeSettings({ name: sat.name })
    setInvitation(null)
    setPlace(sat)
  }

  function getUp(why?: 'deleted') {
    forgetPlace(table)
    setPlace(null)
    if (why === 'deleted') setErased(true)
  }

  const again = () => setAttempt(attempt + 1)
  if (found === 'gone') return <DeadEnd why="gone" />
  if (found === 'away') return <DeadEnd why="away" onAgain={again} />
  if (typeof found === 'object') return <DeadEnd why="stuck" because={found} onAgain={again} />
  if (erased) return <DeadEnd why="deleted" onAgain={() => setErased(false)} />
  if (invitation !== null) return <Invited table={table} invitation={invitation} onSit={sit} />
  if (line === null) return <Loading />
  if (shared)
    return <SharedScreen key={attempt} table={table} line={line} place={place} onMoved={getUp} onAgain={again} />
  return (
    <OnlineTable
      key={`${place?.secret ?? ''} ${attempt}`}
      table={table}
      line={line}
      place={place}
      onSit={sit}
      onGetUp={getUp}
      onAgain={again}
    />
  )
}

/** The line of a place at a table, for as long as the page shows it. */
function useLine(table: string | null, place: Place | null, attempt: number): SocketLine | null {
  const [line, setLine] = useState<SocketLine | null>(null)
  const secret = place?.secret

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt needs another line
  useEffect(() => {
    if (table === null) return
    const opened = lineToTable(table, secret)
    const hurry = () => opened.hurry()
    addEventListener('online', hurry)
    document.addEventListener('visibilitychange', hurry)
    setLine(opened)
    return () => {
      removeEventListener('online', hurry)
      document.removeEventListener('visibilitychange', hurry)
      opened.close()
      setLine(null)
    }
  }, [table, secret, attempt])

  return line
}
