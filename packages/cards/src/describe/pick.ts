// Some cards out of a zone, in words.

import { unreachable } from '@brouhaha/kit'
import type { CardFilter, Pick, Who } from '../language/selector.ts'
import { counted, gold } from './amount.ts'
import { de, isPlural } from './grammar.ts'
import { allOf, clauseApart, clauseWords, indefinite, kindNoun, le, type Noun, nouns, plural } from './noun.ts'
import { isKnown, meant, type Person, possessive, tonic } from './person.ts'
import { isReader, type Scene, say } from './scene.ts'
import { belongingTo, inZone, owner, usual } from './zone.ts'

type Extreme = NonNullable<Pick['extreme']>

/** Whether `of` names several seats: then some seat of them is meant, and somebody else acts. */
export function isGroup(of: Who | undefined): boolean {
  return of === 'others' || of === 'everyone' || of === 'fighters' || of === 'bystanders' || typeof of === 'object'
}

/** "the item with the highest bonus", "les 2 objets les plus chers" */
function superlative(extreme: Extreme, count: number, noun: Noun, scene: Scene): string {
  const several = isPlural(count, scene.language)
  const feminine = noun.gender === 'f'
  const en = several ? `the ${count} ${noun.many}` : `the ${noun.one}`
  const fr = several ? `les ${count} ${noun.many}` : le(noun)
  const cher = `${several ? 'les' : feminine ? 'la' : 'le'} PLACE ${feminine ? 'chère' : 'cher'}${several ? 's' : ''}`
  switch (extreme) {
    case 'bestBonus':
      return say(scene, `${en} with the highest bonus`, `${fr} au bonus le plus élevé`)
    case 'worstBonus':
      return say(scene, `${en} with the lowest bonus`, `${fr} au bonus le plus faible`)
    case 'dearest':
      return say(scene, `${en} worth the most`, `${fr} ${cher.replace('PLACE', 'plus')}`)
    case 'cheapest':
      return say(scene, `${en} worth the least`, `${fr} ${cher.replace('PLACE', 'moins')}`)
    case 'strongest':
      return say(scene, en.replace(/^the /, 'the highest-level '), `${fr} de plus haut niveau`)
    case 'weakest':
      return say(scene, en.replace(/^the /, 'the lowest-level '), `${fr} de plus bas niveau`)
    case 'topmost': {
      const first = feminine ? 'première' : 'premier'
      return say(
        scene,
        several ? `the ${count} topmost ${noun.many}` : `the topmost ${noun.one}`,
        several ? `les ${count} ${first}s ${noun.many}` : `${feminine ? 'la' : 'le'} ${first} ${noun.one}`,
      )
    }
    default:
      return unreachable(extreme)
  }
}

/** ", at random", ", chosen by the helper"; nothing where the owner chooses, or nobody has to. */
function chooser(pick: Pick, whose: Person, scene: Scene): string {
  if (pick.take === 'all' || pick.extreme !== undefined) return ''
  if (pick.by === 'chance') return say(scene, ', at random', ', au hasard')
  const by = pick.by === undefined ? undefined : meant(pick.by, scene)
  if (by === undefined && !isGroup(pick.of)) return ''
  const chooses = by ?? scene.subject
  if (chooses.text === whose.text) return ''
  if (chooses.is === 'you') return say(scene, ', your choice', ', à ton choix')
  if (isKnown(chooses)) return say(scene, ', their choice', ', à son choix')
  return say(scene, `, chosen by ${chooses.text}`, `, au choix ${de(chooses.text)}`)
}

export function picked(pick: Pick, scene: Scene): string {
  if (pick.zone === 'self') return say(scene, 'this card', 'cette carte')
  if (pick.zone === 'it') return `${itself(scene)}${ifItIs(pick.filter, scene)}`
  if (pick.zone === 'peeked' && pick.take === undefined && pick.filter === undefined && scene.looked === 1)
    return say(scene, 'the card looked at', 'la carte regardée')
  const all = pick.take === 'all'
  const whose = all ? meant(pick.of, scene) : owner(pick.of, scene)
  if (all && pick.zone === 'hand' && pick.filter === undefined) {
    const own = possessive(whose, { gender: 'f', plural: false }, scene)
    if (whose.is === 'you' || whose.text === scene.subject.text)
      return say(scene, `${own} whole hand`, `toute ${own} main`)
  }
  const { plain, clause } = clauseApart(pick.filter ?? {})
  const list = nouns(plain, scene, usual(pick.zone))
  const behind = clauseWords(clause, list.at(-1) ?? kindNoun('item', scene), isSeveral(pick), scene)
  const where =
    behind !== '' && pick.zone === 'table'
      ? belongingTo(whose, scene)
      : inZone(pick.zone, whose, scene, (all || isHalfOf(pick)) && pick.zone === 'hand')
  return `${quantified(pick, list, `${where}${behind}`.trim(), scene).trim()}${chooser(pick, whose, scene)}`
}

export const isSeveral = ({ take = 1 }: Pick): boolean => take !== 1 && !(typeof take === 'object' && 'upTo' in take)

/** The card that was spoken of, or that lies where one may take it. */
export const itself = (scene: Scene): string =>
  scene.topmost === true
    ? say(scene, 'the top card of a discard pile', "la carte du dessus d'une défausse")
    : say(scene, 'that card', 'la carte')

/** " if it is an item" */
export function ifItIs(filter: CardFilter | undefined, scene: Scene): string {
  if (filter === undefined) return ''
  const what = indefinite(nouns(filter, scene), scene)
  return say(scene, ` if it is ${what}`, ` si c'est ${what}`)
}

function quantified(pick: Pick, list: readonly Noun[], where: string, scene: Scene): string {
  const take = pick.take ?? 1
  const alternatives: Noun = {
    one: list.map((noun) => noun.one).join(say(scene, ' or ', ' ou ')),
    many: plural(list, scene),
    gender: list.at(-1)?.gender ?? 'm',
  }
  if (pick.extreme !== undefined)
    return `${superlative(pick.extreme, typeof take === 'number' ? take : 1, alternatives, scene)} ${where}`
  if (take === 'all') return `${allOf(list, scene)} ${where}`
  if (take === 1) return `${indefinite(list, scene)} ${where}`
  if (typeof take === 'object' && 'worth' in take)
    return say(
      scene,
      `${alternatives.many} ${where}, worth in total at least ${gold(take.worth, scene)}`,
      `des ${alternatives.many} ${where}, pour une valeur totale d'au moins ${gold(take.worth, scene)}`,
    )
  if (isHalfOf(pick))
    return say(
      scene,
      `half of the ${alternatives.many} ${where}, rounded down`,
      `la moitié ${de(`les ${alternatives.many}`)} ${where}, arrondie en dessous`,
    )
  if (typeof take === 'object' && 'upTo' in take)
    return `${say(scene, 'up to', "jusqu'à")} ${counted(take.upTo, alternatives, scene, where)}`
  return counted(take, alternatives, scene, where)
}

/** Half of what is there to pick from. */
const isHalfOf = ({ take, zone, of, filter }: Pick): boolean =>
  typeof take === 'object' &&
  'half' in take &&
  typeof take.half === 'object' &&
  'cardsIn' in take.half &&
  take.half.cardsIn === zone &&
  take.half.of === of &&
  filter === undefined &&
  take.half.filter === undefined

/** To whom: "to you", "à toi", "au joueur à ta gauche". */
export const recipient = (who: Who, scene: Scene): string => {
  const to = meant(who, scene)
  return isReader(who, scene) ? say(scene, 'you', 'toi') : tonic(to, scene)
}
