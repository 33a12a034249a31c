// One step between two questions: what the table is like at the second, and was not at the first, is what the step has done, whatever
// happens behind it. Where a card sets itself off, its first question is put again, and that is the second.

import type { Card } from '@brouhaha/cards'
import { wrapped } from './arms.ts'
import type { Expected, Said } from './expected.ts'
import type { Facts } from './facts.ts'
import { held, type Judgement } from './held.ts'
import { PAUSE } from './pauses.ts'
import {
  overriding,
  type Played,
  pickedBy,
  play,
  readCard,
  remembered,
  SELF,
  type Sentence,
  spoken,
} from './playing.ts'
import { preludesOf } from './preludes.ts'
import { ROWS } from './rows.ts'
import { Meaningless, Unsure } from './voices.ts'
import { isAnswer } from './windows.ts'

const unsure = (says: string): Judgement => ({ outcome: 'unsure', says })

export function judgeBetween(sentence: Sentence, isEndless: boolean): Judgement {
  const { step, chain, place } = sentence
  if (isAnswer(step)) return unsure('an answer, whose window has gone on')
  const preludes = preludesOf(step)
  const steps = [...preludes.flatMap((one) => one.steps), PAUSE, step, PAUSE]
  const card = readCard(overriding(place.card(wrapped(chain, steps)), step.do))
  if (Array.isArray(card)) return unsure('no question may stand beside it')
  let played: Played
  try {
    played = play(sentence, card as Card)
  } catch (error) {
    return { outcome: 'mismatch', says: `it breaks between questions: ${String(error)}` }
  }
  if (played.voices === null) return place.isOpen ? unsure('its moment is not open') : { outcome: 'withheld', says: '' }
  if (!place.isOpen) return { outcome: 'mismatch', says: 'it is on offer where its window is not open' }
  const [first, second] = played.stage.pauses
  if (first === undefined) return unsure('it was not reached')
  const facts = laidOut(first.facts)
  const { answers } = played.stage
  const voices = {
    ...spoken(played.voices, sentence, facts, answers.slice(0, first.answered)),
    ...pickedBy(sentence, played.voices, answers.slice(first.answered)),
  }
  const words = preludes.map(({ word }) => word)
  const said: Said = { facts, voices: remembered(voices, words, facts), step, isUse: place.isDone, isBetween: true }
  let expected: Expected
  try {
    expected = ROWS[String(step.do)]!.expects(said)
  } catch (error) {
    if (error instanceof Meaningless)
      return { outcome: 'mismatch', says: `accepted, and means nothing: ${error.message}` }
    if (error instanceof Unsure) return unsure(error.message)
    throw error
  }
  return held(
    isEndless ? setOff(expected, said, place.name) : expected,
    facts,
    facts,
    laidOut(second?.facts ?? played.facts),
  )
}

/** Verbs by which somebody loses cards. What is drawn or put back is not lost. */
const LOSING: ReadonlySet<unknown> = new Set(['discard', 'take'])

/**
 * The step sets its card off again: cards that are chosen and lost go one after the other, and the second question is put behind the first
 * of them.
 */
const setOff = (expected: Expected, { facts, step }: Said, place: string): Expected => ({
  ...expected,
  ...(expected.moves &&
    place.startsWith('on lost') &&
    LOSING.has(step.do) && {
      moves: expected.moves.map((move) =>
        move.of.length > move.count ? { ...move, count: Math.min(1, move.count) } : move,
      ),
    }),
  free: besides(expected, facts),
})

/** Where a step sets its card off for somebody else, he has looked at the same cards before the question. */
const besides =
  ({ free }: Expected, { cards }: Facts) =>
  (name: string): boolean =>
    free?.(name) === true ||
    cards.some(({ known, where }, copy) => known !== 0 && /Deck$/.test(where) && name === `known ${copy}`)

/** A card that was played and lies aside is as good as discarded. */
const laidOut = (facts: Facts): Facts => ({
  ...facts,
  cards: facts.cards.map((one, copy) =>
    copy === SELF && one.where === 'aside'
      ? { ...one, where: one.card.deck === 'door' ? 'doorDiscards' : 'treasureDiscards' }
      : one,
  ),
})
