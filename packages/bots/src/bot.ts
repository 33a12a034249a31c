import type { Pack } from '@brouhaha/cards'
import type { Random } from '@brouhaha/kit'
import type { Game, Kinds, Ledger, Seat, Sentence } from '@brouhaha/table'

/** The choices on offer; the answer is one of them. */
export interface Offer {
  readonly choices: ArrayLike<number>
}

/** All that a bot ever gets to see. There is no way from here to the state of the game. */
export interface Sight<K extends Kinds> extends Offer {
  readonly seat: Seat
  readonly view: K['view']
  /** The rules that this table plays by, to look ahead with. They hold no state. */
  readonly rules: Game<K>
  /** What this seat has learned since it sat down, and worlds that fit it. */
  readonly ledger: Ledger<K['happening']>
}

/** The answer of somebody who may act but need not, and would rather not. */
export const HOLDS_BACK = -1

/** What a player does without being asked; never, where it is left out. */
export interface Manners {
  /** Of the moments in which it may, acts in one out of this many although the game waits for somebody else. */
  readonly interruptsOneIn?: number
  /** Sends a form in place of one choice in this many: an offer, a trade. */
  readonly sendsFormOneIn?: number
}

/** A player that takes what is offered without looking. Its luck comes from `random` alone. */
export interface BlindBot extends Manners {
  readonly name: string
  readonly attention: 'choices'
  choose(offer: Offer, random: Random): number
}

/** A player that looks at the table, and keeps a ledger if it pays attention to what it hears. */
export interface SeeingBot<K extends Kinds> extends Manners {
  readonly name: string
  readonly attention: 'view' | 'ledger'
  choose(sight: Sight<K>, random: Random): number
  /** What it would rather say than any listed choice, if anything; the game may refuse it. */
  propose?(sight: Sight<K>, random: Random): K['form'] | null
}

export type Bot<K extends Kinds> = BlindBot | SeeingBot<K>

/** What a bot is given before it sits down; the rules come with what it sees. */
export interface Thinking {
  /** The packs that were brought along. */
  readonly packs: readonly Pack[]
  /** A live table may cut a search short. */
  readonly outOfTime?: () => boolean
}

export type MakeBot<K extends Kinds> = (thinking: Thinking) => Bot<K>

/** A bot by its name and in words. Its brain is fetched when somebody plays against it: a form that lists bots has none. */
export interface BotEntry<K extends Kinds = Kinds> {
  readonly name: string
  readonly title: Sentence
  readonly says: Sentence
  load(): PromiseLike<MakeBot<K>>
}
