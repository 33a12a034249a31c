export {
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
  LARGEST_PACKS,
  LONGEST_DISPUTE,
  LONGEST_NAME,
  LONGEST_SAYING,
  MOST_SEATS,
  PROTOCOL,
} from './limits.ts'
export { GATE_TIME, PACES, type Pace, READING_TIME, TURN_TIME } from './paces.ts'
export type {
  Addresses,
  Answer,
  Dispute,
  HeardRow,
  LateHands,
  PackInfo,
  Saying,
  Seated,
  SeatInfo,
  ServerMessage,
  TableInfo,
  TableSight,
  TableStatus,
} from './server.ts'
