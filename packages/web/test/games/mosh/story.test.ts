import type { HeardRow } from '@brouhaha/protocol'
import type { MoshHeard } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { concertSounds } from '../../../src/games/mosh/sounds.ts'
import {
  concertChapters,
  concertWhileAway,
  latestOfConcert,
  spokenConcert,
  tellConcert,
} from '../../../src/games/mosh/story.ts'
import { Concert } from './concert.ts'

const LISTENER = { names: ['Ana', 'Bob', 'Cleo'], language: 'en', you: 0 } as const

const row = (seq: number, ...events: MoshHeard[]): HeardRow => ({ seq, seat: 0, at: 0, events })

const OPENING = row(0, { type: 'opened', seats: 3, side: 'A', songs: 1 })
const ROUND = row(
  1,
  { type: 'roundBegan', round: 1, first: 1 },
  { type: 'stepBegan', step: 'dance' },
  { type: 'turnBegan', seat: 1, pass: 1 },
)
const HIT = row(
  2,
  { type: 'attacked', seat: 1, victim: 0, card: 0, part: 'head' },
  { type: 'turnBegan', seat: 0, pass: 1 },
)
const FALL = row(3, { type: 'linesCleared', count: 8 }, { type: 'partFell', seat: 0, part: 'head' })
const ROWS = [OPENING, ROUND, HIT, FALL]

test('events without a sentence are left out, the others keep their order and a key of their own', () => {
  const told = tellConcert(ROWS, LISTENER)
  expect(told.map(({ text }) => text)).toEqual([
    'The doors open: 3 zombies, side A, 1 song.',
    'Round 1: Bob leads the dance.',
    'Step 3: dance.',
    'Bob dances: 2 cards.',
    'Bob hits your head.',
    'You dance: 2 cards.',
    'Plop! Your head falls off.',
  ])
  expect(new Set(told.map(({ key }) => key)).size).toBe(told.length)
})

test('each round opens a chapter; what came before it has one without a title', () => {
  expect(concertChapters(ROWS, LISTENER).map(({ title, sentences }) => [title, sentences.length])).toEqual([
    [null, 1],
    ['Round 1: Bob leads the dance.', 5],
  ])
})

test('whoever was away hears the missed rows without the bookkeeping', () => {
  expect(concertWhileAway(ROWS, 2, LISTENER).map(({ text }) => text)).toEqual([
    'Bob hits your head.',
    'Plop! Your head falls off.',
  ])
  expect(concertWhileAway(ROWS, 0, LISTENER)).toEqual([])
})

test('said aloud: what happened, and your own turn, but nobody else’s', () => {
  expect(spokenConcert([ROUND, HIT], LISTENER)).toEqual([
    'Round 1: Bob leads the dance.',
    'Bob hits your head.',
    'You dance: 2 cards.',
  ])
})

test('each listens in their own language', () => {
  expect(spokenConcert([FALL], { ...LISTENER, language: 'fr' })).toEqual(['Plop\u00a0! Ta tête se décroche.'])
})

test('a bot with the name of its zombie is not introduced to itself', () => {
  const chosen = [0, 1].map((seat) => row(seat, { type: 'boardChosen', seat, board: seat }))
  const names = ['Ana', 'Rigor Morty', 'Cleo']
  expect(tellConcert(chosen, { ...LISTENER, names }).map(({ text }) => text)).toEqual(['You are Screama Donna.'])
})

test('at a glance: only the newest', () => {
  expect(latestOfConcert(ROWS, LISTENER, 1).map(({ text }) => text)).toEqual(['Plop! Your head falls off.'])
})

test('a whole real game can be told in both languages', () => {
  const history = new Concert(3, 400).heard(1)
  for (const language of ['en', 'fr'] as const) {
    const told = concertChapters(history, { ...LISTENER, language, you: 1 })
    expect(told.length).toBeGreaterThan(2)
    expect(told.flatMap(({ sentences }) => sentences).every(({ text }) => text.length > 0)).toBe(true)
  }
})

test('a row sounds at most twice: what was played, and the gravest thing that came of it', () => {
  const events: MoshHeard[] = [
    { type: 'attacked', seat: 1, victim: 0, card: 0, part: 'head' },
    { type: 'partFell', seat: 0, part: 'head' },
    { type: 'eliminated', seat: 0 },
    { type: 'songWon', seats: [1], by: 'standing' },
  ]
  expect(concertSounds(events, 0)).toEqual(['card', 'win'])
  expect(concertSounds(events.slice(0, 2), 0)).toEqual(['card', 'plop'])
  expect(concertSounds([{ type: 'turnBegan', seat: 1, pass: 1 }], 0)).toEqual([])
  expect(concertSounds([{ type: 'turnBegan', seat: 0, pass: 1 }], 0)).toEqual(['turn'])
})
