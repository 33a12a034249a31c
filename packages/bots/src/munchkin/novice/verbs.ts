// Everything that can be chosen, and who weighs it.

import type { Verb } from '@brouhaha/munchkin'
import { attach, equip, lay, load, playItem } from './equip.ts'
import { claim, decline, enhance, enhanceSeat, fight, join, loot, secondDoor } from './fight.ts'
import { roll, sacrifice, takeAlong } from './flee.ts'
import { ask, volunteer } from './help.ts'
import { playAcolyte, playMulti, playTrait } from './identity.ts'
import { buy, chance, give, option, pay, pick, take } from './lose.ts'
import { NEVER, type Weigh } from './mind.ts'
import { burdenOf } from './outcome.ts'
import { sell } from './sell.ts'
import { accept, withdraw } from './trade.ts'
import { liftCost, priceOf, staysHere, useOf } from './use.ts'

const goOn: Weigh = () => 0
const never: Weigh = () => NEVER

const thrown: Weigh = ({ plan }, choice, number) => plan.scoreOf(choice, number)

/** An ability, or the price that ends something that lies before this seat. */
const useAbility: Weigh = (mind, choice, number) => {
  const { outlook, plan } = mind
  const { copy = -1 } = choice
  const card = outlook.card(copy)
  if (card === undefined || useOf(outlook, choice) !== undefined || !staysHere(outlook, copy))
    return plan.scoreOf(choice, number)
  return burdenOf(card) - priceOf(outlook, liftCost(card), copy)
}

/** Nobody curses himself. */
const curse: Weigh = ({ outlook, plan }, choice, number) =>
  choice.seat === outlook.you ? NEVER : plan.scoreOf(choice, number)

export const WEIGHED: Readonly<Record<Verb, Weigh>> = {
  done: goOn,
  chooseSex: chance,
  openDoor: goOn,
  keep: goOn,
  playItem,
  equip,
  lay,
  playTrait,
  playMulti,
  dropTrait: never,
  playAcolyte,
  attach,
  load,
  curse,
  enhance,
  enhanceSeat,
  play: thrown,
  useAbility,
  join,
  fight,
  noTrouble: goOn,
  loot,
  skipLoot: goOn,
  secondDoor,
  claim,
  run: goOn,
  ask,
  accept,
  refuse: goOn,
  volunteer,
  decline,
  roll,
  sacrifice,
  takeAlong,
  pick,
  pickBlind: chance,
  option,
  pay,
  enough: goOn,
  pass: goOn,
  closeGate: goOn,
  take,
  give,
  shed: give,
  buy,
  sell,
  withdraw,
  challenge: never,
  sneak: never,
  countAs: never,
}
