// When something may be used.

import type { Window } from '../language/ability.ts'
import type { Condition } from '../language/condition.ts'
import type { CardFilter } from '../language/selector.ts'
import { indefinite, kindNoun, nouns } from './noun.ts'
import { type Scene, say } from './scene.ts'

type Words = readonly [en: string, fr: string]

const WINDOWS: Readonly<Record<Exclude<Window, 'curse' | 'ownCurse' | Carded>, Words>> = {
  any: ['at any time', 'à tout moment'],
  ownTurn: ['in your turn', 'à ton tour'],
  turnStart: ['at the start of any turn', "au début de n'importe quel tour"],
  turnEnd: ['at the end of any turn', "à la fin de n'importe quel tour"],
  combat: ['in any fight', "dans n'importe quel combat"],
  ownCombat: ['when you fight', 'quand tu combats'],
  othersCombat: ['in a fight without you', 'dans un combat sans toi'],
  ownRoll: ['after your own roll', 'après ton propre jet de dé'],
  othersRoll: ["after another player's roll", "après le jet de dé d'un autre joueur"],
  escape: ['when somebody has escaped', "quand quelqu'un vient de s'échapper"],
  badStuff: ['before bad stuff strikes anybody', "avant que quelqu'un subisse un sale coup"],
  kill: ['when a fight is about to be won', 'quand un combat va être gagné'],
  afterCombat: ['in your turn, after your fight', 'à ton tour, après ton combat'],
  ownDraw: ['in your turn, instead of opening the door', "à ton tour, au lieu d'ouvrir la porte"],
  level: ['when somebody gains a level', "quand quelqu'un gagne un niveau"],
  flight: ['when somebody has to run away', "quand quelqu'un doit fuir"],
}

/** Windows in which a card has just been seen: such a card is what it is about. */
type Carded = 'play' | 'draw' | 'discard' | 'arrival'

const CARDED: Readonly<Record<Carded, readonly [en: string, feminine: string, masculine: string]>> = {
  play: ['is played', 'est jouée', 'est joué'],
  draw: ['is drawn face up', 'est piochée face visible', 'est pioché face visible'],
  discard: ['lies on top of a discard pile', "est en haut d'une défausse", "est en haut d'une défausse"],
  arrival: ['is put into play', 'est mise en jeu', 'est mis en jeu'],
}

const isCarded = (window: Window): window is Carded => Object.hasOwn(CARDED, window)

/** Only these are played for what they do. */
const PLAYED: CardFilter = { kind: ['oneShot', 'special'] }

/** What a condition makes of the window that it belongs to. */
const OWN: Partial<Readonly<Record<Window, { readonly when: (one: Condition) => boolean; readonly words: Words }>>> = {
  turnStart: {
    when: (one) => 'turn' in one && one.turn === 'own',
    words: ['at the start of your turn', 'au début de ton tour'],
  },
  turnEnd: {
    when: (one) => 'turn' in one && one.turn === 'own',
    words: ['at the end of your turn', 'à la fin de ton tour'],
  },
  badStuff: {
    when: (one) => !('count' in one) && 'is' in one && one.is === 'victim',
    words: ['before bad stuff strikes you', 'avant de subir un sale coup'],
  },
}

/** "when a one-shot is played": the window, and what is left of the condition. */
export function windowWords(
  window: Window,
  when: Condition | undefined,
  scene: Scene,
): { text: string; rest?: Condition } {
  const left = (rest: Condition | undefined): { rest?: Condition } => (rest === undefined ? {} : { rest })
  if (isCarded(window)) {
    const { found, rest } = without(when, (one) => 'it' in one)
    if (window === 'discard' && found === undefined) return { text: say(scene, ...WINDOWS.any), ...left(rest) }
    const open = window === 'play' ? PLAYED : undefined
    const list = nouns(found !== undefined && 'it' in found ? found.it : open, scene)
    const [en, feminine, masculine] = CARDED[window]
    const what = indefinite(list, scene)
    const fr = list.every(({ gender }) => gender === 'f') ? feminine : masculine
    return { text: say(scene, `when ${what} ${en}`, `quand ${what} ${fr}`), ...left(rest) }
  }
  const own = OWN[window]
  const { found, rest } = without(when, own?.when ?? (() => false))
  if (own !== undefined && found !== undefined) return { text: say(scene, ...own.words), ...left(rest) }
  const curse = indefinite([kindNoun('curse', scene)], scene)
  if (window === 'curse')
    return { text: say(scene, `when ${curse} hits anybody`, `quand ${curse} frappe quelqu'un`), ...left(when) }
  if (window === 'ownCurse')
    return { text: say(scene, `when ${curse} hits you`, `quand ${curse} te frappe`), ...left(when) }
  return { text: say(scene, ...WINDOWS[window]), ...left(when) }
}

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
