// Sentences in which one had to guess who does something, or whether anybody must.

import { choose, draw, type Effect, each, forceHelp, gainLevels, inCase, loseLevels, moveFight } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { asCurse, asUse, breakable } from './sheet.ts'

const cursed = (...effects: readonly Effect[]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])
const used = (use: Parameters<typeof asUse>[0]): readonly string[] =>
  breakable([...asUse(use, 'en'), ...asUse(use, 'fr')])

test('who must help if he likes may help', () => {
  expect(cursed(each('others', [choose([forceHelp('each')], [])]))).toEqual([
    'Each other player may help in this fight.',
    'Chaque autre joueur peut aider dans ce combat.',
  ])
  expect(used({ use: 'othersCombat', effect: [choose([forceHelp('you'), gainLevels(1)], [])] })).toEqual([
    'In a fight without you: you may help in this fight, then gain 1 level.',
    'Dans un combat sans toi : tu peux aider dans ce combat, puis gagner 1 niveau.',
  ])
  const unasked = { not: { anyFighter: { fights: 'asHelper' } } } as const
  const offered = inCase(unasked, [choose([forceHelp('each')], [])])
  expect(cursed(each('others', [offered]))).toEqual([
    'Each other player: if there is no helper, they may help in this fight.',
    "Chaque autre joueur : s'il n'y a pas d'allié, il peut aider dans ce combat.",
  ])
})

test('several who draw draw so many each', () => {
  expect(cursed(draw('treasure', 1, { to: 'others' }), draw('door', 2, { to: 'bystanders' }))).toEqual([
    'Each other player draws 1 Treasure face down.',
    'Each player outside the fight draws 2 Doors face down.',
    'Chaque autre joueur pioche 1 Trésor face cachée.',
    'Chaque joueur hors du combat pioche 2 Portes face cachée.',
  ])
})

test('who gains a level, and by what, is said at once', () => {
  const gained = (when: Parameters<typeof asUse>[0]['when']): readonly string[] =>
    used({ use: 'level', ...(when && { when }), effect: [loseLevels(1, 'actor')] })
  expect(gained({ all: [{ levelFrom: 'sale' }, { among: 'actor', some: { not: { is: 'you' } } }] })).toEqual([
    'When another player gains a level by selling items: that player loses 1 level.',
    'Quand un autre joueur gagne un niveau en vendant des objets : ce joueur perd 1 niveau.',
  ])
  expect(gained({ all: [{ not: { is: 'actor' } }, { levelFrom: 'helping' }, { has: 'elf' }] })).toEqual([
    'When another player gains a level by helping, if you are an Elf: that player loses 1 level.',
    'Quand un autre joueur gagne un niveau en aidant, si tu es Elfe : ce joueur perd 1 niveau.',
  ])
  expect(gained({ all: [{ levelFrom: 'kill' }, { among: 'actor', some: { is: 'you' } }] })[0]).toContain(
    'When you gain a level by killing a monster: ',
  )
  expect(gained({ levelFrom: 'card' })).toEqual([
    'When somebody gains a level by a card: that player loses 1 level.',
    "Quand quelqu'un gagne un niveau grâce à une carte : ce joueur perd 1 niveau.",
  ])
  expect(gained({ not: { levelFrom: 'sale' } })[0]).toContain('if the level does not come from a sale')
})

test('who takes over a fight does not go on with one of their own', () => {
  expect(used({ use: 'combat', effect: [moveFight('you')] })).toEqual([
    'In any fight: take over the fight.',
    'Dans tout combat : prends la place du combattant principal.',
  ])
})
