// Of whom a monster speaks where it says what it is worth: the main fighter, whatever word the card has for him, and those beside him.

import { type Amount, type Bonus, enhancer, monster } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { breakable, lines } from './sheet.ts'

const blank = { en: { name: 'x' }, fr: { name: 'x' } }
const weighed = (...strength: readonly Bonus[]): readonly string[] => {
  const card = monster('x', { level: 1, treasures: 1, badStuff: [], strength, ...blank })
  return breakable([...lines(card, 'en').slice(2, -1), ...lines(card, 'fr').slice(2, -1)])
}
const worth = (add: Amount): readonly string[] => weighed({ add })

test('a count and a level are of the same fighter', () => {
  for (const of of ['you', 'main'] as const) {
    expect(worth({ levelOf: of })).toEqual([
      'A bonus equal to the level of the main fighter.',
      'Un bonus égal au niveau du combattant principal.',
    ])
    expect(worth({ cardsIn: 'hand', of })).toEqual([
      "+1 for each card in the main fighter's hand.",
      '+1 par carte dans la main du combattant principal.',
    ])
  }
  expect(worth({ cardsIn: 'hand' })[0]).toBe("+1 for each card in the main fighter's hand.")
})

test('so is what is asked', () => {
  expect(weighed({ add: 2, when: { count: { cardsIn: 'hand', of: 'you' }, is: { least: 3 } } })).toEqual([
    '+2 if the main fighter has at least 3 cards in hand.',
    '+2 si le combattant principal a au moins 3 cartes en main.',
  ])
})

test('whoever sits beside them sits beside the main fighter', () => {
  expect(worth({ levelOf: 'left' })).toEqual([
    'A bonus equal to the level of the player to the left of the main fighter.',
    'Un bonus égal au niveau du joueur à gauche du combattant principal.',
  ])
  expect(worth({ levelOf: 'right' })).toEqual([
    'A bonus equal to the level of the player to the right of the main fighter.',
    'Un bonus égal au niveau du joueur à droite du combattant principal.',
  ])
  expect(worth({ cardsIn: 'hand', of: 'neighbours' })).toEqual([
    '+1 for each card in the hands of the neighbours of the main fighter.',
    '+1 par carte dans les mains des voisins du combattant principal.',
  ])
})

test('an enhancer says it in the same words', () => {
  const card = enhancer('x', { bonus: [{ add: { levelOf: 'you' } }], ...blank })
  expect(lines(card, 'en')[1]).toBe('A bonus to one monster equal to the level of the main fighter.')
})

test('the words on the rest of the card are for whoever reads them', () => {
  const card = monster('x', {
    level: 1,
    treasures: 1,
    badStuff: [{ do: 'loseLevels', levels: { levelOf: 'left' } }],
    ...blank,
  })
  expect(lines(card, 'en')[2]).toBe('Bad stuff: lose as many levels as the level of the player on your left.')
})
