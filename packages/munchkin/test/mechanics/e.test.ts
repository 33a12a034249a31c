// Mechanics E: who fights what.

import { expect, test } from 'vitest'
import { examplesOf } from './examples.ts'
import { monster, type Raw, shot, sit, special, stay, take } from './sit.ts'

const inCombat = (id: string, ...effect: readonly Raw[]): Raw => special(id, [{ use: 'combat', effect }])
const played = (card: Raw, spec: Parameters<typeof sit>[1] = {}, index = 0, others: readonly Raw[] = []) =>
  sit([card, ...others], {
    facing: 'ogre',
    ...spec,
    bob: { ...spec.bob, hand: [String(card.id), ...(spec.bob?.hand ?? [])] },
  }).choose('bob', 'play', { copy: String(card.id), index })

test('add_monster: from the hand, from the deck, or from the discards', () => {
  const wander = inCombat('wander', { do: 'addMonster' })
  const t = sit([wander], { bob: { hand: ['wander', 'imp'] }, facing: 'ogre' })
  t.choose('bob', 'play', { copy: 'wander', index: 'imp' })
  expect(t.totals()[1]).toBe(8)
  const deck = inCombat('noise', { do: 'addMonster', from: 'doorDeck' })
  expect(played(deck, { doors: ['rat'] }).totals()[1]).toBe(7)
  expect(played(deck, { doors: ['elf'] }).pile('doorDiscards')).toEqual(['elf'])
  const grave = inCombat('grave', { do: 'addMonster', from: 'doorDiscards', filter: { tag: 'undead' } })
  expect(played(grave, { doorDiscards: ['rat', 'ghoul', 'wraith'] }).totals()[1]).toBe(10)
})

test('undead: the tag lets it join others of its kind', () => {
  const mummy = monster('mummy', 3, { tags: ['undead'] })
  const spec = { box: 'zombies', bob: { hand: ['mummy'] } }
  expect(
    sit([mummy], { ...spec, facing: 'ghoul' })
      .choose('bob', 'join', { copy: 'mummy' })
      .totals()[1],
  ).toBe(7)
  expect(sit([mummy], { ...spec, facing: 'rat' }).offered('bob', 'join')).toBe(false)
})

test('goth: it calls another one of its kind', () => {
  const sigoth = monster('sigoth', 3, { tags: ['goth'] })
  const t = sit([sigoth], { box: 'cthulhu', ana: { hand: ['agoth'] }, doors: ['sigoth'] }).choose('ana', 'openDoor')
  expect(t.asked().decision).toBe('callGoth')
})

test('clone_monster: a second one, enhancers included', () => {
  const t = sit([inCombat('mirror', { do: 'clone' })], { bob: { hand: ['mirror', 'furious'] }, facing: 'ogre' })
  t.choose('bob', 'enhance', { copy: 'furious', slot: 'ogre' }).choose('bob', 'play', { copy: 'mirror', index: 0 })
  expect(t.totals()[1]).toBe(22)
})

test('swap_monster: one from the hand takes the place of another', () => {
  const swap = inCombat('swap', { do: 'addMonster', instead: true })
  const t = sit([swap], { bob: { hand: ['swap', 'imp'] }, facing: 'ogre' })
  t.choose('bob', 'play', { copy: 'swap', index: 0 }).choose('bob', 'pick', { copy: 'imp' })
  expect([t.totals()[1], t.pile('doorDiscards')]).toEqual([2, ['ogre']])
})

const remove = (monster: unknown, treasureOnRemoval = false): Raw => ({ do: 'remove', monster, treasureOnRemoval })

test('remove_monster_treasure: it leaves its treasure and no level', () => {
  const lull = inCombat('lull', remove('only', true))
  const t = played(lull).close()
  expect([t.level('ana'), t.hand('ana').length]).toEqual([1, 2])
})

test('remove_monster_notreasure: it leaves nothing, if it is of the right kind', () => {
  const holy = inCombat('holy', remove({ named: { tag: 'undead' } }))
  const t = played(holy, { facing: ['ogre', 'ghoul'] }, 1)
  expect(t.totals()[1]).toBe(6)
  expect(sit([holy], { bob: { hand: ['holy'] }, facing: 'ogre' }).offered('bob', 'play')).toBe(false)
})

test('remove_all_monsters: everything leaves', () => {
  const t = played(inCombat('alarm', remove('all')), { facing: ['ogre', 'rat'] }).close()
  expect([t.fighting(), t.hand('ana')]).toEqual([false, []])
})

