// One amount and another: "your level is higher than theirs", "the first card is worth more than the second".

import type { Amount } from '../language/amount.ts'
import type { Condition } from '../language/condition.ts'
import { isMonster, theCards } from './given.ts'
import { de, isPlural, que, à } from './grammar.ts'
import { nouns } from './noun.ts'
import { quantityWords } from './parts.ts'
import { levelOf } from './parts-of-seats.ts'
import { isKnown, meant, meantAlone, type Person, pronoun, states, tonic } from './person.ts'
import { type Scene, say } from './scene.ts'
import { closed } from './share.ts'
import { BE, HAVE, USE } from './verbs.ts'
import { usual } from './zone.ts'

type More = Extract<Condition, { readonly more: unknown }>

/** Of nobody it is said as it is: "the level of no other player is higher", "ne dépasse". */
export function comparedWords({ more, than }: More, of: Person, scene: Scene, negated: boolean): string {
  const said =
    levelsCompared(more, than, of, scene, negated) ??
    cardsCompared(more, than, of, scene, negated) ??
    sumsCompared(more, than, scene, negated)
  if (said !== undefined) return said
  const [one, other] = [closed(quantityWords(more, scene)), quantityWords(than, scene)]
  if (!negated) return say(scene, `${one} is more than ${other}`, `${one} dépasse ${other}`)
  return of.is === 'none'
    ? say(scene, `${one} is more than ${other}`, `${one} ne dépasse ${other}`)
    : say(scene, `${one} is not more than ${other}`, `${one} ne dépasse pas ${other}`)
}

/** "your level is higher than theirs", "no other player is of a higher level than you" */
function levelsCompared(more: Amount, than: Amount, of: Person, scene: Scene, negated: boolean): string | undefined {
  if (typeof more !== 'object' || typeof than !== 'object' || !('levelOf' in more && 'levelOf' in than))
    return undefined
  if (isRank(more.levelOf) || isRank(than.levelOf)) return undefined
  const [whose, whom] = [meantAlone(more.levelOf, scene), meantAlone(than.levelOf, scene)]
  const other = levelOf(whom, scene)
  if (whose.is === 'none')
    return say(
      scene,
      `${states(whose, BE, scene, true)} of a higher level than ${tonic(whom, scene)}`,
      `${states(whose, HAVE, scene, true)} un niveau supérieur ${à(other)}`,
    )
  const isAsked = whom.text === scene.subject.text && whose.text !== whom.text
  if (/^(?:who|qui)$/.test(of.text) && isAsked && !negated)
    return say(
      scene,
      `${states(of, BE, scene)} of a lower level than ${tonic(whose, scene)}`,
      `${states(of, HAVE, scene)} un niveau inférieur ${à(levelOf(whose, scene))}`,
    )
  if (negated && ((isAsked && isKnown(whom) && whom.is !== 'you') || /^(?:an?|another|any|une?) /.test(whom.text))) {
    const [level, own] = [quantityWords(than, scene), levelOf(whose, scene)]
    return say(scene, `${level} is at least ${own}`, `${level} est au moins égal ${à(own)}`)
  }
  const level = quantityWords(more, scene)
  if (!negated) return say(scene, `${level} is higher than ${other}`, `${level} dépasse ${other}`)
  return whom.is === 'none'
    ? say(scene, `${level} is higher than ${other}`, `${level} ne dépasse ${other}`)
    : say(scene, `${level} is not higher than ${other}`, `${level} ne dépasse pas ${other}`)
}

