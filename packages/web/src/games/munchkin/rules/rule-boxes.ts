// Which boxes a rule holds in, where it does not hold in all four. A rule's own entry goes before its chapter's.

import { RULE_BOXES, type RuleBox } from './boxes.ts'

const ONLY_IN: Readonly<Record<string, readonly RuleBox[]>> = {
  'MK-META-04': ['base', 'zombies'],
  'MK-META-09': ['star'],
  'MK-META-10': ['cthulhu'],
  'MK-META-13': ['zombies'],
  'MK-META-14': ['star', 'cthulhu'],
  'MK-SETUP-07': ['base', 'star', 'cthulhu'],
  'MK-SETUP-11': ['zombies'],
  'MK-SETUP-16': ['base'],
  'MK-TURN-15': ['star'],
  'MK-COMBAT-31': ['star'],
  'MK-COMBAT-32': ['star'],
  'MK-FLEE-05': ['star'],
  'MK-DEATH-10': ['cthulhu', 'zombies'],
  'MK-IDENT-03': ['base', 'star'],
  'MK-IDENT-11': ['base', 'star'],
  'MK-IDENT-12': ['base', 'star'],
  'MK-IDENT-13': ['base', 'star', 'cthulhu'],
  'MK-IDENT-14': ['base', 'star', 'cthulhu'],
  'MK-MOJO': ['zombies'],
  'MK-POWER': ['zombies'],
  'MK-CULT': ['cthulhu'],
  'MK-GOTH': ['cthulhu'],
  'MK-HORDE': ['zombies'],
  'MK-HORDE-02': ['cthulhu', 'zombies'],
  'MK-HORDE-03': ['cthulhu'],
  'MK-HORDE-05': ['cthulhu', 'zombies'],
  'MK-ITEM-05': ['base', 'zombies'],
  'MK-ITEM-06': ['base', 'zombies'],
  'MK-ITEM-07': ['star'],
  'MK-ITEM-08': ['cthulhu'],
  'MK-LASER': ['star'],
  'MK-ACO': ['star'],
  'MK-ACO-12': ['star', 'cthulhu'],
  'MK-CURSE-11': ['star', 'cthulhu'],
  'MK-WIN-03': ['base', 'zombies'],
  'MK-WIN-06': ['cthulhu'],
  'MK-FAST-01': ['star', 'cthulhu'],
  'MK-FAST-02': ['star', 'cthulhu'],
  'MK-FAST-03': ['star', 'cthulhu'],
  'MK-FAST-04': ['star', 'cthulhu'],
  'MK-FAST-05': ['zombies'],
  'MK-FAST-06': ['zombies'],
  'MK-FAST-07': ['zombies'],
  'MK-FAST-08': ['base'],
  'MK-MIX-03': ['star', 'cthulhu'],
  'MK-MIX-04': ['star', 'cthulhu'],
  'MK-MIX-05': ['star', 'cthulhu'],
  'MK-MIX-06': ['star', 'cthulhu'],
  'MK-MIX-07': ['star'],
  'MK-MIX-11': ['zombies'],
  'MK-MIX-12': ['star', 'cthulhu'],
}

export const PLACED: readonly string[] = Object.keys(ONLY_IN)

export function boxesOf(rule: string): readonly RuleBox[] {
  return ONLY_IN[rule] ?? ONLY_IN[rule.replace(/-\d+$/, '')] ?? RULE_BOXES
}
