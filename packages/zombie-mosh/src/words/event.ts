import { typesetFrench } from '@brouhaha/kit'
import type { Language } from '@brouhaha/table'
import type { MoshHeard } from '../events.ts'
import { tellInEnglish } from './english.ts'
import { tellInFrench } from './french.ts'

/**
 * An event as one sentence, or null where it is not worth one. `names` has a name for each seat; `you` is the seat that
 * reads the sentence, if any does.
 */
export function tellMoshEvent(
  heard: MoshHeard,
  names: readonly string[],
  language: Language,
  you: number | null = null,
): string | null {
  if (heard.type === 'linesCleared') return null
  const audience = { names, you }
  return language === 'en' ? tellInEnglish(heard, audience) : typesetFrench(tellInFrench(heard, audience))
}
