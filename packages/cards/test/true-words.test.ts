// Sentences that said something else than what happens, each with what is true.

import { type Ability, type Card, type Effect, item, loseLevels, monster, type Use } from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'
import { asAbility, asCurse, asUse, breakable, lines } from './sheet.ts'

const blank = { en: { name: 'x' }, fr: { name: 'x' } }
const used = (use: Use): readonly string[] => breakable([...asUse(use, 'en'), ...asUse(use, 'fr')])
const cursed = (...effects: readonly Effect[]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])
const able = (ability: Ability): readonly string[] =>
  breakable([...asAbility(ability, 'en'), ...asAbility(ability, 'fr')])
/** Behind the lines about level and reward. */
const onMonster = (more: Partial<Parameters<typeof monster>[1]>): readonly string[] => {
  const card: Card = monster('x', { level: 1, treasures: 1, badStuff: [], ...more, ...blank })
  return breakable([...lines(card, 'en').slice(2), ...lines(card, 'fr').slice(2)]).filter(
    (line) => !/^(?:Bad stuff: none|Sale coup : aucun)\.$/.test(line),
  )
}

suite('what counts for nothing', () => {
  const items = { ignored: 'items' } as const

  test('a monster is not got rid of by what does not count against it', () => {
    expect(onMonster({ fightRules: [items] })).toEqual([
      'Items and one-shots give no bonus in combat and cannot get rid of this monster.',
      "Les objets (même à usage unique) ne donnent aucun bonus en combat et n'éliminent pas ce monstre.",
    ])
    expect(onMonster({ fightRules: [{ ...items, side: 'players' }] })).toEqual([
      "Items and one-shots on the players' side give no bonus in combat and cannot get rid of this monster.",
      "Les objets (même à usage unique) dans le camp des joueurs ne donnent aucun bonus en combat et n'éliminent pas ce monstre.",
    ])
    expect(onMonster({ fightRules: [{ ...items, side: 'monsters' }] })).toEqual([
      "The bonuses of one-shots on the monsters' side do not count.",
      'Les bonus des objets à usage unique dans le camp des monstres ne comptent pas.',
    ])
  })

  test('one-shots are meant with and without a side, unless the kind leaves them out', () => {
    expect(able({ ...items, side: 'players' })).toEqual([
      "In your fights, the bonuses of items and one-shots on the players' side do not count.",
      'Dans tes combats, les bonus des objets (même à usage unique) dans le camp des joueurs ne comptent pas.',
    ])
    expect(able({ ...items, filter: { kind: 'item' } })).toEqual([
      'In your fights, the bonuses of items in use do not count.',
      'Dans tes combats, les bonus des objets utilisés ne comptent pas.',
    ])
    expect(able({ ...items, filter: { kind: 'oneShot' } })[0]).toBe(
      'In your fights, the bonuses of one-shots do not count.',
    )
    expect(able({ ...items, filter: { kind: 'anyItem', not: { tag: 'fire' } } })[0]).toBe(
      'In your fights, the bonuses of items and one-shots not marked Fire do not count.',
    )
  })

  test('what only an item has is said of items alone', () => {
    expect(able({ ...items, filter: { size: 'big' } })[0]).toBe(
      'In your fights, the bonuses of Big items do not count.',
    )
    expect(able({ ...items, own: true })[0]).toBe('The bonuses of your items do not count.')
  })

  test('one-shots that count for nothing are not doubled either', () => {
    const card = item('x', {
      value: 100,
      abilities: [{ ...items, filter: { kind: 'anyItem' } }, { doubled: 'oneShots' }],
      ...blank,
    })
    expect(lines(card, 'en')[2]).toMatch(/, where they count at all\.$/)
  })
})
