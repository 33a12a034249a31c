import type { ReactNode } from 'react'
import { useLanguage } from '../../../shell/words/language.ts'
import { fill } from '../../../shell/words/words.ts'
import { type HeadMotion, type Playhead, SPEEDS } from './player.ts'
import { REPLAY_WORDS } from './words.ts'

/** Drawn, because not every device has these letters. */
const SIGNS = {
  start: 'M5 4h3v16H5zM20 4v16L9 12z',
  roundBack: 'M12 4v16L2 12zM22 4v16L12 12z',
  back: 'M17 4v16L6 12z',
  play: 'M6 3v18l14-9z',
  pause: 'M5 4h5v16H5zM14 4h5v16h-5z',
  forward: 'M7 4v16l11-8z',
  roundOn: 'M2 4v16l10-8zM12 4v16l10-8z',
  end: 'M4 4v16l11-8zM16 4h3v16h-3z',
} as const

interface ControlsProps {
  readonly head: Playhead
  /** The song and round, or the turn, in words. */
  readonly where: string
  readonly last: number
  readonly go: (motion: HeadMotion) => void
  readonly children: ReactNode
}

export function Controls({ head, where, last, go, children }: ControlsProps) {
  const say = REPLAY_WORDS[useLanguage()]
  const count = fill(say.momentOf, { at: head.at, last })
  const button = (label: string, sign: keyof typeof SIGNS, motion: HeadMotion, loud = false) => (
    <button
      type="button"
      className={loud ? 'button theatre-play' : 'button slight'}
      aria-label={label}
      title={label}
      onClick={() => go(motion)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="theatre-sign">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  )
  return (
    <section className="paper theatre-controls" aria-label={say.controls}>
      <div className="theatre-scrub">
        <input
          type="range"
          min={0}
          max={last}
          value={head.at}
          aria-label={say.moment}
          aria-valuetext={`${count}, ${where}`}
          onChange={({ target }) => go({ type: 'to', at: Number(target.value) })}
        />
        <p>
          <strong>{count}</strong> · {where}
        </p>
      </div>
      <div className="theatre-buttons">
        {button(say.toStart, 'start', { type: 'to', at: 0 })}
        {button(say.roundBack, 'roundBack', { type: 'round', way: -1 })}
        {button(say.back, 'back', { type: 'by', rows: -1 })}
        {button(head.playing ? say.pause : say.play, head.playing ? 'pause' : 'play', { type: 'toggle' }, true)}
        {button(say.forward, 'forward', { type: 'by', rows: 1 })}
        {button(say.roundOn, 'roundOn', { type: 'round', way: 1 })}
        {button(say.toEnd, 'end', { type: 'to', at: last })}
      </div>
      <div className="theatre-settings">
        <label>
          {say.speed}
          <select value={head.speed} onChange={({ target }) => go({ type: 'speed', speed: Number(target.value) })}>
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {speed}×
              </option>
            ))}
          </select>
        </label>
        {children}
      </div>
    </section>
  )
}
