import type { BlindBot, SeeingBot, Sight } from '@brouhaha/bots'
import { Random } from '@brouhaha/kit'
import type { Kinds } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { inTime } from '../src/in-time.ts'

test('every thought has so many milliseconds from where it begins', () => {
  let time = 1000
  let isOut = (): boolean => true
  const thoughts: number[] = []
  const slow: SeeingBot<Kinds> = {
    name: 'slow',
    attention: 'view',
    choose() {
      let steps = 0
      for (; !isOut(); steps++) time += 10
      thoughts.push(steps)
      return 0
    },
  }
  const bot = inTime(
    (outOfTime) => {
      isOut = outOfTime
      return slow
    },
    50,
    () => time,
  )
  for (let thought = 0; thought < 2; thought++) {
    bot.choose({} as Sight<Kinds>, new Random(0))
    time += 1000
  }
  expect(thoughts).toEqual([6, 6])
  expect(bot.name).toBe('slow')
})

test('a bot that does not look needs no clock', () => {
  const blind: BlindBot = { name: 'blind', attention: 'choices', choose: () => 0 }
  expect(
    inTime(
      () => blind,
      50,
      () => 0,
    ),
  ).toBe(blind)
})
