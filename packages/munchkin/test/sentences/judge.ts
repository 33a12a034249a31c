// One sentence: read, played beside the same card with nothing to do, and held against its row of the table.

import { type Card, type Fault, readPack } from '@brouhaha/cards'
import { type Arm, wrapped } from './arms.ts'
import { type Expected, monstersMeant, picked, type Said } from './expected.ts'
import { differences, type Facts, factsOf, isDerived, named } from './facts.ts'
import { BOB, DIE } from './fillers.ts'
import type { Raw } from './grammar.ts'
import type { Place } from './places.ts'
import { preludesOf } from './preludes.ts'
import { PROPS } from './props.ts'
import { ROWS } from './rows.ts'
import { tableFor } from './situation.ts'
import { Stage } from './stage.ts'
import { Meaningless, Unsure, type Voices } from './voices.ts'
import { answered } from './windows.ts'

export interface Sentence {
  readonly step: Raw
  readonly chain: readonly Arm[]
  readonly place: Place
}

export type Outcome = 'refused' | 'withheld' | 'idle' | 'unsure' | 'right' | 'inert' | 'mismatch'

export interface Judgement {
  readonly outcome: Outcome
  readonly says: string
}

const IN_VAIN: Raw = { do: 'each', who: 'you', effect: [] }

/** Without this a card may bring nobody to victory. */
const overriding = (card: Raw, verb: unknown): Raw => (verb === 'win' ? { ...card, overrides: ['tenByKill'] } : card)

const CARDS: readonly Card[] = PROPS.cards

interface Played {
  readonly facts: Facts
  /** Just before the step, where the table goes on behind it. */
  readonly moment: Facts | null
  readonly voices: Voices | null
  readonly stage: Stage
}

function play({ place, chain, step }: Sentence, card: Card): Played {
  const spec = tableFor(place.fight, place.isAlone !== true && step.do !== 'forceHelp', place.lying)
  const lead = chain.flatMap(({ lead: one }) => (one ? [one] : []))
  const stage = new Stage([card, ...CARDS], spec, lead, place.runs)
  let moment: Facts | null = null
  const voices = place.play(stage, SELF, (more = {}) => {
    moment = { ...spent(factsOf(stage)), ...more }
  })
  stage.settle()
  const [fault] = stage.game.faults(stage.state)
  if (fault !== undefined) throw new Broken(fault)
  return { facts: factsOf(stage), moment, voices, stage }
}

/** The card of the sentence is the first of all. */
export const SELF = 0

/** A state that should not exist. */
class Broken extends Error {}

/** As it is once the card has been laid out. */
const spent = (facts: Facts): Facts => ({
  ...facts,
  cards: facts.cards.map((one, copy) =>
    copy === SELF && one.where.startsWith('hand') ? { ...one, where: 'aside' } : one,
  ),
})

export const readCard = (raw: Raw): Card | readonly Fault[] => {
  const read = readPack({ box: 'sentence', cards: [raw] }, [PROPS])
  return 'faults' in read ? read.faults : read.pack.cards[0]!
}

/** Whom it is about inside its chain, and what was asked on the way. */
function spoken(voices: Voices, { chain, place }: Sentence, { stage, facts }: Played): Voices {
  let about = voices.about
  for (const { each } of chain) if (each !== undefined) about = each === 'you' ? voices.you : nextTo(facts, about)
  const asked = (verb: string) => stage.answers.filter(({ decision }) => decision.startsWith(`${verb}:`)).at(-1)?.choice
  const isEach = chain.some(({ each }) => each !== undefined)
  const pick = (verb: string) => asked(verb)?.copy
  return {
    ...voices,
    about,
    ...(isEach && { isEach }),
    ...definedOnly({
      seatNamed: asked('namePlayer')?.index,
      monsterNamed: pick('nameMonster'),
      ...(place.name.startsWith('on lost') && { it: pick('discard') }),
    }),
  }
}

