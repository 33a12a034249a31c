import type { Saying } from '@brouhaha/protocol'
import { useEffect, useRef, useState } from 'react'

const SHOWN_FOR = 5000

/** The last thing that each seat said, for as long as a bubble lasts. */
export function useSpeech(talk: readonly Saying[]): ReadonlyMap<number, Saying> {
  const [bubbles, setBubbles] = useState<ReadonlyMap<number, Saying>>(new Map())
  const known = useRef(talk.length)
  useEffect(() => {
    const fresh = talk.slice(known.current)
    known.current = talk.length
    if (fresh.length === 0) return
    setBubbles((before) => new Map([...before, ...fresh.map((saying) => [saying.seat, saying] as const)]))
    setTimeout(() => setBubbles((before) => new Map([...before].filter(([, one]) => !fresh.includes(one)))), SHOWN_FOR)
  }, [talk])
  return bubbles
}
