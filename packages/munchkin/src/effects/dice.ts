// Dice of effects: rolled openly, with a gate behind them where some card of the list could change them.

import { cell } from '../block.ts'
import type { Step } from '../deck/program.ts'
import { reveal } from '../events.ts'
import { draws } from '../layout.ts'
import { figure } from '../rules/card/figures.ts'
import { hasAnswer, openGate, ROLL } from '../rules/card/gate.ts'
import type { Scene } from '../scene.ts'
import { fire } from './fire.ts'
import { isNoted, note, OUTCOME, ROLLED, subjectOf } from './running.ts'

const FACES = 6

/** What a die with this on it counts for; cards that change it do not take it off its faces. */
export const onDie = (value: number): number => Math.min(FACES, Math.max(1, value))

/** Rolls a die for an effect; its outcome is the die. */
export function rollFor(scene: Scene, frame: number): void {
  const seat = subjectOf(scene, frame)
  const value = 1 + scene.play.chance.below(scene.state, draws.die, FACES)
  reveal(scene.play, { type: 'rolled', seat, draw: draws.die.name, value })
  scene.state[cell(frame, OUTCOME)] = onDie(value + figure(scene, seat, 'dice'))
}

/** Rolls, notes it, and opens the gate; the step is carried out when that has closed. */
export function rollOpenly(scene: Scene, frame: number): void {
  rollFor(scene, frame)
  note(scene, frame, ROLLED)
  if (hasAnswer(scene, 'ownRoll', 'othersRoll', 'anyRoll')) openGate(scene, ROLL, subjectOf(scene, frame))
  else hearDie(scene, frame)
}

/** Nobody changes the die of an effect any more: cards that wait for it come before its step is carried out. */
export function hearDie(scene: Scene, frame: number): void {
  if (scene.deck.hears.has('rolled'))
    fire(scene, subjectOf(scene, frame), 'rolled', { number: scene.state[cell(frame, OUTCOME)]! })
}

/** Whether the amount of a step is known: true, or its die has just been rolled and somebody may still change it. */
export function isRolled(scene: Scene, frame: number, step: Step): boolean {
  if (!step.rollsDie || isNoted(scene, frame, ROLLED)) return true
  rollOpenly(scene, frame)
  return false
}
