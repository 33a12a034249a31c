import type { Random } from '@brouhaha/kit'
import type { Kinds, Ledger, Seat } from '@brouhaha/table'

/** All that a bot ever gets to see. There is no way from here to the state of the game. */
export interface Sight<K extends Kinds> {
  readonly seat: Seat
  readonly view: K['view']
  /** What this seat has learned since it sat down, and worlds that fit it. */
  readonly ledger: Ledger<K['happening']>
  /** The choices on offer; the answer is one of them. */
  readonly choices: readonly number[]
}

/** What a bot asks to see; the less, the faster the game. */
export type Attention = 'choices' | 'view' | 'ledger'

/** A player that answers from what its seat may know. Its luck comes from `random` alone. */
export interface Bot<K extends Kinds> {
  readonly name: string
  readonly attention: Attention
  choose(sight: Sight<K>, random: Random): number
}
