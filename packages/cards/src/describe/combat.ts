// Effects on a fight, a flight, a die or a card that is being played.

import { unreachable } from '@brouhaha/kit'
import type { Effect } from '../language/effect.ts'
import type { CardFilter } from '../language/selector.ts'
import { bonus } from './amount.ts'
import { signed, à } from './grammar.ts'
import { monsterWords } from './monster.ts'
import { indefinite, kindNoun, le, nouns } from './noun.ts'
import { acts, meant, person, possessive, states, tonic } from './person.ts'
import { picked } from './pick.ts'
import { type Scene, say } from './scene.ts'
import { ADD, DISARM, ESCAPE, GET, MAY, MUST, REPLACE, TAKE_OVER } from './verbs.ts'

export type Combat = Extract<
  Effect,
  {
    readonly do:
      | 'strengthen'
      | 'weaken'
      | 'remove'
      | 'kill'
      | 'addMonster'
      | 'clone'
      | 'moveFight'
      | 'switchSide'
      | 'shareTreasures'
      | 'dismissHelper'
      | 'forceHelp'
      | 'escape'
      | 'helpFlight'
      | 'setDie'
      | 'turnDie'
      | 'reroll'
      | 'cancel'
      | 'repeat'
      | 'redirect'
      | 'disarm'
  }
>

export function combatWords(effect: Combat, scene: Scene): string {
  const curse = kindNoun('curse', scene)
  const the = say(scene, `the ${curse.one}`, le(curse))
  switch (effect.do) {
    case 'strengthen':
      return bonus(effect.add, scene, sideWords(effect.side, scene))
    case 'weaken': {
      const to =
        effect.who === 'target' && scene.named !== true
          ? say(scene, 'a fighter of your choice', 'un combattant de ton choix')
          : tonic(meant(effect.who, scene), scene)
      return bonus(effect.by, scene, say(scene, `to ${to} in this fight`, `pour ${to} dans ce combat`), true)
    }
    case 'remove':
      return removal(effect.monster, effect.treasureOnRemoval, scene)
    case 'kill': {
      const { text, several } = monsterWords(effect.monster, scene)
      return say(
        scene,
        `${text} ${several ? 'are' : 'is'} killed on the spot`,
        `${text} ${several ? 'sont tués' : 'est tué'} sur-le-champ`,
      )
    }
    case 'addMonster':
      return addition(effect, scene)
    case 'clone':
      return say(
        scene,
        'one monster is doubled, enhancers included',
        'un monstre au choix se dédouble, renforts compris',
      )
    case 'moveFight':
      return `${acts(meant(effect.to, scene), TAKE_OVER, scene)} ${say(scene, 'the fight', 'le combat')}`
    case 'switchSide':
      return say(
        scene,
        `${picked(effect.cards, scene)} counts for the other side`,
        `${picked(effect.cards, scene)} compte pour l'autre camp`,
      )
    case 'shareTreasures':
      return say(
        scene,
        `the treasures of this fight are shuffled and dealt out to ${tonic(meant(effect.among, scene), scene)}, whatever was agreed`,
        `les trésors de ce combat sont mélangés et distribués ${à(tonic(meant(effect.among, scene), scene))}, quoi qu'on ait promis`,
      )
    case 'dismissHelper':
      return say(scene, 'the helper leaves the fight', "l'allié quitte le combat")
    case 'forceHelp':
      return `${states(meant(effect.who, scene), MUST, scene)} ${say(scene, 'help in this fight', 'aider dans ce combat')}`
    case 'escape': {
      const from =
        effect.from === 'all' ? say(scene, 'all monsters', 'tous les monstres') : monsterWords('named', scene).text
      const who = acts(meant(effect.who, scene), ESCAPE, scene)
      return say(scene, `${who} ${from} without a roll`, `${who} ${à(from)} sans lancer le dé`)
    }
    case 'helpFlight': {
      const who = effect.who === undefined ? scene.subject : person(effect.who, scene, true)
      const whom = who.is === 'you' ? '' : `${states(who, GET, scene)} `
      return `${whom}${bonus(effect.add, scene, say(scene, 'to run away', 'pour fuir'))}`
    }
    case 'setDie':
      return say(scene, `the die shows ${effect.to}`, `le dé indique ${effect.to}`)
    case 'turnDie':
      return say(scene, `${signed(effect.add)} to the die`, `${signed(effect.add)} au dé`)
    case 'reroll':
      return say(scene, 'the die is rolled again', 'on relance le dé')
    case 'cancel':
      return cancellation(scene)
    case 'repeat':
      return effect.side === undefined
        ? say(scene, 'that card works once more', 'la carte agit une fois de plus')
        : say(
            scene,
            'that card works once more, for the other side',
            "la carte agit une fois de plus, pour l'autre camp",
          )
    case 'redirect': {
      const whom = tonic(meant(effect.to ?? 'target', scene), scene)
      return say(scene, `${the} hits ${whom} instead`, `${the} frappe à la place ${whom}`)
    }
    case 'disarm':
      return `${acts(scene.subject, DISARM, scene)} ${the}`
    default:
      return unreachable(effect)
  }
}

