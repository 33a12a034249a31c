// Mechanics D: combat strength.

import { expect, test } from 'vitest'
import { examplesOf } from './examples.ts'
import {
  characterClass,
  curse,
  enhancer,
  item,
  monster,
  type Raw,
  shot,
  sit,
  special,
  stay,
  strengthen,
} from './sit.ts'

const worn = (abilities: readonly Raw[], rest: Raw = {}): Raw => item('thing', { abilities, ...rest })

test('item_bonus: plus and minus, as printed', () => {
  const cards = [item('plus', { bonus: 4 }), item('minus', { bonus: -2 })]
  expect(sit(cards, { ana: { table: ['plus', 'minus'] }, facing: 'rat' }).strength('ana')).toBe(3)
})

test('item_bonus_cond: by its bearer and by the monster', () => {
  const thing = worn([
    { figure: 'strength', add: 3, when: { has: 'elf' } },
    { figure: 'strength', add: -1, when: { facing: { tag: 'undead' } } },
  ])
  const of = (facing: string, ...table: string[]) =>
    sit([thing], { ana: { table: ['thing', ...table] }, facing }).strength('ana')
  expect([of('rat'), of('rat', 'elf'), of('ghoul', 'elf')]).toEqual([1, 4, 3])
})

test('variable_bonus: chosen anew in each fight', () => {
  const thing = worn([
    {
      use: 'ownCombat',
      most: { times: 1, per: 'combat' },
      effect: [{ do: 'nameNumber', as: 'strain', least: 0, most: 4 }, strengthen('players', { the: 'strain' })],
    },
  ])
  const t = sit([thing], { ana: { table: ['thing'] }, facing: 'ogre' }).choose('ana', 'useAbility', { copy: 'thing' })
  t.choose('ana', 'option', { index: 3 })
  expect([t.totals(), t.offered('ana', 'useAbility')]).toEqual([[4, 6], false])
})

test('bonus_per_trait_holder: for each other holder in play', () => {
  const order = characterClass('order', {
    copies: 3,
    abilities: [{ figure: 'strength', add: { times: [2, { holdersOf: 'order', besidesYou: true }] } }],
  })
  const seat = { table: ['order'] }
  expect(sit([order], { ana: seat, bob: seat, cyd: seat, facing: 'rat' }).strength('ana')).toBe(5)
})

test('bonus_vs_monster_level: by bands of monster levels', () => {
  const whack = characterClass('whack', {
    abilities: [
      { figure: 'strength', add: 2, when: { facing: { level: { most: 10 } } } },
      { figure: 'strength', add: -2, when: { facing: { level: { least: 12 } } } },
    ],
  })
  const of = (facing: string) => sit([whack], { ana: { table: ['whack'] }, facing }).strength('ana')
  expect([of('ogre'), of('giant')]).toEqual([3, -1])
})

test('perm_bonus: a bonus for good that is no item', () => {
  const blessing = special('blessing', [
    { use: 'any', effect: [stay('untilLifted', [{ figure: 'strength', add: 2 }], { who: 'target' })] },
  ])
  const t = sit([blessing], { ana: { hand: ['blessing'] } }).choose('ana', 'play', { copy: 'blessing', index: 'bob' })
  expect([t.strength('bob'), t.table('bob')]).toEqual([3, ['blessing']])
})

test('set_bonus: for several items of a set', () => {
  const piece = (id: string): Raw =>
    item(id, {
      tags: ['picnic'],
      abilities: [
        {
          figure: 'strength',
          add: 1,
          when: { count: { cardsIn: 'worn', filter: { tag: 'picnic' } }, is: { least: 2 } },
        },
      ],
    })
  const cards = [piece('blanket'), piece('basket'), piece('thermos')]
  const of = (...table: string[]) => sit(cards, { ana: { table }, facing: 'rat' }).strength('ana')
  expect([of('blanket'), of('blanket', 'basket'), of('blanket', 'basket', 'thermos')]).toEqual([1, 3, 4])
})

