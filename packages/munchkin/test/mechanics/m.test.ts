// Mechanics M: building a character, and what is legal.

import { expect, test } from 'vitest'
import { examplesOf } from './examples.ts'
import {
  acolyte,
  attachment,
  characterClass,
  curse,
  cursed,
  discard,
  item,
  lose,
  monster,
  type Raw,
  race,
  shot,
  sit,
  special,
  strengthen,
} from './sit.ts'

/** Whether Ana may use an item, with these before her. */
const usable = (
  card: Raw,
  table: readonly string[] = [],
  spec: Parameters<typeof sit>[1] = {},
  others: readonly Raw[] = [],
): boolean =>
  sit([card, ...others], { ...spec, ana: { ...spec.ana, table: [...table, String(card.id)] } }).uses(
    'ana',
    String(card.id),
  )

test('restrict_class: for a class only, or for either of two', () => {
  const staff = item('staff', { usableBy: { has: 'wizard' } })
  expect([usable(staff, ['wizard']), usable(staff)]).toEqual([true, false])
  const robe = item('robe', { usableBy: { any: [{ has: 'wizard' }, { has: 'priest' }] } })
  expect([usable(robe, ['priest']), usable(robe)]).toEqual([true, false])
})

test('restrict_race: for a race only, humans included', () => {
  expect([
    usable(item('bow', { usableBy: { has: 'elf' } }), ['elf']),
    usable(item('bow', { usableBy: { has: 'elf' } })),
  ]).toEqual([true, false])
  const tie = item('tie', { usableBy: { human: 'whole' } })
  expect([usable(tie), usable(tie, ['dwarf'])]).toEqual([true, false])
})

test('restrict_sex: for one sex only', () => {
  const wig = item('wig', { usableBy: { sex: 'male' } })
  expect([usable(wig, [], { ana: { sex: 'male' } }), usable(wig, [], { ana: { sex: 'female' } })]).toEqual([
    true,
    false,
  ])
})

test('restrict_not: forbidden to a trait', () => {
  const bible = item('bible', { usableBy: { not: { has: 'wizard' } } })
  expect([usable(bible), usable(bible, ['wizard'])]).toEqual([true, false])
})

test('no_slot: any number of items without a place', () => {
  expect([usable(item('ring'), ['charm']), usable(item('hat', { slot: 'head' }), ['helmet'])]).toEqual([true, false])
})

test('big: only one is carried', () => {
  const sofa = item('sofa', { size: 'big' })
  expect(sit([sofa], { ana: { hand: ['sofa'], table: ['anvil'] } }).offered('ana', 'playItem')).toBe(false)
  expect(sit([sofa], { ana: { hand: ['sofa'] } }).offered('ana', 'playItem')).toBe(true)
})

test('slot_stack: worn over another item of its place', () => {
  const veil = item('veil', { slot: 'head', bonus: 1, over: true })
  expect(usable(veil, ['helmet'])).toBe(true)
  const t = sit([veil], { ana: { table: ['helmet', 'veil'], hand: ['crown'] }, facing: 'rat' })
  expect(t.totals()[0]).toBe(3)
})

test('decoy_loss: lost in the place of another item', () => {
  const wig = item('wig', { decoy: true })
  const t = cursed(
    curse('moth', discard({ zone: 'worn', filter: { slot: 'head' } })),
    { ana: { table: ['crown', 'wig'] } },
    [wig],
  )
  expect(t.choose('ana', 'pick', { copy: 'wig' }).table('ana')).toEqual(['crown'])
})

test('extra_hand: a hand more', () => {
  const arm = item('arm', { abilities: [{ figure: 'hands', add: 1 }] })
  expect(usable(item('spoon', { slot: 'oneHand' }), ['arm', 'halberd'], {}, [arm])).toBe(true)
  expect(usable(item('spoon', { slot: 'oneHand' }), ['halberd'])).toBe(false)
})

test('hand_cost_reduce: an item needs one hand less', () => {
  const grip = attachment('grip', { to: 'item', on: { slot: 'twoHands' }, abilities: [{ figure: 'hands', add: 1 }] })
  expect(usable(item('spoon', { slot: 'oneHand' }), ['halberd', 'grip@halberd'], {}, [grip])).toBe(true)
})

