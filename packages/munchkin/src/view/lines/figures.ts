// What everything adds to one of a seat's numbers, card by card, as rules/card/figures.ts sums it up.

import type { Figure, Permission } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { ofOwner, standing } from '../../deck/speech.ts'
import { abilitiesOf, isActive } from '../../rules/card/active.ts'
import { eachElsewhere, permits } from '../../rules/card/figures.ts'
import type { Scene } from '../../scene.ts'
import { list, playCopies } from '../../zones.ts'
import { type CardView, viewCard } from '../cards.ts'
import { cardLine, kindOfLine, type LineView } from './line.ts'

/** What an active card adds to a number of its owner's. */
export function addedByOwn(scene: Scene, seat: number, copy: number, wanted: Figure): number {
  let sum = 0
  for (const { figure, add, forWhom, when, drawback } of abilitiesOf(scene, copy).modifiers)
    if (
      figure === wanted &&
      forWhom !== 'others' &&
      (when === null || when(scene, seat, standing(copy))) &&
      !(drawback && permits(scene, seat, 'ignoreDrawbacks'))
    )
      sum += add(scene, seat, standing(copy))
  return sum
}

const ownLines = (scene: Scene, seat: number, wanted: Figure): LineView[] =>
  list(scene, playCopies(scene, seat))
    .filter((copy) => abilitiesOf(scene, copy).modifiers.length > 0 && isActive(scene, seat, copy))
    .map((copy) => cardLine(scene, kindOfLine(scene, copy), copy, addedByOwn(scene, seat, copy, wanted)))

/** What others' cards and the monsters of the fight add. */
export function linesFromElsewhere(scene: Scene, seat: number, wanted: Figure): LineView[] {
  const lines: LineView[] = []
  eachElsewhere(scene, seat, ({ modifiers }, owner, copy) => {
    const speech = ofOwner(owner, copy)
    for (const { figure, add, forWhom, when } of modifiers)
      if (figure === wanted && (forWhom !== null) === (owner !== NONE) && (when === null || when(scene, seat, speech)))
        lines.push(cardLine(scene, kindOfLine(scene, copy), copy, add(scene, seat, speech)))
    return false
  })
  return lines.filter(({ adds }) => adds !== 0)
}

export const figureLines = (scene: Scene, seat: number, wanted: Figure): LineView[] => [
  ...ownLines(scene, seat, wanted).filter(({ adds }) => adds !== 0),
  ...linesFromElsewhere(scene, seat, wanted),
]

/** The card by which a seat is permitted something, or null. */
export function permittedBy(scene: Scene, seat: number, permission: Permission): CardView | null {
  const own = list(scene, playCopies(scene, seat)).find(
    (copy) =>
      abilitiesOf(scene, copy).permits.some(
        (one) =>
          one.permission === permission &&
          one.forWhom !== 'others' &&
          (one.when === null || one.when(scene, seat, standing(copy))),
      ) && isActive(scene, seat, copy),
  )
  if (own !== undefined) return viewCard(scene, own)
  let found: CardView | null = null
  return eachElsewhere(scene, seat, (abilities, owner, copy) => {
    found = viewCard(scene, copy)
    return abilities.permits.some(
      (one) =>
        one.permission === permission &&
        (one.forWhom !== null) === (owner !== NONE) &&
        (one.when === null || one.when(scene, seat, ofOwner(owner, copy))),
    )
  })
    ? found
    : null
}
