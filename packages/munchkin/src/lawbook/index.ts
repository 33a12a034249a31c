// The law book of the family: what lies beside the rules, in our own words. Nobody who only plays loads it.

import type { Law } from '@brouhaha/table'
import { DECISIONS } from './decisions.ts'
import { EXAMPLES } from './examples.ts'
import { BASE_FACTS } from './facts/base.ts'
import { COUNTS_FACTS } from './facts/counts.ts'
import { CTHULHU_FACTS } from './facts/cthulhu.ts'
import { STAR_FACTS } from './facts/star.ts'
import { ZOMBIES_FACTS } from './facts/zombies.ts'
import { POINTS } from './points.ts'
import { RULINGS } from './rulings.ts'
import { TALK } from './talk.ts'
import { TIMING } from './timing.ts'

export const MUNCHKIN_LAWBOOK: readonly Law[] = [
  ...DECISIONS,
  ...TIMING,
  ...EXAMPLES,
  ...TALK,
  ...RULINGS,
  ...POINTS,
  ...BASE_FACTS,
  ...STAR_FACTS,
  ...CTHULHU_FACTS,
  ...ZOMBIES_FACTS,
  ...COUNTS_FACTS,
]
