// A second world for one viewer: copies that it cannot tell apart change places, wherever they lie and whatever speaks of them.

import type { Random } from '@brouhaha/kit'
import { fork, type Seat, SILENT, type State } from '@brouhaha/table'
import { isVeiled } from '../../src/deck/loss.ts'
import { END } from '../../src/deck/program.ts'
import { HAND_HEAD, SEATS, seatCell } from '../../src/layout.ts'
import { handOf, type Places } from '../../src/ledger/whereabouts.ts'
import type { Scene } from '../../src/scene.ts'
import { isMissed, noteAstray, setSpots, spotsOf } from '../../src/strayed.ts'
import { eachNumber } from '../../src/told-numbers.ts'
import { HAND, isHand } from '../../src/zones.ts'

/** Which copy takes the place of which; most stay themselves. */
export type Relabelling = Int32Array

export type Unseen = ReadonlyMap<number, Places>

/** What a viewer cannot name before a step, and after it. */
interface Blindness {
  readonly before: Unseen
  readonly after: Unseen
  /** The copies that it was told of meanwhile. */
  readonly told?: ReadonlySet<number>
}

/**
 * Swaps copies that are unseen before and after a step and may be in the same places both times. A card that speaks up as
 * soon as it is drawn was not drawn, and the viewer knows that much. What the viewer saw in a hand and then lost sight of changes places
 * with other cards of that hand: in which order a hand is held, and so which card went, is not the viewer's to know.
 */
export function relabelling(random: Random, scene: Scene, state: State, blindness: Blindness): Relabelling {
  const { before, after, told } = blindness
  const alike = new Map<string, number[]>()
  const lost = new Set([...after.keys()].filter((copy) => !before.has(copy)))
  const hands = new Set([...lost].map((copy) => state[scene.zoneAt + copy]!).filter(isHand))
  /** In a hand where something was lost sight of, and perhaps still there. */
  const isLost = (copy: number): boolean => {
    const zone = state[scene.zoneAt + copy]!
    return hands.has(zone) && (after.get(copy)! & handOf(zone - HAND)) !== 0
  }
  const spoken = new Set<number>()
  eachNumber(state, (cell, what) => {
    if (what === 'copy' || (what === 'named' && !isVeiled(state[cell + 1]!))) spoken.add(state[cell]! - 1)
  })
  for (const [copy, later] of after) {
    // Whether it is a card that the viewer has seen which is spoken of, the viewer was told.
    if (isLost(copy) && spoken.has(copy)) continue
    if (told?.has(copy) || hasTwin(scene, state, copy)) continue
    const { isDoor, programs } = scene.printed(copy)
    const zone = state[scene.zoneAt + copy]!
    const marks = state[scene.markAt + copy]!
    const places = before.get(copy)
    if (programs.onDraw !== END || (places === undefined && !isLost(copy))) continue
    const name = isLost(copy) ? `${isDoor} ${zone} ${marks}` : `${isDoor} ${places} ${later}`
    alike.set(name, [...(alike.get(name) ?? []), copy])
  }
  for (let tries = 0; tries < TRIES; tries++) {
    const relabel = shuffled(random, scene, alike.values())
    if (!makesTwins(scene, state, relabel)) return relabel
  }
  return shuffled(random, scene, [])
}

const TRIES = 8

function shuffled(random: Random, scene: Scene, groups: Iterable<readonly number[]>): Relabelling {
  const relabel = Int32Array.from({ length: scene.deck.copies.length }, (_, copy) => copy)
  for (const copies of groups) {
    const others = [...copies]
    random.shuffle(others)
    for (const [index, copy] of copies.entries()) relabel[copy] = others[index]!
  }
  return relabel
}

/** Whether a card would come into a hand beside its like: then that one might go first. */
function makesTwins(scene: Scene, state: State, relabel: Relabelling): boolean {
  const held = new Set<string>()
  return scene.deck.copies.some((_, copy) => {
    const zone = state[scene.zoneAt + copy]!
    if (!isHand(zone)) return false
    const name = `${zone} ${scene.printed(relabel[copy]!).card.id}`
    const isSecond = held.has(name) && !hasTwin(scene, state, copy)
    held.add(name)
    return isSecond
  })
}

