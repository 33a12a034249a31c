// What the question at hand is about, as far as everybody may know; and the pile that it lets somebody search (MK-CARD-03).

import type { Seat } from '@brouhaha/table'
import { decode } from '../choice.ts'
import { runBelow, SOURCE, stepOf } from '../effects/running.ts'
import { isOpen } from '../faces.ts'
import { CURSE, OPTION, RUN } from '../frames/frame.ts'
import { frameKind } from '../frames/registry.ts'
import { agenda, isOver } from '../layout.ts'
import { Offers } from '../offers.ts'
import { curseCopy } from '../rules/curse.ts'
import type { Scene } from '../scene.ts'
import { choicesOn } from '../ways.ts'
import { DOOR_DISCARDS, TREASURE_DISCARDS, zoneOf } from '../zones.ts'
import { type CardView, viewCard } from './cards.ts'

export interface AboutView extends CardView {
  /** Where the card asks which way it goes on: the how many-eth place of its text that does. */
  readonly choice: number | null
}

/** The card whose effect is being carried out, or the curse that hits. */
export function aboutWhat(scene: Scene): AboutView | null {
  const { state } = scene
  for (let frame = agenda.top(state); frame >= 0; frame = agenda.below(frame)) {
    if (state[frame] !== RUN && state[frame] !== CURSE) continue
    const copy = state[frame] === RUN ? state[frame + SOURCE]! - 1 : curseCopy(scene, frame)
    if (copy >= 0 && isOpen(scene, copy)) return { ...viewCard(scene, copy), choice: askedOn(scene, copy) }
  }
  return null
}

function askedOn(scene: Scene, copy: number): number | null {
  const { state } = scene
  const top = agenda.top(state)
  if (state[top] !== OPTION) return null
  const { effect } = stepOf(scene, runBelow(scene, top))
  if (effect.do !== 'choose') return null
  const place = choicesOn(scene.printed(copy).card).indexOf(effect)
  return place < 0 ? null : place
}

const MOST_LISTED = 1024

/** The discards that a seat may choose from at this moment. */
export function searchedBy(scene: Scene, viewer: Seat): number[] {
  const { state } = scene
  const top = agenda.top(state)
  if (isOver(state) || top < 0) return []
  const offers = new Offers()
  offers.begin(new Int32Array(MOST_LISTED))
  frameKind(state[top]!).list(scene, top, viewer, offers)
  const found: number[] = []
  for (const choice of offers.list.subarray(0, offers.count)) {
    const named = decode(choice)
    if (named?.type !== 'pick' || named.copy === undefined) continue
    const zone = zoneOf(scene, named.copy)
    if (zone === DOOR_DISCARDS || zone === TREASURE_DISCARDS) found.push(named.copy)
  }
  return found
}
