// Forms that a seat could sensibly send now, from what it may know: the tables, the fight, its own hand.

import { unreachable } from '@brouhaha/kit'
import { ACCEPTED } from '@brouhaha/table'
import { ASKED_TO_HELP, COMBAT } from '../frames/frame.ts'
import { topIsOpen } from '../frames/open.ts'
import { topKind } from '../frames/top.ts'
import { ACTIVE, isFighter, isFighting, MAIN, SEATS } from '../layout.ts'
import { NOT_NOW } from '../refusals.ts'
import { judgeShow } from '../rules/card/show.ts'
import { treasuresAtStake } from '../rules/help/contract.ts'
import { judgeAsk } from '../rules/help/help.ts'
import { judgeCounter } from '../rules/help/question.ts'
import { judgeVolunteer } from '../rules/help/volunteers.ts'
import { judgePromise } from '../rules/interference/pacts.ts'
import { judgeSale, worthOf } from '../rules/sell/sell.ts'
import { judgeTrade } from '../rules/trade/bargain.ts'
import { isItem } from '../rules/trade/goods.ts'
import type { Scene } from '../scene.ts'
import { handCopies, list, playCopies } from '../zones.ts'
import type { MunchkinForm, Terms } from './form.ts'

interface Random {
  below(bound: number): number
}

type Suggestion = Exclude<MunchkinForm, { readonly type: 'rule' }>

/** Ideas tried for each form that is wanted; most of them do not fit the moment. */
const TRIES = 3

export function formsFor(scene: Scene, seat: number, random: Random, most: number): MunchkinForm[] {
  const found: MunchkinForm[] = []
  for (let tries = 0; tries < most * TRIES && found.length < most; tries++) {
    const ideas = ideasFor(scene, seat)
    const form = ideas[random.below(ideas.length)]!(scene, seat, random)
    if (judge(scene, seat, form) === ACCEPTED) found.push(form)
  }
  return found
}

function judge(scene: Scene, seat: number, form: Suggestion): number {
  if (form.type === 'show') return judgeShow(scene, seat, form.cards, form.seats)
  if (form.type === 'counter') return judgeCounter(scene, seat, form)
  if (!topIsOpen(scene)) return NOT_NOW
  switch (form.type) {
    case 'askHelp':
      return judgeAsk(scene, seat, form.seat, form)
    case 'offerHelp':
      return judgeVolunteer(scene, seat, form)
    case 'trade':
      return judgeTrade(scene, seat, form)
    case 'sellItems':
      return judgeSale(scene, seat, form.items, form.levels)
    case 'pact':
      return judgePromise(scene, seat, form.seat)
    default:
      return unreachable(form)
  }
}

type Idea = (scene: Scene, seat: number, random: Random) => Suggestion

/** What comes to mind at this moment, the more often the likelier. */
function ideasFor(scene: Scene, seat: number): readonly Idea[] {
  const { state } = scene
  const top = topKind(scene)
  if (isFighting(state) && state[MAIN] === seat) return top === COMBAT ? [askHelp, askHelp, askHelp, show] : [show]
  if (top === ASKED_TO_HELP) return [counter, counter, offerHelp, trade, show]
  if (isFighting(state)) return isFighter(state, seat) ? [show] : [offerHelp, offerHelp, trade, gift, pact, show]
  return state[ACTIVE] === seat ? [sellItems, sellItems, trade, gift, request, show] : [trade, gift, request, show]
}

const askHelp: Idea = (scene, seat, random) => ({
  type: 'askHelp',
  seat: another(scene, seat, random),
  ...terms(scene, random),
})
const counter: Idea = (scene, _seat, random) => ({ type: 'counter', ...terms(scene, random) })
const offerHelp: Idea = (scene, _seat, random) => ({ type: 'offerHelp', ...terms(scene, random) })

const trade: Idea = (scene, seat, random) => deal(scene, seat, random, 1 + random.below(2), 1 + random.below(2))
const gift: Idea = (scene, seat, random) => deal(scene, seat, random, 1, 0)
const request: Idea = (scene, seat, random) => deal(scene, seat, random, 0, 1)

function deal(scene: Scene, seat: number, random: Random, gives: number, wants: number): Suggestion {
  const to = another(scene, seat, random)
  return {
    type: 'trade',
    seat: to,
    gives: some(itemsBefore(scene, seat), gives, random),
    wants: some(itemsBefore(scene, to), wants, random),
  }
}

/** Items at random until they are worth a level, or two. */
const sellItems: Idea = (scene, seat, random) => {
  const own = [...list(scene, handCopies(scene, seat)), ...list(scene, playCopies(scene, seat))]
  const pool = own.filter((copy) => isItem(scene, copy))
  const mixed = some(pool, pool.length, random)
  const wanted = 1000 * (1 + random.below(2))
  const items: number[] = []
  for (const copy of mixed) {
    if (worthOf(scene, seat, items) >= wanted) break
    items.push(copy)
  }
  return { type: 'sellItems', items }
}

const show: Idea = (scene, seat, random) => ({
  type: 'show',
  cards: some(list(scene, handCopies(scene, seat)), 1 + random.below(2), random),
  seats: [another(scene, seat, random)],
})

const pact: Idea = (scene, seat, random) => ({
  type: 'pact',
  seat: another(scene, seat, random),
  not: random.below(2) === 0 ? 'help' : 'interfere',
})

/** Mostly a share of the treasure, now and then an item. */
function terms(scene: Scene, random: Random): Terms {
  const items = itemsBefore(scene, scene.state[MAIN]!)
  return {
    items: random.below(3) === 0 ? some(items, 1 + random.below(2), random) : [],
    treasures: random.below(treasuresAtStake(scene) + 1),
    helperPicksFirst: random.below(2) === 0,
    evenIfLost: random.below(6) === 0,
  }
}

const itemsBefore = (scene: Scene, seat: number): number[] =>
  list(scene, playCopies(scene, seat)).filter((copy) => isItem(scene, copy))

const another = ({ state }: Scene, seat: number, random: Random): number =>
  (seat + 1 + random.below(state[SEATS]! - 1)) % state[SEATS]!

/** So many of them, in any order. */
function some(copies: readonly number[], count: number, random: Random): number[] {
  const rest = [...copies]
  const taken: number[] = []
  while (taken.length < count && rest.length > 0) taken.push(rest.splice(random.below(rest.length), 1)[0]!)
  return taken
}
