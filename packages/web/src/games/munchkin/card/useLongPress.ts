import { type PointerEvent, useRef } from 'react'

const LONG = 450
const WOBBLE = 10

interface LongPress {
  onPointerDown(event: PointerEvent): void
  onPointerMove(event: PointerEvent): void
  onPointerUp(): void
  onPointerCancel(): void
  /** The click that ends a long press is none: says so once. */
  wasLong(): boolean
}

/** A finger that stays where it is reads what lies under it. */
export function useLongPress(act: () => void): LongPress {
  const press = useRef({ timer: 0, x: 0, y: 0, long: false })
  const stop = (): void => clearTimeout(press.current.timer)
  return {
    onPointerDown({ pointerType, clientX, clientY }) {
      stop()
      Object.assign(press.current, { x: clientX, y: clientY, long: false })
      if (pointerType === 'mouse') return
      press.current.timer = window.setTimeout(() => {
        press.current.long = true
        act()
      }, LONG)
    },
    onPointerMove({ clientX, clientY }) {
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > WOBBLE) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    wasLong() {
      const { long } = press.current
      press.current.long = false
      return long
    },
  }
}