/** "you have more cards in hand than the helper", "no other player uses more than 3 items" */
function cardsCompared(more: Amount, than: Amount, of: Person, scene: Scene, negated: boolean): string | undefined {
  if (typeof more !== 'object' || !('cardsIn' in more)) return undefined
  const { cardsIn, filter, of: who } = more
  if (cardsIn !== 'hand' && cardsIn !== 'table' && cardsIn !== 'worn') return undefined
  const [noun, ...others] = nouns(filter, scene, usual(cardsIn))
  const whose = who === undefined || who === 'tried' ? of : meant(who, scene)
  if (noun === undefined || others.length > 0 || isTogether(whose, of)) return undefined
  const where = { hand: say(scene, ' in hand', ' en main'), table: say(scene, ' in play', ' en jeu'), worn: '' }[
    cardsIn
  ]
  const has = states(whose, cardsIn === 'worn' ? USE : HAVE, scene, negated)
  if (typeof than === 'number')
    return say(
      scene,
      `${has} more than ${than} ${isPlural(than, 'en') ? noun.many : noun.one}${where}`,
      `${has} plus de ${than} ${isPlural(than, 'fr') ? noun.many : noun.one}${where}`,
    )
  if (!('cardsIn' in than) || JSON.stringify({ ...than, of: who }) !== JSON.stringify({ ...more, of: who }))
    return undefined
  const whom = than.of === undefined || than.of === 'tried' ? of : meant(than.of, scene)
  if (whom.is === 'none' || isTogether(whom, of)) return undefined
  const them = tonic(whom.text === of.text ? pronoun(of, scene) : whom, scene)
  return say(
    scene,
    `${has} more ${noun.many}${where} than ${them}`,
    `${has} plus ${de(noun.many)}${where} ${que(them)}`,
  )
}

/** What several have is counted together, unless each of them is asked. */
const isTogether = (whose: Person, of: Person): boolean =>
  whose.text !== of.text && ((whose.is === 'many' && !isKnown(whose)) || /^(?:every|each|chaque) /.test(whose.text))

/** "the first card is worth more than the second" */
function sumsCompared(more: Amount, than: Amount, scene: Scene, negated: boolean): string | undefined {
  if (typeof more !== 'object' || typeof than !== 'object') return undefined
  if (!('the' in more && 'sum' in more && 'the' in than && 'sum' in than) || more.sum !== than.sum) return undefined
  if (isMonster(more.the, scene) || isMonster(than.the, scene)) return undefined
  const [one, two] = [theCards(more.the, scene), theCards(than.the, scene)]
  /** "the second", "la deuxième": of what was said already. */
  const isAlike = one.isOne === two.isOne
  const other = {
    text: !isAlike
      ? two.text
      : two.text
          .replace(/^(the \w+) cards?$/, '$1')
          .replace(/^(l(?:a|es) (?:prem|second|trois|quatr|cinqu|six|sept|huit)\p{L}+) cartes?$/u, '$1'),
  }
  const [en, fr] = COMPARED[more.sum]
  const [verb, not] = one.isOne ? en : [en[2], en[3]]
  const [verbe, nie] = one.isOne ? fr : [fr[2], fr[3]]
  return negated
    ? say(scene, `${one.text} ${not} than ${other.text}`, `${one.text} ${nie} que ${other.text}`)
    : say(scene, `${one.text} ${verb} than ${other.text}`, `${one.text} ${verbe} que ${other.text}`)
}

const isRank = (who: unknown): boolean => who === 'lowest' || who === 'highest'

const COMPARED = {
  value: [
    ['is worth more', 'is not worth more', 'are worth more', 'are not worth more'],
    ['vaut plus', 'ne vaut pas plus', 'valent plus', 'ne valent pas plus'],
  ],
  bonus: [
    ['has a higher bonus', 'has no higher bonus', 'have a higher bonus', 'have no higher bonus'],
    ['a plus de bonus', "n'a pas plus de bonus", 'ont plus de bonus', "n'ont pas plus de bonus"],
  ],
  level: [
    ['is of higher level', 'is not of higher level', 'are of higher level', 'are not of higher level'],
    [
      'est de plus haut niveau',
      "n'est pas de plus haut niveau",
      'sont de plus haut niveau',
      'ne sont pas de plus haut niveau',
    ],
  ],
} as const
