// What a filter calls the cards that fit it.

import { unreachable } from '@brouhaha/kit'
import type { Deck, Range, Size, Slot } from '../language/names.ts'
import type { CardFilter, CardKind, FilterKind } from '../language/selector.ts'
import { a, between, elides, enumerate, figure, isPlural, levelBetween, signed } from './grammar.ts'
import { possessive } from './person.ts'
import { type Scene, say } from './scene.ts'

export interface Noun {
  readonly one: string
  readonly many: string
  readonly gender: 'm' | 'f'
  /** Many, where all of them are meant: "items and one-shots" are "items or one-shots" otherwise. */
  readonly all?: string
  /** One of several that something behind the last of them narrows, so that English has one article for all. */
  readonly isOneOf?: boolean
}

type Words = readonly [en: string, ens: string, fr: string, frs: string, gender: 'm' | 'f']

const CARD: Words = ['card', 'cards', 'carte', 'cartes', 'f']

const KINDS: Readonly<Record<CardKind, Words>> = {
  monster: ['monster', 'monsters', 'monstre', 'monstres', 'm'],
  enhancer: ['monster enhancer', 'monster enhancers', 'renfort de monstre', 'renforts de monstre', 'm'],
  curse: ['curse', 'curses', 'malédiction', 'malédictions', 'f'],
  race: ['race', 'races', 'race', 'races', 'f'],
  class: ['class', 'classes', 'classe', 'classes', 'f'],
  mojo: ['mojo', 'mojos', 'mojo', 'mojos', 'm'],
  power: ['power', 'powers', 'pouvoir', 'pouvoirs', 'm'],
  multi: ['double-identity card', 'double-identity cards', "carte d'identité double", "cartes d'identité double", 'f'],
  item: ['item', 'items', 'objet', 'objets', 'm'],
  oneShot: ['one-shot', 'one-shots', 'objet à usage unique', 'objets à usage unique', 'm'],
  special: ['special card', 'special cards', 'carte spéciale', 'cartes spéciales', 'f'],
  acolyte: ['acolyte', 'acolytes', 'acolyte', 'acolytes', 'm'],
  attachment: ['attached card', 'attached cards', 'carte attachée', 'cartes attachées', 'f'],
}

/** Of both kinds, where a filter names both: `anyItem` is what people call an item, and calls it so. */
const ITEM_OR_ONE_SHOT: Words = [
  'item or one-shot',
  'items or one-shots',
  'objet (même à usage unique)',
  'objets (même à usage unique)',
  'm',
]

const DECKS: Readonly<Record<Deck, Words>> = {
  door: ['Door card', 'Door cards', 'carte Porte', 'cartes Porte', 'f'],
  treasure: ['Treasure card', 'Treasure cards', 'carte Trésor', 'cartes Trésor', 'f'],
}

const OFF_DECK: Readonly<Record<Deck, Words>> = {
  door: ['Door', 'Doors', 'Porte', 'Portes', 'f'],
  treasure: ['Treasure', 'Treasures', 'Trésor', 'Trésors', 'm'],
}

const TRAP: Words = ['trap', 'traps', 'piège', 'pièges', 'm']

const SLOTS: Readonly<Record<Slot, Words>> = {
  head: ['piece of headgear', 'pieces of headgear', 'couvre-chef', 'couvre-chefs', 'm'],
  armour: ['suit of armour', 'suits of armour', 'armure', 'armures', 'f'],
  feet: ['piece of footgear', 'pieces of footgear', 'paire de chaussures', 'paires de chaussures', 'f'],
  oneHand: ['one-handed item', 'one-handed items', 'objet à une main', 'objets à une main', 'm'],
  twoHands: ['two-handed item', 'two-handed items', 'objet à deux mains', 'objets à deux mains', 'm'],
}

const EITHER_HANDS: Words = [
  'one- or two-handed item',
  'one- or two-handed items',
  'objet à une ou deux mains',
  'objets à une ou deux mains',
  'm',
]

