import { unreachable } from '@brouhaha/kit'
import { listSeats, NONE, type Seats } from '@brouhaha/table'
import type { Cause } from '../events.ts'
import { cited } from './cards.ts'
import { counted, enumerate, nameOfSeat, type Reader } from './grammar.ts'
import { ENDS_LOUDLY, type Told } from './silence.ts'
import { sayTerms } from './terms.ts'

/** Null where this one needs no words: a phase that the next line shows, an offer that ended by being taken. */
export function tellInEnglish(event: Told, reader: Reader): string | null {
  const isYou = (seat: number): boolean => seat === reader.you
  /** "You fight", "Bob fights" */
  const does = (seat: number, you: string, others: string): string =>
    isYou(seat) ? `You ${you}` : `${nameOfSeat(reader, seat)} ${others}`
  /** Somebody to whom it is done: "you", "Bob". */
  const whom = (seat: number): string => (isYou(seat) ? 'you' : nameOfSeat(reader, seat))
  /** "Your", "Bob's" */
  const whose = (seat: number): string => (isYou(seat) ? 'Your' : `${nameOfSeat(reader, seat)}'s`)
  const card = (copy: number): string => cited(reader.card(copy), 'en')
  const cards = (copies: readonly number[]): string => enumerate(copies.map(card), 'and')
  const terms = (of: Parameters<typeof sayTerms>[0]): string => sayTerms(of, reader, 'en')
  const fromMonster = (slot: number): string => {
    const copy = reader.monster?.(slot)
    return copy === undefined ? '' : card(copy)
  }

  switch (event.type) {
    case 'begun': {
      const boxes = enumerate(
        event.boxes.map((box) => reader.card.box(box, 'en')),
        'and',
      )
      return `${boxes}: ${counted(event.seats, 'player', 'en')}. ${does(event.first, 'go', 'goes')} first.`
    }
    case 'sexChosen':
      return `${does(event.seat, 'play', 'plays')} a ${event.sex === 1 ? 'female' : 'male'} character.`
    case 'shuffled':
      return `The ${event.deck} deck is empty: its discards are shuffled.`
    case 'turnBegan':
      return event.extra ? `${whose(event.seat)} extra turn.` : `${whose(event.seat)} turn.`
    case 'extraTurnGiven':
      return `${does(event.seat, 'take', 'takes')} an extra turn after this one.`
    case 'phase':
      return event.phase === 1 ? 'The door is kicked open.' : null
    case 'turned':
      return event.used
        ? `${does(event.seat, 'put', 'puts')} ${card(event.copy)} to use.`
        : `${does(event.seat, 'lay', 'lays')} ${card(event.copy)} aside.`
    case 'counted':
      return event.counts
        ? `${does(event.seat, 'let', 'lets')} ${card(event.copy)} count.`
        : `${does(event.seat, 'let', 'lets')} ${card(event.copy)} not count for now.`
    case 'countersChanged':
      return event.counters === 0
        ? `No counters are left on ${card(event.copy)}.`
        : `${counted(event.counters, 'counter', 'en')} on ${card(event.copy)}.`
    case 'attached':
      return `${card(event.copy)} now belongs to ${card(event.to)}.`
    case 'levelGained':
      return `${does(event.seat, 'gain', 'gains')} ${counted(event.levels, 'level', 'en')}${why(event.by)}.`
    case 'levelLost':
      return `${does(event.seat, 'lose', 'loses')} ${counted(event.levels, 'level', 'en')}.`
    case 'sexChanged':
      return `${whose(event.seat)} character changes sex.`
    case 'rolled':
      return `${does(event.seat, 'roll', 'rolls')} a ${event.value}${event.draw === 'runAway' ? ' to run away' : ''}.`
    case 'played':
      return `${does(event.seat, 'play', 'plays')} ${card(event.copy)}.`
    case 'curseHit':
      return event.by === NONE || event.by === event.victim
        ? `${card(event.copy)} strikes ${whom(event.victim)}!`
        : `${does(event.by, 'curse', 'curses')} ${whom(event.victim)}: ${card(event.copy)}!`
    case 'cancelled':
      return `${card(event.copy)} is cancelled.`
    case 'redirected':
      return `${card(event.copy)} turns on ${whom(event.victim)}.`
    case 'combatBegan':
      return event.fromHand
        ? `${does(event.main, 'look', 'looks')} for trouble, and ${isYou(event.main) ? 'find' : 'finds'} it: ${card(event.copy)}!`
        : `${does(event.main, 'fight', 'fights')} ${card(event.copy)}!`
    case 'monsterJoined':
      return event.copy === event.text
        ? `${card(event.copy)} joins the fight.`
        : `Another ${card(event.text)} joins the fight.`
    case 'monsterLeft':
      return event.killed ? `${card(event.copy)} is dead.` : `${card(event.copy)} leaves the fight.`
    case 'totals':
      return `${event.players} against ${event.monsters}.`
    case 'combatEnd':
      return event.won ? 'The fight is won!' : 'The fight is over, and not won.'
    case 'friendly':
      return `${card(event.copy)} does not want to fight, and leaves.`
    case 'helpAsked':
      return event.by === undefined
        ? `${does(event.seat, 'are', 'is')} asked for help: ${terms(event.terms)}.`
        : `${does(event.by, 'ask', 'asks')} ${whom(event.seat)} for help: ${terms(event.terms)}.`
    case 'countered':
      return `${does(event.seat, 'would', 'would')} rather help on other terms: ${terms(event.terms)}.`
    case 'helpAnswered':
      return event.accepted
        ? `${does(event.seat, 'join', 'joins')} the fight as a helper.`
        : `${does(event.seat, 'will', 'will')} not help.`
    case 'helpForced':
      return `${does(event.seat, 'have', 'has')} to help.`
    case 'volunteered':
      return `${does(event.seat, 'offer', 'offers')} to help: ${terms(event.terms)}.`
    case 'helperLeft':
      return `${does(event.seat, 'are', 'is')} no longer helping.`
    case 'ran':
      return `${does(event.seat, 'run', 'runs')} away!`
    case 'escaped': {
      const monster = fromMonster(event.slot)
      return `${does(event.seat, 'escape', 'escapes')}${monster === '' ? '' : ` from ${monster}`}.`
    }
    case 'caught':
      return `${fromMonster(event.slot) || 'The monster'} catches ${whom(event.seat)}!`
    case 'died':
      return `${does(event.seat, 'die', 'dies')}.`
    case 'corpseLaidOut':
      return `${whose(event.seat)} belongings are laid out for the others.`
    case 'reborn':
      return `${does(event.seat, 'are', 'is')} back among the living.`
    case 'treasureDrawn':
      return `${does(event.seat, 'draw', 'draws')} ${counted(event.count, 'treasure', 'en')}, face ${event.face}.`
    case 'charity':
      return `${does(event.from, 'give', 'gives')} ${counted(event.count, 'card', 'en')} to ${whom(event.to)} out of charity.`
    case 'sold':
      return `${does(event.seat, 'sell', 'sells')} for ${event.worth} gold: ${counted(event.levels, 'level', 'en')}.`
    case 'offered':
      if (event.wants.length === 0)
        return `${does(event.seat, 'offer', 'offers')} ${whom(event.to)} a gift: ${cards(event.gives)}.`
      if (event.gives.length === 0)
        return `${does(event.seat, 'ask', 'asks')} ${whom(event.to)} for a gift: ${cards(event.wants)}.`
      return `${does(event.seat, 'offer', 'offers')} ${whom(event.to)} a trade: ${cards(event.gives)} for ${cards(event.wants)}.`
    case 'offerEnded':
      if (!ENDS_LOUDLY.has(event.how)) return null
      return `${whose(event.seat)} offer is ${event.how === 'void' ? 'void' : event.how}.`
    case 'traded':
      return `${does(event.seat, 'have', 'has')} a deal with ${whom(event.with)}.`
    case 'promised':
      return `${does(event.seat, 'promise', 'promises')} ${whom(event.to)} not to ${event.not === 'help' ? 'help' : 'interfere'}.`
    case 'showed': {
      const seats = listSeats(event.to as Seats).map(whom)
      const shown = event.copies === undefined ? '' : `: ${cards(event.copies)}`
      return `${does(event.seat, 'show', 'shows')} ${counted(event.count, 'card', 'en')} to ${enumerate(seats, 'and')}${shown}.`
    }
    case 'peeked': {
      const seen = event.copies === undefined ? '' : `: ${cards(event.copies)}`
      return `${does(event.seat, 'look', 'looks')} at ${counted(event.count, 'card', 'en')} on top of the ${event.deck} deck${seen}.`
    }
    case 'challenged':
      return `${does(event.seat, 'cry', 'cries')} foul at ${whom(event.whom)}, and ${event.right ? 'with reason' : 'for nothing'}.`
    case 'ruled':
      return `The ${event.voted ? 'table' : 'host'} rules: ${ruling(event, reader)}.`
    case 'noted':
      return null
    case 'ended':
      return tellEnd(listSeats(event.winners as Seats), event.how, reader)
    default:
      return unreachable(event)
  }
}

