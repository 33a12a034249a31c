// What somebody may choose, sorted by how it is chosen: a plain step, an answer to a question, a card that is taken up, a deal.

import type { MunchkinChoice, Verb } from '@brouhaha/munchkin'

export type Way = 'step' | 'answer' | 'card' | 'deal'

const WAY_OF: Readonly<Record<Verb, Way>> = {
  done: 'step',
  openDoor: 'step',
  keep: 'step',
  noTrouble: 'step',
  loot: 'step',
  skipLoot: 'step',
  secondDoor: 'step',
  claim: 'step',
  decline: 'step',
  run: 'step',
  enough: 'step',
  pass: 'step',
  closeGate: 'step',
  chooseSex: 'answer',
  roll: 'answer',
  sacrifice: 'answer',
  takeAlong: 'answer',
  pick: 'answer',
  pickBlind: 'answer',
  option: 'answer',
  pay: 'answer',
  take: 'answer',
  shed: 'answer',
  buy: 'answer',
  playItem: 'card',
  equip: 'card',
  lay: 'card',
  playTrait: 'card',
  playMulti: 'card',
  dropTrait: 'card',
  playAcolyte: 'card',
  attach: 'card',
  load: 'card',
  curse: 'card',
  enhance: 'card',
  enhanceSeat: 'card',
  play: 'card',
  useAbility: 'card',
  join: 'card',
  fight: 'card',
  give: 'card',
  sell: 'card',
  sneak: 'card',
  countAs: 'card',
  ask: 'deal',
  accept: 'deal',
  refuse: 'deal',
  volunteer: 'deal',
  withdraw: 'deal',
  challenge: 'deal',
}

/** The first of these on offer is the obvious next step. */
const STEPS: readonly MunchkinChoice['type'][] = [
  'claim',
  'openDoor',
  'loot',
  'keep',
  'noTrouble',
  'decline',
  'run',
  'done',
  'pass',
  'closeGate',
  'enough',
]

export function wayOf(choice: MunchkinChoice): Way {
  if (choice.type === 'nothing') return 'step'
  return WAY_OF[choice.type]
}

export interface Sorted {
  /** The one obvious next step. */
  readonly step: MunchkinChoice | null
  /** Further plain steps. */
  readonly others: readonly MunchkinChoice[]
  readonly answers: readonly MunchkinChoice[]
  readonly cards: readonly MunchkinChoice[]
  readonly deals: readonly MunchkinChoice[]
}

export function sortChoices(choices: readonly MunchkinChoice[]): Sorted {
  const by = (way: Way): MunchkinChoice[] => choices.filter((choice) => wayOf(choice) === way)
  const [steps, answers] = [by('step'), by('answer')]
  const only = steps.length === 0 && answers.length === 1 ? answers[0]! : null
  const step = only ?? obvious(steps)
  return {
    step,
    others: steps.filter((one) => one !== step),
    answers: answers.filter((one) => one !== step),
    cards: by('card'),
    deals: by('deal'),
  }
}

function obvious(steps: readonly MunchkinChoice[]): MunchkinChoice | null {
  for (const verb of STEPS) {
    const step = steps.find(({ type }) => type === verb)
    if (step !== undefined) return step
  }
  return steps[0] ?? null
}

export const choicesOfCopy = <One extends { readonly choice: MunchkinChoice }>(
  all: readonly One[],
  copy: number,
): readonly One[] => all.filter(({ choice }) => choice.copy === copy)
