// What a list of effects comes to for this seat: gold won or lost, by itself and through what happens to rivals; and by how
// many points it moves the fight towards the players.

import type { Card, Effect, Who } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import { holds } from './holds.ts'
import { lossOf } from './loss.ts'
import { LEVEL, type Outlook, TREASURE, VICTORY, WINNING_LEVEL } from './outlook.ts'
import { helperStrength, joining, strengthOf } from './points.ts'
import { type Cast, seatsOf } from './whom.ts'
import { abilitiesWorth, COUNTER, guess } from './worth.ts'

export interface Outcome {
  readonly worth: number
  /** Points for the players' side, less those for the monsters'. */
  readonly swing: number
}

const NOTHING: Outcome = { worth: 0, swing: 0 }
const DOOR_CARD = 150
const TRAIT = 250
const DEATH = 2500
const TURN = 600
const LASTING = 300
const SEARCHED = 350
const FOR_MONSTERS = 1

const worth = (gold: number): Outcome => ({ worth: gold, swing: 0 })
const swing = (points: number): Outcome => ({ worth: 0, swing: points })

const add = (one: Outcome, other: Outcome): Outcome => ({
  worth: one.worth + other.worth,
  swing: one.swing + other.swing,
})

export function weigh(outlook: Outlook, effects: readonly Effect[], cast: Cast): Outcome {
  return effects.reduce((sum, effect) => add(sum, weighOne(outlook, effect, cast)), NOTHING)
}

/** For every seat that is meant, seen with this one's eyes. */
function forEach(outlook: Outlook, who: Who | undefined, cast: Cast, gold: (seat: number) => number): Outcome {
  const seats = seatsOf(outlook, who ?? 'victim', cast)
  return worth(seats.reduce((sum, seat) => sum + outlook.regard(seat) * gold(seat), 0))
}

function levels(outlook: Outlook, who: Who | undefined, count: number, cast: Cast): Outcome {
  let sum = NOTHING
  for (const seat of seatsOf(outlook, who ?? 'victim', cast)) {
    const { level } = outlook.view.seats[seat]!
    const change = Math.max(1 - level, Math.min(count, Math.max(0, WINNING_LEVEL - 1 - level)))
    const gold = outlook.regard(seat) * change * LEVEL
    sum = add(sum, { worth: gold, swing: outlook.isFighter(seat) ? change : 0 })
  }
  return sum
}

function lose(outlook: Outlook, effect: Extract<Effect, { do: 'discard' | 'take' }>, cast: Cast): Outcome {
  const { cards, otherwise = [] } = effect
  const takers = effect.do === 'take' ? seatsOf(outlook, effect.to, cast) : []
  let sum = NOTHING
  for (const seat of seatsOf(outlook, cards.of ?? 'victim', cast)) {
    const loss = lossOf(outlook, seat, cards)
    if (loss.cards === 0) {
      sum = add(sum, weigh(outlook, otherwise, { ...cast, victim: seat }))
      continue
    }
    const [taker] = takers
    const gained = taker === undefined ? 0 : outlook.regard(taker) * loss.worth
    const points = outlook.isFighter(seat) ? -loss.points : 0
    sum = add(sum, { worth: gained - outlook.regard(seat) * loss.worth, swing: points })
  }
  return sum
}

function staying(outlook: Outlook, effect: Extract<Effect, { do: 'stay' }>, cast: Cast): Outcome {
  const seats = seatsOf(outlook, effect.who ?? 'victim', cast)
  const isBrief = effect.until === 'combat' || effect.until === 'nextCombat' || effect.until === 'untilTurnEnds'
  let sum = NOTHING
  for (const ability of effect.abilities) {
    for (const seat of seats) {
      if ('doubled' in ability && ability.doubled === 'self')
        sum = add(sum, swing(outlook.isFighter(seat) ? outlook.view.seats[seat]!.strength : 0))
      else if ('figure' in ability && ability.figure === 'strength') {
        const points = guess(ability.add)
        const gold = points * (isBrief ? 60 : 150) * outlook.regard(seat)
        sum = add(sum, { worth: gold, swing: outlook.isFighter(seat) ? points : 0 })
      } else if ('figure' in ability)
        sum = add(sum, worth(Math.sign(guess(ability.add)) * LASTING * outlook.regard(seat)))
      else if ('bans' in ability || 'reversed' in ability || 'ignored' in ability)
        sum = add(sum, worth(-LASTING * outlook.regard(seat)))
    }
  }
  return sum
}

const mean = (outcomes: readonly Outcome[]): Outcome => {
  const sum = outcomes.reduce(add, NOTHING)
  const count = Math.max(1, outcomes.length)
  return { worth: sum.worth / count, swing: sum.swing / count }
}

/** Whoever chooses looks after himself. */
function chosen(outlook: Outlook, effect: Extract<Effect, { do: 'choose' }>, cast: Cast): Outcome {
  const [chooser = cast.victim] = seatsOf(outlook, effect.by ?? 'victim', cast)
  const outcomes = effect.options.map((way) => weigh(outlook, way, cast))
  const sign = chooser === outlook.you ? 1 : -1
  return outcomes.reduce((best, one) => (sign * one.worth > sign * best.worth ? one : best), outcomes[0] ?? NOTHING)
}

/** Everybody who gets something would otherwise have got nothing, but the fighters. */
function shared(outlook: Outlook, { among }: Extract<Effect, { do: 'shareTreasures' }>, cast: Cast): Outcome {
  const { combat } = outlook.view
  if (combat === null) return NOTHING
  const gold = combat.monsters.reduce((sum, { treasures }) => sum + treasures, 0) * TREASURE
  const seats = seatsOf(outlook, among, cast)
  const dealt = seats.reduce((sum, seat) => sum + (outlook.regard(seat) * gold) / Math.max(1, seats.length), 0)
  return worth(dealt - outlook.regard(combat.main) * gold)
}

