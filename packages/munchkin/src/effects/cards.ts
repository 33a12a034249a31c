// Cards that are lost, taken, drawn, looked at or laid down: MK-CARD-03 to -05, -17, -21, MK-ITEM-18, MK-CURSE-04 to -07, MK-CULT-06.

import type { TraitKind } from '@brouhaha/cards'
import { NONE, type Seat } from '@brouhaha/table'
import { cell } from '../block.ts'
import { isBelonging } from '../deck/spots.ts'
import { tell } from '../events.ts'
import { DEAD, isFighting, isGone, lifeOf, MONSTER_COUNT, SAVED_TREASURES, SEX, seatCell } from '../layout.ts'
import { isBanned } from '../rules/card/figures.ts'
import { move } from '../rules/card/moves.ts'
import { slotOf } from '../rules/combat/monsters.ts'
import { becomeCultist } from '../rules/cult/become.ts'
import { layDown, promise } from '../rules/curse/stays.ts'
import { markUnsettled } from '../rules/identity/mark-unsettled.ts'
import { hasTrait } from '../rules/identity/traits.ts'
import { layBefore } from '../rules/trade/handing.ts'
import { offerFresh } from '../rules/treasure/fresh.ts'
import { drawTreasure } from '../rules/treasure/treasure.ts'
import { lootFor } from '../rules/turn/loot.ts'
import type { Scene } from '../scene.ts'
import {
  DOOR_DECK,
  DOOR_DISCARDS,
  FIGHT,
  inPile,
  list,
  pileCount,
  playCopies,
  refill,
  TABLE,
  TREASURE_DECK,
  zoneOf,
} from '../zones.ts'
import { countersIn, layCounters } from './counters.ts'
import { drawToHand } from './drawn.ts'
import { overrides } from './levels.ts'
import { lookAt } from './looking.ts'
import { lose } from './loss.ts'
import { ask } from './pick.ts'
import {
  amountOf,
  FACE_UP,
  forgetCards,
  isNoted,
  meantBy,
  nameCards,
  type Of,
  OUTCOME,
  PC,
  phaseOf,
  SOURCE,
  seatsIn,
  setPhase,
  setWay,
  subjectOf,
  type Verb,
  veil,
  verb,
  WAITS,
} from './running.ts'

const CHOSEN = 1

/** MK-CURSE-04: whatever says which cards; nothing found leads to what the card says for that case. */
export const choose: Verb = (scene, frame, step) => {
  if (phaseOf(scene, frame) === CHOSEN)
    return scene.state[cell(frame, OUTCOME)] === 0 ? (step.branches[0] ?? step.next) : step.next
  setPhase(scene, frame, CHOSEN)
  ask(scene, frame, step)
  return WAITS
}

/** With somebody: what lies on the cards goes along, and the cult stays where it lies (MK-CULT-04). */
export const swapTrait: Verb = (scene, frame, step) => {
  const { kind, with: other } = step.effect as Of<'swapTrait'>
  if (other === undefined) return choose(scene, frame, step)
  forgetCards(scene, frame)
  const one = subjectOf(scene, frame)
  const [two = one] = seatsIn(scene, frame, other)
  if (one === NONE || one === two || lifeOf(scene.state, one) === DEAD) return step.next
  const [first, second] = [traitCards(scene, one, kind), traitCards(scene, two, kind)]
  for (const copy of first) layBefore(scene, copy, two)
  for (const copy of second) layBefore(scene, copy, one)
  nameCards(scene, frame, [...first, ...second])
  for (const seat of [one, two]) markUnsettled(scene, seat)
  return step.next
}

const traitCards = (scene: Scene, seat: number, kind: TraitKind): readonly number[] =>
  list(scene, playCopies(scene, seat)).filter((copy) => {
    const { traitKind, cult } = scene.printed(copy)
    return traitKind === kind && !cult && isBelonging(scene, copy)
  })

/** MK-META-07: what a removed monster leaves is drawn when the combat is over. MK-CARD-05: where nothing is left, the name stands for nothing. */
export const draw = verb<'draw'>((scene, frame, { deck, face, to }, step) => {
  const { state } = scene
  const count = amountOf(scene, frame, step)
  forgetCards(scene, frame)
  const faceNow = face === 'same' ? (isNoted(scene, frame, FACE_UP) ? 'up' : 'down') : face
  const isEarly = step.isReward && isFighting(state) && scene.profile.bans === 'protected'
  if (deck === 'treasure' && isEarly && !overrides(scene, frame, 'midCombatReward')) {
    state[SAVED_TREASURES]! += count
    return step.next
  }
  for (const seat of meantBy(scene, frame, to)) {
    if (isGone(state, seat) || isBanned(scene, seat, 'receiving')) continue
    const drawn =
      deck === 'treasure' ? drawTreasure(scene, seat, count, faceNow) : drawDoors(scene, seat, count, faceNow)
    nameCards(scene, frame, drawn)
    veil(scene, frame, drawn)
  }
  return step.next
})

