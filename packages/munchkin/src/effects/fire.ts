// Things that happen by themselves: what cards in play do at their moment.

import type { LevelSource, Moment } from '@brouhaha/cards'
import type { ReadyTrigger } from '../deck/printed.ts'
import { speak } from '../deck/speech.ts'
import { isFighter, SEATS } from '../layout.ts'
import { isMarked, KILLED, killedText } from '../marks.ts'
import { abilitiesOf, isActive } from '../rules/card/active.ts'
import { eachInFight, permits } from '../rules/card/figures.ts'
import type { Scene } from '../scene.ts'
import { fightCopies, playCopies } from '../zones.ts'
import { runProgram } from './running.ts'

/** Something happens to a seat: what everything before it does then, what others wait for, what the monsters that it fights do. */
export function fire(scene: Scene, seat: number, moment: Moment, levelFrom: LevelSource | null = null): void {
  fireBefore(scene, seat, seat, moment, levelFrom)
  if (scene.deck.hasForeignTriggers)
    for (let owner = 0; owner < scene.state[SEATS]!; owner++)
      if (owner !== seat) fireBefore(scene, owner, seat, moment, levelFrom)
  if (isFighter(scene.state, seat))
    eachInFight(scene, ({ triggers }, copy) => {
      for (const trigger of triggers) if (trigger.on === moment) start(scene, seat, seat, copy, trigger, levelFrom)
      return false
    })
}

/** What killed monsters, and what lay on them, do for a fighter once their fight is won; they still lie there. */
export function fireFallen(scene: Scene, seat: number, moment: Moment): void {
  for (let copy = fightCopies(scene); copy >= 0; copy = scene.nextOf(copy)) {
    const text = isMarked(scene, copy, KILLED) ? killedText(scene, copy) : copy
    if (text === copy && scene.printed(copy).kind !== 'monster' && scene.printed(copy).kind !== 'enhancer') continue
    for (const trigger of scene.printed(text).abilities.triggers)
      if (trigger.on === moment) start(scene, seat, seat, text, trigger, null)
  }
}

function fireBefore(scene: Scene, owner: number, seat: number, moment: Moment, levelFrom: LevelSource | null): void {
  for (let copy = playCopies(scene, owner); copy >= 0; copy = scene.nextOf(copy))
    if (abilitiesOf(scene, copy).triggers.length > 0 && isActive(scene, owner, copy))
      fireFor(scene, owner, seat, copy, moment, levelFrom)
}

/** What one card does, also when it has just gone. */
export const fireOf = (scene: Scene, seat: number, copy: number, moment: Moment): void =>
  fireFor(scene, seat, seat, copy, moment, null)

/** The card is before its owner; it happens to the seat. */
function fireFor(
  scene: Scene,
  owner: number,
  seat: number,
  copy: number,
  moment: Moment,
  levelFrom: LevelSource | null,
): void {
  for (const trigger of abilitiesOf(scene, copy).triggers) {
    if (trigger.on !== moment || !(owner === seat ? trigger.of !== 'others' : trigger.of !== null)) continue
    if (trigger.drawback && permits(scene, owner, 'ignoreDrawbacks')) continue
    start(scene, owner, seat, copy, trigger, levelFrom)
  }
}

function start(
  scene: Scene,
  owner: number,
  seat: number,
  copy: number,
  { when, program }: ReadyTrigger,
  levelFrom: LevelSource | null,
): void {
  const cast = { you: owner, victim: owner, target: owner, actor: seat }
  if (when === null || when(scene, owner, speak(cast, -1, { levelFrom })))
    runProgram(scene, { program, cast, source: copy })
}
