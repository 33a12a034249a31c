// Who is meant in what a monster says about its fight: the main fighter, each fighter, or whoever would help.

import type { Ability, Amount, Ban, Condition } from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'
import { breakable, lines } from './sheet.ts'

const blank = { id: 'x', deck: 'door', en: { name: 'x' }, fr: { name: 'x' } } as const

/** What a monster says, once per language, and an enhancer says the same. */
function said(rule: Ability): readonly string[] {
  const onMonster = { ...blank, kind: 'monster', level: 1, treasures: 1, badStuff: [], fightRules: [rule] } as const
  const onEnhancer = { ...blank, kind: 'enhancer', bonus: 1, fightRules: [rule] } as const
  const sentences = (['en', 'fr'] as const).map((language) => lines(onMonster, language)[2] ?? '')
  expect((['en', 'fr'] as const).map((language) => lines(onEnhancer, language)[2])).toEqual(sentences)
  return breakable(sentences)
}

const banned = (when: Condition, bans: Ban = 'helping'): readonly string[] => said({ bans, when })
const your: Amount = { levelOf: 'you' }
const mains: Amount = { levelOf: 'main' }

suite('nobody like this may help', () => {
  test('of a higher level than the main fighter, or of a lower one', () => {
    expect(banned({ more: your, than: mains })).toEqual([
      'No player whose level is higher than that of the main fighter may help.',
      'Aucun joueur dont le niveau dépasse celui du combattant principal ne peut aider.',
    ])
    expect(banned({ more: mains, than: your })).toEqual([
      'No player who is of a lower level than the main fighter may help.',
      'Aucun joueur qui a un niveau inférieur à celui du combattant principal ne peut aider.',
    ])
  })

  test('whose level is not higher, or not lower', () => {
    expect(banned({ not: { more: your, than: mains } })).toEqual([
      'No player whose level is not higher than that of the main fighter may help.',
      'Aucun joueur dont le niveau ne dépasse pas celui du combattant principal ne peut aider.',
    ])
    expect(banned({ not: { more: mains, than: your } })).toEqual([
      'No player whose level is at least that of the main fighter may help.',
      'Aucun joueur dont le niveau est au moins égal à celui du combattant principal ne peut aider.',
    ])
  })

  test('with something added', () => {
    expect(banned({ more: { plus: [your, 2] }, than: mains })).toEqual([
      'No player whose level plus 2 is more than the level of the main fighter may help.',
      'Aucun joueur dont le niveau plus 2 dépasse le niveau du combattant principal ne peut aider.',
    ])
  })

  test('of whose cards there are more', () => {
    expect(banned({ more: { cardsIn: 'hand' }, than: { cardsIn: 'hand', of: 'main' } })).toEqual([
      'No player who has more cards in hand than the main fighter may help.',
      'Aucun joueur qui a plus de cartes en main que le combattant principal ne peut aider.',
    ])
    expect(banned({ more: { sum: 'bonus' }, than: { sum: 'bonus', of: 'main' } })).toEqual([
      "No player such that the total bonus of their items is more than the total bonus of the main fighter's items may help.",
      'Aucun joueur tel que le bonus total de ses objets dépasse le bonus total des objets du combattant principal ne peut aider.',
    ])
  })

  test('of a level, of the same race', () => {
    expect(banned({ count: your, is: { least: 3 } })).toEqual([
      'No player who is level 3 or higher may help.',
      'Aucun joueur qui est de niveau 3 ou plus ne peut aider.',
    ])
    expect(banned({ shares: 'race', with: 'main' })).toEqual([
      'No player who shares a race with the main fighter may help.',
      'Aucun joueur qui a une race en commun avec le combattant principal ne peut aider.',
    ])
  })

  test('and what is asked of the main fighter alone is asked of nobody else', () => {
    const isElf: Condition = { among: 'main', some: { has: 'elf' } }
    expect(banned(isElf)).toEqual([
      'Nobody may help if the main fighter is an Elf.',
      'Personne ne peut aider si le combattant principal est Elfe.',
    ])
    expect(banned({ all: [{ level: { most: 3 } }, isElf] })).toEqual([
      'No player who is level 3 or lower may help if the main fighter is an Elf.',
      'Aucun joueur qui est de niveau 3 ou moins ne peut aider si le combattant principal est Elfe.',
    ])
  })
})

test('a fighter like this may not run away', () => {
  expect(banned({ more: your, than: mains }, 'fleeing')).toEqual([
    'No fighter whose level is higher than that of the main fighter may run away.',
    'Aucun combattant dont le niveau dépasse celui du combattant principal ne peut fuir.',
  ])
  expect(banned({ is: 'main' }, 'fleeing')).toEqual([
    'No fighter who is the main fighter may run away.',
    'Aucun combattant qui est le combattant principal ne peut fuir.',
  ])
})

test('each fighter gets more or less', () => {
  expect(said({ figure: 'strength', add: -2, when: { more: your, than: mains } })).toEqual([
    'Each fighter gets −2 in combat if their level is higher than that of the main fighter.',
    'Chaque combattant a −2 en combat si son niveau dépasse celui du combattant principal.',
  ])
  expect(said({ figure: 'flee', add: your })).toEqual([
    'Each fighter gets a bonus to run away equal to their level.',
    'Chaque combattant a un bonus pour fuir égal à son niveau.',
  ])
  expect(said({ figure: 'flee', add: mains })).toEqual([
    'Each fighter gets a bonus to run away equal to the level of the main fighter.',
    'Chaque combattant a un bonus pour fuir égal au niveau du combattant principal.',
  ])
})

test('what counts for nothing for all of them is asked of the main fighter', () => {
  expect(said({ ignored: 'level', when: { has: 'elf' } })).toEqual([
    "The fighters' levels count for nothing if the main fighter is an Elf.",
    'Les niveaux des combattants ne comptent pas si le combattant principal est Elfe.',
  ])
})

test('the main fighter may be somebody else than whoever has won or uses it', () => {
  expect(said({ on: 'won', effect: [{ do: 'loseLevels', levels: 1, from: 'main' }] })).toEqual([
    'When you win a fight: the main fighter loses 1 level.',
    'Quand tu gagnes un combat : le combattant principal perd 1 niveau.',
  ])
})