function conditional(outlook: Outlook, effect: Extract<Effect, { do: 'if' }>, cast: Cast): Outcome {
  const answer = holds(outlook, effect.when, cast.victim)
  const [yes, no] = [weigh(outlook, effect.then, cast), weigh(outlook, effect.else ?? [], cast)]
  return answer === null ? mean([yes, no]) : answer ? yes : no
}

const rolled = (outlook: Outlook, { rows = [] }: Extract<Effect, { do: 'roll' }>, cast: Cast): Outcome =>
  rows.reduce((sum, { on: [least, most], effect }) => {
    const share = (Math.min(6, most) - Math.max(1, least) + 1) / 6
    const outcome = weigh(outlook, effect, cast)
    return add(sum, { worth: outcome.worth * share, swing: outcome.swing * share })
  }, NOTHING)

function weighOne(outlook: Outlook, effect: Effect, cast: Cast): Outcome {
  const { view } = outlook
  switch (effect.do) {
    case 'gainLevels':
      return levels(outlook, effect.to, guess(effect.levels), cast)
    case 'loseLevels': {
      const [seat] = seatsOf(outlook, effect.from ?? 'victim', cast)
      if (seat !== undefined && view.seats[seat]!.level <= 1 && effect.otherwise !== undefined)
        return weigh(outlook, effect.otherwise, cast)
      return levels(outlook, effect.from, -guess(effect.levels), cast)
    }
    case 'setLevel': {
      const all = view.seats.map(({ level }) => level)
      const to =
        effect.to === 'lowest' ? Math.min(...all) : effect.to === 'highest' ? Math.max(...all) : guess(effect.to)
      return forEach(outlook, effect.of, cast, (seat) => (to - view.seats[seat]!.level) * LEVEL)
    }
    case 'die':
      return forEach(outlook, effect.who, cast, () => -DEATH)
    case 'win':
      return forEach(outlook, effect.who, cast, () => VICTORY)
    case 'discard':
    case 'take':
      return lose(outlook, effect, cast)
    case 'draw': {
      const each = guess(effect.cards) * (effect.deck === 'door' ? DOOR_CARD : TREASURE)
      return forEach(outlook, effect.to ?? 'you', cast, () => each)
    }
    case 'loot':
      return forEach(outlook, effect.who, cast, () => DOOR_CARD)
    case 'search':
      return worth(SEARCHED)
    case 'loseTrait':
    case 'swapTrait':
    case 'changeSex':
    case 'become':
      return forEach(outlook, 'victim', cast, () => -TRAIT)
    case 'stay':
      return staying(outlook, effect, cast)
    case 'each':
      return seatsOf(outlook, effect.who, cast).reduce(
        (sum, seat) => add(sum, weigh(outlook, effect.effect, { ...cast, you: seat, victim: seat })),
        NOTHING,
      )
    case 'if':
      return conditional(outlook, effect, cast)
    case 'choose':
      return chosen(outlook, effect, cast)
    case 'roll':
      return rolled(outlook, effect, cast)
    case 'guess':
      return mean([weigh(outlook, effect.right, cast), ...Array(5).fill(weigh(outlook, effect.wrong, cast))])
    case 'pay':
      return weigh(outlook, effect.else, cast)
    case 'strengthen': {
      const isAgainst = effect.side === 'monsters' || (effect.side === 'either' && cast.aim === FOR_MONSTERS)
      return swing(isAgainst ? -guess(effect.add) : guess(effect.add))
    }
    case 'weaken':
      return swing(-guess(effect.by))
    case 'remove':
    case 'kill':
      return swing(strengthOf(outlook, effect.monster, cast))
    case 'addMonster':
      return swing(joining(outlook, effect, cast))
    case 'clone':
      return swing(-(view.combat?.monsters[cast.aim]?.strength ?? 0))
    case 'shareTreasures':
      return shared(outlook, effect, cast)
    case 'dismissHelper':
      return swing(-helperStrength(outlook))
    case 'forceHelp':
      return swing(seatsOf(outlook, effect.who, cast).reduce((sum, seat) => sum + view.seats[seat]!.strength, 0))
    case 'extraTurn':
      return forEach(outlook, effect.who, cast, () => TURN)
    case 'skip':
      return forEach(outlook, 'victim', cast, () => (effect.what === 'turn' ? -TURN : -DOOR_CARD))
    case 'addCounters':
      return forEach(outlook, effect.cards?.of ?? 'you', cast, () => guess(effect.counters) * COUNTER)
    case 'removeCounters':
      return forEach(outlook, effect.cards?.of ?? 'you', cast, () => -COUNTER)
    // Weighed as answers, by what they answer (reaction.ts).
    case 'moveFight':
    case 'escape':
    case 'helpFlight':
    case 'setDie':
    case 'turnDie':
    case 'reroll':
    case 'cancel':
    case 'redirect':
      return NOTHING
    // A novice sees nothing in them.
    case 'reveal':
    case 'peek':
    case 'putBack':
    case 'namePlayer':
    case 'nameNumber':
    case 'nameMonster':
    case 'switchSide':
    case 'repeat':
    case 'disarm':
    case 'poolHands':
    case 'swapHands':
    case 'passHands':
    case 'endTurn':
    case 'openDoor':
      return NOTHING
    default:
      return unreachable(effect)
  }
}

/** What lies before somebody and stays is worth getting rid of. */
export const burdenOf = (card: Card): number => LASTING + Math.max(0, -abilitiesWorth(card))
