// New rows are said aloud and make their sounds; old ones, read on arrival, do neither.

import { useEffect, useRef } from 'react'
import { useAnnounce } from '../app/announce.tsx'
import type { TableModel } from '../model.ts'
import { soundsOf } from '../sound/heard.ts'
import { play } from '../sound/sound.ts'
import { eventsOf, type Listener, spoken } from './story.ts'

const BETWEEN_SOUNDS = 160

export function useNews(model: TableModel, listener: Listener): void {
  const announce = useAnnounce()
  const heard = useRef<number | null>(null)
  useEffect(() => {
    const last = model.history.at(-1)?.seq ?? -1
    const known = heard.current
    heard.current = last
    if (known === null || last <= known) return
    const fresh = model.history.filter((row) => row.seq > known)
    const text = spoken(fresh, listener).join(' ')
    if (text !== '') announce(text)
    const sounds = soundsOf(fresh.flatMap(eventsOf), listener.you)
    sounds.forEach((sound, index) => {
      setTimeout(() => play(sound), index * BETWEEN_SOUNDS)
    })
  }, [model.history, listener, announce])
  useEffect(() => {
    if (model.trouble !== null) play('no')
  }, [model.trouble])
}
