// Mechanics B: conditions.

import { expect, test } from 'vitest'
import { TURN_NUMBER } from '../../src/layout.ts'
import { examplesOf } from './examples.ts'
import {
  caught,
  characterClass,
  curse,
  cursed,
  discard,
  gain,
  given,
  item,
  lose,
  monster,
  type Raw,
  shot,
  sit,
  special,
  strengthen,
  take,
} from './sit.ts'

const against = (when: Raw, add: unknown = 4): Raw => monster('foe', 6, { strength: [{ add, when }] })
const strength = (foe: Raw, spec: Parameters<typeof sit>[1]): number =>
  sit([foe], { ...spec, facing: 'foe' }).monster('foe')

test('mon_mod_vs: stronger and weaker against traits and sexes of either fighter', () => {
  const foe = monster('foe', 6, {
    strength: [
      { add: 4, when: { anyFighter: { has: 'elf' } } },
      { add: -3, when: { anyFighter: { has: 'priest' } } },
      { add: 2, when: { anyFighter: { sex: 'male' } } },
      { add: 1, when: { anyFighter: { has: 'voodoo' } } },
    ],
  })
  expect(strength(foe, { ana: { table: ['elf', 'priest'] } })).toBe(7)
  expect(strength(foe, { bob: { sex: 'male', table: ['voodoo'] }, helper: 'bob' })).toBe(9)
})

test('mon_mod_vs_power: against a power', () => {
  const foe = against({ anyFighter: { has: 'burly' } })
  const spec = { box: 'zombies', ana: { level: 5, table: ['burly'] } }
  expect([strength(foe, spec), strength(foe, { box: 'zombies' })]).toEqual([10, 6])
})

test('mon_mod_party: by the set of traits on the side', () => {
  const someone = against({ anyFighter: { not: { has: 'elf' } } })
  expect(strength(someone, { ana: { table: ['elf'] } })).toBe(6)
  expect(strength(someone, { ana: { table: ['elf'] }, helper: 'bob' })).toBe(10)
  const both = against({ all: [{ anyFighter: { has: 'elf' } }, { anyFighter: { has: 'wizard' } }] })
  expect(strength(both, { ana: { table: ['elf'] }, bob: { table: ['wizard'] }, helper: 'bob' })).toBe(10)
  expect(strength(both, { ana: { table: ['elf'] } })).toBe(6)
})

test('mon_mod_state: by hands, levels, ranks and the day', () => {
  expect(strength(against({ handSize: 'odd' }), { ana: { hand: ['rat'] } })).toBe(10)
  const low = monster('foe', 6, { strength: [{ add: { levelOf: 'lowest' } }] })
  expect(strength(low, { ana: { level: 5 }, bob: { level: 3 }, cyd: { level: 4 } })).toBe(9)
  const ranks = monster('foe', 6, { strength: [{ add: { sum: 'rank', of: 'fighters' } }] })
  expect(strength(ranks, { box: 'zombies', ana: { level: 6, table: ['fast', 'burly'] } })).toBe(11)
  const t = sit([against({ day: 'tuesday' })], { facing: 'foe' })
  expect(t.monster('foe')).toBe(6)
  t.state[TURN_NUMBER] = 9
  expect(t.monster('foe')).toBe(10)
})

test('player_pen_vs: holders of a trait fight at a penalty against it', () => {
  const foe = monster('foe', 6, { fightRules: [{ figure: 'strength', add: -3, when: { has: 'elf' } }] })
  const t = sit([foe], { ana: { level: 5, table: ['elf'] }, bob: { level: 2 }, facing: 'foe', helper: 'bob' })
  expect(t.totals()).toEqual([4, 6])
})

test('cond_sex: by the sex of the moment', () => {
  const blush = curse('blush', given({ sex: 'female' }, [lose(1)], [gain(1)]))
  expect(cursed(blush, { ana: { level: 3, sex: 'female' } }).level('ana')).toBe(2)
  expect(cursed(blush, { ana: { level: 3, sex: 'male' } }).level('ana')).toBe(4)
})

test('cond_race: only a race may, or must', () => {
  const tune = special('tune', [
    { use: 'ownTurn', when: { any: [{ has: 'elf' }, { has: 'dwarf' }] }, effect: [gain(1)] },
  ])
  expect(sit([tune], { ana: { hand: ['tune'], table: ['dwarf'] } }).offered('ana', 'play')).toBe(true)
  expect(sit([tune], { ana: { hand: ['tune'] } }).offered('ana', 'play')).toBe(false)
})

