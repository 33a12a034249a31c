// Forms, question by question: whom, how many treasures, who picks first, which items, even if lost.

import { unreachable } from '@brouhaha/kit'
import { type MunchkinForm, type MunchkinView, nameOf, type Reader, sayForm } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import type { Asker } from '../ask/asker.ts'
import { FORM_WORDS, type FormName } from '../texts/munchkin.ts'
import { withBonus } from './board.ts'

export interface Desk {
  readonly view: MunchkinView
  readonly reader: Reader
  readonly language: Language
  readonly asker: Asker
}

type HelpForm = Extract<MunchkinForm, { type: 'askHelp' | 'counter' | 'offerHelp' }>

/** The forms that make sense at this moment; the rules have the last word. */
export function formsNow({ you, combat, seats, active, decision, hand, turn }: MunchkinView): FormName[] {
  if (you === null || turn === 0 || seats[you]?.life === 'dead') return []
  const isFighter = combat !== null && (combat.main === you || combat.helper === you)
  const names: FormName[] = []
  if (combat !== null && helpType(you, combat.main, combat.helper, decision) !== null) names.push('help')
  if (!isFighter) names.push('trade')
  if (combat === null && active === you) names.push('sell')
  if (hand.length > 0) names.push('show')
  if (combat !== null && !isFighter) names.push('pact')
  return names
}

function helpType(you: number, main: number, helper: number | null, decision: string | null): HelpForm['type'] | null {
  if (helper !== null) return null
  if (main === you) return decision === 'fightOrRun' ? 'askHelp' : null
  return decision === 'helpOrNot' ? 'counter' : 'offerHelp'
}

/** Null where the person thinks better of it. */
export async function askForm(name: FormName, desk: Desk): Promise<MunchkinForm | null> {
  const form = await fillIn(name, desk)
  if (form === null) return null
  const words = FORM_WORDS[desk.language]
  const question = words.sure(sayForm(form, desk.reader, desk.language))
  return (await isYes(desk, question, true)) ? form : null
}

async function fillIn(name: FormName, desk: Desk): Promise<MunchkinForm | null> {
  const { view } = desk
  const words = FORM_WORDS[desk.language]
  switch (name) {
    case 'help':
      return askHelp(desk)
    case 'trade': {
      const seat = await askSeat(desk)
      const gives = await askCards(desk, words.gives, itemsBefore(desk, view.you!))
      return { type: 'trade', seat, gives, wants: await askCards(desk, words.wants, itemsBefore(desk, seat)) }
    }
    case 'sell': {
      const held = view.hand.filter(({ id }) => isGoods(desk, id)).map(({ copy }) => copy)
      return { type: 'sellItems', items: await askCards(desk, words.sells, [...held, ...itemsBefore(desk, view.you!)]) }
    }
    case 'show': {
      const seat = await askSeat(desk)
      const held = view.hand.map(({ copy }) => copy)
      return { type: 'show', cards: await askCards(desk, words.shows, held), seats: [seat] }
    }
    case 'pact': {
      const promises = [{ label: words.notHelp }, { label: words.notInterfere }]
      const picked = await desk.asker.pick(words.promise, promises, 0)
      return { type: 'pact', seat: view.combat?.main ?? 0, not: picked === 0 ? 'help' : 'interfere' }
    }
    default:
      return unreachable(name)
  }
}

async function askHelp(desk: Desk): Promise<MunchkinForm | null> {
  const { view, asker } = desk
  const words = FORM_WORDS[desk.language]
  const { combat } = view
  const type = combat === null ? null : helpType(view.you!, combat.main, combat.helper, view.decision)
  if (combat === null || type === null) return null
  const seat = type === 'askHelp' ? await askSeat(desk) : 0
  const stake = combat.saved.treasures + combat.monsters.reduce((sum, { treasures }) => sum + treasures, 0)
  const counts = Array.from({ length: stake + 1 }, (_, count) => ({ label: `${count}` }))
  const treasures = await asker.pick(words.treasures, counts, 0)
  const orders = [{ label: words.helperFirst }, { label: words.helperLast }]
  const helperPicksFirst = treasures > 0 && (await asker.pick(words.order, orders, 0)) === 0
  const items = await askCards(desk, words.items, itemsBefore(desk, combat.main))
  const evenIfLost = items.length > 0 && (await isYes(desk, words.evenIfLost, false))
  const terms = { items, treasures, helperPicksFirst, evenIfLost }
  return type === 'askHelp' ? { type, seat, ...terms } : { type, ...terms }
}

async function askSeat({ view, reader, language, asker }: Desk): Promise<number> {
  const seats = view.seats.flatMap(({ life }, seat) => (seat === view.you || life === 'dead' ? [] : [seat]))
  const options = seats.map((seat) => ({ label: reader.names[seat] ?? '' }))
  return seats[await asker.pick(FORM_WORDS[language].whom, options, 0)]!
}

/** One card after another, until enough. */
async function askCards(desk: Desk, question: string, among: readonly number[]): Promise<number[]> {
  const { reader, language, asker } = desk
  const words = FORM_WORDS[language]
  const taken: number[] = []
  for (;;) {
    const left = among.filter((copy) => !taken.includes(copy))
    if (left.length === 0) return taken
    const options = left.map((copy) => ({ label: withBonus(reader.card(copy), language) }))
    const chosen = taken.map((copy) => nameOf(reader.card(copy), language)).join(', ')
    const asked = chosen === '' ? question : `${question} (${chosen})`
    const picked = await asker.pick(asked, [{ label: chosen === '' ? words.nothing : words.enough }, ...options], 0)
    if (picked === 0) return taken
    taken.push(left[picked - 1]!)
  }
}

async function isYes({ language, asker }: Desk, question: string, initially: boolean): Promise<boolean> {
  const words = FORM_WORDS[language]
  return (await asker.pick(question, [{ label: words.yes }, { label: words.no }], initially ? 0 : 1)) === 0
}

const isGoods = ({ reader }: Desk, id: string): boolean => {
  const { kind } = reader.card.named(id)
  return kind === 'item' || kind === 'oneShot'
}

const itemsBefore = (desk: Desk, seat: number): number[] =>
  desk.view.seats[seat]?.table.filter(({ id }) => isGoods(desk, id)).map(({ copy }) => copy) ?? []