const definedOnly = (fields: Readonly<Record<string, number | undefined>>): Raw =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const nextTo = ({ seats }: Facts, seat: number): number => {
  for (let i = 1; i <= seats.length; i++)
    if (seats[(seat + i) % seats.length]!.isAlive) return (seat + i) % seats.length
  return seat
}

/** What preludes have given names to, seen in what they left. */
function remembered(voices: Voices, words: readonly string[], facts: Facts): Voices {
  return {
    ...voices,
    ...(words.includes('figure') && { numberNamed: DIE }),
    ...(words.includes('leaf') && { cardNamed: facts.piles.doorDeck[0]! }),
    ...(words.includes('leaves') && { cardsNamed: facts.piles.treasureDeck.slice(0, 2) }),
  }
}

export function judge(sentence: Sentence): Judgement {
  const { step, chain, place } = sentence
  const preludes = preludesOf(step)
  const before = preludes.flatMap(({ steps }) => steps)
  const raw = overriding(place.card(wrapped(chain, [...before, step])), step.do)
  const card = readCard(raw)
  if (Array.isArray(card))
    return { outcome: 'refused', says: (card as readonly Fault[]).map(({ expected }) => expected).join('; ') }
  const blank = readCard(overriding(place.card(wrapped(chain, [...before, IN_VAIN])), step.do))
  if (Array.isArray(blank)) return { outcome: 'unsure', says: 'nothing to compare with' }
  let without: Played
  try {
    without = play(sentence, blank as Card)
  } catch (error) {
    return { outcome: 'unsure', says: `without it: ${String(error)}` }
  }
  if (without.voices === null) {
    return { outcome: place.isOpen ? 'unsure' : 'withheld', says: 'its moment is not open' }
  }
  if (step.do === 'forceHelp' && place.seat === BOB) return { outcome: 'unsure', says: 'nobody helps there' }
  if (isEndless(sentence)) return { outcome: 'unsure', says: 'it sets itself off' }
  if (!place.isOpen) return { outcome: 'mismatch', says: 'it is on offer where its window is not open' }
  let played: Played
  try {
    played = play(sentence, card as Card)
  } catch (error) {
    return {
      outcome: 'mismatch',
      says: `it breaks: ${error instanceof Error ? error.stack?.slice(0, 300) : String(error)}`,
    }
  }
  const words = preludes.map(({ word }) => word)
  const known = spoken(without.voices, sentence, without)
  const voices = played.voices === null ? known : { ...known, ...pickedBy(sentence, played) }
  const facts = without.moment ?? without.facts
  if (without.moment !== null && isKnownLater(sentence, before))
    return { outcome: 'unsure', says: 'it is about what was done on the way' }
  const said: Said = { facts, voices: remembered(voices, words, facts), step, isUse: place.isDone }
  let expected: Expected
  try {
    expected = answered(sentence, said) ?? ROWS[String(step.do)]!.expects(said)
  } catch (error) {
    if (error instanceof Meaningless)
      return { outcome: 'mismatch', says: `accepted, and means nothing: ${error.message}` }
    if (error instanceof Unsure) return { outcome: 'unsure', says: error.message }
    throw error
  }
  if (played.voices === null) {
    return isNothing(expected, facts)
      ? { outcome: 'withheld', says: 'nothing to do' }
      : { outcome: 'mismatch', says: `not on offer, although it would do something: ${told(expected)}` }
  }
  if (isInVain(sentence, said, before))
    return { outcome: 'mismatch', says: 'it is on offer, and there is nothing for it' }
  if (isOpenEnded(place, step)) {
    if (!isFeltInFlight(said, place)) return { outcome: 'unsure', says: 'what comes of it goes on' }
    expected = { isFelt: true, free: () => true }
  }
  return held(expected, facts, without.facts, played.facts)
}

const OPEN_ZONES: ReadonlySet<unknown> = new Set(['worn', 'table', 'doorDiscards', 'treasureDiscards'])

