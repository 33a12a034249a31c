import { useEffect, useRef } from 'react'

export type KeyPress = (key: string, event: KeyboardEvent) => boolean

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null

/** Whatever has the focus: with a sheet over the table, keys are the sheet's. */
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null

/** Keys for the whole table. What is pressed is used up if the listener says so; never while somebody types. */
export function useKeys(press: KeyPress): void {
  const current = useRef(press)
  current.current = press
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (isTyping(event.target) || isCovered()) return
      if (current.current(event.key, event)) event.preventDefault()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
