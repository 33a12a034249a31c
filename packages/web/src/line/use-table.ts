import type { Answer, ServerMessage, TableAct } from '@brouhaha/protocol'
import { useEffect, useMemo, useReducer, useRef } from 'react'
import { randomHex } from '../shell/browser/random.ts'
import { type Chose, fold, nothingHeard } from './fold.ts'
import type { Line, LineLost } from './line.ts'
import type { TableActions, TableModel } from './model.ts'

export interface TableInUse {
  readonly model: TableModel
  readonly actions: TableActions
  /** An act whose answer matters, such as a new invitation. Never settles if the line is closed first. */
  ask(act: TableAct): Promise<Answer>
}

type Listener = (answer: Answer) => void

/** A table over a line, online or in this browser. The line is the caller's to open and to close. */
export function useTable(line: Line, seenBefore = 0): TableInUse {
  const [model, tell] = useReducer(
    (before: ReturnType<typeof nothingHeard>, message: ServerMessage | LineLost | Chose) =>
      fold(before, message, Date.now()),
    seenBefore,
    nothingHeard,
  )
  const waiting = useRef(new Map<string, Listener>())
  const seq = useRef(0)
  seq.current = model.seq

  useEffect(
    () =>
      line.listen((message) => {
        tell(message)
        if (message.type !== 'answer') return
        waiting.current.get(message.id)?.(message)
        waiting.current.delete(message.id)
      }),
    [line],
  )

  const spoken = useMemo(() => {
    const ask = (act: TableAct): Promise<Answer> =>
      new Promise((settle) => {
        const id = randomHex(12)
        waiting.current.set(id, settle)
        line.send({ type: 'act', id, act })
      })
    const actions: TableActions = {
      choose(choice) {
        const id = randomHex(12)
        tell({ type: 'chose', id })
        line.send({ type: 'choose', id, seq: seq.current, choice: { ...choice } })
      },
      say: (text) => line.send({ type: 'say', id: randomHex(12), text }),
      emote: (emote) => line.send({ type: 'emote', id: randomHex(12), emote: emote as never }),
      act: (act) => void ask(act),
      look: (seat) => line.send({ type: 'look', seat }),
    }
    return { ask, actions }
  }, [line])

  return { model, ...spoken }
}