/** A use of one step that looks for cards in the open, and nobody has such a card. */
function isInVain({ chain, place, step }: Sentence, said: Said, before: readonly Raw[]): boolean {
  const cards = step.cards as Raw | undefined
  if (chain.length + before.length > 0 || !/ by (main|helper|bystander)/.test(place.name)) return false
  if (typeof cards !== 'object' || !OPEN_ZONES.has(cards.zone) || step.do === 'switchSide') return false
  const filter = cards.filter as Raw | undefined
  if (filter?.host !== undefined || filter?.decides !== undefined) return false
  return picked(said, { ...cards, take: 'all' }).of.length === 0
}

/** Where a table goes on, it is looked at before its card is played: what steps on the way have changed is not seen. */
const isKnownLater = ({ step, chain, place }: Sentence, before: readonly Raw[]): boolean =>
  before.length > 0 ||
  (place.name.startsWith('on ownTurn') && JSON.stringify(step).includes('{', 1)) ||
  (place.goesOn === 'reward' &&
    /"(level|levelOf|standing|lowest|highest|cardsIn":"doorDiscards)"/.test(JSON.stringify(step))) ||
  (chain.some(({ name }) => name === 'paid') && /level|standing|lowest|highest/i.test(JSON.stringify(step)))

const isEndless = ({ place: { name }, chain, step: { do: verb } }: Sentence): boolean =>
  (name.startsWith('on levelLost') && chain.some((arm) => arm.name === 'paid')) ||
  (name.startsWith('on levelGained') && (verb === 'gainLevels' || verb === 'setLevel')) ||
  (/^on level(Lost|Gained)/.test(name) && (verb === 'loseLevels' || verb === 'setLevel')) ||
  (name.startsWith('on lost') && OF_CARDS.has(verb)) ||
  (name.startsWith('on died') && verb !== 'endTurn')

/** What was named with the card, or asked for at its step. */
function pickedBy({ step }: Sentence, { voices, stage }: Played): Partial<Voices> {
  const asked = stage.answers.filter(({ decision }) => decision.startsWith(`${String(step.do)}:`)).at(-1)
  return {
    ...(voices?.target !== undefined && { target: voices.target }),
    ...(voices?.side !== undefined && { side: voices.side }),
    ...(voices?.slot !== undefined && { slot: voices.slot }),
    ...(asked?.choice.copy !== undefined && { monsterAsked: asked.choice.copy }),
    ...(step.do === 'strengthen' && asked?.choice.index !== undefined && { sideAsked: asked.choice.index }),
  }
}

const told = ({ is, players, against, moves, changes }: Expected): string =>
  JSON.stringify({ is, players, against, moves: moves?.map(({ of, count }) => [of, count]), changes })

/** Whether a row says that nothing changes. */
function isNothing({ is = {}, players = 0, against = 0, moves = [], changes = [] }: Expected, facts: Facts): boolean {
  const now = named(facts)
  return (
    Object.entries(is).every(([name, value]) => now.get(name) === value) &&
    players === 0 &&
    against === 0 &&
    moves.every(
      ({ of, count, to }) => count === 0 || of.every((copy) => to(copy).includes(facts.cards[copy]!.where)),
    ) &&
    changes.length === 0
  )
}

const OF_FIGHTS: ReadonlySet<unknown> = new Set([
  'strengthen',
  'weaken',
  'remove',
  'kill',
  'addMonster',
  'clone',
  'moveFight',
  'switchSide',
  'shareTreasures',
  'dismissHelper',
  'forceHelp',
  'escape',
  'helpFlight',
  'stay',
  'skip',
])
const OF_CARDS: ReadonlySet<unknown> = new Set([
  'discard',
  'take',
  'draw',
  'loot',
  'search',
  'reveal',
  'peek',
  'putBack',
  'become',
  'swapTrait',
  'loseTrait',
  'swapHands',
  'poolHands',
  'gainLevels',
  'setLevel',
  'skip',
])

