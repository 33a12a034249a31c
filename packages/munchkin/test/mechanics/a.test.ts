// Mechanics A: triggers and timing windows.

import { expect, test } from 'vitest'
import { examplesOf } from './examples.ts'
import {
  caught,
  discard,
  gain,
  given,
  item,
  lose,
  monster,
  opening,
  shot,
  sit,
  special,
  stay,
  strengthen,
  take,
} from './sit.ts'

test('reveal_effect: it happens the moment the monster is met', () => {
  const shout = monster('shout', 3, { onReveal: [lose(1)] })
  const t = sit([shout], { ana: { level: 4 }, doors: ['shout'] }).choose('ana', 'openDoor')
  expect([t.level('ana'), t.fighting()]).toEqual([3, true])
})

test('trigger_any_draw: face up at the door, face down, and from an opening hand', () => {
  const hail = special('hail', [], { deck: 'door', onDraw: [gain(1, { holders: 'priest' })] })
  const t = sit([hail], { bob: { table: ['priest'] }, doors: ['hail'] }).choose('ana', 'openDoor')
  expect([t.level('bob'), t.pile('doorDiscards')]).toEqual([2, ['hail']])
  const loot = sit([hail], { bob: { table: ['priest'] }, doors: ['elf', 'hail'] }).choose('ana', 'openDoor')
  loot.choose('ana', 'noTrouble').choose('ana', 'loot')
  expect(loot.level('bob')).toBe(2)
  const gift = special('gift', [], { deck: 'door', copies: 40, onDraw: [gain(1)] })
  const dealt = opening([gift])
  expect(dealt.every((level) => level > 1)).toBe(true)
})

test('before_combat: once before the fight, and not for a monster that joins later', () => {
  const toll = monster('toll', 3, { beforeCombat: [lose(1)] })
  expect(sit([toll], { ana: { level: 4 }, facing: 'toll' }).level('ana')).toBe(3)
  expect(sit([toll], { ana: { level: 4 }, facing: ['rat', 'toll'] }).level('ana')).toBe(4)
})

test('react_roll: a card changes a die that was just rolled', () => {
  const nudge = shot('nudge', 'othersRoll', { do: 'turnDie', add: -2 })
  const t = sit([nudge], { ana: { level: 3 }, bob: { hand: ['nudge'] }, facing: 'ogre', rolls: { runAway: [6] } })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose('bob', 'play', { copy: 'nudge' }).close()
  expect(t.level('ana')).toBe(1)
})

test('react_failed_roll: after the failed roll, before the bad stuff, for oneself only', () => {
  const cushion = item('cushion', {
    abilities: [{ use: 'badStuff', when: { is: 'victim' }, cost: { self: true }, effect: [{ do: 'cancel' }] }],
  })
  const spec = { ana: { level: 3, table: ['cushion'] }, cyd: {}, facing: 'ogre', rolls: { runAway: [2] } }
  const t = sit([cushion], spec).choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
  t.choose('ana', 'useAbility', { copy: 'cushion' })
  expect([t.level('ana'), t.table('ana')]).toEqual([3, []])
  const other = sit([cushion], { ...spec, ana: { level: 3 }, bob: { table: ['cushion'] } })
  other.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
  expect(other.offered('bob', 'useAbility')).toBe(false)
})

test('react_escape: a successful escape is answered', () => {
  const peel = shot('peel', 'escape', { do: 'reroll' })
  const t = sit([peel], { ana: { level: 3 }, bob: { hand: ['peel'] }, facing: 'ogre', rolls: { runAway: [5, 1] } })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose('bob', 'play', { copy: 'peel' }).close()
  expect(t.level('ana')).toBe(1)
})

test('react_curse: a curse that hits is answered by its victim', () => {
  const ward = shot('ward', 'ownCurse', { do: 'cancel' })
  const t = sit([ward], { ana: { level: 3, hand: ['ward'] }, bob: { hand: ['lose-level'] } })
  t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' }).choose('ana', 'play', { copy: 'ward' })
  expect(t.level('ana')).toBe(3)
})

const spec = { ana: { level: 1 }, bob: { hand: ['potion-3'] }, facing: 'ogre' } as const

