// What a novice says that no list offers: a sale of small things, a better price for help, a price of its own.

import type { MunchkinForm } from '@brouhaha/munchkin'
import { VERBS, type Verb, verbOf } from '@brouhaha/munchkin'
import { counterOffer, lastAsk } from './help.ts'
import type { Mind } from './mind.ts'
import { clearOut } from './sell.ts'

const MOMENTS: ReadonlySet<Verb> = new Set<Verb>(['openDoor', 'done', 'give', 'run', 'refuse'])

function some(choices: ArrayLike<number>, fits: (verb: Verb) => boolean): boolean {
  for (let at = 0; at < choices.length; at++) if (fits(VERBS[verbOf(choices[at]!)]!)) return true
  return false
}

const offers = ({ outlook: { choices } }: Mind, wanted: Verb): boolean => some(choices, (verb) => verb === wanted)

/** Whether this could be a moment to say something, by what is on offer. */
export const mayPropose = (choices: ArrayLike<number>): boolean => some(choices, (verb) => MOMENTS.has(verb))

export function propose(mind: Mind): MunchkinForm | null {
  const { outlook, luck } = mind
  switch (outlook.view.decision) {
    case 'arrangeOrOpen':
    case 'charityOrDone': {
      if (outlook.view.active !== outlook.you || outlook.view.combat !== null) return null
      const items = clearOut(mind)
      return items.length === 0 ? null : { type: 'sellItems', items }
    }
    case 'fightOrRun': {
      // Once everybody was asked, now and then somebody is asked again.
      if (!offers(mind, 'run') || offers(mind, 'ask') || luck.below(2) === 0) return null
      const asked = lastAsk(mind)
      return asked === null ? null : { type: 'askHelp', seat: asked.seat, ...asked.terms }
    }
    case 'helpOrNot': {
      const offer = outlook.view.offers.find(({ kind, to }) => kind === 'askHelp' && to === outlook.you)
      if (offer === undefined || offer.kind === 'trade' || !offers(mind, 'refuse')) return null
      const wanted = counterOffer(outlook, offer.terms)
      return wanted === null ? null : { type: 'counter', ...wanted }
    }
    default:
      return null
  }
}