test('item_attach: a card lies on an item, if it is such an item', () => {
  const gem = attachment('gem', { to: 'item', on: { slot: 'oneHand' }, abilities: [{ figure: 'flee', add: 1 }] })
  const t = sit([gem], { ana: { hand: ['gem'], table: ['sword', 'crown'] } })
  expect(t.offered('ana', 'attach', { copy: 'gem', other: 'crown' })).toBe(false)
  expect(t.choose('ana', 'attach', { copy: 'gem', other: 'sword' }).figure('ana', 'flee')).toBe(1)
})

test('item_enhancer: the item is worth more in combat, while it is used', () => {
  const edge = attachment('edge', { to: 'item', bonus: 2 })
  const of = (...table: string[]) => sit([edge], { ana: { table }, facing: 'rat' }).strength('ana')
  expect([of('sword', 'edge@sword'), of('-sword', 'edge@sword')]).toEqual([6, 1])
})

test('cheat: whatever the rules say against it', () => {
  const note = attachment('note', { to: 'item', waives: true })
  const staff = item('staff', { bonus: 3, usableBy: { has: 'wizard' } })
  const t = sit([note, staff], { ana: { hand: ['note'], table: ['-staff'] } }).choose('ana', 'attach', {
    copy: 'note',
    other: 'staff',
  })
  expect(t.choose('ana', 'equip', { copy: 'staff' }).strength('ana')).toBe(4)
})

test('cheat_like: a follower carries what one could not', () => {
  const mule = acolyte('mule', { carries: 1 })
  const t = sit([mule], { box: 'star', ana: { table: ['mule', 'engine', '-gadget'] } }).choose('ana', 'load', {
    copy: 'gadget',
    other: 'mule',
  })
  expect(t.strength('ana')).toBe(6)
})

test('capacity_big: more Big items', () => {
  const cart = item('cart', { abilities: [{ figure: 'bigLimit', add: 1 }] })
  expect(sit([cart], { ana: { hand: ['piano'], table: ['cart', 'anvil'] } }).offered('ana', 'playItem')).toBe(true)
  const giantess = race('giantess', { abilities: [{ permits: 'anyBig' }] })
  expect(sit([giantess], { ana: { hand: ['piano'], table: ['giantess', 'anvil'] } }).offered('ana', 'playItem')).toBe(
    true,
  )
})

test('capacity_complex: more Complex items', () => {
  const manual = item('manual', { abilities: [{ figure: 'complexLimit', add: 1 }] })
  const box = { box: 'star' }
  expect(usable(item('robot', { size: 'complex' }), ['manual', 'gadget'], box, [manual])).toBe(true)
  expect(usable(item('robot', { size: 'complex' }), ['gadget'], box)).toBe(false)
})

test('hand_size: the hand limit changes', () => {
  const pocket = item('pocket', { abilities: [{ figure: 'handLimit', add: 1 }] })
  expect(sit([pocket], { ana: { table: ['pocket'] } }).figure('ana', 'handLimit')).toBe(1)
  const hand = ['rat', 'imp', 'ogre', 'ghoul', 'wraith']
  const done = (...table: string[]) =>
    sit([pocket], { ana: { hand, table }, doors: ['elf'] })
      .choose('ana', 'openDoor')
      .choose('ana', 'noTrouble')
      .choose('ana', 'skipLoot')
      .offered('ana', 'done')
  expect([done('pocket'), done()]).toEqual([true, false])
})

test('sell_double: one item each turn is worth double', () => {
  const stall = item('stall', { abilities: [{ figure: 'priceTimes', add: 1 }] })
  const t = sit([stall], { ana: { table: ['stall', 'sword'] } })
  t.send('ana', { type: 'sellItems', items: [t.copy('sword', 'ana')] })
  expect(t.level('ana')).toBe(2)
})

test('multi_class: two classes', () => {
  const scholar: Raw = {
    ...characterClass('x'),
    kind: 'multi',
    id: 'scholar',
    of: 'class',
    needsBoth: true,
    en: { name: 's' },
    fr: { name: 's' },
  }
  const { trait: _, ...card } = scholar
  const t = sit([card], { ana: { hand: ['scholar', 'priest'], table: ['wizard'] } })
  t.choose('ana', 'playMulti', { copy: 'scholar', replaced: 'priest' })
  expect(t.table('ana').sort()).toEqual(['priest', 'scholar', 'wizard'])
})

