// The fast variant in which identities on the door discards are for sale.

import { describe, expect, test } from 'vitest'
import { special, trait } from '../fixture/cards.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('buying the top discard', () => {
  const fast = { variants: { buyDiscards: true } }

  test('[MK-FAST-02] everybody is asked whatever they hold; one buyer pays with a level card', () => {
    const t = table('cthulhu', { ...fast, seats: { ana: { table: ['wizard'] }, bob: { hand: ['level-up'] }, cyd: {} } })
    t.choose('ana', 'dropTrait', { copy: 'wizard' })
    expect(t.asked()).toEqual({ seats: ['ana', 'bob', 'cyd'], decision: 'buyTopDiscard' })
    expect(t.offered('cyd', 'buy')).toBe(false)
    expect(t.refused('cyd', 'buy')).toBe('MK-FAST-02')
    t.choose('cyd', 'decline').choose('bob', 'buy', { copy: 'level-up' }).choose('ana', 'decline')
    expect(t.hand('bob')).toEqual(['wizard'])
    expect(t.pile('treasureDiscards')).toEqual(['level-up'])
    t.choose('bob', 'playTrait', { copy: 'wizard' })
    expect(t.has('bob', 'wizard')).toBe(true)
  })

  test('[MK-FAST-03] [MK-FAST-04] several roll, ties again; losers keep their card', () => {
    const t = table('star', {
      ...fast,
      seats: { ana: { table: ['elf'], hand: ['level-up'] }, bob: { hand: ['level-up'] }, cyd: { hand: ['level-up'] } },
      rolls: { buy: [5, 5, 2, 3, 4] },
    })
    t.choose('ana', 'dropTrait', { copy: 'elf' })
    for (const name of ['ana', 'bob', 'cyd']) t.choose(name, 'buy', { copy: 'level-up' })
    expect(t.hand('bob')).toEqual(['elf'])
    expect([t.hand('ana'), t.hand('cyd')]).toEqual([['level-up'], ['level-up']])
    t.finish()
    const rolls = t
      .events()
      .flatMap((event) => (event.type === 'rolled' ? [[event.draw, event.seat, event.value]] : []))
    expect(rolls).toEqual([
      ['buy', 0, 5],
      ['buy', 1, 5],
      ['buy', 2, 2],
      ['buy', 0, 3],
      ['buy', 1, 4],
    ])
  })

  test('[MK-FAST-03] the die that they roll has six sides', () => {
    const hand = ['level-up']
    const seats = { ana: { table: ['elf'] }, bob: { hand }, cyd: { hand } }
    const t = table('star', { ...fast, seats, rolls: { buy: [7, 1] } })
    t.choose('ana', 'dropTrait', { copy: 'elf' }).choose('ana', 'decline').choose('bob', 'buy', { copy: 'level-up' })
    expect(() => t.choose('cyd', 'buy', { copy: 'level-up' })).toThrow(/rolls 0 to 5/)
  })

  test('[MK-FAST-02] the buyer says which level card pays', () => {
    const second = special('level-two', { deck: 'treasure', levelCard: true })
    const seats = { ana: { table: ['wizard'] }, bob: { hand: ['level-up', 'level-two', 'sword'] }, cyd: {} }
    const t = table('star', { ...fast, seats, cards: [second] })
    t.choose('ana', 'dropTrait', { copy: 'wizard' })
    expect(t.offers('bob').map(({ type }) => type)).toEqual(['decline', 'buy', 'buy'])
    expect(t.refused('bob', 'buy', { copy: 'sword' })).toBe('MK-FAST-02')
    expect(t.refused('ana', 'buy', { copy: 'level-two' })).toBe('MK-FAST-02')
    t.choose('bob', 'buy', { copy: 'level-two' }).choose('ana', 'decline').choose('cyd', 'decline')
    expect([t.hand('bob'), t.pile('treasureDiscards')]).toEqual([['level-up', 'sword', 'wizard'], ['level-two']])
  })

  test('[MK-FAST-02] [MK-CARD-17] what is offered for it stays sealed, even a card that all have seen', () => {
    const seats = { ana: { table: ['wizard'] }, bob: { hand: ['level-up'] }, cyd: {} }
    const heard = (verb: 'buy' | 'decline') => {
      const t = table('star', { ...fast, seats })
      t.send('bob', { type: 'show', cards: [t.copy('level-up', 'bob')], seats: [0, 2] })
      t.choose('ana', 'dropTrait', { copy: 'wizard' }).choose('bob', verb, { copy: 'level-up' })
      return [t.heard('ana'), t.game.view(t.state, t.seat('ana'))]
    }
    expect(heard('buy')).toEqual(heard('decline'))
  })

  test('[MK-FAST-03] what a loser offered is its own again, and the next sale takes nothing from it', () => {
    const t = table('star', {
      ...fast,
      seats: { ana: { table: ['elf', 'wizard'] }, bob: { hand: ['level-up'] }, cyd: { hand: ['level-up'] } },
      rolls: { buy: [5, 2] },
    })
    t.choose('ana', 'dropTrait', { copy: 'elf' }).choose('ana', 'decline')
    for (const name of ['bob', 'cyd']) t.choose(name, 'buy', { copy: 'level-up' })
    t.choose('bob', 'keep').choose('ana', 'dropTrait', { copy: 'wizard' })
    for (const name of ['ana', 'bob', 'cyd']) t.choose(name, 'decline')
    expect(t.hand('cyd')).toEqual(['level-up'])
  })

  test('[MK-FAST-02] [MK-MIX-03] in a mix races, classes and what doubles them are for sale, whichever box they are of', () => {
    for (const [laid, dropped] of [
      [['elf'], 'elf'],
      [['wizard'], 'wizard'],
      [['elf', 'half-breed'], 'elf'],
      [['wizard', 'priest', 'super-munchkin'], 'priest'],
    ] as const) {
      const t = table('cthulhu+zombies', { ...fast, seats: { ...three, ana: { table: laid } } })
      t.choose('ana', 'dropTrait', { copy: dropped })
      expect(t.asked()).toEqual({ seats: ['ana', 'bob', 'cyd'], decision: 'buyTopDiscard' })
    }
    const none = table('cthulhu+zombies', { ...fast, seats: { ...three, ana: { table: ['voodoo', 'double-mojo'] } } })
    none.choose('ana', 'dropTrait', { copy: 'voodoo' })
    expect([none.table('ana'), none.asked().decision]).toEqual([[], 'arrangeOrOpen'])
  })

  test('[MK-FAST-02] [MK-CULT-05] a Cultist is never for sale', () => {
    const hand = ['cultist', 'sword', 'mail', 'boots', 'charm', 'helmet']
    const t = table('cthulhu', { ...fast, seats: { ...three, ana: { hand } } })
    t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
    t.choose('ana', 'give', { copy: 'cultist', seat: 'ana' })
    expect([t.pile('cultPile'), t.asked().decision]).toEqual([['cultist'], 'charityOrDone'])
  })

  test('[MK-FAST-02] [TIM-38] offered in the middle of a fight too, before anything else', () => {
    const t = table('cthulhu', { ...fast, seats: { ...three, ana: { table: ['wizard'] } }, facing: 'ogre' })
    t.choose('ana', 'dropTrait', { copy: 'wizard' })
    expect(t.asked().decision).toBe('buyTopDiscard')
    t.refused('ana', 'run')
    for (const name of ['ana', 'bob', 'cyd']) t.choose(name, 'decline')
    expect(t.asked().decision).toBe('fightOrRun')
  })

  test('[MK-FAST-02] mojos are not for sale, nor is anything without the variant', () => {
    const mojo = table('cthulhu+zombies', { ...fast, seats: { ...three, ana: { table: ['voodoo'] } } })
    mojo.choose('ana', 'dropTrait', { copy: 'voodoo' })
    expect(mojo.asked().decision).toBe('arrangeOrOpen')
    const slow = table('star', { seats: { ...three, ana: { table: ['elf'] } } })
    slow.choose('ana', 'dropTrait', { copy: 'elf' })
    expect(slow.asked().decision).toBe('arrangeOrOpen')
  })

  test('[MK-MIX-08] rules about cards that are not there do nothing', () => {
    const t = table('cthulhu', { ...fast, seats: { ana: { hand: ['lose-level'] }, bob: { level: 2 }, cyd: {} } })
    t.choose('ana', 'curse', { copy: 'lose-level', seat: 'bob' })
    expect(t.asked().decision).toBe('arrangeOrOpen')
  })
})

test('[MK-FAST-02, MK-META-03] who may receive nothing cannot buy either', () => {
  const cards = [trait('race', 'hermit', { abilities: [{ bans: 'receiving' }] } as never)]
  const seats = { ana: { table: ['wizard'] }, bob: { hand: ['level-up'], table: ['hermit'] }, cyd: {} }
  const t = table('star', { variants: { buyDiscards: true }, seats, cards })
  t.choose('ana', 'dropTrait', { copy: 'wizard' })
  expect(t.offered('bob', 'buy')).toBe(false)
  expect(t.refused('bob', 'buy', { copy: 'level-up' })).toBe('MK-META-03')
})