test('select_lowest_monster: the weakest is chosen by itself, or the strongest', () => {
  expect(played(inCombat('bully', remove('weakest')), { facing: ['ogre', 'rat'] }).totals()[1]).toBe(6)
  expect(played(inCombat('hero', remove('strongest')), { facing: ['ogre', 'rat'] }).totals()[1]).toBe(1)
})

test('fixed_reward: a fixed draw in the place of the printed reward', () => {
  const parley = inCombat('parley', remove('all'), { do: 'draw', deck: 'treasure', cards: 1, face: 'down', to: 'main' })
  const t = played(parley, { facing: 'giant' }).close()
  expect([t.hand('ana').length, t.level('ana')]).toEqual([1, 1])
})

test('no_reward: neither level nor treasure', () => {
  const stray = monster('stray', 1, { treasures: 0, levels: 0 })
  const t = sit([stray], { ana: { level: 3 }, facing: 'stray' }).win('ana')
  expect([t.level('ana'), t.hand('ana')]).toEqual([3, []])
})

test('transfer_combat: another takes the fight over, and what was killed before stays earned', () => {
  const pass = special('pass', [
    {
      use: 'ownCombat',
      when: { fights: 'asMain' },
      target: { not: { is: 'main' } },
      effect: [
        { do: 'kill', monster: 'weakest' },
        { do: 'moveFight', to: 'target' },
      ],
    },
  ])
  const t = sit([pass], { ana: { hand: ['pass'] }, bob: { level: 9 }, facing: ['ogre', 'rat'] })
  expect(t.would('ana', 'play', { copy: 'pass', index: 'ana' })).toBe(false)
  t.choose('ana', 'play', { copy: 'pass', index: 'bob' })
  expect(t.totals()).toEqual([9, 6])
  t.win('bob')
  expect([t.level('ana'), t.level('bob')]).toEqual([2, 10])
})

test('wont_fight_if: it does not fight such people', () => {
  const fan = monster('fan', 4, { refuses: { when: { has: 'elf' } } })
  const t = sit([fan], { ana: { table: ['elf'] }, doors: ['fan'] }).choose('ana', 'openDoor')
  expect([t.fighting(), t.pile('doorDiscards')]).toEqual([false, ['fan']])
  expect(
    sit([fan], { doors: ['fan'] })
      .choose('ana', 'openDoor')
      .fighting(),
  ).toBe(true)
})

test('gift_instead: it gives something instead of fighting', () => {
  const fan = monster('fan', 4, {
    refuses: { when: { has: 'elf' }, gift: [{ do: 'draw', deck: 'treasure', cards: 1, face: 'down' }] },
  })
  const t = sit([fan], { ana: { table: ['elf'] }, doors: ['fan'], treasures: ['sword'] }).choose('ana', 'openDoor')
  expect(t.hand('ana')).toEqual(['sword'])
})

test('optional_fight: whoever meets it may leave it alone', () => {
  const t = sit([monster('mime', 4, { optional: true })], { doors: ['mime'] })
    .choose('ana', 'openDoor')
    .choose('ana', 'decline')
  expect([t.fighting(), t.pile('doorDiscards')]).toEqual([false, ['mime']])
})

test('nonlethal_win: got the better of, not killed', () => {
  const hug = monster('hug', 4, {
    fightRules: [{ use: 'ownCombat', when: { winning: true }, effect: [remove('self', true)] }],
  })
  const t = sit([hug], { ana: { level: 5 }, facing: 'hug' })
    .choose('ana', 'useAbility', { copy: 'hug' })
    .close()
  expect([t.level('ana'), t.hand('ana').length]).toEqual([5, 1])
})

test('trait_alt_win: a class has its own way to win', () => {
  const riddle = monster('riddle', 14, {
    fightRules: [
      { use: 'ownCombat', when: { has: 'wizard' }, cost: { discard: 1 }, effect: [{ do: 'kill', monster: 'self' }] },
    ],
  })
  const t = sit([riddle], { ana: { hand: ['rat'], table: ['wizard'] }, facing: 'riddle' })
  t.choose('ana', 'useAbility', { copy: 'riddle' })
  if (t.asked().decision === 'whichFuel') t.choose('ana', 'pay', { copy: 'rat' })
  expect(t.close().level('ana')).toBe(2)
  expect(sit([riddle], { ana: { hand: ['rat'] }, facing: 'riddle' }).offered('ana', 'useAbility')).toBe(false)
})

