// What the docs say of moments, prices, limits and ties, where a designer could not guess it.

import { describe, expect, test } from 'vitest'
import { curse, discard, gain, item, lose, monster, type Raw, shot, sit, special, stay, take } from './sit.ts'

const inTurn = (...effect: readonly Raw[]): Raw => special('trick', [{ use: 'ownTurn', effect }])
const MOUSE = (rest: Raw = {}): Raw => monster('mouse', 1, rest)

describe('as a fight ends', () => {
  test('onKill comes before the treasures are drawn', () => {
    const cat = MOUSE({ onKill: [discard({ zone: 'hand', take: 'all' })] })
    const t = sit([cat], { facing: 'mouse', ana: { level: 5, hand: ['mail'] }, treasures: ['sword'] })
    expect(t.choose('ana', 'claim').close().hand('ana')).toEqual(['sword'])
  })

  test.each(['won', 'fightOver'])('main and helper are known in %s, whosever card hears it', (on) => {
    const effect = [gain(1, 'main'), lose(1, 'helper')]
    for (const owner of ['ana', 'bob', 'cyd']) {
      const ofOthers = owner === 'cyd' ? { of: 'others', most: { times: 1, per: 'combat' } } : {}
      const table = { [owner]: ['medal'] }
      const t = sit([MOUSE(), item('medal', { abilities: [{ on, ...ofOthers, effect }] })], {
        facing: 'mouse',
        helper: 'bob',
        ana: { level: 3, table: table.ana ?? [] },
        bob: { level: 4, table: table.bob ?? [] },
        cyd: { table: table.cyd ?? [] },
      })
      t.choose('ana', 'claim').close()
      expect([t.level('ana'), t.level('bob')]).toEqual([5, 3])
    }
  })

  test('a card that goes over to the other fighter then does not hear the end of the same fight again', () => {
    const over = (as: string, to: string): Raw => ({
      on: 'fightOver',
      when: { fights: as },
      effect: [lose(1), take({ zone: 'self' }, to, { staying: true })],
    })
    const potato = curse('potato', stay('untilLifted', [over('asMain', 'helper'), over('asHelper', 'main')]))
    for (const [first, second] of [
      ['ana', 'bob'],
      ['bob', 'ana'],
    ] as const) {
      const t = sit([potato, MOUSE()], {
        facing: 'mouse',
        helper: 'bob',
        ana: { level: 5 },
        bob: { level: 6 },
        cyd: { hand: ['potato'] },
      })
      t.choose('cyd', 'curse', { copy: 'potato', seat: first }).choose('ana', 'claim').close()
      expect([t.has(first, 'potato'), t.has(second, 'potato')]).toEqual([false, true])
      expect([t.level('ana'), t.level('bob')]).toEqual(first === 'ana' ? [5, 6] : [6, 5])
    }
  })
})

test('who has less than a price in gold cannot pay it', () => {
  const cost = { cards: { zone: 'table', take: { worth: 800 } } }
  const offered = (value: number): boolean =>
    sit([item('gold', { value }), special('fee', [{ use: 'ownTurn', cost, effect: [gain(1)] }])], {
      ana: { hand: ['fee'], table: ['gold'] },
    }).offered('ana', 'play')
  expect([799, 800, 900].map(offered)).toEqual([false, true, true])
})

test('of all who are tied one card is taken from each, and to whom means the first of them', () => {
  const seats = { ana: { level: 2, hand: ['trick', 'rat'] }, bob: { level: 5, hand: ['imp'] } }
  const from = sit([inTurn(take({ zone: 'hand', of: 'highest', by: 'chance' }, 'you'))], {
    ...seats,
    cyd: { level: 5, hand: ['ogre'] },
  })
  from.choose('ana', 'play', { copy: 'trick' })
  if (from.offered('ana', 'keep')) from.choose('ana', 'keep')
  expect([from.hand('bob'), from.hand('cyd')]).toEqual([[], []])
  const to = sit([inTurn(take({ zone: 'hand', by: 'chance' }, 'highest'))], { ...seats, cyd: { level: 5 } })
  to.choose('ana', 'play', { copy: 'trick' })
  expect([to.hand('ana'), to.hand('bob'), to.hand('cyd')]).toEqual([[], ['imp', 'rat'], []])
})

test('where nobody can be forced to help, the steps behind happen all the same', () => {
  const trick = shot('trick', 'combat', { do: 'forceHelp', who: 'you' }, gain(1, 'main'))
  const hermit = item('hermit', { abilities: [{ bans: 'helping' }] })
  for (const table of [[], ['hermit']]) {
    const t = sit([trick, hermit], { facing: 'giant', ana: { level: 2 }, bob: { hand: ['trick'], table } })
    t.choose('bob', 'play', { copy: 'trick' })
    expect([t.helper(), t.level('ana')]).toEqual([table.length === 0 ? 'bob' : null, 3])
  }
})

