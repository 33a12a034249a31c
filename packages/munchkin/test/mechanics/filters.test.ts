// Which cards are meant: by their deck, by what people call an item, by what lies on them and by whom they are reserved for.

import { readPack } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { INSIDE } from './inside.ts'
import {
  attachment,
  characterClass,
  curse,
  cursed,
  discard,
  item,
  type Raw,
  sit,
  special,
  strengthen,
  take,
} from './sit.ts'

const faultsOf = (...cards: readonly Raw[]): readonly string[] => {
  const reading = readPack(JSON.parse(JSON.stringify({ box: 'test', cards })))
  return 'faults' in reading ? reading.faults.map(({ path, expected }) => `${path}: ${expected}`) : []
}

describe.each(INSIDE)('inside $name', ({ around, lead, rolls }) => {
  const played = (step: Raw, ana: Raw, others: readonly Raw[] = []) => {
    const card = special('broom', [{ use: 'ownTurn', effect: [around(step)] }])
    const t = sit([card, ...others], {
      ana: { level: 3, ...ana, hand: ['broom', ...((ana.hand as string[] | undefined) ?? [])] },
      ...(rolls && { rolls: { die: rolls } }),
    })
    t.choose('ana', 'play', { copy: 'broom' })
    lead(t, 'ana')
    return t
  }

  test('of one deck alone', () => {
    const t = played(discard({ zone: 'hand', filter: { deck: 'door' }, take: 'all' }), {
      hand: ['rat', 'sword', 'elf'],
    })
    expect(t.hand('ana')).toEqual(['sword'])
    const other = played(discard({ zone: 'hand', filter: { deck: 'treasure' }, take: 'all' }), {
      hand: ['rat', 'sword', 'elf'],
    })
    expect(other.hand('ana')).toEqual(['rat', 'elf'])
  })

  test('any item is an item or a one-shot, and nothing else', () => {
    const t = played(discard({ zone: 'table', filter: { kind: 'anyItem' }, take: 'all' }), {
      table: ['wizard', 'sword', 'potion-2', 'squire'],
    })
    expect(t.table('ana')).toEqual(['wizard', 'squire'])
  })

  test('a small item is neither Big nor Complex', () => {
    const sized = (size: string) =>
      played(discard({ zone: 'table', filter: { kind: 'item', size }, take: 'all' }), {
        table: ['sword', 'anvil', 'gadget'],
      }).table('ana')
    expect(sized('small')).toEqual(['anvil', 'gadget'])
    expect(sized('big')).toEqual(['sword', 'gadget'])
    expect(sized('complex')).toEqual(['sword', 'anvil'])
  })

  test('an item on which something of a kind lies', () => {
    const sticker = attachment('sticker', { to: 'item', bonus: 1 })
    const lies = (attached: unknown) => discard({ zone: 'table', filter: { kind: 'item', attached }, take: 'all' })
    const table = { table: ['sword', 'sticker@sword', 'helmet'] }
    expect(played(lies({ kind: 'attachment' }), table, [sticker]).table('ana')).toEqual(['helmet'])
    expect(played(lies(true), table, [sticker]).table('ana')).toEqual(['helmet'])
    const bare = discard({
      zone: 'table',
      filter: { kind: 'item', not: { attached: { kind: 'attachment' } } },
      take: 'all',
    })
    expect(played(bare, table, [sticker]).table('ana')).toEqual(['sword', 'sticker'])
    const cursedOnes = discard({
      zone: 'table',
      filter: { any: [{ slot: 'head' }, { attached: { kind: 'curse' } }] },
      take: 'all',
    })
    expect(played(cursedOnes, table, [sticker]).table('ana')).toEqual(['sword', 'sticker'])
    const some = discard({ zone: 'table', filter: { any: [{ slot: 'feet' }, { attached: true }] }, take: 'all' })
    expect(played(some, table, [sticker]).table('ana')).toEqual(['helmet'])
  })

  test('an item that is reserved for what one is', () => {
    const robe = item('robe', { usableBy: { has: 'wizard' } })
    const mitre = item('mitre', { usableBy: { has: 'priest' } })
    const stole = item('stole', { usableBy: { any: [{ has: 'wizard' }, { has: 'priest' }] } })
    const t = played(
      discard({ zone: 'table', filter: { onlyFor: 'yours' }, take: 'all' }),
      { table: ['wizard', '-robe', '-mitre', '-stole', 'sword'] },
      [robe, mitre, stole],
    )
    expect(t.table('ana')).toEqual(['wizard', 'mitre', 'sword'])
  })
})

