// What a use of a card would add to the fight, in plain numbers: for previews. Only what is certain; a die is not.

import type { FightRule } from '@brouhaha/cards'
import type { Seat } from '@brouhaha/table'
import type { Printed, ReadyUse } from '../deck/printed.ts'
import { END } from '../deck/program.ts'
import { isFighting } from '../layout.ts'
import { abilitiesOf, fightRules, ignores } from '../rules/card/active.ts'
import { eachInFight } from '../rules/card/figures.ts'
import { times } from '../rules/combat/totals.ts'
import type { Scene } from '../scene.ts'
import { handCopies, list, playCopies } from '../zones.ts'

export interface UseAdds {
  readonly side: 'players' | 'monsters' | 'either'
  readonly add: number
}

export interface AddsView {
  readonly copy: number
  /** What each way to play the card adds, and each use of it that lies in play; null where that is not certain. */
  readonly uses: readonly (UseAdds | null)[]
  readonly abilities: readonly (UseAdds | null)[]
}

/** The one number by which a use strengthens a side. */
function addedByUse({ deck }: Scene, { effects }: ReadyUse): UseAdds | null {
  const found: UseAdds[] = []
  for (let at = effects; at !== END; at = deck.steps[at]!.next) {
    const { effect } = deck.steps[at]!
    if (effect.do !== 'strengthen') continue
    if (typeof effect.add !== 'number') return null
    found.push({ side: effect.side, add: effect.add })
  }
  return found.length === 1 ? found[0]! : null
}

/** A card that is played into the fight may count double there, or not at all. */
function inFight(scene: Scene, use: UseAdds | null, printed: Printed, rules: readonly FightRule[]): UseAdds | null {
  if (use === null) return null
  const [one, ...others] = (use.side === 'either' ? [false, true] : [use.side === 'monsters']).map((against) =>
    ignores(scene, rules, 'items', printed, against) ? 0 : times(scene, rules, 'oneShots', printed, against),
  )
  // What counts otherwise for the other side is no one number.
  return one === 0 || others.some((other) => other !== one) ? null : { ...use, add: use.add * one! }
}

export function viewAdds(scene: Scene, viewer: Seat): AddsView[] {
  if (!isFighting(scene.state)) return []
  const rules = fightRules(scene)
  const adds = (copy: number, abilities: readonly ReadyUse[]): AddsView => ({
    copy,
    uses: scene.printed(copy).uses.map((use) => inFight(scene, addedByUse(scene, use), scene.printed(copy), rules)),
    abilities: abilities.map((use) => addedByUse(scene, use)),
  })
  const ofFight: AddsView[] = []
  eachInFight(scene, ({ uses }, copy) => {
    ofFight.push(adds(copy, uses))
    return false
  })
  return [
    ...list(scene, handCopies(scene, viewer)).map((copy) => adds(copy, [])),
    ...list(scene, playCopies(scene, viewer)).map((copy) => adds(copy, abilitiesOf(scene, copy).uses)),
    ...ofFight,
  ].filter(({ uses, abilities }) => [...uses, ...abilities].some((one) => one !== null))
}
