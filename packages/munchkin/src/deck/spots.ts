// The copies that a zone of the card language means for a seat.

import type { Zone } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import { NONE } from '@brouhaha/table'
import { isStaying, isUsed } from '../marks.ts'
import type { Scene } from '../scene.ts'
import {
  DOOR_DECK,
  DOOR_DISCARDS,
  fightCopies,
  handCopies,
  inPile,
  pileCount,
  playCopies,
  TREASURE_DECK,
  TREASURE_DISCARDS,
} from '../zones.ts'
import { numberNamed, type Speech, STANDING } from './speech.ts'

type Worth = (copy: number) => number

function along(scene: Scene, first: number, worth: Worth, enough: number): number {
  let sum = 0
  for (let copy = first; copy !== NONE && sum < enough; copy = scene.nextOf(copy)) sum += worth(copy)
  return sum
}

/** MK-CURSE-09: curses and whatever else stays as a reminder are nobody's belongings. */
export const isBelonging = (scene: Scene, copy: number): boolean => !isStaying(scene, copy)

function downPile(scene: Scene, zone: number, worth: Worth, enough: number): number {
  let sum = 0
  const size = pileCount(scene, zone)
  for (let depth = 0; depth < size && sum < enough; depth++) sum += worth(inPile(scene, zone, depth))
  return sum
}

/** Cards of a deck whose face a seat knows. */
const lookedAt = (scene: Scene, zone: number, seat: number, worth: Worth, enough: number): number =>
  downPile(scene, zone, (copy) => (((scene.state[scene.knownAt + copy]! >> seat) & 1) === 1 ? worth(copy) : 0), enough)

/** Adds something up over the copies of a zone; each list ends once it is enough. Piles are walked from the top; nothing may move meanwhile. */
export function countIn(
  scene: Scene,
  zone: Zone,
  owner: number,
  speech: Speech,
  worth: Worth,
  enough = Number.POSITIVE_INFINITY,
): number {
  if (typeof zone === 'object') {
    const copy = numberNamed(scene, speech, zone.the) - 1
    return copy === NONE ? 0 : worth(copy)
  }
  switch (zone) {
    case 'hand':
      return along(scene, handCopies(scene, owner), worth, enough)
    case 'table':
      return along(scene, playCopies(scene, owner), (copy) => (isBelonging(scene, copy) ? worth(copy) : 0), enough)
    case 'worn':
      return along(
        scene,
        playCopies(scene, owner),
        (copy) => (scene.printed(copy).kind === 'item' && isUsed(scene, copy) ? worth(copy) : 0),
        enough,
      )
    case 'handOrItems':
      return (
        countIn(scene, 'hand', owner, speech, worth, enough) +
        countIn(
          scene,
          'table',
          owner,
          speech,
          (copy) => (scene.printed(copy).kind === 'item' ? worth(copy) : 0),
          enough,
        )
      )
    case 'peeked':
      return lookedAt(scene, DOOR_DECK, owner, worth, enough) + lookedAt(scene, TREASURE_DECK, owner, worth, enough)
    case 'either':
      return (
        countIn(scene, 'hand', owner, speech, worth, enough) + countIn(scene, 'table', owner, speech, worth, enough)
      )
    case 'combat':
      return along(scene, fightCopies(scene), worth, enough)
    case 'doorDiscards':
      return downPile(scene, DOOR_DISCARDS, worth, enough)
    case 'treasureDiscards':
      return downPile(scene, TREASURE_DISCARDS, worth, enough)
    case 'it':
      return speech.it === NONE ? 0 : worth(speech.it)
    case 'self':
      return speech.source === NONE ? 0 : worth(speech.source)
    default:
      return unreachable(zone)
  }
}

/** The same copies as a list, which may be worked through while they move. */
export function copiesIn(scene: Scene, zone: Zone, owner: number, speech = STANDING): number[] {
  const copies: number[] = []
  countIn(scene, zone, owner, speech, (copy) => copies.push(copy))
  return copies
}
