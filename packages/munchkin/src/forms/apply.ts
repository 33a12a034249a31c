// What cannot be listed, carried out: help with terms, trades, sales, shown cards, promises, rulings.

import { unreachable } from '@brouhaha/kit'
import { topIsOpen } from '../frames/open.ts'
import { topKind } from '../frames/top.ts'
import { SEATS } from '../layout.ts'
import { NO_SUCH_CHOICE } from '../refusals.ts'
import { show } from '../rules/card/show.ts'
import { ask } from '../rules/help/help.ts'
import { counter } from '../rules/help/question.ts'
import { volunteer } from '../rules/help/volunteers.ts'
import { promise } from '../rules/interference/pacts.ts'
import { rule } from '../rules/meta/rulings.ts'
import { sell } from '../rules/sell/sell.ts'
import { offerTrade } from '../rules/trade/trade.ts'
import type { Scene } from '../scene.ts'
import { whyClosed } from '../untimely.ts'
import type { MunchkinForm } from './form.ts'

export { formsFor } from './suggestions.ts'

/** ACCEPTED and done, or a refusal and nothing changed. */
export function applyForm(scene: Scene, seat: number, form: MunchkinForm): number {
  if (seat >= scene.state[SEATS]!) return NO_SUCH_CHOICE // the house sends none
  switch (form.type) {
    case 'rule':
      return rule(scene, seat, form)
    case 'show':
      return show(scene, seat, form.cards, form.seats) // MK-CARD-15: whenever one likes
    case 'counter':
      return counter(scene, seat, form)
    default:
      return topIsOpen(scene) ? applyOpenly(scene, seat, form) : whyClosed(topKind(scene))
  }
}

type Standing = Exclude<MunchkinForm, { readonly type: 'rule' | 'show' | 'counter' }>

function applyOpenly(scene: Scene, seat: number, form: Standing): number {
  switch (form.type) {
    case 'askHelp':
      return ask(scene, seat, form.seat, form)
    case 'offerHelp':
      return volunteer(scene, seat, form)
    case 'trade':
      return offerTrade(scene, seat, form)
    case 'sellItems':
      return sell(scene, seat, form.items, form.levels)
    case 'pact':
      return promise(scene, seat, form.seat, form.not)
    default:
      return unreachable(form)
  }
}
