import { type ReactNode, useEffect, useState } from 'react'

interface SureButtonProps {
  readonly children: ReactNode
  /** What it says after the first press. */
  readonly sure: string
  readonly className: string
  readonly label?: string
  onSure(): void
}

const PATIENCE = 4000

/** For what cannot be undone: it asks back in its own place, and calms down by itself. */
export function SureButton({ children, sure, className, label, onSure }: SureButtonProps) {
  const [asking, setAsking] = useState(false)

  useEffect(() => {
    if (!asking) return
    const timer = setTimeout(() => setAsking(false), PATIENCE)
    return () => clearTimeout(timer)
  }, [asking])

  function press() {
    if (asking) onSure()
    setAsking(!asking)
  }

  return (
    <button
      type="button"
      className={className}
      aria-label={asking && label !== undefined ? `${sure} (${label})` : label}
      onClick={press}
    >
      {asking ? sure : children}
    </button>
  )
}
