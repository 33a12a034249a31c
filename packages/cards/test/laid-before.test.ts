// Before whom a card lies: said where it is laid down before somebody else, and where it goes on to another.

import {
  type Ability,
  adds,
  bans,
  type Effect,
  gainLevels,
  item,
  loseLevels,
  on,
  stay,
  take,
  type Use,
  use,
} from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'
import { asCurse, asUse, breakable, lines } from './sheet.ts'

const blank = { en: { name: 'x' }, fr: { name: 'x' } }
const cursed = (...effects: readonly Effect[]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])
const used = (one: Use): readonly string[] => breakable([...asUse(one, 'en'), ...asUse(one, 'fr')])
const onItem = (...abilities: readonly Ability[]): readonly string[] => {
  const card = item('x', { value: 100, abilities, ...blank })
  return breakable([...lines(card, 'en').slice(1), ...lines(card, 'fr').slice(1)])
}
const minus = adds('strength', -1)

suite('a card that goes on to somebody else', () => {
  const goesOn = (to: Parameters<typeof take>[1], more: Parameters<typeof take>[2] = {}): Effect =>
    take({ zone: 'self' }, to, { staying: true, ...more })

  test('is laid before them', () => {
    expect(cursed(stay('untilLifted', [on('fightOver', [goesOn('helper')])]))).toEqual([
      'From now on, when you finish a fight, won or not: lay this card before the helper.',
      "Désormais, quand tu finis un combat, gagné ou non : pose cette carte devant l'allié.",
    ])
    expect(cursed(stay('untilLifted', [on('caught', [goesOn('left'), loseLevels(1)])]))).toEqual([
      'From now on, when you are caught by a monster: lay this card before the player on your left, then lose 1 level.',
      'Désormais, quand tu es rattrapé par un monstre : pose cette carte devant le joueur à ta gauche, puis perds 1 niveau.',
    ])
  })

  test('by whoever has it, who may as well leave it there', () => {
    expect(cursed(stay('untilLifted', [use('ownTurn', [goesOn('right')])], { who: 'left' }))).toEqual([
      'For the player on your left, from now on, in their turn: they may lay this card before the player on their right.',
      'Pour le joueur à ta gauche, désormais, à son tour : il peut poser cette carte devant le joueur à sa droite.',
    ])
    expect(cursed(stay('untilLifted', [on('caught', [goesOn('actor')], { of: 'others' })], { who: 'left' }))).toEqual([
      'For the player on your left, from now on, when another player is caught by a monster: whoever has this card lays it before that player.',
      'Pour le joueur à ta gauche, désormais, quand un autre joueur est rattrapé par un monstre : le joueur devant qui cette carte se trouve la pose devant ce joueur.',
    ])
  })

  test('and says what happens where nobody takes it', () => {
    expect(cursed(stay('untilLifted', [on('caught', [goesOn('helper', { otherwise: [loseLevels(1)] })])]))).toEqual([
      'From now on, when you are caught by a monster: lay this card before the helper; failing that, lose 1 level.',
      "Désormais, quand tu es rattrapé par un monstre : pose cette carte devant l'allié ; à défaut, perds 1 niveau.",
    ])
  })
})

