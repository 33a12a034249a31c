// Prepared tables in which the right thing to do is plain.

import { gainLevels, loseLevels, special, use } from '@brouhaha/cards'
import { curse, monster, oneShot, trait } from '@brouhaha/munchkin/testing'
import { describe, expect, test } from 'vitest'
import { guest } from './guest.ts'

const IDLE = { bob: {}, cleo: {} }

describe('in its own turn', () => {
  test('the better hat takes the place of the worse', () => {
    const g = guest({ seats: { ana: { table: ['helmet', '-crown'] }, ...IDLE } })

    expect([g.does('ana'), g.does('ana')]).toEqual(['lay helmet', 'equip crown'])
    expect(g.chooses('ana')).toBe('openDoor')
  })

  test('a great weapon stays where two small ones are worth less together', () => {
    const g = guest({ seats: { ana: { table: ['halberd', '-dagger'], hand: [] }, ...IDLE } })

    expect(g.chooses('ana')).toBe('openDoor')
  })

  test('what only others can use is laid out and not worn', () => {
    const cards = [
      { ...trait('race', 'gnome') },
      { kind: 'item', id: 'tiara', deck: 'treasure', slot: 'head', bonus: 4, value: 400, usableBy: { has: 'gnome' } },
    ].map((card) => ({ en: { name: 'x' }, fr: { name: 'x' }, ...card })) as never[]
    const g = guest({ cards, seats: { ana: { table: ['helmet', '-tiara'] }, ...IDLE } })

    expect(g.chooses('ana')).toBe('openDoor')
  })

  test('items, a race and a level card leave the hand before the door is opened', () => {
    const g = guest({ seats: { ana: { hand: ['sword', 'elf', 'level-up'] }, ...IDLE } })

    expect([g.does('ana'), g.does('ana'), g.does('ana')].sort()).toEqual([
      'play level-up 0',
      'playItem sword',
      'playTrait elf',
    ])
  })

  test('a card for whoever has the fewest of something, or a class in common, is played where it helps oneself', () => {
    const alms = special('alms', {
      deck: 'treasure',
      uses: [use('ownTurn', [gainLevels(1, { withFewest: { cardsIn: 'worn' } })])],
      en: { name: 'Alms' },
      fr: { name: 'Aumône' },
    })
    const guild = special('guild', {
      deck: 'treasure',
      uses: [use('ownTurn', [loseLevels(1, { like: { shares: 'class', with: 'you' } })])],
      en: { name: 'Guild' },
      fr: { name: 'Guilde' },
    })
    const chooses = (hand: string, ana: string, bob: string): string => {
      const seats = {
        ana: { hand: [hand], table: [ana] },
        bob: { level: 4, table: [bob] },
        cleo: { table: ['dagger'] },
      }
      return guest({ cards: [alms, guild], seats }).chooses('ana')
    }

    expect(chooses('alms', 'elf', 'helmet')).toBe('play alms 0')
    expect(chooses('alms', 'helmet', 'elf')).not.toBe('play alms 0')
    expect(chooses('guild', 'wizard', 'wizard')).toBe('play guild 0')
    expect(chooses('guild', 'wizard', 'priest')).not.toBe('play guild 0')
  })

  test('trouble is looked for where it is sure to be won, and only there', () => {
    const looking = { active: 'ana', doors: ['lose-headgear'] }
    const strong = guest({ ...looking, seats: { ana: { level: 4, hand: ['imp', 'giant'] }, ...IDLE } })
    strong.t.choose('ana', 'openDoor')
    const weak = guest({ ...looking, seats: { ana: { level: 2, hand: ['imp', 'giant'] }, ...IDLE } })
    weak.t.choose('ana', 'openDoor')

    expect(strong.chooses('ana')).toBe('fight imp')
    expect(weak.chooses('ana')).toBe('noTrouble')
  })

  test('small things that nobody uses are sold for a level, what is worn is kept', () => {
    const g = guest({ seats: { ana: { table: ['sword', 'crown', '-helmet'] }, ...IDLE } })
    const h = guest({ seats: { ana: { table: ['sword', 'crown', '-helmet', '-anvil', '-mail', '-plate'] }, ...IDLE } })

    expect(g.proposes('ana')).toBeNull()
    expect(h.proposes('ana')).toEqual({
      type: 'sellItems',
      items: expect.arrayContaining([h.t.copy('helmet', 'ana')]),
    })
    expect(JSON.stringify(h.proposes('ana'))).not.toContain(`${h.t.copy('crown', 'ana')}`)
  })

  test('the least useful card is given away', () => {
    const g = guest({
      seats: {
        ana: { level: 3, hand: ['giant', 'banish', 'clone', 'wandering', 'furious', 'baby'] },
        bob: {},
        cleo: { level: 2 },
      },
      doors: ['lose-headgear'],
    })
    g.t.choose('ana', 'openDoor').choose('ana', 'noTrouble').choose('ana', 'skipLoot')

    expect(g.chooses('ana')).toBe('give giant bob')
  })
})

