// Which module a frame belongs to.

import { unreachable } from '@brouhaha/kit'
import { option } from '../effects/option.ts'
import { pick } from '../effects/pick.ts'
import { run } from '../effects/run.ts'
import { GATE } from '../layout.ts'
import { combat } from '../rules/combat.ts'
import { curse } from '../rules/curse.ts'
import { looting } from '../rules/death.ts'
import { ordering } from '../rules/discards.ts'
import { buying } from '../rules/fast.ts'
import { flee } from '../rules/flee.ts'
import { fresh } from '../rules/fresh.ts'
import { paying } from '../rules/fuel.ts'
import { gate } from '../rules/gate.ts'
import { summoning } from '../rules/goth.ts'
import { askedToHelp } from '../rules/help.ts'
import { opening, sexes } from '../rules/setup.ts'
import { sharing } from '../rules/sharing.ts'
import { shedding } from '../rules/shed.ts'
import { trimming } from '../rules/trim.ts'
import { turn } from '../rules/turn.ts'
import type { FrameKind } from './frame.ts'
import * as kind from './frame.ts'

export function frameKind(number: number): FrameKind {
  switch (number) {
    case GATE:
      return gate
    case kind.TURN:
      return turn
    case kind.RUN:
      return run
    case kind.PICK:
      return pick
    case kind.OPTION:
      return option
    case kind.CURSE:
      return curse
    case kind.COMBAT:
      return combat
    case kind.FLEE:
      return flee
    case kind.LOOT:
      return looting
    case kind.SUMMON:
      return summoning
    case kind.BUY:
      return buying
    case kind.FRESH:
      return fresh
    case kind.SHED:
      return shedding
    case kind.TRIM:
      return trimming
    case kind.ASKED_TO_HELP:
      return askedToHelp
    case kind.SHARE:
      return sharing
    case kind.PAY:
      return paying
    case kind.OPENING:
      return opening
    case kind.SEXES:
      return sexes
    case kind.ORDER:
      return ordering
    default:
      return unreachable(number as never)
  }
}