test('who gets away by a die that was rolled again may be answered again', () => {
  const peel = shot('peel', 'escape', { do: 'reroll' })
  const t = sit([peel, monster('wolf', 19)], {
    facing: 'wolf',
    ana: { level: 5 },
    bob: { hand: ['peel', 'peel'] },
    rolls: { runAway: [6, 5, 1] },
  })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
  t.choose('bob', 'play', { copy: 'peel' }).choose('bob', 'play', { copy: 'peel' }).close()
  expect(t.types()).toContain('caught')
})

test('each ability has its own limit', () => {
  const most = { times: 1, per: 'turn' }
  const abilities = [1, 2].map((levels) => ({ use: 'ownTurn', most, effect: [gain(levels)] }))
  const t = sit([item('drum', { abilities })], { ana: { level: 1, table: ['drum'] } })
  t.choose('ana', 'useAbility', { copy: 'drum', use: 0 })
  expect(t.would('ana', 'useAbility', { copy: 'drum', use: 0 })).toBe(false)
  expect(t.choose('ana', 'useAbility', { copy: 'drum', use: 1 }).level('ana')).toBe(4)
})

test('others are all but whom the effect is about, also where somebody else chooses', () => {
  const trick = inTurn({ do: 'namePlayer', as: 'friend', by: 'left' }, lose(1, { the: 'friend' }))
  const t = sit([trick], { ana: { level: 5, hand: ['trick'] }, bob: { level: 5 }, cyd: { level: 5 } })
  t.choose('ana', 'play', { copy: 'trick' })
  expect(['ana', 'bob', 'cyd'].filter((_, index) => t.would('bob', 'option', { index }))).toEqual(['bob', 'cyd'])
})

test('what a step before has shown to whoever chooses is chosen with open eyes', () => {
  for (const isShown of [true, false]) {
    const shown = { do: 'reveal', cards: { zone: 'hand', of: 'right', take: 'all' }, to: 'left' }
    const taken = take({ zone: 'hand', of: 'right', by: 'left' }, 'left')
    const t = sit([inTurn(...(isShown ? [shown] : []), taken)], {
      ana: { hand: ['trick'] },
      cyd: { hand: ['sword', 'mail'] },
    })
    t.choose('ana', 'play', { copy: 'trick' })
    expect(t.offered('bob', isShown ? 'pick' : 'pickBlind')).toBe(true)
    expect(t.offered('bob', isShown ? 'pickBlind' : 'pick')).toBe(false)
  }
})

test('as many cards as are shown by chance are different ones', () => {
  const cards = { zone: 'hand', of: 'right', by: 'chance', take: 2 }
  const t = sit([inTurn({ do: 'reveal', cards, to: 'left' })], {
    ana: { hand: ['trick'] },
    cyd: { hand: ['sword', 'sword', 'sword', 'mail'] },
    rolls: { hand: [1, 1] },
  })
  t.choose('ana', 'play', { copy: 'trick' })
  expect(t.game.view(t.state, t.seat('bob')).known.length).toBe(2)
  const asked = { zone: 'hand', of: 'right', take: 2 }
  expect(() => sit([inTurn({ do: 'reveal', cards: asked, to: 'left' })])).toThrow(
    'no take, or all, or a number by chance',
  )
})

test('as many cards as change sides by chance are different ones, and none is chosen twice', () => {
  const turning = (cards: Raw): Raw => special('turncoat', [{ use: 'combat', effect: [{ do: 'switchSide', cards }] }])
  const shots = { zone: 'combat', filter: { kind: 'oneShot' } }
  const t = sit([turning({ ...shots, by: 'chance', take: 2 })], {
    facing: 'ogre',
    ana: { level: 5, hand: ['potion-3', 'potion-3', 'potion-3'] },
    bob: { hand: ['turncoat'] },
    rolls: { hand: [1, 1] },
  })
  for (let played = 0; played < 3; played++) t.choose('ana', 'play', { copy: 'potion-3', index: 0 })
  const [players, monsters] = t.totals()
  t.choose('bob', 'play', { copy: 'turncoat' })
  expect(t.totals()).toEqual([players! - 6, monsters! + 6])
  const refused = 'no take, or all, or a number by chance'
  for (const cards of [
    { ...shots, take: 2 },
    { ...shots, take: { upTo: 2 }, by: 'chance' },
  ])
    expect(() => sit([turning(cards)], {})).toThrow(refused)
  const shown = { zone: 'doorDiscards', take: 2, by: 'chance', extreme: 'topmost' }
  expect(() => sit([inTurn({ do: 'reveal', cards: shown, to: 'you' })], {})).toThrow(refused)
})

test('an item that stays is sold by nobody', () => {
  const strength = { on: 'comesIntoPlay', effect: [stay('untilLifted', [{ figure: 'strength', add: 5 }])] }
  const t = sit([item('ring', { value: 1000, abilities: [strength] })], { ana: { hand: ['ring'] } })
  expect(t.offered('ana', 'sell')).toBe(true)
  t.choose('ana', 'playItem', { copy: 'ring' })
  expect([t.strength('ana'), t.offered('ana', 'sell')]).toEqual([6, false])
})
