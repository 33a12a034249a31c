// The rules of the Munchkin family in our own words, in the order of the catalogue, with the rulings where a rulebook is silent.

import type { Rulebook } from '@brouhaha/table'
import { ACO_RULES } from './rulebook/aco.ts'
import { CARD_RULES } from './rulebook/card.ts'
import { COMBAT_RULES } from './rulebook/combat.ts'
import { CULT_RULES } from './rulebook/cult.ts'
import { CURSE_RULES } from './rulebook/curse.ts'
import { DEATH_RULES } from './rulebook/death.ts'
import { FAST_RULES } from './rulebook/fast.ts'
import { FLEE_RULES } from './rulebook/flee.ts'
import { GOTH_RULES } from './rulebook/goth.ts'
import { HELP_RULES } from './rulebook/help.ts'
import { HORDE_RULES } from './rulebook/horde.ts'
import { IDENT_RULES } from './rulebook/ident.ts'
import { INT_RULES } from './rulebook/int.ts'
import { ITEM_RULES } from './rulebook/item.ts'
import { LASER_RULES } from './rulebook/laser.ts'
import { LEVEL_RULES } from './rulebook/level.ts'
import { META_RULES } from './rulebook/meta.ts'
import { MIX_RULES } from './rulebook/mix.ts'
import { MOJO_RULES, POWER_RULES } from './rulebook/power.ts'
import { SELL_RULES } from './rulebook/sell.ts'
import { SETUP_RULES } from './rulebook/setup.ts'
import { TRADE_RULES } from './rulebook/trade.ts'
import { TREAS_RULES } from './rulebook/treas.ts'
import { TURN_RULES } from './rulebook/turn.ts'
import { WIN_RULES } from './rulebook/win.ts'

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
