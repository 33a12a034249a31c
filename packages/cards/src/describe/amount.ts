// How many, in words.

import { unreachable } from '@brouhaha/kit'
import type { Amount, Difference } from '../language/amount.ts'
import type { Condition } from '../language/condition.ts'
import type { Named } from '../language/names.ts'
import type { CardKind, Who, Zone } from '../language/selector.ts'
import { type Counted, countedBy, isNumber, theCards, theNumber } from './given.ts'
import { de, enumerate, figure, isPlural, que, signed, à } from './grammar.ts'
import { isNarrowed, kindNoun, type Noun, nouns, plural } from './noun.ts'
import { holder, isKnown, like, meant, meantAlone, type Person, possessive } from './person.ts'
import { type Scene, say } from './scene.ts'
import { genitive, inZone, someOne, usual } from './zone.ts'

/** A plain number; so many for each of something; or so many times a quantity, which stands in brackets where it is a sum. */
export type Parts =
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'each'; readonly factor: number; readonly thing: string; readonly things: string }
  | { readonly is: 'quantity'; readonly factor: number; readonly quantity: string; readonly isSum?: boolean }

/** "your items", "the helper's items" */
function belonging(of: Who | undefined, list: readonly Noun[], scene: Scene): string {
  const whose = meant(of, scene)
  const things = plural(list, scene, ['and', 'et'])
  if (isKnown(whose)) return `${possessive(whose, { gender: 'm', plural: true }, scene)} ${things}`
  return say(scene, genitive(whose.text, things), `les ${things} ${de(whose.text)}`)
}

export function parts(amount: Amount, scene: Scene): Parts {
  if (typeof amount === 'number') return { is: 'number', value: amount }
  const quantity = (en: string, fr: string): Parts => ({ is: 'quantity', factor: 1, quantity: say(scene, en, fr) })
  if ('the' in amount) return givenParts(amount, scene)
  if ('die' in amount) return quantity('the roll of a die', "le résultat d'un dé")
  if ('rolled' in amount) return quantity('the result', 'le résultat')
  if ('gained' in amount) return countedParts('levelsGained', scene)
  if ('levelOf' in amount) {
    if (amount.levelOf === 'lowest') return quantity('the lowest level at the table', 'le plus bas niveau de la table')
    if (amount.levelOf === 'highest')
      return quantity('the highest level at the table', 'le plus haut niveau de la table')
    const whose = meantAlone(amount.levelOf, scene)
    if (isKnown(whose))
      return quantity(
        `${possessive(whose, { gender: 'm', plural: false }, scene)} level`,
        `${possessive(whose, { gender: 'm', plural: false }, scene)} niveau`,
      )
    return quantity(`the level of ${whose.text}`, `le niveau ${de(whose.text)}`)
  }
  if ('holdersOf' in amount) {
    const other = amount.besidesYou === true
    return {
      is: 'each',
      factor: 1,
      thing: holder(amount.holdersOf, scene, other ? ['other', 'autre'] : ['', '']).trim(),
      things: holders(amount.holdersOf, other, scene),
    }
  }
  if ('cardsIn' in amount) return cardsCounted(amount, scene)
  if ('sum' in amount) return summed(amount, scene)
  if ('different' in amount) return differentCounted(amount, scene)
  if ('seats' in amount) return seatsCounted(amount, scene)
  if ('monsters' in amount) {
    const [first] = nouns({ kind: 'monster', ...amount.monsters }, scene)
    const where = say(scene, 'in the fight', 'au combat')
    return { is: 'each', factor: 1, thing: `${first?.one} ${where}`, things: `${first?.many} ${where}` }
  }
  if ('kills' in amount)
    return {
      is: 'each',
      factor: 1,
      thing: say(scene, 'monster killed in this fight', 'monstre tué dans ce combat'),
      things: say(scene, 'monsters killed in this fight', 'monstres tués dans ce combat'),
    }
  if ('plus' in amount) return { is: 'quantity', factor: 1, quantity: added(amount.plus, scene), isSum: true }
  if ('highest' in amount) return extreme(amount.highest, ['at least', 'au moins', 'highest', 'plus grand'], scene)
  if ('lowest' in amount) return extreme(amount.lowest, ['at most', 'au plus', 'lowest', 'plus petit'], scene)
  if ('half' in amount) {
    const whole = term(parts(amount.half, scene), scene)
    const half = say(scene, `half of ${whole}, rounded down`, `la moitié ${de(whole)}, arrondie en dessous`)
    return { is: 'quantity', factor: 1, quantity: half, isSum: true }
  }
  if ('times' in amount) {
    const [factor, inner] = amount.times
    const of = parts(inner, scene)
    return of.is === 'number' ? { is: 'number', value: of.value * factor } : { ...of, factor: of.factor * factor }
  }
  return unreachable(amount)
}

