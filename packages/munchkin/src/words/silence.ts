// Events that need no sentence of their own: what they say shows in what is asked, or in what follows.

import type { Heard } from '@brouhaha/table'
import type { MunchkinHappening, Open } from '../events.ts'

const SILENT = [
  'asked',
  'answered',
  'gateOpened',
  'gateClosed',
  'passed',
  'curseSettled',
] as const satisfies readonly Open['type'][]

type Silent = (typeof SILENT)[number]

type Every = Heard<MunchkinHappening>

export type Told = Exclude<Every, { readonly type: Silent | 'moved' }>

const silent: ReadonlySet<string> = new Set(SILENT)

export const isSilent = (heard: Every): heard is Extract<Every, { readonly type: Silent }> => silent.has(heard.type)

/** How an offer ends without a sentence: something else tells it. */
export const ENDS_LOUDLY: ReadonlySet<string> = new Set(['withdrawn', 'declined', 'void'])
