// When something may be used, seen by whoever may use it.

import type { Window } from '../language/ability.ts'
import type { Condition } from '../language/condition.ts'
import type { CardFilter } from '../language/selector.ts'
import { FOLDS, type Fold } from './folded.ts'
import { que } from './grammar.ts'
import { indefinite, kindNoun, nouns } from './noun.ts'
import { accusative, form, type Person, possessive, states, tonic } from './person.ts'
import { type Scene, say } from './scene.ts'
import { DRAW, FIGHT, PLAY, PUT } from './verbs.ts'

type Saying = (of: Person, scene: Scene) => string

const always =
  (en: string, fr: string): Saying =>
  (_, scene) =>
    say(scene, en, fr)

/** With "your" or "their" in the place of the first word of each. */
const whose =
  (en: (own: string) => string, fr: (own: string) => string): Saying =>
  (of, scene) => {
    const own = possessive(of, { gender: 'm', plural: false }, scene)
    return say(scene, en(own), fr(own))
  }

const WINDOWS: Readonly<Record<Exclude<Window, 'curse' | 'ownCurse' | Carded>, Saying>> = {
  any: always('at any time', 'à tout moment'),
  ownTurn: whose(
    (own) => `in ${own} turn`,
    (own) => `à ${own} tour`,
  ),
  outsideCombat: always('outside fights', 'hors combat'),
  turnStart: always('at the start of any turn', 'au début de tout tour'),
  turnEnd: always('at the end of any turn', 'à la fin de tout tour'),
  combat: always('in any fight', 'dans tout combat'),
  ownCombat: (of, scene) => say(scene, `when ${states(of, FIGHT, scene)}`, `quand ${states(of, FIGHT, scene)}`),
  othersCombat: (of, scene) =>
    say(scene, `in a fight without ${tonic(of, scene)}`, `dans un combat sans ${tonic(of, scene)}`),
  ownRoll: whose(
    (own) => `after ${own} roll`,
    (own) => `après ${own} jet de dé`,
  ),
  othersRoll: always("after another player's roll", "après le jet de dé d'un autre joueur"),
  anyRoll: always('after any roll', 'après tout jet de dé'),
  escape: always('when somebody has escaped', "quand quelqu'un vient de s'échapper"),
  badStuff: always('before bad stuff strikes anybody', "avant que quelqu'un subisse un sale coup"),
  kill: always('when a fight is about to be won', 'quand un combat va être gagné'),
  afterCombat: whose(
    (own) => `in ${own} turn, after ${own} fight`,
    (own) => `à ${own} tour, après ${own} combat`,
  ),
  afterAnyCombat: always('in any turn, after its fight', 'à tout tour, après son combat'),
  ownDraw: whose(
    (own) => `in ${own} turn, instead of opening the door`,
    (own) => `à ${own} tour, au lieu d'ouvrir la porte`,
  ),
  level: always('when somebody gains a level', "quand quelqu'un gagne un niveau"),
  flight: always('when somebody has to run away', "quand quelqu'un doit fuir"),
}

/** Windows in which a card has just been seen: such a card is what it is about. */
type Carded = 'play' | 'draw' | 'discard' | 'arrival'

const CARDED: Readonly<Record<Carded, readonly [en: string, feminine: string, masculine: string]>> = {
  play: ['is played', 'est jouée', 'est joué'],
  draw: ['is drawn face up', 'est piochée face visible', 'est pioché face visible'],
  discard: ['lies on top of a discard pile', "est en haut d'une défausse", "est en haut d'une défausse"],
  arrival: ['is put into play', 'est mise en jeu', 'est mis en jeu'],
}

/** What somebody has done with the card. */
const DONE = {
  play: [PLAY, '', ''],
  draw: [DRAW, ' face up', ' face visible'],
  arrival: [PUT, ' into play', ' en jeu'],
} as const

const isCarded = (window: Window): window is Carded => Object.hasOwn(CARDED, window)

/** Only these are played for what they do. */
const PLAYED: CardFilter = { kind: ['oneShot', 'special'] }

/** "when a one-shot is played": the window, and what is left of the condition. */
export function windowWords(
  window: Window,
  when: Condition | undefined,
  scene: Scene,
): { text: string; rest?: Condition } {
  const said = inWindow(window, when, scene)
  const { foe } = scene
  if (foe === undefined) return said
  const isPlain =
    !isCarded(window) &&
    window in WINDOWS &&
    said.text === WINDOWS[window as keyof typeof WINDOWS](scene.subject, scene)
  return {
    ...said,
    text: (isPlain ? againstWords(window, foe, scene) : undefined) ?? `${whileWords(foe, scene)}${said.text}`,
  }
}

type Foe = NonNullable<Scene['foe']>

/** What a monster offers is open to its fighters, or where it says so to those who look on: "when you fight this monster". */
function againstWords(window: Window, foe: Foe, scene: Scene): string | undefined {
  if (window === 'combat' || window === 'ownCombat')
    return `${say(scene, 'when', 'quand')} ${facingIt(scene.subject, foe, scene)}`
  if (window !== 'othersCombat') return undefined
  const others: Person = { is: 'many', text: say(scene, 'others', "d'autres") }
  return `${say(scene, 'when', 'quand')} ${facingIt(others, foe, scene)}`
}

/** "you fight this monster", "tu le combats" */
function facingIt(of: Person, foe: Foe, scene: Scene): string {
  const [en, fr] = FOES[foe]
  const verb = form(of, FIGHT, { ...scene, isOther: true })
  return say(
    scene,
    `${of.text} ${verb} ${en}`,
    foe === 'self' ? `${of.text} ${verb} ${fr}` : `${of.text} ${fr} ${verb}`,
  )
}