function cardsCounted({ cardsIn, filter, of }: Extract<Amount, { readonly cardsIn: Zone }>, scene: Scene): Parts {
  const list = nouns(filter, scene, usual(cardsIn))
  const zone = inZone(cardsIn, whoseOf(of, cardsIn, scene), scene, true)
  const where = ` ${isNarrowed(filter, scene) ? zone : zone.replace(/^that /, '')}`.trimEnd()
  if (cardsIn === 'combat' && scene.language === 'fr') {
    const e = list.every(({ gender }) => gender === 'f') ? 'e' : ''
    return {
      is: 'each',
      factor: 1,
      thing: `${list.map(({ one }) => one).join(' ou ')} joué${e} dans ce combat`,
      things: `${plural(list, scene)} joué${e}s dans ce combat`,
    }
  }
  return {
    is: 'each',
    factor: 1,
    thing: `${list.map(({ one }) => one).join(say(scene, ' or ', ' ou '))}${where}`,
    things: `${plural(list, scene)}${where}`,
  }
}

/** What lies before several seats lies before one of them: nobody has it together with the others. */
function whoseOf(of: Who | undefined, zone: Zone, scene: Scene): Person {
  if (of === undefined) return scene.subject
  const isShared = of === 'everyone' && zone !== 'worn' && zone !== 'table'
  return isShared || of === 'fighters' || of === 'others' || of === 'bystanders' ? meant(of, scene) : someOne(of, scene)
}

const SUMS = {
  value: ['value', 'la valeur', 'valeur totale', 'f'],
  bonus: ['bonus', 'le bonus', 'bonus total', 'm'],
  rank: ['rank', 'le rang', 'rang total', 'm'],
  level: ['level', 'le niveau', 'niveau total', 'm'],
} as const

/** "the total value of your items", "this card's bonus" */
function summed(
  { sum, in: zone, of, filter }: Exclude<Extract<Amount, { readonly sum: string }>, Named>,
  scene: Scene,
): Parts {
  const [en, fr, total, gender] = SUMS[sum]
  const quantity = (english: string, french: string): Parts => ({
    is: 'quantity',
    factor: 1,
    quantity: say(scene, english, french),
  })
  if (zone === 'self') return quantity(`this card's ${en}`, `${fr} de cette carte`)
  if (zone === 'it') return quantity(`that card's ${en}`, `${fr} de la carte`)
  const fallback: CardKind = sum === 'rank' ? 'power' : sum === 'level' ? 'monster' : 'item'
  const list = nouns(filter, scene, fallback)
  const where = zone === undefined ? '' : inZone(zone, whoseOf(of, zone, scene), scene, true)
  const things =
    zone === undefined
      ? belonging(of, list, scene)
      : `${say(scene, '', 'les ')}${plural(list, scene, ['and', 'et les'])} ${isNarrowed(filter, scene) ? where : where.replace(/^that /, '')}`
  return quantity(`the total ${en} of ${things}`, `${gender === 'f' ? 'la' : 'le'} ${total} ${de(things)}`)
}

/** In English, and in French with its gender. */
const DIFFERENT: { readonly [D in 'kind' | 'slot' | 'card']: readonly [string, string, string, string] } = {
  kind: ['kind of card', 'kinds of cards', 'sorte de carte différente', 'sortes de cartes différentes'],
  slot: ['slot', 'slots', 'emplacement différent', 'emplacements différents'],
  card: ['card', 'cards', 'carte différente', 'cartes différentes'],
}

