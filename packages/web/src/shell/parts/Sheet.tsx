import { type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

interface SheetProps {
  readonly label: string
  readonly wide?: boolean
  readonly children: ReactNode
  onClose(): void
}

/** A sheet of paper over the page. It lives outside of whatever opened it, so that it looks the same everywhere. */
export function Sheet({ label, wide = false, children, onClose }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])

  return createPortal(
    <dialog ref={dialog} className={wide ? 'paper leaf wide' : 'paper leaf'} aria-label={label} onClose={onClose}>
      {children}
    </dialog>,
    document.body,
  )
}
