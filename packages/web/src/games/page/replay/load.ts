import type { HeardRow, TableInfo } from '@brouhaha/protocol'
import { readLog } from '@brouhaha/table'
import { placeAt } from '../../../line/memory.ts'
import { indexedDbStore } from '../../../local/indexed-db.ts'
import { type Recording, recordingOfHeard, recordingOfKept, recordingOfLog } from '../../../local/recording.ts'

/** Nothing by that name anywhere, or no server to ask. */
export type Missing = 'missing' | 'away'

/** A game of this device, or else a table of the server. */
export async function loadRecording(id: string): Promise<Recording | Missing> {
  const kept = await indexedDbStore.load(id).catch(() => null)
  const here = kept && recordingOfKept(kept)
  return here ?? fetchRecording(id)
}

async function fetchRecording(id: string): Promise<Recording | Missing> {
  const address = `/api/tables/${encodeURIComponent(id)}`
  try {
    const info = await fetch(address)
    const table = info.ok ? ((await info.json()) as TableInfo) : null
    // The match of a rematch has a name of its own; the seat is one at the table.
    const place = placeAt(table?.id ?? id)
    const headers: Record<string, string> = place === null ? {} : { authorization: `Bearer ${place.secret}` }
    const log = await fetch(`${address}/log`, { headers })
    if (!log.ok) return log.status < 500 ? 'missing' : 'away'
    const text = await log.text()
    const whole = readLog(text)
    if (whole !== null) return recordingOfLog(whole, table?.seats ?? null, id) ?? 'missing'
    const told = JSON.parse(text) as { readonly table: TableInfo; readonly heard: readonly HeardRow[] }
    return recordingOfHeard(told.table, told.heard, place?.seat ?? null)
  } catch {
    return 'away'
  }
}

export async function readRecording(file: Blob): Promise<Recording | null> {
  const log = readLog(await file.text())
  return log === null ? null : recordingOfLog(log, null, null)
}
