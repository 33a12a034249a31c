import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useMedia } from './useMedia.ts'
import { focusOn } from './useTableKeys.ts'

interface SideState {
  /** There is room for log and chat beside the table. */
  readonly wide: boolean
  readonly isOpen: boolean
  /** Sayings that nobody has looked at. */
  readonly unread: number
  toggle(): void
}

/** Log and chat: beside the table where there is room, over it and on demand where there is not. */
export function useSide(sayings: number): SideState {
  const wide = useMedia('(min-width: 1240px)')
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