const kindHead = (kind: FilterKind, { traps }: Scene): Words =>
  kind === 'curse' && traps ? TRAP : KINDS[kind === 'anyItem' ? 'item' : kind]
export const cardNoun = (scene: Scene): Noun => toNoun(CARD, scene)
/** "1 Door", "3 Treasures": cards off a deck. */
export const deckCard = (deck: Deck, scene: Scene): Noun => toNoun(OFF_DECK[deck], scene)
export const kindNoun = (kind: FilterKind, scene: Scene): Noun => toNoun(kindHead(kind, scene), scene)

function slotHeads(slots: readonly Slot[]): readonly Words[] {
  if (!slots.includes('oneHand') || !slots.includes('twoHands')) return slots.map((slot) => SLOTS[slot])
  return [EITHER_HANDS, ...slotHeads(slots.filter((slot) => slot !== 'oneHand' && slot !== 'twoHands'))]
}

function toNoun(words: Words, scene: Scene): Noun {
  const [en, ens, fr, frs, gender] = words
  return {
    one: say(scene, en, fr),
    many: say(scene, ens, frs),
    gender,
    ...(words === ITEM_OR_ONE_SHOT && { all: say(scene, 'items and one-shots', frs) }),
  }
}

function kindHeads(kinds: readonly FilterKind[], scene: Scene): readonly Words[] {
  if (!kinds.includes('item') || !kinds.includes('oneShot')) return kinds.map((kind) => kindHead(kind, scene))
  return [
    ITEM_OR_ONE_SHOT,
    ...kindHeads(
      kinds.filter((kind) => kind !== 'item' && kind !== 'oneShot'),
      scene,
    ),
  ]
}

const asList = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T]

function isTraitKind(trait: string): trait is 'race' | 'class' | 'mojo' | 'power' {
  return trait === 'race' || trait === 'class' || trait === 'mojo' || trait === 'power'
}

/** What a filter says about the kind of card that it means; nothing where it leaves that open. */
function saidHeads(filter: CardFilter, scene: Scene): readonly Words[] {
  if (filter.slot !== undefined) return slotHeads(asList(filter.slot))
  if (filter.kind !== undefined) return kindHeads(asList(filter.kind), scene)
  if (filter.trait !== undefined && isTraitKind(filter.trait)) return [KINDS[filter.trait]]
  if (filter.level !== undefined || filter.deadly) return [KINDS.monster]
  if (
    filter.size !== undefined ||
    filter.bonus !== undefined ||
    filter.value !== undefined ||
    filter.onlyFor !== undefined
  )
    return [KINDS.item]
  return []
}

function heads(filter: CardFilter, fallback: CardKind | undefined, scene: Scene): readonly Words[] {
  const said = saidHeads(filter, scene)
  if (said.length > 0) return said
  if (filter.deck !== undefined) return [DECKS[filter.deck]]
  return [fallback === undefined ? CARD : kindHead(fallback, scene)]
}

export function sized(noun: Noun, size: Size | 'small' | undefined, scene: Scene): Noun {
  const around = (en: string, before: readonly [string, string], after: readonly [string, string]): Noun => ({
    gender: noun.gender,
    one: say(scene, `${en} ${noun.one}`, `${before[0]}${noun.one}${after[0]}`),
    many: say(scene, `${en} ${noun.many}`, `${before[1]}${noun.many}${after[1]}`),
    ...(noun.all !== undefined && { all: say(scene, `${en} ${noun.all}`, `${before[1]}${noun.all}${after[1]}`) }),
  })
  const feminine = noun.gender === 'f'
  switch (size) {
    case undefined:
      return noun
    case 'big':
      return around('Big', feminine ? ['Grosse ', 'Grosses '] : ['Gros ', 'Gros '], ['', ''])
    case 'small':
      return around('small', feminine ? ['petite ', 'petites '] : ['petit ', 'petits '], ['', ''])
    case 'complex':
      return around('Complex', ['', ''], [' Complexe', ' Complexes'])
    default:
      return unreachable(size)
  }
}