/** Steps whose consequences go beyond themselves where the table goes on: the fight, or what is paid and drawn next. */
const isOpenEnded = ({ goesOn }: Place, { do: verb }: Raw): boolean =>
  goesOn !== '' && goesOn !== 'moment' && (OF_FIGHTS.has(verb) || (goesOn === 'reward' && OF_CARDS.has(verb)))

/** A monster that was about to strike and leaves strikes nobody. */
function isFeltInFlight(said: Said, { name, runs }: Place): boolean {
  const { facts, step } = said
  if (!/^(ownRoll|othersRoll|badStuff) of/.test(name) || runs?.[0] !== 1) return false
  const isAway =
    (step.do === 'remove' || step.do === 'kill') &&
    monstersMeant(said, step.monster).includes(facts.monsters[0]?.copy ?? -1)
  return isAway && facts.monsters.length > 0
}

function held(expected: Expected, moment: Facts, before: Facts, after: Facts): Judgement {
  const changed = differences(before, after)
  const free = expected.free ?? (() => false)
  const nothing = isNothing(expected, moment) && !expected.isFelt
  if (changed.length === 0) return nothing ? { outcome: 'idle', says: '' } : { outcome: 'inert', says: told(expected) }
  const now = named(after)
  const wrong: string[] = []
  const explained = new Set<string>()
  const [then, end] = [named(moment), named(before)]
  for (const [name, wanted] of Object.entries(expected.is ?? {})) {
    // Where the table has gone on, what counts is by how much; a level at the end of the track may have come there before or after.
    const value =
      typeof wanted === 'number' && /^(level|flee|skips)/.test(name)
        ? wanted + Number(end.get(name)) - Number(then.get(name))
        : wanted
    const isAtEnd = name.startsWith('level') && (wanted === 1 || wanted === 9) && now.get(name) === wanted
    if (now.get(name) !== value && !isAtEnd) wrong.push(`${name} is ${String(now.get(name))} and not ${String(value)}`)
    explained.add(name)
  }
  for (const name of expected.changes ?? []) {
    if (!changed.includes(name)) wrong.push(`${name} has not changed`)
    explained.add(name)
  }
  for (const { of, count, to } of expected.moves ?? []) {
    const moved = of.filter((copy) => changed.includes(`card ${copy}`) && to(copy).includes(after.cards[copy]!.where))
    if (moved.length !== count)
      wrong.push(`${moved.length} of ${count} cards moved to ${of.length > 0 ? to(of[0]!).join() : ''}`)
    for (const copy of moved) {
      for (const [index, { host }] of before.cards.entries()) if (host === copy) explain(explained, index)
      explain(explained, copy)
    }
  }
  if (expected.players !== undefined && after.isFighting) {
    if (after.players - before.players !== expected.players)
      wrong.push(`the players gain ${after.players - before.players} and not ${expected.players}`)
    if (after.against - before.against !== expected.against)
      wrong.push(`the monsters gain ${after.against - before.against} and not ${expected.against}`)
    for (const name of changed) if (/^(players|against|strength|monsterStrength)/.test(name)) explained.add(name)
  }
  const rest = changed.filter((name) => !explained.has(name) && !free(name))
  const other = rest.filter((name) => !isDerived(name))
  const isExplained =
    explained.size > 0 || changed.length > rest.length || rest.every((name) => name.startsWith('pile'))
  if (other.length > 0 || (rest.length > 0 && !isExplained))
    wrong.push(
      `besides: ${(other.length > 0 ? other : rest)
        .slice(0, 6)
        .map((name) => `${name} ${String(named(before).get(name))}→${String(now.get(name))}`)
        .join(', ')}`,
    )
  return wrong.length === 0
    ? { outcome: nothing ? 'idle' : 'right', says: '' }
    : { outcome: 'mismatch', says: wrong.join('; ') }
}

function explain(explained: Set<string>, copy: number): void {
  for (const name of ['card', 'isUsed', 'isAgainst', 'isStaying', 'isKilled', 'host', 'known'])
    explained.add(`${name} ${copy}`)
}
