// Who looks closely at how games go, for the games that have somebody who can.

import type { PackShelf } from '@brouhaha/games'
import type { Game, Kinds, State } from '@brouhaha/table'
import { boxesOf, type GameName, kitOf } from '../games.ts'
import { Survey, type SurveyCounts } from '../munchkin/survey.ts'

export interface Surveyor<K extends Kinds = Kinds> {
  readonly counts: SurveyCounts
  /** The game that is to be played next, within earshot. */
  begin(): Game<K>
  finish(state: State, players: number): void
}

const SURVEYS: Readonly<Record<string, (boxes: readonly string[], shelf: PackShelf) => Surveyor>> = {
  munchkin: (boxes, shelf) => new Survey(boxes, shelf),
}

export const canSurvey = (name: GameName): boolean => Object.hasOwn(SURVEYS, kitOf(name).entry.name)

export const surveyOf = (name: GameName, shelf: PackShelf): Surveyor | null =>
  SURVEYS[kitOf(name).entry.name]?.(boxesOf(name), shelf) ?? null