/** "worth 300 to 500 gold", "with a value", "sans valeur" */
function valueWords({ least, most }: Range): readonly [en: string, fr: string] {
  if (most !== undefined && most <= 0) return ['without value', 'sans valeur']
  if (least === 1 && most === undefined) return ['with a value', 'ayant une valeur']
  const coins = (value: number): string => `${figure(value, 'fr')} pièce${isPlural(value, 'fr') ? 's' : ''} d'or`
  if (least !== undefined && most !== undefined && least !== most)
    return [
      `worth ${figure(least, 'en')} to ${figure(most, 'en')} gold`,
      `valant ${figure(least, 'fr')} à ${coins(most)}`,
    ]
  const range = { ...(least !== undefined && { least }), ...(most !== undefined && { most }) }
  return [
    `worth ${between(range, 'en', (value) => `${figure(value, 'en')} gold`)}`,
    `valant ${between(range, 'fr', coins)}`,
  ]
}

/** What stands after the noun. */
function tail(filter: CardFilter, gender: 'm' | 'f', plural: boolean, scene: Scene): string {
  const parts: string[] = []
  const add = (en: string, fr: string): void => void parts.push(say(scene, ` ${en}`, ` ${fr}`))
  const e = `${gender === 'f' ? 'e' : ''}${plural ? 's' : ''}`
  if (filter.deck !== undefined && saidHeads(filter, scene).length > 0)
    add(
      filter.deck === 'door' ? 'from the Door deck' : 'from the Treasure deck',
      filter.deck === 'door' ? 'de la pioche Porte' : 'de la pioche Trésor',
    )
  if (filter.tag !== undefined) {
    const tags = asList(filter.tag).map((tag) => scene.names(tag))
    add(
      `marked ${enumerate(tags, 'or')}`,
      `marqué${e} ${enumerate(
        tags.map((tag) => `« ${tag} »`),
        'ou',
      )}`,
    )
  }
  if (filter.trait !== undefined && !isTraitKind(filter.trait))
    add(`named ${scene.names(filter.trait)}`, `« ${scene.names(filter.trait)} »`)
  if (filter.onlyFor === 'yours') {
    const own = possessive(scene.subject, { gender: 'f', plural: true }, scene)
    add(`reserved for one of ${own} identities`, `réservé${e} à une de ${own} identités`)
  } else if (filter.onlyFor !== undefined)
    add(`reserved for ${a(scene.names(filter.onlyFor))}`, `réservé${e} à un ${scene.names(filter.onlyFor)}`)
  if (filter.value !== undefined) add(...valueWords(filter.value))
  if (filter.bonus !== undefined)
    add(
      `with a bonus of ${between(filter.bonus, 'en', signed)}`,
      `avec un bonus de ${between(filter.bonus, 'fr', signed)}`,
    )
  if (filter.level !== undefined)
    add(`of printed level ${levelBetween(filter.level, 'en')}`, `de niveau imprimé ${levelBetween(filter.level, 'fr')}`)
  if (filter.deadly) add('whose bad stuff can kill', 'dont le sale coup peut tuer')
  if (filter.nameEndsWith !== undefined)
    add(
      `whose ${plural ? 'names end' : 'name ends'} in “${filter.nameEndsWith}”`,
      `dont le nom finit par « ${filter.nameEndsWith} »`,
    )
  if (filter.nameStartsWith !== undefined)
    add(
      `whose ${plural ? 'names begin' : 'name begins'} with “${filter.nameStartsWith}”`,
      `dont le nom commence par « ${filter.nameStartsWith} »`,
    )
  if (filter.nameHas !== undefined)
    add(
      `whose ${plural ? 'names contain' : 'name contains'} “${filter.nameHas}”`,
      `dont le nom contient « ${filter.nameHas} »`,
    )
  if (filter.card !== undefined) {
    const cards = asList(filter.card).map((card) => scene.names(card))
    add(
      `named ${enumerate(
        cards.map((card) => `“${card}”`),
        'or',
      )}`,
      enumerate(
        cards.map((card) => `« ${card} »`),
        'ou',
      ),
    )
  }
  if (filter.attached !== undefined) {
    const on =
      filter.attached === true
        ? say(scene, 'a card', 'une carte posée')
        : indefinite(nouns(filter.attached, scene), scene)
    add(`with ${on} on ${plural ? 'them' : 'it'}`, `avec ${on} dessus`)
  }
  if (filter.decides) add('that would turn the fight', `qui ${plural ? 'renverseraient' : 'renverserait'} le combat`)
  if (filter.host)
    add(
      'on which this card lies',
      `sur ${plural ? (gender === 'f' ? 'lesquelles' : 'lesquels') : gender === 'f' ? 'laquelle' : 'lequel'} se trouve cette carte`,
    )
  if (filter.not?.tag !== undefined && Object.keys(filter.not).length === 1) {
    const tags = asList(filter.not.tag).map((tag) => scene.names(tag))
    const none = tags.map((tag) => `« ${tag} »`)
    add(`not marked ${enumerate(tags, 'or')}`, `non marqué${e} ${enumerate(none, 'ni')}`)
  } else if (filter.not !== undefined) {
    const others = exceptions(filter.not, gender, scene)
    add(`(except ${others})`, `(sauf ${others})`)
  }
  return parts.join('')
}