test('cond_no_trait: depends on having none', () => {
  const foe = against({ anyFighter: { lacks: 'class' } })
  expect([strength(foe, {}), strength(foe, { ana: { table: ['wizard'] } })]).toEqual([10, 6])
})

test('cond_item_tag: a fiery item in use, or a fiery card played in the fight', () => {
  const foe = against({ anyFighter: { wears: { tag: 'fire' } } }, -2)
  expect(strength(foe, { ana: { table: ['laser'] } })).toBe(4)
  const flask = { ...shot('flask', 'combat', strengthen('either', 1)), tags: ['fire'] }
  const wet = against({ count: { cardsIn: 'combat', filter: { tag: 'fire' } }, is: { least: 1 } }, -2)
  const t = sit([wet, flask], { ana: { hand: ['flask'] }, facing: 'foe' })
  expect(t.monster('foe')).toBe(6)
  expect(t.choose('ana', 'play', { copy: 'flask', index: 0 }).monster('foe')).toBe(4)
})

test('cond_item_kind: by the kind or the name of an item', () => {
  const foe = against({ anyFighter: { wears: { nameHas: 'WOR' } } })
  expect([strength(foe, { ana: { table: ['sword'] } }), strength(foe, { ana: { table: ['halberd'] } })]).toEqual([
    10, 6,
  ])
})

test('cond_monster_tag: against a tagged monster', () => {
  const stake = item('stake', {
    abilities: [{ figure: 'strength', add: 5, when: { facing: { tag: ['undead', 'goth'] } } }],
  })
  const facing = (foe: string) => sit([stake], { ana: { table: ['stake'] }, facing: foe }).strength('ana')
  expect([facing('ghoul'), facing('rat')]).toEqual([6, 1])
})

test('cond_monster_level: from a level on', () => {
  const net = item('net', { abilities: [{ figure: 'strength', add: 3, when: { facing: { level: { least: 6 } } } }] })
  const facing = (foe: string) => sit([net], { ana: { table: ['net'] }, facing: foe }).strength('ana')
  expect([facing('ogre'), facing('wraith')]).toEqual([4, 1])
})

test('cond_single_monster: only one monster in the fight', () => {
  const bell = special('bell', [
    {
      use: 'combat',
      when: { monsters: { least: 1, most: 1 } },
      effect: [{ do: 'remove', monster: 'only', treasureOnRemoval: false }],
    },
  ])
  const offered = (...facing: string[]) => sit([bell], { ana: { hand: ['bell'] }, facing }).offered('ana', 'play')
  expect([offered('rat'), offered('rat', 'imp')]).toEqual([true, false])
})

test('cond_multi_monster: several monsters in the fight, each counted', () => {
  const broom = shot('broom', 'ownCombat', strengthen('players', { times: [3, { monsters: {} }] }))
  const t = sit([broom], { ana: { hand: ['broom'] }, facing: ['rat', 'imp'] }).choose('ana', 'play', { copy: 'broom' })
  expect(t.totals()).toEqual([7, 3])
})

test('cond_alone: without a helper', () => {
  const pride = item('pride', { abilities: [{ figure: 'strength', add: 4, when: { fights: 'alone' } }] })
  expect(sit([pride], { ana: { table: ['pride'] }, facing: 'ogre' }).strength('ana')).toBe(5)
  expect(sit([pride], { ana: { table: ['pride'] }, facing: 'ogre', helper: 'bob' }).strength('ana')).toBe(1)
})

test('cond_two_fleeing: when two have to run', () => {
  const flask = shot('flask', 'flight', { do: 'escape', who: 'fighters', from: 'all' })
  const pair = { ...flask, uses: [{ ...(flask.uses as Raw[])[0], when: { runners: { least: 2 } } }] }
  const two = sit([pair], { ana: { hand: ['flask'] }, facing: 'ogre', helper: 'bob' }).choose('ana', 'run')
  two.choose('ana', 'play', { copy: 'flask' })
  expect(two.fighting()).toBe(false)
  expect(
    sit([pair], { ana: { hand: ['flask'] }, facing: 'ogre' })
      .choose('ana', 'run')
      .offered('ana', 'play'),
  ).toBe(false)
})