/** "different class in play", "different slot among the items that you use" */
function differentCounted(
  { different, in: zone = 'table', of, filter }: Extract<Amount, { readonly different: Difference }>,
  scene: Scene,
): Parts {
  const [one, many] = differentThings(different, scene)
  const isAnybodys = zone === 'table' && of === 'everyone'
  const where = isAnybodys ? say(scene, 'in play', 'en jeu') : inZone(zone, whoseOf(of, zone, scene), scene, true)
  const list = nouns(filter, scene, different === 'slot' ? 'item' : usual(zone))
  const among =
    filter === undefined && different !== 'slot' && usual(zone) === undefined
      ? ''
      : say(
          scene,
          `among the ${plural(list, scene, ['and', ''])} `,
          `parmi les ${plural(list, scene, ['', 'et les'])} `,
        )
  return { is: 'each', factor: 1, thing: `${one} ${among}${where}`, things: `${many} ${among}${where}` }
}

function differentThings(different: Difference, scene: Scene): readonly [one: string, many: string] {
  if (different === 'kind' || different === 'slot' || different === 'card') {
    const [one, many, un, plusieurs] = DIFFERENT[different]
    return [say(scene, `different ${one}`, un), say(scene, `different ${many}`, plusieurs)]
  }
  const { one, many, gender } = kindNoun(different, scene)
  const e = gender === 'f' ? 'e' : ''
  return [
    say(scene, `different ${one}`, `${one} différent${e}`),
    say(scene, `different ${many}`, `${many} différent${e}s`),
  ]
}

/** What was given a name: a number, how many cards, or what these come to. */
function givenParts(amount: Extract<Amount, { readonly the: string }>, scene: Scene): Parts {
  const quantity = (en: string, fr: string): Parts => ({ is: 'quantity', factor: 1, quantity: say(scene, en, fr) })
  const counted = countedBy(amount.the, scene)
  if (!('sum' in amount) && counted !== 'result' && counted !== 'other') return countedParts(counted, scene)
  if (isNumber(amount.the, scene)) return quantity(theNumber(amount.the, scene), theNumber(amount.the, scene))
  const { text } = theCards(amount.the, scene)
  if (!('sum' in amount)) return quantity(`the number of ${text}`, `le nombre ${de(text)}`)
  switch (amount.sum) {
    case 'value':
      return quantity(`the value of ${text}`, `la valeur ${de(text)}`)
    case 'bonus':
      return quantity(`the bonus of ${text}`, `le bonus ${de(text)}`)
    case 'level':
      return quantity(`the level of ${text}`, `le niveau ${de(text)}`)
    default:
      return unreachable(amount.sum)
  }
}

/** "card lost this way" */
function countedParts(counted: Exclude<Counted, 'result' | 'other'>, scene: Scene): Parts {
  const each = (one: string, many: string, une: string, plusieurs: string): Parts => ({
    is: 'each',
    factor: 1,
    thing: say(scene, one, une),
    things: say(scene, many, plusieurs),
  })
  switch (counted) {
    case 'cardsLost':
      return each('card lost this way', 'cards lost this way', 'carte ainsi perdue', 'cartes ainsi perdues')
    case 'cardsTaken':
      return each('card taken this way', 'cards taken this way', 'carte ainsi prise', 'cartes ainsi prises')
    case 'cardsGiven':
      return each('card given this way', 'cards given this way', 'carte ainsi donnée', 'cartes ainsi données')
    case 'cardsDrawn':
      return each('card drawn this way', 'cards drawn this way', 'carte ainsi piochée', 'cartes ainsi piochées')
    case 'levelsLost':
      return each('level lost this way', 'levels lost this way', 'niveau ainsi perdu', 'niveaux ainsi perdus')
    case 'levelsGained':
      return each('level gained this way', 'levels gained this way', 'niveau ainsi gagné', 'niveaux ainsi gagnés')
    default:
      return unreachable(counted)
  }
}

/** "players who are an Elf", "autres joueurs qui ont le pouvoir Rapide" */
const holders = (trait: string, other: boolean, scene: Scene): string =>
  `${say(scene, other ? 'other players' : 'players', other ? 'autres joueurs' : 'joueurs')} ${like({ has: trait }, scene, true)}`

