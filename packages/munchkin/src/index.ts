export { CUSTOMS, type Custom, VARIANTS } from './boxes/profile.ts'
export { BOX_NAMES, type BoxName, boxSays, boxTitle, usualVariantsOf } from './boxes/profiles.ts'
export { type MunchkinChoice, VERBS, type Verb, verbOf, writeChoice } from './choice.ts'
export type { MunchkinHappening } from './events.ts'
export {
  type Matter,
  type MunchkinForm,
  type OpenDispute,
  RULING_VERBS,
  type Ruling,
  type RulingVerb,
  type Terms,
} from './forms/form.ts'
export { type MunchkinGame, type MunchkinKinds, type MunchkinOptions, munchkin } from './game.ts'
export { MOST_OFFERED, MOST_PROMISED } from './layout.ts'
export { type MunchkinPreview, preview, previewOf } from './preview.ts'
export { MUNCHKIN_RULEBOOK } from './rulebook.ts'
export { GATE_CLOCKS } from './rules/card/gate.ts'
export { LOWEST_LEVEL, WINNING_LEVEL } from './rules/level/levels.ts'
export { LEVEL_PRICE } from './rules/sell/sell.ts'
export { ENDINGS, type Ending } from './rules/win/win.ts'
export { hostHasLastWord } from './setting.ts'
export {
  type AboutView,
  type AddsView,
  type CardView,
  type CauseView,
  type CombatView,
  type FighterView,
  type GateClock,
  type GateView,
  type HandCard,
  type Life,
  type LineKind,
  type LineView,
  type MonsterView,
  type MunchkinSeatView,
  type MunchkinView,
  type OfferView,
  PHASES,
  type PileView,
  type PlayedView,
  type RoomView,
  type Sale,
  type SlotsView,
  type SpoilsView,
  saleOf,
  type TableCard,
  type TiesView,
  type Totals,
  type WaresView,
  type WouldView,
} from './view/view.ts'
export { choicesOn } from './ways.ts'
export * from './words/index.ts'
