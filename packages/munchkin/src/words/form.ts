// A form as it reads before it is sent.

import { typesetFrench, unreachable } from '@brouhaha/kit'
import type { Language } from '@brouhaha/table'
import type { MunchkinForm } from '../forms/form.ts'
import { cited } from './cards.ts'
import { counted, enumerate, nameOfSeat, type Reader, sayIn } from './grammar.ts'
import { sayTrade } from './offer.ts'
import { sayTerms } from './terms.ts'

export function sayForm(form: MunchkinForm, reader: Reader, language: Language): string {
  const said = sayPlainly(form, reader, language)
  return language === 'fr' ? typesetFrench(said) : said
}

function sayPlainly(form: MunchkinForm, reader: Reader, language: Language): string {
  const say = sayIn(language)
  const and = say('and', 'et')
  const who = (seat: number): string => (seat === reader.you ? say('you', 'toi') : nameOfSeat(reader, seat))
  const cards = (copies: readonly number[]): string =>
    enumerate(
      copies.map((copy) => cited(reader.card(copy), language)),
      and,
    )
  switch (form.type) {
    case 'askHelp': {
      const terms = sayTerms(form, reader, language)
      return say(`Ask ${who(form.seat)} for help: ${terms}`, `Demande de l'aide à ${who(form.seat)} : ${terms}`)
    }
    case 'counter': {
      const terms = sayTerms(form, reader, language)
      return say(`Help on other terms: ${terms}`, `Aide à d'autres conditions : ${terms}`)
    }
    case 'offerHelp': {
      const terms = sayTerms(form, reader, language)
      return say(`Offer to help: ${terms}`, `Propose ton aide : ${terms}`)
    }
    case 'trade': {
      const trade = sayTrade(form, reader, language)
      return say(`Offer ${who(form.seat)} a trade: ${trade}`, `Propose un échange à ${who(form.seat)} : ${trade}`)
    }
    case 'sellItems': {
      const items = cards(form.items)
      if (form.levels === undefined) return say(`Sell ${items}`, `Vends ${items}`)
      const levels = counted(form.levels, 'level', language)
      return say(`Sell ${items} for no more than ${levels}`, `Vends ${items} pour ${levels} seulement`)
    }
    case 'show': {
      const seats = form.seats.map((seat) => say(who(seat), `à ${who(seat)}`))
      return say(
        `Show ${cards(form.cards)} to ${enumerate(seats, and)}`,
        `Montre ${cards(form.cards)} ${enumerate(seats, and)}`,
      )
    }
    case 'pact': {
      const not = form.not === 'help' ? say('help', 'aider') : say('interfere', "t'en mêler")
      return say(`Promise ${who(form.seat)} not to ${not}`, `Promets à ${who(form.seat)} de ne pas ${not}`)
    }
    case 'rule':
      return sayRuling(form, reader, language)
    default:
      return unreachable(form)
  }
}

function sayRuling(form: Extract<MunchkinForm, { type: 'rule' }>, reader: Reader, language: Language): string {
  const say = sayIn(language)
  const name = nameOfSeat(reader, form.seat)
  switch (form.verb) {
    case 'setLevel':
      return say(`Rule: ${name} has level ${form.value}`, `Tranche : ${name} est au niveau ${form.value}`)
    case 'discardCard': {
      const card = cited(reader.card(form.value), language)
      return say(`Rule: ${card} is discarded`, `Tranche : ${card} part à la défausse`)
    }
    case 'endCombat':
      return say('Rule: this fight is broken off', 'Tranche : ce combat est interrompu')
    case 'skipDecision':
      return say(`Rule: go on without ${name}'s answer`, `Tranche : on continue sans attendre ${name}`)
    default:
      return unreachable(form.verb)
  }
}
