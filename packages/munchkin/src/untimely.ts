// Answers that nobody asked for: why, where a rule says it better than “not now”.

import { VERBS, type Verb } from './choice.ts'
import { isCombat } from './layout.ts'
import { NOT_YOURS, no } from './refusals.ts'
import type { Scene } from './scene.ts'

const FIGHT_FIRST = no('MK-COMBAT-11', 'First this combat has to end.', 'Ce combat doit d’abord finir.')
const NOBODY_FIGHTS = no('MK-COMBAT-21', 'Nobody is fighting.', 'Personne ne se bat.')
const NOBODY_RUNS = no('MK-FLEE-01', 'Nobody is running away.', 'Personne ne déguerpit.')

const OF_THE_TURN: ReadonlySet<Verb | undefined> = new Set<Verb>([
  'openDoor',
  'fight',
  'noTrouble',
  'loot',
  'skipLoot',
  'secondDoor',
])
const OF_A_FIGHT: ReadonlySet<Verb | undefined> = new Set<Verb>(['claim', 'run'])

export function whyUntimely({ state }: Scene, verb: number): number {
  const name = VERBS[verb]
  if (OF_THE_TURN.has(name) && isCombat(state)) return FIGHT_FIRST
  if (OF_A_FIGHT.has(name) && !isCombat(state)) return NOBODY_FIGHTS
  return name === 'roll' || name === 'sacrifice' ? NOBODY_RUNS : NOT_YOURS
}
