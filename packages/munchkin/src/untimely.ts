// What comes at the wrong time: why, where a rule says it better than “not now”.

import { VERBS, type Verb } from './choice.ts'
import { OPENING, SEXES } from './frames/frame.ts'
import { isCombat } from './layout.ts'
import { NOT_YOURS, no } from './refusals.ts'
import type { Scene } from './scene.ts'

const FIGHT_FIRST = no('MK-COMBAT-11', 'First this combat has to end.', 'Ce combat doit d’abord finir.')
const NOBODY_FIGHTS = no('MK-COMBAT-21', 'Nobody is fighting.', 'Personne ne se bat.')
const NOBODY_RUNS = no('MK-FLEE-01', 'Nobody is running away.', 'Personne ne déguerpit.')

const NOT_BEGUN = no(
  'MK-SETUP-15',
  'The game begins with the first turn: until then there are only opening plays.',
  'La partie commence au premier tour : d’ici là, on ne fait que poser ses cartes de départ.',
)
const WHO_ARE_YOU = no(
  'MK-SETUP-07',
  'First everybody says female or male.',
  'D’abord, chacun dit s’il est femme ou homme.',
)
const MOVE_UNDER_WAY = no(
  'MK-META-16',
  'A move is under way, and somebody is asked about it: yours comes right after.',
  'Un coup est en cours, et quelqu’un doit y répondre : le tien vient juste après.',
)

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

/** MK-CURSE-02: “at any moment” begins with the first turn, and never means the middle of another move. */
export const whyClosed = (kind: number): number =>
  kind === SEXES ? WHO_ARE_YOU : kind === OPENING ? NOT_BEGUN : MOVE_UNDER_WAY