/** After "except": "those marked fire", "les monstres marqués « feu »". */
export function exceptions(filter: CardFilter, gender: 'm' | 'f', scene: Scene): string {
  if (filter.any === undefined && saidHeads(filter, scene).length === 0)
    return say(scene, 'those', gender === 'f' ? 'celles' : 'ceux') + tail(filter, gender, true, scene)
  const others = nouns(filter, scene).map(({ many }) => many)
  return say(scene, enumerate(others, 'and'), `les ${enumerate(others, 'et les')}`)
}

/** What would cling to whoever has the card: it stands behind where the card is. */
export function clauseApart({ deadly, decides, nameStartsWith, nameHas, nameEndsWith, ...rest }: CardFilter): {
  readonly plain: CardFilter
  readonly clause: CardFilter
} {
  const clause: CardFilter = {
    ...(deadly && { deadly }),
    ...(decides && { decides }),
    ...(nameStartsWith !== undefined && { nameStartsWith }),
    ...(nameHas !== undefined && { nameHas }),
    ...(nameEndsWith !== undefined && { nameEndsWith }),
  }
  return { plain: { ...rest, ...(deadly && rest.kind === undefined && { kind: 'monster' as const }) }, clause }
}

export const clauseWords = (clause: CardFilter, noun: Noun, several: boolean, scene: Scene): string =>
  tail(clause, noun.gender, several, scene)

/** Heads of one kind of card each, and what narrows all of them. */
interface Group {
  readonly heads: readonly Noun[]
  readonly tail: (gender: 'm' | 'f', plural: boolean) => string
}

function groups(filter: CardFilter, scene: Scene, fallback: CardKind | undefined): readonly Group[] {
  const { any, ...rest } = filter
  if (any === undefined)
    return [
      {
        heads: heads(filter, fallback, scene).map((words) => sized(toNoun(words, scene), filter.size, scene)),
        tail: (gender, plural) => tail(filter, gender, plural, scene),
      },
    ]
  const [first, ...others] = any.flatMap((one) =>
    groups({ ...rest, ...one }, scene, fallback).map((group) => ({
      ...group,
      heads: group.heads,
      also: twice(rest, one),
    })),
  )
  if (first === undefined) return []
  const all = [first, ...others].map(({ also, ...group }) => ({
    ...group,
    tail: (gender: 'm' | 'f', plural: boolean) => {
      const more = tail(also, gender, plural, scene)
      return group.tail(gender, plural) + (more === '' ? '' : `${say(scene, ' and', ' et')}${more}`)
    },
  }))
  const called = ({ heads: list }: Group): string => list.map(({ one }) => one).join()
  if (!all.every((group) => called(group) === called(first))) return all
  const or = say(scene, ' or', ' ou')
  return [
    {
      heads: first.heads,
      tail: (gender, plural) => all.map((group) => group.tail(gender, plural)).join(or),
    },
  ]
}

