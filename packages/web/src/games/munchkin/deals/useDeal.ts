import type { Refusal, SchemaError } from '@brouhaha/table'
import { use, useEffect, useState } from 'react'
import { type Move, usePlay } from '../play.ts'
import { ProspectContext } from './opened.ts'

/** A sheet from which a move is sent: it stays while the table says no, and closes when it was carried out. */
export function useDeal(close: () => void) {
  const { model, choose } = usePlay()
  const { pending, trouble } = model
  const isShut = use(ProspectContext) === 'shut'
  const [state, setState] = useState<'open' | 'sent' | 'refused'>('open')

  useEffect(() => {
    if (state !== 'sent' || pending) return
    if (trouble === null) close()
    else setState('refused')
  }, [state, pending, trouble, close])

  function send(move: Move): void {
    if (pending || isShut) return
    setState('sent')
    choose(move)
  }

  const refusal: Refusal | SchemaError | null = state === 'refused' ? trouble : null
  return { send, refusal, isShut }
}
