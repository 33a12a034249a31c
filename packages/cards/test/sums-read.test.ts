// Amounts that are put together, in words that one would say: differences of levels, what is added in some cases, and nothing at all.

import {
  type Amount,
  addCounters,
  adds,
  draw,
  type Effect,
  each,
  gainLevels,
  loseLevels,
  removeCounters,
  stay,
  times,
  type Who,
} from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'
import { asAbility, asCurse, asUse, breakable } from './sheet.ts'

const inTurn = (...effects: readonly Effect[]): readonly string[] =>
  breakable([...asUse({ use: 'ownTurn', effect: effects }, 'en'), ...asUse({ use: 'ownTurn', effect: effects }, 'fr')])
const cursed = (...effects: readonly Effect[]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])
const strength = (add: Amount): readonly string[] =>
  breakable([...asAbility(adds('strength', add), 'en'), ...asAbility(adds('strength', add), 'fr')])
const gap = (one: Who, other: Who): Amount => ({ plus: [{ levelOf: one }, times(-1, { levelOf: other })] })
const ifElf: Amount = { seats: 'you', when: { has: 'elf' } }

suite('one level and another', () => {
  test('so many of something for each level that somebody is ahead', () => {
    expect(inTurn(gainLevels(gap('target', 'you')))).toEqual([
      'In your turn: gain 1 level for each level a player of your choice is above you.',
      "À ton tour : gagne 1 niveau par niveau qu'un joueur de ton choix a de plus que toi.",
    ])
    expect(inTurn(draw('door', gap('you', 'left')))).toEqual([
      'In your turn: draw 1 Door face down for each level you are above the player on your left.',
      'À ton tour : pioche 1 Porte face cachée par niveau que tu as de plus que le joueur à ta gauche.',
    ])
  })

  test('of each of several, it is theirs', () => {
    expect(cursed(each('others', [gainLevels(gap('victim', 'each'))]))).toEqual([
      'Each other player gains 1 level for each level you are above them.',
      'Chaque autre joueur gagne 1 niveau par niveau que tu as de plus que lui.',
    ])
    expect(cursed(each('others', [loseLevels({ levelOf: 'each' })]))).toEqual([
      'Each other player loses as many levels as their level.',
      'Chaque autre joueur perd autant de niveaux que son niveau.',
    ])
  })

  test('a bonus may be a penalty, so that its sign matters', () => {
    expect(strength(gap('left', 'you'))).toEqual([
      'A bonus in combat equal to the level of the player on your left minus yours.',
      'Un bonus en combat égal au niveau du joueur à ta gauche moins le tien.',
    ])
    expect(strength(gap('highest', 'you'))).toEqual([
      'A bonus in combat equal to the highest level at the table minus yours.',
      'Un bonus en combat égal au plus haut niveau de la table moins le tien.',
    ])
    expect(strength(gap('you', 'highest'))[0]).toBe(
      'A bonus in combat equal to your level minus the highest level at the table.',
    )
  })

  test('of more than two it is a sum', () => {
    const three: Amount = { plus: [{ levelOf: 'left' }, times(-1, { levelOf: 'you' }), 2] }
    expect(inTurn(gainLevels(three))[0]).toBe(
      'In your turn: gain as many levels as the level of the player on your left plus 2 minus your level.',
    )
  })
})

suite('more in some cases', () => {
  test('is the number that it then is', () => {
    expect(inTurn(loseLevels({ plus: [1, ifElf] }))).toEqual([
      'In your turn: lose 1 level (2 if you are an Elf).',
      'À ton tour : perds 1 niveau (2 si tu es Elfe).',
    ])
    expect(inTurn(loseLevels({ plus: [3, times(-4, ifElf)] }))[0]).toBe(
      'In your turn: lose 3 levels (0 if you are an Elf).',
    )
  })

  test('of a bonus what comes on top', () => {
    expect(strength({ plus: [2, ifElf] })).toEqual([
      '+2 in combat (plus 1 if you are an Elf).',
      '+2 en combat (plus 1 si tu es Elfe).',
    ])
  })

  test('of which there may be several', () => {
    expect(strength({ plus: [2, ifElf, times(-2, { seats: 'helper' })] })).toEqual([
      '+2 in combat (plus 1 if you are an Elf, minus 2 if there is a helper).',
      "+2 en combat (plus 1 si tu es Elfe, moins 2 s'il y a un allié).",
    ])
  })

  test('on counters', () => {
    const counters: Amount = { plus: [3, { seats: 'victim', when: { turn: 'own' } }] }
    expect(cursed(stay('untilLifted', [adds('strength', -1)], { counters }))).toEqual([
      'Put 3 counters on this card (4 if it is your turn); from now on, −1 in combat.',
      "Mets 3 jetons sur cette carte (4 si c'est ton tour) ; désormais, −1 en combat.",
    ])
  })

  test('beside what is counted it stays a sum', () => {
    expect(inTurn(gainLevels({ plus: [1, ifElf, { levelOf: 'you' }] }))[0]).toBe(
      'In your turn: gain as many levels as 1 plus your level (plus 1 if you are an Elf).',
    )
  })
})

test('nothing takes its ne in French', () => {
  expect(cursed(loseLevels(0))[1]).toBe('Ne perds aucun niveau.')
  expect(cursed(each('others', [gainLevels(0)]))[1]).toBe('Chaque autre joueur ne gagne aucun niveau.')
  expect(cursed(draw('treasure', 0))).toEqual(['Draw no Treasure face down.', 'Ne pioche aucun Trésor face cachée.'])
  expect(inTurn(addCounters(0))[1]).toBe('À ton tour : ne mets aucun jeton sur cette carte.')
  expect(inTurn(removeCounters(0))[1]).toBe('À ton tour : ne retire aucun jeton de cette carte.')
})
