// Moving through a recording: pure, so that keys, buttons, scrubber and clock all mean the same.

export interface Playhead {
  readonly at: number
  readonly playing: boolean
  readonly speed: number
  /** It came here by more than one step: the table is set anew, nothing travels. */
  readonly leapt: boolean
}

export const BEGINNING: Playhead = { at: 0, playing: false, speed: 1, leapt: false }

export const SPEEDS = [0.5, 1, 2, 4] as const

/** Milliseconds between two rows at speed 1. */
const ROW_TIME = 900

export const rowTime = (speed: number): number => ROW_TIME / speed

export type HeadMotion =
  | { readonly type: 'to'; readonly at: number }
  | { readonly type: 'by'; readonly rows: number }
  | { readonly type: 'round'; readonly way: 1 | -1 }
  | { readonly type: 'toggle' }
  | { readonly type: 'tick' }
  | { readonly type: 'speed'; readonly speed: number }

/** Where a moment is: a new one begins a round. In Munchkin a round is a turn, and there is one song. */
export interface TapePlace {
  readonly song: number
  readonly round: number
}

export function move(head: Playhead, motion: HeadMotion, places: readonly TapePlace[]): Playhead {
  const last = places.length - 1
  const to = (wished: number, playing = false): Playhead => {
    const at = Math.max(0, Math.min(last, wished))
    return { ...head, at, playing, leapt: Math.abs(at - head.at) > 1 }
  }
  switch (motion.type) {
    case 'to':
      return to(motion.at)
    case 'by':
      return to(head.at + motion.rows)
    case 'round':
      return to(roundFrom(head.at, motion.way, places))
    case 'toggle':
      if (head.playing) return { ...head, playing: false }
      return to(head.at === last ? 0 : head.at, true)
    case 'tick':
      return to(head.at + 1, head.at + 1 < last)
    case 'speed':
      return { ...head, speed: motion.speed }
  }
}

function roundFrom(at: number, way: 1 | -1, places: readonly TapePlace[]): number {
  const begins = (index: number): boolean => {
    const [before, here] = [places[index - 1], places[index]]
    return before === undefined || here === undefined || before.song !== here.song || before.round !== here.round
  }
  let found = at + way
  while (found > 0 && found < places.length && !begins(found)) found += way
  return found
}

/** The moment that an address names: #12 is after the twelfth row. */
export function momentIn(hash: string): number | null {
  const digits = /^#(\d{1,6})$/.exec(hash)?.[1]
  return digits === undefined ? null : Number(digits)
}

const KEYS: Readonly<Record<string, HeadMotion>> = {
  ArrowLeft: { type: 'by', rows: -1 },
  ArrowRight: { type: 'by', rows: 1 },
  Home: { type: 'to', at: 0 },
  End: { type: 'to', at: Number.MAX_SAFE_INTEGER },
  PageUp: { type: 'round', way: -1 },
  PageDown: { type: 'round', way: 1 },
  ' ': { type: 'toggle' },
}

export const motionOf = (key: string): HeadMotion | null => (Object.hasOwn(KEYS, key) ? KEYS[key]! : null)
