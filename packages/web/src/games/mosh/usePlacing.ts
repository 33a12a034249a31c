// Staging a card: pick an edge, aim it, confirm it. Everything offered comes from the choices of the model.

import type { MoshChoice } from '@brouhaha/zombie-mosh'
import { useState } from 'react'
import { othersAround } from '../../table/around.ts'
import type { MoshActions, MoshModel } from './model.ts'
import {
  type Edge,
  edgesOnOffer,
  foreseeDance,
  type HitTarget,
  NOTHING_STAGED,
  type Placement,
  type PlacementPreview,
  sameEdge,
  sameTarget,
  settle,
  stagedChoice,
  targetsOnOffer,
} from './staging.ts'
import type { TargetOffer } from './Targets.tsx'

export interface Placing {
  readonly edges: readonly Edge[]
  readonly edge: Edge | null
  readonly target: HitTarget | null
  readonly offers: readonly TargetOffer[]
  /** What lies on trial, or is on its way. */
  readonly staged: { readonly choice: Placement; readonly preview: PlacementPreview } | null
  /** What would be confirmed now. */
  readonly choice: Placement | null
  pick(edge: Edge): void
  aim(target: HitTarget): void
  confirm(): void
  takeBack(): void
}

const DEFEND_KEY = 'D'

const NO_CHOICES: readonly MoshChoice[] = []

/** The choices that can be made at this moment. */
export function openChoices(model: MoshModel): readonly MoshChoice[] {
  const open = model.connection === 'live' && !model.pending && model.table?.status === 'playing'
  return open ? model.choices : NO_CHOICES
}

export function usePlacing(model: MoshModel, actions: MoshActions): Placing {
  const [kept, keep] = useState(NOTHING_STAGED)
  const [sent, setSent] = useState<Placement | null>(null)
  const view = model.view!
  const choices = openChoices(model)
  const staging = settle(kept, choices)
  const edges = edgesOnOffer(choices)
  const choice = stagedChoice(staging, choices)
  const onItsWay = model.pending && sent !== null && view.hand.includes(sent.card) ? sent : null
  const shown = onItsWay ?? choice

  const offerOf = (target: HitTarget): TargetOffer => {
    const meant = stagedChoice({ edge: staging.edge, target }, choices)!
    const hotkey =
      target.verb === 'defend' ? DEFEND_KEY : `${othersAround(view.seats.length, view.you).indexOf(target.seat) + 1}`
    return { target, choice: meant, preview: foreseeDance(view, meant), hotkey }
  }

  return {
    edges,
    edge: onItsWay ?? staging.edge,
    target: staging.target,
    offers: staging.edge === null ? [] : targetsOnOffer(choices, staging.edge).map(offerOf),
    staged: shown && { choice: shown, preview: foreseeDance(view, shown) },
    choice,
    pick(edge) {
      if (edges.some((one) => sameEdge(one, edge))) keep({ edge, target: staging.target })
      else if (!model.pending && view.you !== null) actions.choose({ type: 'defend', seat: view.you, ...edge })
    },
    aim(target) {
      if (staging.edge === null) return
      const legal = targetsOnOffer(choices, staging.edge).some((one) => sameTarget(one, target))
      if (legal) keep({ edge: staging.edge, target })
      else actions.choose({ type: target.verb, seat: target.seat, ...staging.edge })
    },
    confirm() {
      if (choice === null) return
      setSent(choice)
      keep(NOTHING_STAGED)
      actions.choose(choice)
    },
    takeBack() {
      keep(staging.target === null ? NOTHING_STAGED : { edge: staging.edge, target: null })
    },
  }
}