describe('reserved for whom', () => {
  const robe = item('robe', { usableBy: { has: 'wizard' }, bonus: 2 })

  test('what goes on an item that is reserved for what one is goes there before such a one alone', () => {
    const seal = attachment('seal', { to: 'item', on: { onlyFor: 'yours' } })
    const mayLie = (...table: readonly string[]) => {
      const t = sit([robe, seal], { ana: { hand: ['seal'], table: [...table, '-robe', 'sword'] } })
      return ['robe', 'sword'].map((other) => t.offered('ana', 'attach', { copy: 'seal', other }))
    }
    expect([mayLie('wizard'), mayLie('priest'), mayLie()]).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
  })

  test('one trait: what its holders alone may use, whatever else it asks of them', () => {
    const who = (usableBy: Raw) => {
      const moths = curse('moths', discard({ zone: 'table', filter: { onlyFor: 'wizard' }, take: 'all' }))
      const t = cursed(moths, { ana: { table: ['-cloak'] } }, [item('cloak', { usableBy })])
      return t.table('ana').length === 0
    }
    const [wizard, priest, grown] = [{ has: 'wizard' }, { has: 'priest' }, { level: { least: 2 } }]
    expect([wizard, { all: [wizard, grown] }, { all: [grown, wizard] }].map(who)).toEqual([true, true, true])
    expect([{ any: [wizard, priest] }, { any: [wizard, grown] }].map(who)).toEqual([false, false])
    expect([{ any: [wizard, { all: [wizard, grown] }] }].map(who)).toEqual([true])
    expect([priest, grown, { not: wizard }, { all: [priest, grown] }].map(who)).toEqual([false, false, false, false])
  })

  test('what one is: whatever else is asked, and not where somebody else may use it for being nothing', () => {
    const who = (usableBy: Raw) => {
      const moths = curse('moths', discard({ zone: 'table', filter: { onlyFor: 'yours' }, take: 'all' }))
      const t = cursed(moths, { ana: { table: ['wizard', '-cloak'] } }, [item('cloak', { usableBy })])
      return t.table('ana').length === 1
    }
    const [wizard, priest, grown] = [{ has: 'wizard' }, { has: 'priest' }, { level: { least: 2 } }]
    expect([{ all: [wizard, grown] }, { all: [grown, wizard] }].map(who)).toEqual([true, true])
    expect(
      [{ any: [wizard, { all: [priest, grown] }] }, { any: [wizard, { any: [priest, wizard] }] }].map(who),
    ).toEqual([true, true])
    expect([{ any: [wizard, grown] }, { any: [wizard, { any: [priest, grown] }] }].map(who)).toEqual([false, false])
    expect([{ all: [priest, grown] }, { any: [wizard, { not: priest }] }].map(who)).toEqual([false, false])
  })

  test('a curse asks its victim, not whoever played it', () => {
    const card = curse('moths', discard({ zone: 'table', filter: { onlyFor: 'yours' }, take: 'all' }))
    const seats = { ana: { table: ['wizard', 'robe'] }, bob: { table: ['priest'] } }
    expect(cursed(card, seats, [robe]).table('ana')).toEqual(['wizard'])
    const plain = { ana: { table: ['priest', '-robe'] }, bob: { table: ['wizard'] } }
    expect(cursed(card, plain, [robe]).table('ana')).toEqual(['priest', 'robe'])
  })

  test('of the discards what the finder may use', () => {
    const card = special('lost-and-found', [
      { use: 'ownTurn', effect: [{ do: 'search', cards: { zone: 'treasureDiscards', filter: { onlyFor: 'yours' } } }] },
    ])
    const t = sit([card, robe], {
      ana: { hand: ['lost-and-found'], table: ['wizard'] },
      treasureDiscards: ['sword', 'robe'],
    })
    t.choose('ana', 'play', { copy: 'lost-and-found' })
    expect(t.hand('ana')).toEqual(['robe'])
  })

  test.each(['ana', 'bob'] as const)('counts double for the fighter who is that: %s', (owner) => {
    const guild = characterClass('guild', {
      abilities: [{ doubled: 'items', filter: { onlyFor: 'yours' }, own: true }],
    })
    const badge = item('badge', { usableBy: { has: 'guild' }, bonus: 2 })
    const t = sit([guild, badge], { facing: 'rat', helper: 'bob', [owner]: { table: ['guild', 'badge', 'mail'] } })
    expect(t.strength(owner)).toBe(1 + 2 * 2 + 2)
  })

  test('worn by whoever is asked', () => {
    const scarf = item('scarf', { abilities: [{ figure: 'strength', add: 5, when: { wears: { onlyFor: 'yours' } } }] })
    expect(sit([scarf, robe], { ana: { table: ['wizard', 'robe', 'scarf'] } }).strength('ana')).toBe(1 + 2 + 5)
    expect(sit([scarf, robe], { ana: { table: ['wizard', 'scarf'] } }).strength('ana')).toBe(1)
  })
})

