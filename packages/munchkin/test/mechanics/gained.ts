// An amount as somebody hears of it: so many levels are gained.

import { gain, type Raw, type Setting, sit, special } from './sit.ts'

/** A card of one's own turn. */
export const inTurn = (...effect: readonly Raw[]): Raw => special('trick', [{ use: 'ownTurn', effect }])

/** What Ana gains by it, who is of level 1. */
export function gained(amount: Raw, others: readonly Raw[] = [], spec: Setting = {}): number {
  const t = sit([inTurn(gain(amount)), ...others], {
    ...spec,
    ana: { ...spec.ana, hand: ['trick', ...(spec.ana?.hand ?? [])] },
  })
  return t.choose('ana', 'play', { copy: 'trick' }).level('ana') - 1
}
