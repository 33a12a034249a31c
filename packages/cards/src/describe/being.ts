// Whether somebody is one of those: "you fight", "it is your turn", "you played that card".

import { isRanked } from '../language/ranked.ts'
import type { Who } from '../language/selector.ts'
import { type Deed, deedOf, PLAYED_THIS } from './deeds.ts'
import { neighbours, type Person, person, states, theTarget, tonic, you } from './person.ts'
import { isReader, type Scene, say } from './scene.ts'
import { BE, FIGHT, WERE } from './verbs.ts'

export function beingWords(who: Who, of: Person, scene: Scene, negated: boolean): string {
  if (typeof who === 'object' && 'the' in who)
    return `${states(of, BE, scene, negated)} ${tonic(person(who, scene), scene)}`
  if (isRanked(who)) {
    const which = scene.prose.ranked(who, scene, true)
    return `${states(of, BE, scene, negated)} ${say(scene, `one of the players ${which}`, `l'un des joueurs ${which}`)}`
  }
  if (typeof who === 'object')
    return scene.prose.holds('holders' in who ? { has: who.holders } : who.like, of, scene, negated)
  switch (who) {
    case 'fighters':
      return states(of, FIGHT, scene, negated)
    case 'bystanders':
      return of.is === 'none' ? `${states(of, BE, scene, true)} ${outside(scene)}` : states(of, FIGHT, scene, !negated)
    case 'active':
      return scene.prose.holds({ turn: 'own' }, of, scene, negated)
    case 'lowest':
    case 'highest':
      return scene.prose.holds({ standing: who }, of, scene, negated)
    case 'everyone':
      return `${states(of, BE, scene, negated)} ${say(scene, 'alive', 'en vie')}`
    case 'neighbours':
      return `${states(of, BE, scene, negated)} ${say(scene, 'one of', "l'un de")} ${neighbours(scene)}`
    case 'others':
      return `${states(of, BE, scene, negated)} ${say(scene, 'somebody else', "quelqu'un d'autre")}`
    case 'target':
      return `${states(of, BE, scene, negated)} ${scene.isToldApart === true ? theTarget(scene).text : say(scene, 'the player chosen', 'le joueur choisi')}`
    case 'each':
      return `${states(of, BE, scene, negated)} ${say(scene, 'the player meant', 'le joueur désigné')}`
    case 'you':
      if (!isReader(who, scene)) return didWords(of, PLAYED_THIS, scene, negated)
      return `${states(of, BE, scene, negated)} ${of.is === 'you' ? say(scene, 'the player meant', 'le joueur désigné') : tonic(you(scene), scene)}`
    case 'actor':
      return actedWords(of, scene, negated)
    case 'victim':
      return `${states(of, BE, scene, negated)} ${isReader(who, scene) && of.is !== 'you' ? tonic(you(scene), scene) : say(scene, 'the player it hits', 'le joueur touché')}`
    default:
      return `${states(of, BE, scene, negated)} ${tonic(person(who, scene), scene)}`
  }
}

const outside = (scene: Scene): string => say(scene, 'outside the fight', 'hors du combat')

function didWords(of: Person, { en: [past, plain], auxiliary, fr }: Deed, scene: Scene, negated: boolean): string {
  if (scene.language === 'fr') return `${states(of, auxiliary, scene, negated)} ${fr}`
  return negated && of.is !== 'none' ? `${of.text} did not ${plain}` : `${of.text} ${past}`
}

function actedWords(of: Person, scene: Scene, negated: boolean): string {
  const deed = deedOf(scene.window)
  if (deed !== undefined) return didWords(of, deed, scene, negated)
  if (scene.window === 'badStuff') return `${states(of, WERE, scene, negated)} ${say(scene, 'caught', 'été rattrapé')}`
  return `${states(of, BE, scene, negated)} ${say(scene, 'the player in question', 'le joueur en question')}`
}
