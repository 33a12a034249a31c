// Verbs that answer a window: what comes of what it is about.

import type { Expected, Said } from './expected.ts'
import { ANA } from './fillers.ts'
import type { Raw } from './grammar.ts'
import { amount, who } from './meaning.ts'
import type { Sentence } from './playing.ts'
import { known, Unsure } from './voices.ts'

const windowOf = ({ place }: Sentence): string => place.name.split(' ')[0]!

const ESCAPES_FROM = 5
const FIZZ = 3

/** Whether she is caught by this die; whoever is may not loot. */
const caughtBy = (die: number): Expected => ({ is: { [`noLoot ${ANA}`]: die < ESCAPES_FROM } })

/** Nothing comes of a die that shows something else and means the same. */
const turned = (rolled: number, to: number): Expected =>
  rolled < ESCAPES_FROM === to < ESCAPES_FROM ? {} : caughtBy(to)

const all = (): boolean => true

function cancelled(sentence: Sentence, { facts, voices }: Said): Expected {
  const it = voices.it ?? -1
  switch (windowOf(sentence)) {
    case 'curse':
    case 'ownCurse':
      return { is: { [`card ${it}`]: 'doorDiscards' }, free: (name) => name.endsWith(` ${it}`) }
    case 'play':
      return { players: 0, against: -FIZZ, free: (name) => name.endsWith(` ${it}`) }
    case 'draw':
      return { is: { [`card ${it}`]: 'doorDiscards' }, free: all }
    case 'arrival':
      return { is: { [`card ${it}`]: 'treasureDiscards' }, free: (name) => name.endsWith(` ${it}`) }
    case 'level':
      return { is: { [`level ${known(voices.actor, 'actor')}`]: facts.seats[voices.actor!]!.level - 1 } }
    case 'badStuff':
      return caughtBy(ESCAPES_FROM)
    case 'escape':
      return caughtBy(1)
    default:
      return { changes: ['what the window is about'] }
  }
}

const ANSWERS: ReadonlySet<unknown> = new Set(['cancel', 'disarm', 'setDie', 'turnDie', 'reroll', 'repeat', 'redirect'])
export const isAnswer = (step: Raw): boolean => ANSWERS.has(step.do)

/** What happens, where a verb is an answer; null where it is none. */
export function answered(sentence: Sentence, said: Said): Expected | null {
  const { facts, voices, step } = said
  switch (step.do) {
    case 'cancel':
    case 'disarm':
      return cancelled(sentence, said)
    case 'setDie':
      return windowOf(sentence).endsWith('Roll')
        ? turned(known(voices.rolled, 'rolled'), Math.min(6, Math.max(1, amount(facts, voices, step.to, voices.about))))
        : unsure()
    case 'turnDie':
      return windowOf(sentence).endsWith('Roll')
        ? turned(known(voices.rolled, 'rolled'), known(voices.rolled, 'rolled') + Number(step.add))
        : unsure()
    case 'reroll':
      return windowOf(sentence).endsWith('Roll') ? caughtBy(6) : unsure()
    case 'repeat':
      return step.side === 'other' ? { players: FIZZ, against: 0, free: all } : { players: 0, against: FIZZ, free: all }
    case 'redirect': {
      const [to] = step.to === undefined ? [known(voices.target, 'target')] : who(facts, voices, step.to)
      const it = known(voices.it, 'it')
      if (to === undefined || to === voices.victim) return {}
      return { is: { [`card ${it}`]: `table ${to}` } }
    }
    default:
      return null
  }
}

function unsure(): never {
  throw new Unsure('told by the die')
}