test('react_play: a played card is countered, doubled, or stolen', () => {
  const cards = [
    special('veto', [{ use: 'play', effect: [{ do: 'cancel' }] }]),
    special('encore', [{ use: 'play', when: { it: { kind: 'oneShot' } }, effect: [{ do: 'repeat' }] }]),
    special('pinch', [{ use: 'play', effect: [{ do: 'cancel' }, take({ zone: 'it' }, 'you')] }]),
  ]
  const played = (answer: string) =>
    sit(cards, { ...spec, cyd: { hand: [answer] } })
      .choose('bob', 'play', { copy: 'potion-3', index: 0 })
      .choose('cyd', 'play', { copy: answer })
  expect(played('veto').totals()).toEqual([1, 6])
  const twice = played('encore')
  while (twice.gate() > 0 && twice.asked().decision === 'played') twice.close()
  expect(twice.totals()).toEqual([7, 6])
  const stolen = played('pinch')
  while (stolen.asked().decision === 'played') stolen.close()
  expect([stolen.totals(), stolen.hand('cyd')]).toEqual([[1, 6], ['potion-3']])
})

test('react_discard: a card that reaches the discards is grabbed, if it is of the right kind', () => {
  const dive = special('dive', [
    { use: 'discard', when: { it: { kind: 'item' } }, effect: [take({ zone: 'it' }, 'you')] },
  ])
  const t = sit([dive], { bob: { hand: ['dive'] }, treasureDiscards: ['sword'], doorDiscards: ['imp'] })
  expect(t.offered('bob', 'play', { copy: 'dive', index: 0 })).toBe(false)
  t.choose('bob', 'play', { copy: 'dive', index: 1 })
  expect(t.hand('bob')).toEqual(['sword'])
})

test('react_level_gain: somebody gains a level, and it is taken back', () => {
  const damper = special('damper', [
    { use: 'level', when: { not: { is: 'actor' } }, effect: [{ do: 'cancel' }, gain(1, 'you')] },
  ])
  const t = sit([damper], { ana: { level: 3, hand: ['level-up'] }, bob: { hand: ['damper'] } })
  t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
  expect(t.offered('ana', 'play', { copy: 'damper' })).toBe(false)
  t.choose('bob', 'play', { copy: 'damper' })
  expect([t.level('ana'), t.level('bob')]).toEqual([3, 2])
})

test('lose_even_if_escape: whoever has to run pays, even if he escapes', () => {
  const brambles = monster('brambles', 9, { evenIfEscaped: [discard({ zone: 'hand' })] })
  const t = sit([brambles], { ana: { hand: ['rat'] }, facing: 'brambles', rolls: { runAway: [6] } })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
  expect(t.pile('doorDiscards')).toContain('rat')
})

test('timing_after_combat: right after a fight and at no other time', () => {
  const nap = special('nap', [{ use: 'afterCombat', effect: [{ do: 'draw', deck: 'door', cards: 2, face: 'down' }] }])
  const t = sit([nap], { ana: { level: 5, hand: ['nap'] }, doors: ['rat'] })
  expect(t.offered('ana', 'play', { copy: 'nap' })).toBe(false)
  t.choose('ana', 'openDoor').win('ana').choose('ana', 'keep')
  expect(t.asked().decision).toBe('charityOrDone')
  t.choose('ana', 'play', { copy: 'nap' })
  expect(t.hand('ana').length).toBe(3)
})

test('timing_end_turn: at the end of one’s own turn', () => {
  const diary = item('diary', {
    abilities: [{ use: 'turnEnd', when: { turn: 'own' }, cost: { discard: 1 }, effect: [gain(1)] }],
  })
  const t = sit([diary], { ana: { hand: ['rat'], table: ['diary'] }, doors: ['elf'] })
  expect(t.offered('ana', 'useAbility')).toBe(false)
  t.choose('ana', 'openDoor').choose('ana', 'noTrouble').choose('ana', 'loot').choose('ana', 'done')
  t.choose('ana', 'useAbility', { copy: 'diary' }).choose('ana', 'pay', { copy: 'rat' })
  expect(t.level('ana')).toBe(2)
})

