// Whether somebody is one of those: "you fight", "it is your turn", "you played that card".

import type { Window } from '../language/ability.ts'
import { isRanked } from '../language/ranked.ts'
import type { Who } from '../language/selector.ts'
import { neighbours, type Person, person, states, theTarget, tonic, type Verb, you } from './person.ts'
import { isReader, type Scene, say } from './scene.ts'
import { BE, FIGHT, HAVE, WERE } from './verbs.ts'

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

/** What somebody did: in English with and without its past, in French behind the auxiliary. */
interface Deed {
  readonly en: readonly [past: string, plain: string]
  readonly auxiliary: Verb
  readonly fr: string
}

/** "l'as jouée": the elided pronoun goes with its verb. */
const HAVE_IT: Verb = { en: HAVE.en, fr: ["l'aie", "l'as", "l'a", "l'ont", "l'avoir"] }
const PLAYED_THIS: Deed = { en: ['played this card', 'play this card'], auxiliary: HAVE, fr: 'joué cette carte' }

const HAVE_ONESELF: Verb = { en: HAVE.en, fr: ["t'es", "t'es", "s'est", 'se sont', "s'être"] }
const ROLLED: Deed = { en: ['rolled', 'roll'], auxiliary: HAVE, fr: 'lancé le dé' }

/** What whoever a window is about has done. */
const DEEDS: Partial<Readonly<Record<Window, Deed>>> = {
  play: { en: ['played it', 'play it'], auxiliary: HAVE_IT, fr: 'jouée' },
  draw: { en: ['drew it', 'draw it'], auxiliary: HAVE_IT, fr: 'piochée' },
  arrival: { en: ['put it into play', 'put it into play'], auxiliary: HAVE_IT, fr: 'mise en jeu' },
  curse: { en: ['played it', 'play it'], auxiliary: HAVE_IT, fr: 'jouée' },
  ownCurse: { en: ['played it', 'play it'], auxiliary: HAVE_IT, fr: 'jouée' },
  ownRoll: ROLLED,
  othersRoll: ROLLED,
  anyRoll: ROLLED,
  escape: { en: ['escaped', 'escape'], auxiliary: HAVE_ONESELF, fr: 'échappé' },
  level: { en: ['gained the level', 'gain the level'], auxiliary: HAVE, fr: 'gagné le niveau' },
}

/** Whether somebody has done what a window is about. */
export const hasActor = (window: Window): boolean => DEEDS[window] !== undefined || window === 'badStuff'

function didWords(of: Person, { en: [past, plain], auxiliary, fr }: Deed, scene: Scene, negated: boolean): string {
  if (scene.language === 'fr') return `${states(of, auxiliary, scene, negated)} ${fr}`
  return negated && of.is !== 'none' ? `${of.text} did not ${plain}` : `${of.text} ${past}`
}

function actedWords(of: Person, scene: Scene, negated: boolean): string {
  const deed = scene.window === undefined ? undefined : DEEDS[scene.window]
  if (deed !== undefined) return didWords(of, deed, scene, negated)
  if (scene.window === 'badStuff') return `${states(of, WERE, scene, negated)} ${say(scene, 'caught', 'été rattrapé')}`
  return `${states(of, BE, scene, negated)} ${say(scene, 'the player in question', 'le joueur en question')}`
}
