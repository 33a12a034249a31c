// What a filter calls the cards that fit it.

import { unreachable } from '@brouhaha/kit'
import type { Size, Slot } from '../language/names.ts'
import type { CardFilter, CardKind } from '../language/selector.ts'
import { a, between, elides, enumerate, figure, levelBetween, signed } from './grammar.ts'
import { type Scene, say } from './scene.ts'

export interface Noun {
  readonly one: string
  readonly many: string
  readonly gender: 'm' | 'f'
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

const kindHead = (kind: CardKind, { traps }: Scene): Words => (kind === 'curse' && traps ? TRAP : KINDS[kind])
export const kindNoun = (kind: CardKind, scene: Scene): Noun => toNoun(kindHead(kind, scene), scene)

function slotHeads(slots: readonly Slot[]): readonly Words[] {
  if (!slots.includes('oneHand') || !slots.includes('twoHands')) return slots.map((slot) => SLOTS[slot])
  return [EITHER_HANDS, ...slotHeads(slots.filter((slot) => slot !== 'oneHand' && slot !== 'twoHands'))]
}

function toNoun([en, ens, fr, frs, gender]: Words, scene: Scene): Noun {
  return { one: say(scene, en, fr), many: say(scene, ens, frs), gender }
}

const asList = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T]

function isTraitKind(trait: string): trait is 'race' | 'class' | 'mojo' | 'power' {
  return trait === 'race' || trait === 'class' || trait === 'mojo' || trait === 'power'
}

/** What a filter says about the kind of card that it means; nothing where it leaves that open. */
function saidHeads(filter: CardFilter, scene: Scene): readonly Words[] {
  if (filter.slot !== undefined) return slotHeads(asList(filter.slot))
  if (filter.kind !== undefined) return asList(filter.kind).map((kind) => kindHead(kind, scene))
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
  return [fallback === undefined ? CARD : kindHead(fallback, scene)]
}

export function sized(noun: Noun, size: Size | 'small' | undefined, scene: Scene): Noun {
  const around = (en: string, before: readonly [string, string], after: readonly [string, string]): Noun => ({
    gender: noun.gender,
    one: say(scene, `${en} ${noun.one}`, `${before[0]}${noun.one}${after[0]}`),
    many: say(scene, `${en} ${noun.many}`, `${before[1]}${noun.many}${after[1]}`),
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

/** What stands after the noun. */
function tail(filter: CardFilter, gender: 'm' | 'f', plural: boolean, scene: Scene): string {
  const gold = (value: number): string =>
    say(scene, `${figure(value, 'en')} gold`, `${figure(value, 'fr')} pièces d'or`)
  const parts: string[] = []
  const add = (en: string, fr: string): void => void parts.push(say(scene, ` ${en}`, ` ${fr}`))
  const e = `${gender === 'f' ? 'e' : ''}${plural ? 's' : ''}`
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
  if (filter.onlyFor !== undefined)
    add(`reserved for ${a(scene.names(filter.onlyFor))}`, `réservé${e} à un ${scene.names(filter.onlyFor)}`)
  if (filter.value !== undefined)
    add(`worth ${between(filter.value, 'en', gold)}`, `d'une valeur de ${between(filter.value, 'fr', gold)}`)
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
      enumerate(
        cards.map((card) => `“${card}”`),
        'or',
      ),
      enumerate(
        cards.map((card) => `« ${card} »`),
        'ou',
      ),
    )
  }
  if (filter.attached) add(plural ? 'with a card on them' : 'with a card on it', 'avec une carte posée dessus')
  if (filter.decides) add('that would turn the fight', `qui ${plural ? 'renverseraient' : 'renverserait'} le combat`)
  if (filter.host)
    add(
      'on which this card lies',
      `sur ${plural ? 'lesquels' : gender === 'f' ? 'laquelle' : 'lequel'} se trouve cette carte`,
    )
  if (filter.not !== undefined) {
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

/** The nouns that a filter allows, the last one with all that narrows it. `fallback`: what they are if nothing says so. */
export function nouns(filter: CardFilter | undefined, scene: Scene, fallback?: CardKind): readonly Noun[] {
  if (filter?.any !== undefined) {
    const { any, ...rest } = filter
    return any.flatMap((one) => nouns({ ...rest, ...one }, scene, fallback))
  }
  const found = heads(filter ?? {}, fallback, scene).map((words) => sized(toNoun(words, scene), filter?.size, scene))
  return found.map((noun, index) =>
    index < found.length - 1
      ? noun
      : {
          gender: noun.gender,
          one: noun.one + tail(filter ?? {}, noun.gender, false, scene),
          many: noun.many + tail(filter ?? {}, noun.gender, true, scene),
        },
  )
}

/** "un objet", "une carte" */
const un = (noun: Noun): string => `${noun.gender === 'f' ? 'une' : 'un'} ${noun.one}`
/** "l'objet", "la carte" */
export const le = (noun: Noun): string =>
  elides(noun.one) ? `l'${noun.one}` : `${noun.gender === 'f' ? 'la' : 'le'} ${noun.one}`

/** "an item or a class" */
export const indefinite = (list: readonly Noun[], scene: Scene): string =>
  enumerate(
    list.map((noun) => say(scene, a(noun.one), un(noun))),
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
    list.map((noun) => noun.many),
    say(scene, and[0], and[1]),
  )

/** "all the items", "tous les objets", "toutes les cartes" */
export const allOf = (list: readonly Noun[], scene: Scene): string =>
  scene.language === 'en'
    ? `all the ${plural(list, scene, ['and', 'et'])}`
    : enumerate(
        list.map((noun) => `${noun.gender === 'f' ? 'toutes' : 'tous'} les ${noun.many}`),
        'et',
      )