test('timing_start_turn: before another player opens his door', () => {
  const prank = special('prank', [{ use: 'turnStart', when: { turn: 'other' }, effect: [lose(1, 'active')] }])
  const t = sit([prank], { bob: { level: 4 }, ana: { hand: ['prank'] }, doors: ['elf'] })
  t.choose('ana', 'openDoor')
    .choose('ana', 'noTrouble')
    .choose('ana', 'loot')
    .choose('ana', 'done')
    .choose('ana', 'play', { copy: 'prank' })
  expect(t.level('bob')).toBe(3)
})

test('timing_own_turn: in one’s own turn only', () => {
  const snack = special('snack', [{ use: 'ownTurn', effect: [gain(1)] }])
  const t = sit([snack], { ana: { hand: ['snack'] }, bob: { hand: ['snack'] } })
  expect([t.offered('ana', 'play'), t.offered('bob', 'play')]).toEqual([true, false])
})

test('on_win: a fight that was won sets it off, for the helper too', () => {
  const horn = item('horn', {
    abilities: [{ on: 'won', effect: [{ do: 'draw', deck: 'door', cards: 1, face: 'down' }] }],
  })
  const t = sit([horn], { ana: { level: 5 }, bob: { table: ['horn'] }, facing: 'rat', helper: 'bob' }).win('ana')
  expect(t.hand('bob').length).toBe(1)
  const first = sit([horn], {
    bob: { level: 5 },
    ana: { table: ['horn'] },
    active: 'bob',
    facing: 'rat',
    helper: 'ana',
  })
  expect(first.win('bob').hand('ana').length).toBe(1)
  const lost = sit([horn], { bob: { table: ['horn'] }, facing: 'ogre', helper: 'bob', rolls: { runAway: [6, 6] } })
  lost.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose('bob', 'roll', { slot: 0 })
  expect(lost.hand('bob')).toEqual([])
})

test('on_respawn: what bad stuff leaves for the next life works when it begins', () => {
  const reaper = monster('reaper', 15, {
    badStuff: [{ do: 'die' }, stay('untilLifted', [{ on: 'reborn', effect: [gain(2), discard({ zone: 'self' })] }])],
  })
  const t = caught(reaper, { ana: { level: 3 }, bob: { level: 2 }, cyd: { level: 2 } })
  expect([t.level('ana'), t.table('ana'), t.pile('doorDiscards')]).toEqual([5, [], ['reaper']])
})

test('modal: one of two modes when it is played', () => {
  const both = special('both', [
    { use: 'combat', effect: [strengthen('either', 4)] },
    { use: 'ownTurn', effect: [gain(1)] },
  ])
  const t = sit([both], { ana: { hand: ['both'] } }).choose('ana', 'play', { copy: 'both', use: 1 })
  expect(t.level('ana')).toBe(2)
  const fight = sit([both], { ana: { hand: ['both'] }, facing: 'imp' }).choose('ana', 'play', {
    copy: 'both',
    index: 0,
  })
  expect(fight.totals()).toEqual([5, 2])
})

test('modal_by_draw: face up it does one thing, face down another', () => {
  const coin = special('coin', [], { deck: 'door', onDraw: [given({ drawn: 'up' }, [gain(2)], [lose(1)])] })
  expect(
    sit([coin], { ana: { level: 4 }, doors: ['coin'] })
      .choose('ana', 'openDoor')
      .level('ana'),
  ).toBe(6)
  const t = sit([coin], { ana: { level: 4 }, doors: ['elf', 'coin'] })
    .choose('ana', 'openDoor')
    .choose('ana', 'noTrouble')
    .choose('ana', 'loot')
  expect(t.level('ana')).toBe(3)
})

test('inherit_facing: what it draws lies as it was drawn itself', () => {
  const bag = special('bag', [], { deck: 'door', onDraw: [{ do: 'draw', deck: 'treasure', cards: 1, face: 'same' }] })
  const up = sit([bag], { doors: ['bag'], treasures: ['sword'] }).choose('ana', 'openDoor')
  const down = sit([bag], { doors: ['elf', 'bag'], treasures: ['sword'] })
    .choose('ana', 'openDoor')
    .choose('ana', 'noTrouble')
    .choose('ana', 'loot')
  const faces = (t: typeof up) => t.events().flatMap((event) => (event.type === 'treasureDrawn' ? [event.face] : []))
  expect([faces(up), faces(down)]).toEqual([['up'], ['down']])
})

examplesOf('a')
