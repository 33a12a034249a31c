// How many, taken apart: a number, so many for each of something or for every so many of it, or a quantity.

import { unreachable } from '@brouhaha/kit'
import type { Amount, Total } from '../language/amount.ts'
import type { Named } from '../language/names.ts'
import { seatsMeant } from '../language/seats-meant.ts'
import type { Who } from '../language/selector.ts'
import { type Done, inFight } from './done.ts'
import { de, enumerate, figure } from './grammar.ts'
import { nouns } from './noun.ts'
import { cardsCounted, differentCounted, extremePrinted, summed } from './parts-of-cards.ts'
import { countedParts, givenParts } from './parts-of-names.ts'
import {
  eachSeat,
  gapWords,
  holdersCounted,
  levelGap,
  levelsAdded,
  levelWords,
  seatsCounted,
} from './parts-of-seats.ts'
import { meant, pronoun } from './person.ts'
import { type Scene, say } from './scene.ts'
import { shareOf } from './share.ts'

/**
 * A plain number; so many for each of something; so many for every 3 of something, which is a share of it; or so many times a quantity,
 * which stands in brackets where it is a sum.
 */
export type Parts =
  | { readonly is: 'number'; readonly value: number }
  | {
      readonly is: 'each'
      readonly factor: number
      readonly thing: string
      readonly things: string
      /** Where something has happened to them: without it, and what. */
      readonly done?: Done
      /** Where there is one of them or none: "if the main fighter fights without help". */
      readonly perhaps?: string
    }
  | {
      readonly is: 'every'
      readonly factor: number
      readonly by: number
      readonly things: string
      readonly share: string
    }
  | {
      readonly is: 'quantity'
      readonly factor: number
      readonly quantity: string
      readonly isSum?: boolean
      /** What several units of it are called: "gold of the value of your items"; points of it where it is left out. */
      readonly units?: string
    }

const TOTALS: Readonly<Record<Total, readonly [en: string, fr: string]>> = {
  players: ["the players' total", 'le total des joueurs'],
  monsters: ["the monsters' total", 'le total des monstres'],
  lead: ["the players' lead", "l'avance des joueurs"],
}

export function parts(amount: Amount, scene: Scene): Parts {
  if (typeof amount === 'number') return { is: 'number', value: amount }
  const quantity = (en: string, fr: string): Parts => ({ is: 'quantity', factor: 1, quantity: say(scene, en, fr) })
  const each = (thing: string, things: string): Parts => ({ is: 'each', factor: 1, thing, things })
  if ('the' in amount) return givenParts(amount, scene)
  if ('die' in amount) return quantity('the roll of a die', "le résultat d'un dé")
  if ('rolled' in amount) return quantity('the result', 'le résultat')
  if ('gained' in amount)
    return scene.isGainCancelled === true
      ? each(
          say(scene, 'level cancelled this way', 'niveau ainsi annulé'),
          say(scene, 'levels cancelled this way', 'niveaux ainsi annulés'),
        )
      : countedParts('levelsGained', scene)
  if ('counters' in amount)
    return each(
      say(scene, 'counter on this card', 'jeton sur cette carte'),
      say(scene, 'counters on this card', 'jetons sur cette carte'),
    )
  if ('levelOf' in amount) return levelWords(amount.levelOf, scene)
  if ('holdersOf' in amount) return holdersCounted(amount, scene)
  if ('cardsIn' in amount) return cardsCounted(amount, scene)
  if ('sum' in amount) return summed(amount, scene)
  if ('best' in amount || 'worst' in amount) return extremePrinted(amount, scene)
  if ('different' in amount) return differentCounted(amount, scene)
  if ('seats' in amount)
    return amount.add === undefined ? seatsCounted(amount, scene) : addedOver(amount, amount.add, scene)
  if ('monsters' in amount) {
    const [first] = nouns({ kind: 'monster', ...amount.monsters }, scene)
    const where = say(scene, 'in the fight', 'au combat')
    return each(`${first?.one} ${where}`, `${first?.many} ${where}`)
  }
  if ('kills' in amount) {
    const [one, many] = [say(scene, 'monster', 'monstre'), say(scene, 'monsters', 'monstres')]
    return inFight({ one, many, what: say(scene, 'killed', 'tué'), gender: 'm' }, scene)
  }
  if ('total' in amount) return quantity(...TOTALS[amount.total])
  if ('plus' in amount) return { is: 'quantity', factor: 1, quantity: added(amount.plus, scene), isSum: true }
  if ('highest' in amount) return extreme(amount.highest, ['at least', 'au moins', 'highest', 'plus grand'], scene)
  if ('lowest' in amount) return extreme(amount.lowest, ['at most', 'au plus', 'lowest', 'plus petit'], scene)
  if ('half' in amount) {
    const half = shareOf(2, term(parts(amount.half, scene), scene), scene)
    return { is: 'quantity', factor: 1, quantity: half, isSum: true }
  }
  if ('every' in amount) return everyWords(amount.every[0], parts(amount.every[1], scene), scene)
  if ('times' in amount) {
    const [factor, inner] = amount.times
    const of = parts(inner, scene)
    return of.is === 'number' ? { is: 'number', value: of.value * factor } : { ...of, factor: of.factor * factor }
  }
  return unreachable(amount)
}

