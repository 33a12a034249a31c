// A card lies in one place: what it lays down out of its own stay, before somebody else, is the same card.

import { bans, type Effect, loseLevels, on, stay } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { asCurse, breakable } from './sheet.ts'

const cursed = (...effects: readonly Effect[]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])
const contagious = (inner: Effect): Effect => stay('untilLifted', [on('ownTurnEnds', [inner])])

test('laid before somebody else it moves', () => {
  expect(cursed(contagious(stay('untilLifted', [bans('beingHelped')], { who: 'left' })))).toEqual([
    'The next time your turn ends: this card moves to the player on your left; from then on, they may not be helped.',
    "La prochaine fois que ton tour s'achève : cette carte passe au joueur à ta gauche ; dès lors, il ne peut pas recevoir d'aide.",
  ])
  expect(cursed(contagious(stay('nextCombat', [on('won', [loseLevels(1)])], { who: 'right' })))[0]).toBe(
    'The next time your turn ends: this card moves to the player on your right; in their next fight, when they win that fight: they lose 1 level.',
  )
})

test('with a step before it', () => {
  const moves = stay('untilLifted', [bans('beingHelped')], { who: 'left' })
  expect(cursed(stay('untilLifted', [on('ownTurnEnds', [loseLevels(1), moves])]))[0]).toBe(
    'The next time your turn ends: lose 1 level, then this card moves to the player on your left; from then on, they may not be helped.',
  )
})

test('where it lies already, and as it is laid down first, nothing moves', () => {
  expect(cursed(contagious(stay('untilLifted', [bans('beingHelped')])))[0]).toBe(
    'The next time your turn ends: from then on, you may not be helped.',
  )
  expect(cursed(stay('untilLifted', [bans('beingHelped')], { who: 'left' }))[0]).toBe(
    'The player on your left: from now on, they may not be helped.',
  )
})

test('put on an item it goes where the item is, which is all that is said', () => {
  const onHat = stay('untilLifted', [bans('beingHelped')], { who: 'left', on: { zone: 'worn' } })
  expect(cursed(contagious(onHat))).toEqual([
    'The next time your turn ends: the player on your left: put this card on an item they use; from then on, they may not be helped.',
    "La prochaine fois que ton tour s'achève : le joueur à ta gauche : pose cette carte sur un objet qu'il utilise ; dès lors, il ne peut pas recevoir d'aide.",
  ])
})
