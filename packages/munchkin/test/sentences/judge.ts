// One sentence: read, played beside the same card with nothing to do, and held against its row of the table.

import type { Card, Fault } from '@brouhaha/cards'
import { wrapped } from './arms.ts'
import { judgeBetween } from './between.ts'
import { type Expected, monstersMeant, picked, type Said } from './expected.ts'
import type { Facts } from './facts.ts'
import { BOB } from './fillers.ts'
import type { Raw } from './grammar.ts'
import { held, isNothing, type Judgement, told } from './held.ts'
import type { Place } from './places.ts'
import { overriding, type Played, pickedBy, play, readCard, remembered, type Sentence, spoken } from './playing.ts'
import { preludesOf } from './preludes.ts'
import { ROWS } from './rows.ts'
import { isForbiddenTheft } from './rows-of-cards.ts'
import { Meaningless, Unsure, type Voices } from './voices.ts'
import { answered } from './windows.ts'

const IN_VAIN: Raw = { do: 'each', who: 'you', effect: [] }
const unsure = (says: string): Judgement => ({ outcome: 'unsure', says })

/** Where the table goes on by itself, or the sentence sets itself off, what it does is seen between two questions. */
export function judge(sentence: Sentence): Judgement {
  const { step, chain, place } = sentence
  const preludes = preludesOf(step)
  const before = preludes.flatMap(({ steps }) => steps)
  const card = readCard(overriding(place.card(wrapped(chain, [...before, step])), step.do))
  if (Array.isArray(card))
    return { outcome: 'refused', says: (card as readonly Fault[]).map(({ expected }) => expected).join('; ') }
  if (step.do === 'forceHelp' && place.seat === BOB) return unsure('nobody helps there')
  const isSeenWhole =
    !isEndless(sentence) &&
    !isOfDiscards(sentence) &&
    !isOfTotals(sentence) &&
    !(place.goesOn !== '' && isKnownLater(sentence, before))
  const whole =
    isSeenWhole && (!isOpenEnded(place, step) || mayStrike(sentence)) ? judgeWhole(sentence, card as Card) : null
  return whole === null || whole.outcome === 'unsure' ? judgeBetween(sentence, isEndless(sentence)) : whole
}

/** Beside the same card with nothing to do, all that comes of it. */
function judgeWhole(sentence: Sentence, card: Card): Judgement {
  const { step, chain, place } = sentence
  const preludes = preludesOf(step)
  const before = preludes.flatMap(({ steps }) => steps)
  const blank = readCard(overriding(place.card(wrapped(chain, [...before, IN_VAIN])), step.do))
  if (Array.isArray(blank)) return unsure('nothing to compare with')
  let without: Played
  try {
    without = play(sentence, blank as Card)
  } catch (error) {
    return unsure(`without it: ${String(error)}`)
  }
  if (without.voices === null) {
    return { outcome: place.isOpen ? 'unsure' : 'withheld', says: 'its moment is not open' }
  }
  if (!place.isOpen) return { outcome: 'mismatch', says: 'it is on offer where its window is not open' }
  let played: Played
  try {
    played = play(sentence, card)
  } catch (error) {
    return {
      outcome: 'mismatch',
      says: `it breaks: ${error instanceof Error ? error.stack?.slice(0, 300) : String(error)}`,
    }
  }
  const words = preludes.map(({ word }) => word)
  const facts = notYetHit(without.moment ?? without.facts, without.voices.it)
  const known = spoken(without.voices, sentence, facts, without.stage.answers)
  const sayWith = (voices: Voices): Said => ({
    facts,
    voices: remembered(voices, words, facts),
    step,
    isUse: place.isDone,
  })
  if (played.voices === null) return judgeWithheld(sentence, sayWith(known))
  const said = sayWith({ ...known, ...pickedBy(sentence, played.voices, played.stage.answers) })
  const row = expectedOf(sentence, said)
  if ('outcome' in row) return row
  let expected = row
  if (played.stage.isKeptFromWay && !without.stage.isKeptFromWay)
    return isForbiddenTheft(said)
      ? { outcome: 'withheld', says: 'nobody is offered a theft in a fight' }
      : { outcome: 'mismatch', says: 'the way that leads to it is not on offer' }
  if (isInVain(sentence, said, before))
    return { outcome: 'mismatch', says: 'it is on offer, and there is nothing for it' }
  if (isOpenEnded(place, step)) {
    if (!isFeltInFlight(said)) return unsure('what comes of it goes on')
    expected = { isFelt: true, free: () => true }
  }
  return held(expected, facts, without.facts, played.facts)
}

