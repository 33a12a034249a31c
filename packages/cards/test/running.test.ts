// Running away has one word in French, and getting away without a roll is for whoever runs.

import {
  bans,
  type Effect,
  inCase,
  letEscape,
  loseLevels,
  monster,
  on,
  type Use,
  use,
  type Window,
} from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'
import { asAbility, asCurse, asUse, breakable, lines } from './sheet.ts'

const used = (one: Use): readonly string[] => breakable([...asUse(one, 'en'), ...asUse(one, 'fr')])
const cursed = (...effects: readonly Effect[]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])

test('one flees, whatever the sentence is', () => {
  expect(asAbility(bans('fleeing'), 'fr')).toEqual(['Tu ne peux pas fuir.'])
  const asked = (least: number, most?: number): string | undefined =>
    cursed(inCase({ runners: { least, ...(most !== undefined && { most }) } }, [loseLevels(1)]))[1]
  expect(asked(1)).toBe("Si quelqu'un fuit, perds 1 niveau.")
  expect(asked(2)).toBe('Si au moins 2 combattants fuient, perds 1 niveau.')
  expect(asked(1, 1)).toBe('Si exactement 1 combattant fuit, perds 1 niveau.')
})

suite('an escape without a roll', () => {
  test('is for whoever runs, as long as nobody does', () => {
    expect(used(use('combat', [letEscape('fighters')]))).toEqual([
      'In any fight: the fighters escape all monsters without a roll if they run away.',
      "Dans tout combat : les combattants échappent à tous les monstres sans lancer le dé s'ils fuient.",
    ])
    const windows: readonly Window[] = ['any', 'ownCombat', 'kill']
    for (const window of windows) {
      const [en, fr] = used(use(window, [letEscape('you'), loseLevels(1)]))
      expect(en).toMatch(/: escape all monsters without a roll if you run away, then lose 1 level\.$/)
      expect(fr).toMatch(/ : échappe à tous les monstres sans lancer le dé si tu fuis, puis perds 1 niveau\.$/)
    }
    expect(asAbility(on('fightBegins', [letEscape('you')]), 'en')).toEqual([
      'When you begin a fight: escape all monsters without a roll if you run away.',
    ])
  })

  test('needs no more words where somebody runs', () => {
    const windows: readonly Window[] = ['flight', 'ownRoll', 'badStuff']
    for (const window of windows)
      expect(used(use(window, [letEscape('you')]))[0]).toMatch(/: escape all monsters without a roll\.$/)
  })

  test('of a monster: before its fight, not in its bad stuff', () => {
    const card = monster('x', {
      level: 1,
      treasures: 1,
      beforeCombat: [letEscape('you', 'self')],
      badStuff: [letEscape('helper')],
      en: { name: 'x' },
      fr: { name: 'x' },
    })
    expect(lines(card, 'en').slice(2)).toEqual([
      'Before the fight: escape this monster without a roll if you run away.',
      'Bad stuff: the helper escapes all monsters without a roll.',
    ])
  })
})
