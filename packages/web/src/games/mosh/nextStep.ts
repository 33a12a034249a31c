// The one thing to do next, said in words.

import type { Language } from '@brouhaha/table'
import { type MoshChoice, tellChoice } from '@brouhaha/zombie-mosh'
import { farewell } from '../../table/farewell.ts'
import type { MoshModel } from './model.ts'
import { isDancing } from './phrases.ts'
import type { MoshWords } from './words.ts'

/** What a step does when it is taken. */
export type Deed = 'confirm' | 'focusHand' | 'focusTargets' | 'focusPosters' | 'resume' | 'encore' | 'rematch' | 'home'

export interface PlannedStep {
  readonly label: string
  /** Null while there is nothing to do but wait. */
  readonly deed: Deed | null
}

interface Situation {
  readonly model: MoshModel
  /** The choice that is staged whole. */
  readonly staged: MoshChoice | null
  readonly edgePicked: boolean
  readonly choosable: boolean
  readonly names: readonly string[]
  readonly canRematch: boolean
}

export function planDance(situation: Situation, say: MoshWords, language: Language): PlannedStep {
  const { model, staged, edgePicked, choosable, names, canRematch } = situation
  const view = model.view!
  const table = model.table!
  const host = view.you !== null && view.you === table.host
  const wait = (label: string): PlannedStep => ({ label, deed: null })
  if (view.stage === 'over') {
    return canRematch ? { label: say.rematch, deed: 'rematch' } : { label: say.backToStart, deed: 'home' }
  }
  if (model.connection === 'closed') return wait(farewell(model.bye ?? '', language) ?? say.connectionClosed)
  if (model.connection !== 'live') return wait(say.lost)
  if (table.status === 'paused' || table.status === 'adjourned') {
    return host ? { label: say.resume, deed: 'resume' } : wait(say.waitingForHost)
  }
  if (model.pending) return wait(say.sending)
  if (view.stage === 'encore') {
    return host ? { label: say.anotherSong, deed: 'encore' } : wait(say.waitingForHost)
  }
  if (staged !== null) return { label: tellChoice(staged, names, language), deed: 'confirm' }
  if (view.stage === 'boards') {
    return choosable ? { label: say.chooseZombie, deed: 'focusPosters' } : wait(say.othersChoose)
  }
  if (choosable) {
    return edgePicked ? { label: say.chooseTarget, deed: 'focusTargets' } : { label: say.pickEdge, deed: 'focusHand' }
  }
  return wait(view.dancer === null ? say.waitingForHost : isDancing(names[view.dancer]!, language))
}
