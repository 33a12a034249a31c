// Mechanics H: losses, by curses and by bad stuff.

import { expect, test } from 'vitest'
import { lifeOf } from '../../src/layout.ts'
import { examplesOf } from './examples.ts'
import {
  attachment,
  caught,
  curse,
  cursed,
  discard,
  gain,
  given,
  item,
  lose,
  monster,
  type Raw,
  sit,
  take,
} from './sit.ts'

const hit = (...effect: readonly Raw[]) => curse('hit', ...effect)
const items = (rest: Raw = {}): Raw => ({ zone: 'table', filter: { kind: 'item' }, ...rest })
/** What Ana still has before her once she was cursed to lose such cards. */
const left = (cards: Raw, table: readonly string[], rest: Raw = {}): string[] =>
  cursed(hit(discard(cards, rest)), { ana: { level: 5, table } }).table('ana')

test('lose_level: by a curse and by bad stuff, never below the first', () => {
  expect(cursed(hit(lose(2)), { ana: { level: 5 } }).level('ana')).toBe(3)
  expect(caught(monster('foe', 9, { badStuff: [lose(3)] }), { ana: { level: 2 } }).level('ana')).toBe(1)
})

test('lose_level_var: as many as a die shows, or as there are things', () => {
  expect(cursed(hit(lose({ die: true })), { ana: { level: 9 }, rolls: { die: [4] } }).level('ana')).toBe(5)
  expect(cursed(hit(lose({ cardsIn: 'worn' })), { ana: { level: 9, table: ['sword', 'helmet'] } }).level('ana')).toBe(7)
  expect(
    cursed(hit(lose({ highest: [1, { half: { die: true } }] })), { ana: { level: 9 }, rolls: { die: [5] } }).level(
      'ana',
    ),
  ).toBe(7)
})

test('set_level_abs: to a level', () => {
  expect(cursed(hit({ do: 'setLevel', to: 1 }), { ana: { level: 7 } }).level('ana')).toBe(1)
})

test('set_level_rel: to the level of another', () => {
  const seats = { ana: { level: 7 }, bob: { level: 3 }, cyd: { level: 9 } }
  expect(cursed(hit({ do: 'setLevel', to: 'lowest' }), seats).level('ana')).toBe(3)
  expect(cursed(hit({ do: 'setLevel', to: 'highest' }), seats).level('ana')).toBe(9)
  expect(cursed(hit({ do: 'setLevel', to: { levelOf: 'left' } }), seats).level('ana')).toBe(3)
})

test('die: death', () => {
  const t = cursed(hit({ do: 'die' }), { ana: { level: 7 } })
  expect(t.events().some(({ type }) => type === 'died')).toBe(true)
  expect(lifeOf(t.state, t.seat('bob'))).toBe(0)
})

test('bad_dieroll: a die decides', () => {
  const foe = monster('foe', 9, {
    badStuff: [
      {
        do: 'roll',
        as: 'die',
        rows: [
          { on: [1, 2], effect: [{ do: 'setLevel', to: 1 }] },
          { on: [3, 6], effect: [lose({ the: 'die' })] },
        ],
      },
    ],
  })
  const rolled = (die: number) => caught(foe, { ana: { level: 8 }, rolls: { runAway: [1], die: [die] } }).level('ana')
  expect([rolled(2), rolled(4)]).toEqual([1, 4])
})

test('bad_choice: the victim picks one of two, or another picks for it', () => {
  const options = [[lose(2)], [discard({ zone: 'hand', take: 'all' })]]
  const t = caught(monster('foe', 9, { badStuff: [{ do: 'choose', options }] }), { ana: { level: 5, hand: ['rat'] } })
  expect(t.choose('ana', 'option', { index: 1 }).hand('ana')).toEqual([])
  const other = cursed(hit({ do: 'choose', by: 'left', options }), { ana: { level: 5 } })
  expect(other.choose('bob', 'option', { index: 0 }).level('ana')).toBe(3)
})

