export type { Attention, Bot, Sight } from './bot.ts'
export { type House, type Onlooker, type Played, playGame, type Sitting } from './play.ts'
