// Effects as clauses: orders to the reader, statements about everybody else.

import type { Language } from '@brouhaha/kit'
import type { Effect } from '../language/effect.ts'
import { EFFECT_WORDS } from '../verbs/list.ts'
import type { Words } from '../verbs/verb.ts'
import { armsOf } from '../walk/arms.ts'
import { piecesOf } from '../walk/pieces.ts'
import { nameGivenBy } from '../walk/step.ts'
import { closed } from './branch.ts'
import { chosenBy } from './given.ts'
import { joinedSteps, type SaidStep } from './joined-steps.ts'
import { behind, withGiven } from './naming.ts'
import { about, isKnown, type Person, person, pronoun } from './person.ts'
import { type Scene, say } from './scene.ts'
import { twoAsOne } from './two.ts'

const wordsOf = (effect: Effect): Words<Effect> => EFFECT_WORDS[effect.do]

/** Whoever sits beside somebody is nobody before it is said beside whom. */
const BESIDE = /(?:on their (?:left|right)|à (?:sa|leur) (?:gauche|droite))(?!\p{L})/u

function effectWords(effect: Effect, scene: Scene): string {
  const said = wordsOf(effect).clause(effect, scene)
  const { subject } = scene
  if (isKnown(subject) || said.startsWith(subject.text) || !BESIDE.test(said)) return said
  return `${about(subject, scene)}${wordsOf(effect).clause(effect, { ...scene, subject: pronoun(subject, scene) })}`
}

/** Steps in one breath: "lose 1 level, then discard your hand". */
export function stepsWords(effects: readonly Effect[], scene: Scene): string {
  const steps = stepsOf(effects, scene, scene.isFollowed === true)
  return joinedSteps(steps, say(scene, '; then ', ' ; puis '), scene)
}

/** All that a card does at once: "you may lose 1 level. Then draw 1 Door". */
function sentences(effects: readonly Effect[], scene: Scene): string {
  const steps = stepsOf(effects, scene, false, true)
  return joinedSteps(steps, say(scene, '. Then ', '. Ensuite, '), scene)
}

/** In brackets where another ability comes behind it; what is laid down before somebody stays one sentence. */
export function wholeWords(effects: readonly Effect[], { isOneOf, ...scene }: Scene): string {
  if (isOneOf === true) return closed(stepsWords(effects, { ...scene, isFollowed: true }))
  return scene.isLeft === true ? stepsWords(effects, scene) : sentences(effects, scene)
}

/** One clause for each step, which may speak of what the last one came to. */
export const stepLines = (effects: readonly Effect[], scene: Scene): readonly string[] =>
  stepsOf(effects, scene, null).map(({ text }) => text)

const laysDown = (effect: Effect): boolean => effect.do === 'stay' || armsOf(effect).flat().some(laysDown)

/**
 * `isFollowed`: whether something comes behind the last of them; null where each is a line. `areEnded`: a full stop shows where one ends,
 * but for what stays: what it waits for would seem to go on.
 */
function stepsOf(
  effects: readonly Effect[],
  scene: Scene,
  isFollowed: boolean | null,
  areEnded = isFollowed === null,
): readonly SaidStep[] {
  const steps: SaidStep[] = []
  const mayGoOn = (effect: Effect): boolean => !areEnded || (isFollowed !== null && laysDown(effect))
  let now = scene
  for (let index = 0; index < effects.length; index++) {
    const effect = effects[index]!
    const next = effects[index + 1]
    const both = next === undefined ? undefined : twoAsOne(effect, next, now)
    now = withGiven(effect, now)
    if (both !== undefined && next !== undefined) {
      now = withGiven(next, now)
      index++
    }
    const isLast = index === effects.length - 1
    const here: Scene = {
      ...withoutThey(effect, now),
      isFollowed: mayGoOn(effect) && (!isLast || isFollowed === true),
    }
    const text = both === undefined ? effectWords(effect, here) : both(here)
    steps.push({ text, does: effect.do, leads: LEADING.has(effect.do) && !isEnded(effect, text) })
    now = after(effect, text, now, isFollowed === null || both !== undefined)
  }
  return steps
}

const LEADING: ReadonlySet<Effect['do']> = new Set<Effect['do']>([
  'if',
  'each',
  'choose',
  'pay',
  'roll',
  'guess',
  'stay',
])

/** Whether its brackets show where it ends: all of it stands in them, or all that its act leads to. */
const isEnded = (effect: Effect, text: string): boolean =>
  effect.do !== 'each' && text.endsWith(')') && (text.startsWith('(') || (isAct(effect) && !MAY_LEAVE.test(text)))

