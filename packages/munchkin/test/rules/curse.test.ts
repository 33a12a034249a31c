import {
  adds,
  bans,
  type Card,
  cancel,
  choose,
  disarm,
  discard,
  type Effect,
  gainLevels,
  loseLevels,
  permits,
  putBack,
  redirect,
  skip,
  stay,
  take,
  use,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { curse, item, oneShot, special, trait } from '../fixture/cards.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }
const ward = oneShot('ward', 0, { uses: [use('curse', [cancel()])] })
const weakness = curse('weakness', stay('nextCombat', [adds('strength', -5)]))

const armour = (more: Partial<Extract<Effect, { do: 'discard' }>['cards']>): Effect =>
  discard({ zone: 'table', filter: { slot: 'armour' }, ...more })

describe('curses that work at once', () => {
  test('[MK-CURSE-01] [MK-TURN-05] drawn at the door it hits the drawer, and the turn goes on', () => {
    const t = table('base', { seats: { ...three, ana: { level: 3 } }, doors: ['lose-level'] })
    t.choose('ana', 'openDoor')
    expect(t.level('ana')).toBe(2)
    expect(t.pile('doorDiscards')).toEqual(['lose-level'])
    expect(t.offered('ana', 'noTrouble')).toBe(true)
  })

  test('[MK-CURSE-02] [MK-CURSE-03] from hand on anybody, at any time', () => {
    const seats = { ana: { level: 4 }, bob: { level: 4, hand: ['lose-level', 'lose-level', 'lose-level'] }, cyd: {} }
    const t = table('base', { seats })
    t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
    t.choose('bob', 'curse', { copy: 'lose-level', seat: 'bob' })
    expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([3, 3, 1])
    const fight = table('base', { seats, facing: 'giant' })
    fight.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
    expect(fight.totals()).toEqual([3, 12])
    fight.choose('ana', 'run')
    fight.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
    expect(fight.level('ana')).toBe(2)
  })

  test('[MK-CURSE-02] the dead are not cursed', () => {
    const t = table('base', {
      seats: { ...three, bob: { hand: ['lose-level'] } },
      facing: ['giant', 'ogre'],
      helper: 'cyd',
      rolls: { runAway: [1] },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
    expect(t.refused('bob', 'curse', { copy: 'lose-level', seat: 'ana' })).toBe('MK-CURSE-02')
  })

  test('[MK-CURSE-04] [EX-20] [EX-21] on something that the victim lacks it does nothing', () => {
    const t = table('star', { seats: { ...three, ana: { level: 3, table: ['mail'] } }, doors: ['lose-headgear'] })
    t.choose('ana', 'openDoor')
    expect([t.level('ana'), t.table('ana')]).toEqual([3, ['mail']])
    expect(t.pile('doorDiscards')).toEqual(['lose-headgear'])
  })

  test('[MK-CURSE-04] unless the card has an alternative of its own', () => {
    const hat = curse('hat', discard({ zone: 'table', filter: { slot: 'head' }, otherwise: [loseLevels(1)] }))
    const seats = { ana: { level: 3, hand: ['hat', 'hat'] }, bob: { level: 3, table: ['helmet'] }, cyd: {} }
    const t = table('base', { seats, cards: [hat] })
    t.choose('ana', 'curse', { copy: 'hat', seat: 'bob' })
    expect([t.level('bob'), t.table('bob')]).toEqual([3, []])
    t.choose('ana', 'curse', { copy: 'hat', seat: 'bob' })
    expect(t.level('bob')).toBe(2)
  })

  test('[MK-CURSE-05] [MK-ITEM-18] one, worn, all: the victim chooses where there is a choice', () => {
    const cards = [
      curse('one', armour({})),
      curse('worn', armour({ zone: 'worn' })),
      curse('every', armour({ take: 'all' })),
    ]
    const seats = { ana: { hand: ['one', 'worn', 'every'] }, bob: { table: ['mail', '-plate'] }, cyd: {} }
    const one = table('base', { seats, cards })
    one.choose('ana', 'curse', { copy: 'one', seat: 'bob' })
    expect(one.asked()).toEqual({ seats: ['bob'], decision: 'discard:which' })
    expect(one.refused('ana', 'pick', { copy: 'mail' })).toBe('MK-CARD-14')
    one.choose('bob', 'pick', { copy: 'plate' })
    expect(one.table('bob')).toEqual(['mail'])
    const worn = table('base', { seats, cards }).choose('ana', 'curse', { copy: 'worn', seat: 'bob' })
    expect(worn.table('bob')).toEqual(['plate'])
    const every = table('base', { seats, cards }).choose('ana', 'curse', { copy: 'every', seat: 'bob' })
    expect(every.table('bob')).toEqual([])
  })

  test('[MK-CARD-07] [MK-CARD-21] an item in hand is safe', () => {
    const t = table('base', { seats: { ana: { hand: ['lose-item'] }, bob: { hand: ['sword'] }, cyd: {} } })
    t.choose('ana', 'curse', { copy: 'lose-item', seat: 'bob' })
    expect(t.hand('bob')).toEqual(['sword'])
  })

  test('[MK-INT-05] a participant loses his armour in the middle of the fight', () => {
    const t = table('base', {
      seats: { ana: { level: 5, table: ['mail'] }, bob: { hand: ['lose-item'] }, cyd: {} },
      facing: 'ogre',
    })
    expect(t.totals()).toEqual([7, 6])
    t.choose('bob', 'curse', { copy: 'lose-item', seat: 'ana' })
    expect(t.totals()).toEqual([5, 6])
  })

  test('[MK-CURSE-10] a curse in the victory window counts before the result is final', () => {
    const t = table('base', { seats: { ana: { level: 7 }, bob: { hand: ['lose-level'] }, cyd: {} }, facing: 'ogre' })
    t.choose('ana', 'claim')
    t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
    expect(t.winning()).toBe(false)
    expect(t.offered('ana', 'run')).toBe(true)
  })
})

describe('curses that stay', () => {
  test('[MK-CURSE-06] [MK-CURSE-09] next combat: it lies there, works once and goes', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 8, hand: ['rat'] } },
      cards: [weakness],
      doors: ['weakness'],
    })
    t.choose('ana', 'openDoor')
    expect(t.table('ana')).toEqual(['weakness'])
    expect(t.strength('ana')).toBe(8)
    t.choose('ana', 'fight', { copy: 'rat' })
    expect(t.totals()).toEqual([3, 1])
    t.win('ana')
    expect(t.table('ana')).toEqual([])
    expect(t.pile('doorDiscards')).toContain('weakness')
  })

  test('[MK-CURSE-07] played in a combat it counts in it, for the helper too, and for no bystander', () => {
    const seats = { ana: { level: 9 }, bob: { level: 9 }, cyd: { hand: ['weakness', 'weakness', 'weakness'] } }
    const t = table('base', { seats, cards: [weakness], facing: 'giant', helper: 'bob' })
    t.choose('cyd', 'curse', { copy: 'weakness', seat: 'ana' })
    expect(t.totals()).toEqual([13, 12])
    t.choose('cyd', 'curse', { copy: 'weakness', seat: 'bob' })
    t.choose('cyd', 'curse', { copy: 'weakness', seat: 'cyd' })
    expect(t.totals()).toEqual([8, 12])
    expect(t.strength('cyd')).toBe(1)
  })

  test('[MK-CURSE-06] no looting next turn means this one, if it is his', () => {
    const lazy = curse('lazy', skip('loot'))
    const seats = { ana: { hand: ['helmet'] }, bob: { hand: ['lazy', 'lazy'] }, cyd: {} }
    const t = table('zombies', { seats, cards: [lazy], doors: ['voodoo'] })
    t.choose('bob', 'curse', { copy: 'lazy', seat: 'ana' })
    t.choose('bob', 'curse', { copy: 'lazy', seat: 'bob' })
    t.choose('ana', 'openDoor')
    while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
    const before = t.hand('ana').length
    t.choose('ana', 'noTrouble')
    expect(t.hand('ana').length).toBe(before)
  })

  test('[MK-CURSE-06] it ends by what it says: a kill, a level, a price', () => {
    const cards = [
      curse('shame', stay('untilKill', [bans('beingHelped')])),
      curse('dull', stay('untilLevelGained', [adds('handLimit', -1)])),
      curse('leech', stay('untilLifted', [adds('strength', -1)], { lift: { levels: 1 } })),
    ]
    const hand = ['shame', 'dull', 'leech']
    const t = table('base', { seats: { ana: { level: 8 }, bob: { hand }, cyd: {} }, cards, facing: 'rat' })
    for (const copy of hand) t.choose('bob', 'curse', { copy, seat: 'ana' })
    expect(t.table('ana')).toEqual(hand)
    t.win('ana')
    expect(t.table('ana')).toEqual(['leech'])
    expect(t.strength('ana')).toBe(8)
    while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
    t.choose('ana', 'useAbility', { copy: 'leech' })
    expect([t.table('ana'), t.level('ana')]).toEqual([[], 8])
  })

  test('[MK-CURSE-06] it ends as soon as its victim is like that', () => {
    const bare = curse('bare', stay({ until: { wears: { slot: 'head' } } }, [adds('strength', -2)]))
    const t = table('base', { seats: { ana: { hand: ['helmet'] }, bob: { hand: ['bare'] }, cyd: {} }, cards: [bare] })
    t.choose('bob', 'curse', { copy: 'bare', seat: 'ana' })
    expect(t.strength('ana')).toBe(-1)
    t.choose('ana', 'playItem', { copy: 'helmet' })
    expect([t.table('ana'), t.strength('ana')]).toEqual([['helmet'], 2])
  })

  test('[MK-CURSE-06] it lies on a card, works on it and goes with it', () => {
    const rust = curse(
      'rust',
      stay('untilLifted', [{ reversed: 'items', filter: { host: true } }], {
        on: { zone: 'worn', filter: { kind: 'item' }, extreme: 'bestBonus' },
      }),
    )
    const t = table('base', {
      seats: { ana: { level: 5, table: ['sword', 'helmet'] }, bob: { hand: ['rust', 'lose-item'] }, cyd: {} },
      cards: [rust],
      facing: 'rat',
    })
    expect(t.totals()).toEqual([9, 1])
    t.choose('bob', 'curse', { copy: 'rust', seat: 'ana' })
    expect(t.totals()).toEqual([3, 1])
    t.choose('bob', 'curse', { copy: 'lose-item', seat: 'ana' }).choose('ana', 'pick', { copy: 'sword' })
    expect([t.table('ana'), t.totals()]).toEqual([['helmet'], [6, 1]])
  })

  test('[MK-CURSE-08] a curse before you is no fuel', () => {
    const jinx = curse('jinx', stay('untilLifted', [adds('flee', -1)]))
    const fighter = trait('class', 'fighter', {
      abilities: [use('ownCombat', [{ do: 'strengthen', side: 'players', add: 1 }], { cost: { discard: 1 } })],
    } as never)
    const seats = { ana: { table: ['fighter'], hand: ['jinx', 'helmet'] }, bob: {}, cyd: {} }
    const t = table('base', { seats, cards: [jinx, fighter], facing: 'ogre' })
    t.choose('ana', 'curse', { copy: 'jinx', seat: 'ana' })
    t.choose('ana', 'useAbility', { copy: 'fighter' })
    expect(t.refused('ana', 'pay', { copy: 'jinx' })).toBe('MK-IDENT-09')
    t.choose('ana', 'pay', { copy: 'helmet' })
    expect(t.totals()).toEqual([2, 6])
  })
})

