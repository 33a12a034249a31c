// The fights of a game, from what was heard: who fought what, with whose help, against whose cards, and how it went.

import type { CardOf, MunchkinHeard } from '@brouhaha/munchkin'
import type { HeardRow } from '@brouhaha/protocol'
import { eventsOf } from '../side/Teller.ts'
import { strengthensMonsters } from './harm.ts'

export interface FoughtFight {
  readonly turn: number
  readonly main: number
  readonly helper: number | null
  /** Every monster that was in it, by the copy whose text it had. */
  readonly monsters: readonly number[]
  /** Cards that others played for the monsters, by who played them. */
  readonly against: readonly number[]
  /** Who of them did so after victory was last claimed. */
  readonly spoilers: readonly number[]
  /** As they were when victory was last claimed. */
  readonly totals: { readonly players: number; readonly monsters: number } | null
  readonly won: boolean
  readonly fled: boolean
}

type Growing = { -readonly [Field in keyof FoughtFight]: FoughtFight[Field] }

const begin = (main: number, turn: number): Growing => ({
  turn,
  main,
  helper: null,
  monsters: [],
  against: [],
  spoilers: [],
  totals: null,
  won: false,
  fled: false,
})

/** `from`: the turn that goes on when the history begins. */
export function fightsOf(history: readonly HeardRow[], from: number, card: CardOf): readonly FoughtFight[] {
  const fights: Growing[] = []
  let fight: Growing | null = null
  let turn = from
  for (const row of history) {
    /** Who played something in this row, from outside of the fight. */
    let meddler = -1
    for (const event of eventsOf(row)) {
      if (event.type === 'turnBegan') turn++
      else if (event.type === 'combatBegan') {
        fight = begin(event.main, turn)
        fights.push(fight)
      } else if (fight !== null) {
        if (event.type === 'played' && !isFighter(fight, event.seat)) meddler = event.seat
        follow(fight, event, meddler, card)
        if (event.type === 'combatEnd') fight = null
      }
    }
  }
  return fights
}

const isFighter = ({ main, helper }: Growing, seat: number): boolean => seat === main || seat === helper

function follow(fight: Growing, event: MunchkinHeard, meddler: number, card: CardOf): void {
  switch (event.type) {
    case 'monsterJoined':
      fight.monsters = [...fight.monsters, event.text]
      if (meddler >= 0) blame(fight, meddler)
      break
    case 'played':
      if (event.seat === meddler && strengthensMonsters(card(event.copy), event.at)) blame(fight, meddler)
      break
    case 'helpAnswered':
      if (event.accepted) fight.helper = event.seat
      break
    case 'helpForced':
      fight.helper = event.seat
      break
    case 'totals':
      fight.totals = { players: event.players, monsters: event.monsters }
      fight.spoilers = []
      break
    case 'ran':
      fight.fled = true
      break
    case 'combatEnd':
      fight.won = event.won
      break
  }
}

function blame(fight: Growing, meddler: number): void {
  fight.against = [...fight.against, meddler]
  if (fight.totals !== null) fight.spoilers = [...fight.spoilers, meddler]
}

/** The one with the highest totals; of several, the last. */
export const biggestOf = (fights: readonly FoughtFight[]): FoughtFight | null =>
  fights.reduce<FoughtFight | null>(
    (best, fight) => (best === null || sizeOf(fight) >= sizeOf(best) ? fight : best),
    null,
  )

const sizeOf = ({ totals }: FoughtFight): number => (totals === null ? 0 : totals.players + totals.monsters)

/** Claimed, and then run from because of the cards of others: the last one. */
export const stolenFrom = (fights: readonly FoughtFight[]): FoughtFight | null =>
  fights.findLast(({ won, fled, spoilers }) => !won && fled && spoilers.length > 0) ?? null
