// Each copy lies in exactly one place, and every list, pile and count agrees with it.

import { NONE } from '@brouhaha/table'
import { HAND_COUNT, PLAY_COUNT, SEATS, seatCell } from '../layout.ts'
import type { Scene } from '../scene.ts'
import {
  ASIDE,
  CULT_PILE,
  DOOR_DECK,
  DOOR_DISCARDS,
  FIGHT,
  fightCopies,
  HAND,
  handCopies,
  isPile,
  NOWHERE,
  POOL,
  playCopies,
  poolCopies,
  TABLE,
  TREASURE_DECK,
  TREASURE_DISCARDS,
  zoneOf,
} from '../zones.ts'

/** Copies, their zones, and the lists and piles that hold them. */
export function misplaced(scene: Scene): string[] {
  const { state, deck, piles } = scene
  const found: string[] = []
  const times = new Uint8Array(deck.copies.length)
  const meet = (copy: number, zone: number): void => {
    times[copy] = times[copy]! + 1
    if (zoneOf(scene, copy) !== zone) found.push(`copy ${copy} lies in zone ${zone} and says ${zoneOf(scene, copy)}`)
  }
  const walk = (first: number, zone: number, count: number): void => {
    let met = 0
    for (let copy = first, before = NONE; copy !== NONE; before = copy, copy = scene.nextOf(copy)) {
      if (deck.copies[copy] === undefined) {
        found.push(`the list of zone ${zone} leads to ${copy}, which is no copy`)
        return
      }
      if (scene.previousOf(copy) !== before) found.push(`copy ${copy} does not know what lies before it`)
      meet(copy, zone)
      if (++met > deck.copies.length) {
        found.push(`the list of zone ${zone} runs in a circle`)
        return
      }
    }
    if (count !== NONE && met !== count) found.push(`zone ${zone} holds ${met} copies and counts ${count}`)
  }
  const readPile = (at: number, zone: number): void => {
    for (let i = 1; i <= state[at]!; i++) meet(state[at + i]!, zone)
  }
  for (let seat = 0; seat < state[SEATS]!; seat++) {
    walk(handCopies(scene, seat), HAND + seat, state[seatCell(seat, HAND_COUNT)]!)
    walk(playCopies(scene, seat), TABLE + seat, state[seatCell(seat, PLAY_COUNT)]!)
  }
  walk(fightCopies(scene), FIGHT, NONE)
  walk(poolCopies(scene), POOL, NONE)
  readPile(piles.doorDeck, DOOR_DECK)
  readPile(piles.doorDiscards, DOOR_DISCARDS)
  readPile(piles.treasureDeck, TREASURE_DECK)
  readPile(piles.treasureDiscards, TREASURE_DISCARDS)
  readPile(piles.cultPile, CULT_PILE)
  for (let copy = 0; copy < deck.copies.length; copy++) {
    const zone = zoneOf(scene, copy)
    if (zone === NOWHERE || times[copy] !== (zone === ASIDE ? 0 : 1))
      found.push(`copy ${copy} of zone ${zone} lies in ${times[copy]} places`)
    const { isDoor, cult } = deck.copies[copy]!
    if (isPile(zone) && zone !== CULT_PILE && isDoor !== (zone === DOOR_DECK || zone === DOOR_DISCARDS))
      found.push(`copy ${copy} lies in a pile of the other back`)
    if (zone === CULT_PILE && !cult) found.push(`copy ${copy} lies among the cult`)
  }
  return found
}
