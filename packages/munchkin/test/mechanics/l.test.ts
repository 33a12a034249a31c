// Mechanics L: card flow.

import { expect, test } from 'vitest'
import { examplesOf } from './examples.ts'
import { characterClass, curse, cursed, discard, item, type Raw, shot, sit, special, strengthen, take } from './sit.ts'

const draw = (deck: string, cards: unknown, rest: Raw = {}): Raw => ({ do: 'draw', deck, cards, face: 'down', ...rest })
const mine = (id: string, ...effect: readonly Raw[]): Raw => special(id, [{ use: 'ownTurn', effect }])
const played = (card: Raw, spec: Parameters<typeof sit>[1] = {}) =>
  sit([card], { ...spec, ana: { ...spec.ana, hand: [String(card.id), ...(spec.ana?.hand ?? [])] } }).choose(
    'ana',
    'play',
    { copy: String(card.id) },
  )

test('draw_treasure: treasures are drawn', () => {
  expect(played(mine('dig', draw('treasure', 2)), { treasures: ['sword', 'crown'] }).hand('ana')).toEqual([
    'sword',
    'crown',
  ])
})

test('draw_door: doors are drawn, by whomever the card means', () => {
  expect(played(mine('knock', draw('door', 1, { to: 'others' })), { doors: ['rat', 'imp'] }).hand('cyd').length).toBe(1)
})

test('search_discard: a free search of the discards', () => {
  const t = played(mine('search', { do: 'search', cards: { zone: 'treasureDiscards', filter: { kind: 'item' } } }), {
    treasureDiscards: ['potion-2', 'sword', 'crown'],
  })
  expect(t.offered('ana', 'pick', { copy: 'potion-2' })).toBe(false)
  expect(t.choose('ana', 'pick', { copy: 'crown' }).hand('ana')).toEqual(['crown'])
})

test('search_discard_auto: the first card that fits', () => {
  const t = played(
    mine('search', { do: 'search', cards: { zone: 'doorDiscards', filter: { kind: 'monster' }, extreme: 'topmost' } }),
    { doorDiscards: ['elf', 'imp', 'rat'] },
  )
  expect(t.hand('ana')).toEqual(['imp'])
})

test('draw_replace_discard_top: the top discard instead of a draw', () => {
  const monk = characterClass('monk', {
    abilities: [
      {
        use: 'ownDraw',
        effect: [{ do: 'search', cards: { zone: 'doorDiscards', extreme: 'topmost' } }, discard({ zone: 'hand' })],
      },
    ],
  })
  const t = sit([monk], { ana: { hand: ['imp'], table: ['monk'] }, doorDiscards: ['elf'], doors: ['giant'] }).choose(
    'ana',
    'useAbility',
    { copy: 'monk' },
  )
  t.choose('ana', 'keep').choose('ana', 'pick', { copy: 'imp' })
  expect([t.hand('ana'), t.fighting()]).toEqual([['elf'], false])
})

test('peek_deck: a look at the deck, and one of the cards taken', () => {
  const spy = mine(
    'spy',
    { do: 'peek', deck: 'treasure', cards: 3 },
    take({ zone: 'peeked', filter: { kind: 'item' } }, 'you'),
  )
  const t = played(spy, { treasures: ['potion-2', 'sword', 'crown', 'boots'] })
  expect(t.offered('ana', 'pick', { copy: 'boots' })).toBe(false)
  t.choose('ana', 'pick', { copy: 'crown' })
  expect([t.hand('ana'), t.pile('treasureDeck').slice(0, 3)]).toEqual([['crown'], ['potion-2', 'sword', 'boots']])
})

test('draw_redirect: put aside, and another one is drawn', () => {
  const veto = special('veto', [
    { use: 'draw', when: { it: { kind: 'monster' } }, effect: [{ do: 'cancel' }, { do: 'openDoor' }] },
  ])
  const t = sit([veto], { ana: { level: 5 }, bob: { hand: ['veto'] }, doors: ['giant', 'rat'] }).choose(
    'ana',
    'openDoor',
  )
  t.choose('bob', 'play', { copy: 'veto', index: 'giant' }).close()
  expect([t.totals()[1], t.pile('doorDiscards')]).toEqual([1, ['giant']])
  const under = mine(
    'under',
    { do: 'peek', deck: 'door', cards: 1, as: 'top' },
    { do: 'putBack', cards: { zone: { the: 'top' } }, to: 'bottom' },
  )
  expect(played(under, { doors: ['giant', 'rat'] }).pile('doorDeck')[0]).toBe('rat')
})

test('card_to_hand: out of the fight or the discards into a hand, monsters too', () => {
  const reel = (filter: Raw) =>
    special('reel', [{ use: 'combat', effect: [take({ zone: 'combat', filter, by: 'you' }, 'you')] }])
  const spec = { ana: { hand: ['potion-3'] }, bob: { hand: ['reel', 'furious'] }, facing: ['ogre', 'rat'] }
  const shots = sit([reel({ kind: 'oneShot' })], spec).choose('ana', 'play', { copy: 'potion-3', index: 0 })
  expect(shots.totals()[0]).toBe(4)
  expect(shots.choose('bob', 'play', { copy: 'reel' }).totals()[0]).toBe(1)
  expect(shots.hand('bob')).toContain('potion-3')
  const beasts = sit([reel({ kind: 'monster' })], spec).choose('bob', 'enhance', { copy: 'furious', slot: 'ogre' })
  beasts.choose('bob', 'play', { copy: 'reel' }).choose('bob', 'pick', { copy: 'ogre' })
  expect([beasts.totals()[1], beasts.hand('bob'), beasts.pile('doorDiscards')]).toEqual([1, ['ogre'], ['furious']])
})

