// Dying, once, and what is lost by it besides the cards.

import { choose, draw, type Effect, gainLevels, guess, loseLevels, nameNumber, pay, the } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { BARGAINS, offerOf, terms } from '../fixture/bargains.ts'
import { BOXES } from '../fixture/boxes.ts'
import { curse, item, trait } from '../fixture/cards.ts'
import { dying, keepIfAsked, looters, TWO } from '../fixture/dying.ts'
import { table } from '../table.ts'

describe.each(BOXES)('%s: nobody dies of being dead', (box) => {
  const deaths = (t: ReturnType<typeof table>) =>
    t.events().flatMap((event) => (event.type === 'died' ? [t.names[event.seat]] : []))

  test('[MK-DEATH-20] what kills twice kills once', () => {
    const cards = [curse('overkill', { do: 'die' }, { do: 'die' })]
    const t = table(box, { seats: { ana: {}, bob: { hand: ['overkill'] }, cyd: {} }, cards })
    t.choose('bob', 'curse', { copy: 'overkill', seat: 'cyd' })
    expect(deaths(t)).toEqual(['cyd'])
  })

  test('[MK-DEATH-12, MK-DEATH-20] a later death of everybody finds a new character, or nobody', () => {
    const cards = [curse('doom', { do: 'die' }), curse('pest', { do: 'die', who: 'others' })]
    const t = table(box, { seats: { ana: { hand: ['doom', 'pest'] }, bob: {}, cyd: {} }, cards })
    t.choose('ana', 'curse', { copy: 'doom', seat: 'cyd' }).choose('ana', 'curse', { copy: 'pest', seat: 'ana' })
    expect(deaths(t)).toEqual(box === 'star' || box === 'cthulhu' ? ['cyd', 'bob', 'cyd'] : ['cyd', 'bob'])
  })
})

test('[MK-DEATH-07] a corpse with a single card is looted like any other', () => {
  const t = dying('zombies', { hand: ['rat'] }, TWO)
  expect(t.copy('rat')).toBe(0)
  expect(looters(t)).toEqual(['bob'])
})

test('[MK-DEATH-20, MK-TURN-24] treasure that was still to come is lost, and so is what a helper was promised of it', () => {
  const glass = item('glass', 0, { abilities: [{ on: 'killed', effect: [{ do: 'die' }] }] })
  const t = table('star', {
    seats: { ana: { level: 1, table: ['glass'] }, bob: { level: 5 }, cyd: { level: 5 } },
    cards: [glass, ...BARGAINS],
    facing: 'hoarder',
    doors: ['hoarder'],
    treasures: ['sword', 'mail', 'helmet', 'crown'],
  })
  t.send('cyd', { type: 'offerHelp', ...terms({ treasures: 1 }) }).choose('ana', 'accept', offerOf(t, 'cyd'))
  t.win('ana')
  expect([looters(t), t.active()]).toEqual([['bob'], 'bob'])
  t.choose('bob', 'openDoor').win('bob')
  expect(keepIfAsked(t).hand('bob')).toEqual(['glass', 'sword', 'mail'])
  const drawn = t.events().flatMap((event) => (event.type === 'treasureDrawn' ? [event.face] : []))
  expect(drawn).toEqual(['down'])
})

test('[MK-DEATH-20, MK-TURN-24] another’s death takes nothing of it away', () => {
  const bomb = item('bomb', 0, { abilities: [{ on: 'killed', effect: [{ do: 'die', who: 'others' }] }] })
  const seats = { ana: { level: 5, table: ['bomb'] }, bob: {}, cyd: {} }
  const t = table('star', { seats, cards: [bomb], facing: 'rat', treasures: ['sword'] }).win('ana')
  expect(keepIfAsked(t).hand('ana')).toEqual(['sword'])
})

test('[MK-DEATH-20] some wait for a death', () => {
  const heir = trait('class', 'heir', { abilities: [{ on: 'died', of: 'others', effect: [gainLevels(1)] }] })
  const cards = [curse('doom', { do: 'die' }), heir]
  const t = table('base', { seats: { ana: { table: ['heir'] }, bob: { hand: ['doom'] }, cyd: {} }, cards })
  t.choose('bob', 'curse', { copy: 'doom', seat: 'cyd' })
  expect(t.names.map((name) => t.level(name))).toEqual([2, 1, 1])
})

