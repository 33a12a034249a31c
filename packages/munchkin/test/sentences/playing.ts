// One sentence as a card, played at its place; and whom and what it speaks of there.

import { type Card, type Fault, readPack } from '@brouhaha/cards'
import type { Arm } from './arms.ts'
import { type Facts, factsOf } from './facts.ts'
import { DIE } from './fillers.ts'
import type { Raw } from './grammar.ts'
import type { Place } from './places.ts'
import { PROPS } from './props.ts'
import { tableFor } from './situation.ts'
import { type Answer, Stage } from './stage.ts'
import { NOBODY, type Voices } from './voices.ts'

export interface Sentence {
  readonly step: Raw
  readonly chain: readonly Arm[]
  readonly place: Place
}

/** Without this a card may bring nobody to victory. */
export const overriding = (card: Raw, verb: unknown): Raw =>
  verb === 'win' ? { ...card, overrides: ['tenByKill'] } : card

const CARDS: readonly Card[] = PROPS.cards

export interface Played {
  readonly facts: Facts
  /** Just before the step, where the table goes on behind it. */
  readonly moment: Facts | null
  readonly voices: Voices | null
  readonly stage: Stage
}

export function play({ place, chain, step }: Sentence, card: Card): Played {
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

/** Where a die has just been rolled to run from the first monster. */
const IN_A_ROLL =
  /^(ownRoll|othersRoll|anyRoll|escape|badStuff) of|^monster\.(badStuff|evenIfEscaped)|^on (escaped|caught|rolled)/

/** Whom it is about inside its chain, and what was asked on the way. */
export function spoken(voices: Voices, { chain, place }: Sentence, facts: Facts, answers: readonly Answer[]): Voices {
  let about = voices.about
  for (const { each } of chain) if (each !== undefined) about = each === 'you' ? voices.you : nextTo(facts, about)
  const asked = (verb: string) => lastOf(answers, verb)?.choice
  const isEach = chain.some(({ each }) => each !== undefined)
  const pick = (verb: string) => asked(verb)?.copy
  return {
    ...voices,
    about,
    ...(isEach && { isEach }),
    ...definedOnly({
      rollOf: IN_A_ROLL.test(place.name) ? facts.monsters[0]?.copy : undefined,
      seatNamed: asked('namePlayer')?.index ?? (facts.seats[about]!.isAlive ? undefined : NOBODY),
      monsterNamed: pick('nameMonster'),
      ...(place.name.startsWith('on lost') && { it: pick('discard') }),
    }),
  }
}

const lastOf = (answers: readonly Answer[], verb: string): Answer | undefined =>
  answers.filter(({ decision }) => decision.startsWith(`${verb}:`)).at(-1)

/** What was named with the card, or asked for at its step. */
export function pickedBy({ step }: Sentence, voices: Voices, answers: readonly Answer[]): Partial<Voices> {
  const asked = lastOf(answers, String(step.do))
  return {
    ...(voices.target !== undefined && { target: voices.target }),
    ...(voices.side !== undefined && { side: voices.side }),
    ...(voices.slot !== undefined && { slot: voices.slot }),
    ...(asked?.choice.copy !== undefined && { monsterAsked: asked.choice.copy }),
    ...(step.do === 'strengthen' && asked?.choice.index !== undefined && { sideAsked: asked.choice.index }),
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
export function remembered(voices: Voices, words: readonly string[], facts: Facts): Voices {
  return {
    ...voices,
    ...(words.includes('figure') && { numberNamed: DIE }),
    ...(words.includes('leaf') && { cardNamed: facts.piles.doorDeck[0]! }),
    ...(words.includes('leaves') && { cardsNamed: facts.piles.treasureDeck.slice(0, 2) }),
  }
}
