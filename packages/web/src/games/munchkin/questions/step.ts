// What the one big button says and does.

import { fill } from '../../../shell/words/words.ts'
import { standOn } from '../deals/matter.ts'
import type { Play } from '../play.ts'
import type { Press } from './labels.ts'
import type { Layout } from './layout.ts'
import { waitingFor } from './waiting.ts'
import { QUESTION_WORDS } from './words.ts'

export type PlannedMove =
  | { readonly deed: 'choose'; readonly label: string; readonly press: Press }
  | { readonly deed: 'answers' | 'hand' | 'deals'; readonly label: string }
  | { readonly deed: 'resume'; readonly label: string; resume(): void }
  /** Nothing to do but wait. */
  | { readonly deed: null; readonly label: string }

/** Questions that lie on the table as an offer, among the deals. */
const OFFERED: readonly (string | null)[] = ['helpOrNot', 'takeCounterOffer']

interface Situation extends Play {
  /** Ends a break. */
  readonly resume?: (() => void) | undefined
}

export function planStep(play: Situation, layout: Layout): PlannedMove {
  const { model, table, view, reader, language, resume } = play
  const say = QUESTION_WORDS[language]
  const wait = (label: string): PlannedMove => ({ deed: null, label })
  if (model.connection !== 'live') return wait(say.lost)
  const isHost = view.you !== null && view.you === table.host
  const name = reader.names[table.host] ?? ''
  if (table.status === 'paused' || table.status === 'adjourned') {
    const rest = say[table.status]
    if (!isHost) return wait(fill(say.waitingToResume, { rest, name }))
    return resume === undefined ? wait(rest) : { deed: 'resume', label: fill(say.resume, { rest }), resume }
  }
  if (table.dispute !== undefined) {
    const stand = standOn(table.dispute, view.you, table.host)
    if (stand === 'rule' || stand === 'propose') return { deed: 'deals', label: say.settle }
    if (stand === 'vote') return { deed: 'deals', label: say.vote }
    return wait(stand === 'ruled' || stand === 'proposed' ? fill(say.disputed, { name }) : say.argued)
  }
  if (model.pending) return wait(say.sending)
  if (view.you === null) return wait(say.looking)
  const { step, answers, hand } = layout
  if (step !== null) {
    const label = step.choice.type === 'pass' ? say.nothingToSay : step.label
    return { deed: 'choose', label, press: step }
  }
  if (answers.length > 0) return { deed: 'answers', label: say.chooseAnswer }
  const asked = view.asked.includes(view.you)
  if (asked && OFFERED.includes(view.decision)) return { deed: 'deals', label: say.chooseDeal }
  if (asked && hand.some(({ presses }) => presses.length > 0)) return { deed: 'hand', label: say.chooseInHand }
  return wait(waitingFor(play))
}