test('combine_items: lasers make one weapon', () => {
  const beam = (id: string, bonus: number): Raw => item(id, { slot: 'oneHand', bonus, tags: ['laser'] })
  const spec = { box: 'star', ana: { table: ['red-beam', 'blue-beam'] }, facing: 'rat' }
  const t = sit([beam('red-beam', 2), beam('blue-beam', 3)], spec)
  expect([t.strength('ana'), t.uses('ana', 'red-beam'), t.uses('ana', 'blue-beam')]).toEqual([6, true, true])
})

test('oneshot_either: for either side', () => {
  const cards = [shot('cider', 'combat', strengthen('either', 3)), shot('syrup', 'combat', strengthen('either', 2))]
  const t = sit(cards, { ana: { hand: ['cider'] }, bob: { hand: ['syrup'] }, facing: 'ogre' })
  t.choose('ana', 'play', { copy: 'cider', index: 0 }).choose('bob', 'play', { copy: 'syrup', index: 1 })
  expect(t.totals()).toEqual([4, 8])
})

test('oneshot_per_trait: so much for each holder among the fighters, for their side only', () => {
  const amount = { times: [3, { seats: 'fighters', when: { has: 'priest' } }] }
  const hymn = shot('hymn', 'ownCombat', strengthen('players', amount))
  const spec = { ana: { hand: ['hymn'], table: ['priest'] }, facing: 'ogre', helper: 'bob' }
  expect(sit([hymn], spec).choose('ana', 'play', { copy: 'hymn' }).totals()).toEqual([1 + 1 + 3, 6])
})

test('mult_bonus: a category counts double or triple', () => {
  const times = (rule: Raw) =>
    sit([worn([rule]), shot('tonic', 'combat', strengthen('either', 2))], {
      ana: { hand: ['tonic'], table: ['thing', 'sword'] },
      facing: 'ogre',
    })
  expect(times({ doubled: 'items', filter: { slot: 'oneHand' } }).totals()[0]).toBe(7)
  expect(times({ doubled: 'items', times: 3 }).totals()[0]).toBe(10)
  const t = times({ doubled: 'oneShots', times: 3 }).choose('ana', 'play', { copy: 'tonic', index: 0 })
  expect(t.totals()[0]).toBe(1 + 3 + 6)
  const foe = sit([worn([{ doubled: 'enhancers' }])], {
    ana: { table: ['thing'] },
    bob: { hand: ['furious'] },
    facing: 'ogre',
  })
  expect(foe.choose('bob', 'enhance', { copy: 'furious', slot: 'ogre' }).monster('ogre')).toBe(16)
})

test('double_self: the fighter counts twice, the helper once', () => {
  const twin = shot('twin', 'ownCombat', stay('combat', [{ doubled: 'self' }]))
  const t = sit([twin], {
    ana: { level: 3, hand: ['twin'], table: ['sword'] },
    bob: { level: 2 },
    facing: 'giant',
    helper: 'bob',
  })
  expect(t.choose('ana', 'play', { copy: 'twin' }).totals()[0]).toBe(14)
})

test('backstab: a penalty on another fighter, once for each victim', () => {
  const thief = characterClass('rogue', {
    abilities: [
      {
        use: 'othersCombat',
        cost: { discard: 1 },
        most: { times: 1, per: 'victim' },
        effect: [{ do: 'weaken', who: 'target', by: 2 }],
      },
    ],
  })
  const t = sit([thief], { bob: { hand: ['rat', 'imp'], table: ['rogue'] }, facing: 'ogre' })
  t.choose('bob', 'useAbility', { copy: 'rogue', index: 'ana' }).choose('bob', 'pay', { copy: 'rat' })
  expect([t.totals()[0], t.would('bob', 'useAbility', { copy: 'rogue', index: 'ana' })]).toEqual([-1, false])
})

