// Who a card speaks of, as seats in the order in which they are asked.

import { isRanked, type RankedSeats, type Who } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import { NONE, type Seat } from '@brouhaha/table'
import { ACTIVE, DEAD, helperSeat, isCombat, levelOf, lifeOf, MAIN, SEATS } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { about, castFor, numberNamed, type Speech, STANDING } from './speech.ts'

/**
 * The seats that an effect already knows. The subject stands where a card names nobody, and is the seat that an `each` has come
 * to: the victim, if it is left out. The actor did what a gate is about.
 */
export interface Cast {
  readonly you: number
  readonly victim: number
  readonly target: number
  readonly subject?: number
  readonly actor?: number
}

/** The living, in seat order from one on. */
export function livingFrom(scene: Scene, first: number): Seat[] {
  const { state } = scene
  const seats: Seat[] = []
  for (let i = 0; i < state[SEATS]!; i++) {
    const seat = ((first + i) % state[SEATS]!) as Seat
    if (lifeOf(state, seat) !== DEAD) seats.push(seat)
  }
  return seats
}

export function fighters(scene: Scene): Seat[] {
  const { state } = scene
  if (!isCombat(state)) return []
  const helper = helperSeat(state)
  return helper === NONE ? [state[MAIN]! as Seat] : [state[MAIN]! as Seat, helper as Seat]
}

const besides = (scene: Scene, seat: number): Seat[] => livingFrom(scene, seat).filter((other) => other !== seat)

/** Somebody named who has died in the meantime is nobody. */
const alive = (scene: Scene, seat: number): Seat[] =>
  seat !== NONE && lifeOf(scene.state, seat) !== DEAD ? [seat as Seat] : []

/** Those whose figure is the lowest. */
function leading(seats: readonly Seat[], figure: (seat: Seat) => number): Seat[] {
  const figures = seats.map(figure)
  const best = Math.min(...figures)
  return seats.filter((_, index) => figures[index] === best)
}

/** Those who have the most or the fewest of something, in seat order from `you` on. */
function ranked(scene: Scene, who: RankedSeats, cast: Cast, speech: Speech): Seat[] {
  const asked = about(speech, cast)
  const counted = scene.deck.ranks.get(who)!
  const sign = 'withMost' in who ? -1 : 1
  const among = who.among === undefined ? null : seatsOf(scene, who.among, cast, speech)
  const seats = livingFrom(scene, cast.you).filter((seat) => among === null || among.includes(seat))
  return leading(seats, (seat) => sign * counted(scene, seat, asked))
}

export function seatsOf(scene: Scene, who: Who, cast: Cast, speech = STANDING): Seat[] {
  const { state } = scene
  const subject = cast.subject ?? cast.victim
  if (typeof who === 'object') {
    if ('the' in who) return alive(scene, numberNamed(scene, speech, who.the) - 1)
    if ('like' in who) {
      const like = scene.deck.likes.get(who.like)!
      const asked = about(speech, cast)
      return livingFrom(scene, cast.you).filter((seat) => like(scene, seat, asked))
    }
    if (isRanked(who)) return ranked(scene, who, cast, speech)
    const trait = scene.deck.traitIndex.get(who.holders) ?? NONE
    return livingFrom(scene, cast.you).filter((seat) => scene.rules.hasTrait(scene, seat, trait))
  }
  switch (who) {
    case 'you':
      return alive(scene, cast.you)
    case 'victim':
      return alive(scene, cast.victim)
    case 'target':
      return alive(scene, cast.target)
    case 'each':
      return alive(scene, subject)
    case 'actor':
      return alive(scene, cast.actor ?? cast.victim)
    case 'main':
      return !isCombat(state) ? [] : [state[MAIN]! as Seat]
    case 'helper':
      return fighters(scene).slice(1)
    case 'fighters':
      return fighters(scene)
    case 'others':
      return besides(scene, subject)
    case 'active':
      return alive(scene, state[ACTIVE]!)
    case 'bystanders':
      return livingFrom(scene, cast.you).filter((seat) => !fighters(scene).includes(seat))
    case 'everyone':
      return livingFrom(scene, cast.you)
    case 'left':
      return besides(scene, subject).slice(0, 1)
    case 'right':
      return besides(scene, subject).slice(-1)
    case 'neighbours': {
      const around = besides(scene, subject)
      return around.length > 2 ? [around[0]!, around.at(-1)!] : around
    }
    case 'lowest':
    case 'highest': {
      const sign = who === 'lowest' ? 1 : -1
      return leading(livingFrom(scene, cast.you), (seat) => sign * levelOf(state, seat))
    }
    case 'tried':
      return []
    default:
      return unreachable(who)
  }
}

/** The same in what is asked of a seat, which is the one that is tried. */
export const seatsAskedOf = (scene: Scene, who: Who, seat: number, speech: Speech): Seat[] =>
  who === 'tried' ? alive(scene, seat) : seatsOf(scene, who, castFor(seat, speech), speech)
