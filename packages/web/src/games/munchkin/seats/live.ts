import type { MunchkinChoice } from '@brouhaha/munchkin'

export const NOTHING_LIVE: ReadonlySet<number> = new Set()

/** What one may do with almost anything at almost any time says nothing about now. */
const EVERYDAY: readonly MunchkinChoice['type'][] = ['lay', 'dropTrait', 'sell']

/** The copies that something particular can be done with now. */
export const liveCopies = (choices: readonly MunchkinChoice[]): ReadonlySet<number> =>
  new Set(
    choices.filter(({ type }) => !EVERYDAY.includes(type)).flatMap(({ copy }) => (copy === undefined ? [] : [copy])),
  )