/** MK-META-03: whatever was met, but not who may not loot, or receive. */
export const loot = verb<'loot'>((scene, frame, { who }, step) => {
  forgetCards(scene, frame)
  for (const seat of meantBy(scene, frame, who)) {
    if (isGone(scene.state, seat) || isBanned(scene, seat, 'looting') || isBanned(scene, seat, 'receiving')) continue
    const copy = lootFor(scene, seat)
    if (copy === NONE) continue
    nameCards(scene, frame, [copy])
    veil(scene, frame, [copy])
  }
  return step.next
})

function drawDoors(scene: Scene, seat: number, count: number, face: 'up' | 'down'): readonly number[] {
  const drawn: number[] = []
  for (let i = 0; i < count; i++) {
    const copy = drawToHand(scene, DOOR_DECK, seat, face)
    if (copy === NONE) break
    drawn.push(copy)
  }
  offerFresh(scene, seat, drawn, 'drawn')
  return drawn
}

/** The top cards of a deck, for one pair of eyes. */
export const peek = verb<'peek'>((scene, frame, { deck, cards }, step) => {
  const seat = subjectOf(scene, frame)
  const zone = deck === 'door' ? DOOR_DECK : TREASURE_DECK
  forgetCards(scene, frame)
  if (!refill(scene, zone)) return step.next
  const copies = Array.from({ length: Math.min(cards, pileCount(scene, zone)) }, (_, depth) =>
    inPile(scene, zone, depth),
  )
  lookAt(scene, seat as Seat, zone, copies)
  nameCards(scene, frame, copies)
  veil(scene, frame, copies)
  return step.next
})

/** MK-CURSE-06: the card that speaks lies down, before somebody or on a card that is chosen for it. */
export const stay = verb<'stay'>((scene, frame, { who, until, counters }, step) => {
  const { state } = scene
  const copy = state[cell(frame, SOURCE)]! - 1
  if (phaseOf(scene, frame) === CHOSEN) return step.next
  if (until === 'combat' && !isFighting(state)) return step.next
  const number = counters === undefined ? NONE : countersIn(scene, frame, step)
  if (step.pick !== null) {
    setPhase(scene, frame, CHOSEN)
    if (number !== NONE) setWay(scene, frame, number)
    ask(scene, frame, step)
    return WAITS
  }
  const [seat] = who === undefined ? [subjectOf(scene, frame)] : seatsIn(scene, frame, who)
  if (seat === undefined) return step.next
  if (isFightingCard(scene, copy)) promise(scene, copy, seat, state[cell(frame, PC)]!)
  else layDown(scene, copy, seat, state[cell(frame, PC)]!)
  if (number !== NONE) layCounters(scene, copy, number)
  return step.next
})

/** A monster that fights, or what lies on one: that lies down when the fight is over. */
const isFightingCard = (scene: Scene, copy: number): boolean =>
  slotOf(scene, copy) !== NONE ||
  (scene.printed(copy).kind === 'enhancer' && zoneOf(scene, copy) === FIGHT && scene.state[MONSTER_COUNT]! > 0)

/** MK-CULT-06: by a card of the trait's own pile; other traits come from the discards, and replace one of their kind. */
export const become = verb<'become'>((scene, frame, { trait, who }, step) => {
  const wanted = scene.deck.traitIndex.get(trait)
  if (wanted === undefined) return step.next
  for (const seat of meantBy(scene, frame, who)) {
    if (wanted === scene.deck.cultTrait) becomeCultist(scene, seat)
    else if (!hasTrait(scene, seat, wanted))
      becomeFromDiscards(scene, seat, wanted, scene.state[cell(frame, SOURCE)]! - 1)
  }
  return step.next
})

function becomeFromDiscards(scene: Scene, seat: number, trait: number, source: number): void {
  for (let depth = 0; depth < pileCount(scene, DOOR_DISCARDS); depth++) {
    const copy = inPile(scene, DOOR_DISCARDS, depth)
    const { trait: its, traitKind } = scene.printed(copy)
    if (its !== trait) continue
    const old = list(scene, playCopies(scene, seat)).find((one) => scene.printed(one).traitKind === traitKind)
    move(scene, copy, TABLE + seat)
    if (old !== undefined) lose(scene, [old], source)
    return
  }
}

const FEMALE = 1
const MALE = 2

export const changeSex = verb<'changeSex'>((scene, frame, _effect, step) => {
  const seat = subjectOf(scene, frame)
  const at = seatCell(seat, SEX)
  if (scene.state[at] === 0) return step.next
  scene.state[at] = scene.state[at] === FEMALE ? MALE : FEMALE
  tell(scene.play, { type: 'sexChanged', seat })
  return step.next
})
