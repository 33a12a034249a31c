// How many cards, what is printed on them added up, how many different things there are among them.

import type { Amount, Difference } from '../language/amount.ts'
import type { Named } from '../language/names.ts'
import { seatsMeant } from '../language/seats-meant.ts'
import type { CardKind, Who, Zone } from '../language/selector.ts'
import { inFight } from './done.ts'
import { de } from './grammar.ts'
import { isNarrowed, kindNoun, type Noun, nouns, plural } from './noun.ts'
import type { Parts } from './parts.ts'
import { isKnown, meant, type Person, possessive } from './person.ts'
import { type Scene, say } from './scene.ts'
import { genitive, inZone, someOne, usual } from './zone.ts'

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
  const zone = inZone(cardsIn, whoseOf(of, cardsIn, scene), scene, true)
  const where = ` ${isNarrowed(filter, scene) ? zone : zone.replace(/^that /, '')}`.trimEnd()
  const one = list.map((noun) => noun.one).join(say(scene, ' or ', ' ou '))
  if (cardsIn === 'combat') {
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
  value: ['value', 'la valeur', 'valeur totale', 'f'],
  bonus: ['bonus', 'le bonus', 'bonus total', 'm'],
  rank: ['rank', 'le rang', 'rang total', 'm'],
  level: ['level', 'le niveau', 'niveau total', 'm'],
} as const

/** "the total value of your items", "this card's bonus" */
export function summed(
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
export function differentCounted(
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
