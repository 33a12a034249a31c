export {
  addSums,
  type Contest,
  NO_DEALS,
  pairings,
  playDeal,
  playDeals,
  type Standing,
  type Sums,
  standing,
  type Verdict,
} from './arena.ts'
export {
  type BlindBot,
  type Bot,
  type BotEntry,
  type BotMaker,
  HOLDS_BACK,
  type Manners,
  type Offer,
  type SeeingBot,
  type Sight,
  type Thinking,
} from './bot.ts'
export { type MoshBotName, moshBots } from './mosh/bots.ts'
export { type MoshPairing, moshContest } from './mosh/contest.ts'
export { MOSH_BOTS } from './mosh/entries.ts'
export type { Sharpness } from './mosh/sharp.ts'
export { type MunchkinBotName, munchkinBots } from './munchkin/bots.ts'
export { MUNCHKIN_BOTS } from './munchkin/entries.ts'
export { cryFoul, looksFoul } from './munchkin/honour.ts'
export { type Host, type Onlooker, type Played, playGame, type Sitting } from './play.ts'