describe('in its own fight', () => {
  test('what is won is claimed', () => {
    expect(guest({ facing: 'rat', seats: { ana: { level: 3, hand: ['potion-3'] }, ...IDLE } }).chooses('ana')).toBe(
      'claim',
    )
  })

  test('the smallest potion that is enough is drunk', () => {
    const g = guest({ facing: 'ogre', seats: { ana: { level: 5, hand: ['potion-3', 'potion-2'] }, ...IDLE } })

    expect(g.chooses('ana')).toBe('play potion-2 0')
  })

  test('where nothing helps, nothing is wasted', () => {
    const g = guest({ facing: 'giant', seats: { ana: { level: 2, hand: ['potion-3', 'potion-2'] }, ...IDLE } })

    expect(g.chooses('ana')).toBe('run')
  })

  test('the one who is strong enough is asked, for a share', () => {
    const g = guest({ facing: 'giant', seats: { ana: { level: 4 }, bob: { level: 1 }, cleo: { level: 9 } } })

    expect(g.chooses('ana')).toMatch(/^ask cleo [1-5]$/)
  })

  test('the deadliest monster is run from first', () => {
    const g = guest({ facing: ['rat', 'giant'], seats: { ana: { level: 1 }, ...IDLE } })
    g.t.choose('ana', 'run')

    expect(g.chooses('ana')).toBe('roll 1')
  })

  test('a die that would not do is turned, one that would is left alone', () => {
    const cards = [oneShot('loaded-die', 0, { uses: [{ use: 'ownRoll', effect: [{ do: 'setDie', to: 6 }] }] })]
    const flight = (roll: number) => {
      const g = guest({
        cards,
        facing: 'giant',
        rolls: { runAway: [roll] },
        seats: { ana: { level: 4, hand: ['loaded-die'] }, ...IDLE },
      })
      g.t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
      return g.chooses('ana')
    }

    expect(flight(2)).toBe('play loaded-die 0')
    expect(flight(5)).toMatch(/^pass/)
  })

  test('no die is turned for whom a card keeps from running away', () => {
    const loaded = oneShot('loaded-die', 0, { uses: [{ use: 'ownRoll', effect: [{ do: 'setDie', to: 6 }] }] })
    const chain = oneShot('chain', 0, {
      uses: [
        { use: 'anyRoll', effect: [{ do: 'stay', until: 'combat', who: 'main', abilities: [{ bans: 'fleeing' }] }] },
      ],
    })
    const flight = (isChained: boolean) => {
      const g = guest({
        cards: [loaded, chain],
        facing: 'giant',
        rolls: { runAway: [2] },
        seats: { ana: { level: 4, hand: ['loaded-die'] }, bob: { hand: ['chain'] }, cleo: {} },
      })
      g.t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
      if (isChained) g.t.choose('bob', 'play', { copy: 'chain' })
      return g.chooses('ana')
    }
    expect(flight(false)).toBe('play loaded-die 0')
    expect(flight(true)).toMatch(/^pass/)
  })
})

