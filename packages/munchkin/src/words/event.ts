// What happened, as one sentence for whoever hears it.

import { typesetFrench } from '@brouhaha/kit'
import type { Heard, Language } from '@brouhaha/table'
import type { MunchkinHappening } from '../events.ts'
import { tellInEnglish } from './english.ts'
import { tellInFrench } from './french.ts'
import type { Reader } from './grammar.ts'
import { tellMoved } from './moved.ts'
import { isSilent } from './silence.ts'

export type MunchkinHeard = Heard<MunchkinHappening>

/** Null where it is not worth a sentence. A copy is named where the hearer knows it. */
export function tellMunchkinEvent(heard: MunchkinHeard, reader: Reader, language: Language): string | null {
  if (isSilent(heard)) return null
  const told = heard.type === 'moved' ? tellMoved(heard, reader, language) : tellInLanguage(heard, reader, language)
  return told !== null && language === 'fr' ? typesetFrench(told) : told
}

const tellInLanguage = (
  heard: Parameters<typeof tellInEnglish>[0],
  reader: Reader,
  language: Language,
): string | null => (language === 'en' ? tellInEnglish(heard, reader) : tellInFrench(heard, reader))
