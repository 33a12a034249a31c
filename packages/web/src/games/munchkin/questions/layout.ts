// Where each thing that somebody may choose has its button. Nothing that is on offer is left out.

import { askDecision, type MunchkinChoice } from '@brouhaha/munchkin'
import type { Play } from '../play.ts'
import { labelAll, type Press } from './labels.ts'
import { type Placed, placeOf } from './place.ts'
import { choicesOfCopy, sortChoices } from './sort.ts'

/** How an answer is shown: as a card, a card's back, a number, a player, or in words. */
export type Shape = 'card' | 'back' | 'number' | 'player' | 'words'

export interface Answer extends Press {
  readonly shape: Shape
  /** The card that it is shown as. */
  readonly card: Placed | null
}

export interface CardPlace {
  readonly copy: number
  readonly id: string
  readonly presses: readonly Press[]
}

export interface HandPlace extends CardPlace {
  readonly fresh: boolean
}

export interface Layout {
  /** What is asked of the reader; null while somebody else is. */
  readonly question: string | null
  readonly step: Press | null
  readonly others: readonly Press[]
  /** Answers that are shown with the question; those that are cards in hand are shown there. */
  readonly answers: readonly Answer[]
  readonly hand: readonly HandPlace[]
  /** The reader's cards on the table that can be taken up. */
  readonly own: readonly CardPlace[]
  readonly deals: readonly Press[]
}

export type Asked = Pick<Play, 'view' | 'choices' | 'reader' | 'language'>

export function layOut({ view, choices, reader, language }: Asked): Layout {
  const presses = labelAll(choices, view, reader, language)
  const pressOf = new Map(presses.map((press) => [press.choice, press]))
  const press = (choice: MunchkinChoice): Press => pressOf.get(choice)!
  const sorted = sortChoices(choices)
  const own = view.you === null ? [] : view.seats[view.you]!.table
  const isOneOf = (cards: readonly { readonly copy: number }[], { copy }: MunchkinChoice): boolean =>
    cards.some((card) => card.copy === copy)
  const inHand = (choice: MunchkinChoice): boolean => isOneOf(view.hand, choice)
  const takenUp = [...sorted.answers, ...sorted.cards].map(press)
  const asked = view.decision !== null && (view.gate !== null || (view.you !== null && view.asked.includes(view.you)))
  return {
    question: asked && view.you !== null ? askDecision(view.decision, language) : null,
    step: sorted.step && press(sorted.step),
    others: sorted.others.map(press),
    answers: [
      ...sorted.answers.filter((choice) => !inHand(choice)),
      ...sorted.cards.filter((choice) => !inHand(choice) && !isOneOf(own, choice)),
    ].map((choice) => ({ ...press(choice), ...shapeOf(choice, view) })),
    hand: view.hand.map((card) => ({ ...card, presses: choicesOfCopy(takenUp, card.copy) })),
    own: own
      .map(({ copy, id }) => ({ copy, id, presses: choicesOfCopy(takenUp, copy) }))
      .filter(({ presses: { length } }) => length > 0),
    deals: sorted.deals.map(press),
  }
}

function shapeOf(choice: MunchkinChoice, view: Play['view']): Pick<Answer, 'shape' | 'card'> {
  if (choice.type === 'option') return { shape: optionShape(view.decision), card: null }
  if (choice.type === 'pickBlind') return { shape: 'back', card: null }
  const copy = choice.type === 'roll' ? view.combat?.monsters[choice.slot ?? 0]?.copy : choice.copy
  const card = copy === undefined ? null : placeOf(view, copy)
  return { shape: card === null ? 'words' : 'card', card }
}

function optionShape(decision: string | null): Shape {
  if (decision === 'guess:how' || decision === 'nameNumber:how') return 'number'
  return decision === 'namePlayer:how' ? 'player' : 'words'
}
