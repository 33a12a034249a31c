// Effects on cards that somebody cannot see, or that are not there.

import { called, discard, draw, type Effect, gainLevels, inCase, peek, reveal, take } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { special } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { type SeatSpec, table } from '../table.ts'

describe('[MK-CARD-17] a hand that was just shown', () => {
  const rob = spell(
    'rob',
    reveal({ of: 'target', zone: 'hand', take: 'all' }, 'you'),
    take({ of: 'target', zone: 'hand', by: 'you' }, 'you'),
  )
  const seats = { ana: { hand: ['rob', 'blind'] }, bob: { hand: ['elf', 'rat', 'sword'] }, cyd: { hand: ['mail'] } }
  const blind = spell('blind', take({ of: 'target', zone: 'hand', by: 'you' }, 'you'))

  test('is chosen from with open eyes by whoever saw it', () => {
    const t = table('base', { seats, cards: [rob, blind] }).choose('ana', 'play', { copy: 'rob', index: 'bob' })
    expect(t.offers('ana').map(({ type }) => type)).toEqual(['pick', 'pick', 'pick'])
    expect(t.refused('ana', 'pickBlind', { index: 0 })).toBe('MK-CARD-06')
    expect(t.refused('ana', 'pick', { copy: t.copy('mail', 'cyd') })).toBe('MK-CURSE-05')
    t.choose('ana', 'pick', { copy: t.copy('sword', 'bob') })
    expect([t.hand('ana'), t.hand('bob'), t.hand('cyd')]).toEqual([['blind', 'sword'], ['elf', 'rat'], ['mail']])
    t.finish()
  })

  test('also behind a condition', () => {
    const sly = spell(
      'sly',
      reveal({ of: 'target', zone: 'hand', take: 'all' }, 'you'),
      inCase({ level: { least: 1 } }, [discard({ of: 'target', zone: 'hand', by: 'you' })]),
    )
    const t = table('base', { seats: { ...seats, ana: { hand: ['sly'] } }, cards: [sly, rob, blind] })
    t.choose('ana', 'play', { copy: 'sly', index: 'bob' }).choose('ana', 'pick', { copy: t.copy('elf', 'bob') })
    expect(t.hand('bob')).toEqual(['rat', 'sword'])
  })

  test('is taken from blindly by whoever did not see it', () => {
    const told = spell(
      'told',
      reveal({ of: 'target', zone: 'hand', take: 'all' }, 'left'),
      take({ of: 'target', zone: 'hand', by: 'you' }, 'you'),
    )
    const t = table('base', {
      seats: { ana: { hand: ['told'] }, bob: {}, cyd: { hand: ['elf', 'rat'] } },
      cards: [told],
      rolls: { hand: [1] },
    })
    t.choose('ana', 'play', { copy: 'told', index: 'cyd' })
    expect(t.offers('ana').map(({ type }) => type)).toEqual(['pickBlind', 'pickBlind'])
    t.choose('ana', 'pickBlind', { index: 0 }).finish()
  })

  test('and by a later card: a hand is held with its backs outwards again', () => {
    const t = table('base', { seats, cards: [rob, blind], rolls: { hand: [1] } })
    t.choose('ana', 'play', { copy: 'rob', index: 'bob' }).choose('ana', 'pick', { copy: t.copy('sword', 'bob') })
    if (t.offered('ana', 'keep')) t.choose('ana', 'keep')
    t.choose('ana', 'play', { copy: 'blind', index: 'bob' })
    expect(t.offers('ana').map(({ type }) => type)).toEqual(['pickBlind', 'pickBlind'])
    t.choose('ana', 'pickBlind', { index: 0 }).finish()
  })
})

describe('[MK-CARD-17] what a card looks for in a hand', () => {
  const seats = (hand: readonly string[]) => ({ ana: { hand: ['card'] }, bob: { hand }, cyd: {} })
  const monsters = { of: 'target', zone: 'hand', filter: { kind: 'monster' }, by: 'you' } as const

  test.each([
    ['one', ['rat', 'sword', 'mail']],
    ['two', ['rat', 'imp', 'mail']],
  ])('is one back to another who chooses, whether %s would do', (_, hand) => {
    const t = table('base', { seats: seats(hand), cards: [spell('card', take(monsters, 'you'))], rolls: { hand: [1] } })
    t.choose('ana', 'play', { copy: 'card', index: 'bob' })
    expect(t.offers('ana').map(({ type }) => type)).toEqual(['pickBlind'])
    expect(t.refused('ana', 'pickBlind', { index: 1 })).toBe('MK-CARD-06')
    t.choose('ana', 'pickBlind', { index: 0 })
    expect(['rat', 'imp']).toContain(t.hand('ana')[0])
  })

  test.each([
    ['the dearest', { extreme: 'dearest' } as const],
    ['so much gold', { take: { worth: 300 } } as const],
  ])('%s: its owner is asked whatever he holds', (_, which) => {
    const card = spell('card', discard({ of: 'target', zone: 'hand', ...which }))
    for (const hand of [
      ['crown', 'rat'],
      ['crown', 'crown'],
    ]) {
      const t = table('base', { seats: seats(hand), cards: [card] }).choose('ana', 'play', {
        copy: 'card',
        index: 'bob',
      })
      expect(t.asked().seats).toEqual(['bob'])
      t.choose('bob', 'pick', { copy: t.copy('crown', 'bob') })
      expect(t.hand('bob')).toHaveLength(1)
    }
  })
})

