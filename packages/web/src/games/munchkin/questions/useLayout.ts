import { useMemo } from 'react'
import { usePlay } from '../play.ts'
import { type Layout, layOut } from './layout.ts'

export function useLayout(): Layout {
  const { view, choices, reader, language } = usePlay()
  return useMemo(() => layOut({ view, choices, reader, language }), [view, choices, reader, language])
}
