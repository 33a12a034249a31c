// Some, every, none and not: however they are combined, a sentence denies what its card denies, once.

import { type Ability, type Condition, die, each, inCase, stay } from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'
import { asCurse } from './sheet.ts'

const asked = (when: Condition): readonly string[] =>
  (['en', 'fr'] as const).flatMap((language) =>
    asCurse([inCase(when, [die()])], language).map((text) =>
      text.replace(/^(?:If |Si |S')/, '').replace(/, (?:die|meurs)\.$/, ''),
    ),
  )

const some = (one: Condition): Condition => ({ among: 'others', some: one })
const every = (one: Condition): Condition => ({ among: 'others', every: one })
const not = (one: Condition): Condition => ({ not: one })

const levels = { more: { levelOf: 'tried' }, than: { levelOf: 'victim' } } as const
const turnedLevels = { more: { levelOf: 'victim' }, than: { levelOf: 'tried' } } as const
const hands = { more: { cardsIn: 'hand', of: 'tried' }, than: { cardsIn: 'hand', of: 'victim' } } as const
const values = { more: { sum: 'value', of: 'tried' }, than: { sum: 'value', of: 'victim' } } as const

const ABOUT: readonly Condition[] = [
  levels,
  turnedLevels,
  hands,
  values,
  { more: { levelOf: 'tried' }, than: 3 },
  { more: { levelOf: 'left' }, than: { levelOf: 'victim' } },
  { more: { cardsIn: 'table', of: 'tried' }, than: 2 },
  { more: { cardsIn: 'table', of: 'tried' }, than: { levelOf: 'victim' } },
  { more: { sum: 'bonus' }, than: 3 },
  { more: { plus: [{ levelOf: 'tried' }, 2] }, than: { levelOf: 'victim' } },
  { count: { cardsIn: 'hand' }, is: { least: 3 } },
  { count: { cardsIn: 'hand' }, is: { most: 2 } },
  { count: { cardsIn: 'hand' }, is: { least: 2, most: 3 } },
  { count: { cardsIn: 'worn' }, is: { least: 1 } },
  { count: { cardsIn: 'table', filter: { kind: ['item', 'curse'] } }, is: { least: 3 } },
  { count: { cardsIn: 'hand' }, is: 'odd' },
  { count: { levelOf: 'tried' }, is: { least: 5 } },
  { count: { sum: 'value' }, is: { least: 300 } },
  { count: { sum: 'value' }, is: { least: 300, most: 500 } },
  { level: { least: 5 } },
  { handSize: { least: 4 } },
  { handSize: 'odd' },
  { has: 'elf' },
  { has: 'fast' },
  { sex: 'male' },
  { wears: { slot: 'head' } },
  { carries: { size: 'big' } },
  { caught: true },
  { fights: 'alone' },
]

const DENIED = { en: /\b(?:no|not|none|nobody)\b/g, fr: /\b(?:pas|aucune?|personne)\b/g }
const denials = ([en = '', fr = '']: readonly string[]): readonly number[] => [
  en.match(DENIED.en)?.length ?? 0,
  fr.match(DENIED.fr)?.length ?? 0,
]

suite('some, every, none and not', () => {
  test.each(ABOUT.map((one) => [JSON.stringify(one), one] as const))('mean what they say: %s', (_, one) => {
    const [anySuch, noSuch, anyOther, allSuch] = [some(one), every(not(one)), some(not(one)), every(one)].map(asked)
    expect(asked(not(some(one)))).toEqual(noSuch)
    expect(asked(not(every(one)))).toEqual(anyOther)
    expect(asked(not(some(not(one))))).toEqual(allSuch)
    expect(asked(not(every(not(one))))).toEqual(anySuch)
    expect(asked(not(not(some(one))))).toEqual(anySuch)
    expect(new Set([anySuch, noSuch, anyOther, allSuch].map((each) => each?.[0])).size).toBe(4)
    expect(new Set([anySuch, noSuch, anyOther, allSuch].map((each) => each?.[1])).size).toBe(4)
    expect(denials(anySuch ?? [])).toEqual([0, 0])
    expect(denials(noSuch ?? [])).toEqual([1, 1])
    expect(denials(allSuch ?? [])).toEqual([0, 0])
    expect(Math.max(...denials(anyOther ?? []))).toBeLessThan(2)
  })

  test('levels', () => {
    expect(asked(not(some(levels)))).toEqual([
      'no other player is of a higher level than you',
      "aucun autre joueur n'a un niveau supérieur au tien",
    ])
    expect(asked(not(some(turnedLevels)))).toEqual([
      'your level is higher than that of no other player',
      "ton niveau ne dépasse celui d'aucun autre joueur",
    ])
    expect(asked(some(not(turnedLevels)))).toEqual([
      'the level of another player is at least yours',
      "le niveau d'un autre joueur est au moins égal au tien",
    ])
    expect(asked(not({ anyFighter: levels }))[0]).toBe('no fighter is of a higher level than you')
    expect(asked(not(some({ all: [{ has: 'elf' }, levels] })))[0]).toBe(
      'no other player who is an Elf is of a higher level than you',
    )
  })

  test('levels below', () => {
    const below = { like: turnedLevels } as const
    const who = (language: 'en' | 'fr') => asCurse([each(below, [die()])], language)
    expect(who('en')).toEqual(['Every player who is of a lower level than you dies.'])
    expect(who('fr')).toEqual(['Chaque joueur qui a un niveau inférieur au tien meurt.'])
  })

  test('cards', () => {
    expect(asked(some(hands))).toEqual([
      'another player has more cards in hand than you',
      'un autre joueur a plus de cartes en main que toi',
    ])
    expect(asked(not(some(hands)))).toEqual([
      'no other player has more cards in hand than you',
      "aucun autre joueur n'a plus de cartes en main que toi",
    ])
    expect(asked(not(some({ count: { cardsIn: 'hand' }, is: { least: 3 } })))).toEqual([
      'no other player has at least 3 cards in hand',
      "aucun autre joueur n'a au moins 3 cartes en main",
    ])
    expect(asked(not(some({ count: { cardsIn: 'hand' }, is: { most: 0 } })))).toEqual([
      'each other player has a card in hand',
      'chaque autre joueur a une carte en main',
    ])
    expect(asked(every({ count: { cardsIn: 'worn' }, is: { least: 1 } }))).toEqual([
      'each other player uses an item',
      'chaque autre joueur utilise un objet',
    ])
  })

  test('gold', () => {
    expect(asked(not(some(values)))).toEqual([
      "the total value of no other player's items is more than the total value of your items",
      "la valeur totale des objets d'aucun autre joueur ne dépasse la valeur totale de tes objets",
    ])
  })

  test('what somebody lacks', () => {
    expect(asked(not(some({ lacks: 'class' })))).toEqual([
      'each other player has a class',
      'chaque autre joueur a une classe',
    ])
    expect(asked(every({ lacks: 'class' }))).toEqual([
      'no other player has any class',
      "aucun autre joueur n'a de classe",
    ])
  })

  test('whose neighbour it is', () => {
    expect(asked(not(some({ more: { levelOf: 'left' }, than: { levelOf: 'victim' } })))).toEqual([
      'no other player is such that the level of the player on their left is higher than yours',
      "aucun autre joueur n'est tel que le niveau du joueur à sa gauche dépasse le tien",
    ])
  })

  test('what is nobody’s is denied once', () => {
    expect(asked(not(some({ count: { holdersOf: 'elf' }, is: { most: 2 } })))[0]).toBe(
      'at least 3 players have an Elf card in play',
    )
  })
})

suite('what is forbidden to those who are like that', () => {
  const stayed = (...abilities: readonly Ability[]): readonly string[] =>
    (['en', 'fr'] as const).flatMap((language) => asCurse([stay('untilLifted', abilities)], language))
  const male = { sex: 'male' } as const
  const you = (one: Condition): Condition => ({ among: 'you', some: one })

  test('is asked of them, and what is a fact stands behind it', () => {
    expect(stayed({ bans: 'helping', for: 'others', when: male })).toEqual([
      'From now on, no other player who is male may help.',
      'Désormais, aucun autre joueur qui est de sexe masculin ne peut aider.',
    ])
    expect(stayed({ bans: 'helping', for: 'others', when: { all: [you({ fights: 'asMain' }), male] } })).toEqual([
      'From now on, no other player who is male may help if you are the main fighter.',
      'Désormais, aucun autre joueur qui est de sexe masculin ne peut aider si tu es le combattant principal.',
    ])
    expect(stayed({ bans: 'helping', for: 'others', when: you(male) })[0]).toBe(
      'From now on, no other player may help if you are male.',
    )
  })

  test('neighbours are those of the owner', () => {
    expect(stayed({ figure: 'strength', add: -2, for: 'others', when: { is: 'left' } })).toEqual([
      'From now on, each other player gets −2 in combat if they are the player on your left.',
      "Désormais, chaque autre joueur a −2 en combat s'il est le joueur à ta gauche.",
    ])
  })

  test('the seat of an each is not whoever is tried', () => {
    const most = { more: { cardsIn: 'worn', of: 'tried' }, than: { cardsIn: 'worn', of: 'each' } } as const
    expect(asCurse([each('everyone', [inCase(not(some(most)), [die()])])], 'en')).toEqual([
      'Every player: if no other player uses more items than them, they die.',
    ])
  })
})