test('bad_fallback: if there is nothing to lose, something else', () => {
  const card = hit(discard({ zone: 'worn', filter: { slot: 'head' } }, { otherwise: [lose(1)] }), {
    ...lose(1),
    otherwise: [{ do: 'draw', deck: 'door', cards: 1, face: 'down' }],
  })
  expect(cursed(card, { ana: { level: 5, table: ['helmet'] } }).level('ana')).toBe(4)
  expect(cursed(card, { ana: { level: 5 } }).level('ana')).toBe(3)
  expect(cursed(card, { ana: { level: 1 } }).hand('ana').length).toBe(1)
})

test('bad_vs_trait: differs by trait', () => {
  const card = hit(given({ has: 'wizard' }, [discard({ zone: 'hand', take: 'all' })], [lose(2)]))
  expect(cursed(card, { ana: { level: 5, hand: ['rat'], table: ['wizard'] } }).hand('ana')).toEqual([])
  expect(cursed(card, { ana: { level: 5 } }).level('ana')).toBe(3)
})

test('bad_none: nothing at all', () => {
  const t = caught(monster('lamb', 9), { ana: { level: 5, hand: ['rat'], table: ['sword'] } })
  expect([t.level('ana'), t.table('ana')]).toEqual([5, ['sword']])
})

test('lose_slot: what is worn in a place', () => {
  expect(left({ zone: 'worn', filter: { slot: 'feet' }, take: 'all' }, ['boots', 'helmet'])).toEqual(['helmet'])
})

test('lose_body_region: everything above the waist', () => {
  expect(
    left({ zone: 'worn', filter: { slot: ['head', 'armour'] }, take: 'all' }, ['boots', 'helmet', 'mail']),
  ).toEqual(['boots'])
})

test('lose_item_choice: one item of one’s own choice', () => {
  const t = cursed(hit(discard(items())), { ana: { table: ['sword', 'helmet', 'elf'] } })
  expect(t.offered('ana', 'pick', { copy: 'elf' })).toBe(false)
  expect(t.choose('ana', 'pick', { copy: 'sword' }).table('ana')).toEqual(['helmet', 'elf'])
})

test('lose_n_items: so many items', () => {
  const t = cursed(hit(discard(items({ take: 2 }))), { ana: { table: ['sword', 'helmet', 'boots'] } })
  t.choose('ana', 'pick', { copy: 'sword' }).choose('ana', 'pick', { copy: 'boots' })
  expect(t.table('ana')).toEqual(['helmet'])
})

test('lose_n_items_or_cards: items in play or cards in hand', () => {
  const t = cursed(hit(discard({ zone: 'handOrItems', take: 2 })), {
    ana: { hand: ['rat'], table: ['sword', 'elf', 'boots'] },
  })
  expect(t.offered('ana', 'pick', { copy: 'elf' })).toBe(false)
  t.choose('ana', 'pick', { copy: 'rat' }).choose('ana', 'pick', { copy: 'sword' })
  expect([t.hand('ana'), t.table('ana')]).toEqual([[], ['elf', 'boots']])
})

test('lose_item_by_other: a neighbour chooses', () => {
  const t = cursed(hit(discard(items({ by: 'right' }))), { ana: { table: ['sword', 'helmet'] } })
  expect(t.choose('cyd', 'pick', { copy: 'helmet' }).table('ana')).toEqual(['sword'])
})

test('lose_item_best_bonus: the best, or the worst', () => {
  expect(left({ zone: 'worn', extreme: 'bestBonus' }, ['sword', 'helmet'])).toEqual(['helmet'])
  expect(left({ zone: 'worn', extreme: 'worstBonus' }, ['sword', 'helmet'])).toEqual(['sword'])
})

test('lose_item_value_max: the dearest', () => {
  expect(left(items({ extreme: 'dearest' }), ['sword', 'crown'])).toEqual(['sword'])
})

