// New rows are said aloud and make their sounds; old ones, read on arrival, do neither.

import type { HeardRow } from '@brouhaha/protocol'
import { useEffect, useRef } from 'react'
import type { TableModel } from '../../line/model.ts'
import { useAnnounce } from '../../shell/parts/announce.tsx'
import { play, type Sound } from '../../shell/sound/sound.ts'
import { heardAfter } from './story.ts'

export interface News {
  readonly sentences: readonly string[]
  readonly sounds: readonly Sound[]
}

const BETWEEN_SOUNDS = 160

export function useNews({ history, trouble }: TableModel, report: (fresh: readonly HeardRow[]) => News): void {
  const announce = useAnnounce()
  const heard = useRef<number | null>(null)
  useEffect(() => {
    const last = history.at(-1)?.seq ?? -1
    const known = heard.current
    heard.current = last
    if (known === null || last <= known) return
    const { sentences, sounds } = report(heardAfter(history, known))
    if (sentences.length > 0) announce(sentences.join(' '))
    sounds.forEach((sound, index) => {
      setTimeout(() => play(sound), index * BETWEEN_SOUNDS)
    })
  }, [history, report, announce])
  useEffect(() => {
    if (trouble !== null) play('no')
  }, [trouble])
}
