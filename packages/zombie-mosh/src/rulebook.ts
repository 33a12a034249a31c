// The rules of Zombie Mosh! in our own words, in the order of the catalogue, with the rulings where a rulebook is silent.

import type { Rulebook } from '@brouhaha/table'
import { CARD_RULES } from './rulebook/cards.ts'
import { COMPONENT_RULES } from './rulebook/components.ts'
import { DAMAGE_RULES } from './rulebook/damage.ts'
import { DANCE_RULES } from './rulebook/dance.ts'
import { END_RULES } from './rulebook/end.ts'
import { NEXT_RULES } from './rulebook/next.ts'
import { ROUND_RULES } from './rulebook/round.ts'
import { SETUP_RULES } from './rulebook/setup.ts'
import { SIDE_B_RULES } from './rulebook/side-b.ts'

export const MOSH_RULEBOOK: Rulebook = {
  game: 'zombie-mosh',
  title: { en: 'Zombie Mosh!', fr: 'Zombie Mosh\u00a0!' },
  done: true,
  rules: [
    ...COMPONENT_RULES,
    ...SETUP_RULES,
    ...CARD_RULES,
    ...ROUND_RULES,
    ...DANCE_RULES,
    ...DAMAGE_RULES,
    ...END_RULES,
    ...NEXT_RULES,
    ...SIDE_B_RULES,
  ],
}
