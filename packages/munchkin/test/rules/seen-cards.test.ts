// What becomes of a card that some have seen, once it moves face down: MK-CARD-17.

import { discard, draw, type Effect, peek, poolHands, putBack, reveal, swapHands, take } from '@brouhaha/cards'
import { WATCHER } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { setSpots } from '../../src/strayed.ts'
import { seenFirst } from '../../src/twins.ts'
import type { MunchkinView } from '../../src/view/view.ts'
import { everyone, isInHand, TABLE } from '../../src/zones.ts'
import { item } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { type Table, type TableSpec, table } from '../table.ts'

const viewOf = (t: Table, name: string): MunchkinView =>
  t.game.view(t.state, name === 'watcher' ? WATCHER : t.seat(name))

/** All have seen these cards in a hand. */
const seen = (t: Table, whose: string, ...ids: readonly string[]): Table => {
  for (const id of ids) t.state[t.scene.knownAt + t.copy(id, whose)] = everyone(t.scene)
  return t
}

const knownTo = (t: Table, name: string): string[] => viewOf(t, name).known.map(({ id, seat }) => `${id} ${seat}`)
const strayedFrom = (t: Table, name: string): string[] =>
  viewOf(t, name).strayed.map(({ id, seats, deck }) => `${id} ${seats.join('|')}${deck ? '|deck' : ''}`)