describe('[MK-CARD-17] who is asked for such a card', () => {
  const asked = (seat: SeatSpec, ...effects: readonly Effect[]) => {
    const seats = { ana: { ...seat, hand: ['card', ...(seat.hand ?? [])] }, bob: { hand: ['lose-level'] }, cyd: {} }
    const spec = { seats, cards: [spell('card', ...effects)], doors: ['rat', 'imp'], bareDecks: true }
    const t = table('base', spec).choose('ana', 'play', { copy: 'card' })
    return t.asked().decision
  }
  const CURSE = { filter: { kind: 'curse' } } as const

  test('is asked while there is a card of a hand at all, whatever lies on the table', () => {
    for (const zone of ['hand', 'either', 'handOrItems'] as const) {
      const loss = [gainLevels(1), discard({ zone, ...CURSE })]
      expect(asked({ hand: ['elf'] }, ...loss)).toBe('discard:which')
      expect(asked({ hand: ['elf'], table: ['sword'] }, ...loss)).toBe('discard:which')
      expect(asked({ table: ['sword'] }, ...loss)).toBe('arrangeOrOpen')
      expect(asked({}, ...loss)).toBe('arrangeOrOpen')
    }
  })

  test('is asked for one of the deck while he has looked at some, whatever is in his hand', () => {
    const pick = take({ zone: 'peeked', ...CURSE }, 'you')
    expect(asked({}, peek('door', 2), pick)).toBe('take:which')
    expect(asked({ hand: ['elf'] }, peek('door', 2), pick)).toBe('take:which')
    expect(asked({ hand: ['elf'] }, gainLevels(1), pick)).toBe('arrangeOrOpen')
  })
})

describe('[MK-CARD-17] cards that are shown to somebody', () => {
  const show = (zone: 'either' | 'peeked') => spell('show', peek('door', 2), reveal({ zone, take: 'all' }, 'left'))

  test('out of a deck: who sees them knows how deep they lie', () => {
    const t = table('base', {
      seats: { ana: { hand: ['show'] }, bob: {}, cyd: {} },
      cards: [show('peeked')],
      doors: ['rat', 'imp'],
    })
    t.choose('ana', 'play', { copy: 'show' })
    const { peeked } = t.game.view(t.state, t.seat('bob'))
    expect(peeked.map(({ id, above }) => `${id} ${above}`)).toEqual(['rat 0', 'imp 1'])
    const copies = [t.copy('rat'), t.copy('imp')]
    expect(t.heard('bob')).toContainEqual({ type: 'peeked', seat: 1, deck: 'door', count: 2, copies, above: [0, 1] })
    expect(t.types()).not.toContain('showed')
  })

  test('of a hand and a table: each is said to lie where it does', () => {
    const t = table('base', {
      seats: { ana: { hand: ['show', 'elf'], table: ['sword'] }, bob: {}, cyd: {} },
      cards: [show('either')],
    })
    t.choose('ana', 'play', { copy: 'show' })
    expect(t.heard('bob')).toContainEqual({ type: 'showed', seat: 0, to: 2, count: 1, copies: [t.copy('elf')] })
  })
})

describe('[MK-CARD-05] drawn from decks that hold nothing', () => {
  const hope = (deck: 'door' | 'treasure') =>
    spell(
      'hope',
      called('card', draw(deck, 1)),
      inCase({ the: 'card', fits: { kind: ['monster', 'item'] } }, [gainLevels(1, 'you')]),
    )
  const seats = { ana: { hand: ['rat', 'sword', 'hope'] }, bob: {}, cyd: {} }

  test('no card is spoken of, whatever is in the hand', () => {
    for (const deck of ['door', 'treasure'] as const) {
      const t = table('base', { seats, cards: [hope(deck)], bareDecks: true, doors: [], treasures: [] })
      t.choose('ana', 'play', { copy: 'hope' })
      expect([t.level('ana'), t.hand('ana')]).toEqual([1, ['rat', 'sword']])
    }
  })

  test('the card that was drawn is, and no other', () => {
    for (const [deck, doors, level] of [
      ['door', ['imp'], 2],
      ['door', ['elf'], 1],
    ] as const) {
      const t = table('base', { seats, cards: [hope(deck)], doors })
      t.choose('ana', 'play', { copy: 'hope' }).choose('ana', 'keep')
      expect(t.level('ana')).toBe(level)
    }
  })

  test('a card that works when it is drawn is the one drawn, though it does not stay', () => {
    const flash = special('flash', { onDraw: [gainLevels(1, 'you')] })
    const look = spell(
      'look',
      called('card', draw('door', 1)),
      inCase({ the: 'card', fits: { kind: 'special' } }, [gainLevels(2, 'you')]),
    )
    const t = table('base', {
      seats: { ...seats, ana: { hand: ['rat', 'look'] } },
      cards: [flash, look],
      doors: ['flash'],
    })
    expect(t.choose('ana', 'play', { copy: 'look' }).level('ana')).toBe(4)
  })
})
