// Cards that answer something: a die that lies there, bad stuff that is coming, a curse, a fight that cannot be won.

import type { Effect } from '@brouhaha/cards'
import { weigh } from './outcome.ts'
import { type Combat, type Outlook, VICTORY } from './outlook.ts'
import { chanceToEscape, flightCost, harmOf, interest } from './stake.ts'
import type { Cast } from './whom.ts'
import { guess } from './worth.ts'

const ESCAPES_AT = 5
const STOPPED_CARD = 500

/** What it is worth that the die on the table comes to something else. */
function dieWorth(outlook: Outlook, combat: Combat, after: (die: number, bonus: number) => number): number {
  const { roll, fighters } = combat
  if (roll === null) return 0
  const runner = fighters.find(({ seat }) => seat === roll.seat)
  // Whom a card keeps from running away, no die helps.
  if (runner?.cannotFlee || combat.monsters[roll.slot]?.noEscape) return 0
  const bonus = runner?.flee[roll.slot] ?? 0
  const before = roll.die + bonus >= ESCAPES_AT ? 1 : 0
  const harm = harmOf(outlook, combat, roll.slot, roll.seat)
  return (after(roll.die, bonus) - before) * harm * outlook.regard(roll.seat)
}

const escapes = (total: number): number => (total >= ESCAPES_AT ? 1 : 0)

/** Getting out without a scratch, where nothing better is in sight. */
function wayOut(outlook: Outlook, combat: Combat, isHopeless: boolean): number {
  const { you, view } = outlook
  if (!outlook.isFighter(you)) return 0
  if (view.decision === 'badStuff')
    return combat.roll?.seat === you ? harmOf(outlook, combat, combat.roll.slot, you) : 0
  return isHopeless || view.decision === 'rollFor' ? flightCost(outlook, combat, you) : 0
}

/** The view does not say whom a curse hits: it is taken to be the one whose turn it is. */
function curseWorth(outlook: Outlook, victim: number): number {
  const card = outlook.view.about === null ? undefined : outlook.named(outlook.view.about.id)
  if (card?.kind !== 'curse') return 0
  return -weigh(outlook, card.effect, { you: victim, victim, target: victim, aim: 0 }).worth
}

function cancelWorth(outlook: Outlook): number {
  const { view, you } = outlook
  if (view.decision === 'curse') return curseWorth(outlook, view.active)
  const isForAll = view.combat !== null && outlook.isFighter(you) && interest(outlook, view.combat) > VICTORY / 2
  return view.decision === 'played' && isForAll ? STOPPED_CARD : 0
}

/** What the answering part of an effect is worth now; nothing where there is nothing to answer. */
export function reactionWorth(outlook: Outlook, effect: Effect, cast: Cast, isHopeless: boolean): number {
  const { combat, decision } = outlook.view
  if (effect.do === 'cancel') return cancelWorth(outlook)
  if (effect.do === 'redirect' && decision === 'curse')
    return curseWorth(outlook, outlook.you) - curseWorth(outlook, cast.target)
  if (combat === null) return 0
  switch (effect.do) {
    case 'setDie':
      return dieWorth(outlook, combat, (_, bonus) => escapes(guess(effect.to) + bonus))
    case 'turnDie':
      return dieWorth(outlook, combat, (die, bonus) => escapes(die + effect.add + bonus))
    case 'helpFlight': {
      const more = typeof effect.add === 'number' ? effect.add : 1
      return combat.roll?.seat === cast.you ? dieWorth(outlook, combat, (die, bonus) => escapes(die + more + bonus)) : 0
    }
    case 'reroll':
      return dieWorth(outlook, combat, (_, bonus) => chanceToEscape(bonus))
    case 'escape':
    case 'moveFight':
      return effect.do === 'escape' && effect.who === 'target' && cast.target !== outlook.you
        ? 0
        : wayOut(outlook, combat, isHopeless)
    default:
      return 0
  }
}