const enhanced = (card: Raw, spec: Parameters<typeof sit>[1] = {}) =>
  sit([card], { facing: 'ogre', ...spec, bob: { hand: [String(card.id)] } }).choose('bob', 'enhance', {
    copy: String(card.id),
    slot: 'ogre',
  })

test('enh_plus: stronger, with more treasure and another level', () => {
  const ancient = enhancer('ancient', { bonus: 3, treasures: 2, levels: 1 })
  const t = enhanced(ancient, {
    ana: { level: 1, table: ['halberd', 'plate', 'crown'] },
    treasures: ['rat'].slice(1),
  }).win('ana')
  expect([t.level('ana'), t.hand('ana').length]).toEqual([3, 4])
})

test('enh_minus: weaker, with less treasure', () => {
  const t = enhanced(enhancer('sleepy', { bonus: -5, treasures: -1, flee: 1 }), { ana: { level: 4 } })
  expect(t.monster('ogre')).toBe(1)
  expect(t.win('ana').hand('ana').length).toBe(1)
})

test('enh_cond: as strong as the fighters make it', () => {
  const jealous = enhancer('jealous', {
    bonus: [{ add: 2 }, { add: 4, when: { anyFighter: { sex: 'male' } } }],
    treasures: [{ add: 1, when: { fights: 'alone' } }],
  })
  expect(enhanced(jealous).monster('ogre')).toBe(8)
  const t = enhanced(jealous, { ana: { level: 9, sex: 'male', table: ['halberd'] } })
  expect(t.monster('ogre')).toBe(12)
})

test('enh_all_monsters: each monster of the fight', () => {
  const t = enhanced(enhancer('rowdy', { bonus: 3, each: true }), {
    facing: ['ogre', 'rat'],
    ana: { level: 3 },
    cyd: { hand: ['shoo'] },
  })
  expect([t.monster('ogre'), t.monster('rat')]).toEqual([9, 4])
  t.choose('cyd', 'play', { copy: 'shoo', index: 0 })
  expect(t.totals()[1]).toBe(4)
})

test('floor_min: whatever it takes away, something is left', () => {
  const tiny = enhancer('tiny', { bonus: -20, treasures: -5, least: { level: 2, treasures: 1 } })
  const t = enhanced(tiny, { ana: { level: 3 } })
  expect(t.monster('ogre')).toBe(2)
  expect(t.win('ana').hand('ana').length).toBe(1)
})

const facing = (fightRules: readonly Raw[], spec: Parameters<typeof sit>[1], cards: readonly Raw[] = []): number =>
  sit([monster('foe', 5, { fightRules }), ...cards], { ...spec, facing: 'foe' }).totals()[0]

test('level_only: nothing but the level counts', () => {
  const brave = characterClass('brave', { abilities: [{ figure: 'strength', add: 4 }] })
  expect(
    facing([{ ignored: 'items' }, { ignored: 'traits' }], { ana: { level: 3, table: ['sword', 'brave'] } }, [brave]),
  ).toBe(3)
})

test('no_level: the level does not count', () => {
  expect(facing([{ ignored: 'level' }], { ana: { level: 3, table: ['sword'] } })).toBe(3)
})

test('no_items: items do not count, except some; a curse may say it of its victim alone', () => {
  expect(
    facing([{ ignored: 'items', except: { tag: 'fire' } }], { ana: { level: 3, table: ['laser', 'helmet'] } }),
  ).toBe(5)
  const dull = curse('dull', stay('nextCombat', [{ ignored: 'items', own: true }]))
  const t = sit([dull], {
    ana: { level: 2, table: ['sword'] },
    bob: { hand: ['dull'], level: 1, table: ['halberd'] },
    facing: 'giant',
    helper: 'bob',
  })
  t.choose('bob', 'curse', { copy: 'dull', seat: 'ana' })
  expect(t.totals()[0]).toBe(2 + 5)
})

test('suppress_slot: a slot does not count', () => {
  expect(
    facing([{ ignored: 'items', filter: { slot: ['head', 'feet'] } }], { ana: { table: ['sword', 'crown'] } }),
  ).toBe(4)
})

