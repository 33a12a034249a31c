export {
  type BotName,
  type ClientMessage,
  clientMessage,
  type OpenTable,
  openTable,
  personName,
  type SitDown,
  sitDown,
  type TableAct,
  tableAct,
} from './client.ts'
export {
  EMOTES,
  type Emote,
  LARGEST_MESSAGE,
  LONGEST_NAME,
  LONGEST_SAYING,
  PACES,
  type Pace,
  PROTOCOL,
  TURN_TIME,
} from './limits.ts'
export type {
  Answer,
  Heard,
  Saying,
  Seated,
  SeatInfo,
  ServerMessage,
  Sight,
  TableInfo,
  TableStatus,
} from './server.ts'