describe('[MK-CARD-17] a card that all have seen goes face down from hand to hand', () => {
  const hand = ['sword', 'dagger', 'helmet', 'mail', 'boots', 'charm']
  const seats = { ana: { level: 4, hand }, bob: { level: 2 }, cyd: { level: 3 }, dan: { level: 3 } }

  /** Ana gives one card to Bob at the end of her turn. */
  const given = (copy: string): Table => {
    const t = seen(table('base', { seats }), 'ana', 'sword')
    t.choose('ana', 'openDoor').choose('ana', 'noTrouble').choose('ana', 'skipLoot')
    return t.choose('ana', 'give', { copy, seat: 'bob' })
  }

  test.each(['dan', 'watcher'])('%s hears and sees the same whichever card it was', (name) => {
    const [sword, mail] = [given('sword'), given('mail')]
    if (name === 'dan') expect(sword.heard(name)).toEqual(mail.heard(name))
    expect(viewOf(sword, name)).toEqual(viewOf(mail, name))
    expect(knownTo(sword, name)).not.toContain('sword 1')
    expect(strayedFrom(sword, name)).toContain('sword 0|1')
  })

  test('the giver and who got it know where it is', () => {
    const t = given('sword')
    expect(knownTo(t, 'ana')).toEqual(['sword 1'])
    expect([strayedFrom(t, 'ana'), strayedFrom(t, 'bob')]).toEqual([[], []])
    expect(knownTo(given('mail'), 'bob')).toContain('sword 0')
  })

  test('it may have gone on from there, and is found where it is shown', () => {
    const t = seen(
      table('base', {
        seats: {
          ana: { hand: ['gust', 'sword', 'mail'] },
          bob: { hand: ['gust', 'rat', 'imp'] },
          cyd: {},
          dan: { hand: ['lift', 'lantern'] },
        },
        cards: [
          spell('gust', take({ of: 'target', zone: 'hand', by: 'chance' }, 'left')),
          spell('lift', take({ of: 'target', zone: 'hand', by: 'chance' }, 'you')),
          spell('lantern', reveal({ of: 'target', zone: 'hand', take: 'all' }, 'you')),
        ],
        rolls: { hand: [1, 1] },
      }),
      'ana',
      'sword',
    )
    t.choose('ana', 'play', { copy: 'gust', index: 'ana' }).choose('bob', 'keep')
    expect(strayedFrom(t, 'dan')).toEqual(['sword 0|1'])
    t.choose('bob', 'play', { copy: 'gust', index: 'bob' }).choose('cyd', 'keep')
    expect(strayedFrom(t, 'dan')).toEqual(['sword 0|1|2'])
    const holder = ['ana', 'bob', 'cyd'].find((name) => t.hand(name).includes('sword'))!
    t.choose('dan', 'play', { copy: 'lantern', index: holder })
    expect(knownTo(t, 'dan')).toContain(`sword ${t.seat(holder)}`)
    expect(strayedFrom(t, 'dan')).toEqual([])
    expect(strayedFrom(t, 'watcher')).toEqual(['sword 0|1|2'])
  })

  test('a whole hand that goes takes along what is known of it', () => {
    const gust = spell('gust', take({ of: 'target', zone: 'hand', by: 'chance' }, 'left'))
    const spec = { seats: { ana: { hand: ['gust'] }, bob: { hand: ['sword'] }, cyd: {}, dan: {} }, cards: [gust] }
    const t = seen(table('base', spec), 'bob', 'sword').choose('ana', 'play', { copy: 'gust', index: 'bob' })
    const holder = t.names.find((name) => t.hand(name).includes('sword'))!
    for (const name of ['dan', 'watcher'].filter((one) => one !== holder))
      expect(knownTo(t, name)).toEqual([`sword ${t.seat(holder)}`])
  })

  test('two hands that change places stay known, card by card', () => {
    const swap = spell('swap', swapHands('you', 'target'))
    const spec = {
      seats: { ana: { hand: ['swap', 'elf', 'rat'] }, bob: { hand: ['sword', 'mail'] }, cyd: {} },
      cards: [swap],
    }
    const t = seen(seen(table('base', spec), 'ana', 'elf'), 'bob', 'mail')
    t.choose('ana', 'play', { copy: 'swap', index: 'bob' })
    expect([t.hand('ana').sort(), t.hand('bob').sort()]).toEqual([
      ['mail', 'sword'],
      ['elf', 'rat'],
    ])
    expect(knownTo(t, 'cyd').sort()).toEqual(['elf 1', 'mail 0'])
    expect(knownTo(t, 'ana').sort()).toEqual(['elf 1', 'rat 1'])
    expect(strayedFrom(t, 'watcher')).toEqual([])
  })

  test('out of pooled hands it may be with any of them', () => {
    const spec: TableSpec = {
      seats: {
        ana: { hand: ['seance', 'elf'] },
        bob: { hand: ['rat', 'imp'] },
        cyd: { hand: ['sword'] },
        dan: { hand: ['mail'] },
      },
      cards: [spell('seance', poolHands('everyone'))],
      rolls: { hand: [1, 1, 1, 1] },
    }
    const t = seen(table('base', spec), 'bob', 'rat').choose('ana', 'play', { copy: 'seance' })
    const holder = t.names.findIndex((name) => t.hand(name).includes('rat'))
    for (const [viewer, name] of t.names.entries()) {
      const others = [0, 1, 2, 3].filter((seat) => seat !== viewer)
      expect(strayedFrom(t, name).includes(`rat ${others.join('|')}`)).toBe(viewer !== holder)
    }
    expect(strayedFrom(t, 'watcher')).toEqual(['rat 0|1|2|3'])
  })

  test('out of pooled hands: who gets the like of a card that he laid down tells nobody where the other went', () => {
    const spec: TableSpec = {
      seats: { ana: { hand: ['seance', 'sword'] }, bob: { hand: ['sword'] }, cyd: { hand: ['rat'] } },
      cards: [spell('seance', poolHands('everyone'))],
      rolls: { hand: [2, 1] },
    }
    const t = table('base', spec).choose('ana', 'play', { copy: 'seance' })
    expect([t.hand('ana'), t.hand('bob'), t.hand('cyd')]).toEqual([['rat'], ['sword'], ['sword']])
    expect([knownTo(t, 'ana'), strayedFrom(t, 'ana')]).toEqual([[], ['sword 1|2']])
  })

  test('onto a deck: it is one of those whose back that deck has', () => {
    const bury = spell('bury', putBack({ of: 'target', zone: 'hand' }, 'top'))
    const spec = {
      seats: { ana: { hand: ['bury'] }, bob: { hand: ['rat', 'imp', 'sword'] }, cyd: {} },
      cards: [bury],
    }
    const after = (copy: string): Table =>
      seen(table('base', spec), 'bob', 'rat', 'sword')
        .choose('ana', 'play', { copy: 'bury', index: 'bob' })
        .choose('bob', 'pick', { copy: table('base', spec).copy(copy, 'bob') })
    const t = after('rat')
    expect([knownTo(t, 'cyd'), strayedFrom(t, 'cyd')]).toEqual([['sword 1'], ['rat 1|deck']])
    expect(viewOf(t, 'cyd')).toEqual(viewOf(after('imp'), 'cyd'))
    expect(t.heard('cyd')).toEqual(after('imp').heard('cyd'))
    expect(viewOf(t, 'bob').peeked.map(({ id, above }) => `${id} ${above}`)).toEqual(['rat 0'])
  })

  test('out of a deck: who has looked at it too does not learn which one was picked', () => {
    const cards = [
      spell('look', peek('door', 2)),
      spell('choose', peek('door', 2), take({ zone: 'peeked' }, 'you')),
      spell('seen', draw('door', 1, { face: 'down', to: 'you' })),
    ]
    const spec: TableSpec = {
      seats: { ana: { hand: ['look'] }, bob: { hand: ['choose'] }, cyd: {} },
      cards,
      doors: ['rat', 'imp'],
    }
    const after = (id: string): Table => {
      const t = table('base', spec).choose('ana', 'play', { copy: 'look' }).choose('bob', 'play', { copy: 'choose' })
      return t.choose('bob', 'pick', { copy: t.copy(id) })
    }
    const [rat, imp] = [after('rat'), after('imp')]
    expect(rat.heard('ana')).toEqual(imp.heard('ana'))
    expect(viewOf(rat, 'ana')).toEqual(viewOf(imp, 'ana'))
    expect(strayedFrom(rat, 'ana').sort()).toEqual(['imp 1|deck', 'rat 1|deck'])
  })

  /** Ana has seen the middle one of three doors; Bob looks at all three and takes one of them out. */
  const pickedOut = (id: string, deed: Effect): Table => {
    const cards = [spell('look', peek('door', 3)), spell('choose', peek('door', 3), deed)]
    const t = table('base', {
      seats: { ana: {}, bob: { hand: ['choose'] }, cyd: {} },
      cards,
      doors: ['rat', 'imp', 'elf'],
    })
    t.state[t.scene.knownAt + t.copy('imp')] = 1
    return t.choose('bob', 'play', { copy: 'choose' }).choose('bob', 'pick', { copy: t.copy(id) })
  }

  test.each([
    ['who gets what another picked out', take({ zone: 'peeked' }, 'left')],
    ['who sees it discarded', discard({ zone: 'peeked' })],
  ])('out of a deck: %s does not learn how high it lay', (_, deed) => {
    const toAna = deed.do === 'take' ? take({ zone: 'peeked' }, 'right') : deed
    const heights = ['rat', 'elf'].map((id) => {
      const t = pickedOut(id, toAna)
      expect(viewOf(t, 'ana').peeked).toEqual([])
      return strayedFrom(t, 'ana')
    })
    expect(heights).toEqual([['imp |deck'], ['imp |deck']])
  })

  test('out of a deck: who looked at all of them knows how high the others lie', () => {
    const t = pickedOut('imp', take({ zone: 'peeked' }, 'you'))
    expect(viewOf(t, 'bob').peeked.map(({ id, above }) => `${id} ${above}`)).toEqual(['rat 0', 'elf 1'])
  })
})

