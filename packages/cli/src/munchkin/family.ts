// The Munchkin family for simulations: one box or several mixed, with what the table agreed on.

import { CUSTOMS, type MunchkinKinds, VARIANTS, VERBS, verbOf } from '@brouhaha/munchkin'
import type { Simulated } from '../work/simulated.ts'
import { type FamilyName, familyBox, game } from './box.ts'

/** Variants and customs that a table can agree on. */
export const FAMILY_SWITCHES: readonly string[] = [...VARIANTS, ...CUSTOMS]

export function simulatedFamily(boxes: readonly FamilyName[], switches: readonly string[]): Simulated<MunchkinKinds> {
  const on = (names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => switches.includes(name)).map((name) => [name, true]))
  const options: MunchkinKinds['options'] = { boxes, variants: on(VARIANTS), ...on(CUSTOMS) }
  return {
    ...familyBox(boxes),
    options: () => options,
    first: game.active,
    counting: {
      decision: game.decision,
      verb: (choice) => VERBS[verbOf(choice)] ?? 'nothing',
      ending: (state) => game.ending(state) ?? 'none',
    },
  }
}
