// Who was caught, what was lost, looting by a card, the time after a fight for anybody, cards that are kept when they are drawn, and
// one-shots that are owed.

import type { Seat } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { INSIDE } from './inside.ts'
import {
  attachment,
  caught,
  curse,
  cursed,
  dealt,
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
  take,
} from './sit.ts'

const NAMES = ['ana', 'bob', 'cyd'] as const

describe('[MK-FLEE-08] who was caught in this turn', () => {
  const toast = special('toast', [
    { use: 'afterAnyCombat', effect: [{ do: 'each', who: { like: { caught: true } }, effect: [gain(1, 'each')] }] },
  ])
  const after = (rolls: readonly number[]) => {
    const t = sit([monster('wolf', 9), toast], {
      facing: 'wolf',
      helper: 'bob',
      ana: { level: 2 },
      bob: { level: 2 },
      cyd: { level: 2, hand: ['toast'] },
      rolls: { runAway: rolls },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose('bob', 'roll', { slot: 0 })
    t.choose('cyd', 'play', { copy: 'toast' })
    return NAMES.map((name) => t.level(name))
  }

  test.each([
    [
      [1, 6],
      [3, 2, 2],
    ],
    [
      [6, 1],
      [2, 3, 2],
    ],
    [
      [1, 1],
      [3, 3, 2],
    ],
    [
      [6, 6],
      [2, 2, 2],
    ],
  ])('%j', (rolls, levels) => {
    expect(after(rolls)).toEqual(levels)
  })

  test('is so while the bad stuff is carried out, for the one who was caught alone', () => {
    const wolf = monster('wolf', 19, {
      badStuff: [{ do: 'each', who: { like: { caught: true } }, effect: [lose(1, 'each')] }],
    })
    const t = sit([wolf], {
      facing: 'wolf',
      helper: 'bob',
      ana: { level: 5 },
      bob: { level: 5 },
      cyd: { level: 5 },
      rolls: { runAway: [1] },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect(NAMES.map((name) => t.level(name))).toEqual([4, 5, 5])
  })

  test('is over with the turn', () => {
    const t = caught(monster('wolf', 9), { ana: { level: 2, hand: ['toast'] } }, [toast])
    t.choose('ana', 'done')
    expect(t.scene.rules.wasCaught(t.scene, 0)).toBe(false)
  })
})

describe('[MK-META-03] what others lost', () => {
  const insured = (ability: Raw): Raw => item('policy', { abilities: [ability] })
  const premium = (rest: Raw = {}): Raw => insured({ on: 'lost', effect: [gain(1)], ...rest })

  describe.each(INSIDE)('by a step inside $name', ({ around, lead, rolls }) => {
    const hit = (step: Raw, ana: Raw, ability: Raw, rest: Raw = {}) => {
      const fire = special('fire', [{ use: 'ownTurn', effect: [around(step), { do: 'peek', deck: 'door', cards: 1 }] }])
      const t = sit([fire, ability], {
        ...rest,
        ana: {
          level: 3,
          table: ['policy', ...((ana.table as string[] | undefined) ?? [])],
          hand: ['fire', ...((ana.hand as string[] | undefined) ?? [])],
        },
        ...(rolls && { rolls: { die: rolls } }),
      })
      t.choose('ana', 'play', { copy: 'fire' })
      lead(t, 'ana')
      return t
    }
    const base = (t: ReturnType<typeof sit>): number => 3 - t.events().filter(({ type }) => type === 'levelLost').length

    test('once for each card that is discarded', () => {
      const step = discard({ zone: 'table', filter: { slot: ['head', 'armour'] }, take: 'all' })
      const t = hit(step, { table: ['helmet', 'mail', 'boots'] }, premium())
      expect(t.level('ana')).toBe(base(t) + 2)
    })

    test('such a card, from hand or table', () => {
      const step = discard({ zone: 'either', filter: { card: ['rat', 'helmet'] }, take: 'all' })
      const t = hit(step, { hand: ['rat'], table: ['helmet'] }, premium({ when: { it: { kind: 'anyItem' } } }))
      expect(t.level('ana')).toBe(base(t) + 1)
    })

    test('also by taking, and nothing where there is nothing to lose', () => {
      const step = take({ zone: 'table', filter: { slot: 'head' }, take: 'all' }, 'left')
      const t = hit(step, { table: ['helmet'] }, premium())
      expect([t.level('ana'), t.table('bob')]).toEqual([base(t) + 1, ['helmet']])
      const none = hit(step, { table: ['mail'] }, premium())
      expect(none.level('ana')).toBe(base(none))
    })
  })

  test.each([
    [undefined, [2, 1, 1]],
    ['others', [1, 1, 1]],
    ['everyone', [2, 1, 1]],
  ])('for whom it waits: %s', (of, levels) => {
    const t = cursed(
      curse('fire', discard({ zone: 'table', filter: { slot: 'head' } })),
      { ana: { table: ['policy', 'helmet'] } },
      [premium(of === undefined ? {} : { of })],
    )
    expect(NAMES.map((name) => t.level(name))).toEqual(levels)
  })

  test('an onlooker who waits for others', () => {
    const t = cursed(
      curse('fire', discard({ zone: 'table', filter: { slot: 'head' } })),
      { ana: { table: ['helmet'] }, cyd: { table: ['policy'] } },
      [premium({ of: 'others' })],
    )
    expect(NAMES.map((name) => t.level(name))).toEqual([1, 1, 2])
  })

  test('[MK-CARD-17] what is taken unseen is lost, and nobody is told what it was', () => {
    const thief = (when?: Raw) =>
      cursed(
        curse('thief', take({ zone: 'hand', by: 'chance' }, 'left')),
        { ana: { hand: ['rat'], table: ['policy'] }, rolls: { hand: [1] } },
        [premium(when === undefined ? {} : { when })],
      )
    expect(thief().level('ana')).toBe(2)
    expect(thief({ it: { kind: 'monster' } }).level('ana')).toBe(1)
  })

  describe('of the very card that is lost', () => {
    const seats = { ana: { level: 3, table: ['policy', 'helmet'] }, bob: { level: 3 }, cyd: { level: 3 } }
    const levels = (t: ReturnType<typeof sit>): readonly number[] => NAMES.map((name) => t.level(name))
    const hit = (step: Raw, rest: Raw = {}) => cursed(curse('fate', step), seats, [premium(rest)])
    const thePolicy = { zone: 'table', filter: { card: 'policy' } }

    test.each<[string, Raw]>([
      ['discarded', discard(thePolicy)],
      ['taken', take(thePolicy, 'left')],
    ])('%s: it says what it says, to whoever had it, and to nobody else', (_, step) => {
      expect(levels(hit(step))).toEqual([4, 3, 3])
      expect(levels(hit(step, { when: { it: { card: 'policy' } } }))).toEqual([4, 3, 3])
      expect(levels(hit(step, { when: { it: { card: 'helmet' } } }))).toEqual([3, 3, 3])
      expect(levels(hit(step, { of: 'others' }))).toEqual([3, 3, 3])
      expect(levels(hit(step, { of: 'everyone' }))).toEqual([4, 3, 3])
    })

    test('lost with others it is told of each', () => {
      expect(levels(hit(discard({ zone: 'table', take: 'all' })))).toEqual([5, 3, 3])
    })

    test('those that wait for the same loss speak in the order in which they came into play, gone with it or not', () => {
      const hears = (id: string, step: Raw): Raw =>
        item(id, { abilities: [{ on: 'lost', when: { it: { card: 'helmet' } }, effect: [step] }] })
      const spoken = (table: readonly string[], lost: readonly string[]): number =>
        cursed(
          curse('fate', discard({ zone: 'table', filter: { card: lost }, take: 'all' })),
          { ana: { level: 1, table: [...table, 'helmet'] } },
          [hears('giver', gain(2)), hears('taker', lose(1))],
        ).level('ana')
      for (const lost of [['helmet'], ['helmet', 'giver', 'taker']]) {
        expect(spoken(['giver', 'taker'], lost)).toBe(2)
        expect(spoken(['taker', 'giver'], lost)).toBe(3)
      }
    })

    test('what lies on a card and goes with it is told of that', () => {
      const tag = attachment('tag', { to: 'item', abilities: [{ on: 'lost', effect: [gain(1)] }] })
      const t = cursed(
        curse('fate', discard({ zone: 'table', filter: { card: 'helmet' } })),
        { ana: { level: 3, table: ['helmet', 'tag@helmet'] } },
        [tag],
      )
      expect([t.level('ana'), t.table('ana')]).toEqual([4, []])
    })

    test('carried and not in use it says nothing', () => {
      const hat = item('hat', { slot: 'head', abilities: [{ on: 'lost', effect: [gain(1)] }] })
      const fate = curse('fate', discard({ zone: 'table', filter: { card: 'hat' } }))
      const t = sit([hat, fate], { ana: { level: 3, table: ['helmet'], hand: ['hat'] }, bob: { hand: ['fate'] } })
      t.choose('ana', 'playItem', { copy: 'hat' }).choose('bob', 'curse', { copy: 'fate', seat: 'ana' })
      expect([t.level('ana'), t.table('ana')]).toEqual([3, ['helmet']])
    })
  })

  test('cards that are chosen go one after the other: what waits for a loss comes before the next is chosen', () => {
    const t = cursed(
      curse('fate', discard({ zone: 'table', filter: { slot: ['head', 'armour', 'feet'] }, take: 2 })),
      { ana: { level: 3, table: ['policy', 'helmet', 'mail', 'boots'] } },
      [premium()],
    )
    t.choose('ana', 'pick', { copy: 'helmet' })
    expect([t.level('ana'), t.asked().decision]).toEqual([4, 'discard:which'])
    t.choose('ana', 'pick', { copy: 'boots' })
    expect([t.level('ana'), t.table('ana')]).toEqual([5, ['policy', 'mail']])
  })

  test('what is paid, played or given is not lost', () => {
    const sect = item('urn', { abilities: [{ use: 'ownTurn', cost: { discard: 1 }, effect: [] }] })
    const t = sit([premium(), sect], { ana: { hand: ['rat', 'potion-2'], table: ['policy', 'urn'] } })
    t.choose('ana', 'useAbility', { copy: 'urn' }).choose('ana', 'pay', { copy: 'rat' })
    expect(t.level('ana')).toBe(1)
  })

  test('cards that set each other off come to an end', () => {
    const t = cursed(
      curse('fire', discard({ zone: 'hand' })),
      { ana: { hand: ['rat', 'imp', 'ogre'], table: ['policy'] } },
      [
        insured({
          on: 'lost',
          effect: [{ do: 'draw', deck: 'door', cards: 1, face: 'down' }, discard({ zone: 'hand', by: 'chance' })],
        }),
      ],
    )
    expect(t.hand('ana').length).toBeGreaterThan(0)
  })
})

describe('[MK-TURN-10] looting because a card says so', () => {
  describe.each(INSIDE)('inside $name', ({ around, lead, rolls }) => {
    test.each(NAMES)('a door, face down, for whoever plays it in a fight: %s', (holder) => {
      const card = special('pry-bar', [{ use: 'any', effect: [around({ do: 'loot' })] }])
      const t = sit([card], {
        facing: 'ogre',
        helper: 'bob',
        doors: ['elf'],
        ...Object.fromEntries(NAMES.map((name) => [name, { level: 3, ...(name === holder && { hand: ['pry-bar'] }) }])),
        ...(rolls && { rolls: { die: rolls } }),
      })
      t.choose(holder, 'play', { copy: 'pry-bar' })
      lead(t, holder)
      expect(NAMES.map((name) => t.hand(name))).toEqual(NAMES.map((name) => (name === holder ? ['elf'] : [])))
      const others = NAMES.filter((name) => name !== holder)
      for (const name of others)
        expect(JSON.stringify(t.heard(name).filter((event) => JSON.stringify(event).includes('moved')))).not.toContain(
          `"copy":${t.copy('elf')}`,
        )
    })
  })

  test('the others, and a name for what one found', () => {
    const card = special('rush', [
      {
        use: 'ownTurn',
        effect: [
          { do: 'loot', who: 'others' },
          { do: 'loot', as: 'found' },
          given({ the: 'found', fits: { kind: 'race' } }, [gain(1)]),
        ],
      },
    ])
    const t = sit([card], { ana: { hand: ['rush'] }, doors: ['rat', 'imp', 'elf'] })
    t.choose('ana', 'play', { copy: 'rush' })
    expect(NAMES.map((name) => t.hand(name))).toEqual([['elf'], ['rat'], ['imp']])
    expect(t.level('ana')).toBe(2)
  })

  test.each(['looting', 'receiving'])('not who is barred from %s', (ban) => {
    const card = special('rush', [{ use: 'ownTurn', effect: [{ do: 'loot', who: 'everyone' }] }])
    const t = sit([card, item('shackles', { abilities: [{ bans: ban }] })], {
      ana: { hand: ['rush'] },
      bob: { table: ['shackles'] },
    })
    t.choose('ana', 'play', { copy: 'rush' })
    expect(NAMES.map((name) => t.hand(name).length)).toEqual([1, 0, 1])
  })

  test('[MK-FAST-06] brings what looting brings at this table', () => {
    const card = special('pry-bar', [{ use: 'ownTurn', effect: [{ do: 'loot' }] }])
    const t = sit([card], { ana: { hand: ['pry-bar'] }, treasures: ['sword'], variants: { lootTreasure: true } })
    expect(t.choose('ana', 'play', { copy: 'pry-bar' }).hand('ana')).toEqual(['sword'])
  })
})

describe('[MK-CARD-14] after anybody’s fight', () => {
  const card = special('vulture', [{ use: 'afterAnyCombat', effect: [gain(1)] }])
  const seated = (holder: string, rest: Raw = {}) =>
    sit([card, monster('mouse', 1, { treasures: 0 })], { [holder]: { hand: ['vulture'] }, ...rest })

  test.each(NAMES)('open to everybody, once it is over: %s', (holder) => {
    const t = seated(holder, { facing: 'rat', ...(holder !== 'ana' && { ana: { level: 5 } }) })
    expect(t.offered(holder, 'play')).toBe(false)
    expect(t.refused(holder, 'play', { copy: 'vulture' })).toBe('MK-CARD-14')
    if (holder === 'ana') return
    t.win('ana')
    const before = t.level(holder)
    expect(t.choose(holder, 'play', { copy: 'vulture' }).level(holder)).toBe(before + 1)
  })

  test('not in a turn that had none, nor in the next one', () => {
    const t = seated('bob', { doors: ['elf'] })
    expect(t.refused('bob', 'play', { copy: 'vulture' })).toBe('MK-CARD-14')
    const after = seated('bob', { facing: 'mouse', ana: { level: 5 } }).win('ana')
    expect(after.offered('bob', 'play')).toBe(true)
    after.choose('ana', 'done')
    expect(after.offered('bob', 'play')).toBe(false)
  })
})

describe('[RUL-48] a card that is kept when it is drawn', () => {
  const KEPT = take({ zone: 'self' }, 'you')
  const choice: Raw = { do: 'choose', options: [[KEPT], [gain(1)]] }

  test.each(['up', 'down'])('a special card, drawn face %s', (face) => {
    const omen = special('omen', [{ use: 'any', effect: [gain(2)] }], { deck: 'door', onDraw: [choice] })
    const dig = special('dig', [{ use: 'ownTurn', effect: [{ do: 'draw', deck: 'door', cards: 1, face }] }])
    const drawn = () =>
      sit([omen, dig], { ana: { hand: ['dig'] }, doors: ['omen'] }).choose('ana', 'play', { copy: 'dig' })
    const kept = drawn().choose('ana', 'option', { index: 0 })
    expect([kept.hand('ana'), kept.level('ana')]).toEqual([['omen'], 1])
    expect(kept.choose('ana', 'play', { copy: 'omen' }).level('ana')).toBe(3)
    const used = drawn().choose('ana', 'option', { index: 1 })
    expect([used.hand('ana'), used.level('ana')]).toEqual([[], 2])
  })

  test('a monster behind the door: nobody fights it', () => {
    const shy = monster('shy', 5, { onDraw: [choice] })
    const t = sit([shy], { doors: ['shy'] })
      .choose('ana', 'openDoor')
      .choose('ana', 'option', { index: 0 })
    if (t.offered('ana', 'keep')) t.choose('ana', 'keep')
    t.close()
    expect([t.hand('ana'), t.fighting()]).toEqual([['shy'], false])
    const met = sit([shy], { doors: ['shy'] })
      .choose('ana', 'openDoor')
      .choose('ana', 'option', { index: 1 })
    expect([met.hand('ana'), met.fighting(), met.level('ana')]).toEqual([[], true, 2])
  })

  test('a curse behind the door: it hits nobody', () => {
    const bill: Raw = { ...curse('bill', lose(2)), onDraw: [choice] }
    const t = sit([bill], { ana: { level: 5 }, doors: ['bill'] }).choose('ana', 'openDoor')
    t.choose('ana', 'option', { index: 0 })
    expect([t.hand('ana'), t.level('ana')]).toEqual([['bill'], 5])
    const hit = sit([bill], { ana: { level: 5 }, doors: ['bill'] }).choose('ana', 'openDoor')
    hit.choose('ana', 'option', { index: 1 })
    expect([hit.hand('ana'), hit.level('ana')]).toEqual([[], 4])
  })
})

describe('[MK-META-15] what is owed to the own side pays for nothing', () => {
  const tide = monster('tide', 3, { fightRules: [{ bans: 'holdingBack' }] })
  const drum = (cost: Raw): Raw =>
    item('drum', {
      abilities: [{ use: 'ownCombat', cost, effect: [{ do: 'draw', deck: 'door', cards: 1, face: 'down' }] }],
    })
  const against = (cost: Raw, hand: readonly string[], facing = 'tide') =>
    sit([tide, drum(cost)], { facing, ana: { hand, table: ['drum'] } })

  test('not card by card', () => {
    const t = against({ discard: 1 }, ['potion-2', 'elf']).choose('ana', 'useAbility', { copy: 'drum' })
    expect(t.asked().decision).toBe('whichFuel')
    expect(t.offered('ana', 'pay', { copy: 'potion-2' })).toBe(false)
    expect(t.refused('ana', 'pay', { copy: 'potion-2' })).toBe('MK-META-15')
    t.choose('ana', 'pay', { copy: 'elf' })
    expect(t.hand('ana')).toContain('potion-2')
  })

  test('only while it may be played by what it says itself', () => {
    const tonic = item('tonic', {
      kind: 'oneShot',
      uses: [{ use: 'combat', when: { level: { least: 5 } }, effect: [{ do: 'strengthen', side: 'players', add: 2 }] }],
    })
    const payable = [4, 5].map((level) =>
      sit([tide, drum({ discard: 1 }), tonic], {
        facing: 'tide',
        ana: { level, hand: ['tonic', 'elf'], table: ['drum'] },
      })
        .choose('ana', 'useAbility', { copy: 'drum' })
        .offered('ana', 'pay', { copy: 'tonic' }),
    )
    expect(payable).toEqual([true, false])
  })

  test('nor as what the price names, nor with the whole hand', () => {
    const named = { cards: { zone: 'hand', filter: { kind: 'oneShot' } } }
    expect(against(named, ['potion-2']).refused('ana', 'useAbility', { copy: 'drum' })).toBe('MK-IDENT-09')
    expect(against({ discard: 'hand' }, ['potion-2', 'elf']).refused('ana', 'useAbility', { copy: 'drum' })).toBe(
      'MK-IDENT-09',
    )
    expect(against({ discard: 2 }, ['potion-2']).refused('ana', 'useAbility', { copy: 'drum' })).toBe('MK-IDENT-09')
  })

  test('against any other monster it does, and so does what helps nobody', () => {
    const free = against({ discard: 1 }, ['potion-2'], 'imp').choose('ana', 'useAbility', { copy: 'drum' })
    expect(free.offered('ana', 'pay', { copy: 'potion-2' })).toBe(true)
    const feather = shot('feather', 'combat', { do: 'strengthen', side: 'monsters', add: 2 })
    const t = sit([tide, drum({ discard: 1 }), feather], {
      facing: 'tide',
      ana: { hand: ['feather'], table: ['drum'] },
    })
    t.choose('ana', 'useAbility', { copy: 'drum' })
    expect(t.offered('ana', 'pay', { copy: 'feather' })).toBe(true)
  })
})

test('[MK-TURN-01] out of an opening hand no door is opened: nobody’s turn has begun', () => {
  const { game, state } = dealt([special('knock', [], { deck: 'door', copies: 40, onDraw: [{ do: 'openDoor' }] })])
  const { turn, phase, decision } = game.view(state, 0 as Seat)
  expect({ turn, phase, decision }).toEqual({ turn: 0, phase: 0, decision: 'openingPlays' })
})
