// What something costs, how often it may be used, and what it comes to.

import { unreachable } from '@brouhaha/kit'
import type { Cost, Limit, Use } from '../language/ability.ts'
import { isBeforeFights } from '../schema/place.ts'
import { counted, LEVEL } from './amount.ts'
import { closed } from './branch.ts'
import { provided } from './condition.ts'
import { COUNTER, fromCards } from './counters.ts'
import { hasActor } from './deeds.ts'
import { givesTo } from './give.ts'
import { withPaid } from './given.ts'
import { enumerate } from './grammar.ts'
import { ifWished, mayWords } from './may.ts'
import { cardNoun } from './noun.ts'
import { likePlayer, meantAlone, possessive, states, type Verb } from './person.ts'
import { picked } from './pick.ts'
import { type Scene, say } from './scene.ts'
import { DISCARD, LOSE, MAY, REMOVE } from './verbs.ts'
import { isOfRoll, windowWords } from './window.ts'

/** "discard 2 cards and lose 1 level"; `form`: an order, or what one may do. */
export function costWords(cost: Cost, form: 'order' | 'may', scene: Scene): string {
  const verb = (of: Verb): string => say(scene, of.en[0], form === 'order' ? of.fr[0] : of.fr[4])
  const parts: string[] = []
  const hand = `${possessive(scene.subject, { gender: 'f', plural: false }, scene)} `
  if (cost.discard === 'hand') parts.push(`${verb(DISCARD)} ${say(scene, `${hand}whole hand`, `toute ${hand}main`)}`)
  else if (cost.discard !== undefined) parts.push(`${verb(DISCARD)} ${counted(cost.discard, cardNoun(scene), scene)}`)
  if (cost.cards)
    parts.push(
      cost.to === undefined
        ? `${verb(DISCARD)} ${picked(cost.cards, scene)}`
        : givesTo(meantAlone(cost.to, scene), picked(cost.cards, scene), form, scene),
    )
  if (cost.levels !== undefined) parts.push(`${verb(LOSE)} ${counted(cost.levels, LEVEL(scene), scene)}`)
  if (cost.counters !== undefined)
    parts.push(`${verb(REMOVE)} ${counted(cost.counters, COUNTER(scene), scene, fromCards(undefined, scene))}`)
  if (cost.self) parts.push(`${verb(DISCARD)} ${say(scene, 'this card', 'cette carte')}`)
  return enumerate(parts, say(scene, 'and', 'et'))
}

/** " (up to 3 times per fight)" */
export function limitWords(most: Limit | undefined, scene: Scene): string {
  return most === undefined ? '' : ` (${often(most, scene)})`
}

function often({ times, per }: Limit, scene: Scene): string {
  const count =
    times === 1 ? say(scene, 'once', 'une fois') : say(scene, `up to ${times} times`, `jusqu'à ${times} fois`)
  switch (per) {
    case 'combat':
      return `${count} ${say(scene, 'per fight', 'par combat')}`
    case 'turn':
      return `${count} ${say(scene, 'per turn', 'par tour')}`
    case 'round':
      return `${count} ${say(scene, 'per round', 'par tour de table')}`
    case 'game':
      return `${count} ${say(scene, 'per game', 'par partie')}`
    case 'victim':
      return `${count} ${say(scene, 'per victim and fight', 'par victime et par combat')}`
    default:
      return unreachable(per)
  }
}

/**
 * "In any fight, discard 1 card (up to 3 times per fight): +1 to the players' side"; a card that lies there for good or ill says
 * that one may: "you may discard 2 cards". `isOwned`: the card is there already, and need not be used.
 */
export function useWords(use: Use, scene: Scene, isOwned = false): string {
  const { text: window, rest } = windowWords(use.use, use.when, scene)
  const inside: Scene = {
    ...withPaid(use.cost, scene),
    window: use.use,
    named: use.target !== undefined,
    isAimed: use.target !== undefined,
    ...(isOfRoll(use.use) && { isOfRoll: true }),
    isToldApart: scene.prose.toldApart(use),
    isBrought: scene.prose.aim(use) === 'ownMonster',
    ...(isBeforeFights({ window: use.use }) && { isBeforeFights: true }),
    isInPlay: scene.isInPlay === true && use.cost?.self !== true,
    topmost: use.use === 'discard' && rest === use.when,
    ...(scene.isLeft === true && { reader: 'you' as const }),
  }
  const condition = rest === undefined ? '' : `, ${provided(rest, scene.subject, inside)}`
  const isFree = use.cost === undefined || Object.keys(use.cost).length === 0
  const cost =
    use.cost === undefined || isFree
      ? ''
      : `, ${priceOf(use, use.target === undefined ? scene : aimedAt(inside, scene))}`
  const aiming: Scene = hasActor(use.use) ? { ...scene, window: use.use } : scene
  const target =
    use.target === undefined
      ? ''
      : say(scene, ', aimed at ', ', en visant ') +
        likePlayer(use.target, ['a', 'un'], aiming).text.replace(/^a other /, 'another ')
  const does = isFree && isOwned ? optional(use, inside) : scene.prose.whole(use.effect, inside)
  return `${window}${condition}${target}${cost}${limitWords(use.most, scene)}${say(scene, ': ', ' : ')}${does}`
}

/** Whoever is aimed at has been said before the price. */
const aimedAt = ({ named = false, isAimed = false, isToldApart = false }: Scene, scene: Scene): Scene => ({
  ...scene,
  named,
  isAimed,
  isToldApart,
})

/** "you may discard this card"; whoever aims at somebody wants it anyway. */
function optional({ effect, target }: Use, { isOneOf, ...scene }: Scene): string {
  const text = scene.prose.steps(effect, { ...scene, isFollowed: isOneOf === true })
  const may = (target === undefined ? ifWished : mayWords)(text, scene.subject, scene) ?? text
  return isOneOf === true ? closed(may) : may
}

/** Whoever pays is not told to: "you may discard 2 cards". */
const priceOf = ({ cost = {} }: Use, scene: Scene): string =>
  `${states(scene.subject, MAY, scene)} ${costWords(cost, 'may', scene)}`
