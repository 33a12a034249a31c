import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

const PARTS = '.mk-question, .mk-hand'

/** When the button that had the focus is gone, the big button has it: whoever plays by keyboard is never lost. */
export function useKeptFocus(button: RefObject<HTMLButtonElement | null>): void {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      last.current = target instanceof Element && target.closest(PARTS) !== null ? target : null
    }
    addEventListener('focusin', remember)
    return () => removeEventListener('focusin', remember)
  }, [])
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected) return
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
  })
}