test('cond_decides_combat: only if it turns a lost fight', () => {
  const loan = special('loan', [
    {
      use: 'ownCombat',
      when: { decides: true },
      effect: [
        take({ zone: 'table', of: 'others', filter: { kind: 'item', decides: true }, by: 'you' }, 'you', {
          equip: true,
        }),
      ],
    },
  ])
  const spec = { ana: { level: 3, hand: ['loan'] }, bob: { table: ['sword'] }, cyd: { table: ['halberd', 'helmet'] } }
  const t = sit([loan], { ...spec, facing: 'ogre' })
  t.choose('ana', 'play', { copy: 'loan' })
  expect([t.table('ana'), t.winning(), t.table('bob')]).toEqual([['halberd'], true, ['sword']])
  expect(sit([loan], { ...spec, facing: 'giant' }).offered('ana', 'play')).toBe(false)
  const flask = {
    ...shot('flask', 'ownCombat', strengthen('players', 4)),
    uses: [{ use: 'ownCombat', when: { decides: true }, effect: [strengthen('players', 4)] }],
  }
  const offered = (level: number) =>
    sit([flask], { ana: { level, hand: ['flask'] }, facing: 'ogre' }).offered('ana', 'play')
  expect([offered(2), offered(3), offered(7)]).toEqual([false, true, false])
})

test('cond_look_for_trouble: the fight came from the hand', () => {
  const map = item('map', { abilities: [{ figure: 'strength', add: 5, when: { cameFrom: 'hand' } }] })
  const t = sit([map], { ana: { hand: ['rat'], table: ['map'] }, doors: ['elf'] }).choose('ana', 'openDoor')
  expect(t.choose('ana', 'fight', { copy: 'rat' }).strength('ana')).toBe(6)
  expect(sit([map], { ana: { table: ['map'] }, facing: 'rat' }).strength('ana')).toBe(1)
})

test('cond_bad_stuff_kind: by what the bad stuff can do', () => {
  const hero = characterClass('hero', {
    abilities: [{ figure: 'strength', add: 2, when: { facing: { deadly: true } } }],
  })
  const facing = (foe: string) => sit([hero], { ana: { table: ['hero'] }, facing: foe }).strength('ana')
  expect([facing('giant'), facing('ogre')]).toEqual([3, 1])
})

test('cond_bad_stuff_other: the other fighter was caught, you were not', () => {
  const smirk = item('smirk', { abilities: [{ on: 'escaped', when: { partnerCaught: true }, effect: [gain(1)] }] })
  const spec = {
    ana: { level: 3 },
    bob: { table: ['smirk'] },
    facing: 'ogre',
    helper: 'bob',
    rolls: { runAway: [1, 6] },
  }
  const t = sit([smirk], spec)
    .choose('ana', 'run')
    .choose('ana', 'roll', { slot: 0 })
    .choose('bob', 'roll', { slot: 0 })
  expect([t.level('ana'), t.level('bob')]).toEqual([1, 2])
})

test('nobody has escaped from a monster that is still after him', () => {
  const smirk = item('smirk', { abilities: [{ on: 'escaped', when: { partnerCaught: true }, effect: [gain(1)] }] })
  const t = sit([smirk], {
    ana: { level: 9 },
    bob: { table: ['smirk'] },
    facing: ['ogre', 'imp', 'ghoul'],
    helper: 'bob',
    rolls: { runAway: [6, 1, 6, 6, 6, 6] },
  }).choose('ana', 'run')
  for (const slot of ['ogre', 'imp', 'ghoul']) t.choose('ana', 'roll', { slot })
  const gained = ['ogre', 'imp', 'ghoul'].map((slot) => t.choose('bob', 'roll', { slot }).level('bob'))
  expect(gained).toEqual([1, 2, 3])
})

test('rel_level_select: the lowest and the highest, ties included', () => {
  const tax = curse('tax', lose(1, 'highest'), gain(1, 'lowest'))
  const t = cursed(tax, { ana: { level: 5 }, bob: { level: 5 }, cyd: { level: 2 } })
  expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([4, 4, 3])
})

test('hand_parity: an even or an odd hand', () => {
  const odd = curse(
    'odd',
    given({ handSize: 'odd' }, [lose(1)]),
    given({ count: { cardsIn: 'hand' }, is: 'even' }, [gain(1)]),
  )
  expect(cursed(odd, { ana: { level: 3, hand: ['rat'] } }).level('ana')).toBe(2)
  expect(cursed(odd, { ana: { level: 3, hand: ['rat', 'imp'] } }).level('ana')).toBe(4)
})

