import { useEffect, useEffectEvent, useState } from 'react'

const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** A file dropped anywhere on the page; answers whether one is held above it. */
export function useFileDrop(take: (file: File) => void): boolean {
  const [above, setAbove] = useState(false)
  const taken = useEffectEvent(take)

  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!holdsFile(event)) return
      event.preventDefault()
      setAbove(true)
    }
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setAbove(false)
    }
    const drop = (event: DragEvent): void => {
      if (!holdsFile(event)) return
      event.preventDefault()
      setAbove(false)
      const file = event.dataTransfer?.files[0]
      if (file !== undefined) taken(file)
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
    }
  }, [])
  return above
}
