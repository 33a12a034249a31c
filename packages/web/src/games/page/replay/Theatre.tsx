// A recording on stage: the table at one moment, the way through time, and the proof. Which game it is, it does not know.

import { type ReactNode, useEffect, useReducer } from 'react'
import type { Ear, Recording } from '../../../local/recording.ts'
import { useAnnounce } from '../../../shell/parts/announce.tsx'
import { useLanguage } from '../../../shell/words/language.ts'
import { fill } from '../../../shell/words/words.ts'
import { Stillness } from '../../../table/Motion.tsx'
import { Controls } from './Controls.tsx'
import { Proof } from './Proof.tsx'
import {
  BEGINNING,
  type HeadMotion,
  momentIn,
  motionOf,
  move,
  type Playhead,
  rowTime,
  type TapePlace,
} from './player.ts'
import { REPLAY_WORDS } from './words.ts'

/** What a game puts on stage at one moment. */
export interface Act {
  readonly names: readonly string[]
  readonly sentences: readonly string[]
  readonly where: string
  readonly board: ReactNode
  /** Every hand, for those who may see them. */
  readonly hands: ReactNode
}

export interface TheatreProps {
  readonly recording: Recording
  /** Back to where another file can be chosen; null for a recording with an address. */
  readonly leave: (() => void) | null
  readonly ear: Ear
  readonly setEar: (ear: Ear) => void
  /** One for each moment. */
  readonly places: readonly TapePlace[]
  readonly actAt: (at: number) => Act
}

export function Theatre({ recording, leave, ear, setEar, places, actAt }: TheatreProps) {
  const say = REPLAY_WORDS[useLanguage()]
  const announce = useAnnounce()
  const [head, go] = useReducer(
    (before: Playhead, motion: HeadMotion) => move(before, motion, places),
    null,
    () => move(BEGINNING, { type: 'to', at: momentIn(location.hash) ?? 0 }, places),
  )
  const { at, playing, speed } = head
  const { names, sentences, where, board, hands } = actAt(at)
  const told = sentences.join(' ')

  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => go({ type: 'tick' }), rowTime(speed))
    return () => clearTimeout(timer)
  })

  useEffect(() => {
    if (recording.id !== null) history.replaceState(history.state, '', `#${at}`)
  }, [at, recording])

  useEffect(() => {
    const onHash = (): void => {
      const there = momentIn(location.hash)
      if (there !== null) go({ type: 'to', at: there })
    }
    addEventListener('hashchange', onHash)
    return () => removeEventListener('hashchange', onHash)
  }, [])

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const motion = motionOf(event.key)
      if (motion === null || event.ctrlKey || event.metaKey || event.altKey || usesKey(event)) return
      event.preventDefault()
      go(motion)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  useEffect(() => {
    if (at > 0 && !playing) announce(told)
  }, [at, playing, told, announce])

  return (
    <div className="theatre">
      <header className="theatre-head">
        <h1>{say.title}</h1>
        <p>{names.join(' · ')}</p>
        {!recording.finished && <p className="small">{recording.log === null ? say.unfinished : say.brokenOff}</p>}
      </header>
      <Stillness value={head.leapt}>{board}</Stillness>
      <div className="theatre-side">
        <section className="paper theatre-story" aria-labelledby="happened">
          <h2 id="happened">{say.happened}</h2>
          {sentences.length === 0 && <p>{say.nothingYet}</p>}
          <ul>
            {sentences.map((sentence, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences of one row have no other name
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        </section>
        {hands}
      </div>
      <Controls head={head} where={where} last={places.length - 1} go={go}>
        {recording.ears.length > 1 && (
          <label className="theatre-ear">
            {say.ear}
            <select
              value={String(ear)}
              onChange={({ target }) => setEar(recording.ears.find((one) => String(one) === target.value) ?? ear)}
            >
              {recording.ears.map((one) => (
                <option key={one} value={String(one)}>
                  {one === 'all'
                    ? say.earAll
                    : one === 'watcher'
                      ? say.earWatcher
                      : fill(say.earSeat, { name: names[one]! })}
                </option>
              ))}
            </select>
          </label>
        )}
      </Controls>
      <Proof recording={recording} at={at} leave={leave} />
    </div>
  )
}

/** Fields and buttons keep the keys that they live by. */
function usesKey({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('input:not([type=range]), select, textarea')) return true
  return key === ' ' && target.closest('button, a, summary, label') !== null
}