test('lose_item_value_min: the cheapest', () => {
  expect(left(items({ extreme: 'cheapest' }), ['sword', 'anvil'])).toEqual(['sword'])
})

test('lose_value_total: items worth a total', () => {
  const t = cursed(hit(discard(items({ take: { worth: 800 } }))), { ana: { table: ['sword', 'anvil', 'crown'] } })
  t.choose('ana', 'pick', { copy: 'anvil' }).choose('ana', 'pick', { copy: 'sword' })
  expect(t.table('ana')).toEqual(['crown'])
})

test('lose_big_all: everything Big', () => {
  const big = item('wardrobe', { size: 'big' })
  const t = cursed(
    hit(discard({ zone: 'table', filter: { size: 'big' }, take: 'all' })),
    { ana: { table: ['wardrobe', 'sword', 'burly', 'anvil'] }, box: 'zombies' },
    [big],
  )
  expect(t.table('ana')).toEqual(['sword', 'burly'])
})

test('lose_big_one: one Big item', () => {
  expect(left({ zone: 'table', filter: { size: 'big' } }, ['anvil', 'sword'])).toEqual(['sword'])
})

test('lose_small: one small item', () => {
  expect(left({ zone: 'table', filter: { kind: 'item', size: 'small' } }, ['anvil', 'sword'])).toEqual(['anvil'])
})

test('lose_all_items: everything but what one is', () => {
  expect(left(items({ take: 'all' }), ['sword', 'anvil', 'elf'])).toEqual(['elf'])
})

test('lose_item_filter: all items of a kind, or all but those', () => {
  expect(left({ zone: 'table', filter: { value: { least: 600 } }, take: 'all' }, ['crown', 'sword'])).toEqual(['sword'])
  expect(
    left({ zone: 'table', filter: { kind: 'item', not: { slot: 'head' } }, take: 'all' }, ['crown', 'sword']),
  ).toEqual(['crown'])
  expect(
    left({ zone: 'table', filter: { any: [{ slot: 'feet' }, { tag: 'fire' }] }, take: 'all' }, ['boots', 'helmet']),
  ).toEqual(['helmet'])
})

test('lose_item_named: by its name', () => {
  expect(left({ zone: 'table', filter: { card: ['crown', 'plate'] }, take: 'all' }, ['crown', 'sword'])).toEqual([
    'sword',
  ])
})

test('lose_attached: an item goes with what lies on it', () => {
  const gem = attachment('gem', { to: 'item', bonus: 2 })
  const t = cursed(
    hit(discard({ zone: 'table', filter: { kind: 'item', attached: true } })),
    { ana: { table: ['sword', 'gem@sword', 'helmet'] } },
    [gem],
  )
  expect(t.table('ana')).toEqual(['helmet'])
})

test('lose_class: the class, or all of them', () => {
  expect(cursed(hit({ do: 'loseTrait', kind: 'class' }), { ana: { table: ['wizard', 'elf'] } }).table('ana')).toEqual([
    'elf',
  ])
  const both = { ana: { level: 3, table: ['super-munchkin', 'wizard', 'priest'] } }
  expect(cursed(hit({ do: 'loseTrait', kind: 'class', which: 'all' }), both).table('ana')).toEqual([])
  expect(
    cursed(hit({ do: 'loseTrait', kind: 'class', otherwise: [lose(1)] }), { ana: { level: 3 } }).level('ana'),
  ).toBe(2)
})

test('lose_race: the race, or only that one', () => {
  const card = hit({ do: 'loseTrait', kind: 'race', trait: 'elf' })
  expect(cursed(card, { ana: { table: ['elf', 'wizard'] } }).table('ana')).toEqual(['wizard'])
  expect(cursed(card, { ana: { table: ['dwarf'] } }).table('ana')).toEqual(['dwarf'])
})