test('counter_card: any card that is played or put into play, with a card for the loser', () => {
  const veto = special('veto', [
    { use: 'play', effect: [{ do: 'cancel' }, draw('treasure', 1, { to: 'actor' })] },
    {
      use: 'arrival',
      when: { not: { it: { kind: 'race' } } },
      effect: [{ do: 'cancel' }, draw('treasure', 1, { to: 'actor' })],
    },
  ])
  const answered = (verb: 'play' | 'playItem' | 'playTrait' | 'enhance', copy: string, use: number) => {
    const t = sit([veto], {
      ana: { hand: [copy] },
      bob: { hand: ['veto'] },
      treasures: ['boots'],
      ...(verb === 'enhance' && { facing: 'ogre' }),
    })
    t.choose('ana', verb, { copy, index: 'ana', slot: 0 }).choose('bob', 'play', { copy: 'veto', use })
    while (t.asked().decision === 'played') t.close()
    return [t.hand('ana'), t.table('ana')]
  }
  expect(answered('play', 'level-up', 0)).toEqual([['boots'], []])
  expect(answered('playItem', 'sword', 1)).toEqual([['boots'], []])
  expect(answered('playTrait', 'wizard', 1)).toEqual([['boots'], []])
  expect(answered('enhance', 'furious', 1)).toEqual([['boots'], []])
  expect(() => answered('playTrait', 'elf', 1)).toThrow('MK-META-03')
})

test('hand_swap: hands are shuffled together, or two change places', () => {
  const seats = { ana: { hand: ['rat'] }, bob: { hand: ['imp', 'ogre'] }, cyd: { hand: ['ghoul'] } }
  const t = cursed(curse('gale', { do: 'swapHands', who: 'victim', with: 'left' }), seats)
  expect([t.hand('ana').sort(), t.hand('bob')]).toEqual([['imp', 'ogre'], ['rat']])
  const pool = cursed(curse('gale', { do: 'poolHands', who: { like: { handSize: { most: 1 } } } }), {
    ...seats,
    rolls: { hand: [1] },
  })
  expect([pool.hand('ana'), pool.hand('cyd')]).toEqual([['ghoul'], ['rat']])
})

test('pass_on_use: once used, it goes to the neighbour, and what it did stays', () => {
  const baton = shot('baton', 'ownCombat', strengthen('players', 3), take({ zone: 'self' }, 'left'))
  const t = sit([baton], { ana: { hand: ['baton'] }, facing: 'ogre' }).choose('ana', 'play', { copy: 'baton' })
  expect([t.hand('bob'), t.totals()[0]]).toEqual([['baton'], 4])
  const horn = item('horn', {
    abilities: [{ use: 'ownCombat', effect: [strengthen('players', 2), take({ zone: 'self' }, 'right')] }],
  })
  const blown = sit([horn], { ana: { table: ['horn'] }, facing: 'ogre' }).choose('ana', 'useAbility', { copy: 'horn' })
  expect([blown.table('cyd'), blown.totals()[0]]).toEqual([['horn'], 3])
})

test('replay_for_other_side: a played card works once more, for the other side', () => {
  const echo = special('echo', [
    { use: 'play', when: { it: { kind: 'oneShot' } }, effect: [{ do: 'repeat', side: 'other' }] },
  ])
  const t = sit([echo], { ana: { hand: ['potion-3'] }, bob: { hand: ['echo'] }, facing: 'ogre' }).choose(
    'ana',
    'play',
    { copy: 'potion-3', index: 0 },
  )
  t.choose('bob', 'play', { copy: 'echo' })
  while (t.asked().decision === 'played') t.close()
  expect(t.totals()).toEqual([4, 9])
  const turn = special('turn', [
    {
      use: 'combat',
      effect: [{ do: 'switchSide', cards: { zone: 'combat', filter: { kind: 'oneShot' }, by: 'you' } }],
    },
  ])
  const switched = sit([turn], { ana: { hand: ['potion-3'] }, bob: { hand: ['turn'] }, facing: 'ogre' })
  switched.choose('ana', 'play', { copy: 'potion-3', index: 0 }).choose('bob', 'play', { copy: 'turn' })
  expect(switched.totals()).toEqual([1, 9])
})

test('steal_item_roll: a roll decides whether it is taken', () => {
  const rows = [
    {
      on: [4, 6],
      effect: [take({ zone: 'table', of: 'target', filter: { kind: 'item', size: 'small' }, by: 'you' }, 'you')],
    },
    { on: [1, 3], effect: [{ do: 'loseLevels', levels: 1, from: 'you' }] },
  ]
  const rogue = characterClass('rogue', {
    abilities: [
      { use: 'ownTurn', cost: { discard: 1 }, target: { not: { is: 'active' } }, effect: [{ do: 'roll', rows }] },
    ],
  })
  const tried = (die: number) => {
    const t = sit([rogue], {
      ana: { level: 3, hand: ['rat'], table: ['rogue'] },
      bob: { table: ['sword', 'anvil'] },
      rolls: { die: [die] },
    })
    t.choose('ana', 'useAbility', { copy: 'rogue', index: 'bob' }).choose('ana', 'pay', { copy: 'rat' })
    return [t.level('ana'), t.table('ana')]
  }
  expect([tried(5), tried(2)]).toEqual([
    [3, ['rogue', 'sword']],
    [2, ['rogue']],
  ])
})

examplesOf('l')