describe('in the fights of others', () => {
  const asked = (level: number, price: number) => {
    const g = guest({ facing: 'giant', seats: { ana: { level }, bob: { level: 9 }, cleo: {} } })
    g.t.choose('ana', 'ask', { seat: 'bob', index: price })
    return g
  }

  test('help is given for a share, and not for nothing', () => {
    expect(asked(4, 5).chooses('bob')).toMatch(/^accept/)
    expect(asked(4, 0).chooses('bob')).toBe('refuse')
  })

  test('too small a share is countered with a fair one', () => {
    expect(asked(4, 0).proposes('bob')).toMatchObject({ type: 'counter', helperPicksFirst: true })
  })

  test('nobody is helped to the tenth level, whatever he pays', () => {
    const g = asked(8, 5)

    expect(g.chooses('bob')).toBe('refuse')
    expect(g.proposes('bob')).toBeNull()
  })

  const won = (level: number, hand: readonly string[], facing = 'ogre') => {
    const g = guest({ facing, seats: { ana: { level, table: ['mail'] }, bob: { level: 4, hand }, cleo: {} } })
    g.t.choose('ana', 'claim')
    return g
  }

  test('a monster is pushed above somebody who is about to win', () => {
    expect(won(9, ['furious', 'potion-2']).chooses('bob')).toMatch(/^enhance furious/)
  })

  test('what is not enough is not wasted', () => {
    expect(won(9, ['potion-2']).chooses('bob')).toMatch(/^pass/)
  })

  test('a beginner is left in peace', () => {
    expect(won(3, ['furious'], 'imp').chooses('bob')).toMatch(/^pass/)
  })

  test('a curse is for the leader, and for nobody else', () => {
    const seats = { ana: { hand: ['lose-level'] }, bob: { level: 2 }, cleo: { level: 7 } }

    expect(guest({ seats }).chooses('ana')).toBe('curse lose-level cleo')
    expect(guest({ seats: { ...seats, cleo: { level: 2 } } }).chooses('ana')).toBe('openDoor')
  })

  test('who is not asked and has nothing to say says nothing', () => {
    expect(guest({ seats: { ana: {}, bob: { hand: ['level-up'], table: ['sword'] }, cleo: {} } }).chooses('bob')).toBe(
      'play level-up 1',
    )
    expect(guest({ seats: { ana: {}, bob: { hand: ['clone'], table: ['sword'] }, cleo: {} } }).chooses('bob')).toBe(
      'nothing',
    )
  })
})

describe('at a gate', () => {
  test('what is for its own turn waits until the die of the last try has been settled', () => {
    const thief = trait('class', 'cutpurse', {
      abilities: [
        {
          use: 'ownTurn',
          cost: { discard: 1 },
          effect: [
            {
              do: 'roll',
              rows: [
                { on: [4, 6], effect: [{ do: 'take', cards: { of: 'target', zone: 'table', by: 'you' }, to: 'you' }] },
              ],
            },
          ],
        },
      ],
    } as never)
    const cards = [
      thief,
      oneShot('loaded-die', 0, { uses: [{ use: 'othersRoll', effect: [{ do: 'setDie', to: 1 }] }] }),
    ]
    const g = guest({
      cards,
      rolls: { die: [5] },
      seats: {
        ana: { table: ['cutpurse'], hand: ['giant', 'giant', 'giant'] },
        bob: { table: ['crown'], hand: ['loaded-die'] },
        cleo: {},
      },
    })

    expect(g.does('ana')).toBe('useAbility cutpurse 1')
    expect(g.does('ana')).toBe('pay giant')
    expect(g.chooses('ana')).toMatch(/^pass/)
  })
})

describe('losing', () => {
  test('what one is goes after what one might become', () => {
    const cards = [curse('toll', { do: 'discard', cards: { zone: 'either', filter: { kind: ['race', 'class'] } } })]
    const g = guest({
      cards,
      active: 'bob',
      seats: { ana: { table: ['elf'], hand: ['wizard'] }, bob: { hand: ['toll'] }, cleo: {} },
    })
    g.t.choose('bob', 'curse', { copy: 'toll', seat: 'ana' })

    expect(g.chooses('ana')).toBe('pick wizard')
  })

  test('the least useful item goes', () => {
    const g = guest({
      active: 'bob',
      seats: { ana: { table: ['crown', 'sword', 'dagger'] }, bob: { hand: ['lose-item'] }, cleo: {} },
    })
    g.t.choose('bob', 'curse', { copy: 'lose-item', seat: 'ana' })

    expect(g.chooses('ana')).toBe('pick dagger')
  })

  test('a bonus that would count against it keeps it from a fight', () => {
    const cards = [monster('elf-eater', 3, { strength: [{ add: 6, when: { anyFighter: { has: 'elf' } } }] })]
    const looking = { cards, doors: ['lose-headgear'] }
    const elf = guest({ ...looking, seats: { ana: { level: 6, table: ['elf'], hand: ['elf-eater'] }, ...IDLE } })
    elf.t.choose('ana', 'openDoor')
    const human = guest({ ...looking, seats: { ana: { level: 6, hand: ['elf-eater'] }, ...IDLE } })
    human.t.choose('ana', 'openDoor')

    expect(elf.chooses('ana')).toBe('noTrouble')
    expect(human.chooses('ana')).toBe('fight elf-eater')
  })
})
