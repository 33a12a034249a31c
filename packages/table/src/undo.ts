// Taking back. An undo is a row of its own: it leads back to the state before the last row that still stands, if that row is
// the asking seat's and nothing irreversible has happened since. While the house waits the answer is the same to everybody:
// at a gate somebody may have passed in silence, and that must not show. Rows that not everybody heard are never taken back,
// so an undo needs no number: whatever a listener heard last, and still stands, is what was undone. A ruling is never its host's to take back:
// the house does that, for a table that voted so, while nothing has been played since.

import type { Language } from '@brouhaha/kit'
import type { LogRow } from './log.ts'
import { type Refusal, refusal } from './refusal.ts'
import { HOUSE, type Seat } from './seats.ts'
import type { State } from './state.ts'

export const UNDO = { type: 'undo' } as const

/** Whether what came in from outside asks for an undo; never throws. */
export function isUndo(raw: unknown): boolean {
  try {
    return typeof raw === 'object' && raw !== null && (raw as { readonly type?: unknown }).type === UNDO.type
  } catch {
    return false
  }
}

/** What everybody hears of it. */
export interface Undone {
  readonly type: 'undone'
  readonly seat: number
}

export const isUndone = (event: object): event is Undone => 'type' in event && event.type === 'undone'

/** Who took what back, told to the seat `you`. */
export function tellUndone(seat: number, you: number | null, names: readonly string[], language: Language): string {
  const isFrench = language === 'fr'
  if (seat === HOUSE) return isFrench ? 'La table annule la décision.' : 'The table takes the ruling back.'
  if (seat === you) return isFrench ? 'Tu reprends ton coup.' : 'You take your move back.'
  const name = names[seat] ?? ''
  return isFrench ? `${name} reprend son coup.` : `${name} takes a move back.`
}

/** Rules that were released before there was an undo know none. */
export const mayUndo = (match: { mayUndo?(seat: Seat): boolean }, seat: Seat): boolean => match.mayUndo?.(seat) === true

const REFUSED = {
  asked: refusal(
    'TABLE-UNDO',
    'The whole table is being asked: nothing is taken back now.',
    'Toute la table est en train de répondre\u00a0: on ne reprend rien maintenant.',
  ),
  over: refusal(
    'TABLE-UNDO',
    'The game is over: nothing is taken back any more.',
    'La partie est finie\u00a0: on ne reprend plus rien.',
  ),
  nothing: refusal('TABLE-UNDO', 'Nothing of yours to take back.', "Tu n'as rien à reprendre."),
  others: refusal(
    'TABLE-UNDO',
    'Somebody else has moved since: it stands.',
    "Quelqu'un d'autre a joué depuis\u00a0: c'est joué.",
  ),
  final: refusal(
    'TABLE-UNDO',
    'Something was rolled, drawn, shown or answered since: it stands.',
    "Depuis, on a lancé, pioché, montré ou répondu quelque chose\u00a0: c'est joué.",
  ),
} as const

export const NO_RULING = refusal(
  'TABLE-UNDO',
  'A ruling is taken back before anybody plays on, not later.',
  "Une décision s'annule avant que quelqu'un ne joue, pas après.",
)

/** How far back one may go at most. */
const MOST_STEPS = 16

interface Step {
  readonly seat: number
  readonly before: State
}

/** The rows that may still be taken back, newest last. */
export class Past {
  readonly #steps: Step[] = []

  /** After a row: something to take back, or the end of taking back. */
  note({ seat, events, irreversible }: LogRow, before: State): void {
    const isHeardByAll = events.some(({ among }) => among === undefined)
    if (irreversible || !isHeardByAll) this.close()
    else this.#steps.push({ seat, before })
    if (this.#steps.length > MOST_STEPS) this.#steps.shift()
  }

  /** Nothing that was done so far is ever taken back. */
  close(): void {
    this.#steps.length = 0
  }

  /** Why a seat may take nothing back, or null. */
  refuse(
    seat: Seat,
    now: { readonly isOver: boolean; readonly houseWaits: boolean; readonly rows: number },
  ): Refusal | null {
    if (now.isOver) return REFUSED.over
    if (now.houseWaits) return REFUSED.asked
    const last = this.#steps.at(-1)
    if (last === undefined) return now.rows === 0 ? REFUSED.nothing : REFUSED.final
    return last.seat === seat ? null : REFUSED.others
  }

  /** The state before the last row that still stands, which stands no longer. */
  pop(): State {
    return this.#steps.pop()!.before
  }
}
