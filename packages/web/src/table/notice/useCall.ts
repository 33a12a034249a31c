import { useEffect, useSyncExternalStore } from 'react'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { markPage, notify } from './call.ts'
import { NOTICE_WORDS } from './words.ts'

const isHidden = (): boolean => document.hidden

function onVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Calls whoever is waited for and looks elsewhere. A question that they have seen calls them by the title alone. */
export function useCall(awaited: boolean, table: string): void {
  const say = NOTICE_WORDS[useLanguage()]
  const hidden = useSyncExternalStore(onVisibility, isHidden)

  useEffect(() => {
    if (awaited && hidden) return markPage(say.yours)
  }, [awaited, hidden, say])

  useEffect(() => {
    if (!awaited || !isHidden()) return
    const close = notify(fill(say.yoursAt, { table }), table)
    const deaf = onVisibility(close)
    return () => {
      deaf()
      close()
    }
  }, [awaited, table, say])
}