describe('[MK-CARD-17] of two alike cards in a hand the one that others have seen goes first', () => {
  const twins = (t: Table, name: string, id: string): [number, number] => {
    const [one, other] = t.scene.deck.copies
      .map((_, copy) => copy)
      .filter((copy) => t.scene.printed(copy).card.id === id && t.state[t.scene.zoneAt + copy] === 16 + t.seat(name))
    t.state[t.scene.knownAt + one!] = everyone(t.scene)
    return [one!, other!]
  }

  test('played: whichever the player points at', () => {
    const t = table('base', { seats: { ana: { hand: ['sword', 'sword'] }, bob: {}, cyd: {} } })
    const [known, unknown] = twins(t, 'ana', 'sword')
    t.choose('ana', 'playItem', { copy: unknown })
    expect(t.events()).toContainEqual({ type: 'moved', from: { hand: 0 }, to: { table: 0 }, copy: known })
    expect(knownTo(t, 'bob')).toEqual([])
  })

  test('sold, shown, given away and taken by chance', () => {
    const gust = spell('gust', take({ of: 'target', zone: 'hand', by: 'chance' }, 'you'))
    const at = (rest: Partial<TableSpec> = {}): Table =>
      table('base', {
        seats: { ana: { level: 4, hand: ['crown', 'crown'] }, bob: { hand: ['gust'] }, cyd: {} },
        cards: [gust],
        ...rest,
      })
    const sold = at()
    const [known, unknown] = twins(sold, 'ana', 'crown')
    sold.send('ana', { type: 'sellItems', items: [unknown], levels: 1 } as never)
    expect(sold.state[sold.scene.zoneAt + unknown]).toBe(16)
    const shown = at()
    twins(shown, 'ana', 'crown')
    shown.send('ana', { type: 'show', cards: [unknown], seats: [1] })
    expect(viewOf(shown, 'bob').known.map(({ copy }) => copy)).toEqual([known])
    for (const roll of [1, 2]) {
      const taken = at({ rolls: { hand: [roll] } })
      twins(taken, 'ana', 'crown')
      taken.choose('bob', 'play', { copy: 'gust', index: 'ana' })
      expect(taken.state[taken.scene.zoneAt + known]).toBe(17)
      expect(viewOf(taken, 'bob').known).toEqual([])
    }
  })

  test('sent into a fight', () => {
    const seats = { ana: {}, bob: { hand: ['wandering', 'imp', 'imp'] }, cyd: {} }
    for (const isNamed of [true, false]) {
      const t = table('base', { seats, facing: 'ogre' })
      const [known, unknown] = twins(t, 'bob', 'imp')
      t.choose('bob', 'play', { copy: 'wandering', index: isNamed ? known : unknown })
      expect(t.events()).toContainEqual({ type: 'monsterJoined', slot: 1, copy: known, text: known })
      expect([t.hand('bob'), knownTo(t, 'cyd')]).toEqual([['imp'], []])
    }
  })

  test.each(['bob', 'cyd'])(
    'a seat is no card: what is given to %s goes there, whatever else the giver holds',
    (to) => {
      const seats = { ana: { level: 4, hand: ['rat', 'rat', 'rat', 'wandering', 'sword', 'mail'] }, bob: {}, cyd: {} }
      const t = table('zombies', { seats, doors: ['elf'] })
      t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
      const rats = t.scene.deck.copies.flatMap((printed, copy) => (printed.card.id === 'rat' ? [copy] : []))
      expect(rats).toEqual([0, 1, 2])
      expect(t.choose('ana', 'give', { copy: 'wandering', seat: to }).hand(to)).toEqual(['wandering'])
    },
  )

  test.each(['sword', 'mail'])('sold with another card, whether that is named first or last: %s', (beside) => {
    const t = table('base', { seats: { ana: { hand: ['helmet', 'helmet', beside] }, bob: {}, cyd: {} } })
    const [unknown, known] = twins(t, 'ana', 'helmet')
    t.state[t.scene.knownAt + known] = t.state[t.scene.knownAt + unknown]!
    t.state[t.scene.knownAt + unknown] = 1 << t.seat('ana')
    const other = t.copy(beside, 'ana')
    t.choose('ana', 'sell', { copy: Math.min(unknown, other), other: Math.max(unknown, other) })
    const left = [unknown, known, other].map((copy) => t.state[t.scene.zoneAt + copy] === 16)
    expect([t.level('ana'), left]).toEqual([2, [true, false, false]])
  })

  test('what somebody has lost sight of may be the one that is played elsewhere', () => {
    const gust = spell('gust', take({ of: 'target', zone: 'hand', by: 'chance' }, 'you'))
    const t = table('base', {
      seats: { ana: { hand: ['sword', 'rat'] }, bob: { hand: ['gust', 'sword'] }, cyd: {} },
      cards: [gust],
      rolls: { hand: [1] },
      active: 'bob',
    })
    seen(t, 'ana', 'sword').choose('bob', 'play', { copy: 'gust', index: 'ana' }).choose('bob', 'keep')
    expect([t.hand('bob'), strayedFrom(t, 'cyd')]).toEqual([['sword', 'rat'], ['sword 0|1']])
    t.choose('bob', 'playItem', { copy: 'sword' })
    expect(strayedFrom(t, 'cyd')).toEqual([])
  })
})

