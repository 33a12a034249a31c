import { describe, expect, test } from 'vitest'
import { noSurvey, reportSurvey } from '../src/munchkin/survey.ts'
import { addCounts } from '../src/work/counts.ts'
import { playStretch } from '../src/work/simulate.ts'
import { brouhaha } from './terminal.ts'

const stretch = {
  kind: 'simulate',
  box: 'zombies',
  switches: [],
  brought: '[]',
  players: 3,
  side: 'A',
  bots: ['novice', 'novice', 'novice'],
  seed: 4,
  check: false,
  report: true,
  from: 0,
  to: 3,
} as const

describe('a report on games', () => {
  test('counts every game once, and each card at most once a game', () => {
    const { survey, games, winsBySeat } = playStretch(stretch)
    const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0)

    expect([sum(survey.rounds), sum(survey.decided), games]).toEqual([3, 3, 3])
    expect(Math.max(...Object.values(survey.drawn))).toBe(3)
    expect(sum(survey.played)).toBeGreaterThan(0)
    expect(Object.keys(survey.drawn)).toEqual(Object.keys(survey.played))
    expect(reportSurvey(survey, winsBySeat).seats).toHaveLength(3)
  })

  test('listening changes no game', () => {
    const { checksum, survey } = playStretch({ ...stretch, report: false })

    expect(checksum).toBe(playStretch(stretch).checksum)
    expect(survey).toEqual(noSurvey())
  })

  test('stretches add up, and what never happened is named', () => {
    const total = noSurvey()
    addCounts(total, {
      rounds: { 9: 2, 30: 1 },
      decided: { killAlone: 3 },
      drawn: { imp: 0, rat: 1 },
      played: { imp: 0, rat: 0 },
    })
    addCounts(total, {
      rounds: { 9: 1, 12: 1 },
      decided: { card: 2 },
      drawn: { imp: 0, rat: 2 },
      played: { imp: 0, rat: 0 },
    })

    expect(reportSurvey(total, [4, 1])).toEqual({
      rounds: { median: 9, mean: 13.8, most: 30 },
      seats: [
        { share: 0.8, error: 0.3506 },
        { share: 0.2, error: 0.3506 },
      ],
      decided: { killAlone: 3, card: 2 },
      neverDrawn: ['imp'],
      neverPlayed: ['imp', 'rat'],
    })
  })

  test('is printed in both languages, and only where there are cards', async () => {
    const words = 'simulate base --bots novice --games 2 --workers 1 --report'
    expect((await brouhaha(words)).stdout).toContain('never played')
    expect((await brouhaha(`${words} --lang fr`)).stdout).toContain('jamais jouées')
    expect((await brouhaha('simulate mosh --report')).code).toBe(2)
  })
})
