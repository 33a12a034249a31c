import { describe, expect, test } from 'vitest'
import { isWholeHuman } from '../../src/rules/identity/traits.ts'
import { curse, item, monster, trait } from '../fixture/cards.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('who you are', () => {
  test('[MK-IDENT-02] [MK-POWER-04] abilities come and go with the card', () => {
    const giant = trait('race', 'giantkin', { abilities: [{ figure: 'strength', add: 2 }] } as never)
    const t = table('base', { seats: { ...three, ana: { hand: ['giantkin'] } }, cards: [giant] })
    expect(t.strength('ana')).toBe(1)
    t.choose('ana', 'playTrait', { copy: 'giantkin' })
    expect(t.strength('ana')).toBe(3)
    t.choose('ana', 'dropTrait', { copy: 'giantkin' })
    expect(t.strength('ana')).toBe(1)
  })

  test('[MK-IDENT-03] [MK-SETUP-06] humans have no ability and nothing to drop', () => {
    const t = table('star', { seats: three })
    expect(t.table('ana')).toEqual([])
    expect(t.offered('ana', 'dropTrait')).toBe(false)
  })

  test('[MK-IDENT-04] own turn, also in a combat; not in another’s', () => {
    const own = table('base', { seats: { ...three, ana: { hand: ['wizard'] } }, facing: 'ogre' })
    own.choose('ana', 'playTrait', { copy: 'wizard' })
    expect(own.has('ana', 'wizard')).toBe(true)
    const others = table('base', { seats: { ...three, bob: { hand: ['wizard'] } } })
    expect(others.refused('bob', 'playTrait', { copy: 'wizard' })).toBe('MK-IDENT-04')
  })

  test('[MK-IDENT-04] [MK-CARD-17] who receives a card is asked whatever it is', () => {
    const hand = ['crown', 'sword', 'mail', 'boots', 'charm', 'helmet']
    const t = table('star', { seats: { ...three, ana: { level: 4, hand } } })
    t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
    t.choose('ana', 'give', { copy: 'crown', seat: 'bob' })
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'playOrKeep' })
    expect(t.refused('bob', 'playItem', { copy: 'crown' })).toBe('MK-ITEM-12')
  })

  test('[MK-IDENT-04] a class just received by charity is played at once', () => {
    const hand = ['wizard', 'sword', 'mail', 'boots', 'charm', 'helmet']
    const t = table('base', { seats: { ...three, ana: { level: 4, hand } } })
    t.choose('ana', 'openDoor').choose('ana', 'noTrouble').choose('ana', 'skipLoot')
    t.choose('ana', 'give', { copy: 'wizard', seat: 'bob' })
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'playOrKeep' })
    expect(t.would('bob', 'playTrait', { copy: 'wizard' })).toBe(true)
    t.choose('bob', 'keep')
    expect(t.refused('bob', 'playTrait', { copy: 'wizard' })).toBe('MK-IDENT-04') // the instant is over
  })

  test('[MK-IDENT-05] [MK-IDENT-06] given up at any time; then you are human again', () => {
    const t = table('base', { seats: { ...three, bob: { table: ['elf'] } } })
    expect(isWholeHuman(t.scene, t.seat('bob'))).toBe(false)
    t.choose('bob', 'dropTrait', { copy: 'elf' })
    expect(t.pile('doorDiscards')).toEqual(['elf'])
    expect(t.table('bob')).toEqual([])
    expect(isWholeHuman(t.scene, t.seat('bob'))).toBe(true)
  })

  test('[MK-IDENT-05] by fighter, helper and bystander in a fight, and while running', () => {
    const seats = { ana: { table: ['elf', 'wizard'] }, bob: { table: ['elf'] }, cyd: { table: ['elf'] } }
    const t = table('star', { seats, facing: 'giant', helper: 'bob' })
    for (const name of ['ana', 'bob', 'cyd']) t.choose(name, 'dropTrait', { copy: 'elf' })
    t.choose('ana', 'run').choose('ana', 'dropTrait', { copy: 'wizard' })
    expect(['ana', 'bob', 'cyd'].map((name) => t.table(name))).toEqual([[], [], []])
  })

  test('[MK-IDENT-07] one class; swapped in one action, so what needs a class stays in use', () => {
    const badge = item('badge', 2, { usableBy: { not: { lacks: 'class' } } })
    const t = table('base', {
      seats: { ...three, ana: { hand: ['priest'], table: ['wizard', 'badge'] } },
      cards: [badge],
    })
    expect(t.refused('ana', 'playTrait', { copy: 'priest' })).toBe('MK-IDENT-07')
    t.choose('ana', 'playTrait', { copy: 'priest', replaced: 'wizard' })
    expect(t.uses('ana', 'badge')).toBe(true)
    expect(t.strength('ana')).toBe(3)
    expect(t.pile('doorDiscards')).toEqual(['wizard'])
  })

  test('[MK-IDENT-07] after the first is given up the next is played', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['priest'], table: ['wizard'] } } })
    t.choose('ana', 'dropTrait', { copy: 'wizard' }).choose('ana', 'playTrait', { copy: 'priest' })
    expect(t.table('ana')).toEqual(['priest'])
  })

  test('[MK-IDENT-08] who only counts as one may still become it', () => {
    const gown = item('gown', 0, { abilities: [{ countsAs: 'wizard' }] })
    const t = table('base', { seats: { ...three, ana: { hand: ['wizard'], table: ['gown'] } }, cards: [gown] })
    t.choose('ana', 'playTrait', { copy: 'wizard' })
    expect(t.has('ana', 'wizard')).toBe(true)
  })

  test('[MK-META-03] [MK-IDENT-04] a card lets its owner play identities in any turn, but not what doubles them', () => {
    const tweed = item('tweed', 0, { abilities: [{ permits: 'traitsAnyTime' }] })
    const t = table('star', {
      seats: { ...three, bob: { hand: ['wizard', 'half-breed'], table: ['tweed', 'elf'] } },
      cards: [tweed],
      facing: 'ogre',
    })
    expect(t.offered('bob', 'playTrait', { copy: 'wizard' })).toBe(true)
    t.choose('bob', 'playTrait', { copy: 'wizard' })
    expect(t.refused('bob', 'playMulti', { copy: 'half-breed' })).toBe('MK-IDENT-04')
  })

  test('[MK-IDENT-08] nothing twice', () => {
    const t = table('zombies', { seats: { ...three, ana: { hand: ['voodoo'], table: ['voodoo', 'double-mojo'] } } })
    expect(t.refused('ana', 'playTrait', { copy: 'voodoo' })).toBe('MK-IDENT-08')
  })

  test('[MK-IDENT-11] [EX-26] Half-Breed: half human with one race, both races with two', () => {
    const hater = monster('hater', 5, { strength: [{ add: 3, when: { anyFighter: { human: 'evenHalf' } } }] })
    const suit = item('suit', 2, { usableBy: { human: 'whole' } })
    const t = table('star', {
      seats: { ...three, ana: { hand: ['half-breed', 'dwarf'], table: ['elf', '-suit'] } },
      cards: [hater, suit],
      facing: 'hater',
    })
    expect(t.monster('hater')).toBe(5)
    t.choose('ana', 'playMulti', { copy: 'half-breed' })
    expect(t.monster('hater')).toBe(8)
    expect(t.strength('ana')).toBe(1)
    t.choose('ana', 'playTrait', { copy: 'dwarf' })
    expect(t.monster('hater')).toBe(5)
  })

  test('[MK-IDENT-07] two of a kind at the most, and one card that allows it', () => {
    const t = table('star', {
      seats: { ...three, ana: { hand: ['orc', 'half-breed'], table: ['elf', 'dwarf', 'half-breed'] } },
      cards: [trait('race', 'orc')],
    })
    expect(t.refused('ana', 'playTrait', { copy: 'orc' })).toBe('MK-IDENT-07')
    expect(t.refused('ana', 'playMulti', { copy: t.copy('half-breed', 'ana') })).toBe('MK-IDENT-07')
    t.choose('ana', 'playTrait', { copy: 'orc', replaced: 'elf' })
    expect(t.table('ana').sort()).toEqual(['dwarf', 'half-breed', 'orc'])
  })

  test('[MK-IDENT-02] what lies on an identity goes with it', () => {
    const pin = {
      kind: 'attachment',
      id: 'pin',
      deck: 'treasure',
      to: 'trait',
      bonus: 2,
      en: { name: 'p' },
      fr: { name: 'p' },
    }
    const t = table('base', { seats: { ...three, ana: { hand: ['pin'], table: ['elf'] } }, cards: [pin as never] })
    t.choose('ana', 'attach', { copy: 'pin', other: 'elf' })
    expect(t.strength('ana')).toBe(3)
    t.choose('ana', 'dropTrait', { copy: 'elf' })
    expect([t.table('ana'), t.pile('treasureDiscards')]).toEqual([[], ['pin']])
  })

  test('[MK-IDENT-11] needs a race in play', () => {
    const t = table('star', { seats: { ...three, ana: { hand: ['half-breed'] } } })
    expect(t.refused('ana', 'playMulti', { copy: 'half-breed' })).toBe('MK-IDENT-11')
  })

  test('[MK-IDENT-12] goes with the last race', () => {
    const t = table('star', { seats: { ...three, ana: { table: ['elf', 'dwarf', 'half-breed'] } } })
    t.choose('ana', 'dropTrait', { copy: 'elf' })
    expect(t.has('ana', 'half-breed')).toBe(true)
    t.choose('ana', 'dropTrait', { copy: 'dwarf' })
    expect(t.table('ana')).toEqual([])
  })

  test('[MK-IDENT-13] Super Munchkin needs a class and a second one at once', () => {
    const none = table('cthulhu', { seats: { ...three, ana: { hand: ['super-munchkin'], table: ['wizard'] } } })
    expect(none.refused('ana', 'playMulti', { copy: 'super-munchkin' })).toBe('MK-IDENT-13')
    const both = table('cthulhu', {
      seats: { ...three, ana: { hand: ['super-munchkin', 'priest'], table: ['wizard'] } },
    })
    both.choose('ana', 'playMulti', { copy: 'super-munchkin', replaced: 'priest' })
    expect(both.table('ana').sort()).toEqual(['priest', 'super-munchkin', 'wizard'])
  })

  test('[MK-IDENT-14] it goes with either class, but survives a swap', () => {
    const cards = [trait('class', 'bard')]
    const lost = table('cthulhu', { seats: { ...three, ana: { table: ['wizard', 'priest', 'super-munchkin'] } } })
    lost.choose('ana', 'dropTrait', { copy: 'priest' })
    expect(lost.table('ana')).toEqual(['wizard'])
    const swapped = table('cthulhu', {
      seats: { ...three, ana: { hand: ['bard'], table: ['wizard', 'priest', 'super-munchkin'] } },
      cards,
    })
    swapped.choose('ana', 'playTrait', { copy: 'bard', replaced: 'priest' })
    expect(swapped.has('ana', 'super-munchkin')).toBe(true)
  })

  test.each(['base', 'star', 'cthulhu'])(
    '[MK-IDENT-14] [RUL-54] lost to a curse, another class in hand does not save it: %s',
    (box) => {
      const fired = curse('fired', { do: 'loseTrait', kind: 'class' })
      const t = table(box, {
        seats: {
          ...three,
          ana: { hand: ['bard'], table: ['wizard', 'priest', 'super-munchkin'] },
          bob: { hand: ['fired'] },
        },
        cards: [trait('class', 'bard'), fired],
      })
      t.choose('bob', 'curse', { copy: 'fired', seat: 'ana' }).choose('ana', 'pick', { copy: 'priest' })
      expect(t.table('ana')).toEqual(['wizard'])
      expect(t.refused('ana', 'playTrait', { copy: 'bard' })).toBe('MK-IDENT-07')
    },
  )

  test('[MK-IDENT-15] [MK-ITEM-11] [EX-24] conditions are looked at all the time', () => {
    const book = item('book', 4, { usableBy: { has: 'wizard' } })
    const t = table('cthulhu', {
      seats: { ...three, ana: { hand: ['wizard'], table: ['wizard', 'book'] } },
      cards: [book],
    })
    expect(t.strength('ana')).toBe(5)
    t.choose('ana', 'dropTrait', { copy: 'wizard' })
    expect(t.strength('ana')).toBe(1)
    expect(t.has('ana', 'book')).toBe(true)
    t.choose('ana', 'playTrait', { copy: 'wizard' })
    expect(t.strength('ana')).toBe(5)
  })
})

