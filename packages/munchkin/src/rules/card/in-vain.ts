// Uses that could do nothing: MK-CARD-13, -17. Only what everybody sees decides; what a hidden hand holds, playing it tells.

import { type Effect, isRanked, type Pick, TRIAL } from '@brouhaha/cards'
import { NONE, SILENT } from '@brouhaha/table'
import { fitsCopy } from '../../deck/filters.ts'
import type { ReadyUse } from '../../deck/printed.ts'
import { END, type Step } from '../../deck/program.ts'
import { seatsOf } from '../../deck/seats.ts'
import type { Speech } from '../../deck/speech.ts'
import { countIn } from '../../deck/spots.ts'
import { hasRoom } from '../../effects/counters.ts'
import { letsAnybodyEscape } from '../../effects/flight.ts'
import { handCount } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { ASIDE, isInHand, place } from '../../zones.ts'

const PICKING: ReadonlySet<Effect['do']> = new Set([
  'discard',
  'take',
  'search',
  'reveal',
  'putBack',
  'loseTrait',
  'swapTrait',
  'switchSide',
  'addCounters',
  'removeCounters',
])

/** Whether an effect does nothing but with cards that it looks for, or for those who could get away. */
const isLooking = (effect: Effect): boolean =>
  effect.do === 'escape' || PICKING.has(effect.do) || (effect.do === 'addMonster' && effect.from === 'doorDiscards')

/** Whether a use begins by looking for something, so that it might find nothing. */
export const looksForSomething = (scene: Scene, { effects }: ReadyUse): boolean =>
  effects !== END && isLooking(scene.deck.steps[effects]!.effect)

/** Whether all that a use does is to look for what is not there; `slot`: the monster that is named with it, or NONE. */
export function isInVain(scene: Scene, use: ReadyUse, speech: Speech, slot: number): boolean {
  for (let pc = use.effects; pc !== END; pc = scene.deck.steps[pc]!.next) {
    const step = scene.deck.steps[pc]!
    if (step.effect.do === 'escape') {
      if (letsAnybodyEscape(scene, step.effect, speech, slot)) return false // MK-COMBAT-44
      continue
    }
    if (!isLooking(step.effect) || step.pick === null || leadsElsewhere(step)) return false
    if (mayFind(scene, step, step.pick, use, speech)) return false
  }
  return true
}

/** Something happens where nothing is found. */
const leadsElsewhere = ({ branches, next }: Step): boolean => branches.some((branch) => branch !== next)

const DISCARDS: ReadonlySet<Pick['zone']> = new Set(['doorDiscards', 'treasureDiscards'])
const OWNED: ReadonlySet<Pick['zone']> = new Set(['worn', 'table', 'hand', 'either', 'handOrItems'])
const WITH_HAND: ReadonlySet<Pick['zone']> = new Set(['hand', 'either', 'handOrItems'])

/** Who has the most or the fewest of something is asked once the card has left the hand that it is played from. */
function oncePlayed(scene: Scene, use: ReadyUse, copy: number): Scene {
  if (!use.isPlayed || !scene.meter.spendApart(TRIAL)) return scene
  const after = scene.on(scene.state.slice(), SILENT)
  place(after, copy, ASIDE)
  return after
}

function mayFind(scene: Scene, { effect }: Step, pick: Pick, use: ReadyUse, speech: Speech): boolean {
  const { zone, of, filter } = pick
  const { cast, source: copy } = speech
  const subject = cast!.subject ?? cast!.victim
  if (zone === 'peeked' || filter?.decides !== undefined) return true
  // What it costs may lie there by then.
  if (DISCARDS.has(zone) && Object.keys(use.cost).length > 0) return true
  const fits = (other: number): number =>
    !(use.isPlayed && other === copy && zone !== 'self') &&
    fitsCopy(scene, other, filter, subject, copy) &&
    hasRoom(scene, other, effect)
      ? 1
      : 0
  if (!OWNED.has(zone)) return countIn(scene, zone, NONE, speech, fits, 1) > 0
  const owners =
    of === undefined ? [subject] : seatsOf(isRanked(of) ? oncePlayed(scene, use, copy) : scene, of, cast!, speech)
  for (const owner of owners) {
    const played = use.isPlayed && isInHand(scene, copy, owner) ? 1 : 0
    if (WITH_HAND.has(zone) && handCount(scene.state, owner) > played) return true
    if (countIn(scene, zone, owner, speech, fits, 1) > 0) return true
  }
  return false
}
