// What cards hear by themselves: a die that nobody changes any more, and a card that somebody has played.

import { describe, expect, test } from 'vitest'
import {
  acolyte,
  curse,
  enhancer,
  gain,
  item,
  lose,
  monster,
  type Raw,
  race,
  shot,
  sit,
  special,
  stay,
  strengthen,
  take,
} from './sit.ts'

const NAMES = ['ana', 'bob', 'cyd'] as const
const wolf = monster('wolf', 9)
const ear = (on: string, rest: Raw = {}, effect: readonly Raw[] = [gain(1)]): Raw =>
  item('ear', { abilities: [{ on, ...rest, effect }] })
type Sat = ReturnType<typeof sit>
const levels = (t: Sat) => NAMES.map((name) => t.level(name))
const three = { ana: { level: 3 }, bob: { level: 3 }, cyd: { level: 3 } }

test('[MK-META-03] a card that is lost says so itself, whatever else it waits for', () => {
  const lost = { on: 'lost', effect: [gain(2)] }
  const others = [
    { on: 'levelLost', effect: [gain(1)] },
    { on: 'escaped', effect: [lose(1)] },
  ]
  for (const abilities of [[lost], [lost, ...others], [...others, lost]]) {
    const hat = item('hat', { slot: 'head', abilities })
    const fate = curse('fate', { do: 'discard', cards: { zone: 'table', filter: { slot: 'head' } } })
    const t = sit([hat, fate], { ...three, ana: { level: 3, table: ['hat'] }, bob: { level: 3, hand: ['fate'] } })
    t.choose('bob', 'curse', { copy: 'fate', seat: 'ana' })
    expect([t.table('ana'), levels(t)]).toEqual([[], [5, 3, 3]])
  }
})

test('[MK-CARD-17] what was taken tells what it is where everybody saw it, also on its way into a hand', () => {
  const lost = ear('lost', { when: { it: { kind: 'race' } } })
  const hand = (zone: string): Raw =>
    special('grab', [{ use: 'ownTurn', effect: [take({ of: 'left', zone, filter: { kind: 'race' } }, 'you')] }])
  const unseen = special('grab', [{ use: 'ownTurn', effect: [take({ of: 'left', zone: 'hand' }, 'you')] }])
  const spec = { ana: { level: 3, hand: ['grab'] }, cyd: { level: 3 } }

  const open = sit([lost, hand('table')], { ...spec, bob: { level: 3, table: ['ear', 'elf'] } })
  open.choose('ana', 'play', { copy: 'grab' })
  expect([open.hand('ana'), levels(open)]).toEqual([['elf'], [3, 4, 3]])

  const hidden = sit([lost, unseen], { ...spec, bob: { level: 3, table: ['ear'], hand: ['elf'] } })
  hidden.choose('ana', 'play', { copy: 'grab' })
  while (hidden.offered('ana', 'pickBlind')) hidden.choose('ana', 'pickBlind', { index: 0 })
  expect([hidden.hand('ana'), levels(hidden)]).toEqual([['elf'], [3, 3, 3]])
})

