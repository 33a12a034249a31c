import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusOn } from '../../shell/browser/focus.ts'
import { useMedia } from '../../shell/browser/useMedia.ts'

export interface SideState {
  /** There is room for log and chat beside the table. */
  readonly wide: boolean
  readonly isOpen: boolean
  /** Sayings that nobody has looked at. */
  readonly unread: number
  toggle(): void
}

/** Log and chat: beside the table where there is room, as a media query says, over it and on demand where there is not. */
export function useSide(sayings: number, room: string): SideState {
  const wide = useMedia(room)
  const [isOpen, open] = useState(false)
  const [read, setRead] = useState(sayings)
  return {
    wide,
    isOpen,
    unread: isOpen || wide ? 0 : Math.max(0, sayings - read),
    toggle() {
      flushSync(() => open(!isOpen))
      setRead(sayings)
      focusOn(isOpen ? '.top-side' : '.side-close')
    },
  }
}
