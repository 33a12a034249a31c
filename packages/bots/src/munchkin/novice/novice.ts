// A first sensible opponent: weighs every choice in gold, from its view and the printed cards alone, and takes the best.

import type { Pack } from '@brouhaha/cards'
import type { Random } from '@brouhaha/kit'
import { type CardOf, cardsOf, type MunchkinKinds, VERBS, type Verb, verbOf, writeChoice } from '@brouhaha/munchkin'
import { HOLDS_BACK, type SeeingBot, type Sight } from '../../bot.ts'
import { cryFoul } from '../honour.ts'
import { Mind, NEVER } from './mind.ts'
import { cardsIn, Outlook } from './outlook.ts'
import { mayPropose, propose } from './propose.ts'
import { WEIGHED } from './verbs.ts'

/** A novice that knows the cards of these packs. */
export function novice(packs: readonly Pack[]): SeeingBot<MunchkinKinds> {
  const cards = cardsIn(packs)
  const card: CardOf = cardsOf(
    packs,
    packs.map(({ box }) => box),
  )
  const mindOf = ({ view, seat, choices }: Sight<MunchkinKinds>, luck: Random): Mind =>
    new Mind(new Outlook(view, seat, choices, cards), luck)
  return {
    name: 'novice',
    attention: 'view',
    interruptsOneIn: 4,
    choose(sight, luck) {
      const { choices } = sight
      if (!isWorthALook(choices)) return passOf(choices)
      const { view } = sight
      if (view.switches.includes('honour')) {
        const foul = cryFoul(view, choices, card, luck)
        if (foul >= 0) return foul
      }
      const best = bestOf(mindOf(sight, luck))
      const mustSpeak = view.asked.includes(sight.seat) || view.gate !== null
      return best.score > 0 || mustSpeak ? best.choice : HOLDS_BACK
    },
    propose: (sight, luck) => (mayPropose(sight.choices) ? propose(mindOf(sight, luck)) : null),
  }
}

/** What can wait for one's own turn, or is never done: no reason to look up from one's drink. */
const IDLE: ReadonlySet<Verb> = new Set<Verb>([
  'pass',
  'dropTrait',
  'playItem',
  'equip',
  'lay',
  'load',
  'attach',
  'sell',
  'sneak',
  'countAs',
  'withdraw',
])
const isIdle = Uint8Array.from(VERBS, (verb) => (IDLE.has(verb) ? 1 : 0))

function isWorthALook(choices: ArrayLike<number>): boolean {
  for (let at = 0; at < choices.length; at++) if (isIdle[verbOf(choices[at]!)] === 0) return true
  return false
}

function passOf(choices: ArrayLike<number>): number {
  for (let at = 0; at < choices.length; at++) if (VERBS[verbOf(choices[at]!)] === 'pass') return choices[at]!
  return HOLDS_BACK
}

interface Best {
  readonly choice: number
  readonly score: number
}

/** The best choice; among equals luck decides. */
function bestOf(mind: Mind): Best {
  const { choices } = mind.outlook
  let best: Best = { choice: choices[0]!, score: NEVER }
  let equals = 1
  for (let at = 0; at < choices.length; at++) {
    const choice = choices[at]!
    const score = WEIGHED[VERBS[verbOf(choice)]!](mind, writeChoice(choice), choice)
    if (score < best.score) continue
    equals = score === best.score ? equals + 1 : 1
    if (mind.luck.below(equals) === 0) best = { choice, score }
  }
  return best
}
