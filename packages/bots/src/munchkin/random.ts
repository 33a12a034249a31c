// Plays without a thought, and still plays on: half of the time it does what brings the game forward, otherwise it draws a verb
// and then any of its choices, so that one curse on six players is no likelier than a sword.

import { VERBS, type Verb, verbOf } from '@brouhaha/munchkin'
import type { BlindBot, Offer } from '../bot.ts'

/** What brings a game forward. */
const FORWARD: ReadonlySet<Verb> = new Set<Verb>([
  'done',
  'keep',
  'openDoor',
  'noTrouble',
  'loot',
  'claim',
  'roll',
  'pass',
  'decline',
  'enough',
])

/** How likely a verb is beside others; ORDINARY where it is left out. What undoes something is seldom worth it. */
const ORDINARY = 10
const WEIGHTS: Partial<Readonly<Record<Verb, number>>> = {
  pass: 120,
  claim: 60,
  playItem: 120,
  equip: 60,
  playTrait: 40,
  playMulti: 40,
  playAcolyte: 60,
  attach: 40,
  ask: 60,
  accept: 40,
  play: 30,
  useAbility: 20,
  run: 20,
  curse: 5,
  enhance: 5,
  lay: 1,
  dropTrait: 1,
  withdraw: 2,
  sneak: 5,
  challenge: 1,
  countAs: 1,
}

const weights = Int32Array.from(VERBS, (verb) => WEIGHTS[verb] ?? ORDINARY)
const forward = Uint8Array.from(VERBS, (verb) => (FORWARD.has(verb) ? 1 : 0))

/** How many choices there are of each verb; all zero between two questions. */
const counts = new Int32Array(VERBS.length)

function choiceOf({ choices }: Offer, verb: number, index: number): number {
  let left = index
  for (let at = 0; at < choices.length; at++) if (verbOf(choices[at]!) === verb && left-- === 0) return choices[at]!
  return choices[0]!
}

export const random: BlindBot = {
  name: 'random',
  attention: 'choices',
  interruptsOneIn: 8,
  sendsFormOneIn: 24,
  choose(offer, luck) {
    const { choices } = offer
    if (choices.length === 1) return choices[0]!
    counts.fill(0)
    let all = 0
    let onward = 0
    for (let at = 0; at < choices.length; at++) {
      const verb = verbOf(choices[at]!)
      if (counts[verb]!++ > 0) continue
      all += weights[verb]!
      if (forward[verb] === 1) onward += weights[verb]!
    }
    const onlyForward = onward > 0 && onward < all && luck.below(2) === 0
    let draw = luck.below(onlyForward ? onward : all)
    for (let verb = 0; verb < counts.length; verb++) {
      if (counts[verb] === 0 || (onlyForward && forward[verb] === 0)) continue
      draw -= weights[verb]!
      if (draw < 0) return choiceOf(offer, verb, luck.below(counts[verb]!))
    }
    return choices[0]!
  },
}