test('multi_race: two races', () => {
  const { trait: _, ...card } = { ...race('x'), kind: 'multi', id: 'mongrel', of: 'race', trait: '' }
  const t = sit([card], { ana: { hand: ['mongrel', 'dwarf'], table: ['elf'] } })
  t.choose('ana', 'playMulti', { copy: 'mongrel' }).choose('ana', 'playTrait', { copy: 'dwarf' })
  expect(t.table('ana').sort()).toEqual(['dwarf', 'elf', 'mongrel'])
})

const gnome = race('gnome', {
  abilities: [
    { figure: 'flee', add: -2, drawback: true },
    { figure: 'strength', add: 1 },
  ],
})

test('ignore_disadvantage: a trait without its drawbacks', () => {
  const papers = item('papers', { abilities: [{ permits: 'ignoreDrawbacks' }] })
  const t = sit([gnome, papers], { ana: { table: ['gnome', 'papers'] }, bob: {} })
  expect([t.figure('ana', 'flee'), t.strength('ana')]).toEqual([0, 2])
})

test('attach_trait: a card lies on a trait', () => {
  const side = attachment('side', {
    deck: 'door',
    to: 'trait',
    on: { kind: 'race' },
    abilities: [{ permits: 'ignoreDrawbacks' }],
  })
  const t = sit([gnome, side], { ana: { hand: ['side'], table: ['gnome', 'wizard'] } })
  expect(t.offered('ana', 'attach', { copy: 'side', other: 'wizard' })).toBe(false)
  expect(t.choose('ana', 'attach', { copy: 'side', other: 'gnome' }).figure('ana', 'flee')).toBe(0)
})

test('treat_as_class: one counts as a holder', () => {
  const collar = item('collar', { abilities: [{ countsAs: 'priest' }] })
  const cross = item('cross', { bonus: 4, usableBy: { has: 'priest' } })
  expect(
    sit([collar, cross], { ana: { table: ['collar', 'cross'] }, bob: { hand: ['priest'] }, facing: 'rat' }).strength(
      'ana',
    ),
  ).toBe(5)
})

test('class_locked: it cannot be given up', () => {
  const intern = characterClass('intern', { locked: true })
  const t = sit([intern], { ana: { hand: ['wizard'], table: ['intern'] }, bob: { hand: ['lose-level'] } })
  expect([
    t.would('ana', 'dropTrait', { copy: 'intern' }),
    t.would('ana', 'playTrait', { copy: 'wizard', replaced: 'intern' }),
  ]).toEqual([false, false])
  expect(sit([intern], { ana: { table: ['wizard'] } }).would('ana', 'dropTrait', { copy: 'wizard' })).toBe(true)
})

test('off_turn_class_play: a class in the turn of another', () => {
  const pass = item('pass', { abilities: [{ permits: 'traitsAnyTime' }] })
  const t = sit([pass], { bob: { hand: ['wizard'], table: ['pass'] }, cyd: { hand: ['priest'] } })
  expect([t.offered('bob', 'playTrait'), t.offered('cyd', 'playTrait')]).toEqual([true, false])
})

test('follower: a card in play that fights along', () => {
  const fan = acolyte('fan', { abilities: [{ figure: 'strength', add: 2 }] })
  const t = sit([fan], { box: 'star', ana: { hand: ['fan'] } }).choose('ana', 'playAcolyte', { copy: 'fan' })
  expect(t.strength('ana')).toBe(3)
})

test('follower_limit: one follower', () => {
  const t = sit([acolyte('fan')], { box: 'star', ana: { hand: ['fan'], table: ['squire'] } })
  expect(t.would('ana', 'playAcolyte', { copy: 'fan' })).toBe(false)
})

test('follower_limit_plus: more followers', () => {
  const charisma = characterClass('boss', { abilities: [{ figure: 'acolyteLimit', add: 1 }] })
  const t = sit([acolyte('fan'), charisma], { box: 'star', ana: { hand: ['fan'], table: ['squire', 'boss'] } })
  expect(t.would('ana', 'playAcolyte', { copy: 'fan' })).toBe(true)
})

