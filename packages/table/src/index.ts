export type { Language } from '@brouhaha/kit'
export { Agenda } from './agenda.ts'
export { Ceremony, checkReveal, type Reveal } from './ceremony.ts'
export {
  type Chance,
  chanceCells,
  plantSeed,
  SEED_WORDS,
  type Seed,
  type Stream,
  seededChance,
  streams,
} from './chance.ts'
export {
  type Game,
  isRefusal,
  isSchemaError,
  type Kinds,
  type Ledger,
  type Play,
  type Reading,
  type Setup,
  SILENT,
  type Wait,
} from './game.ts'
export { GATE_SUBJECT, Gates } from './gate.ts'
export { type Law, type LawId, law } from './law.ts'
export {
  LOG_FORMAT,
  type Log,
  type LogHeader,
  type LogRow,
  readLog,
  seedFromText,
  seedToText,
  writeLog,
} from './log.ts'
export { type Attempt, attempt, type Command, Match, type Trouble, type Verdict } from './match.ts'
export { NONE } from './none.ts'
export {
  ACCEPTED,
  type Refusal,
  type RuleId,
  refusal,
  type SchemaError,
  type Sentence,
} from './refusal.ts'
export { type Replay, verify } from './replay.ts'
export type { Rule, Rulebook } from './rulebook.ts'
export { isRuling, RULER } from './ruling.ts'
export {
  firstSeats,
  HOUSE,
  includes,
  listSeats,
  lowest,
  minus,
  NOBODY,
  only,
  plus,
  type Seat,
  type Seats,
  seat,
  WATCHER,
} from './seats.ts'
export { ledgerOf, stillStanding, takesBack } from './standing.ts'
export { copyInto, fork, hashState, loadState, type State, saveState } from './state.ts'
export { type Happening, type Heard, hear, listen, type Secret, Story } from './story.ts'
export { isUndone, mayUndo, tellUndone, UNDO, type Undone } from './undo.ts'
export { hashView } from './view.ts'