const FOES: Readonly<Record<Foe, readonly [en: string, fr: string]>> = {
  self: ['this monster', 'ce monstre'],
  one: ['it', 'le'],
  each: ['them', 'les'],
}

const whileWords = (foe: Foe, scene: Scene): string => {
  const facing = facingIt(scene.subject, foe, scene)
  return say(scene, `while ${facing}, `, `tant ${que(facing)}, `)
}

function inWindow(window: Window, when: Condition | undefined, scene: Scene): { text: string; rest?: Condition } {
  const of = scene.subject
  const from = window === 'level' ? without(when, (one) => 'levelFrom' in one) : {}
  if (from.found !== undefined && 'levelFrom' in from.found) {
    const { text, rest } = inWindow(window, from.rest, scene)
    const [en, fr] = GAINED_BY[from.found.levelFrom]
    return { text: `${text} ${say(scene, en, fr)}`, ...left(rest) }
  }
  if (isCarded(window)) return cardedWords(window, when, scene)
  for (const { window: meant, when: isMeant, words } of FOLDS) {
    const { found, rest } = meant === window ? without(when, isMeant) : {}
    if (found !== undefined) return { text: words(of, scene), ...left(rest) }
  }
  if (isOfRoll(window)) return rollWords(window, when, scene)
  const curse = indefinite([kindNoun('curse', scene)], scene)
  if (window === 'curse')
    return { text: say(scene, `when ${curse} hits anybody`, `quand ${curse} frappe quelqu'un`), ...left(when) }
  if (window === 'ownCurse') {
    const whom = accusative(of, scene)
    return { text: say(scene, `when ${curse} hits ${whom}`, `quand ${curse} ${whom} frappe`), ...left(when) }
  }
  return { text: WINDOWS[window](of, scene), ...left(when) }
}

const GAINED_BY = {
  kill: ['by killing a monster', 'en tuant un monstre'],
  helping: ['by helping', 'en aidant'],
  card: ['by a card', 'grâce à une carte'],
  sale: ['by selling items', 'en vendant des objets'],
} as const

type Rolled = 'ownRoll' | 'othersRoll' | 'anyRoll'
export const isOfRoll = (window: Window): window is Rolled =>
  window === 'ownRoll' || window === 'othersRoll' || window === 'anyRoll'

/** "after any roll to run away from a monster", "after your roll for a card": what the die was for is known by what is run from. */
function rollWords(window: Rolled, when: Condition | undefined, scene: Scene): { text: string; rest?: Condition } {
  const { found, rest } = without(when, (one) => rolledFor(one, scene) !== undefined)
  const what = found === undefined ? '' : ` ${rolledFor(found, scene)}`
  return { text: `${WINDOWS[window](scene.subject, scene)}${what}`, ...left(rest) }
}

/** "to run away from a monster marked Undead", "for a card" */
export function rolledFor(one: Condition, scene: Scene): string | undefined {
  if ('not' in one && 'it' in one.not && Object.keys(one.not.it).length === 0)
    return say(scene, 'for a card', 'pour une carte')
  if (!('it' in one)) return undefined
  const what = indefinite(nouns(one.it, scene, 'monster'), scene)
  return say(scene, `to run away from ${what}`, `pour fuir ${what}`)
}

const left = (rest: Condition | undefined): { rest?: Condition } => (rest === undefined ? {} : { rest })

function cardedWords(window: Carded, when: Condition | undefined, scene: Scene): { text: string; rest?: Condition } {
  const { found, rest } = without(when, (one) => 'it' in one)
  if (window === 'discard' && found === undefined) return { text: WINDOWS.any(scene.subject, scene), ...left(rest) }
  const open = window === 'play' ? PLAYED : undefined
  const list = nouns(found !== undefined && 'it' in found ? found.it : open, scene)
  const what = indefinite(list, scene)
  if (window !== 'discard') {
    const by = without(rest, isActor)
    const other = by.found === undefined ? without(rest, isOther) : by
    if (other.found !== undefined) {
      const [verb, en, fr] = DONE[window]
      const who: Person =
        by.found === undefined ? { is: 'one', text: say(scene, 'another player', 'un autre joueur') } : scene.subject
      const does = states(who, verb, scene)
      return { text: say(scene, `when ${does} ${what}${en}`, `quand ${does} ${what}${fr}`), ...left(other.rest) }
    }
  }
  const [en, feminine, masculine] = CARDED[window]
  const fr = list.every(({ gender }) => gender === 'f') ? feminine : masculine
  return { text: say(scene, `when ${what} ${en}`, `quand ${what} ${fr}`), ...left(rest) }
}

const isActor: Fold['when'] = (one) => 'is' in one && one.is === 'actor'
const isOther: Fold['when'] = (one) => 'not' in one && isActor(one.not)

/** A condition without the first part that is like this. */
export function without(
  when: Condition | undefined,
  isMeant: (one: Condition) => boolean,
): { readonly found?: Condition; readonly rest?: Condition } {
  if (when === undefined) return {}
  if (isMeant(when)) return { found: when }
  const found = 'all' in when ? when.all.find(isMeant) : undefined
  if (found === undefined || !('all' in when)) return { rest: when }
  const [only, ...more] = when.all.filter((one) => one !== found)
  if (only === undefined) return { found }
  return { found, rest: more.length === 0 ? only : { all: [only, ...more] } }
}
