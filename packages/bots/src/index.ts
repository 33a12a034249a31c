export {
  type BlindBot,
  type Bot,
  type BotEntry,
  HOLDS_BACK,
  type MakeBot,
  type Manners,
  type Offer,
  type SeeingBot,
  type Sight,
  type Thinking,
} from './bot.ts'
export { type MoshBotName, moshBots } from './mosh/bots.ts'
export { MOSH_BOTS } from './mosh/entries.ts'
export type { Sharpness } from './mosh/sharp.ts'
export { type MunchkinBotName, munchkinBots } from './munchkin/bots.ts'
export { MUNCHKIN_BOTS } from './munchkin/entries.ts'
export { cryFoul, looksFoul } from './munchkin/honour.ts'
