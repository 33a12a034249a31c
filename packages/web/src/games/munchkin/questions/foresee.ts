// What a choice would change, in a few figures: the totals of the fight, one's strength, the chance to escape, what a sale brings.

import { type MunchkinChoice, previewOf } from '@brouhaha/munchkin'
import { fill } from '../../../shell/words/words.ts'
import type { Play } from '../play.ts'
import { FORESEEN } from './words.ts'

export function foresee(choice: MunchkinChoice, { view, language }: Pick<Play, 'view' | 'language'>): string | null {
  const say = FORESEEN[language]
  const preview = previewOf(view, choice)
  switch (preview.type) {
    case 'totals':
      return fill(say.totals, { ...preview.after })
    case 'strength':
      return preview.before === preview.after ? null : fill(say.strength, preview)
    case 'flight':
      return preview.slots.map(({ sixths }) => fill(say.odds, { sixths })).join(', ') || null
    case 'sale':
      return fill(say.sale, { ...preview })
    default:
      return null
  }
}
