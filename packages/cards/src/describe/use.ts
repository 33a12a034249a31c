// What something costs, how often it may be used, and what sets it off.

import { unreachable } from '@brouhaha/kit'
import type { Cost, For, Moment, Use } from '../language/ability.ts'
import type { Condition } from '../language/condition.ts'
import { counted, LEVEL } from './amount.ts'
import { provided } from './condition.ts'
import { de, enumerate } from './grammar.ts'
import { cardNoun, indefinite, kindNoun } from './noun.ts'
import { like, type Person, possessive, pronoun, states, type Verb, you } from './person.ts'
import { picked } from './pick.ts'
import { type Scene, say } from './scene.ts'
import { BE, BEGIN, COME_BACK, DIE, DISCARD, ESCAPE, GAIN, HAVE, KILL, LOSE, WIN } from './verbs.ts'
import { windowWords } from './window.ts'
import { genitive, owner } from './zone.ts'

type MomentWords = (of: Person, scene: Scene) => string

const happens =
  (verb: Verb, en: string, fr: string): MomentWords =>
  (of, scene) =>
    say(scene, `when ${states(of, verb, scene)}${en}`, `quand ${states(of, verb, scene)}${fr}`)

/** "when your turn begins", "quand le tour d'un autre joueur commence" */
const turn =
  (en: string, fr: string): MomentWords =>
  (of, scene) =>
    of.is === 'you'
      ? say(scene, `when your turn ${en}`, `quand ton tour ${fr}`)
      : say(scene, `when ${genitive(of.text, 'turn')} ${en}`, `quand le tour ${de(of.text)} ${fr}`)

const always =
  (en: string, fr: string): MomentWords =>
  (_of, scene) =>
    say(scene, en, fr)

const MOMENTS: Readonly<Record<Moment, MomentWords>> = {
  comesIntoPlay: always('when this card comes into play', 'quand cette carte arrive en jeu'),
  leavesPlay: always('when this card leaves play', 'quand cette carte quitte le jeu'),
  killed: happens(KILL, ' a monster', ' un monstre'),
  soloKill: happens(KILL, ' a monster without help', ' un monstre sans aide'),
  escaped: happens(ESCAPE, ' a monster', ' à un monstre'),
  ownTurnBegins: turn('begins', 'commence'),
  ownTurnEnds: turn('ends', "s'achève"),
  levelGained: happens(GAIN, ' a level', ' un niveau'),
  helped: happens(HAVE, ' helped to win a fight', ' aidé à gagner un combat'),
  reborn: happens(COME_BACK, ' from the dead', " d'entre les morts"),
  won: happens(WIN, ' a fight', ' un combat'),
  caught: happens(BE, ' caught by a monster', ' rattrapé par un monstre'),
  died: happens(DIE, '', ''),
  cursed: (of, scene) => {
    const curse = indefinite([kindNoun('curse', scene)], scene)
    return of.is === 'you'
      ? say(scene, `when ${curse} hits you`, `quand ${curse} te frappe`)
      : say(scene, `when ${curse} hits ${of.text}`, `quand ${curse} frappe ${of.text}`)
  },
  levelLost: happens(LOSE, ' a level', ' un niveau'),
  fightBegins: happens(BEGIN, ' a fight', ' un combat'),
}

export function momentWords(moment: Moment, of: For | undefined, scene: Scene): string {
  return MOMENTS[moment](of === undefined ? you(scene) : owner(of, scene), scene)
}

/** "discard 2 cards and lose 1 level"; `form`: an order, or what one may do. */
export function costWords(cost: Cost, form: 'order' | 'may', scene: Scene): string {
  const verb = (of: Verb): string => say(scene, of.en[0], form === 'order' ? of.fr[0] : of.fr[4])
  const parts: string[] = []
  const hand = `${possessive(scene.subject, { gender: 'f', plural: false }, scene)} `
  if (cost.discard === 'hand') parts.push(`${verb(DISCARD)} ${say(scene, `${hand}whole hand`, `toute ${hand}main`)}`)
  else if (cost.discard !== undefined) parts.push(`${verb(DISCARD)} ${counted(cost.discard, cardNoun(scene), scene)}`)
  if (cost.cards) parts.push(`${verb(DISCARD)} ${picked(cost.cards, scene)}`)
  if (cost.levels !== undefined) parts.push(`${verb(LOSE)} ${counted(cost.levels, LEVEL(scene), scene)}`)
  if (cost.self) parts.push(`${verb(DISCARD)} ${say(scene, 'this card', 'cette carte')}`)
  return enumerate(parts, say(scene, 'and', 'et'))
}

function often({ times, per }: NonNullable<Use['most']>, scene: Scene): string {
  const count =
    times === 1 ? say(scene, 'once', 'une fois') : say(scene, `up to ${times} times`, `jusqu'à ${times} fois`)
  switch (per) {
    case 'combat':
      return `${count} ${say(scene, 'per fight', 'par combat')}`
    case 'turn':
      return `${count} ${say(scene, 'per turn', 'par tour')}`
    case 'victim':
      return `${count} ${say(scene, 'per victim and fight', 'par victime et par combat')}`
    default:
      return unreachable(per)
  }
}

/** "In any fight, discard 1 card (up to 3 times per fight): +1 to the players' side" */
export function useWords(use: Use, scene: Scene): string {
  const paid = use.cost === undefined ? undefined : outcomeOf(use.cost)
  const { text: window, rest } = windowWords(use.use, use.when, scene)
  const inside: Scene = {
    ...scene,
    window: use.use,
    named: use.target !== undefined,
    topmost: use.use === 'discard' && rest === use.when,
    ...(paid !== undefined && { outcome: paid }),
  }
  const condition = rest === undefined ? '' : `, ${provided(rest, scene.subject, inside)}`
  const cost = use.cost === undefined || isFree(use.cost) ? '' : `, ${costWords(use.cost, 'order', scene)}`
  const target =
    use.target === undefined
      ? ''
      : say(
          scene,
          `, aimed at a player ${aimed(use.target, scene)}`,
          `, en visant un joueur ${aimed(use.target, scene)}`,
        )
  const limit = use.most === undefined ? '' : ` (${often(use.most, scene)})`
  return `${window}${condition}${target}${cost}${limit}${say(scene, ': ', ' : ')}${scene.prose.steps(use.effect, inside)}`
}

/** Whoever is aimed at is all that such a condition speaks of. */
const aimed = (target: Condition, scene: Scene): string =>
  like(target, { ...scene, alone: pronoun({ is: 'one', text: '' }, scene) })

const outcomeOf = ({ discard, cards, levels }: Cost): 'cards' | 'levels' | undefined =>
  discard !== undefined || cards !== undefined ? 'cards' : levels !== undefined ? 'levels' : undefined

const isFree = (cost: Cost): boolean => Object.keys(cost).length === 0
