// When something may be used, what it costs and how often.

import { unreachable } from '@brouhaha/kit'
import type { Cost, For, Moment, Use, Window } from '../language/ability.ts'
import { counted, LEVEL } from './amount.ts'
import { provided } from './condition.ts'
import { de, enumerate } from './grammar.ts'
import type { Noun } from './noun.ts'
import { like, type Person, possessive, states, type Verb, you } from './person.ts'
import { picked } from './pick.ts'
import { type Scene, say } from './scene.ts'
import { BE, BEGIN, COME_BACK, DIE, DISCARD, ESCAPE, GAIN, HAVE, KILL, LOSE, WIN } from './verbs.ts'
import { apostrophe, owner } from './zone.ts'

const WINDOWS: Readonly<Record<Window, readonly [en: string, fr: string]>> = {
  any: ['at any time', 'à tout moment'],
  ownTurn: ['in your turn', 'à ton tour'],
  turnStart: ['at the start of a turn', "au début d'un tour"],
  turnEnd: ['at the end of a turn', "à la fin d'un tour"],
  combat: ['in any fight', "dans n'importe quel combat"],
  ownCombat: ['when you fight', 'quand tu combats'],
  othersCombat: ['in a fight without you', 'dans un combat sans toi'],
  curse: ['when a curse hits anybody', "quand une malédiction frappe quelqu'un"],
  ownCurse: ['when a curse hits you', 'quand une malédiction te frappe'],
  ownRoll: ['after your own roll', 'après ton propre jet de dé'],
  othersRoll: ["after another player's roll", "après le jet de dé d'un autre joueur"],
  escape: ['when somebody has escaped', "quand quelqu'un vient de s'échapper"],
  badStuff: ['before bad stuff strikes', 'avant un sale coup'],
  kill: ['when a fight is about to be won', 'quand un combat va être gagné'],
  play: ['when a card is played', 'quand une carte est jouée'],
  afterCombat: ['right after a fight', 'juste après un combat'],
  draw: ['when a card is drawn face up', 'quand une carte est piochée face visible'],
  ownDraw: ['instead of drawing a card face up', 'au lieu de piocher une carte face visible'],
  discard: ['when a card is discarded', 'quand une carte est défaussée'],
  level: ['when somebody gains a level', "quand quelqu'un gagne un niveau"],
  arrival: ['when a card is put into play', 'quand une carte est mise en jeu'],
  flight: ['when somebody has to run away', "quand quelqu'un doit fuir"],
}

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
      : say(scene, `when ${apostrophe(of.text)} turn ${en}`, `quand le tour ${de(of.text)} ${fr}`)

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
  cursed: happens(BE, ' cursed', ' maudit'),
  levelLost: happens(LOSE, ' a level', ' un niveau'),
  fightBegins: happens(BEGIN, ' a fight', ' un combat'),
}

const windowWords = (window: Window, scene: Scene): string => say(scene, ...WINDOWS[window])
export function momentWords(moment: Moment, of: For | undefined, scene: Scene): string {
  return MOMENTS[moment](of === undefined ? you(scene) : owner(of, scene), scene)
}

const cardNoun = (scene: Scene): Noun => ({
  one: say(scene, 'card', 'carte'),
  many: say(scene, 'cards', 'cartes'),
  gender: 'f',
})

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
  const inside: Scene = { ...scene, window: use.use, named: use.target !== undefined }
  const condition = use.when === undefined ? '' : `, ${provided(use.when, scene.subject, scene)}`
  const cost = use.cost === undefined || isFree(use.cost) ? '' : `, ${costWords(use.cost, 'order', scene)}`
  const target =
    use.target === undefined
      ? ''
      : say(scene, `, aimed at a player ${like(use.target, scene)}`, `, en visant un joueur ${like(use.target, scene)}`)
  const limit = use.most === undefined ? '' : ` (${often(use.most, scene)})`
  return `${windowWords(use.use, scene)}${condition}${target}${cost}${limit}${say(scene, ': ', ' : ')}${scene.prose.steps(use.effect, inside)}`
}

const isFree = (cost: Cost): boolean => Object.keys(cost).length === 0