function why(by: Cause): string {
  switch (by) {
    case 'kill':
      return ' for the kill'
    case 'sale':
      return ' for gold'
    case 'cult':
      return ' from the cult'
    case 'card':
      return ''
    default:
      return unreachable(by)
  }
}

function ruling({ verb, seat, value }: Extract<Told, { type: 'ruled' }>, reader: Reader): string {
  const whose = seat === reader.you ? 'your' : `${nameOfSeat(reader, seat)}'s`
  switch (verb) {
    case 'setLevel':
      return `${whose} level is ${value}`
    case 'discardCard':
      return `${cited(reader.card(value), 'en')} is discarded`
    case 'endCombat':
      return 'this fight is broken off'
    case 'skipDecision':
      return `${whose} answer is not waited for`
    default:
      return verb
  }
}

function tellEnd(winners: readonly number[], how: string, reader: Reader): string {
  const others = winners.filter((seat) => seat !== reader.you).map((seat) => nameOfSeat(reader, seat))
  const who = enumerate(others.length === winners.length ? others : ['you', ...others], 'and')
  const win = winners.length > 1 || winners[0] === reader.you ? 'win' : 'wins'
  if (how === 'allCultists') return `Everybody is a Cultist: ${who} ${win} the game.`
  if (how === 'cult') return `Last one outside the cult, level 10: ${who} ${win} the game.`
  if (how === 'card') return `A card decides it: ${who} ${win} the game.`
  return `Level 10! ${who.charAt(0).toUpperCase()}${who.slice(1)} ${win} the game.`
}
