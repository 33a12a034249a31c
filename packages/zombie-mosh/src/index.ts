export { BOARDS, type Board, type Side } from './boards.ts'
export { CARD_COUNT, cardParts, PART_COUNT, PARTS, type Part, partOf } from './body.ts'
export {
  ATTACK,
  cardOf,
  DEFEND,
  edgeOfChoice,
  type MoshChoice,
  placement,
  type SongForm,
  seatOf,
  verbOfPlacement,
} from './choice.ts'
export type { MoshHappening, MoshHeard, MoshOpen, MoshTold, Step, WonBy } from './events.ts'
export { forecast, type MoshPreview, type PartForecast, type SeatForecast } from './forecast.ts'
export { type MoshKinds, zombieMosh } from './game.ts'
export * as layout from './layout.ts'
export { MoshLedger } from './ledger.ts'
export { MOSH_RULEBOOK } from './rulebook.ts'
export type { MoshOptions } from './rules/setup.ts'
export type { Laid, MoshSeatView, MoshView, Stage } from './view.ts'
export { tellChoice } from './words/choice.ts'
export { counted, type Noun } from './words/counted.ts'
export { tellMoshEvent } from './words/event.ts'
export { passName, STEP_ORDER, stageName, stepName, type Thing, thingName } from './words/labels.ts'
export { cardName, partName, thePart, yourPart } from './words/parts.ts'
export { boardBio, boardName } from './words/zombies.ts'
