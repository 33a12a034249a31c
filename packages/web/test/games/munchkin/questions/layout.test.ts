import { DECISIONS, type MunchkinChoice, VERBS } from '@brouhaha/munchkin'
import { expect, test } from 'vitest'
import { dealChoices } from '../../../../src/games/munchkin/deals/now.ts'
import type { Play } from '../../../../src/games/munchkin/play.ts'
import { layOut } from '../../../../src/games/munchkin/questions/layout.ts'
import { sortChoices, wayOf } from '../../../../src/games/munchkin/questions/sort.ts'
import { planStep } from '../../../../src/games/munchkin/questions/step.ts'
import { manyMoments } from './games.ts'

const MOMENTS = manyMoments()

const isSame = (some: readonly MunchkinChoice[], all: readonly MunchkinChoice[]): boolean => {
  const found = new Set(some)
  return found.size === all.length && all.every((choice) => found.has(choice))
}

test('every choice of real games is chosen in one way', () => {
  for (const { view, choices } of MOMENTS) {
    const { step, others, answers, cards, deals } = sortChoices(choices)
    const all = [...(step === null ? [] : [step]), ...others, ...answers, ...cards, ...deals]
    expect(all).toHaveLength(choices.length)
    expect(isSame(all, choices), `${view.decision}`).toBe(true)
    const dealt = dealChoices(choices)
    expect(deals.every((deal) => dealt.includes(deal))).toBe(true)
  }
})

test('every verb has its way', () => {
  for (const type of VERBS) expect(['step', 'answer', 'card', 'deal']).toContain(wayOf({ type }))
})

test.each(['en', 'fr'] as const)(
  'every choice of real games has a button, and no two have the same words (%s)',
  (language) => {
    for (const { view, choices, reader } of MOMENTS) {
      const { step, others, answers, hand, own, deals } = layOut({ view, choices, reader, language })
      const onCards = [...hand, ...own].flatMap(({ presses }) => presses)
      const buttons = [...(step === null ? [] : [step]), ...others, ...answers, ...onCards, ...deals]
      const labels = new Map(buttons.map(({ choice, label }) => [label, choice]))
      expect(buttons.find(({ choice, label }) => label.trim() === '' || labels.get(label) !== choice)).toBeUndefined()
      expect(isSame([...labels.values()], choices), `${view.decision}`).toBe(true)
    }
  },
)

test('the games bring more than half of all decisions, and most verbs', () => {
  const decisions = new Set(MOMENTS.map(({ view }) => view.decision))
  const verbs = new Set(MOMENTS.flatMap(({ choices }) => choices.map(({ type }) => type)))
  expect(DECISIONS.filter((name) => decisions.has(name)).length).toBeGreaterThan(DECISIONS.length / 2)
  expect(VERBS.filter((verb) => !verbs.has(verb))).toEqual(['closeGate'])
})

test('whoever is asked has a step, an answer, a deal or a card to press', () => {
  for (const { view, choices, reader } of MOMENTS) {
    if (!view.asked.includes(view.you!)) continue
    const { question, step, answers, deals, hand } = layOut({ view, choices, reader, language: 'en' })
    const ways = [step, ...answers, ...deals, ...hand.flatMap(({ presses }) => presses)].filter((way) => way !== null)
    expect(question).not.toBeNull()
    expect(ways.length, `${view.decision}`).toBeGreaterThan(0)
  }
})

test('an answer that is a card is shown as that card', () => {
  for (const { view, choices, reader } of MOMENTS)
    for (const { choice, shape, card } of layOut({ view, choices, reader, language: 'fr' }).answers) {
      if (choice.copy === undefined) continue
      expect(shape, `${view.decision}: ${choice.type}`).toBe('card')
      expect(card?.id).toBe(reader.card(choice.copy).id)
    }
})

const nothing = (): void => undefined

function stepAt({ view, choices, reader }: (typeof MOMENTS)[number], pending = false) {
  const play = {
    model: { connection: 'live', pending },
    table: { status: 'playing' },
    view,
    choices,
    reader,
    language: 'en',
    choose: nothing,
  } as unknown as Play
  return planStep(play, layOut(play))
}

test('whoever is asked has a big button that does something', () => {
  for (const moment of MOMENTS) {
    if (!moment.view.asked.includes(moment.view.you!)) continue
    expect(stepAt(moment).deed, `${moment.view.decision}`).not.toBeNull()
    expect(stepAt(moment, true).deed).toBeNull()
  }
})

test('a fight that is being won is claimed, a door is opened, a lost one is run from, or walked by', () => {
  const steps = new Map<string, Set<string>>()
  for (const moment of MOMENTS) {
    const step = stepAt(moment)
    if (step.deed !== 'choose' || !moment.view.asked.includes(moment.view.you!)) continue
    const decision = moment.view.decision ?? ''
    steps.set(decision, (steps.get(decision) ?? new Set()).add(step.press.choice.type))
  }
  expect(steps.get('arrangeOrOpen')).toEqual(new Set(['openDoor']))
  expect(steps.get('fightOrRun')).toEqual(new Set(['claim', 'decline', 'run']))
  expect(steps.get('lootOrNot')).toEqual(new Set(['loot']))
})

test('whoever waits is told for whom', () => {
  const waiting = MOMENTS.find(
    ({ view, choices }) => view.gate === null && !view.asked.includes(view.you!) && choices.length > 0,
  )!
  const name = waiting.reader.names[Number(waiting.view.asked[0])]!
  const step = stepAt(waiting)
  expect(step.deed).toBeNull()
  expect(step.label).toContain(`Waiting for ${name}`)
})