describe('answers to curses', () => {
  const cards: readonly Card[] = [ward, weakness]

  test('[MK-CURSE-12] nothing is moved before it is settled; a canceller is accepted from anybody', () => {
    const seats = {
      ana: { level: 3, table: ['sword', '-dagger', 'crown'], hand: ['helmet'] },
      bob: { hand: ['lose-item'] },
      cyd: { hand: ['ward'] },
    }
    const t = table('base', { seats, cards })
    t.choose('bob', 'curse', { copy: 'lose-item', seat: 'ana' })
    expect(t.asked().decision).toBe('curse')
    expect(t.refused('ana', 'lay', { copy: 'sword' })).toBe('MK-CURSE-12')
    expect(t.refused('ana', 'playItem', { copy: 'helmet' })).toBe('MK-CURSE-12')
    t.refused('ana', 'sell', { copy: 'crown', other: 'crown' })
    t.refusedForm('ana', { type: 'trade', seat: 2, gives: [t.copy('sword', 'ana')], wants: [] })
    t.choose('cyd', 'play', { copy: 'ward' })
    expect(t.table('ana').sort()).toEqual(['crown', 'dagger', 'sword'])
    expect(t.pile('doorDiscards')).toEqual(['lose-item'])
    expect(t.pile('treasureDiscards')).toEqual(['ward'])
    t.choose('ana', 'lay', { copy: 'sword' })
  })

  test('[MK-CURSE-12] a one-shot that lies before the victim stays there, unless it answers the curse', () => {
    const own = oneShot('amulet', 0, { uses: [use('ownCurse', [cancel()])] })
    const tonic = oneShot('tonic', 0, { uses: [use('any', [gainLevels(1)])] })
    for (const answer of ['ward', 'amulet']) {
      const seats = {
        ana: { level: 3, table: [answer, 'tonic'], hand: ['tonic'] },
        bob: { hand: ['lose-level'] },
        cyd: { table: ['tonic'] },
      }
      const t = table('base', { seats, cards: [ward, own, tonic] })
      t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
      expect(t.refused('ana', 'play', { copy: t.copy('tonic', 'ana', true) })).toBe('MK-CURSE-12')
      expect(t.would('ana', 'play', { copy: 'tonic' })).toBe(true)
      expect(t.would('cyd', 'play', { copy: 'tonic' })).toBe(true)
      t.choose('ana', 'play', { copy: answer })
      expect([t.level('ana'), t.pile('treasureDiscards')]).toEqual([3, [answer]])
    }
  })

  test('[MK-CURSE-12] [MK-META-16] two curses are settled in the order of play', () => {
    const t = table('base', {
      seats: {
        ana: { level: 5, table: ['sword'] },
        bob: { hand: ['lose-item'] },
        cyd: { hand: ['lose-level', 'ward'] },
      },
      cards,
    })
    t.choose('bob', 'curse', { copy: 'lose-item', seat: 'ana' })
    t.choose('cyd', 'curse', { copy: 'lose-level', seat: 'ana' })
    expect(t.level('ana')).toBe(5)
    t.close()
    expect([t.table('ana'), t.level('ana')]).toEqual([[], 5])
    t.close()
    expect(t.level('ana')).toBe(4)
    expect(t.pile('doorDiscards')).toEqual(['lose-level', 'lose-item'])
  })

  test('[MK-CURSE-12] [MK-IDENT-09] nor is an item fuel while a curse waits; a hand card is', () => {
    const shield = trait('class', 'shield', {
      abilities: [use('ownCurse', [cancel()], { cost: { discard: 1 } })],
    } as never)
    const seats = { ana: { table: ['shield', 'sword'], hand: ['helmet'] }, bob: { hand: ['lose-item'] }, cyd: {} }
    const t = table('base', { seats, cards: [shield] })
    t.choose('bob', 'curse', { copy: 'lose-item', seat: 'ana' })
    expect(t.offered('bob', 'useAbility')).toBe(false)
    t.choose('ana', 'useAbility', { copy: 'shield' })
    expect(t.refused('ana', 'pay', { copy: 'sword' })).toBe('MK-IDENT-09')
    t.choose('ana', 'pay', { copy: 'helmet' })
    expect(t.table('ana').sort()).toEqual(['shield', 'sword'])
  })

  test('[TIM-13] [MK-CURSE-12] what one is may be given up while a curse waits; it is no item', () => {
    const seats = { ana: { table: ['wizard', 'sword'] }, bob: { hand: ['lose-item'] }, cyd: { hand: ['ward'] } }
    const t = table('base', { seats, cards })
    t.choose('bob', 'curse', { copy: 'lose-item', seat: 'ana' }).choose('ana', 'dropTrait', { copy: 'wizard' })
    expect(t.asked().decision).toBe('curse')
    expect(t.table('ana')).toEqual(['sword'])
  })

  test('[MK-CURSE-11] a trap is disarmed, and a curse of another box by the same ability', () => {
    const scientist = trait('class', 'scientist', {
      abilities: [use('ownCurse', [disarm()], { cost: { discard: 1 } })],
    } as never)
    const seats = { ana: { level: 3, table: ['scientist'], hand: ['helmet'] }, bob: { hand: ['lose-level'] }, cyd: {} }
    const t = table('star+base', { seats, cards: [scientist] })
    t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
    t.choose('ana', 'useAbility', { copy: 'scientist' }).choose('ana', 'pay', { copy: 'helmet' })
    expect(t.level('ana')).toBe(3)
    expect(t.pile('doorDiscards')).toEqual(['lose-level'])
  })

  test('[MK-CURSE-12] it is turned onto somebody else, who may answer in his turn', () => {
    const mirror = special('mirror', { uses: [use('ownCurse', [redirect()])] })
    const seats = {
      ana: { level: 3, hand: ['mirror'] },
      bob: { level: 3, hand: ['lose-level'] },
      cyd: { level: 3, hand: ['mirror'] },
    }
    const t = table('cthulhu', { seats, cards: [mirror] })
    t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
    t.refused('cyd', 'play', { copy: 'mirror', index: 'bob' })
    t.choose('ana', 'play', { copy: 'mirror', index: 'cyd' })
    t.choose('cyd', 'play', { copy: 'mirror', index: 'bob' })
    t.close()
    expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([3, 2, 3])
  })

  test('[MK-CURSE-12] whoever turns it names onto whom, also where that is one of several ways', () => {
    const mirror = special('mirror', { uses: [use('ownCurse', [choose([redirect()], [])])] })
    const seats = { ana: { level: 3, hand: ['mirror'] }, bob: { level: 3, hand: ['lose-level'] }, cyd: { level: 3 } }
    const t = table('base', { seats, cards: [mirror] })
    t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
    t.choose('ana', 'play', { copy: 'mirror', index: 'cyd' }).choose('ana', 'option', { index: 0 })
    t.close()
    expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([3, 3, 2])
  })

  test.each<[string, Effect, string]>([
    ['taken into a hand', take({ zone: 'it' }, 'you'), 'hand'],
    ['discarded', discard({ zone: 'it' }), 'discards'],
    ['put back on its deck', putBack({ zone: 'it' }, 'top'), 'deck'],
  ])(
    '[MK-CURSE-12] [AMB-72] a curse that is %s before it has hit hits nobody, and does not stay',
    (_name, effect, place) => {
      const catcher = special('catcher', { deck: 'treasure', uses: [use('curse', [effect])] })
      const after = (name: 'weakness' | 'lose-level') => {
        const seats = { ana: { level: 3 }, bob: { hand: [name] }, cyd: { hand: ['catcher'] } }
        const t = table('base', { seats, cards: [...cards, weakness, catcher], doors: ['imp'] })
        t.choose('bob', 'curse', { copy: name, seat: 'ana' }).choose('cyd', 'play', { copy: 'catcher' })
        if (t.asked().decision === 'playOrKeep') t.choose('cyd', 'keep')
        if (t.gate() > 0) t.close()
        const lies = { hand: t.hand('cyd'), discards: t.pile('doorDiscards'), deck: t.pile('doorDeck').slice(0, 1) }
        expect(lies[place as 'hand']).toEqual([name])
        return [t.level('ana'), t.table('ana')]
      }
      expect([after('weakness'), after('lose-level')]).toEqual([
        [3, []],
        [3, []],
      ])
    },
  )

  test.each<[string, readonly Effect[]]>([
    ['takes', [take({ zone: 'it' }, 'you')]],
    ['stops and takes', [cancel(), take({ zone: 'it' }, 'you')]],
  ])('[MK-CURSE-12] who %s a curse and plays it at once has cursed the other, and nobody else', (_name, effects) => {
    const catcher = special('catcher', { deck: 'treasure', uses: [use('curse', effects)] })
    const seats = { ana: { level: 3 }, bob: { level: 3, hand: ['lose-level'] }, cyd: { level: 3, hand: ['catcher'] } }
    const t = table('base', { seats, cards: [catcher] })
    t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' }).choose('cyd', 'play', { copy: 'catcher' })
    t.choose('cyd', 'curse', { copy: 'lose-level', seat: 'bob' })
    while (t.gate() > 0) t.close()
    expect([t.level('ana'), t.level('bob'), t.pile('doorDiscards')]).toEqual([3, 2, ['lose-level']])
  })

  test('[MK-META-03] immune to curses, or only to those behind doors', () => {
    const saint = item('saint', 0, { abilities: [permits('noCurses')] })
    const shut = item('shut', 0, { abilities: [permits('noDoorCurses')] })
    const seats = {
      ana: { level: 3, table: ['shut'], hand: ['lose-level', 'lose-level'] },
      bob: { level: 3, table: ['saint'] },
      cyd: {},
    }
    const t = table('base', { seats, cards: [saint, shut], doors: ['lose-level'] })
    t.choose('ana', 'curse', { copy: 'lose-level', seat: 'bob' })
    expect(t.level('bob')).toBe(3)
    t.choose('ana', 'openDoor')
    expect(t.level('ana')).toBe(3)
    t.choose('ana', 'curse', { copy: 'lose-level', seat: 'ana' })
    expect(t.level('ana')).toBe(2)
  })
})
