// What the question at hand is about, as far as everybody may know; and the pile that it lets somebody search (MK-CARD-03).

import { NONE } from '@brouhaha/table'
import { cell } from '../block.ts'
import { decode } from '../choice.ts'
import { castOf, runBelow, SOURCE, stepOf } from '../effects/running.ts'
import { CURSE, OPTION, RUN } from '../frames/frame.ts'
import { agenda } from '../layout.ts'
import { curseCopy, cursePlayer, curseVictim } from '../rules/curse/unsettled.ts'
import type { Scene } from '../scene.ts'
import { choicesOn } from '../ways.ts'
import { DOOR_DISCARDS, FIGHT, TREASURE_DISCARDS, zoneOf } from '../zones.ts'
import type { CardView } from './cards.ts'
import { openCard } from './cause.ts'

export interface AboutView extends CardView {
  /** Where the card asks which way it goes on: the how many-eth place of its text that does. */
  readonly choice: number | null
  /** Whom it hits. */
  readonly target: number
  /** Whose card it is: who played it or has it in play; null for the door and for monsters. */
  readonly by: number | null
}

/** The card whose effect is being carried out, or the curse that hits. */
export function aboutWhat(scene: Scene): AboutView | null {
  const { state } = scene
  for (let frame = agenda.top(state); frame !== NONE; frame = agenda.below(frame)) {
    if (state[frame] !== RUN && state[frame] !== CURSE) continue
    const copy = state[frame] === RUN ? state[cell(frame, SOURCE)]! - 1 : curseCopy(scene, frame)
    const card = openCard(scene, copy)
    if (card !== null) return { ...card, choice: askedOn(scene, copy), ...hit(scene, frame, copy) }
  }
  return null
}

/** A curse on the agenda knows who threw it; an effect knows its cast. */
function hit(scene: Scene, frame: number, copy: number): Pick<AboutView, 'target' | 'by'> {
  const { state } = scene
  for (let curse = frame; curse !== NONE; curse = agenda.below(curse))
    if (state[curse] === CURSE && curseCopy(scene, curse) === copy) {
      const by = cursePlayer(scene, curse)
      return { target: curseVictim(scene, curse), by: by === NONE ? null : by }
    }
  const { you, victim, target } = castOf(scene, frame)
  const isMonster = zoneOf(scene, copy) === FIGHT && scene.printed(copy).kind === 'monster'
  const aimed = target !== NONE && target !== you
  return { target: aimed ? target : victim === NONE ? you : victim, by: isMonster ? null : you }
}

function askedOn(scene: Scene, copy: number): number | null {
  const { state } = scene
  const top = agenda.top(state)
  if (state[top] !== OPTION) return null
  const { effect } = stepOf(scene, runBelow(scene, top))
  if (effect.do !== 'choose') return null
  const place = choicesOn(scene.printed(copy).card).indexOf(effect)
  return place === NONE ? null : place
}

/** The discards that a seat may choose from at this moment. */
export const searchedBy = (scene: Scene, choices: readonly number[]): number[] =>
  choices.flatMap((choice) => {
    const named = decode(choice)
    if (named?.type !== 'pick' || named.copy === undefined) return []
    const zone = zoneOf(scene, named.copy)
    return zone === DOOR_DISCARDS || zone === TREASURE_DISCARDS ? [named.copy] : []
  })
