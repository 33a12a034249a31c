// What can be dealt about at this moment, from what is seen and what is on offer. The rules have the last word.

import type { MunchkinChoice, MunchkinView } from '@brouhaha/munchkin'
import { DOORS, type Door, isOpen, type Listed } from './doors.ts'

export type Offer = MunchkinView['offers'][number]

const DEAL_VERBS: ReadonlySet<MunchkinChoice['type']> = new Set([
  'ask',
  'accept',
  'refuse',
  'volunteer',
  'withdraw',
  'challenge',
] as const)

/** The choices that have their button among the deals. */
export const dealChoices = (choices: readonly MunchkinChoice[]): readonly MunchkinChoice[] =>
  choices.filter(({ type }) => DEAL_VERBS.has(type))

/** An offer that lies on the table, and how the reader may answer it. */
export interface LyingOffer {
  readonly offer: Offer
  readonly role: 'mine' | 'forMe' | 'others'
  readonly yes: MunchkinChoice | null
  readonly no: MunchkinChoice | null
  /** "Only if": other terms may be named. */
  readonly mayCounter: boolean
}

export interface DealsNow extends Listed {
  /** What waits for the reader first; of several helpers the cheapest first. */
  readonly offers: readonly LyingOffer[]
  /** Answers to a question that no offer asks. */
  readonly answers: readonly MunchkinChoice[]
  readonly doors: readonly Door[]
}

export function dealsNow(view: MunchkinView, choices: readonly MunchkinChoice[]): DealsNow {
  const of = (type: MunchkinChoice['type']): readonly MunchkinChoice[] =>
    choices.filter((choice) => choice.type === type)
  const offers = view.offers.map((offer) => lying(offer, view, choices)).sort(inOrder)
  const parts = { asks: of('ask'), volunteers: of('volunteer'), challenges: of('challenge') }
  const shown = new Set([...offers.flatMap(({ yes, no }) => [yes, no]), ...Object.values(parts).flat()])
  const answers = dealChoices(choices).filter((choice) => !shown.has(choice))
  return { offers, ...parts, answers, doors: DOORS.filter((door) => isOpen(door, view, parts)) }
}

const isQuestion = ({ kind }: Offer): boolean => kind === 'askHelp' || kind === 'counter'

function lying(offer: Offer, { you }: MunchkinView, choices: readonly MunchkinChoice[]): LyingOffer {
  const role = offer.seat === you ? 'mine' : offer.to === you ? 'forMe' : 'others'
  const isForMe = role === 'forMe'
  const find = (fits: (choice: MunchkinChoice) => boolean): MunchkinChoice | null => choices.find(fits) ?? null
  const no =
    isForMe && isQuestion(offer)
      ? find(({ type }) => type === 'refuse')
      : find(({ type, number }) => type === 'withdraw' && number === offer.number)
  return {
    offer,
    role,
    yes: isForMe ? find(({ type, seat }) => type === 'accept' && seat === offer.seat) : null,
    no,
    mayCounter: isForMe && offer.kind === 'askHelp' && no !== null,
  }
}

function inOrder(one: LyingOffer, other: LyingOffer): number {
  return rankOf(one) - rankOf(other) || priceOf(one.offer) - priceOf(other.offer)
}

const rankOf = ({ offer, role }: LyingOffer): number => {
  if (role !== 'forMe') return role === 'mine' ? 3 : 4
  return isQuestion(offer) ? 0 : offer.kind === 'offerHelp' ? 1 : 2
}

/** Cards given away first; between equals, who leaves the first pick and risks the more. */
function priceOf(offer: Offer): number {
  if (offer.kind === 'trade') return 0
  const { items, treasures, helperPicksFirst, evenIfLost } = offer.terms
  return items.length + treasures + (helperPicksFirst ? 0.5 : 0) + (evenIfLost ? 0.25 : 0)
}