/** "3 cards in your hand", "200 gold of the total value of your items"; or a share of them. */
function everyWords(by: number, of: Parts, scene: Scene): Parts {
  if (of.is === 'number') return { is: 'number', value: Math.floor(of.value / by) }
  const whole = term(of, scene)
  const isPlain = of.is !== 'every' && of.factor === 1
  const points = say(scene, `points of ${whole}`, `points ${de(whole)}`)
  const things = !isPlain ? points : of.is === 'each' ? of.things : (of.units ?? points)
  return { is: 'every', factor: 1, by, things, share: shareOf(by, whole, scene) }
}

/** "the sum of the levels of the other players", "the sum, for each neighbour, of half of their level" */
function addedOver(of: Extract<Amount, { readonly seats: Who }>, add: Amount, scene: Scene): Parts {
  const { seats, when } = of
  if (seatsMeant(seats) === 'one' && when === undefined) return parts(add, { ...scene, subject: meant(seats, scene) })
  if (typeof add === 'object' && 'levelOf' in add) return levelsAdded(of, scene)
  const whole = wholeOf(add)
  if (whole !== undefined && when === undefined) return parts({ ...whole, of: seats }, scene)
  const each = eachSeat(of, scene)
  const what = term(parts(add, { ...scene, subject: pronoun(each, scene) }), scene)
  const quantity = say(scene, `the sum, for ${each.text}, of ${what}`, `la somme, pour ${each.text}, ${de(what)}`)
  return { is: 'quantity', factor: 1, quantity, isSum: true }
}

/** Cards of which there are as many together as one seat after the other. */
const wholeOf = (add: Amount): OfCards | undefined =>
  typeof add === 'object' && !('the' in add) && ('cardsIn' in add || 'sum' in add) && add.filter === undefined
    ? add
    : undefined

type OfCards = Exclude<Extract<Amount, { readonly cardsIn: unknown } | { readonly sum: unknown }>, Named>

/** "the result, at least 1", "the highest of 3 and your level" */
function extreme(
  list: readonly Amount[],
  [boundEn, boundFr, bestEn, bestFr]: readonly [string, string, string, string],
  scene: Scene,
): Parts {
  const bound = list.find((one) => typeof one === 'number')
  const [other, ...more] = list.filter((one) => typeof one !== 'number')
  const text =
    bound !== undefined && other !== undefined && more.length === 0
      ? `${quantityWords(other, scene)}${isBounded(other) ? say(scene, ' and', ' et') : ','} ${say(scene, boundEn, boundFr)} ${figure(bound, scene.language)}`
      : say(
          scene,
          `the ${bestEn} of ${enumerate(
            list.map((one) => quantityWords(one, scene)),
            'and',
          )}`,
          `le ${bestFr} entre ${enumerate(
            list.map((one) => quantityWords(one, scene)),
            'et',
          )}`,
        )
  return { is: 'quantity', factor: 1, quantity: text, isSum: true }
}

/** "…, at least 1" */
const isBounded = (amount: Amount): boolean => {
  if (typeof amount !== 'object') return false
  const list = 'highest' in amount ? amount.highest : 'lowest' in amount ? amount.lowest : []
  return list.length === 2 && list.filter((one) => typeof one === 'number').length === 1
}