suite('a card with counters', () => {
  test('says before whom it lies, and whose the numbers are', () => {
    expect(used(use('any', [stay('untilLifted', [minus], { who: 'target', counters: 3 })]))).toEqual([
      'At any time: lay this card with 3 counters on it before a player of your choice; from now on, they get −1 in combat.',
      'À tout moment : pose cette carte avec 3 jetons dessus devant un joueur de ton choix ; désormais, il a −1 en combat.',
    ])
    expect(
      used(use('any', [stay('untilLifted', [minus], { who: 'target', counters: 3 })], { target: { has: 'elf' } })),
    ).toEqual([
      'At any time, aimed at a player who is an Elf: lay this card with 3 counters on it before that player; from now on, they get −1 in combat.',
      'À tout moment, en visant un joueur qui est Elfe : pose cette carte avec 3 jetons dessus devant ce joueur ; désormais, il a −1 en combat.',
    ])
  })

  test('needs no more words where they are said to be theirs anyway', () => {
    const grows = on('ownTurnBegins', [gainLevels(1)])
    expect(cursed(stay('untilLifted', [grows], { who: 'left', counters: 1 }))).toEqual([
      'Lay this card with 1 counter on it before the player on your left; from now on, when their turn begins: they gain 1 level.',
      'Pose cette carte avec 1 jeton dessus devant le joueur à ta gauche ; désormais, quand son tour commence : il gagne 1 niveau.',
    ])
    expect(cursed(stay('untilLifted', [bans('helping')], { who: 'left', counters: 1 }))[0]).toBe(
      'Lay this card with 1 counter on it before the player on your left; from now on, they may not help anybody.',
    )
  })

  test('simply has them where it stays before whom it is about', () => {
    expect(cursed(stay('untilLifted', [minus], { counters: 3 }))).toEqual([
      'Put 3 counters on this card; from now on, −1 in combat.',
      'Mets 3 jetons sur cette carte ; désormais, −1 en combat.',
    ])
  })

  test('says nothing of counters where it has none', () => {
    expect(cursed(stay('untilLifted', [minus], { counters: 0 }))).toEqual([
      'From now on, −1 in combat.',
      'Désormais, −1 en combat.',
    ])
    expect(cursed(stay('untilLifted', [minus], { who: 'left', counters: 0 }))[0]).toBe(
      'The player on your left: from now on, −1 in combat.',
    )
  })

  test('and loses those that it had', () => {
    const inner = stay('untilLifted', [minus], { counters: 0 })
    expect(cursed(stay('untilLifted', [on('caught', [inner])], { counters: 2 }))).toEqual([
      'Put 2 counters on this card; the next time you are caught by a monster: remove all counters from this card; from then on, −1 in combat.',
      'Mets 2 jetons sur cette carte ; la prochaine fois que tu es rattrapé par un monstre : retire tous les jetons de cette carte ; dès lors, −1 en combat.',
    ])
  })
})

suite('an item that is laid down', () => {
  const plus = adds('strength', 5)

  test('lies before its owner and is none any more', () => {
    expect(onItem(on('comesIntoPlay', [stay('untilLifted', [plus])]))).toEqual([
      'When this card comes into play, in use or not: lay this card before you (no longer an item); from now on, +5 in combat.',
      "Quand cette carte arrive en jeu, utilisée ou non : pose cette carte devant toi (ce n'est plus un objet) ; désormais, +5 en combat.",
    ])
    expect(onItem(on('won', [stay('untilTurnEnds', [plus], { counters: 2 })]))).toEqual([
      'When you win a fight: lay this card with 2 counters on it before you (no longer an item; discard it afterwards); until the end of this turn, +5 in combat.',
      "Quand tu gagnes un combat : pose cette carte avec 2 jetons dessus devant toi (ce n'est plus un objet ; défausse-la ensuite) ; jusqu'à la fin de ce tour, +5 en combat.",
    ])
  })

  test('or before somebody else, who gets what it gives', () => {
    expect(onItem(use('ownTurn', [stay('untilLifted', [plus], { who: 'left' })]))[0]).toMatch(
      /you may lay this card before the player on your left \(no longer an item\); from now on, they get \+5 in combat\.$/,
    )
  })

  test('an acolyte is no item to begin with', () => {
    const abilities = [use('ownTurn', [stay('untilLifted', [plus])])]
    const card = { id: 'x', kind: 'acolyte', deck: 'door', abilities, ...blank } as const
    expect(breakable([lines(card, 'en')[1] ?? '', lines(card, 'fr')[1] ?? ''])).toEqual([
      'In your turn: you may lay this card before you (no longer in use); from now on, +5 in combat.',
      "À ton tour : tu peux poser cette carte devant toi (hors d'usage) ; désormais, +5 en combat.",
    ])
  })
})