describe('where nobody knows where a card lies, pack check says so', () => {
  const asks = (when: Raw): Raw => special('ask', [{ use: 'any', when, effect: [strengthen('players', 1)] }])
  const printed = 'something printed: of this card nobody knows here where it lies or whose it is'

  test.each([
    [
      'a monster of the fight',
      asks({ facing: { attached: true } }),
      `cards[0].uses[0].when.facing.attached: ${printed}`,
    ],
    [
      'a card spoken of',
      special('hunt', [{ use: 'play', when: { it: { host: true } }, effect: [] }]),
      `cards[0].uses[0].when.it.host: ${printed}`,
    ],
    [
      'inside not',
      asks({ facing: { not: { onlyFor: 'yours' } } }),
      `cards[0].uses[0].when.facing.not.onlyFor: ${printed}`,
    ],
    [
      'what lies on a card',
      asks({ wears: { attached: { attached: true } } }),
      `cards[0].uses[0].when.wears.attached.attached: ${printed}`,
    ],
    [
      'a monster that is named',
      special('hunt', [{ use: 'combat', effect: [{ do: 'kill', monster: { named: { attached: true } } }] }]),
      `cards[0].uses[0].effect[0].monster.named.attached: ${printed}`,
    ],
    [
      'what is counted is not tried out',
      asks({ carries: { decides: true } }),
      'cards[0].uses[0].when.carries.decides: another filter: only what is picked is tried out',
    ],
    [
      'nor what is left out',
      special('loan', [
        {
          use: 'combat',
          effect: [take({ zone: 'table', of: 'left', filter: { not: { decides: true } } }, 'you', { equip: true })],
        },
      ]),
      'cards[0].uses[0].effect[0].cards.filter.not.decides: another filter: only what is picked is tried out',
    ],
    [
      'what stands does not know its host',
      attachment('glue', { to: 'item', abilities: [{ figure: 'flee', add: 1, when: { wears: { host: true } } }] }),
      'cards[0].abilities[0].when.wears.host: another filter: only effects and reversed know on which card this one lies',
    ],
  ])('%s', (_, card, expected) => {
    expect(faultsOf(card)).toEqual([expected])
  })
})
