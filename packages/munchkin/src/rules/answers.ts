// The rules' answers to what cards ask (deck/questions.ts).

import type { Questions } from '../deck/questions.ts'
import { isFleeing } from '../timing.ts'
import { decides } from './combat/decides.ts'
import { monsterText } from './combat/monsters.ts'
import { isWinning, monstersTotal, playersTotal } from './combat/totals.ts'
import { isSettled, wasCaught, wasCaughtBy } from './flee/flight.ts'
import { hasTrait, isHalfHuman, isWholeHuman, traitsHeld, traitsOfKind } from './identity/traits.ts'

export const ANSWERS: Questions = {
  hasTrait,
  traitsOfKind,
  traitsHeld,
  isWholeHuman,
  isHalfHuman,
  monsterText,
  isWinning,
  playersTotal,
  monstersTotal,
  decides,
  isFleeing,
  wasCaughtBy,
  isSettled,
  wasCaught,
}
