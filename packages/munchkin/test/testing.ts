// `@brouhaha/munchkin/testing`: what tests, proofs and tools of other packages need of this one beside its index. Nothing of it ships.

export { firstOf, writeChoice } from '../src/choice.ts'
export type { Deck } from '../src/deck/deck.ts'
export { fits } from '../src/deck/filters.ts'
export type { Count, Printed, ReadyAbilities, ReadyBonus, ReadyStay, Test } from '../src/deck/printed.ts'
export type { Step } from '../src/deck/program.ts'
export {
  gates,
  HELPER,
  isFighting,
  LUCK_AT,
  living,
  STREAM_COUNT,
  TURN_NUMBER,
} from '../src/layout.ts'
export { monsterText } from '../src/rules/combat/monsters.ts'
export type { Scene } from '../src/scene.ts'
export { Settings } from '../src/setting.ts'
export {
  CULT_PILE,
  DOOR_DECK,
  FIGHT,
  isInHand,
  isOnTable,
  NOWHERE,
  TABLE,
  TREASURE_DECK,
} from '../src/zones.ts'
export { COMMON, curse, item, monster, oneShot, trait } from './fixture/cards.ts'
export { rulingOn, votedOn } from './fixture/disputes.ts'
export { WHOLE_PACKS } from './fixture/secrets.ts'
export { WIDE } from './mechanics/wide.ts'
export { type Counted, Counting } from './proof/counting.ts'
export { Evening, freshSeed, type Move, pick, randomSetup } from './proof/evening.ts'
export { LEAKING, SEED_IN_VIEW } from './proof/leaks.ts'
export { provePairs } from './proof/pairs.ts'
export { proveSights } from './proof/sights.ts'
export { isTrivial, type Relabelling, relabelled, relabelledRaw, relabelling } from './proof/twin.ts'
export { arrange } from './table/arrange.ts'
export { Glance } from './table/glance.ts'
export type { SeatSpec, TableSpec } from './table/spec.ts'
export { type Table, table } from './table.ts'