function sideWords(side: 'players' | 'monsters' | 'either', scene: Scene): string {
  switch (side) {
    case 'players':
      return say(scene, "to the players' side", 'au camp des joueurs')
    case 'monsters':
      return say(scene, 'to the monsters', 'aux monstres')
    case 'either':
      return say(scene, 'to the side of your choice', 'au camp de ton choix')
    default:
      return unreachable(side)
  }
}

function removal(
  monster: Extract<Combat, { readonly do: 'remove' }>['monster'],
  treasure: boolean,
  scene: Scene,
): string {
  const { text, several } = monsterWords(monster, scene)
  const leaves = say(
    scene,
    `${text} ${several ? 'leave' : 'leaves'} the fight`,
    `${text} ${several ? 'quittent' : 'quitte'} le combat`,
  )
  const left = treasure
    ? say(
        scene,
        several ? 'their treasures stay, but no level is gained' : 'its treasures stay, but no level is gained',
        several ? 'leurs trésors restent, mais sans niveau' : 'ses trésors restent, mais sans niveau',
      )
    : say(scene, 'no level, no treasure', 'ni niveau ni trésor')
  return `${leaves} (${left})`
}

function addition(effect: Extract<Combat, { readonly do: 'addMonster' }>, scene: Scene): string {
  const { instead, by, filter, from = 'hand' } = effect
  const what = indefinite(nouns({ kind: 'monster', ...filter }, scene), scene)
  if (from !== 'hand') return additionFrom(from, instead === true, filter ?? {}, scene)
  const asked = by === undefined ? scene.subject : person(by, scene)
  const hand = `${possessive(asked, { gender: 'f', plural: false }, scene)} ${say(scene, 'hand', 'main')}`
  if (by !== undefined && asked.is !== 'you')
    return say(
      scene,
      `asked in turn, ${states(asked, MAY, scene)} add from ${hand} ${what}, until one of them does`,
      `à tour de rôle, ${states(asked, MAY, scene)} ajouter, de ${hand}, ${what}, jusqu'à ce que l'un d'eux le fasse`,
    )
  if (instead)
    return say(
      scene,
      `${acts(asked, REPLACE, scene)} one monster of the fight with ${what} from ${hand}`,
      `${acts(asked, REPLACE, scene)} un monstre du combat par ${what} de ${hand}`,
    )
  return say(
    scene,
    `${acts(asked, ADD, scene)} ${what} from ${hand} to the fight`,
    `${acts(asked, ADD, scene)} au combat ${what} de ${hand}`,
  )
}

function additionFrom(from: 'doorDeck' | 'doorDiscards', instead: boolean, filter: CardFilter, scene: Scene): string {
  const list = nouns({ kind: 'monster', ...filter }, scene)
  const [first] = list
  const joins = instead
    ? say(scene, 'takes the place of one monster of the fight', "prend la place d'un monstre du combat")
    : say(scene, 'joins the fight', 'rejoint le combat')
  return from === 'doorDeck'
    ? say(
        scene,
        `the top door is turned up: ${indefinite(list, scene)} ${joins}, anything else is discarded`,
        `on retourne la première Porte : ${indefinite(list, scene)} ${joins}, toute autre carte est défaussée`,
      )
    : say(
        scene,
        `the topmost ${first?.one} of the door discards ${joins}`,
        `le premier ${first?.one} de la défausse des Portes ${joins}`,
      )
}

function cancellation(scene: Scene): string {
  switch (scene.window) {
    case 'curse':
    case 'ownCurse': {
      const curse = kindNoun('curse', scene)
      const annulé = curse.gender === 'f' ? 'annulée' : 'annulé'
      return say(scene, `the ${curse.one} is cancelled`, `${le(curse)} est ${annulé}`)
    }
    case 'play':
    case 'draw':
    case 'arrival':
      return say(scene, 'that card is cancelled and discarded', 'la carte est annulée et défaussée')
    case 'badStuff':
      return say(scene, 'the bad stuff does not happen', "le sale coup n'a pas lieu")
    default:
      return say(scene, 'that does not happen', "cela n'a pas lieu")
  }
}
