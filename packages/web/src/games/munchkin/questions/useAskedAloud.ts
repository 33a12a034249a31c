import { useEffect } from 'react'
import { useAnnounce } from '../../../shell/parts/announce.tsx'
import { usePlay } from '../play.ts'

/** Says a new question to people who do not see the page. */
export function useAskedAloud(question: string | null): void {
  const announce = useAnnounce()
  const { view } = usePlay()
  const moment = `${view.turn} ${view.decision} ${view.gate?.number} ${view.about?.copy}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words ask again at another moment
  useEffect(() => {
    if (question !== null) announce(question)
  }, [question, moment, announce])
}