/** Of two alike cards in a hand the one that was seen goes first, so that neither can stand for a third. */
function hasTwin(scene: Scene, state: State, copy: number): boolean {
  const { copies } = scene.deck
  const zone = state[scene.zoneAt + copy]!
  return (
    isHand(zone) &&
    copies.some((card, other) => other !== copy && card === copies[copy] && state[scene.zoneAt + other] === zone)
  )
}

export const isTrivial = (relabel: Relabelling): boolean => relabel.every((copy, own) => copy === own)

/** Within one hand cards change their order and nothing else. */
function isReordered(scene: Scene, state: State, relabel: Relabelling, copy: number): boolean {
  const zone = state[scene.zoneAt + copy]!
  if (!isHand(zone)) return false
  let other = relabel[copy]!
  while (other !== copy && state[scene.zoneAt + other] === zone) other = relabel[other]!
  return other === copy
}

/** The same state with other copies in the places of these; what the viewers have seen of them stays as it is. */
export function relabelled(scene: Scene, state: State, relabel: Relabelling, viewers: readonly Seat[]): State {
  const twin = fork(state)
  const copies = scene.deck.copies.length
  const [nextAt, previousAt] = [scene.zoneAt + copies, scene.zoneAt + 2 * copies]
  const named = (cell: number): number => (state[cell]! === 0 ? 0 : relabel[state[cell]! - 1]! + 1)
  for (let copy = 0; copy < copies; copy++) {
    const other = relabel[copy]!
    for (const row of [scene.zoneAt, scene.markAt, scene.hostAt]) twin[row + other] = state[row + copy]!
    if (!isReordered(scene, state, relabel, copy))
      for (const row of [scene.knownAt, scene.strayedAt, scene.strayedAt + copies])
        twin[row + other] = state[row + copy]!
    for (const row of [nextAt, previousAt]) twin[row + other] = named(row + copy)
  }
  const [seen, now] = [scene.on(state, SILENT), scene.on(twin, SILENT)]
  for (const viewer of viewers)
    for (let copy = 0; copy < copies; copy++) setSpots(now, copy, viewer, spotsOf(seen, copy, viewer))
  for (let copy = 0; copy < copies; copy++) if (isMissed(now, copy)) noteAstray(now, copy)
  for (let seat = 0; seat < state[SEATS]!; seat++) twin[seatCell(seat, HAND_HEAD)] = named(seatCell(seat, HAND_HEAD))
  for (const pile of [scene.piles.doorDeck, scene.piles.treasureDeck])
    for (let i = 1; i <= state[pile]!; i++) twin[pile + i] = relabel[state[pile + i]!]!
  eachNumber(state, (cell, told) => {
    if (told === 'copy' || told === 'named') twin[cell] = named(cell)
  })
  return twin
}

/** Whether the index of a play is one of its player's own cards. */
function namesOwn(scene: Scene, raw: Readonly<Record<string, unknown>>): boolean {
  const { type, copy, use } = raw
  if (type !== 'play' || typeof copy !== 'number' || typeof use !== 'number') return false
  return scene.printed(copy).uses[use]?.aim === 'ownMonster'
}

/** The same move by somebody who holds the other copies. */
export function relabelledRaw(scene: Scene, raw: object, relabel: Relabelling): object {
  const isOwn = namesOwn(scene, { ...raw })
  return Object.fromEntries(
    Object.entries(raw).map(([name, value]) => {
      const isCopy = name === 'copy' || (name === 'index' && isOwn)
      if (isCopy && typeof value === 'number') return [name, relabel[value] ?? value]
      if (name === 'cards' && Array.isArray(value)) return [name, value.map((copy: number) => relabel[copy] ?? copy)]
      return [name, value]
    }),
  )
}
