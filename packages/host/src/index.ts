export { accepted, answerTo, malformed, refused } from './answers.ts'
export { Asking, interrupts, type Move } from './asking.ts'
export {
  type Clock,
  type ClockTimes,
  clockTime,
  gateClock,
  gateKey,
  gateTime,
  isByDays,
  MOST_WINDS,
  type Timed,
  turnClock,
  waitsForPasses,
} from './clocks.ts'
export { Damaged, HostedGame, type Rules, type TimedRow } from './hosted-game.ts'
export {
  addLuck,
  closeLuck,
  finishLuck,
  type Ingredients,
  type LuckRecord,
  newLuck,
  promiseOf,
  type RandomBytes,
} from './luck.ts'
export { isRuling } from './ruling.ts'
export { tellRow } from './telling.ts'
export { gateOf, TurnOrder } from './turn-order.ts'
