export { BOARDS, type Board, type Side } from './boards.ts'
export { CARD_COUNT, cardParts, PARTS, type Part } from './body.ts'
export {
  ATTACK,
  cardOf,
  DEFEND,
  edgeOfChoice,
  type MoshChoice,
  placement,
  type SongForm,
  seatOf,
  verbOf,
} from './choice.ts'
export type { MoshHappening, MoshHeard, MoshOpen, MoshTold, Step, WonBy } from './events.ts'
export { forecast, type MoshPreview, type PartForecast, type SeatForecast } from './forecast.ts'
export { type MoshKinds, zombieMosh } from './game.ts'
export { MoshLedger } from './ledger.ts'
export type { MoshOptions } from './rules/setup.ts'
export type { Laid, MoshView, SeatView, Stage } from './view.ts'