/** "your level plus 2", "2 minus the number of …", "3 (plus 2 if you are an Elf)": what is long or taken away comes last. */
function added(list: readonly Amount[], scene: Scene): string {
  const gap = levelGap(list)
  const levels = gap === undefined ? undefined : gapWords(gap, scene)
  if (levels !== undefined) return levels
  const terms = list.map((one) => parts(one, scene))
  const isCounting = terms.some((one) => one.is === 'each')
  const rank = (of: Parts): number => {
    if (isPerhaps(of)) return 3
    if (sizeOf(of) < 0) return 2
    return isCounting && of.is === 'number' ? 0 : 1
  }
  return terms
    .toSorted((one, other) => rank(one) - rank(other))
    .reduce((sum, next, index) => {
      if (index === 0) return term(next, scene)
      const isLess = sizeOf(next) < 0
      const more = isLess ? say(scene, 'minus', 'moins') : 'plus'
      const what = isLess ? turned(next) : next
      if (isPerhaps(what)) return `${sum} (${more} ${figure(what.factor, scene.language)} ${what.perhaps})`
      return `${sum} ${more} ${isProduct(what) ? `(${worded(what, scene)})` : term(what, scene)}`
    }, '')
}

/** A plain number, and what is added to it in some cases: " (4 if you are an Elf)" with `show`, else " (plus 1 if you are an Elf)"; `turn`: its sign. */
export function inSomeCases(
  amount: Amount,
  scene: Scene,
  show?: (value: number) => string,
  turn: 1 | -1 = 1,
): { readonly value: number; readonly more: string } | undefined {
  if (typeof amount !== 'object' || !('plus' in amount)) return undefined
  const terms = amount.plus.map((one) => parts(one, scene))
  const numbers = terms.flatMap((one) => (one.is === 'number' ? [one.value] : []))
  const cases = terms.filter(isPerhaps)
  const [only, ...others] = cases
  if (numbers.length === 0 || only === undefined || numbers.length + cases.length < terms.length) return undefined
  const value = numbers.reduce((sum, one) => sum + one, 0)
  if (show !== undefined && others.length === 0)
    return { value, more: ` (${show(value + only.factor)} ${only.perhaps})` }
  const sign = (factor: number): string => (factor * turn < 0 ? say(scene, 'minus', 'moins') : 'plus')
  const more = cases.map((one) => `${sign(one.factor)} ${figure(Math.abs(one.factor), scene.language)} ${one.perhaps}`)
  return { value, more: ` (${more.join(', ')})` }
}

const isPerhaps = (of: Parts): of is Perhaps => of.is === 'each' && of.perhaps !== undefined
type Perhaps = Extract<Parts, { readonly is: 'each' }>
const isProduct = (of: Parts): boolean => of.is !== 'number' && Math.abs(of.factor) !== 1

const sizeOf = (of: Parts): number => (of.is === 'number' ? of.value : of.factor)
const turned = (of: Parts): Parts => (of.is === 'number' ? { ...of, value: -of.value } : { ...of, factor: -of.factor })

const isBracketed = (of: Parts): of is Exclude<Parts, { readonly is: 'number' | 'each' }> =>
  of.is === 'every' || (of.is === 'quantity' && of.isSum === true)

/** As a part of something larger: a sum has brackets. */
const term = (of: Parts, scene: Scene): string =>
  isBracketed(of) && of.factor === 1 ? `(${worded(of, scene)})` : worded(of, scene)

/** Any amount as a thing that can be compared: "3", "the number of cards in your hand", "your level". */
export const quantityWords = (amount: Amount, scene: Scene): string => worded(parts(amount, scene), scene)

export function worded(of: Parts, scene: Scene): string {
  switch (of.is) {
    case 'number':
      return figure(of.value, scene.language)
    case 'each':
      if (of.perhaps !== undefined)
        return say(
          scene,
          `(${figure(of.factor, 'en')} ${of.perhaps}, otherwise 0)`,
          `(${figure(of.factor, 'fr')} ${of.perhaps}, sinon 0)`,
        )
      return lessThanNothing(of.factor, scene) + times({ factor: of.factor, quantity: numberOf(of.things, scene) })
    case 'every':
      return lessThanNothing(of.factor, scene) + times({ factor: of.factor, quantity: of.share, isSum: true })
    case 'quantity':
      return lessThanNothing(of.factor, scene) + times(of)
    default:
      return unreachable(of)
  }
}

const numberOf = (things: string, scene: Scene): string =>
  say(scene, `the number of ${things}`, `le nombre ${de(things)}`)
const lessThanNothing = (factor: number, scene: Scene): string => (factor < 0 ? say(scene, 'minus ', 'moins ') : '')
/** Without its sign. */
export const times = ({ factor, quantity, isSum }: Omit<Extract<Parts, { readonly is: 'quantity' }>, 'is'>): string => {
  if (Math.abs(factor) === 1) return quantity
  return `${Math.abs(factor)} × ${isSum === true ? `(${quantity})` : quantity}`
}
