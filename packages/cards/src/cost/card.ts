// Every question that a card asks.

import { unreachable } from '@brouhaha/kit'
import type { Card } from '../language/card.ts'
import { type Asked, Gathering } from './asked.ts'
import { LARGEST_TABLE } from './weights.ts'

export function askedBy(card: Card): readonly Asked[] {
  const found = new Gathering()
  found.steps('onDraw', card.onDraw)
  gather(card, found)
  return found.asked
}

function gather(card: Card, found: Gathering): void {
  switch (card.kind) {
    case 'monster':
      found.bonuses('strength', card.strength)
      found.bonuses('extraTreasures', card.extraTreasures)
      found.condition('refuses.when', 'standing', card.refuses?.when)
      found.condition('letsGo', 'standing', card.letsGo)
      found.condition('optional', 'standing', card.optional === true ? undefined : card.optional)
      found.abilities('fightRules', card.fightRules)
      found.steps('refuses.gift', card.refuses?.gift)
      for (const name of ['onReveal', 'beforeCombat', 'onEntering', 'onKill', 'evenIfEscaped', 'badStuff'] as const)
        found.steps(name, card[name])
      break
    case 'enhancer': {
      // One that counts for each monster is asked for each.
      const times = card.each ? LARGEST_TABLE.monsters : 1
      found.bonuses('bonus', card.bonus, times)
      found.bonuses('treasures', card.treasures, times)
      found.abilities('fightRules', card.fightRules)
      break
    }
    case 'curse':
      found.steps('effect', card.effect)
      break
    case 'race':
    case 'class':
    case 'mojo':
    case 'power':
      found.condition('needs', 'weighed', card.needs)
      found.abilities('abilities', card.abilities)
      break
    case 'item':
      found.condition('usableBy', 'weighed', card.usableBy)
      found.abilities('abilities', card.abilities)
      break
    case 'oneShot':
    case 'special':
      for (const [index, use] of card.uses.entries()) found.use(`uses[${index}]`, use)
      break
    case 'acolyte':
    case 'attachment':
      found.abilities('abilities', card.abilities)
      break
    case 'multi':
      break
    default:
      unreachable(card)
  }
}
