// Offers of others, in words.

import type { Language } from '@brouhaha/table'
import type { MunchkinView, OfferView } from '../view/view.ts'
import { cited } from './cards.ts'
import { enumerate, frenchOf, nameOfSeat, type Reader, sayIn } from './grammar.ts'
import { sayTerms } from './terms.ts'

type TradeOffer = Pick<Extract<OfferView, { readonly kind: 'trade' }>, 'gives' | 'wants'>

/** "Sword for Shield", "Sword as a gift", "Shield for nothing": as the seat that gives says it. */
export function sayTrade({ gives, wants }: TradeOffer, reader: Reader, language: Language): string {
  const say = sayIn(language)
  const cards = (copies: readonly number[]): string =>
    enumerate(
      copies.map((copy) => cited(reader.card(copy), language)),
      say('and', 'et'),
    )
  if (wants.length === 0) return say(`${cards(gives)} as a gift`, `${cards(gives)} en cadeau`)
  if (gives.length === 0) return say(`nothing for ${cards(wants)}`, `rien contre ${cards(wants)}`)
  return say(`${cards(gives)} for ${cards(wants)}`, `${cards(gives)} contre ${cards(wants)}`)
}

/** What saying yes to the offer of a seat means. */
export function sayAccepted(view: MunchkinView, seat: number, reader: Reader, language: Language): string {
  const say = sayIn(language)
  const name = nameOfSeat(reader, seat)
  const offer = view.offers.find((one) => one.seat === seat)
  if (offer === undefined) return say(`Accept ${name}'s offer`, `Accepte l'offre ${frenchOf(name)}`)
  if (offer.kind === 'trade') {
    const trade = sayTrade(offer, reader, language)
    return say(`Accept ${name}'s offer: ${trade}`, `Accepte l'offre ${frenchOf(name)} : ${trade}`)
  }
  const terms = sayTerms(offer.terms, reader, language)
  return offer.kind === 'askHelp'
    ? say(`Help ${name}: ${terms}`, `Aide ${name} : ${terms}`)
    : say(`Let ${name} help: ${terms}`, `Accepte l'aide ${frenchOf(name)} : ${terms}`)
}