/** "fighter who is an Elf", "autre joueur" */
function seatsCounted({ seats, when }: Extract<Amount, { readonly seats: Who }>, scene: Scene): Parts {
  const all = [...toldApart(seats), ...(when === undefined ? [] : [when])]
  const which = (several: boolean): string => (all.length === 0 ? '' : ` ${like({ all }, scene, several)}`)
  const each = (one: string, many: string, un: string, plusieurs: string): Parts => ({
    is: 'each',
    factor: 1,
    thing: `${say(scene, one, un)}${which(false)}`,
    things: `${say(scene, many, plusieurs)}${which(true)}`,
  })
  switch (seats) {
    case 'fighters':
      return each('fighter', 'fighters', 'combattant', 'combattants')
    case 'others':
      return each('other player', 'other players', 'autre joueur', 'autres joueurs')
    case 'bystanders':
      return each(
        'player outside the fight',
        'players outside the fight',
        'joueur hors du combat',
        'joueurs hors du combat',
      )
    case 'helper':
      return each('helper', 'helpers', 'allié', 'alliés')
    case 'main':
      return each('main fighter', 'main fighters', 'combattant principal', 'combattants principaux')
    case 'lowest':
      return each(
        'player of the lowest level',
        'players of the lowest level',
        'joueur au plus bas niveau',
        'joueurs au plus bas niveau',
      )
    case 'highest':
      return each(
        'player of the highest level',
        'players of the highest level',
        'joueur au plus haut niveau',
        'joueurs au plus haut niveau',
      )
    default:
      return each('player', 'players', 'joueur', 'joueurs')
  }
}

/** Seats that have no noun of their own are told by what they are. */
const toldApart = (seats: Who): readonly Condition[] => {
  if (typeof seats === 'object' && 'like' in seats) return [seats.like]
  if (typeof seats === 'object') return [{ is: seats }]
  return NOUNS.has(seats) ? [] : [{ is: seats }]
}

const NOUNS: ReadonlySet<Who> = new Set<Who>([
  'fighters',
  'others',
  'bystanders',
  'everyone',
  'helper',
  'main',
  'lowest',
  'highest',
])

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

/** "your level plus 2 minus the number of …" */
function added(list: readonly Amount[], scene: Scene): string {
  return list
    .map((one) => parts(one, scene))
    .reduce((sum, next, index) => {
      const isLess = sizeOf(next) < 0
      if (index === 0) return term(next, scene)
      return `${sum} ${isLess ? say(scene, 'minus', 'moins') : 'plus'} ${term(isLess ? turned(next) : next, scene)}`
    }, '')
}

const sizeOf = (of: Parts): number => (of.is === 'number' ? of.value : of.factor)
const turned = (of: Parts): Parts => (of.is === 'number' ? { ...of, value: -of.value } : { ...of, factor: -of.factor })

/** As a part of something larger: a sum has brackets. */
const term = (of: Parts, scene: Scene): string =>
  of.is === 'quantity' && of.isSum === true && of.factor === 1 ? `(${of.quantity})` : worded(of, scene)

/** Any amount as a thing that can be compared: "3", "the number of cards in your hand", "your level". */
export const quantityWords = (amount: Amount, scene: Scene): string => worded(parts(amount, scene), scene)

function worded(of: Parts, scene: Scene): string {
  switch (of.is) {
    case 'number':
      return figure(of.value, scene.language)
    case 'each':
      return lessThanNothing(of.factor, scene) + times({ factor: of.factor, quantity: numberOf(of.things, scene) })
    case 'quantity':
      return lessThanNothing(of.factor, scene) + times(of)
    default:
      return unreachable(of)
  }
}

const per = (thing: string, scene: Scene): string => say(scene, `for each ${thing}`, `par ${thing}`)
const numberOf = (things: string, scene: Scene): string =>
  say(scene, `the number of ${things}`, `le nombre ${de(things)}`)