/** What the whole filter asks and one of its alternatives asks once more. */
const twice = (rest: CardFilter, one: CardFilter): CardFilter =>
  Object.fromEntries(Object.entries(rest).filter(([key]) => Object.hasOwn(one, key)))

/**
 * The nouns that a filter allows, with all that narrows them. `fallback`: what they are if nothing says so. `next`: what stands
 * between the last of them and what narrows it.
 */
export function nouns(
  filter: CardFilter | undefined,
  scene: Scene,
  fallback?: CardKind,
  next: (noun: Noun, plural: boolean) => string = () => '',
): readonly Noun[] {
  return groups(filter ?? {}, scene, fallback).flatMap(({ heads: list, tail: narrows }) =>
    list.map((noun, index) => {
      const isLast = index === list.length - 1
      const ending = (plural: boolean): string =>
        (isLast ? next(noun, plural) : '') + (isLast || scene.language === 'fr' ? narrows(noun.gender, plural) : '')
      return {
        gender: noun.gender,
        one: noun.one + ending(false),
        many: noun.many + ending(true),
        ...(noun.all !== undefined && { all: noun.all + ending(true) }),
        ...(list.length > 1 && narrows('m', false) !== '' && { isOneOf: index > 0 }),
      }
    }),
  )
}

/** Whether something narrows the cards, behind what they are called. */
export const isNarrowed = (filter: CardFilter | undefined, scene: Scene): boolean =>
  groups(filter ?? {}, scene, undefined).some(({ tail: narrows }) => narrows('m', false) !== '')

/** "un objet", "une carte" */
const un = (noun: Noun): string => `${noun.gender === 'f' ? 'une' : 'un'} ${noun.one}`
/** "l'objet", "la carte" */
export const le = (noun: Noun): string =>
  elides(noun.one) ? `l'${noun.one}` : `${noun.gender === 'f' ? 'la' : 'le'} ${noun.one}`

/** "an item or a class", "an item or class marked Fire" */
export const indefinite = (list: readonly Noun[], scene: Scene): string =>
  enumerate(
    list.map((noun) => say(scene, noun.isOneOf === true ? noun.one : a(noun.one), un(noun))),
    say(scene, 'or', 'ou'),
  )

/** After a negation: "any item", "d'objet". */
export const noneOf = (list: readonly Noun[], scene: Scene): string =>
  scene.language === 'en'
    ? `any ${enumerate(
        list.map((noun) => noun.one),
        'or',
      )}`
    : enumerate(
        list.map((noun) => (elides(noun.one) ? `d'${noun.one}` : `de ${noun.one}`)),
        'ni',
      )

export const plural = (
  list: readonly Noun[],
  scene: Scene,
  and: readonly [en: string, fr: string] = ['or', 'ou'],
): string =>
  enumerate(
    list.map((noun) => (and[0] === 'and' ? (noun.all ?? noun.many) : noun.many)),
    say(scene, and[0], and[1]),
  )

/** "all the items", "tous les objets", "toutes les cartes" */
export const allOf = (list: readonly Noun[], scene: Scene): string =>
  scene.language === 'en'
    ? `all the ${plural(list, scene, ['and', 'et'])}`
    : enumerate(
        list.map((noun) => `${noun.gender === 'f' ? 'toutes' : 'tous'} les ${noun.all ?? noun.many}`),
        'et',
      )
