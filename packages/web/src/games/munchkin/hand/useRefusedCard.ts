import { useEffect, useState } from 'react'
import { usePlay } from '../play.ts'

/** The card that was last pressed in vain, for as long as the table's no stands; and how to note one. */
export function useRefusedCard(): readonly [id: string | null, note: (id: string) => void] {
  const { trouble } = usePlay().model
  const [id, note] = useState<string | null>(null)
  useEffect(() => {
    if (trouble === null) note(null)
  }, [trouble])
  return [trouble === null ? null : id, note]
}
