// Which cards count: MK-IDENT-02, MK-ITEM-03, -11, MK-POWER-10, MK-COMBAT-26. A card may make a rule of the fight that silences others, so
// whether one counts and which rules hold are one question.

import type { FightRule } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { fits } from '../../deck/filters.ts'
import type { Printed, ReadyAbilities } from '../../deck/printed.ts'
import { maySay, RULES_FIGHTS } from '../../deck/says.ts'
import { type Speech, standing } from '../../deck/speech.ts'
import { kindBit } from '../../kinds.ts'
import { helperSeat, isFighter, MAIN, MONSTER_COUNT, SEATS } from '../../layout.ts'
import { hostOf, isMarked, isStaying, isUsed, SNEAKED } from '../../marks.ts'
import { type Scene, SILENCING } from '../../scene.ts'
import { fightCopies, ownerOnTable, playCopies } from '../../zones.ts'
import { monsterText, textCopy } from '../combat/monsters.ts'
import { isWorking, stayOf } from '../curse/staying.ts'

/** A card that stays does what its step says; any other what is printed on it. */
export const abilitiesOf = (scene: Scene, copy: number): ReadyAbilities =>
  isStaying(scene, copy) ? stayOf(scene, copy).abilities : scene.printed(copy).abilities

/** MK-ITEM-03, -11: an item counts while it is in use and its bearer may use it. */
export function isActive(scene: Scene, seat: number, copy: number): boolean {
  if (isStaying(scene, copy)) return isWorking(scene, seat, copy)
  const printed = scene.printed(copy)
  if (printed.traitKind !== null && isSilenced(scene, seat, copy)) return false
  if (printed.kind === 'item')
    return (
      isUsed(scene, copy) &&
      (printed.usableBy === null || printed.usableBy(scene, seat, standing(copy)) || isLicensed(scene, copy))
    )
  if (printed.kind === 'attachment') return isActive(scene, seat, hostOf(scene, copy))
  if (printed.kind === 'power') return isFirstCopy(scene, seat, copy)
  return printed.kind !== 'oneShot'
}

/** MK-POWER-10: a second copy of a power adds nothing. */
function isFirstCopy(scene: Scene, seat: number, copy: number): boolean {
  const { trait } = scene.printed(copy)
  for (let other = playCopies(scene, seat); other !== NONE; other = scene.nextOf(other))
    if (other < copy && scene.printed(other).trait === trait) return false
  return true
}

/** Under a card that waives legality, or sneaked past everybody so far (TT-08). */
const isLicensed = (scene: Scene, copy: number): boolean => isMarked(scene, copy, SNEAKED) || isWaived(scene, copy)

const ATTACHMENT = kindBit('attachment')

/** An item under a card that waives legality. */
export function isWaived(scene: Scene, copy: number): boolean {
  const owner = ownerOnTable(scene, copy)
  if (owner === NONE) return false
  for (let other = playCopies(scene, owner); other !== NONE; other = scene.nextOf(other)) {
    if ((scene.kinds[other]! & ATTACHMENT) === 0) continue
    const { card } = scene.printed(other)
    if (card.kind === 'attachment' && card.waives && hostOf(scene, other) === copy) return true
  }
  return false
}

/** A rule of the fight says that the abilities of such identities count for nothing; one still is what one is. */
const isSilenced = (scene: Scene, seat: number, copy: number): boolean =>
  scene.deck.silencesTraits &&
  !scene.isAsking(SILENCING) &&
  isFighter(scene.state, seat) &&
  silences(scene.asking(SILENCING), seat, copy)

export const NO_RULES: readonly FightRule[] = []

type PrintedRules = Printed['abilities']['fightRules']

/** While it is asked who is silenced, only what silences is looked for. */
const isLookedFor = (scene: Scene, rule: FightRule): boolean =>
  !scene.isAsking(SILENCING) || ('ignored' in rule && rule.ignored === 'traits')

/** `found`, and those of these rules that hold for a seat behind them; what holds for its owner alone is left to him. */
function withRules(
  found: readonly FightRule[],
  scene: Scene,
  seat: number,
  rules: PrintedRules,
  speech: Speech,
): readonly FightRule[] {
  let all = found
  for (const { rule, when, words } of rules)
    if (
      !isOwn(rule) &&
      isLookedFor(scene, rule) &&
      (when === null || when(scene, seat, speech)) &&
      scene.meter.spend(words)
    )
      all = [...all, rule]
  return all
}

