// Which module a frame belongs to.

import { unreachable } from '@brouhaha/kit'
import { names } from '../effects/names-frame.ts'
import { option } from '../effects/option.ts'
import { pick } from '../effects/pick.ts'
import { run } from '../effects/run.ts'
import { ordering } from '../rules/card/discards.ts'
import { paying } from '../rules/card/fuel.ts'
import { gate } from '../rules/card/gate-frame.ts'
import { combat } from '../rules/combat/combat.ts'
import { curse } from '../rules/curse/curse.ts'
import { looting } from '../rules/death/death.ts'
import { buying } from '../rules/fast/fast.ts'
import { flee } from '../rules/flee/flee.ts'
import { summoning } from '../rules/goth/summoning.ts'
import { askedToHelp } from '../rules/help/question.ts'
import { sharing } from '../rules/help/sharing.ts'
import { trimming } from '../rules/identity/trim.ts'
import { shedding } from '../rules/item/shed.ts'
import { opening, sexes } from '../rules/setup/setup.ts'
import { fresh } from '../rules/treasure/fresh.ts'
import { turn } from '../rules/turn/turn.ts'
import type { FrameKind } from './frame.ts'
import * as kind from './frame.ts'

export function frameKind(number: number): FrameKind {
  switch (number) {
    case kind.GATE:
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
    case kind.NAMES:
      return names
    default:
      return unreachable(number as never)
  }
}