test('auto_kill_named: a card kills the one monster that it names', () => {
  const plunger = shot('plunger', 'combat', { do: 'kill', monster: { all: { card: 'giant' } } })
  const t = sit([plunger], { ana: { hand: ['plunger'] }, facing: ['giant', 'rat'] }).choose('ana', 'play', {
    copy: 'plunger',
  })
  expect(t.totals()[1]).toBe(1)
})

test('fight_alone: nobody can help', () => {
  const duel = monster('duel', 6, { fightAlone: true })
  expect(sit([duel], { facing: 'duel' }).offered('ana', 'ask')).toBe(false)
  expect(sit([duel], { facing: 'ogre' }).offered('ana', 'ask')).toBe(true)
})

test('help_restrict: some may not help', () => {
  const snob = monster('snob', 6, { fightRules: [{ bans: 'helping', when: { has: 'elf' } }] })
  const t = sit([snob], { bob: { table: ['elf'] }, facing: 'snob' })
  expect([t.would('ana', 'ask', { seat: 'bob' }), t.would('ana', 'ask', { seat: 'cyd' })]).toEqual([false, true])
})

test('help_unpaid: the helper gets nothing for it', () => {
  const saint = monster('saint', 6, { fightRules: [{ bans: 'beingPaid' }] })
  const t = sit([saint], { facing: 'saint' })
  const asked = { type: 'askHelp', seat: t.seat('bob'), items: [], helperPicksFirst: false, evenIfLost: false } as const
  expect(t.wouldSend('ana', { ...asked, treasures: 1 })).toBe(false)
  expect(t.wouldSend('ana', { ...asked, treasures: 0 })).toBe(true)
  expect(t.would('ana', 'ask', { seat: 'bob', index: 0 })).toBe(true)
})

test('forced_help: whoever is asked cannot refuse', () => {
  const draft = special('draft', [
    { use: 'ownCombat', target: { level: { least: 3 } }, effect: [{ do: 'forceHelp', who: 'target' }] },
  ])
  const t = sit([draft], { ana: { hand: ['draft'] }, bob: { level: 5 }, cyd: { level: 2 }, facing: 'ogre' })
  expect(t.would('ana', 'play', { copy: 'draft', index: 'cyd' })).toBe(false)
  expect(t.choose('ana', 'play', { copy: 'draft', index: 'bob' }).totals()[0]).toBe(6)
})

test('force_play_cards: every one-shot that helps must be played', () => {
  const tide = monster('tide', 3, { fightRules: [{ bans: 'holdingBack' }] })
  const t = sit([tide], { ana: { level: 5, hand: ['potion-2'] }, facing: 'tide' })
  expect([t.offered('ana', 'claim'), t.offered('ana', 'play')]).toEqual([false, true])
  expect(t.choose('ana', 'play', { copy: 'potion-2', index: 0 }).offered('ana', 'claim')).toBe(true)
})

test('take_item_from_player: an item of another is used at once', () => {
  const grab = special('grab', [
    { use: 'ownCombat', effect: [take({ zone: 'worn', of: 'others', by: 'you' }, 'you', { equip: true })] },
  ])
  const t = sit([grab], {
    ana: { hand: ['grab'] },
    bob: { table: ['sword'] },
    cyd: { table: ['crown'] },
    facing: 'ogre',
  })
  t.choose('ana', 'play', { copy: 'grab' }).choose('ana', 'pick', { copy: 'crown' })
  expect([t.totals()[0], t.table('bob'), t.table('cyd')]).toEqual([4, ['sword'], []])
})

test('mid_combat_equip: equipment is changed in the middle of a fight', () => {
  const sash = shot('sash', 'ownCombat', stay('combat', [{ permits: 'equipInCombat' }]))
  const t = sit([sash], { ana: { hand: ['sash', 'crown'] }, facing: 'ogre' })
  expect(t.offered('ana', 'playItem')).toBe(false)
  t.choose('ana', 'play', { copy: 'sash' }).choose('ana', 'playItem', { copy: 'crown' })
  expect(t.totals()[0]).toBe(4)
})

test('end_turn: the turn is over', () => {
  const bedtime = special('bedtime', [{ use: 'any', effect: [{ do: 'endTurn' }] }])
  const t = sit([bedtime], { bob: { hand: ['bedtime'] } }).choose('bob', 'play', { copy: 'bedtime' })
  expect(t.asked()).toEqual({ seats: ['bob'], decision: 'arrangeOrOpen' })
})

examplesOf('e')
