// A card that went from one place to another, where no other event tells it better.

import type { Language } from '@brouhaha/table'
import type { Place } from '../events.ts'
import { cited } from './cards.ts'
import { frenchOf, nameOfSeat, type Reader, sayIn } from './grammar.ts'

interface Moved {
  readonly from: Place
  readonly to: Place
  readonly copy?: number
}

type Kind = 'deck' | 'discards' | 'cultPile' | 'fight' | 'aside' | 'pool' | 'hand' | 'table'

function kindOf(place: Place): Kind {
  if (typeof place === 'object') return 'hand' in place ? 'hand' : 'table'
  if (place === 'doorDeck' || place === 'treasureDeck') return 'deck'
  if (place === 'doorDiscards' || place === 'treasureDiscards') return 'discards'
  return place
}

const seatOf = (place: Place): number | null =>
  typeof place === 'object' ? ('hand' in place ? place.hand : place.table) : null

/** Null where it is noise: shuffled away, played (which is told), or cleared from a fight. */
export function tellMoved({ from, to, copy }: Moved, reader: Reader, language: Language): string | null {
  const say = sayIn(language)
  const isYou = (seat: number): boolean => seat === reader.you
  const does = (seat: number, en: readonly [string, string], fr: readonly [string, string]): string => {
    const which = isYou(seat) ? 0 : 1
    const who = isYou(seat) ? say('You', 'Tu') : nameOfSeat(reader, seat)
    return `${who} ${say(en[which], fr[which])}`
  }
  const card = copy === undefined ? null : cited(reader.card(copy), language)
  const giver = seatOf(from)
  const taker = seatOf(to)
  const kinds = `${kindOf(from)}>${kindOf(to)}`
  switch (kinds) {
    case 'deck>hand': {
      const door = from === 'doorDeck'
      const what = card ?? say(door ? 'a door card' : 'a treasure', door ? 'une carte Porte' : 'un trésor')
      return `${does(taker!, ['draw', 'draws'], ['pioches', 'pioche'])} ${what}.`
    }
    case 'deck>aside':
      return card === null ? null : say(`Behind the door: ${card}.`, `Derrière la porte : ${card}.`)
    case 'deck>pool':
      return card === null ? null : say(`On the table: ${card}.`, `Sur la table : ${card}.`)
    case 'deck>table':
    case 'cultPile>table':
    case 'cultPile>hand':
      return card === null ? null : `${does(taker!, ['get', 'gets'], ['reçois', 'reçoit'])} ${card}.`
    case 'deck>discards':
      return card === null ? null : say(`${card} goes to the discards.`, `${card} part à la défausse.`)
    case 'hand>discards':
    case 'table>discards':
    case 'table>cultPile':
      return card === null ? null : `${does(giver!, ['discard', 'discards'], ['défausses', 'défausse'])} ${card}.`
    case 'discards>hand':
    case 'discards>table':
      return `${does(taker!, ['take', 'takes'], ['prends', 'prend'])} ${card ?? say('a card', 'une carte')} ${say('from the discards', 'dans la défausse')}.`
    case 'pool>hand':
    case 'pool>table':
    case 'fight>hand':
    case 'table>hand':
      return `${does(taker!, ['take', 'takes'], ['prends', 'prend'])} ${card ?? say('a card', 'une carte')}.`
    case 'hand>hand':
    case 'hand>table':
    case 'table>table': {
      if (card === null || giver === null || taker === null || giver === taker) return null
      const source = isYou(giver) ? say('you', 'toi') : nameOfSeat(reader, giver)
      const from = say(`from ${source}`, isYou(giver) ? 'de ta part' : `de la part ${frenchOf(source)}`)
      return `${does(taker, ['get', 'gets'], ['reçois', 'reçoit'])} ${card} ${from}.`
    }
    default:
      return null
  }
}