/** What its row says; a judgement where the row has no answer. */
function expectedOf(sentence: Sentence, said: Said): Expected | Judgement {
  try {
    return answered(sentence, said) ?? ROWS[String(sentence.step.do)]!.expects(said)
  } catch (error) {
    if (error instanceof Meaningless)
      return { outcome: 'mismatch', says: `accepted, and means nothing: ${error.message}` }
    if (error instanceof Unsure) return unsure(error.message)
    throw error
  }
}

/** It is not on offer, so nobody was named with it: whoever that might have been, it would do nothing. */
function judgeWithheld(sentence: Sentence, said: Said): Judgement {
  const { facts, voices } = said
  const isAimed = /"target"/.test(JSON.stringify(sentence.step)) && voices.target === undefined
  const everyAim = isAimed ? facts.seats.map((_, target) => ({ ...said, voices: { ...voices, target } })) : [said]
  for (const one of everyAim) {
    const expected = expectedOf(sentence, one)
    if ('outcome' in expected) return expected
    if (!isNothing(expected, facts))
      return { outcome: 'mismatch', says: `not on offer, although it would do something: ${told(expected)}` }
  }
  return { outcome: 'withheld', says: 'nothing to do' }
}

/** The curse that a window is about lies aside until it hits somebody. */
const notYetHit = (facts: Facts, it = -1): Facts => ({
  ...facts,
  cards: facts.cards.map((one, copy) =>
    copy === it && one.card.kind === 'curse' && one.isStaying ? { ...one, where: 'aside', isStaying: false } : one,
  ),
})

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
  (place.goesOn === 'reward' && step.do === 'loseLevels' && typeof step.levels === 'object') ||
  (place.goesOn === 'reward' &&
    /"(level|levelOf|standing|lowest|highest|cardsIn":"doorDiscards)"/.test(JSON.stringify(step))) ||
  (chain.some(({ name }) => name === 'paid') && /level|standing|lowest|highest|total/i.test(JSON.stringify(step)))

/** What was played, this card or the one that brings its moment about, is discarded only when everything has happened. */
const isOfDiscards = ({ place: { name }, step }: Sentence): boolean =>
  /"(cardsIn|in)":"\w+Discards"/.test(JSON.stringify(step)) ||
  (/^(on|level of) /.test(name) && JSON.stringify(step).includes('Discards'))

/** What was just played counts for its side only when it has worked. */
const isOfTotals = ({ place: { name }, step }: Sentence): boolean =>
  name.startsWith('play of ') && JSON.stringify(step).includes('"total"')

const isEndless = ({ place: { name }, chain, step: { do: verb } }: Sentence): boolean =>
  (name.startsWith('on levelLost') && chain.some((arm) => arm.name === 'paid')) ||
  (name.startsWith('on levelGained') && (verb === 'gainLevels' || verb === 'setLevel')) ||
  (/^on level(Lost|Gained)/.test(name) && (verb === 'loseLevels' || verb === 'setLevel')) ||
  (name.startsWith('on lost') && OF_CARDS.has(verb)) ||
  name.startsWith('on died')

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
  'passHands',
  'extraTurn',
  'poolHands',
  'gainLevels',
  'setLevel',
  'skip',
])

/** Steps whose consequences go beyond themselves where the table goes on: the fight, or what is paid and drawn next. */
const isOpenEnded = ({ goesOn }: Place, { do: verb, cards }: Raw): boolean =>
  goesOn !== '' &&
  goesOn !== 'moment' &&
  (OF_FIGHTS.has(verb) || (OF_CARDS.has(verb) && (goesOn === 'reward' || isOfFight(cards))))

/** When they have run, the cards of the fight are discarded in any case. */
const isOfFight = (cards: unknown): boolean =>
  ['it', 'combat', 'self'].includes(String((cards as Raw | undefined)?.zone))

/** A monster that was about to strike and leaves strikes nobody. */
const mayStrike = ({ step, place: { name, runs } }: Sentence): boolean =>
  /^(ownRoll|othersRoll|anyRoll|badStuff) of/.test(name) &&
  runs?.[0] === 1 &&
  (step.do === 'remove' || step.do === 'kill')

const isFeltInFlight = (said: Said): boolean =>
  said.facts.monsters.length > 0 && monstersMeant(said, said.step.monster).includes(said.facts.monsters[0]?.copy ?? -1)
