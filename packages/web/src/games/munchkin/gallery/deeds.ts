// What a card does, in groups that somebody may look for.

import type { Card, Effect } from '@brouhaha/cards'

export const DEEDS = [
  'levelsUp',
  'levelsDown',
  'death',
  'losing',
  'taking',
  'drawing',
  'becoming',
  'fighting',
  'monsters',
  'helping',
  'fleeing',
  'dice',
  'stopping',
  'staying',
  'turning',
] as const

export type Deed = (typeof DEEDS)[number]

/** What only leads to other effects is none of them. */
const DEED_OF: Readonly<Record<Effect['do'], Deed | null>> = {
  gainLevels: 'levelsUp',
  loseLevels: 'levelsDown',
  setLevel: 'levelsDown',
  die: 'death',
  discard: 'losing',
  loseTrait: 'losing',
  take: 'taking',
  swapHands: 'taking',
  poolHands: 'taking',
  draw: 'drawing',
  search: 'drawing',
  reveal: 'drawing',
  peek: 'drawing',
  putBack: 'drawing',
  become: 'becoming',
  swapTrait: 'becoming',
  changeSex: 'becoming',
  strengthen: 'fighting',
  weaken: 'fighting',
  moveFight: 'fighting',
  switchSide: 'fighting',
  shareTreasures: 'fighting',
  remove: 'monsters',
  kill: 'monsters',
  addMonster: 'monsters',
  clone: 'monsters',
  dismissHelper: 'helping',
  forceHelp: 'helping',
  escape: 'fleeing',
  helpFlight: 'fleeing',
  roll: 'dice',
  guess: 'dice',
  nameNumber: 'dice',
  setDie: 'dice',
  turnDie: 'dice',
  reroll: 'dice',
  cancel: 'stopping',
  repeat: 'stopping',
  redirect: 'stopping',
  disarm: 'stopping',
  stay: 'staying',
  win: 'turning',
  endTurn: 'turning',
  openDoor: 'turning',
  skip: 'turning',
  each: null,
  if: null,
  choose: null,
  namePlayer: null,
  pay: null,
}

const known = new WeakMap<Card, ReadonlySet<Deed>>()

export function deedsOf(card: Card): ReadonlySet<Deed> {
  const before = known.get(card)
  if (before !== undefined) return before
  const deeds = new Set<Deed>()
  collect(card, deeds)
  known.set(card, deeds)
  return deeds
}

/** Effects stand in many places of a card; wherever they do, they say `do`. */
function collect(part: unknown, deeds: Set<Deed>): void {
  if (typeof part !== 'object' || part === null) return
  if ('do' in part) {
    const deed = DEED_OF[part.do as Effect['do']]
    if (deed !== null) deeds.add(deed)
  }
  for (const inner of Object.values(part)) collect(inner, deeds)
}