test('become_class: one becomes what the card says', () => {
  const t = cursed(hit({ do: 'become', trait: 'priest' }), { ana: { table: ['wizard'] }, doorDiscards: ['priest'] })
  expect(t.table('ana')).toEqual(['priest'])
  const cult = cursed(hit({ do: 'become', trait: 'cultist' }), {
    box: 'cthulhu',
    cultPile: ['cultist'],
  })
  expect(cult.table('ana')).toEqual(['cultist'])
})

test('change_class_discard: replaced by the topmost class of the discards', () => {
  const t = cursed(hit({ do: 'swapTrait', kind: 'class' }), {
    ana: { table: ['wizard'] },
    doorDiscards: ['rat', 'priest'],
  })
  expect([t.table('ana'), t.pile('doorDiscards')[1]]).toEqual([['priest'], 'wizard'])
})

test('change_race_discard: replaced by the topmost race of the discards', () => {
  const t = cursed(hit({ do: 'swapTrait', kind: 'race' }), {
    ana: { table: ['elf'] },
    doorDiscards: ['priest', 'dwarf'],
  })
  expect(t.table('ana')).toEqual(['dwarf'])
})

test('discard_hand: the whole hand', () => {
  expect(cursed(hit(discard({ zone: 'hand', take: 'all' })), { ana: { hand: ['rat', 'imp'] } }).hand('ana')).toEqual([])
})

test('discard_n: so many cards of one’s own choice', () => {
  const t = cursed(hit(discard({ zone: 'hand', take: 2 })), { ana: { hand: ['rat', 'imp', 'ogre'] } })
  t.choose('ana', 'pick', { copy: 'rat' }).choose('ana', 'pick', { copy: 'ogre' })
  expect(t.hand('ana')).toEqual(['imp'])
})

test('discard_random: a card at random', () => {
  const t = cursed(hit(discard({ zone: 'hand', by: 'chance' })), {
    ana: { hand: ['rat', 'imp'] },
    rolls: { hand: [1] },
  })
  expect(t.hand('ana').length).toBe(1)
})

test('discard_by_other: a card that another chooses blindly', () => {
  const t = cursed(hit(discard({ zone: 'hand', by: 'left' })), { ana: { hand: ['rat', 'imp'] }, rolls: { hand: [1] } })
  expect(t.choose('bob', 'pickBlind', { index: 0 }).hand('ana').length).toBe(1)
})

test('discard_filter: all cards of a kind', () => {
  const card = hit(discard({ zone: 'hand', filter: { kind: ['monster', 'curse'] }, take: 'all' }))
  expect(cursed(card, { ana: { hand: ['rat', 'sword', 'lose-level'] } }).hand('ana')).toEqual(['sword'])
})

test('reveal_hand: shown to some, or to all', () => {
  const t = cursed(hit({ do: 'reveal', cards: { zone: 'hand', take: 'all' }, to: 'left' }), { ana: { hand: ['rat'] } })
  expect(t.events().filter(({ type }) => type === 'showed')).toEqual([{ type: 'showed', seat: 0, to: 2, count: 1 }])
})

test('others_take_hand: the others take cards out of the hand, in turn', () => {
  const effect = [take({ zone: 'hand', of: 'victim', by: 'chance' }, 'each')]
  const t = cursed(hit({ do: 'each', who: 'others', effect }), { ana: { hand: ['rat', 'imp'] }, rolls: { hand: [1] } })
  t.choose('bob', 'keep').choose('cyd', 'keep')
  expect([t.hand('ana'), t.hand('bob').length, t.hand('cyd').length]).toEqual([[], 1, 1])
})

test('others_take_items: the others choose items, in order', () => {
  const effect = [take({ zone: 'table', of: 'victim', filter: { kind: 'item' }, by: 'each' }, 'each')]
  const t = cursed(hit({ do: 'each', who: 'others', inOrderOf: 'seats', effect }), {
    ana: { table: ['sword', 'crown', 'boots'] },
  })
  t.choose('bob', 'pick', { copy: 'crown' }).choose('cyd', 'pick', { copy: 'sword' })
  expect([t.table('ana'), t.table('bob'), t.table('cyd')]).toEqual([['boots'], ['crown'], ['sword']])
})

