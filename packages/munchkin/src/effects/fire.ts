// Things that happen by themselves: what cards in play do at their moment.

import type { LevelSource, Moment } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import type { ReadyTrigger } from '../deck/printed.ts'
import { maySay, TRIGGERS } from '../deck/says.ts'
import { speak } from '../deck/speech.ts'
import { isFighter, SEATS } from '../layout.ts'
import { hostOf, isMarked, KILLED, killedText } from '../marks.ts'
import { abilitiesOf, isActive } from '../rules/card/active.ts'
import { eachInFight, permits } from '../rules/card/figures.ts'
import { countOne, isUsedUp } from '../rules/card/tally.ts'
import type { Scene } from '../scene.ts'
import { fightCopies, playCopies } from '../zones.ts'
import { runProgram } from './running.ts'

/** What a moment is about besides its seat. */
interface Occasion {
  readonly levelFrom?: LevelSource | null
  /** The card, where everybody may know it. */
  readonly it?: number
  /** The monster of a roll step, by its copy plus one. */
  readonly named?: number
  /** What the die shows. */
  readonly number?: number
  /** Cards that waited for it in play and have gone with it: heard as they lay there, and not where they lie now. */
  readonly gone?: readonly Hearer[]
}

/** A card in play that waits for a moment, with what it says there. */
export interface Hearer {
  readonly owner: number
  readonly copy: number
  readonly triggers: readonly ReadyTrigger[]
}

const PLAIN: Occasion = {}

/** Something happens to a seat: what everything before it does then, what others wait for, what the monsters that it fights do. */
export function fire(scene: Scene, seat: number, moment: Moment, occasion: Occasion = PLAIN): void {
  if (!scene.deck.hears.has(moment)) return
  fireBefore(scene, seat, seat, moment, occasion)
  if (scene.deck.hasForeignTriggers)
    for (let owner = 0; owner < scene.state[SEATS]!; owner++)
      if (owner !== seat) fireBefore(scene, owner, seat, moment, occasion)
  if (occasion.gone !== undefined)
    for (const { owner, copy, triggers } of occasion.gone) fireFor(scene, owner, seat, copy, triggers, moment, occasion)
  if (isFighter(scene.state, seat)) fireInFight(scene, seat, moment, occasion)
}

/** Apart, because a function that makes another pays for it whenever it is called. */
function fireInFight(scene: Scene, seat: number, moment: Moment, occasion: Occasion): void {
  eachInFight(scene, ({ triggers }, copy) => {
    for (const trigger of triggers) if (trigger.on === moment) start(scene, seat, seat, copy, trigger, occasion)
    return false
  })
}

/** What killed monsters, all or these, and what lay on them, do for a fighter once their fight is over; they still lie there. */
export function fireFallen(scene: Scene, seat: number, moment: Moment, killed: readonly number[] | null = null): void {
  if (!scene.deck.hears.has(moment)) return
  for (let copy = fightCopies(scene); copy !== NONE; copy = scene.nextOf(copy)) {
    const isKilled = isMarked(scene, copy, KILLED)
    const text = isKilled ? killedText(scene, copy) : copy
    const isMeant = (each: number): boolean =>
      isKilled ? each === copy : killedText(scene, each) === hostOf(scene, copy)
    if (killed !== null && !killed.some(isMeant)) continue
    if (text === copy && scene.printed(copy).kind !== 'monster' && scene.printed(copy).kind !== 'enhancer') continue
    for (const trigger of scene.printed(text).abilities.triggers)
      if (trigger.on === moment) start(scene, seat, seat, text, trigger, PLAIN)
  }
}

const hasGone = ({ gone }: Occasion, copy: number): boolean => gone?.some((hearer) => hearer.copy === copy) === true

function fireBefore(scene: Scene, owner: number, seat: number, moment: Moment, occasion: Occasion): void {
  for (let copy = playCopies(scene, owner); copy !== NONE; copy = scene.nextOf(copy))
    if (maySay(scene, copy, TRIGGERS) && isActive(scene, owner, copy) && !hasGone(occasion, copy))
      fireFor(scene, owner, seat, copy, abilitiesOf(scene, copy).triggers, moment, occasion)
}

/** The cards before seats that wait for a moment and count. */
export function hearersOf(scene: Scene, moment: Moment): readonly Hearer[] {
  const hearers: Hearer[] = []
  for (let owner = 0; owner < scene.state[SEATS]!; owner++)
    for (let copy = playCopies(scene, owner); copy !== NONE; copy = scene.nextOf(copy)) {
      if (!maySay(scene, copy, TRIGGERS)) continue
      const { triggers } = abilitiesOf(scene, copy)
      if (triggers.some(({ on }) => on === moment) && isActive(scene, owner, copy))
        hearers.push({ owner, copy, triggers })
    }
  return hearers
}

/** What one card does, also when it has just gone. */
export const fireOf = (scene: Scene, seat: number, copy: number, triggers: Triggers, moment: Moment): void =>
  fireFor(scene, seat, seat, copy, triggers, moment, PLAIN)

type Triggers = readonly ReadyTrigger[]

/** The card is before its owner; it happens to the seat. */
function fireFor(
  scene: Scene,
  owner: number,
  seat: number,
  copy: number,
  triggers: Triggers,
  moment: Moment,
  occasion: Occasion,
): void {
  for (const trigger of triggers) {
    if (trigger.on !== moment || !(owner === seat ? trigger.of !== 'others' : trigger.of !== null)) continue
    if (trigger.drawback && permits(scene, owner, 'ignoreDrawbacks')) continue
    start(scene, owner, seat, copy, trigger, occasion)
  }
}

function start(
  scene: Scene,
  owner: number,
  seat: number,
  copy: number,
  trigger: ReadyTrigger,
  { levelFrom = null, it = NONE, named = 0, number = 0 }: Occasion,
): void {
  const { when, program } = trigger
  if (isUsedUp(scene, trigger, owner, NONE)) return
  const cast = { you: owner, victim: owner, target: owner, actor: seat }
  if (when !== null && !when(scene, owner, speak(cast, copy, { levelFrom, it, number }))) return
  countOne(scene, trigger, owner, NONE)
  runProgram(scene, { program, cast, source: copy, named, it, number })
}
