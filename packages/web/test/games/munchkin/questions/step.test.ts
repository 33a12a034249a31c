import type { TableInfo } from '@brouhaha/protocol'
import { expect, test } from 'vitest'
import type { Play } from '../../../../src/games/munchkin/play.ts'
import { layOut } from '../../../../src/games/munchkin/questions/layout.ts'
import { planStep } from '../../../../src/games/munchkin/questions/step.ts'
import { type Moment, watchGame } from './games.ts'

const MOMENTS: Moment[] = []
watchGame({ boxes: ['base'], bot: 'novice', seats: 3, seed: 1 }, (moment) => void MOMENTS.push(moment))
const MOMENT = MOMENTS.find(({ view }) => view.decision === 'arrangeOrOpen' && view.asked.includes(view.you!))!
const YOU = MOMENT.view.you!
const OTHER = (YOU + 1) % 3
const HOST = MOMENT.reader.names[OTHER]!

const resume = (): void => undefined

function stepAt(table: Partial<TableInfo>, language: Play['language'] = 'en') {
  const { view, choices, reader } = MOMENT
  const play = { model: { connection: 'live', pending: false }, table, view, choices, reader, language }
  return planStep({ ...(play as unknown as Play), resume }, layOut({ view, choices, reader, language }))
}

test('while the table is played, whoever is asked goes on with the game', () => {
  expect(stepAt({ status: 'playing', host: YOU }).deed).toBe('choose')
})

test.each([
  ['paused', 'The table is paused.'],
  ['adjourned', 'This table is adjourned, and everything is kept.'],
] as const)('at a table that is %s the host goes on, and the others are told whom they wait for', (status, rest) => {
  expect(stepAt({ status, host: YOU })).toEqual({ deed: 'resume', label: `${rest} Go on`, resume })
  expect(stepAt({ status, host: OTHER })).toEqual({ deed: null, label: `${rest} Waiting for ${HOST} to go on.` })
})

test('those who look on cannot end a break', () => {
  const { view, reader } = MOMENT
  const play = { model: { connection: 'live' }, table: { status: 'paused', host: 0 }, reader, language: 'en' }
  const watching = { ...play, view: { ...view, you: null }, choices: [], resume } as unknown as Play
  expect(planStep(watching, layOut(watching)).deed).toBeNull()
})

test('[MK-META-11] during a dispute nothing is played: the host settles it, the others wait for that', () => {
  const talk = { seat: OTHER, text: 'Foul!', at: 0 }
  const dispute = { ...talk, about: { verb: 'setLevel', seat: OTHER } }
  const proposal = { verb: 'setLevel', seat: OTHER, value: 3, agreed: [], against: [] }
  expect(stepAt({ status: 'playing', host: YOU, dispute: talk }).deed).toBeNull()
  expect(stepAt({ status: 'playing', host: YOU, dispute: { ...dispute, voters: [] } }).deed).toBeNull()
  expect(stepAt({ status: 'playing', host: YOU, dispute: { ...dispute, voters: [OTHER] } }).deed).toBe('deals')
  const vote = { status: 'playing', host: OTHER, dispute: { ...dispute, voters: [YOU], proposal } } as const
  expect(stepAt(vote)).toEqual({ deed: 'deals', label: 'Vote on the ruling' })
  expect(stepAt({ ...vote, host: YOU, dispute: { ...vote.dispute, voters: [OTHER] } }).deed).toBeNull()
  expect(stepAt({ status: 'playing', host: YOU, dispute })).toEqual({ deed: 'deals', label: 'Settle the dispute' })
  expect(stepAt({ status: 'playing', host: OTHER, dispute })).toEqual({
    deed: null,
    label: `A dispute stops the game. Waiting for ${HOST} to rule.`,
  })
  expect(stepAt({ status: 'playing', host: OTHER, dispute }, 'fr').label).toContain(`On attend ${HOST}`)
})
