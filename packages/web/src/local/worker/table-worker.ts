// The rules and the bots, away from the page: a table for one game on this device, and the judge of logs.

import { newIngredients } from '@brouhaha/host'
import type { ServerMessage } from '@brouhaha/protocol'
import { type Hold, hold } from '../hold.ts'
import { indexedDbStore } from '../indexed-db.ts'
import { LocalTable } from '../local-table.ts'
import { checkLog } from './check.ts'
import { foldLog } from './fold-log.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { shelf } from './shelf.ts'

let table: LocalTable | null = null
let held: Hold | null = null
/** What came in before the game was open. */
let early: ToWorker[] = []
let opening = false

const post = (message: FromWorker): void => self.postMessage(message)
const tell = (message: ServerMessage): void => post({ type: 'tell', message })

async function open(game: string, takeOver: boolean, fast: boolean): Promise<void> {
  opening = true
  held = await hold(game, takeOver, () => {
    table?.close()
    tell({ type: 'bye', why: 'elsewhere' })
  })
  if (held === null) return tell({ type: 'bye', why: 'elsewhere' })
  const kept = await indexedDbStore.load(game)
  if (kept === null) return tell({ type: 'bye', why: 'gone' })
  const opened = await LocalTable.open(kept, {
    store: indexedDbStore,
    shelf,
    now: Date.now,
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    luck: (seats) => newIngredients(seats, (count) => crypto.getRandomValues(new Uint8Array(count))),
    tell,
    call: (call) => post({ type: 'call', call }),
  })
  if (typeof opened === 'string') return post({ type: 'unplayable', why: opened })
  table = opened
  table.hurry(fast)
  opening = false
  for (const message of early) take(message)
  early = []
}

function take(message: ToWorker): void {
  switch (message.type) {
    case 'open':
      open(message.game, message.takeOver, message.fast).catch(() => tell({ type: 'bye', why: 'stopping' }))
      return
    case 'send':
      if (opening) early.push(message)
      else table?.receive(message.message)
      return
    case 'hurry':
      if (opening) early.push(message)
      else table?.hurry(message.on)
      return
    case 'close':
      table?.close()
      held?.release()
      self.close()
      return
    case 'verify':
      void checkLog(message.log, shelf).then((verdict) => post({ type: 'verified', verdict }))
      return
    case 'fold':
      void foldLog(message.log, message.ear, shelf, message.whole).then((moments) => post({ type: 'folded', moments }))
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => take(data)
