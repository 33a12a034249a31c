// What somebody may do, or may not: "you win ties in combat", "you may not be helped".

import { unreachable } from '@brouhaha/kit'
import type { Ban, Permission } from '../language/ability.ts'
import { kindNoun } from './noun.ts'
import { accusative, isKnown, possessive, states, tonic, type Verb } from './person.ts'
import { type Scene, say } from './scene.ts'
import { BE, GAIN, IGNORE, MAY, MUST, WIN } from './verbs.ts'

export function permissionWords(permission: Permission, scene: Scene): string {
  const of = scene.subject
  const does = (verb: Verb, en: string, fr: string): string => `${states(of, verb, scene)} ${say(scene, en, fr)}`
  const own = possessive(of, { gender: 'm', plural: true }, scene)
  const { many: curses } = kindNoun('curse', scene)
  switch (permission) {
    case 'winTies':
      return does(WIN, 'ties in combat', "en cas d'égalité au combat")
    case 'secondDoor':
      return does(
        MAY,
        'open a second door instead of looting the room',
        'ouvrir une deuxième porte au lieu de fouiller la pièce',
      )
    case 'levelForHelping':
      return does(
        GAIN,
        '1 level for each monster killed while helping',
        '1 niveau par monstre tué en aidant un autre joueur',
      )
    case 'anyBig':
      return does(MAY, 'carry any number of Big items', 'porter un nombre illimité de Gros objets')
    case 'anyComplex':
      return does(MAY, 'use any number of Complex items', "utiliser un nombre illimité d'objets Complexes")
    case 'askWhileWinning':
      return does(MAY, 'ask for help even while winning', "demander de l'aide même avec l'avantage")
    case 'equipInCombat':
      return does(MAY, 'change equipment in the middle of a fight', "changer d'équipement en plein combat")
    case 'ignoreDrawbacks':
      return does(
        IGNORE,
        `the drawbacks of ${own} identity`,
        `les inconvénients de ${possessive(of, { gender: 'f', plural: false, vowel: true }, scene)} identité`,
      )
    case 'noDoorCurses':
      return does(BE, `immune to ${curses} drawn at the door`, `à l'abri des ${curses} qui sortent d'une porte`)
    case 'noCurses':
      return does(BE, `immune to ${curses}`, `à l'abri des ${curses}`)
    case 'lootAfterFight':
      return does(MAY, 'loot the room after a fight won', 'fouiller la pièce après un combat gagné')
    case 'traitsAnyTime':
      return does(MAY, 'play races, classes and mojos in any turn', 'jouer races, classes et mojos à tous les tours')
    default:
      return unreachable(permission)
  }
}

/** Whether a ban takes something away; the other makes somebody do something. */
export const isForbidding = (ban: Ban): boolean => ban !== 'holdingBack'

/** An attachment speaks of what it lies on. */
const stolenThing = ({ isItem, ...scene }: Scene): string =>
  isItem === true ? say(scene, 'this item', 'cet objet') : say(scene, 'the item under it', "l'objet dessous")

export function banWords(ban: Ban, scene: Scene): string {
  const of = scene.subject
  const may = (en: string, fr: string): string => `${states(of, MAY, scene, true)} ${say(scene, en, fr)}`
  switch (ban) {
    case 'helping':
      return of.is === 'none' ? may('help', 'aider') : may('help anybody', 'aider au combat')
    case 'beingHelped':
      return may('be helped', "recevoir d'aide")
    case 'receiving':
      return may('receive cards', 'recevoir de cartes')
    case 'looting':
      return may('loot the room', 'fouiller la pièce')
    case 'refusingHelp':
      return may('refuse to help', "refuser d'aider")
    case 'beingPaid':
      return may('be paid for helping', 'être payé pour aider')
    case 'holdingBack':
      return `${states(of, MUST, scene)} ${say(
        scene,
        `play every one-shot that would help ${possessive(of, { gender: 'm', plural: false }, scene)} side`,
        `jouer tout objet à usage unique utile à ${possessive(of, { gender: 'm', plural: false }, scene)} camp`,
      )}`
    case 'beingRobbed':
      return of.is === 'none'
        ? may('be robbed', 'être volé')
        : say(
            scene,
            `nobody may steal from ${tonic(of, scene)}`,
            `personne ne peut ${isKnown(of) ? `${accusative(of, scene)} voler` : `voler ${of.text}`}`,
          )
    case 'beingStolen':
      return say(scene, `${stolenThing(scene)} cannot be stolen`, `${stolenThing(scene)} ne peut pas être volé`)
    case 'beingLost':
      return say(
        scene,
        `no ${kindNoun('curse', scene).one} and no monster can make you lose ${stolenThing(scene)}`,
        `ni ${kindNoun('curse', scene).one} ni monstre ne peut te faire perdre ${stolenThing(scene)}`,
      )
    case 'selling':
      return may('sell items', "vendre d'objets")
    case 'fleeing':
      return may('run away', 'fuir')
    default:
      return unreachable(ban)
  }
}
