// One card of format 1 in format 2: its uses, triggers and lists of effects, and the questions of what stands.

import type { Effect } from '../language/effect.ts'
import { isObject } from '../schema/reader.ts'
import type { Aim } from '../verbs/verb.ts'
import { aimOfStep } from '../walk/step.ts'
import { asTried, withTried } from './candidate.ts'
import { AT_START, type Raw, START } from './known.ts'
import type { Notify } from './notices.ts'
import { closed } from './open-steps.ts'
import { type Beginning, NOTHING_BEFORE, Program } from './program.ts'
import { isStep, paidFor, SEATS } from './steps.ts'

const OF_DICE: ReadonlySet<unknown> = new Set(['ownRoll', 'othersRoll', 'escape', 'badStuff'])
const OF_CARDS: ReadonlySet<unknown> = new Set(['play', 'arrival', 'draw', 'discard', 'curse', 'ownCurse'])
/** Windows in which somebody may play a card who does not fight. */
const OF_ALL: ReadonlySet<unknown> = new Set(['any', 'combat', 'othersCombat', 'kill'])
/** Moments that never came to what a monster says. */
const NEVER_FIRED: ReadonlySet<unknown> = new Set(['won', 'killed', 'fightBegins'])
/** Fields of what stands that ask or count something. */
const ASKING: ReadonlySet<string> = new Set(['when', 'usableBy', 'needs', 'letsGo', 'add'])

/** What is known of the place of a list of effects. */
interface Around {
  readonly beginning: Beginning
  readonly window: unknown
  readonly aim: Aim
}

const NO_USE: Around = { beginning: NOTHING_BEFORE, window: null, aim: 'nothing' }
const OF_CURSE: Around = { ...NO_USE, beginning: { ...NOTHING_BEFORE, target: 'victim' } }

export class CardTranslation {
  readonly #notify: Notify

  constructor(notify: Notify) {
    this.#notify = notify
  }

  inside(value: unknown, path: string): unknown {
    if (Array.isArray(value))
      return value.some(isStep)
        ? this.#steps(value, path, /^cards\[\d+\]\.effect$/.test(path) ? OF_CURSE : NO_USE).steps
        : value.map((one: unknown, index) => this.inside(one, `${path}[${index}]`))
    if (!isObject(value)) return value
    if (typeof value.use === 'string' && value.effect !== undefined) return this.#use(value, path)
    if (typeof value.on === 'string' && value.effect !== undefined) return this.#trigger(value, path)
    if (speaksOf(value.onKill, 'cardsIn', 'combat')) this.#notify('nowWorks', `${path}.onKill`)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const at = `${path}.${key}`
        if (!ASKING.has(key)) return [key, this.inside(inner, at)]
        // What holds for others was asked of each of them.
        return [key, this.#standing(value.for === undefined ? inner : asTried(inner, at, this.#notify), at)]
      }),
    )
  }

  /** Nobody speaks where something stands, so nothing came before. */
  #standing(value: unknown, path: string, beginning = NOTHING_BEFORE, isInEffect = false): unknown {
    const asked = withTried(value, path, !isInEffect, this.#notify)
    return new Program(beginning, this.#notify, (raw) => raw).standing(asked, path)
  }

  #trigger({ when, effect, ...rest }: Raw, path: string): Raw {
    if (/\.fightRules\[\d+\]$/.test(path) && NEVER_FIRED.has(rest.on)) this.#notify('nowWorks', path)
    return {
      ...rest,
      ...(when !== undefined && { when: this.#standing(when, `${path}.when`, NOTHING_BEFORE, true) }),
      effect: this.#steps(effect, `${path}.effect`, NO_USE).steps,
    }
  }

  #use(value: Raw, path: string): Raw {
    const { use, when, target, cost, effect, ...rest } = value
    const aim = aimIn(value)
    const beginning: Beginning = {
      known: paidFor(cost),
      number: OF_DICE.has(use) ? 'rolled' : use === 'level' ? 'gained' : null,
      it: OF_CARDS.has(use) || OF_DICE.has(use) || aim === 'ownMonster',
      target: aim === 'seat' ? 'target' : 'you',
    }
    const { steps, program } = this.#steps(effect, `${path}.effect`, { beginning, window: use, aim })
    const asked = { ...beginning, known: AT_START }
    return {
      use,
      ...(when !== undefined && { when: this.#standing(when, `${path}.when`, asked, true) }),
      ...(target !== undefined && {
        target: this.#standing(asTried(target, `${path}.target`, this.#notify), `${path}.target`),
      }),
      ...(cost !== undefined && { cost: program.price(cost, this.#standing(cost, `${path}.cost`, asked, true)) }),
      ...rest,
      effect: steps,
    }
  }

  #steps(list: unknown, path: string, { beginning, window, aim }: Around) {
    const program = new Program(beginning, this.#notify, (raw, at) => this.inside(raw, at))
    const asked = withTried(list, path, false, this.#notify)
    const steps = program.translate(asked, path, (raw, done, known, at) => {
      if (window === 'badStuff' && raw.do === 'remove') this.#notify('nowWorks', at)
      if (raw.do === 'stay' && raw.until === 'combat' && OF_ALL.has(window)) return this.#forFighters(done, at)
      // A number that is named lay where the monster did.
      if (raw.do === 'addMonster' && aim === 'ownMonster' && !known.it.has(START)) this.#notify('mixed', at)
      const isForgotten = !known.named.has(START)
      return closed(raw, done, isForgotten ? 'nothing' : aim, OF_DICE.has(window) && !isForgotten, at, this.#notify)
    })
    return { steps, program }
  }

  /** Rules of a fight held only where the card lay before somebody who fights. */
  #forFighters(stay: Raw, path: string): Raw {
    const { abilities } = stay
    if (!Array.isArray(abilities) || !abilities.some(isFightRule)) return stay
    this.#notify('ofFight', path)
    return {
      ...stay,
      abilities: abilities.map((one: unknown) =>
        isFightRule(one) ? { ...one, when: one.when === undefined ? FIGHTS : { all: [FIGHTS, one.when] } } : one,
      ),
    }
  }
}

const FIGHTS: Raw = { any: [{ fights: 'asMain' }, { fights: 'asHelper' }] }

const isFightRule = (value: unknown): value is Raw =>
  isObject(value) && (value.ignored !== undefined || value.doubled !== undefined)

const speaksOf = (value: unknown, key: string, word: string): boolean =>
  Array.isArray(value)
    ? value.some((one) => speaksOf(one, key, word))
    : isObject(value) && (value[key] === word || Object.values(value).some((one) => speaksOf(one, key, word)))

/** What was named with the card: the first thing that its effects left open. What cannot be read names nothing. */
function aimIn({ use, target, effect }: Raw): Aim {
  if (use === 'discard') return 'discards'
  if (use === 'draw') return 'drawn'
  if (target !== undefined) return 'seat'
  let isNamed = false
  for (const step of Array.isArray(effect) ? (effect as readonly unknown[]) : []) {
    if (!isStep(step)) continue
    isNamed ||= step.do === 'namePlayer'
    const aim = aimOfRaw(step)
    if (aim !== undefined && !(aim === 'seat' && isNamed)) return aim
    if (!isNamed && isAimed(step)) return 'seat'
  }
  return 'nothing'
}

function aimOfRaw(step: Raw): Aim | undefined {
  try {
    return aimOfStep(step as unknown as Effect)
  } catch {
    return undefined
  }
}

const isAimed = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isAimed)
    : isObject(value) &&
      Object.entries(value).some(([key, inner]) => (SEATS.has(key) && inner === 'target') || isAimed(inner))