describe('mojos and powers', () => {
  test('[MK-MOJO-01] without a mojo nothing special', () => {
    const t = table('zombies', { seats: three })
    expect(t.table('ana')).toEqual([])
    expect(t.strength('ana')).toBe(1)
  })

  test('[MK-MOJO-02] Double Mojo needs one mojo; the second may follow later', () => {
    const t = table('zombies', { seats: { ...three, ana: { hand: ['double-mojo', 'voodoo', 'plague'] } } })
    expect(t.refused('ana', 'playMulti', { copy: 'double-mojo' })).toBe('MK-IDENT-11')
    t.choose('ana', 'playTrait', { copy: 'voodoo' }).choose('ana', 'playMulti', { copy: 'double-mojo' })
    t.choose('ana', 'playTrait', { copy: 'plague' })
    expect(t.table('ana').sort()).toEqual(['double-mojo', 'plague', 'voodoo'])
  })

  test('[MK-MOJO-03] it stays with one mojo and goes with the last', () => {
    const t = table('zombies', { seats: { ...three, ana: { table: ['voodoo', 'plague', 'double-mojo'] } } })
    t.choose('ana', 'dropTrait', { copy: 'voodoo' })
    expect(t.has('ana', 'double-mojo')).toBe(true)
    t.choose('ana', 'dropTrait', { copy: 'plague' })
    expect(t.table('ana')).toEqual([])
  })

  test.each([
    ['race', 'base', 'half-breed', 'elf', 'dwarf', 'whichRace'],
    ['class', 'base', 'super-munchkin', 'wizard', 'priest', 'whichClass'],
    ['mojo', 'zombies', 'double-mojo', 'voodoo', 'plague', 'whichMojo'],
  ])(
    '[MK-IDENT-07] without the card that allows two, its owner says which one goes: %s',
    (_, box, multi, one, other, decision) => {
      const cards = [curse('pure', { do: 'discard', cards: { zone: 'table', filter: { kind: 'multi' } } })]
      const seats = { ana: { table: [one, other, multi, 'helmet'] }, bob: { hand: ['pure'] }, cyd: {} }
      const t = table(box, { seats, cards }).choose('bob', 'curse', { copy: 'pure', seat: 'ana' })
      expect(t.asked()).toEqual({ seats: ['ana'], decision })
      expect(t.refused('ana', 'pick', { copy: 'helmet' })).toBe('MK-POWER-07')
      expect(t.choose('ana', 'pick', { copy: one }).table('ana')).toEqual([other, 'helmet'])
    },
  )

  test('[MK-POWER-03] [MK-SETUP-11] ranks may not outgrow the level', () => {
    const t = table('zombies', { seats: { ...three, ana: { level: 5, hand: ['burly', 'smart'], table: ['fast'] } } })
    expect(t.refused('ana', 'playTrait', { copy: 'smart' })).toBe('MK-POWER-03')
    t.choose('ana', 'playTrait', { copy: 'burly' })
    expect(t.has('ana', 'burly')).toBe(true)
    const beginner = table('zombies', { seats: { ...three, ana: { hand: ['fast'] } } })
    expect(beginner.refused('ana', 'playTrait', { copy: 'fast' })).toBe('MK-POWER-03')
  })

  test('[MK-POWER-05] at any time, by anybody; a mojo is not', () => {
    for (const [facing, helper] of [
      [undefined, undefined],
      ['ogre', undefined],
      ['ogre', 'bob'],
    ] as const) {
      const t = table('zombies', {
        seats: { ...three, bob: { level: 3, hand: ['fast', 'voodoo'] } },
        ...(facing === undefined ? {} : { facing }),
        ...(helper === undefined ? {} : { helper }),
      })
      t.choose('bob', 'playTrait', { copy: 'fast' })
      expect(t.has('bob', 'fast')).toBe(true)
      expect(t.refused('bob', 'playTrait', { copy: 'voodoo' })).toBe('MK-IDENT-04')
    }
  })

  test('[MK-POWER-06] a condition that is not met, or is lost', () => {
    const spooky = trait('power', 'spooky', { rank: 2, needs: { has: 'voodoo' } } as never)
    const without = table('zombies', { seats: { ...three, ana: { level: 4, hand: ['spooky'] } }, cards: [spooky] })
    expect(without.refused('ana', 'playTrait', { copy: 'spooky' })).toBe('MK-POWER-06')
    const losing = table('zombies', {
      seats: { ...three, ana: { level: 4, table: ['voodoo', 'spooky'] } },
      cards: [spooky],
    })
    losing.choose('ana', 'dropTrait', { copy: 'voodoo' })
    expect(losing.table('ana')).toEqual([])
  })

  test('[MK-POWER-07] after a level is lost powers go, by the owner’s choice', () => {
    const t = table('zombies', {
      seats: { ana: { hand: ['lose-level'] }, bob: { level: 6, table: ['fast', 'smart'] }, cyd: {} },
    })
    t.choose('ana', 'curse', { copy: 'lose-level', seat: 'bob' })
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'whichPower' })
    t.choose('bob', 'pick', { copy: 'smart' })
    expect(t.table('bob')).toEqual(['fast'])
  })

  test('[MK-POWER-08] replaced at once, within the ranks', () => {
    const t = table('zombies', { seats: { ...three, bob: { level: 3, hand: ['burly', 'smart'], table: ['fast'] } } })
    expect(t.refused('bob', 'playTrait', { copy: 'smart', replaced: 'fast' })).toBe('MK-POWER-03')
    t.choose('bob', 'playTrait', { copy: 'burly', replaced: 'fast' })
    expect(t.table('bob')).toEqual(['burly'])
  })

  test('[MK-POWER-10] a second copy adds its rank and nothing else', () => {
    const strong = trait('power', 'strong', { rank: 2, abilities: [{ figure: 'strength', add: 2 }] } as never)
    const t = table('zombies', {
      seats: { ...three, ana: { level: 4, hand: ['strong', 'fast'], table: ['strong'] } },
      cards: [strong],
    })
    t.choose('ana', 'playTrait', { copy: 'strong' })
    expect(t.strength('ana')).toBe(6)
    expect(t.refused('ana', 'playTrait', { copy: 'fast' })).toBe('MK-POWER-03')
  })

  test('[MK-POWER-13] [MK-ITEM-06] Burly carries several Big items; without it the surplus goes to the lowest', () => {
    const t = table('zombies', {
      seats: { ana: { level: 5, table: ['burly', 'anvil', 'piano'] }, bob: { level: 2 }, cyd: { level: 3 } },
    })
    t.choose('ana', 'dropTrait', { copy: 'burly' })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'whichBig' })
    expect(t.refused('ana', 'shed', { copy: 'anvil', seat: 'cyd' })).toBe('MK-ITEM-06')
    t.choose('ana', 'shed', { copy: 'anvil', seat: 'bob' })
    expect(t.has('bob', 'anvil')).toBe(true)
    expect(t.asked().decision).toBe('arrangeOrOpen')
  })

  test('[MK-ITEM-06] nobody can carry it: it is discarded', () => {
    const t = table('zombies', {
      seats: {
        ana: { level: 5, table: ['burly', 'anvil', 'piano'] },
        bob: { table: ['anvil'] },
        cyd: { table: ['piano'] },
      },
    })
    t.choose('ana', 'dropTrait', { copy: 'burly' })
    t.choose('ana', 'shed', { copy: 'anvil', seat: 'ana' })
    expect(t.pile('treasureDiscards')).toEqual(['anvil'])
  })
})