/** It begins with what one may do: the next step would seem to be a part of that. */
const MAY_LEAVE = /^[^(]*(?<!\p{L})(?:may|peu[tx]|peuvent) /u

/** What one may leave goes on behind its brackets: "you may roll a die (on 1, die), then draw 1 Door; then …". */
const isAct = (effect: Effect): boolean =>
  BRACKETED.has(effect.do) && !(effect.do === 'choose' && effect.options.filter((way) => way.length > 0).length === 1)

const BRACKETED: ReadonlySet<Effect['do']> = new Set<Effect['do']>(['choose', 'pay', 'roll', 'guess'])

/** What the next step may leave unsaid. */
function after(effect: Effect, text: string, { they: _they, isIt: _isIt, ...now }: Scene, isApart: boolean): Scene {
  const next: Scene = {
    ...now,
    subject: pronoun(now.subject, now),
    topmost: false,
    ...(picksOver(effect) && { isPickedOver: true }),
  }
  const isAimedAt = now.named !== true && text.includes(person('target', now).text)
  const after = wordsOf(effect).after?.(effect, next) ?? next
  const then = behind(effect, isAimedAt ? { ...after, named: true } : after)
  if (isApart) return then
  const they = spokenOf(effect, text, then)
  return {
    ...then,
    isLater: true,
    isOther: now.isOther === true || OTHERS[now.language].test(text),
    ...(they !== undefined && { they }),
    ...(IT.test(text) && { isIt: true }),
  }
}

/** Whether some of the cards that were seen go elsewhere. */
const picksOver = (effect: Effect): boolean =>
  ('cards' in effect &&
    typeof effect.cards === 'object' &&
    'zone' in effect.cards &&
    effect.do !== 'reveal' &&
    effect.cards.zone === 'peeked') ||
  armsOf(effect).flat().some(picksOver)

/** How a statement begins that is about somebody or something else than the reader. */
const OTHERS: Readonly<Record<Language, RegExp>> = {
  en: /^(?:all|an?|any|both|for (?!this fight)\S+|each|every|it|nobody|no|that|the|they|this|those|two|who(?:ever)?) /,
  fr: /^(?:au(?:cune?)|cela|celui|ces?|cet(?:te)?|chacun|chaque|deux|ils?|la|les?|n'importe|on|personne|pour (?!ce combat)\S+|tou(?:te)?s|une?) |^l'/,
}

/** Of two others, neither is "they". */
function withoutThey(effect: Effect, { they, ...scene }: Scene): Scene {
  if (they === undefined) return scene
  if (LEADING.has(effect.do)) return { ...scene, named: scene.named === true || they === person('target', scene).text }
  const people = new Set(seatsOf(effect, scene).flatMap((one) => (one.is === 'you' ? [] : [one.text])))
  return people.size > 1 ? scene : { ...scene, they }
}

const IT =
  /\bthat card\b|^the (?:curse|trap) is cancelled|\bcette carte-là|(?<![\p{L}])la carte(?! (?:vue|piochée|prise|montrée|défaussée|choisie|sur))|^(?:la malédiction|le piège) est annul/u

/** The one other player whom a step speaks of, if the next may call them so: nobody else was meant. */
function spokenOf(effect: Effect, text: string, scene: Scene): string | undefined {
  if (scene.subject.is !== 'you') return undefined
  const given = nameGivenBy(effect)
  if (given?.kind === 'seat' && chosenBy(given.name, scene) === 'other') return undefined
  const people = new Set(
    (given?.kind === 'seat' ? [person({ the: given.name }, scene)] : seatsOf(effect, scene)).flatMap((one: Person) =>
      one.is === 'you' ? [] : [one.text],
    ),
  )
  const [only] = people
  if (only === undefined || people.size > 1 || isMany(only)) return undefined
  return given?.kind === 'seat' || text.startsWith(`${only} `) ? only : undefined
}

const isMany = (text: string): boolean =>
  /^(?:each|every|all|any|no|chaque|tous|aucun|the other|the fighters|les) ?/.test(text)

/** Everybody whom a step speaks of. */
function seatsOf(effect: Effect, scene: Scene): readonly Person[] {
  return piecesOf(effect).flatMap((piece) => {
    if (piece.is === 'who') return [person(piece.who, scene)]
    if (piece.is !== 'pick') return []
    const { of, by } = piece.pick
    return [
      ...(of === undefined ? [] : [person(of, scene)]),
      ...(by === undefined || by === 'chance' ? [] : [person(by, scene)]),
    ]
  })
}
