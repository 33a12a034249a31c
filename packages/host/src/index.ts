export { accepted, answerTo, malformed, refused } from './answers.ts'
export {
  addSums,
  type Comparison,
  type Contest,
  NO_DEALS,
  pairings,
  playDeal,
  playDeals,
  type Standing,
  type Sums,
  standing,
} from './arena.ts'
export { interrupts, type Move } from './asking.ts'
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
export { Damaged, HostedGame, type Rules, type Submitted, type TimedRow } from './hosted-game.ts'
export { inTime } from './in-time.ts'
export {
  addLuck,
  closeLuck,
  finishLuck,
  type Ingredients,
  type LuckRecord,
  newIngredients,
  newLuck,
  promiseOf,
  type RandomBytes,
} from './luck.ts'
export { answer, type OwnStep, speakUp, type Thinkers } from './own-step.ts'
export { type Arrangements, type Onlooker, type Played, playGame, type Sitting } from './playout.ts'
export { tellRow } from './telling.ts'