test('[MK-CARD-17] of two alike that as many know, the one that somebody has lost sight of goes first', () => {
  const gust = spell('gust', take({ of: 'target', zone: 'hand', by: 'chance' }, 'you'))
  const t = table('base', {
    seats: { ana: { hand: ['gust', 'sword'] }, bob: { hand: ['rat', 'sword'] }, cyd: {} },
    cards: [gust],
    rolls: { hand: [1] },
  })
  const [own, taken] = [t.copy('sword', 'ana'), t.copy('sword', 'bob')]
  t.send('ana', { type: 'show', cards: [own], seats: [t.seat('cyd')] })
  seen(t, 'bob', 'sword').choose('ana', 'play', { copy: 'gust', index: 'bob' }).choose('ana', 'keep')
  expect([t.hand('ana'), strayedFrom(t, 'cyd')]).toEqual([['sword', 'sword'], ['sword 0|1']])
  for (const copy of [own, taken]) {
    const kept = t.state.slice()
    t.choose('ana', 'playItem', { copy })
    expect(t.state[t.scene.zoneAt + taken]).toBe(TABLE)
    t.state.set(kept)
  }
})

test('[MK-SELL-01, MK-CARD-17] of two alike that are worth a level each only one is sold: the one that all have seen', () => {
  const ruby = item('ruby', 0, { value: 1000, copies: 2 })
  const t = table('base', { seats: { ana: { hand: ['ruby', 'ruby'] }, bob: {}, cyd: {} }, cards: [ruby] })
  const rubies = t.scene.deck.copies.flatMap(({ card }, copy) => (card.id === 'ruby' ? [copy] : []))
  for (const [seen, meant] of [rubies, rubies.toReversed()] as [number, number][]) {
    const kept = t.state.slice()
    t.state[t.scene.knownAt + seen] = everyone(t.scene)
    t.choose('ana', 'sell', { copy: meant, other: meant })
    expect([t.level('ana'), t.hand('ana'), t.pile('treasureDiscards')]).toEqual([2, ['ruby'], ['ruby']])
    expect(t.heard('bob').find(({ type }) => type === 'sold')).toMatchObject({ worth: 1000, levels: 1 })
    expect(isInHand(t.scene, meant, t.seat('ana'))).toBe(true)
    t.state.set(kept)
  }
})

test('[MK-CARD-17] of two alike the one that somebody knows goes before one that many have lost sight of', () => {
  const cards = [item('ladle', 1, { copies: 2 })]
  const t = table('base', { seats: { ana: { hand: ['ladle', 'ladle'] }, bob: {}, cyd: {}, dan: {} }, cards })
  const [first, second] = t.scene.deck.copies.flatMap((printed, copy) => (printed.card.id === 'ladle' ? [copy] : []))
  const both = (1 << t.seat('ana')) | (1 << t.seat('bob'))
  t.state[t.scene.knownAt + second!] = both
  for (const name of ['bob', 'cyd', 'dan'])
    setSpots(t.scene, first!, t.seat(name), (1 << t.seat('ana')) | (1 << t.seat('bob')))
  expect([seenFirst(t.scene, first!), seenFirst(t.scene, second!)]).toEqual([second, second])
})
