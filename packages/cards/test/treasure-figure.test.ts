// Treasures that a fight brings besides those of its monsters: once for a fight won in which something was killed.

import { type Ability, adds, type Effect, stay, type Use, use } from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'
import { asAbility, asCurse, asUse, breakable } from './sheet.ts'

const able = (ability: Ability): readonly string[] =>
  breakable([...asAbility(ability, 'en'), ...asAbility(ability, 'fr')])
const used = (one: Use): readonly string[] => breakable([...asUse(one, 'en'), ...asUse(one, 'fr')])
const cursed = (...effects: readonly Effect[]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])

suite('in any fight', () => {
  test('that is won by a kill', () => {
    expect(able(adds('treasures', 1))).toEqual([
      '1 extra treasure for each fight won as the main fighter by a kill.',
      '1 trésor de plus par combat gagné comme combattant principal en tuant un monstre.',
    ])
    expect(able(adds('treasures', 1, { when: { fights: 'alone' } }))).toEqual([
      '1 extra treasure for each fight won without help by a kill.',
      '1 trésor de plus par combat gagné sans aide en tuant un monstre.',
    ])
  })

  test('for others', () => {
    expect(able(adds('treasures', -1, { for: 'others' }))).toEqual([
      'Each other player gets 1 treasure fewer for each fight won as the main fighter by a kill.',
      'Chaque autre joueur a 1 trésor de moins par combat gagné comme combattant principal en tuant un monstre.',
    ])
  })

  test('never fewer than none', () => {
    expect(able(adds('treasures', -2))[0]).toBe(
      '2 treasures fewer (minimum 0) for each fight won as the main fighter by a kill.',
    )
    expect(able(adds('treasures', -2))[1]).toContain('2 trésors de moins (minimum 0) par combat')
  })
})

suite('in one fight, which is said once', () => {
  test('of the main fighter', () => {
    expect(used(use('kill', [stay('combat', [adds('treasures', 2)], { who: 'main' })]))).toEqual([
      'When a fight is about to be won: the main fighter: for this fight, 2 extra treasures if they win by a kill.',
      "Quand un combat va être gagné : le combattant principal : pour ce combat, 2 trésors de plus s'il gagne en tuant un monstre.",
    ])
  })

  test('of you, who may be the helper', () => {
    expect(used(use('ownCombat', [stay('combat', [adds('treasures', 2)])]))).toEqual([
      'When you fight: 2 extra treasures if you win as the main fighter by a kill.',
      'Quand tu combats : 2 trésors de plus si tu gagnes comme combattant principal en tuant un monstre.',
    ])
  })

  test('and if something else holds', () => {
    expect(cursed(stay('nextCombat', [adds('treasures', -1, { when: { has: 'elf' } })]))).toEqual([
      'In your next fight (this one, if it has begun), 1 treasure fewer if you win as the main fighter by a kill and if you are an Elf.',
      "À ton prochain combat (celui-ci s'il a commencé), 1 trésor de moins si tu gagnes comme combattant principal en tuant un monstre et si tu es Elfe.",
    ])
  })
})
