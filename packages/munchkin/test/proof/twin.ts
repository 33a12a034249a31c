// A second world for one viewer: copies that it cannot tell apart change places, wherever they lie and whatever speaks of them.

import type { Random } from '@brouhaha/kit'
import { fork, type State } from '@brouhaha/table'
import { END } from '../../src/deck/program.ts'
import { HAND_HEAD, SEATS, seatCell } from '../../src/layout.ts'
import type { Places } from '../../src/ledger/whereabouts.ts'
import { eachNumber } from '../../src/notes.ts'
import type { Scene } from '../../src/scene.ts'

/** Which copy takes the place of which; most stay themselves. */
export type Relabelling = Int32Array

type Unseen = ReadonlyMap<number, Places>

/**
 * Swaps copies that are unseen before and after a step and may be in the same places both times. A card that speaks up as
 * soon as it is drawn was not drawn, and the viewer knows that much.
 */
export function relabelling(random: Random, scene: Scene, before: Unseen, after: Unseen): Relabelling {
  const alike = new Map<string, number[]>()
  for (const [copy, places] of before) {
    const later = after.get(copy)
    const { isDoor, programs } = scene.printed(copy)
    if (later === undefined || programs.onDraw !== END) continue
    const name = `${isDoor} ${places} ${later}`
    alike.set(name, [...(alike.get(name) ?? []), copy])
  }
  const relabel = Int32Array.from({ length: scene.deck.copies.length }, (_, copy) => copy)
  for (const copies of alike.values()) {
    const others = [...copies]
    random.shuffle(others)
    for (const [index, copy] of copies.entries()) relabel[copy] = others[index]!
  }
  return relabel
}

export const isTrivial = (relabel: Relabelling): boolean => relabel.every((copy, own) => copy === own)

/** The same state with other copies in the places of these. */
export function relabelled(scene: Scene, state: State, relabel: Relabelling): State {
  const twin = fork(state)
  const copies = scene.deck.copies.length
  const [nextAt, previousAt] = [scene.zoneAt + copies, scene.zoneAt + 2 * copies]
  const named = (cell: number): number => (state[cell]! === 0 ? 0 : relabel[state[cell]! - 1]! + 1)
  for (let copy = 0; copy < copies; copy++) {
    const other = relabel[copy]!
    for (const row of [scene.zoneAt, scene.markAt, scene.hostAt, scene.knownAt]) twin[row + other] = state[row + copy]!
    for (const row of [nextAt, previousAt]) twin[row + other] = named(row + copy)
  }
  for (let seat = 0; seat < state[SEATS]!; seat++) twin[seatCell(seat, HAND_HEAD)] = named(seatCell(seat, HAND_HEAD))
  for (const pile of [scene.piles.doorDeck, scene.piles.treasureDeck])
    for (let i = 1; i <= state[pile]!; i++) twin[pile + i] = relabel[state[pile + i]!]!
  eachNumber(state, (cell, told) => {
    if (told === 'copy') twin[cell] = named(cell)
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
