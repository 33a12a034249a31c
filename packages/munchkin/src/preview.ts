// What a choice would change, as far as the viewer knows: the totals of the fight, or the chances to run away.

import { decode, type MunchkinChoice } from './choice.ts'
import { ESCAPES_AT } from './rules/flee.ts'
import type { CombatView, MunchkinView } from './view.ts'

export interface Totals {
  readonly players: number
  readonly monsters: number
}

export type MunchkinPreview =
  | { readonly type: 'totals'; readonly before: Totals; readonly after: Totals }
  /** Sixths of a chance to escape each monster that is still to be rolled for. */
  | { readonly type: 'flight'; readonly slots: readonly { readonly slot: number; readonly sixths: number }[] }
  | { readonly type: 'nothing' }

const NOTHING: MunchkinPreview = { type: 'nothing' }
const SIDES = 6
/** The side that a card which may be played for either is played for. */
const FOR_MONSTERS = 1

function sixths(bonus: number): number {
  const lowest = ESCAPES_AT - bonus
  return Math.max(0, Math.min(SIDES, SIDES + 1 - lowest)) // MK-FLEE-03, -04
}

function flight({ you }: MunchkinView, combat: CombatView, only: number | undefined): MunchkinPreview {
  const runner = combat.fighters.find(({ seat }) => seat === you)
  if (runner === undefined) return NOTHING
  const slots = combat.monsters.map((_, slot) => slot).filter((slot) => only === undefined || slot === only)
  return {
    type: 'flight',
    slots: slots.map((slot) => ({
      slot,
      sixths: combat.monsters[slot]!.noEscape ? 0 : sixths(runner.flee[slot]!),
    })),
  }
}

const strengthen = ({ totals: before }: CombatView, players: number, monsters: number): MunchkinPreview =>
  players === 0 && monsters === 0
    ? NOTHING
    : { type: 'totals', before, after: { players: before.players + players, monsters: before.monsters + monsters } }

/** What the viewer's own strength counts for in the fight. */
const counts = ({ you }: MunchkinView, { main, helper }: CombatView): boolean => you === main || you === helper

function fight(view: MunchkinView, combat: CombatView, choice: MunchkinChoice): MunchkinPreview {
  const adds = view.adds.find(({ copy }) => copy === choice.copy)
  switch (choice.type) {
    case 'run':
      return flight(view, combat, undefined)
    case 'roll':
      return flight(view, combat, choice.slot)
    case 'play': {
      const use = adds?.uses[choice.use ?? 0] ?? null
      if (use === null) return NOTHING
      const against = use.side === 'monsters' || (use.side === 'either' && choice.index === FOR_MONSTERS)
      return against ? strengthen(combat, 0, use.add) : strengthen(combat, use.add, 0)
    }
    case 'enhance':
      return strengthen(combat, 0, adds?.bonus ?? 0)
    case 'playItem':
    case 'equip':
      return counts(view, combat) ? strengthen(combat, adds?.bonus ?? 0, 0) : NOTHING
    case 'lay':
      return counts(view, combat) ? strengthen(combat, -(adds?.bonus ?? 0), 0) : NOTHING
    default:
      return NOTHING
  }
}

export function preview(view: MunchkinView, choice: number): MunchkinPreview {
  const named = decode(choice)
  return named === null || view.combat === null ? NOTHING : fight(view, view.combat, named)
}
