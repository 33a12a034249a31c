// The rules of the Munchkin family in our own words, in the order of the catalogue, with the rulings where a rulebook is silent.

import type { Rulebook } from '@brouhaha/table'
import { ACO_RULES } from './rules/acolyte/text.ts'
import { CARD_RULES } from './rules/card/text.ts'
import { COMBAT_RULES } from './rules/combat/text.ts'
import { CULT_RULES } from './rules/cult/text.ts'
import { CURSE_RULES } from './rules/curse/text.ts'
import { DEATH_RULES } from './rules/death/text.ts'
import { FAST_RULES } from './rules/fast/text.ts'
import { FLEE_RULES } from './rules/flee/text.ts'
import { GOTH_RULES } from './rules/goth/text.ts'
import { HELP_RULES } from './rules/help/text.ts'
import { HORDE_RULES } from './rules/horde/text.ts'
import { IDENT_RULES } from './rules/identity/text.ts'
import { INT_RULES } from './rules/interference/text.ts'
import { ITEM_RULES } from './rules/item/text.ts'
import { LASER_RULES } from './rules/laser/text.ts'
import { LEVEL_RULES } from './rules/level/text.ts'
import { META_RULES } from './rules/meta/text.ts'
import { MIX_RULES } from './rules/mix/text.ts'
import { MOJO_RULES } from './rules/mojo/text.ts'
import { POWER_RULES } from './rules/power/text.ts'
import { SELL_RULES } from './rules/sell/text.ts'
import { SETUP_RULES } from './rules/setup/text.ts'
import { TRADE_RULES } from './rules/trade/text.ts'
import { TREAS_RULES } from './rules/treasure/text.ts'
import { TURN_RULES } from './rules/turn/text.ts'
import { WIN_RULES } from './rules/win/text.ts'

export const MUNCHKIN_RULEBOOK: Rulebook = {
  game: 'munchkin',
  title: { en: 'Munchkin', fr: 'Munchkin' },
  done: true,
  rules: [
    ...META_RULES,
    ...SETUP_RULES,
    ...CARD_RULES,
    ...TURN_RULES,
    ...COMBAT_RULES,
    ...HELP_RULES,
    ...INT_RULES,
    ...FLEE_RULES,
    ...DEATH_RULES,
    ...TREAS_RULES,
    ...LEVEL_RULES,
    ...IDENT_RULES,
    ...MOJO_RULES,
    ...POWER_RULES,
    ...CULT_RULES,
    ...GOTH_RULES,
    ...HORDE_RULES,
    ...ITEM_RULES,
    ...TRADE_RULES,
    ...SELL_RULES,
    ...LASER_RULES,
    ...ACO_RULES,
    ...CURSE_RULES,
    ...WIN_RULES,
    ...FAST_RULES,
    ...MIX_RULES,
  ],
}