describe('on rolled', () => {
  const loaded = shot('loaded', 'anyRoll', { do: 'setDie', to: 6 })
  const again = shot('again', 'anyRoll', { do: 'reroll' })
  const fleeing = (card: Raw, owner: string, rolls: readonly number[], more: Raw = {}) => {
    const t = sit([card, wolf, loaded, again], {
      facing: 'wolf',
      ...three,
      rolls: { runAway: rolls },
      [owner]: { level: 3, table: ['ear'] },
      ...more,
    })
    return t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
  }
  /** The die that a card asks for. */
  const tossed = (card: Raw, owner: string, die: number, more: Raw = {}) => {
    const dice = curse('dice', { do: 'roll', rows: [{ on: [1, 6], effect: [] }] })
    return sit([card, dice, loaded, again], {
      ...three,
      cyd: { level: 3, hand: ['dice'] },
      rolls: { die: [die] },
      [owner]: { level: 3, table: ['ear'], ...(owner === 'cyd' && { hand: ['dice'] }) },
      ...more,
    }).choose('cyd', 'curse', { copy: 'dice', seat: 'ana' })
  }

  test('comes for one’s own die, in flight and for a card, and for nobody else’s', () => {
    expect(levels(fleeing(ear('rolled'), 'ana', [5]))).toEqual([4, 3, 3])
    expect(levels(fleeing(ear('rolled'), 'bob', [5]))).toEqual([3, 3, 3])
    expect(levels(tossed(ear('rolled'), 'ana', 2))).toEqual([4, 3, 3])
    expect(levels(tossed(ear('rolled'), 'bob', 2))).toEqual([3, 3, 3])
  })

  test('comes for the dice of others, who are the actor, with what the die shows', () => {
    const debt = ear('rolled', { of: 'others' }, [gain({ half: { rolled: true } }), lose(1, 'actor')])
    expect(levels(fleeing(debt, 'bob', [6]))).toEqual([2, 6, 3])
    expect(levels(tossed(debt, 'bob', 4))).toEqual([2, 5, 3])
  })

  test('asks what it shows, and whom one runs from', () => {
    const sixes = ear('rolled', { when: { count: { rolled: true }, is: { least: 6 } } })
    expect([fleeing(sixes, 'ana', [6]), fleeing(sixes, 'ana', [5])].map((t) => t.level('ana'))).toEqual([4, 3])
    const flights = ear('rolled', { when: { it: {} } })
    const cards = ear('rolled', { when: { not: { it: {} } } })
    expect([fleeing(flights, 'ana', [5]), tossed(flights, 'ana', 5)].map((t) => t.level('ana'))).toEqual([4, 3])
    expect([fleeing(cards, 'ana', [5]), tossed(cards, 'ana', 5)].map((t) => t.level('ana'))).toEqual([3, 4])
  })

  test('waits for the last who could change the die, and comes once', () => {
    const count = ear('rolled', {}, [gain({ rolled: true })])
    const bob = { level: 3, hand: ['loaded'] }
    for (const t of [fleeing(count, 'ana', [1], { bob }), tossed(count, 'ana', 1, { bob })]) {
      expect(t.level('ana')).toBe(3)
      t.choose('bob', 'play', { copy: 'loaded' }).close()
      expect(t.level('ana')).toBe(9)
    }
    const rolled = fleeing(count, 'ana', [1, 2], { bob: { level: 3, hand: ['again'] } })
    rolled.choose('bob', 'play', { copy: 'again' }).close()
    expect(rolled.level('ana')).toBe(5)
  })

  test('comes before what comes of the die, which is decided', () => {
    const bite = monster('bite', 9, { badStuff: [lose(2)] })
    const help = ear('rolled', {}, [{ do: 'helpFlight', who: 'you', add: 6 }, gain(1)])
    const t = sit([bite, help], { facing: 'bite', ana: { level: 3, table: ['ear'] }, rolls: { runAway: [4] } })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect([t.level('ana'), t.types().includes('caught')]).toEqual([2, true])
  })

  test('lets its owner escape the monster that it is about, by name', () => {
    const wings = ear('rolled', {}, [{ do: 'remove', monster: 'named', treasureOnRemoval: false }])
    const t = fleeing(wings, 'ana', [1])
    expect([t.fighting(), t.types().includes('caught')]).toEqual([false, false])
  })

  test('is about the monster that the die was for, and names no other', () => {
    const bane = ear('rolled', {}, [{ do: 'remove', monster: 'named', treasureOnRemoval: false }])
    const beasts = ['bat', 'cat', 'dog'].map((id) => monster(id, 9))
    for (const [slot, left] of [
      ['bat', ['cat', 'dog']],
      ['cat', ['bat', 'dog']],
      ['dog', ['bat', 'cat']],
    ] as const) {
      const t = sit([...beasts, bane], {
        facing: ['bat', 'cat', 'dog'],
        ana: { table: ['ear'] },
        rolls: { runAway: [1] },
      })
      t.choose('ana', 'run').choose('ana', 'roll', { slot })
      expect([t.asked().decision, left.map((id) => t.slot(id))]).toEqual(['rollFor', [0, 1]])
      expect(() => t.slot(slot)).toThrow()
    }
  })

  test('may roll itself only as often as it says', () => {
    const bet = ear('rolled', { most: { times: 2, per: 'turn' } }, [
      { do: 'roll', rows: [{ on: [1, 6], effect: [gain(1)] }] },
    ])
    const t = tossed(bet, 'ana', 1, { rolls: { die: [1, 2, 3] } })
    expect(t.level('ana')).toBe(5)
    t.finish()
  })
})