test('suppress_item_kind: a kind of items does not count, with an exception', () => {
  const wet = { ignored: 'items', filter: { tag: 'fire' }, except: { card: 'dazer' } }
  expect(facing([wet], { box: 'star', ana: { table: ['laser', 'dazer'] } })).toBe(4)
})

test('disable_class_abilities: classes can do nothing in this fight', () => {
  const brave = characterClass('brave', {
    abilities: [
      { permits: 'winTies' },
      { figure: 'flee', add: 2 },
      { use: 'ownCombat', cost: { discard: 1 }, effect: [strengthen('players', 3)] },
    ],
  })
  const foe = monster('foe', 5, { fightRules: [{ ignored: 'traits', filter: { kind: 'class' } }] })
  const t = sit([brave, foe], { ana: { level: 5, hand: ['rat'], table: ['brave'] }, facing: 'foe' })
  expect([t.winning(), t.offered('ana', 'useAbility'), t.figure('ana', 'flee')]).toEqual([false, false, 0])
  const free = sit([brave], { ana: { level: 5, hand: ['rat'], table: ['brave'] }, facing: 'wraith' })
  expect([free.winning(), free.offered('ana', 'useAbility'), free.figure('ana', 'flee')]).toEqual([true, true, 2])
})

test('ignore_printed_mods: what is printed on monsters does not count', () => {
  const hush = shot('hush', 'combat', stay('combat', [{ ignored: 'printedBonuses' }]))
  const foe = monster('foe', 5, { strength: [{ add: 5, when: { anyFighter: { has: 'elf' } } }] })
  const t = sit([hush, foe], { ana: { hand: ['hush'], table: ['elf'] }, facing: 'foe' })
  expect(t.monster('foe')).toBe(10)
  expect(t.choose('ana', 'play', { copy: 'hush' }).monster('foe')).toBe(5)
})

test('immunity_item_kind: a kind of one-shots neither hurts nor removes it', () => {
  const tagged = (id: string, ...effect: readonly Raw[]): Raw => ({ ...shot(id, 'combat', ...effect), tags: ['ichor'] })
  const cards = [
    monster('slime', 5, { fightRules: [{ ignored: 'items', filter: { kind: 'oneShot', tag: 'ichor' } }] }),
    tagged('goo', strengthen('either', 6)),
    tagged('sponge', { do: 'remove', monster: 'named', treasureOnRemoval: false }),
  ]
  const t = sit(cards, { ana: { hand: ['goo', 'sponge', 'potion-2'] }, facing: 'slime' })
  t.choose('ana', 'play', { copy: 'goo', index: 0 }).choose('ana', 'play', { copy: 'sponge', index: 0 })
  expect(t.choose('ana', 'play', { copy: 'potion-2', index: 0 }).totals()).toEqual([3, 5])
})

test('one-shots of a kind are kept out only for as long as the monster says so', () => {
  const shy = { ignored: 'items', when: { anyFighter: { has: 'elf' } } }
  const sponge = shot('sponge', 'combat', { do: 'remove', monster: 'named', treasureOnRemoval: false })
  const facing = (...table: string[]) =>
    sit([monster('slime', 5, { fightRules: [shy] }), sponge], { ana: { hand: ['sponge'], table }, facing: 'slime' })
  const t = facing('elf').choose('ana', 'play', { copy: 'sponge', index: 0 })
  expect(t.fighting()).toBe(true)
  expect(facing('wizard').choose('ana', 'play', { copy: 'sponge', index: 0 }).pile('doorDiscards')).toEqual(['slime'])
})

test('win_ties: a draw is a win', () => {
  const stubborn = worn([{ permits: 'winTies' }])
  expect(sit([stubborn], { ana: { level: 6, table: ['thing'] }, facing: 'ogre' }).winning()).toBe(true)
  expect(sit([stubborn], { ana: { level: 6 }, facing: 'ogre' }).winning()).toBe(false)
})

examplesOf('d')
