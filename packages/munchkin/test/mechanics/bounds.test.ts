// A card cannot hurt a table: chains that never end are ended, questions that lead back to themselves have an answer.

import { MOST_EVALUATIONS } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { curse, cursed, gain, item, lose, monster, race, shot, sit, special, strengthen, take } from './sit.ts'

test('cards that draw each other for ever are stopped', () => {
  const again = [
    { do: 'putBack', cards: { zone: 'self' }, to: 'top' },
    { do: 'draw', deck: 'treasure', cards: 2, face: 'same' },
  ]
  const echo = special('echo', [], { copies: 30, onDraw: again })
  const dig = special('dig', [{ use: 'ownTurn', effect: [{ do: 'draw', deck: 'treasure', cards: 9, face: 'down' }] }])
  const t = sit([echo, dig], { ana: { hand: ['dig'] }, treasures: Array.from({ length: 30 }, () => 'echo') })
  t.choose('ana', 'play', { copy: 'dig' })
  while (t.asked().decision === 'playOrKeep') t.choose(t.asked().seats[0]!, 'keep')
  expect(t.asked().decision).toBe('arrangeOrOpen')
})

test('levels that come and go for ever are stopped', () => {
  const swing = item('swing', {
    abilities: [
      { on: 'levelGained', of: 'everyone', effect: [lose(1, 'actor')] },
      { on: 'levelLost', of: 'everyone', effect: [gain(1, 'actor')] },
    ],
  })
  const t = cursed(curse('push', lose(1)), { ana: { level: 5, table: ['swing'] } }, [swing])
  expect(t.asked().decision).toBe('arrangeOrOpen')
})

test('a card that adds nothing to any number costs nothing to count with', () => {
  const dull = monster('dull', 9, { fightRules: [{ ignored: 'traits', when: { level: { least: 9 } } }] })
  const nimble = race('nimble', { abilities: [{ figure: 'flee', add: 1 }] })
  const counted = (...table: readonly string[]) => {
    const t = sit([dull, nimble], { facing: 'dull', ana: { level: 3, table } })
    t.scene.meter.begin()
    return [t.figure('ana', 'flee'), t.scene.meter.spent] as const
  }
  const [, shoes] = counted('boots')
  expect(counted('boots', 'elf', 'wizard')).toEqual([2, shoes])
  const [flee, spent] = counted('boots', 'nimble')
  expect(flee).toBe(3)
  expect(spent).toBeGreaterThan(shoes)
})

test('a chain that asks at every link ends too', () => {
  const options = [[gain(1)], [gain(1, 'left')]]
  const swing = item('swing', {
    abilities: [
      { on: 'levelGained', of: 'everyone', effect: [{ do: 'choose', options: [[lose(1)], [lose(1, 'left')]] }] },
      { on: 'levelLost', of: 'everyone', effect: [{ do: 'choose', options }] },
    ],
  })
  const t = cursed(curse('push', lose(1)), { ana: { level: 5, table: ['swing'] }, bob: { level: 5 } }, [swing])
  let questions = 0
  while (t.asked().decision === 'choose:how' && questions < 500) {
    t.choose('ana', 'option', { index: 0 })
    questions++
  }
  expect([questions < 500, t.asked().decision]).toEqual([true, 'arrangeOrOpen'])
})

test('what costs nothing is done a number of times in a turn, and no more', () => {
  const idle = item('idle', { abilities: [{ use: 'any', effect: [strengthen('players', 1)] }] })
  const boomerang = shot('boomerang', 'any', take({ zone: 'self' }, 'you'))
  const t = sit([idle, boomerang], { ana: { hand: ['boomerang'], table: ['idle'] } })
  let uses = 0
  while (t.offered('ana', 'useAbility') && uses < 100) {
    t.choose('ana', 'useAbility', { copy: 'idle' })
    uses++
  }
  while (t.offered('ana', 'play') && uses < 100) {
    t.choose('ana', 'play', { copy: 'boomerang' })
    if (t.asked().decision === 'playOrKeep') t.choose('ana', 'keep')
    uses++
  }
  expect(uses).toBe(40)
})

test('questions that lead back to themselves have an answer', () => {
  const bootstraps = item('bootstraps', { bonus: 2, usableBy: { has: 'hero' }, abilities: [{ countsAs: 'hero' }] })
  const grit = item('grit', { bonus: 1, abilities: [{ figure: 'strength', add: 4, when: { winning: false } }] })
  const hush = race('hush', {
    abilities: [
      { ignored: 'traits', when: { winning: false } },
      { permits: 'winTies', when: { decides: true } },
    ],
  })
  const cards = [bootstraps, grit, hush, race('hero')]
  const t = sit(cards, {
    ana: { level: 3, table: ['bootstraps', 'grit', 'hush'] },
    bob: { hand: ['hero'] },
    facing: 'ogre',
  })
  expect([t.uses('ana', 'bootstraps'), t.totals()[0]]).toEqual([false, 8])
  expect(sit(cards, { ana: { level: 9, table: ['grit'] }, facing: 'ogre' }).totals()[0]).toBe(10)
})

test('numbers beyond all bounds stay numbers', () => {
  const huge = { times: [1_000_000, { times: [1_000_000, { plus: [1_000_000, { levelOf: 'you' }] }] }] }
  const boom = shot('boom', 'combat', strengthen('monsters', huge), {
    do: 'draw',
    deck: 'door',
    cards: huge,
    face: 'down',
    to: 'you',
  })
  const t = sit([boom, monster('foe', 3)], { ana: { hand: ['boom'] }, facing: 'foe', bareDecks: true, doors: ['rat'] })
  t.choose('ana', 'play', { copy: 'boom' })
  expect([t.totals(), t.hand('ana')]).toEqual([[1, 100_003], ['rat']])
})

test('what was asked is counted once, however many questions were asked inside a question', () => {
  const many = { any: Array.from({ length: 9 }, (_, index) => ({ level: { least: 20 + index } })) }
  const belt = item('belt', { bonus: 1, abilities: [{ figure: 'strength', add: 1, when: { not: many } }] })
  const proud = monster('proud', 2, { strength: [{ add: 3, when: { winning: true } }] })
  const t = sit([belt, proud], { ana: { level: 4, table: ['belt'] }, facing: 'proud' })
  const { meter } = t.scene
  const heard: [spent: number, bound: number][] = []
  meter.begin()
  meter.watch = (spent, bound) => heard.push([spent, bound])
  t.totals()
  meter.watch = null
  expect(heard.length).toBeGreaterThan(2)
  expect(heard.filter(([spent, bound]) => spent > bound)).toEqual([])
  expect(heard.reduce((sum, [spent]) => sum + spent, 0)).toBe(meter.spent)
})

test('an amount that is asked when all evaluations are spent is nothing', () => {
  const belt = item('belt', { abilities: [{ figure: 'strength', add: { levelOf: 'you' } }] })
  const t = sit([belt], { ana: { level: 4, table: ['belt'] } })
  expect(t.strength('ana')).toBe(8)
  t.scene.meter.spend(MOST_EVALUATIONS)
  expect(t.strength('ana')).toBe(4)
})