test('follower_upkeep_roll: after a win it may leave', () => {
  const fan = acolyte('fan', {
    abilities: [{ on: 'won', effect: [{ do: 'roll', rows: [{ on: [1, 2], effect: [discard({ zone: 'self' })] }] }] }],
  })
  const after = (die: number) =>
    sit([fan], { box: 'star', ana: { level: 5, table: ['fan'] }, facing: 'rat', rolls: { die: [die] } })
      .win('ana')
      .table('ana')
  expect([after(2), after(3)]).toEqual([[], ['fan']])
})

test('power_rank: the ranks of powers are at most one’s level', () => {
  const sly: Raw = { ...race('sly'), kind: 'power', rank: 3 }
  const may = (level: number) =>
    sit([sly], { box: 'zombies', ana: { level, hand: ['sly'], table: ['fast'] } }).would('ana', 'playTrait', {
      copy: 'sly',
    })
  expect([may(4), may(5)]).toEqual([false, true])
})

test('mojo: one of them, and monsters mind', () => {
  const cards = [
    { ...race('atomic'), kind: 'mojo' },
    monster('rod', 5, { strength: [{ add: 3, when: { anyFighter: { has: 'atomic' } } }] }),
  ]
  expect(sit(cards, { box: 'zombies', ana: { table: ['atomic'] }, facing: 'rod' }).monster('rod')).toBe(8)
  expect(
    sit(cards, { box: 'zombies', ana: { hand: ['atomic'], table: ['voodoo'] } }).would('ana', 'playTrait', {
      copy: 'atomic',
    }),
  ).toBe(false)
})

test('own_discard_pile: the cult has a pile of its own', () => {
  const club = characterClass('club', { cult: true, copies: 2 })
  const t = cursed(
    curse('exit', { do: 'loseTrait', kind: 'class' }),
    { box: 'cthulhu', ana: { table: ['club'] }, cyd: { table: ['club'] } },
    [club],
  )
  expect(t.pile('doorDiscards')).not.toContain('club')
})

test('end_condition: a card ends the game for all', () => {
  const finale = special(
    'finale',
    [
      {
        use: 'any',
        when: { among: 'everyone', every: { level: { least: 4 } } },
        effect: [{ do: 'win', who: 'highest' }],
      },
    ],
    { overrides: ['tenByKill'] },
  )
  const t = sit([finale], { ana: { level: 4, hand: ['finale'] }, bob: { level: 6 }, cyd: { level: 4 } }).choose(
    'ana',
    'play',
    { copy: 'finale' },
  )
  expect(t.events().find(({ type }) => type === 'ended')).toMatchObject({ winners: 2 })
  expect(sit([finale], { ana: { level: 4, hand: ['finale'] } }).offered('ana', 'play')).toBe(false)
})

test('item_tag: items are marked, and cards look for the mark', () => {
  const torch = item('torch', { bonus: 1, tags: ['fire'] })
  const frost = monster('frost', 6, {
    strength: [{ add: { times: [-2, { cardsIn: 'worn', filter: { tag: 'fire' } }] } }],
  })
  expect(sit([torch, frost], { ana: { table: ['torch'] }, facing: 'frost' }).monster('frost')).toBe(4)
})

test('item_kind: one-shots are of a kind', () => {
  const tonic = { ...shot('tonic', 'combat', strengthen('either', 2)), tags: ['tonic'] }
  const bar = item('bar', { abilities: [{ doubled: 'oneShots', filter: { tag: 'tonic' } }] })
  const t = sit([tonic, bar], { ana: { hand: ['tonic', 'potion-2'], table: ['bar'] }, facing: 'ogre' })
  t.choose('ana', 'play', { copy: 'tonic', index: 0 }).choose('ana', 'play', { copy: 'potion-2', index: 0 })
  expect(t.totals()[0]).toBe(1 + 4 + 2)
})

test('named_target: an item that another card calls by its name', () => {
  const thief = monster('magpie', 9, {
    badStuff: [discard({ zone: 'table', filter: { card: 'crown' } }, { otherwise: [lose(1)] })],
  })
  const run = (...table: string[]) =>
    sit([thief], { ana: { level: 3, table }, facing: 'magpie', rolls: { runAway: [1] } })
      .choose('ana', 'run')
      .choose('ana', 'roll', { slot: 0 })
  expect([run('crown', 'sword').table('ana'), run('sword').level('ana')]).toEqual([['sword'], 2])
})

examplesOf('m')