const lessThanNothing = (factor: number, scene: Scene): string => (factor < 0 ? say(scene, 'minus ', 'moins ') : '')
/** Without its sign. */
const times = ({ factor, quantity, isSum }: Omit<Extract<Parts, { readonly is: 'quantity' }>, 'is'>): string => {
  if (Math.abs(factor) === 1) return quantity
  return `${Math.abs(factor)} × ${isSum === true ? `(${quantity})` : quantity}`
}

/** "2 levels", "1 level for each card in your hand", "levels equal to a die roll"; `where` stands behind the noun. */
export function counted(amount: Amount, noun: Noun, scene: Scene, where = ''): string {
  const tail = where === '' ? '' : ` ${where}`
  const many = (count: number): string =>
    count === 0
      ? `${say(scene, 'no', noun.gender === 'f' ? 'aucune' : 'aucun')} ${noun.one}${tail}`
      : `${figure(count, scene.language)} ${isPlural(count, scene.language) ? noun.many : noun.one}${tail}`
  const of = parts(amount, scene)
  switch (of.is) {
    case 'number':
      return many(of.value)
    case 'each':
      return `${many(of.factor)} ${per(of.thing, scene)}`
    case 'quantity':
      return say(
        scene,
        `as many ${noun.many}${tail} as ${worded(of, scene)}`,
        `autant ${de(noun.many)}${tail} ${que(worded(of, scene))}`,
      )
    default:
      return unreachable(of)
  }
}

/** "+3", "+2 in combat for each other Cultist", "a bonus in combat equal to your level"; `minus` turns the sign. */
export function bonus(amount: Amount, scene: Scene, to = '', minus = false): string {
  const turn = minus ? -1 : 1
  const where = to === '' ? '' : ` ${to}`
  const of = parts(amount, scene)
  switch (of.is) {
    case 'number':
      return `${signed(of.value * turn)}${where}`
    case 'each':
      return `${signed(of.factor * turn)}${where} ${per(of.thing, scene)}`
    case 'quantity': {
      const what = of.factor * turn < 0 ? say(scene, 'a penalty', 'un malus') : say(scene, 'a bonus', 'un bonus')
      const quantity = times(of)
      return say(scene, `${what}${where} equal to ${quantity}`, `${what}${where} égal ${à(quantity)}`)
    }
    default:
      return unreachable(of)
  }
}

/** As gold: "1,000 gold", "the result in gold". */
export function gold(amount: Amount, scene: Scene): string {
  const of = parts(amount, scene)
  const coins = (count: number): string =>
    say(
      scene,
      `${figure(count, 'en')} gold`,
      `${figure(count, 'fr')} ${isPlural(count, 'fr') ? "pièces d'or" : "pièce d'or"}`,
    )
  if (of.is === 'number') return coins(of.value)
  if (of.is === 'each') return `${coins(of.factor)} ${per(of.thing, scene)}`
  return worded(of, scene)
}

export const LEVEL = (scene: Scene): Noun => ({
  one: say(scene, 'level', 'niveau'),
  many: say(scene, 'levels', 'niveaux'),
  gender: 'm',
})
export const TREASURE = (scene: Scene): Noun => ({
  one: say(scene, 'treasure', 'trésor'),
  many: say(scene, 'treasures', 'trésors'),
  gender: 'm',
})
const MORE_TREASURE = (scene: Scene): Noun => ({
  one: say(scene, 'extra treasure', 'trésor de plus'),
  many: say(scene, 'extra treasures', 'trésors de plus'),
  gender: 'm',
})
/** "1 extra treasure", "1 treasure less", "1 extra treasure for each Elf" */
export function moreTreasures(add: Amount, scene: Scene): string {
  const of = parts(add, scene)
  if (of.is === 'number' && of.value < 0)
    return `${counted(-of.value, TREASURE(scene), scene)} ${say(scene, 'less', 'de moins')}`
  if (of.is === 'each' && of.factor < 0)
    return `${counted(-of.factor, TREASURE(scene), scene)} ${say(scene, 'less', 'de moins')} ${per(of.thing, scene)}`
  return counted(add, MORE_TREASURE(scene), scene)
}
export const ITEM = (scene: Scene): Noun => kindNoun('item', scene)
