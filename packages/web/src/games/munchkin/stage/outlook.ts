// What the move that somebody has in mind would change in the fight.

import { type MunchkinChoice, type MunchkinView, previewOf, type Totals } from '@brouhaha/munchkin'

export function totalsIf(view: MunchkinView, considered: MunchkinChoice | null): Totals | null {
  if (considered === null) return null
  const preview = previewOf(view, considered)
  return preview.type === 'totals' ? preview.after : null
}

export interface Chance {
  readonly slot: number
  readonly sixths: number
}

export function chancesIf(view: MunchkinView, considered: MunchkinChoice | null): readonly Chance[] {
  if (considered === null) return []
  const preview = previewOf(view, considered)
  return preview.type === 'flight' ? preview.slots : []
}