test('[MK-DEATH-02, MK-DEATH-11] who has died neither draws nor loses levels by his own cards', () => {
  const effect = [draw('door', 1, { face: 'up' }), loseLevels(1)]
  const ghost = trait('class', 'ghost', { abilities: [{ on: 'died', effect }] })
  const cards = [curse('doom', { do: 'die' }), ghost]
  const seats = { ana: { hand: ['doom'] }, bob: { level: 4, table: ['ghost'], hand: ['sword'] }, cyd: {} }
  const t = table('base', { seats, cards, doors: ['rat', 'imp'], rolls: { loot: [4, 2] } })
  t.choose('ana', 'curse', { copy: 'doom', seat: 'bob' })
  expect([t.pool(), t.level('bob'), t.pile('doorDeck')[0]]).toEqual([['sword'], 4, 'rat'])
})

test.each<[string, readonly Effect[], number]>([
  ['the first way is taken', [choose([gainLevels(2, 'left')], [gainLevels(1, 'left')])], 3],
  ['the least number is named', [nameNumber('so', 2, 4), gainLevels(the('so'), 'left')], 3],
  ['the guess is wrong', [guess([gainLevels(1, 'left')], [gainLevels(3, 'left')])], 4],
  ['the price is not paid', [pay({ levels: 1 }, [gainLevels(1, 'left')], [gainLevels(4, 'left')])], 5],
])('[MK-DEATH-11] the dead are asked nothing: %s', (_, effects, level) => {
  const cards = [curse('doom', { do: 'die' }, ...effects)]
  const seats = { ana: {}, bob: { hand: ['doom'] }, cyd: { level: 5 } }
  const t = table('base', { seats, cards, rolls: { die: [1] } }).choose('bob', 'curse', { copy: 'doom', seat: 'cyd' })
  expect([t.level('ana'), t.asked()]).toEqual([level, { seats: ['ana'], decision: 'arrangeOrOpen' }])
})

test('[MK-DEATH-11] whose corpse still waits draws nothing, and its cards go to nobody else', () => {
  const gift = { do: 'draw', deck: 'door', cards: 1, face: 'down', to: 'everyone' } as const
  const heir = trait('class', 'heir', { abilities: [{ on: 'died', of: 'others', effect: [gift] }] })
  const cards = [curse('doom', { do: 'die' }), heir]
  const seats = { ana: { table: ['heir'] }, bob: { hand: ['doom'] }, cyd: { hand: ['rat'] } }
  const t = table('star', { seats, cards, doors: ['imp', 'ogre', 'elf'], rolls: { loot: [4, 2] } })
  keepIfAsked(keepIfAsked(t.choose('bob', 'curse', { copy: 'doom', seat: 'cyd' })))
  expect([t.hand('ana'), t.hand('bob'), t.pool()]).toEqual([['imp'], ['ogre'], ['rat']])
})

test('[MK-DEATH-01] out of the hand everything is lost, what one could have become too', () => {
  const cards = [curse('doom', { do: 'die' })]
  const hand = ['wizard', 'half-breed', 'lose-level']
  const seats = { ana: { hand: ['doom'] }, bob: { hand, table: ['elf'] }, cyd: {} }
  const t = table('base', { seats, cards, rolls: { loot: [4, 2] } })
  t.choose('ana', 'curse', { copy: 'doom', seat: 'bob' })
  expect([t.pool().sort(), t.table('bob')]).toEqual([['half-breed', 'lose-level', 'wizard'], ['elf']])
})

test('[MK-DEATH-07] everybody sees whose corpse it is that is looted', () => {
  const cards = [curse('doom', { do: 'die' })]
  const seats = { ana: { level: 3 }, bob: { hand: ['doom'] }, cyd: { hand: ['sword', 'mail', 'helmet'] } }
  const t = table('base', { seats, cards }).choose('bob', 'curse', { copy: 'doom', seat: 'cyd' })
  const owner = () => t.game.view(t.state, t.seat('ana')).pool.owner
  expect([t.pool().length, owner()]).toEqual([3, t.seat('cyd')])
  expect([looters(t), owner()]).toEqual([['ana', 'bob'], null])
})

test('[MK-DEATH-11, MK-TREAS-08] a helper who dies before his treasure is handed to him does not get it', () => {
  const cards = [curse('doom', { do: 'die' }), ...BARGAINS]
  const seats = { ana: { level: 1 }, bob: { level: 5 }, cyd: { hand: ['doom'] } }
  const t = table('base', { seats, cards, facing: 'hoarder', treasures: ['sword', 'mail'] })
  t.send('bob', { type: 'offerHelp', ...terms({ treasures: 1 }) })
    .choose('ana', 'accept', offerOf(t, 'bob'))
    .win('ana')
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'pickTreasure' })
  t.choose('cyd', 'curse', { copy: 'doom', seat: 'bob' }).choose('ana', 'take', { copy: 'mail' })
  expect([keepIfAsked(t).hand('ana'), t.hand('bob'), t.pile('treasureDiscards')]).toEqual([['mail'], [], ['sword']])
})
