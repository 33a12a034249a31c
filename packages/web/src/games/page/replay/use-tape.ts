import { useEffect, useState } from 'react'
import type { Ear, PackedLog } from '../../../local/recording.ts'
import type { FromWorker, Moment, ToWorker } from '../../../local/worker/messages.ts'
import { startWorker } from '../../../local/worker/start.ts'

/** Every moment of a game as the rules lay it out for an ear; or that it takes a while, or cannot be. */
export function useTape(tape: PackedLog | null, ear: Ear, whole = false): readonly Moment[] | 'folding' | 'tableless' {
  const [moments, setMoments] = useState<readonly Moment[] | 'folding' | 'tableless'>('folding')
  useEffect(() => {
    if (tape === null) return setMoments('tableless')
    setMoments('folding')
    const worker = startWorker()
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'folded') setMoments(data.moments ?? 'tableless')
    }
    worker.onerror = () => setMoments('tableless')
    worker.postMessage({ type: 'fold', log: tape, ear, whole } satisfies ToWorker)
    return () => worker.terminate()
  }, [tape, ear, whole])
  return moments
}
