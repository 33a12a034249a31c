// Some cards out of a zone, in words.

import { unreachable } from '@brouhaha/kit'
import type { Pick, Who } from '../language/selector.ts'
import { counted, gold } from './amount.ts'
import { de, isPlural } from './grammar.ts'
import { allOf, indefinite, le, type Noun, nouns, plural } from './noun.ts'
import { meant, type Person, possessive, tonic } from './person.ts'
import { isReader, type Scene, say } from './scene.ts'
import { inZone, owner, usual } from './zone.ts'

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
      return say(scene, `${en} of the highest level`, `${fr} du plus haut niveau`)
    case 'weakest':
      return say(scene, `${en} of the lowest level`, `${fr} du plus bas niveau`)
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
  if (by === undefined)
    return isGroup(pick.of) ? say(scene, ', whose owner chooses', ', au choix de son propriétaire') : ''
  if (by.text === whose.text) return ''
  if (by.is === 'you') return say(scene, ', your choice', ', à ton choix')
  return say(scene, `, chosen by ${by.text}`, `, au choix ${de(by.text)}`)
}

export function picked(pick: Pick, scene: Scene): string {
  if (pick.zone === 'self') return say(scene, 'this card', 'cette carte')
  if (pick.zone === 'it') return say(scene, 'that card', 'la carte en question')
  const all = pick.take === 'all'
  const whose = all ? meant(pick.of, scene) : owner(pick.of, scene)
  if (all && pick.zone === 'hand' && pick.filter === undefined) {
    const own = possessive(whose, { gender: 'f', plural: false }, scene)
    if (whose.is === 'you' || whose.text === scene.subject.text)
      return say(scene, `${own} whole hand`, `toute ${own} main`)
  }
  const list = nouns(pick.filter, scene, usual(pick.zone))
  const where = inZone(pick.zone, whose, scene, all && pick.zone === 'hand')
  return `${quantified(pick, list, where, scene).trim()}${chooser(pick, whose, scene)}`
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
      `${alternatives.many} ${where}, worth at least ${gold(take.worth, scene)} in all`,
      `des ${alternatives.many} ${where}, pour une valeur totale d'au moins ${gold(take.worth, scene)}`,
    )
  if (typeof take === 'object' && 'upTo' in take)
    return `${say(scene, 'up to', "jusqu'à")} ${counted(take.upTo, alternatives, scene, where)}`
  return counted(take, alternatives, scene, where)
}

/** To whom: "to you", "à toi", "au joueur à ta gauche". */
export const recipient = (who: Who, scene: Scene): string => {
  const to = meant(who, scene)
  return isReader(who, scene) ? say(scene, 'you', 'toi') : tonic(to, scene)
}
