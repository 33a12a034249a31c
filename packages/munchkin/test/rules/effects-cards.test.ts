// Effects on cards: lost, taken, shown, searched for, drawn.

import {
  adds,
  called,
  discard,
  draw,
  each,
  gainLevels,
  inCase,
  peek,
  poolHands,
  reveal,
  search,
  stay,
  take,
  the,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { curse, item, special } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('cards lost and taken', () => {
  test('[MK-CARD-21] a card without a zone: the owner chooses hand or table', () => {
    const tax = spell('tax', discard({ of: 'target', zone: 'either' }))
    const seats = { ana: { hand: ['tax'] }, bob: { hand: ['elf', 'rat'], table: ['sword'] }, cyd: { table: ['mail'] } }
    const t = table('base', { seats, cards: [tax] })
    t.choose('ana', 'play', { copy: 'tax', index: 'bob' })
    expect(t.offers('bob').filter(({ type }) => type === 'pick')).toHaveLength(3)
    expect(t.refused('bob', 'pick', { copy: 'mail' })).toBe('MK-CURSE-05')
    t.choose('bob', 'pick', { copy: 'rat' })
    expect([t.hand('bob'), t.table('bob'), t.table('cyd')]).toEqual([['elf'], ['sword'], ['mail']])
  })

  test('[MK-CARD-17] who must give a certain card is asked whatever he holds', () => {
    const audit = spell('audit', discard({ of: 'target', zone: 'hand', filter: { kind: 'curse' } }))
    const ask = (hand: string[]) => {
      const seats = { ana: { hand: ['audit'] }, bob: { hand }, cyd: {} }
      const t = table('base', { seats, cards: [audit] })
      return t.choose('ana', 'play', { copy: 'audit', index: 'bob' })
    }
    const none = ask(['elf', 'rat'])
    const one = ask(['lose-level', 'rat'])
    expect(none.asked()).toEqual(one.asked())
    expect(one.refused('bob', 'enough')).toBe('MK-ITEM-18')
    one.choose('bob', 'pick', { copy: 'lose-level' })
    none.choose('bob', 'enough')
    expect([none.hand('bob'), one.hand('bob')]).toEqual([['elf', 'rat'], ['rat']])
  })

  test('[MK-ITEM-18] the figures choose: best bonus, dearest, cheapest; ties are left to the victim', () => {
    const lose = (extreme: 'bestBonus' | 'dearest' | 'cheapest') => {
      const loss = spell('loss', discard({ of: 'target', zone: 'table', filter: { kind: 'item' }, extreme }))
      const seats = { ana: { hand: ['loss'] }, bob: { table: ['sword', 'crown', 'anvil', 'boots'] }, cyd: {} }
      return table('base', { seats, cards: [loss] }).choose('ana', 'play', { copy: 'loss', index: 'bob' })
    }
    expect(lose('dearest').table('bob')).toEqual(['sword', 'anvil', 'boots'])
    expect(lose('cheapest').table('bob')).toEqual(['sword', 'crown', 'boots'])
    const tie = lose('bestBonus')
    expect(tie.offers('bob').filter(({ type }) => type === 'pick')).toHaveLength(2)
    expect(tie.choose('bob', 'pick', { copy: 'crown' }).table('bob')).toEqual(['sword', 'anvil', 'boots'])
  })

  test('[MK-CURSE-05] items worth so much, as many as it takes', () => {
    const bill = spell('bill', discard({ of: 'target', zone: 'table', filter: { kind: 'item' }, take: { worth: 700 } }))
    const seats = { ana: { hand: ['bill', 'bill'] }, bob: { table: ['sword', 'anvil', 'piano'] }, cyd: {} }
    const t = table('star', { seats, cards: [bill] })
    t.choose('ana', 'play', { copy: 'bill', index: 'bob' })
    t.choose('bob', 'pick', { copy: 'anvil' }).choose('bob', 'pick', { copy: 'piano' })
    expect(t.table('bob')).toEqual(['sword'])
    t.choose('ana', 'play', { copy: 'bill', index: 'bob' })
    expect(t.table('bob')).toEqual([])
  })

  test('[MK-ITEM-18] a neighbour chooses where the card says so', () => {
    const spite = spell('spite', discard({ of: 'target', zone: 'table', filter: { kind: 'item' }, by: 'you' }))
    const seats = { ana: { hand: ['spite'] }, bob: { table: ['sword', 'helmet'] }, cyd: {} }
    const t = table('base', { seats, cards: [spite] }).choose('ana', 'play', { copy: 'spite', index: 'bob' })
    expect(t.asked().seats).toEqual(['ana'])
    t.choose('ana', 'pick', { copy: 'sword' })
    expect(t.table('bob')).toEqual(['helmet'])
  })

  test('[MK-CARD-17] a hand is taken from blindly, and only the two learn what went', () => {
    const lift = spell('lift', take({ of: 'target', zone: 'hand', by: 'you' }, 'you'))
    const seats = { ana: { hand: ['lift'] }, bob: { hand: ['elf', 'rat', 'sword'] }, cyd: {} }
    const t = table('base', { seats, cards: [lift], rolls: { hand: [2] } })
    t.choose('ana', 'play', { copy: 'lift', index: 'bob' })
    expect(t.offers('ana').map(({ type }) => type)).toEqual(['pickBlind', 'pickBlind', 'pickBlind'])
    t.choose('ana', 'pickBlind', { index: 2 })
    expect([t.hand('ana').length, t.hand('bob').length]).toEqual([1, 2])
    const moved = t.events().filter((event) => event.type === 'moved' && event.copy === undefined)
    expect(moved).toHaveLength(1)
    t.finish()
  })

  test('[MK-TRADE-04] an item taken from a table goes before the taker, unused; equip puts it to use', () => {
    const rob = spell('rob', take({ of: 'target', zone: 'table', filter: { kind: 'item' }, by: 'you' }, 'you'))
    const snatch = spell(
      'snatch',
      take({ of: 'target', zone: 'table', filter: { kind: 'item' }, by: 'you' }, 'you', { equip: true }),
    )
    const seats = { ana: { hand: ['rob', 'snatch'] }, bob: { table: ['sword'] }, cyd: { table: ['helmet'] } }
    const t = table('base', { seats, cards: [rob, snatch] })
    t.choose('ana', 'play', { copy: 'rob', index: 'bob' }).choose('ana', 'play', { copy: 'snatch', index: 'cyd' })
    expect([t.table('ana').sort(), t.table('bob'), t.table('cyd')]).toEqual([['helmet', 'sword'], [], []])
    expect([t.uses('ana', 'sword'), t.uses('ana', 'helmet')]).toEqual([false, true])
  })

  test('[MK-CURSE-09] a curse before somebody is no card of his: neither lost nor taken', () => {
    const jinx = curse('jinx', stay('untilLifted', [adds('flee', -1)]))
    const rob = spell('rob', take({ of: 'target', zone: 'table' }, 'you'), discard({ of: 'target', zone: 'either' }))
    const seats = { ana: { hand: ['rob', 'jinx'] }, bob: { hand: ['rat'] }, cyd: {} }
    const t = table('base', { seats, cards: [jinx, rob] }).choose('ana', 'curse', { copy: 'jinx', seat: 'bob' })
    t.choose('ana', 'play', { copy: 'rob', index: 'bob' })
    expect([t.table('bob'), t.table('ana'), t.hand('bob')]).toEqual([['jinx'], [], []])
  })

  test('[MK-CURSE-04] nothing to take leads to what the card says for that case', () => {
    const rob = spell('rob', take({ of: 'target', zone: 'table' }, 'you', { otherwise: [gainLevels(1, 'you')] }))
    const t = table('base', { seats: { ...three, ana: { hand: ['rob'] } }, cards: [rob] })
    t.choose('ana', 'play', { copy: 'rob', index: 'bob' })
    expect(t.level('ana')).toBe(2)
  })

  test('[MK-ITEM-18] a decoy may go in the place of another item', () => {
    const fake = item('fake', 0, { decoy: true })
    const hat = spell('hat', discard({ of: 'target', zone: 'table', filter: { kind: 'item', slot: 'head' } }))
    const seats = { ana: { hand: ['hat'] }, bob: { table: ['crown', 'fake'] }, cyd: {} }
    const t = table('base', { seats, cards: [fake, hat] }).choose('ana', 'play', { copy: 'hat', index: 'bob' })
    t.choose('bob', 'pick', { copy: 'fake' })
    expect(t.table('bob')).toEqual(['crown'])
  })

  test('[MK-ITEM-18] [MK-ITEM-03] one that is only carried saves nothing, nor does that of another', () => {
    const fake = item('fake', 0, { decoy: true })
    const hat = spell('hat', discard({ of: 'target', zone: 'table', filter: { kind: 'item', slot: 'head' } }))
    // Cards that count wherever they lie, before any of the others.
    const traits = ['elf', 'dwarf', 'wizard']
    const left = (bob: readonly string[], cyd: readonly string[] = []) => {
      const seats = { ana: { hand: ['hat', ...traits] }, bob: { table: bob }, cyd: { table: cyd } }
      const t = table('base', { seats, cards: [fake, hat] }).choose('ana', 'play', { copy: 'hat', index: 'bob' })
      return [t.table('bob'), t.table('cyd')]
    }
    expect(left(['crown', '-fake'])).toEqual([['fake'], []])
    expect(left(['crown'], ['fake'])).toEqual([[], ['fake']])
  })

  test('[MK-CARD-20] what lies under a card goes with it', () => {
    const seats = { ana: { hand: ['lose-item'] }, bob: { table: ['sword', 'cheat@sword'] }, cyd: {} }
    const cheat = {
      kind: 'attachment',
      id: 'cheat',
      deck: 'door',
      to: 'item',
      waives: true,
      en: { name: 'c' },
      fr: { name: 'c' },
    }
    const t = table('base', { seats, cards: [cheat as never] })
    t.choose('ana', 'curse', { copy: 'lose-item', seat: 'bob' })
    expect([t.table('bob'), t.pile('treasureDiscards')]).toEqual([[], ['sword']])
    expect(t.pile('doorDiscards').sort()).toEqual(['cheat', 'lose-item'])
  })

  test('[MK-CARD-03] the discards are searched by a card that allows it', () => {
    const cards = [
      spell('dig', search({ zone: 'treasureDiscards', by: 'you' })),
      spell('top', search({ zone: 'doorDiscards', filter: { kind: 'monster' }, extreme: 'topmost' })),
    ]
    const spec = { treasureDiscards: ['sword', 'mail'], doorDiscards: ['elf', 'rat', 'imp'] }
    const t = table('base', { seats: { ...three, ana: { hand: ['dig', 'top'] } }, cards, ...spec })
    t.choose('ana', 'play', { copy: 'dig' }).choose('ana', 'pick', { copy: 'mail' }).choose('ana', 'keep')
    t.choose('ana', 'play', { copy: 'top' }).choose('ana', 'keep')
    expect(t.hand('ana')).toEqual(['mail', 'rat'])
    expect(t.pile('doorDiscards')).toEqual(['elf', 'imp'])
  })

  test('[MK-CARD-15] [MK-CARD-17] cards are shown to those that the card names, and to no others', () => {
    const spy = spell('spy', reveal({ of: 'target', zone: 'hand', take: 'all' }, 'you'))
    const t = table('base', { seats: { ana: { hand: ['spy'] }, bob: { hand: ['elf', 'rat'] }, cyd: {} }, cards: [spy] })
    t.choose('ana', 'play', { copy: 'spy', index: 'bob' })
    const known = (copy: string) => t.state[t.scene.knownAt + t.copy(copy, 'bob')]! & 7
    expect([known('elf'), known('rat')]).toEqual([3, 3])
    expect(t.hand('bob')).toEqual(['elf', 'rat'])
    const cards = [spell('look', peek('door', 2))]
    const peeked = table('base', { seats: { ...three, ana: { hand: ['look'] } }, cards, doors: ['rat', 'imp'] })
    peeked.choose('ana', 'play', { copy: 'look' })
    expect(peeked.types()).toContain('peeked')
    expect(peeked.state[peeked.scene.knownAt + peeked.copy('imp')]! & 7).toBe(1)
  })

  test('[MK-CARD-17] hands are pooled: as many to each as before, known to their owners alone', () => {
    const seance = spell('seance', poolHands('everyone'))
    const seats = { ana: { hand: ['seance', 'elf'] }, bob: { hand: ['rat', 'imp'] }, cyd: { hand: ['sword'] } }
    const t = table('base', { seats, cards: [seance], rolls: { hand: [1, 1, 1] } })
    t.choose('ana', 'play', { copy: 'seance' })
    expect(['ana', 'bob', 'cyd'].map((name) => t.hand(name).length)).toEqual([1, 2, 1])
    const all = [...t.hand('ana'), ...t.hand('bob'), ...t.hand('cyd')].sort()
    expect(all).toEqual(['elf', 'imp', 'rat', 'sword'])
    for (const name of ['ana', 'bob', 'cyd'])
      for (const id of t.hand(name)) expect(t.state[t.scene.knownAt + t.copy(id, name)]! & 7).toBe(1 << t.seat(name))
  })

  test('[MK-CARD-05] [MK-TREAS-04] cards are drawn as the card says, as many as there are', () => {
    const cards = [spell('luck', draw('treasure', 2)), spell('open', draw('door', 1, { face: 'up', to: 'target' }))]
    const spec = { treasures: ['sword'], doors: ['rat'], bareDecks: true }
    const t = table('base', { seats: { ...three, ana: { hand: ['luck', 'open'] } }, cards, ...spec })
    t.choose('ana', 'play', { copy: 'luck' })
    expect(t.hand('ana')).toEqual(['open', 'sword'])
    t.choose('ana', 'keep').choose('ana', 'play', { copy: 'open', index: 'bob' })
    expect(t.hand('bob')).toEqual(['rat'])
    expect(t.state[t.scene.knownAt + t.copy('rat', 'bob')]! & 7).toBe(7)
  })

  test('[MK-META-03] a card may speak of what it just drew, and of how many', () => {
    const cards = [
      spell(
        'hunt',
        called('game', draw('door', 1)),
        inCase({ the: 'game', fits: { kind: 'monster' } }, [gainLevels(1, 'you')]),
      ),
      spell('feast', called('food', draw('door', 2)), gainLevels(the('food'), 'you')),
    ]
    const play = (copy: string, doors: readonly string[]) =>
      table('base', { seats: { ...three, ana: { hand: [copy] } }, cards, doors })
        .choose('ana', 'play', { copy })
        .choose('ana', 'keep')
    const found = play('hunt', ['rat'])
    expect([found.copy('rat'), found.level('ana'), found.hand('ana')]).toEqual([0, 2, ['rat']])
    expect([play('hunt', ['imp', 'rat']).level('ana'), play('hunt', ['elf', 'rat']).level('ana')]).toEqual([2, 1])
    expect(play('feast', ['elf', 'rat']).level('ana')).toBe(3)
  })

  test('[MK-CARD-05] a card that finds nothing to draw speaks of none, not of the one before', () => {
    const trade = spell(
      'trade-in',
      called('card', discard({ zone: 'table' })),
      called('card', draw('door', 1)),
      inCase({ the: 'card', fits: { kind: 'item' } }, [gainLevels(1, 'you')]),
    )
    const seats = { ...three, ana: { hand: ['trade-in'], table: ['sword'] } }
    const t = table('base', { seats, cards: [trade], doors: [], bareDecks: true }).choose('ana', 'play', {
      copy: 'trade-in',
    })
    expect([t.hand('ana'), t.table('ana'), t.level('ana')]).toEqual([[], [], 1])
  })

  test('[MK-CARD-05] what several draw has one name, however little there was', () => {
    const windfall = spell(
      'windfall',
      called('found', draw('treasure', 1, { to: 'everyone' })),
      inCase({ the: 'found', fits: { kind: 'item' } }, [gainLevels(1, 'you')]),
    )
    const t = table('base', {
      seats: { ...three, ana: { hand: ['windfall'] } },
      cards: [windfall],
      treasures: ['sword'],
      bareDecks: true,
    })
    t.choose('ana', 'play', { copy: 'windfall' }).choose('ana', 'keep')
    expect([t.hand('ana'), t.hand('bob'), t.level('ana')]).toEqual([['sword'], [], 2])
  })

  test('[MK-CARD-11] a card that works when it is drawn works however it is drawn', () => {
    const bonanza = special('bonanza', { deck: 'treasure', onDraw: [draw('treasure', 2, { face: 'same' })] })
    const cards = [bonanza, spell('luck', draw('treasure', 1, { face: 'up' }))]
    const t = table('base', {
      seats: { ...three, ana: { hand: ['luck'] } },
      cards,
      treasures: ['bonanza', 'sword', 'mail', 'helmet'],
    })
    t.choose('ana', 'play', { copy: 'luck' })
    expect(t.hand('ana').sort()).toEqual(['mail', 'sword'])
    t.choose('ana', 'keep')
    expect(t.pile('treasureDiscards').sort()).toEqual(['bonanza', 'luck'])
    expect(t.state[t.scene.knownAt + t.copy('mail', 'ana')]! & 7).toBe(7)
  })

  test('[MK-CARD-11] what each draws the same way lies open where the card was drawn so, and else is seen by him alone', () => {
    const bounty = special('bounty', {
      deck: 'treasure',
      onDraw: [each('others', [draw('treasure', 1, { face: 'same' })])],
    })
    const seats = { ...three, ana: { hand: ['luck'] } }
    const knowing = (face: 'up' | 'down'): number => {
      const cards = [bounty, spell('luck', draw('treasure', 1, { face }))]
      const t = table('base', { seats, cards, treasures: ['bounty', 'sword', 'mail'] })
      t.choose('ana', 'play', { copy: 'luck' })
      return t.state[t.scene.knownAt + t.copy('sword', 'bob')]! & 7
    }
    expect([knowing('up'), knowing('down')]).toEqual([0b111, 0b010])
  })
})
