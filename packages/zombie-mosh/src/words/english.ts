import { unreachable } from '@brouhaha/kit'
import { CARD_COUNT, type Part } from '../body.ts'
import type { WonBy } from '../events.ts'
import { CARDS_OF_A_PASS } from '../rules/round.ts'
import { counted } from './counted.ts'
import { type Audience, capital, enumerate, nameOf } from './grammar.ts'
import { STEP_ORDER, stepName } from './labels.ts'
import { cardName, partOfSeat, theirPart, yourPart } from './parts.ts'
import type { Told } from './told.ts'
import { boardName } from './zombies.ts'

export function tellInEnglish(event: Told, audience: Audience): string {
  const isYou = (seat: number): boolean => seat === audience.you
  /** "You hit", "Bob hits" */
  const does = (seat: number, you: string, others: string): string =>
    isYou(seat) ? `You ${you}` : `${nameOf(audience, seat)} ${others}`
  const part = (of: Part, seat: number): string => partOfSeat(of, seat, audience, 'en')
  /** A part that opens a sentence: "Your head", but never a name with another capital than its own. */
  const Part = (of: Part, seat: number): string => (isYou(seat) ? capital(part(of, seat)) : part(of, seat))

  switch (event.type) {
    case 'opened': {
      const length = event.songs === 0 ? 'songs until you have had enough' : counted(event.songs, 'song', 'en')
      return `The doors open: ${counted(event.seats, 'zombie', 'en')}, side ${event.side}, ${length}.`
    }
    case 'boardChosen':
      return `${does(event.seat, 'are', 'is')} ${boardName(event.board, 'en')}.`
    case 'songBegan':
      return `Song ${event.song}! The draw makes ${isYou(event.first) ? 'you' : nameOf(audience, event.first)} first player.`
    case 'shuffled':
      return event.count === CARD_COUNT
        ? `The deck is shuffled: ${counted(event.count, 'card', 'en')}.`
        : `The deck is empty: the discard pile is shuffled, ${counted(event.count, 'card', 'en')}.`
    case 'roundBegan':
      return isYou(event.first)
        ? `Round ${event.round}: you lead the dance.`
        : `Round ${event.round}: ${nameOf(audience, event.first)} leads the dance.`
    case 'stepBegan':
      return `Step ${STEP_ORDER.indexOf(event.step) + 1}: ${stepName(event.step, 'en')}.`
    case 'dealt': {
      const cards = event.cards?.map((card) => cardName(card, 'en')) ?? []
      const list = cards.length === 0 ? '' : `: ${cards.join(', ')}`
      return `${does(event.seat, 'get', 'gets')} ${counted(event.count, 'card', 'en')}${list}.`
    }
    case 'crowdHit':
      return `The crowd hits ${part(event.part, event.seat)}.`
    case 'turnBegan':
      return event.pass === 1
        ? `${does(event.seat, 'dance', 'dances')}: ${counted(CARDS_OF_A_PASS, 'card', 'en')}.`
        : `${does(event.seat, 'dance', 'dances')} on the way back: the last ${counted(CARDS_OF_A_PASS, 'card', 'en')}.`
    case 'attacked':
      return `${does(event.seat, 'hit', 'hits')} ${part(event.part, event.victim)}.`
    case 'defended':
      return isYou(event.seat)
        ? `You defend ${yourPart(event.part, 'en')}.`
        : `${nameOf(audience, event.seat)} defends ${theirPart(event.part, 'en')}.`
    case 'blocked':
      return `${Part(event.part, event.seat)}: ${counted(event.count, 'hit', 'en')} blocked.`
    case 'hurt': {
      const total = event.damage === event.count ? '' : `, ${event.damage} in all`
      return `${Part(event.part, event.seat)} takes ${counted(event.count, 'damage', 'en')}${total}.`
    }
    case 'wasted':
      return `${counted(event.count, 'hit', 'en')} too many on ${part(event.part, event.seat)}: no effect.`
    case 'partFell':
      return `Plop! ${Part(event.part, event.seat)} falls off.`
    case 'eliminated':
      return `${does(event.seat, 'crawl', 'crawls')} out of the pit: too many parts on the floor.`
    case 'songWon':
      return tellVictory(event.seats, event.by, audience)
    case 'gameOver':
      return `The concert is over: ${winners(event.seats, audience)} ${winsGame(event.seats, audience)}.`
    default:
      return unreachable(event)
  }
}

/** You come first: "you and Bob". */
function winners(seats: readonly number[], audience: Audience): string {
  const others = seats.filter((seat) => seat !== audience.you).map((seat) => nameOf(audience, seat))
  return enumerate(others.length === seats.length ? others : ['you', ...others], 'and')
}

function winsGame(seats: readonly number[], audience: Audience): string {
  if (seats.length > 1) return 'share the victory'
  return seats[0] === audience.you ? 'win the game' : 'wins the game'
}

function tellVictory(seats: readonly number[], by: WonBy, audience: Audience): string {
  const who = winners(seats, audience)
  const win = seats[0] === audience.you ? 'win' : 'wins'
  switch (by) {
    case 'standing':
      return `Last zombie standing: ${who} ${win} the song.`
    case 'tokens':
      return `Everybody out at once! Fewest damage tokens: ${who} ${win} the song.`
    case 'parts':
      return `Everybody out at once, and a tie on tokens! Most sound parts: ${who} ${win} the song.`
    case 'shared':
      return `Everybody out at once, level on tokens and on parts: ${who} share the song.`
    default:
      return unreachable(by)
  }
}
