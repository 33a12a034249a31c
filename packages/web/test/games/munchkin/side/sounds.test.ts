import type { MunchkinHeard } from '@brouhaha/munchkin'
import { expect, test } from 'vitest'
import { soundsOf } from '../../../../src/games/munchkin/side/sounds.ts'

const PLAYED: MunchkinHeard = { type: 'played', seat: 1, copy: 3, at: 0 }
const CURSE: MunchkinHeard = { type: 'curseHit', copy: 3, victim: 0, by: 1 }
const LEVEL: MunchkinHeard = { type: 'levelGained', seat: 1, levels: 1, by: 'kill' }
const DIED: MunchkinHeard = { type: 'died', seat: 0 }

test('a card that is played and what comes of it sound one after the other', () => {
  expect(soundsOf([PLAYED, CURSE], 0)).toEqual(['card', 'curse'])
})

test('of much at once only the two gravest sound, each once', () => {
  expect(soundsOf([PLAYED, CURSE, LEVEL, LEVEL, DIED], 0)).toEqual(['curse', 'death'])
})

test('a turn sounds for whoever plays it, the door for everybody, bookkeeping for nobody', () => {
  expect(soundsOf([{ type: 'turnBegan', seat: 1 }], 0)).toEqual([])
  expect(soundsOf([{ type: 'turnBegan', seat: 0 }], 0)).toEqual(['turn'])
  expect(soundsOf([{ type: 'phase', phase: 1 }], null)).toEqual(['door'])
  expect(
    soundsOf(
      [
        { type: 'phase', phase: 2 },
        { type: 'gateClosed', gate: 1 },
      ],
      0,
    ),
  ).toEqual([])
})