test('give_card_to: you give a card to somebody of your choice', () => {
  const foe = monster('foe', 9, {
    badStuff: [{ do: 'namePlayer', as: 'friend' }, take({ zone: 'hand' }, { the: 'friend' })],
  })
  const t = caught(foe, { ana: { hand: ['rat', 'imp'] } }).choose('ana', 'option', { index: 2 })
  expect(t.choose('ana', 'pick', { copy: 'imp' }).hand('cyd')).toEqual(['imp'])
})

test('give_level_to: you give a level away, if you have one', () => {
  const card = hit(
    { do: 'namePlayer', as: 'friend', when: { level: { most: 4 } } },
    { ...lose(1), as: 'gift' },
    gain({ the: 'gift' }, { the: 'friend' }),
  )
  const t = cursed(card, { ana: { level: 5 }, bob: { level: 6 }, cyd: { level: 3 } })
  expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([4, 6, 4])
  expect(
    cursed(card, { ana: { level: 1 }, cyd: { level: 3 } })
      .choose('ana', 'option', { index: 2 })
      .level('cyd'),
  ).toBe(3)
})

test('others_gain_level: the others gain', () => {
  const t = cursed(hit(gain(1, 'others')), { ana: { level: 5 } })
  expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([5, 2, 2])
})

test('helper_suffers: only the helper', () => {
  const foe = monster('foe', 19, { badStuff: [given({ fights: 'asHelper' }, [lose(2)])] })
  const t = sit([foe], {
    ana: { level: 5 },
    bob: { level: 5 },
    facing: 'foe',
    helper: 'bob',
    rolls: { runAway: [1, 1] },
  })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose('bob', 'roll', { slot: 0 })
  expect([t.level('ana'), t.level('bob')]).toEqual([5, 3])
})

test('all_players: everybody', () => {
  const t = cursed(hit({ do: 'each', who: 'everyone', effect: [lose(1)] }), {
    ana: { level: 5 },
    bob: { level: 4 },
    cyd: { level: 3 },
  })
  expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([4, 3, 2])
})

test('all_trait_holders: all holders of a trait, or all who are like something', () => {
  const spec = { ana: { level: 5 }, bob: { level: 4, table: ['elf'] }, cyd: { level: 3 } }
  expect(cursed(hit({ do: 'each', who: { holders: 'elf' }, effect: [lose(1)] }), spec).level('bob')).toBe(3)
  const t = cursed(hit({ do: 'each', who: { like: { level: { most: 4 } } }, effect: [lose(1)] }), spec)
  expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([5, 3, 2])
})

test('order_seat: in seat order', () => {
  const t = cursed(hit({ do: 'each', who: 'others', inOrderOf: 'seats', effect: [discard({ zone: 'hand' })] }), {
    bob: { hand: ['rat', 'imp'] },
    cyd: { hand: ['ogre', 'ghoul'] },
  })
  expect(t.asked().seats).toEqual(['bob'])
  expect(t.choose('bob', 'pick', { copy: 'rat' }).asked().seats).toEqual(['cyd'])
})

test('order_level: in the order of levels, from above or from below', () => {
  const seats = { bob: { level: 2, hand: ['rat', 'imp'] }, cyd: { level: 6, hand: ['ogre', 'ghoul'] } }
  const first = (inOrderOf: string) =>
    cursed(hit({ do: 'each', who: 'others', inOrderOf, effect: [discard({ zone: 'hand' })] }), seats).asked().seats
  expect([first('levels'), first('levelsRising')]).toEqual([['cyd'], ['bob']])
})

examplesOf('h')