describe('on played', () => {
  const cards = [
    wolf,
    monster('mouse', 1),
    enhancer('huge', { bonus: 1 }),
    race('gnome'),
    acolyte('page'),
    item('cap'),
    curse('hex', lose(1)),
    shot('fizz', 'combat', strengthen('either', 2)),
    special('tonic', [{ use: 'any', effect: [gain(1, 'left')] }]),
  ]
  const holding = (owner: string, card: Raw, hand: readonly string[], more: Raw = {}) =>
    sit([card, ...cards], {
      ...three,
      bob: { level: 3, hand },
      [owner]: { level: 3, table: ['ear'], ...(owner === 'bob' && { hand }) },
      ...more,
    })

  test('hears each sort of card that others play, and not one’s own', () => {
    const hears = (id: string, act: (t: Sat) => unknown, more: Raw = {}) => {
      const t = holding('cyd', ear('played', { of: 'others' }), [id], more)
      act(t)
      return t.level('cyd')
    }
    const facing = { facing: 'wolf' }
    expect(hears('hex', (t) => t.choose('bob', 'curse', { copy: 'hex', seat: 'ana' }))).toBe(4)
    expect(hears('tonic', (t) => t.choose('bob', 'play', { copy: 'tonic' }))).toBe(5)
    expect(hears('fizz', (t) => t.choose('bob', 'play', { copy: 'fizz', side: 1 }), facing)).toBe(4)
    expect(hears('huge', (t) => t.choose('bob', 'enhance', { copy: 'huge', slot: 0 }), facing)).toBe(4)
    const own = holding('bob', ear('played', { of: 'others' }), ['hex'])
    expect(own.choose('bob', 'curse', { copy: 'hex', seat: 'ana' }).level('bob')).toBe(3)
    const mine = holding('bob', ear('played'), ['hex'])
    expect(mine.choose('bob', 'curse', { copy: 'hex', seat: 'ana' }).level('bob')).toBe(4)
  })

  test('hears what is put into play', () => {
    const t = sit([ear('played', { of: 'others' }), ...cards], {
      ana: { level: 3, hand: ['cap', 'gnome'] },
      cyd: { level: 3, table: ['ear'] },
    })
    expect(t.choose('ana', 'playItem', { copy: 'cap' }).level('cyd')).toBe(4)
    expect(t.choose('ana', 'playTrait', { copy: 'gnome' }).level('cyd')).toBe(5)
  })

  test('comes when the card has worked, with whoever played it and the card itself', () => {
    const grab = ear('played', { of: 'others', when: { it: { kind: 'curse' } } }, [
      take({ zone: 'it' }, 'you'),
      lose(1, 'actor'),
    ])
    const t = holding('cyd', grab, ['hex', 'tonic'])
    t.choose('bob', 'curse', { copy: 'hex', seat: 'ana' }).choose('cyd', 'keep')
    expect([levels(t), t.hand('cyd')]).toEqual([[2, 2, 3], ['hex']])
    t.choose('bob', 'play', { copy: 'tonic' })
    expect([levels(t), t.hand('cyd')]).toEqual([[2, 2, 4], ['hex']])
  })

  test('does not hear the play of its own card, nor what a card in play is used for', () => {
    const drum = item('ear', {
      abilities: [
        { on: 'played', of: 'everyone', effect: [gain(1)] },
        { use: 'any', effect: [] },
      ],
    })
    const t = sit([drum, ...cards], { ana: { level: 3, hand: ['ear', 'cap'] } })
    expect(t.choose('ana', 'playItem', { copy: 'ear' }).level('ana')).toBe(3)
    t.choose('ana', 'useAbility', { copy: 'ear' })
    expect(t.level('ana')).toBe(3)
    expect(t.choose('ana', 'playItem', { copy: 'cap' }).level('ana')).toBe(4)
    const spy = special('spy', [{ use: 'any', effect: [stay('untilLifted', [{ on: 'played', effect: [gain(1)] }])] }])
    const lain = sit([spy, ...cards], { ana: { level: 3, hand: ['spy', 'cap'] } })
    expect(lain.choose('ana', 'play', { copy: 'spy' }).level('ana')).toBe(3)
    expect(lain.choose('ana', 'playItem', { copy: 'cap' }).level('ana')).toBe(4)
  })

  test('hears a card that was stopped too', () => {
    const no = special('no', [{ use: 'play', effect: [{ do: 'cancel' }] }])
    const t = sit([no, ear('played', { of: 'others', when: { it: { card: 'tonic' } } }), ...cards], {
      ana: { level: 3, hand: ['no'] },
      bob: { level: 3, hand: ['tonic'] },
      cyd: { level: 3, table: ['ear'] },
    })
    t.choose('bob', 'play', { copy: 'tonic' }).choose('ana', 'play', { copy: 'no' })
    while (t.gate() !== 0) t.close()
    expect(levels(t)).toEqual([3, 3, 4])
  })

  test('is said by a monster of those who fight it', () => {
    const owl = monster('owl', 9, { fightRules: [{ on: 'played', effect: [lose(1)] }] })
    const t = sit([owl, ...cards], {
      facing: 'owl',
      ana: { level: 3, hand: ['fizz'] },
      bob: { level: 3, hand: ['fizz'] },
    })
    t.choose('bob', 'play', { copy: 'fizz' }).choose('ana', 'play', { copy: 'fizz' })
    expect(levels(t).slice(0, 2)).toEqual([2, 3])
  })
})
