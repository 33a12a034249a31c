// What belongs to one way alone must not read as if it happened in any case, nor the other way round.

import { bans, choose, type Effect, each, guess, inCase, loseLevels, on, pay, stay } from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'
import { asCurse, asUse, breakable } from './sheet.ts'

const elf = { has: 'elf' } as const
const card = { cards: { zone: 'hand' } } as const
const alone = stay('combat', [bans('helping')])
const two: Effect = { do: 'discard', cards: { zone: 'hand', take: 2 } }
const door: Effect = { do: 'draw', deck: 'door', cards: 1, face: 'down' }

const cursed = (...effects: readonly Effect[]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])
const used = (...effect: readonly Effect[]): readonly string[] =>
  breakable([...asUse({ use: 'ownTurn', effect }, 'en'), ...asUse({ use: 'ownTurn', effect }, 'fr')])

suite('the steps of the last way have brackets where one comes behind a pause', () => {
  test('of who does not pay', () => {
    expect(cursed(each('helper', [pay(card, [], [alone, { do: 'dismissHelper' }])]))).toEqual([
      'The helper may discard a card from their hand; otherwise, (for this fight, they may not help anybody; then the helper leaves the fight).',
      "L'allié peut défausser une carte de sa main ; sinon, (pour ce combat, il ne peut pas aider au combat ; puis l'allié quitte le combat).",
    ])
    expect(cursed(pay(card, [], [alone, two]))).toEqual([
      'Discard a card from your hand; or (for this fight, you may not help anybody; then discard 2 cards from your hand).',
      'Défausse une carte de ta main ; ou bien (pour ce combat, tu ne peux pas aider au combat ; puis défausse 2 cartes de ta main).',
    ])
  })

  test('of who pays, and of an if with and without an else', () => {
    expect(cursed(pay(card, [alone, two]))[0]).toBe(
      'You may discard a card from your hand: if so, (for this fight, you may not help anybody; then discard 2 cards from your hand).',
    )
    expect(cursed(inCase(elf, [alone, two]))).toEqual([
      'If you are an Elf, (for this fight, you may not help anybody; then discard 2 cards from your hand).',
      'Si tu es Elfe, (pour ce combat, tu ne peux pas aider au combat ; puis défausse 2 cartes de ta main).',
    ])
    expect(cursed(inCase(elf, [loseLevels(1)], [alone, two]))[0]).toBe(
      'If you are an Elf, lose 1 level; otherwise, (for this fight, you may not help anybody; then discard 2 cards from your hand).',
    )
    expect(cursed(inCase(elf, [], [alone, two]))[0]).toBe(
      'If you are not an Elf, (for this fight, you may not help anybody; then discard 2 cards from your hand).',
    )
    expect(used(inCase(elf, [alone]), two)[0]).toBe(
      'In your turn: if you are an Elf, for this fight, you may not help anybody. Then discard 2 cards from your hand.',
    )
  })

  test('of a second if behind an else', () => {
    const second = inCase({ not: { has: 'elf' } }, [alone, two])
    expect(cursed(inCase(elf, [loseLevels(1)], [second]))[0]).toContain(
      '(for this fight, you may not help anybody; then ',
    )
  })

  test('of a guess, of who has nothing to lose, and of who likes to', () => {
    expect(cursed(guess([loseLevels(1)], [alone, two]))[0]).toBe(
      'Name a number and roll a die: if it comes up, lose 1 level; otherwise, (for this fight, you may not help anybody; then discard 2 cards from your hand).',
    )
    expect(cursed(guess([], [alone, two]))[0]).toContain('unless it comes up, (for this fight, ')
    expect(cursed(guess([alone, two]))[0]).toContain('if it comes up, (for this fight, ')
    expect(cursed({ do: 'discard', cards: { zone: 'hand' }, otherwise: [alone, door] })).toEqual([
      'Discard a card from your hand; failing that, (for this fight, you may not help anybody; then draw 1 Door face down).',
      'Défausse une carte de ta main ; à défaut, (pour ce combat, tu ne peux pas aider au combat ; puis pioche 1 Porte face cachée).',
    ])
    expect(cursed(choose([alone, two], []))[0]).toBe(
      'If you like, (for this fight, you may not help anybody; then discard 2 cards from your hand).',
    )
  })

  test('and none where a comma is enough', () => {
    expect(cursed(pay(card, [], [door, two]))[0]).toBe(
      'Discard a card from your hand; or draw 1 Door face down, then discard 2 cards from your hand.',
    )
  })
})

suite('what comes behind something that one may leave is no part of it', () => {
  test('a choice, a price', () => {
    const may = choose([loseLevels(1)], [door], [])
    expect(used(inCase(elf, [may, two]))).toEqual([
      'In your turn: if you are an Elf, (you may choose (lose 1 level; or draw 1 Door face down); then discard 2 cards from your hand).',
      'À ton tour : si tu es Elfe, (tu peux choisir (perds 1 niveau ; ou bien pioche 1 Porte face cachée) ; puis défausse 2 cartes de ta main).',
    ])
    expect(used(may, two)[0]).toBe(
      'In your turn: you may choose: lose 1 level; or draw 1 Door face down. Then discard 2 cards from your hand.',
    )
    expect(used(inCase(elf, [pay(card, [loseLevels(1)]), two]))[0]).toBe(
      'In your turn: if you are an Elf, (you may discard a card from your hand (if so, lose 1 level); then discard 2 cards from your hand).',
    )
  })

  test('of each of several, who stand before the brackets', () => {
    expect(cursed(each('others', [pay(card, [], [door]), two]))).toEqual([
      'Each other player may discard a card from their hand (otherwise, they draw 1 Door face down); then they discard 2 cards from their hand.',
      'Chaque autre joueur peut défausser une carte de sa main (sinon, il pioche 1 Porte face cachée) ; puis il défausse 2 cartes de sa main.',
    ])
    expect(cursed(each('others', [inCase(elf, [loseLevels(1)], [door]), two]))).toEqual([
      'Each other player: (if they are an Elf, they lose 1 level; otherwise, they draw 1 Door face down); then they discard 2 cards from their hand.',
      "Chaque autre joueur : (s'il est Elfe, il perd 1 niveau ; sinon, il pioche 1 Porte face cachée) ; puis il défausse 2 cartes de sa main.",
    ])
  })
})

test('one sees where each way of a choice ends', () => {
  const bet = (won: Effect, lost: Effect) =>
    stay('combat', [on('won', [won], { of: 'others' }), on('fightLost', [lost], { of: 'others' })])
  expect(used(choose([bet(door, two)], [alone]))[0]).toBe(
    'In your turn: choose: (for this fight, when another player wins this fight: draw 1 Door face down; when another player finishes this fight without winning it: discard 2 cards from your hand); or for this fight, you may not help anybody.',
  )
  expect(used(choose([alone], [bet(door, two)]))[1]).toBe(
    'À ton tour : choisis : pour ce combat, tu ne peux pas aider au combat ; ou bien (pour ce combat, quand un autre joueur gagne ce combat : pioche 1 Porte face cachée ; quand un autre joueur finit ce combat sans le gagner : défausse 2 cartes de ta main).',
  )
})
