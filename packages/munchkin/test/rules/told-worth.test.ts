// What cards come to that an effect took away or gave a name: told only where everybody has seen each of them. MK-CARD-17.

import { describe, expect, test } from 'vitest'
import type { Told } from '../../src/block.ts'
import { eachNumber } from '../../src/told-numbers.ts'
import { gain, given, type Raw, sit, special } from '../mechanics/sit.ts'
import type { SeatSpec, Table } from '../table.ts'

/** Ana loses two cards of hand or table; then the card asks something, so that everybody hears where it stands. */
const card = (deed: Raw): Raw =>
  special('card', [
    {
      use: 'ownTurn',
      effect: [
        { cards: { of: 'you', zone: 'either', take: 2 }, as: 'loot', ...deed },
        { do: 'choose', options: [[gain(1)], [given({ the: 'loot', fits: { kind: 'monster' } }, [gain(2)])]] },
      ],
    },
  ])

const TAKEN = card({ do: 'take', to: 'left' })
const DISCARDED = card({ do: 'discard' })

function after(one: Raw, hidden: string): Table {
  const t = sit([one], { ana: { hand: ['card', hidden, 'elf'], table: ['sword', 'mail'] } })
  t.choose('ana', 'play', { copy: 'card' })
  for (const id of [hidden, 'sword']) {
    t.choose('ana', 'pick', { copy: t.copy(id, 'ana') })
    if (t.offered('bob', 'keep')) t.choose('bob', 'keep')
  }
  return t
}

/** What would tell the two apart if it were told. */
function worthsOf(t: Table): number[] {
  const worths: number[] = []
  eachNumber(t.state, (cell, what) => {
    if (what === 'worth') worths.push(t.state[cell]!)
  })
  return worths
}

const toldWorths = (t: Table): number[] => toldNumbers(t, 'worth')

/** The numbers of a kind on the agenda, as everybody was told. */
function toldNumbers(t: Table, kind: Told): number[] {
  const told = new Map<number, number>()
  for (const { type, ...event } of t.events())
    if (type === 'noted' && 'cells' in event && !event.own)
      for (let i = 0; i < event.cells.length; i += 2) told.set(event.cells[i]!, event.cells[i + 1]!)
  const worths: number[] = []
  eachNumber(t.state, (cell, what) => {
    if (what === kind) worths.push(told.get(cell) ?? 0)
  })
  return worths
}

describe('[MK-CARD-17] what cards come to', () => {
  test('is told to nobody where one of them went face down, though the last lies open', () => {
    const [crown, dagger] = [after(TAKEN, 'crown'), after(TAKEN, 'dagger')]
    expect(toldWorths(crown)).toEqual([-1])
    expect(toldWorths(crown)).toEqual(toldWorths(dagger))
    expect(worthsOf(crown)).not.toEqual(worthsOf(dagger))
  })

  test('is told to nobody where one of all players gave face down, whoever else gave openly', () => {
    const levy = special('card', [
      {
        use: 'ownTurn',
        effect: [
          {
            do: 'each',
            who: 'others',
            effect: [{ do: 'take', cards: { of: 'each', zone: 'either' }, to: 'you', as: 'loot' }],
          },
          { do: 'choose', options: [[gain(1)], [given({ the: 'loot', fits: { kind: 'monster' } }, [gain(2)])]] },
        ],
      },
    ])
    const told = (bob: SeatSpec, cyd: SeatSpec): number[] => {
      const t = sit([levy], { ana: { hand: ['card'] }, bob, cyd }).choose('ana', 'play', { copy: 'card' })
      while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
      expect(t.asked().decision).toBe('choose:how')
      return toldWorths(t)
    }
    const [down, open] = [{ hand: ['crown'] }, { table: ['sword'] }]
    expect([told(down, open), told(open, down), told(down, {}), told({}, down)]).toEqual([[-1], [-1], [-1], [-1]])
    expect(told(open, { table: ['mail'] })[0]).toBeGreaterThan(0)
  })

  test('is told where all of them were discarded', () => {
    const [crown, dagger] = [after(DISCARDED, 'crown'), after(DISCARDED, 'dagger')]
    expect(toldWorths(crown).every((worth) => worth > 0)).toBe(true)
    expect(toldWorths(crown)).not.toEqual(toldWorths(dagger))
  })

  test('what is left to be taken of so much gold is untold once something went face down', () => {
    const tithe = (verb: Raw): Raw =>
      special('card', [
        { use: 'ownTurn', effect: [{ cards: { of: 'you', zone: 'hand', take: { worth: 900 } }, ...verb }] },
      ])
    const leftTold = (verb: Raw): unknown[] => {
      const t = sit([tithe(verb)], { ana: { hand: ['card', 'crown', 'helmet', 'mail'] } })
      t.choose('ana', 'play', { copy: 'card' }).choose('ana', 'pick', { copy: t.copy('helmet', 'ana') })
      if (t.offered('bob', 'keep')) t.choose('bob', 'keep')
      return toldNumbers(t, 'left')
    }
    expect(leftTold({ do: 'take', to: 'left' })).toEqual([-1])
    expect(leftTold({ do: 'discard' })[0]).toBeGreaterThan(0)
  })

  test('is told by no card either: which one was drawn face down nobody hears, though it is shown later', () => {
    const drawn = special('card', [
      {
        use: 'ownTurn',
        effect: [
          { do: 'draw', deck: 'treasure', cards: 1, face: 'down', to: 'left', as: 'find' },
          { do: 'choose', options: [[gain(1)], [given({ the: 'find', fits: { kind: 'item' } }, [gain(2)])]] },
        ],
      },
    ])
    /** Bob has the other one in hand already, and shows the same one in both worlds. */
    const shown = (find: string, other: string): Table => {
      const t = sit([drawn], { ana: { hand: ['card'] }, bob: { hand: [other] }, treasures: [find] })
      t.choose('ana', 'play', { copy: 'card' })
      expect(t.hand('bob').toSorted()).toEqual(['crown', 'dagger'])
      t.send('bob', { type: 'show', cards: [t.copy('crown', 'bob')], seats: [0, 2] })
      return t
    }
    const worlds = [shown('crown', 'dagger'), shown('dagger', 'crown')]
    for (const t of worlds) expect(toldNumbers(t, 'named')).toEqual([-1])
    for (const name of ['ana', 'cyd']) {
      const own = worlds.map((t) => t.heard(name).filter((event) => event.type === 'noted' && event.own))
      expect(own[0]).toEqual(own[1])
    }
  })

  test('stays untold when the last of them is seen later', () => {
    const t = after(TAKEN, 'crown')
    t.send('bob', { type: 'show', cards: [t.copy('crown', 'bob')], seats: [2] })
    expect(toldWorths(t)).toEqual([-1])
    expect(t.heard('cyd').filter(({ type }) => type === 'noted').length).toBeGreaterThan(0)
  })
})
