// How many cards, what is printed on them added up or compared, how many different things there are among them.

import type { Amount, Difference } from '../language/amount.ts'
import type { Named } from '../language/names.ts'
import { seatsMeant } from '../language/seats-meant.ts'
import type { CardFilter, CardKind, Who, Zone } from '../language/selector.ts'
import { inFight } from './done.ts'
import { de, enumerate } from './grammar.ts'
import { isNarrowed, kindNoun, type Noun, nouns, plural } from './noun.ts'
import type { Parts } from './parts.ts'
import { isKnown, meant, type Person, possessive } from './person.ts'
import { type Scene, say } from './scene.ts'
import { areMonsters, genitive, inZone, someOne, usual } from './zone.ts'

/** "your items", "the helper's items" */
function belonging(of: Who | undefined, list: readonly Noun[], scene: Scene): string {
  const whose = meant(of, scene)
  const things = plural(list, scene, ['and', 'et'])
  if (isKnown(whose)) return `${possessive(whose, { gender: 'm', plural: true }, scene)} ${things}`
  return say(scene, genitive(whose.text, things), `les ${things} ${de(whose.text)}`)
}

export function cardsCounted(
  { cardsIn, filter, of }: Extract<Amount, { readonly cardsIn: Zone }>,
  scene: Scene,
): Parts {
  const list = nouns(filter, scene, usual(cardsIn))
  const zone = inZone(cardsIn, whoseOf(of, cardsIn, scene), scene, true, filter)
  const where = ` ${isNarrowed(filter, scene) ? zone : zone.replace(/^that /, '')}`.trimEnd()
  const one = enumerate(
    list.map((noun) => noun.one),
    say(scene, 'or', 'ou'),
  )
  if (cardsIn === 'combat' && !areMonsters(filter)) {
    const gender = list.every((noun) => noun.gender === 'f') ? 'f' : 'm'
    return inFight({ one, many: plural(list, scene), what: say(scene, 'played', 'joué'), gender }, scene)
  }
  return {
    is: 'each',
    factor: 1,
    thing: `${one}${where}`,
    things: `${plural(list, scene)}${where}`,
  }
}

/** What lies before several seats lies before one of them: nobody has it together with the others. */
function whoseOf(of: Who | undefined, zone: Zone, scene: Scene): Person {
  if (of === undefined) return scene.subject
  if (of === 'everyone' && (zone === 'worn' || zone === 'table')) return someOne(of, scene)
  return typeof of === 'string' && seatsMeant(of) === 'together' ? meant(of, scene) : someOne(of, scene)
}

const SUMS = {
  value: ['value', 'la', 'valeur', 'item'],
  bonus: ['bonus', 'le', 'bonus', 'item'],
  rank: ['rank', 'le', 'rang', 'power'],
  level: ['level', 'le', 'niveau', 'monster'],
} as const

interface Among {
  readonly in?: Zone
  readonly of?: Who
  readonly filter?: CardFilter
}

/** "your items", "the monsters in play in this fight" */
function amongCards({ in: zone, of, filter }: Among, fallback: CardKind, scene: Scene): string {
  const list = nouns(filter, scene, fallback)
  if (zone === undefined) return belonging(of, list, scene)
  const where = inZone(zone, whoseOf(of, zone, scene), scene, true, filter ?? { kind: fallback })
  return `${say(scene, '', 'les ')}${plural(list, scene, ['and', 'et les'])} ${isNarrowed(filter, scene) ? where : where.replace(/^that /, '')}`
}

/** `coins`: what several pieces of gold of it are called. */
const quantity = (text: string, coins?: string): Parts => ({
  is: 'quantity',
  factor: 1,
  quantity: text,
  ...(coins !== undefined && { units: coins }),
})

/** "gold of the highest value among your items" */
const goldOf = (value: string, scene: Scene): string => say(scene, `gold of ${value}`, `pièces d'or ${de(value)}`)

/** "the total value of your items", "this card's bonus" */
export function summed(
  { sum, ...among }: Exclude<Extract<Amount, { readonly sum: string }>, Named>,
  scene: Scene,
): Parts {
  const [en, article, fr, fallback] = SUMS[sum]
  const oneCard = (english: string, french: string): Parts => {
    const text = say(scene, `${english}'s ${en}`, `${article} ${fr} de ${french}`)
    return quantity(
      text,
      sum === 'value' ? say(scene, `gold that ${english} is worth`, `pièces d'or que vaut ${french}`) : undefined,
    )
  }
  if (among.in === 'self') return oneCard('this card', 'cette carte')
  if (among.in === 'it') return oneCard('that card', 'cette carte-là')
  const things = amongCards(among, fallback, scene)
  const total = article === 'la' ? 'totale' : 'total'
  const coins = say(scene, `gold that ${things} are worth`, `pièces d'or que valent ${things}`)
  return quantity(
    say(scene, `the total ${en} of ${things}`, `${article} ${fr} ${total} ${de(things)}`),
    sum === 'value' ? coins : undefined,
  )
}

/** "the highest bonus among your items", "la plus basse valeur parmi tes objets" */
export function extremePrinted(
  amount: Extract<Amount, { readonly best: unknown } | { readonly worst: unknown }>,
  scene: Scene,
): Parts {
  const what = 'best' in amount ? amount.best : amount.worst
  const [en, article, fr, fallback] = SUMS[what]
  const things = amongCards(amount, fallback, scene)
  const [most, haut] = 'best' in amount ? ['highest', 'haut'] : ['lowest', 'bas']
  const plus = article === 'la' ? `${haut}${haut === 'bas' ? 's' : ''}e` : haut
  const text = say(scene, `the ${most} ${en} among ${things}`, `${article} plus ${plus} ${fr} parmi ${things}`)
  return quantity(text, what === 'value' ? goldOf(text, scene) : undefined)
}

/** In English, and in French with its gender. */
const DIFFERENT: { readonly [D in 'kind' | 'slot' | 'card']: readonly [string, string, string, string] } = {
  kind: ['kind of card', 'kinds of cards', 'sorte de carte différente', 'sortes de cartes différentes'],
  slot: ['slot', 'slots', 'emplacement différent', 'emplacements différents'],
  card: ['card', 'cards', 'carte différente', 'cartes différentes'],
}

/** "different class in play", "different slot among the items that you use" */
export function differentCounted(
  { different, in: zone = 'table', of, filter }: Extract<Amount, { readonly different: Difference }>,
  scene: Scene,
): Parts {
  const [one, many] = differentThings(different, scene)
  const isAnybodys = zone === 'table' && of === 'everyone'
  const where = isAnybodys
    ? say(scene, 'in play', 'en jeu')
    : inZone(zone, whoseOf(of, zone, scene), scene, true, filter)
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