function withRulesBefore(found: readonly FightRule[], scene: Scene, seat: number): readonly FightRule[] {
  let all = found
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
    if (!maySay(scene, copy, RULES_FIGHTS)) continue
    const { fightRules } = abilitiesOf(scene, copy)
    if (fightRules.length > 0 && isActive(scene, seat, copy))
      all = withRules(all, scene, seat, fightRules, standing(copy))
  }
  return all
}

const isOwn = (rule: FightRule): boolean => 'own' in rule && rule.own === true

/** The rules of a fight, and those that hold for this fighter alone. */
export function withOwnRules(scene: Scene, seat: number, rules: readonly FightRule[]): readonly FightRule[] {
  let all = rules
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
    if (!maySay(scene, copy, RULES_FIGHTS)) continue
    for (const { rule, when, words } of abilitiesOf(scene, copy).fightRules)
      if (
        isOwn(rule) &&
        isLookedFor(scene, rule) &&
        isActive(scene, seat, copy) &&
        (when === null || when(scene, seat, standing(copy))) &&
        scene.meter.spend(words)
      )
        all = [...all, rule]
  }
  return all
}

/** Whether the abilities of an identity count for nothing for this fighter. */
const silences = (scene: Scene, seat: number, copy: number): boolean =>
  ignores(scene, withOwnRules(scene, seat, fightRules(scene)), 'traits', scene.printed(copy), false, copy, seat)

/** MK-COMBAT-26: a fight rule of any monster holds for the whole encounter. */
export function fightRules(scene: Scene): readonly FightRule[] {
  const main = scene.state[MAIN]!
  const helper = helperSeat(scene.state)
  let found = NO_RULES
  for (let slot = 0; slot < scene.state[MONSTER_COUNT]!; slot++) {
    const { fightRules: rules } = monsterText(scene, slot).abilities
    if (rules.length > 0) found = withRules(found, scene, main, rules, standing(textCopy(scene, slot)))
  }
  for (let copy = fightCopies(scene); copy !== NONE; copy = scene.nextOf(copy)) {
    const { kind, abilities } = scene.printed(copy)
    if (kind !== 'monster' && abilities.fightRules.length > 0)
      found = withRules(found, scene, main, abilities.fightRules, standing(copy))
  }
  found = withRulesBefore(found, scene, main)
  if (helper !== NONE) found = withRulesBefore(found, scene, helper)
  return scene.deck.leavesRules ? withRulesLeft(found, scene, main, helper) : found
}

/** What somebody else left for this fight belongs to it, and speaks of the main fighter. */
function withRulesLeft(found: readonly FightRule[], scene: Scene, main: number, helper: number): readonly FightRule[] {
  let all = found
  for (let seat = 0; seat < scene.state[SEATS]!; seat++) {
    if (seat === main || seat === helper) continue
    for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      if (isStaying(scene, copy) && stayOf(scene, copy).until === 'combat')
        all = withRules(all, scene, main, stayOf(scene, copy).abilities.fightRules, standing(copy))
  }
  return all
}

const isForSide = (rule: FightRule, against: boolean): boolean =>
  !('side' in rule) || rule.side === undefined || (rule.side === 'monsters') === against

/** Whether a rule of the fight speaks of a card that counts for a side; `copy` lies before `seat`, where it does. */
export const speaksOf = (
  scene: Scene,
  rule: FightRule,
  printed: Printed,
  against: boolean,
  copy: number,
  seat: number,
): boolean =>
  isForSide(rule, against) &&
  (rule.filter === undefined || fits(printed, rule.filter, scene, copy, seat)) &&
  !('except' in rule && rule.except !== undefined && fits(printed, rule.except, scene, copy, seat))

export function ignores(
  scene: Scene,
  rules: readonly FightRule[],
  what: 'level' | 'items' | 'traits' | 'printedBonuses',
  printed: Printed,
  against: boolean,
  copy = NONE,
  seat = NONE,
): boolean {
  for (const rule of rules)
    if ('ignored' in rule && rule.ignored === what && speaksOf(scene, rule, printed, against, copy, seat)) return true
  return false
}