test('count_hand: as much as there are cards in hand', () => {
  const heavy = curse('heavy', lose({ cardsIn: 'hand' }))
  expect(cursed(heavy, { ana: { level: 8, hand: ['rat', 'imp', 'ogre'] } }).level('ana')).toBe(5)
  const half = curse('half', discard({ zone: 'hand', take: { half: { cardsIn: 'hand' } }, by: 'chance' }))
  expect(cursed(half, { ana: { hand: ['rat', 'imp', 'ogre'] }, rolls: { hand: [1] } }).hand('ana').length).toBe(2)
  const third = curse('third', lose({ every: [3, { cardsIn: 'hand' }] }))
  expect(cursed(third, { ana: { level: 8, hand: ['rat', 'imp', 'ogre', 'elf'] } }).level('ana')).toBe(7)
})

test('sum_ranks: the ranks of powers together', () => {
  const surge = curse('surge', given({ count: { sum: 'rank' }, is: { least: 5 } }, [lose(2)]))
  const spec = { box: 'zombies', ana: { level: 6, table: ['fast', 'burly'] } }
  expect(cursed(surge, spec).level('ana')).toBe(4)
  expect(cursed(surge, { ...spec, ana: { level: 6, table: ['fast'] } }).level('ana')).toBe(6)
})

test('name_pattern: by how a name begins, ends or what it holds', () => {
  const call = (filter: Raw) =>
    sit([curse('call', discard({ zone: 'hand', filter, take: 'all' }))], {
      ana: { hand: ['agoth', 'bgoth', 'ghoul'] },
      bob: { hand: ['call'] },
    })
      .choose('bob', 'curse', { copy: 'call', seat: 'ana' })
      .hand('ana')
  expect(call({ nameEndsWith: 'GOTH' })).toEqual(['ghoul'])
  expect(call({ nameStartsWith: 'a' })).toEqual(['bgoth', 'ghoul'])
  expect(call({ nameHas: 'ou' })).toEqual(['agoth', 'bgoth'])
})

test('named_card_interaction: another card is called by its name', () => {
  const key = item('key', {
    abilities: [
      {
        figure: 'strength',
        add: 6,
        when: { any: [{ facing: { card: ['imp', 'ogre'] } }, { carries: { card: 'crown' } }] },
      },
    ],
  })
  const of = (facing: string, ...table: string[]) =>
    sit([key], { ana: { table: ['key', ...table] }, facing }).strength('ana')
  expect([of('imp'), of('rat'), of('rat', 'crown')]).toEqual([7, 1, 10])
})

test('real_world_cond: the table has a calendar of its own, and a song is a choice', () => {
  const weekend = item('weekend', {
    abilities: [{ figure: 'strength', add: 2, when: { any: [{ day: 'saturday' }, { day: 'sunday' }] } }],
  })
  const t = sit([weekend], { ana: { table: ['weekend'] }, facing: 'imp' })
  const on = (turn: number) => {
    t.state[TURN_NUMBER] = turn
    return t.strength('ana')
  }
  expect([on(5), on(6), on(7), on(8), on(14)]).toEqual([1, 3, 3, 1, 3])
  const bard = monster('bard', 9, {
    badStuff: [
      { do: 'choose', options: [[{ do: 'reveal', cards: { zone: 'hand', take: 'all' }, to: 'everyone' }], [lose(2)]] },
    ],
  })
  const sung = caught(bard, { ana: { level: 5 } }).choose('ana', 'option', { index: 0 })
  expect(sung.level('ana')).toBe(5)
})

test('value_from_earlier_choice: a tax as high as what another lost', () => {
  const tithe = curse('tithe', discard({ zone: 'table', filter: { kind: 'item' } }, { as: 'tithe' }), {
    do: 'each',
    who: 'others',
    effect: [
      discard(
        { zone: 'table', filter: { kind: 'item' }, take: { worth: { the: 'tithe', sum: 'value' } } },
        { otherwise: [lose(1)] },
      ),
    ],
  })
  const spec = { ana: { table: ['anvil', 'crown'] }, bob: { level: 3 }, cyd: { table: ['piano', 'helmet'] } }
  const t = cursed(tithe, spec).choose('ana', 'pick', { copy: 'anvil' }).choose('cyd', 'pick', { copy: 'piano' })
  expect([t.table('ana'), t.level('bob'), t.table('cyd')]).toEqual([['crown'], 2, ['helmet']])
  const bid = curse(
    'bid',
    { do: 'nameNumber', as: 'bid', least: 1, most: 3 },
    lose({ the: 'bid' }),
    gain({ the: 'bid' }, 'left'),
  )
  const named = cursed(bid, { ana: { level: 6 }, bob: { level: 1 } }).choose('ana', 'option', { index: 2 })
  expect([named.level('ana'), named.level('bob')]).toEqual([4, 3])
})

examplesOf('b')
