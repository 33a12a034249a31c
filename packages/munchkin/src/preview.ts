// What a choice would change, as far as the viewer knows: the totals of the fight, one's own strength, the chances to run away, what
// a sale brings.

import { type MunchkinChoice, readChoice, writeChoice } from './choice.ts'
import { ESCAPES_AT } from './rules/flee/flee.ts'
import type { UseAdds } from './view/adds.ts'
import { type CombatView, type MunchkinView, type Sale, saleOf, type Totals } from './view/view.ts'

export type MunchkinPreview =
  | { readonly type: 'totals'; readonly before: Totals; readonly after: Totals }
  /** The viewer's own, where no total changes with it. */
  | { readonly type: 'strength'; readonly before: number; readonly after: number }
  /** Sixths of a chance to escape each monster that is still to be rolled for. */
  | { readonly type: 'flight'; readonly slots: readonly { readonly slot: number; readonly sixths: number }[] }
  | ({ readonly type: 'sale' } & Sale)
  | { readonly type: 'nothing' }

const NOTHING: MunchkinPreview = { type: 'nothing' }
const SIDES = 6
/** The side that a card which may be played for either is played for. */
const FOR_MONSTERS = 1

function sixths(bonus: number): number {
  const lowest = ESCAPES_AT - bonus
  return Math.max(0, Math.min(SIDES, SIDES + 1 - lowest)) // MK-FLEE-03, -04
}

function flight({ you, combat }: MunchkinView, only: number | undefined): MunchkinPreview {
  const runner = combat?.fighters.find(({ seat }) => seat === you)
  if (combat === null || runner === undefined) return NOTHING
  const slots = combat.monsters.map((_, slot) => slot).filter((slot) => only === undefined || slot === only)
  return {
    type: 'flight',
    slots: slots.map((slot) => ({
      slot,
      sixths: runner.cannotFlee || combat.monsters[slot]!.noEscape ? 0 : sixths(runner.flee[slot]!),
    })),
  }
}

const changed = ({ totals: before }: CombatView, after: Totals): MunchkinPreview =>
  before.players === after.players && before.monsters === after.monsters ? NOTHING : { type: 'totals', before, after }

function used({ combat }: MunchkinView, use: UseAdds | null | undefined, aim: number | undefined): MunchkinPreview {
  if (combat === null || use === null || use === undefined) return NOTHING
  const { players, monsters } = combat.totals
  const against = use.side === 'monsters' || (use.side === 'either' && aim === FOR_MONSTERS)
  return changed(combat, against ? { players, monsters: monsters + use.add } : { players: players + use.add, monsters })
}

/** With this helper, as things stand. */
function helped({ combat }: MunchkinView, helper: number | null | undefined): MunchkinPreview {
  const found = combat?.helpers.find(({ seat }) => seat === helper)
  return combat === null || found === undefined ? NOTHING : changed(combat, found.totals)
}

/** Who would help if an offer were taken: who was asked, or who offered. */
function helperBy({ offers, you }: MunchkinView, offerer: number | undefined): number | null {
  const offer = offers.find(({ seat }) => seat === offerer)
  if (offer === undefined || offer.kind === 'trade') return null
  return offer.kind === 'askHelp' ? you : offer.seat
}

/** What was tried out for the view (view/would.ts). */
function tried({ you, would, combat, seats }: MunchkinView, choice: number): MunchkinPreview {
  const found = would.find((one) => one.choice === choice)
  if (found === undefined || you === null) return NOTHING
  const totals = combat === null || found.totals === null ? NOTHING : changed(combat, found.totals)
  if (totals !== NOTHING) return totals
  return { type: 'strength', before: seats[you]!.strength, after: found.strength }
}

function previewNamed(view: MunchkinView, named: MunchkinChoice, choice: number): MunchkinPreview {
  const adds = view.adds.find(({ copy }) => copy === named.copy)
  switch (named.type) {
    case 'run':
      return flight(view, undefined)
    case 'roll':
      return flight(view, named.slot)
    case 'play':
      return used(view, adds?.uses[named.use ?? 0], named.index)
    case 'useAbility':
      return used(view, adds?.abilities[named.use ?? 0], named.index)
    case 'ask':
      return helped(view, named.seat)
    case 'volunteer':
      return helped(view, view.you)
    case 'accept':
      return helped(view, helperBy(view, named.seat))
    case 'sell':
      return { type: 'sale', ...saleOf(view.wares, [named.copy!, named.other!]) }
    default:
      return tried(view, choice)
  }
}

/** A choice as it is listed. */
export const preview = (view: MunchkinView, choice: number): MunchkinPreview =>
  previewNamed(view, writeChoice(choice), choice)

/** A choice as it is written. */
export function previewOf(view: MunchkinView, named: MunchkinChoice): MunchkinPreview {
  const read = readChoice(named)
  return read.kind === 'choice' ? previewNamed(view, named, read.choice) : NOTHING
}
