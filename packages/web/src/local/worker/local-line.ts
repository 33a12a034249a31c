// The way to a table in this browser's own worker.

import type { ClientMessage, ServerMessage } from '@brouhaha/protocol'
import type { Line, LineLost, Look } from '../../line/line.ts'
import type { Call } from '../device.ts'
import type { Unplayable } from '../reopen.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { startWorker } from './start.ts'

type Listener = (message: ServerMessage | LineLost) => void

export interface LocalLine extends Line {
  /** Bots stop taking their time, or take it again. */
  hurry(on: boolean): void
}

interface Wish {
  readonly fast: boolean
  /** Takes the game away from another tab. */
  readonly takeOver: boolean
  /** Called when the game is here and cannot go on. */
  readonly stuck: (why: Unplayable) => void
  /** Called with who is called to the device. */
  readonly call: (call: Call) => void
}

/** The worker starts with the first listener and ends with `close`. */
export function localLine(game: string, { fast, takeOver, stuck, call }: Wish): LocalLine {
  const listeners = new Set<Listener>()
  let worker: Worker | null = null
  const post = (message: ToWorker): void => worker?.postMessage(message)
  const tell = (message: ServerMessage): void => {
    for (const listener of listeners) listener(message)
  }

  const start = (): void => {
    worker = startWorker()
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'tell') tell(data.message)
      if (data.type === 'unplayable') stuck(data.why)
      if (data.type === 'call') call(data.call)
    }
    worker.onerror = () => tell({ type: 'bye', why: 'stopping' })
    post({ type: 'open', game, takeOver, fast })
    post({ type: 'send', message: { type: 'hello', protocol: 1 } })
  }

  return {
    listen(listener) {
      listeners.add(listener)
      if (worker === null) start()
      else post({ type: 'send', message: { type: 'hello', protocol: 1 } })
      return () => listeners.delete(listener)
    },
    send(message: ClientMessage | Look) {
      post({ type: 'send', message })
    },
    hurry(on) {
      post({ type: 'hurry', on })
    },
    close() {
      post({ type: 'close' })
      worker = null
    },
  }
}
