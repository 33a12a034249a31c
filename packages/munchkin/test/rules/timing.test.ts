// The timing table, cell by cell: fixture/timing.json says what is allowed, the engine is asked.

import type { Card } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { advance } from '../../src/advance.ts'
import * as at from '../../src/layout.ts'
import { layOutCorpse } from '../../src/rules/death/death.ts'
import { summonGoths } from '../../src/rules/goth/goth.ts'
import { offerFresh } from '../../src/rules/treasure/fresh.ts'
import { BOXES } from '../fixture/boxes.ts'
import { curse, item, monster, oneShot, special, trait } from '../fixture/cards.ts'
import timing from '../fixture/timing.json' with { type: 'json' }
import { type SeatSpec, type Table, type TableSpec, table } from '../table.ts'

type Box = 'base' | 'star' | 'cthulhu' | 'zombies'
type Column = 'OT' | 'OC' | 'HC' | 'XC' | 'XT' | 'DE' | 'RA'

const COLUMNS: readonly Column[] = ['OT', 'OC', 'HC', 'XC', 'XT', 'DE', 'RA']

const CARDS: readonly Card[] = [
  oneShot('ring', 0, {
    uses: [{ use: 'any', effect: [{ do: 'draw', deck: 'treasure', cards: 1, face: 'down', to: 'you' }] }],
  }),
  trait('race', 'payer', {
    abilities: [
      {
        use: 'any',
        cost: { discard: 1 },
        effect: [{ do: 'draw', deck: 'treasure', cards: 1, face: 'down', to: 'you' }],
      },
      { use: 'any', effect: [{ do: 'draw', deck: 'treasure', cards: 1, face: 'down', to: 'you' }] },
    ],
  } as never),
  trait('race', 'feline', { abilities: [{ permits: 'secondDoor' }] } as never),
  special('loaded-die', { deck: 'treasure', uses: [{ use: 'ownRoll', effect: [{ do: 'setDie', to: 6 }] }] }),
  special('jinx', { deck: 'treasure', uses: [{ use: 'othersRoll', effect: [{ do: 'setDie', to: 1 }] }] }),
  item('nugget', 0, { value: 1000 }),
  monster('slow-giant', 19, { badStuff: [] }),
  curse('hex', { do: 'loseLevels', levels: 1 }),
]

interface Probe {
  readonly me?: SeatSpec
  readonly spec?: Partial<TableSpec>
  /** What stands in the fight instead of the giant. */
  readonly facing?: string
  /** Brings the table to the moment that the row speaks of, then says whether it may be done. */
  ask(t: Table, column: Column, box: Box): boolean
}

/** A table in a situation: `me` sits second, so that others can be active. */
function situation(box: Box, column: Column, { me = {}, spec = {}, facing = 'slow-giant' }: Probe): Table {
  const own = column === 'OT' || column === 'OC' || column === 'RA'
  const fights = column === 'OC' || column === 'HC' || column === 'XC' || column === 'RA'
  const t = table(box, {
    seats: {
      ana: { level: 2, table: ['helmet'] },
      me: { level: 5, ...me },
      cyd: { level: 2, hand: ['hex', 'level-up'] },
    },
    active: own ? 'me' : 'ana',
    cards: CARDS,
    ...(fights ? { facing } : {}),
    ...(column === 'HC' ? { helper: 'me' } : {}),
    ...spec,
  })
  if (column === 'DE') t.state[at.seatCell(1, at.LIFE)] = box === 'base' || box === 'zombies' ? at.DEAD : at.REBORN
  if (column === 'RA') t.choose('me', 'run')
  return t
}

const does =
  (verb: Parameters<Table['would']>[1], named: Record<string, string | number> = {}) =>
  (t: Table) =>
    t.would('me', verb, named)

const fresh = (how: 'drawn' | 'received', copy: string, verb: 'playItem' | 'playTrait') => (t: Table) => {
  offerFresh(t.scene, 1, [t.copy(copy, 'me')], how)
  return t.would('me', verb, { copy })
}

const trade = (t: Table, gives: string, wants: string | null) =>
  t.wouldSend('me', {
    type: 'trade',
    seat: t.seat('cyd'),
    gives: [t.copy(gives, 'me', true)],
    wants: wants === null ? [] : [t.copy(wants, 'cyd', true)],
  })

const multi: Record<Box, readonly [string, string]> = {
  base: ['half-breed', 'elf'],
  star: ['half-breed', 'elf'],
  cthulhu: ['super-munchkin', 'wizard'],
  zombies: ['double-mojo', 'voodoo'],
}

const endOfTurn = (t: Table, name: string) => {
  t.choose(name, 'openDoor')
  if (t.asked().decision === 'playOrKeep') t.choose(name, 'keep')
  t.choose(name, 'noTrouble')
  if (t.asked().decision === 'lootOrNot') t.choose(name, 'skipLoot')
  return t
}

const five = ['sword', 'mail', 'boots', 'charm', 'helmet']

const PROBES: Readonly<Record<string, Probe>> = {
  'TIM-01': { me: { hand: ['sword'] }, ask: does('playItem', { copy: 'sword' }) },
  'TIM-02': { me: { hand: ['sword'] }, ask: fresh('drawn', 'sword', 'playItem') },
  'TIM-03': { me: { hand: ['sword'] }, ask: fresh('received', 'sword', 'playItem') },
  'TIM-04': { me: { table: ['sword'] }, ask: does('lay', { copy: 'sword' }) },
  'TIM-05': { me: { hand: ['potion-2'] }, ask: does('play', { copy: 'potion-2' }) },
  'TIM-06': { me: { table: ['potion-2'] }, ask: does('play', { copy: 'potion-2' }) },
  'TIM-07': { me: { hand: ['ring'] }, ask: does('play', { copy: 'ring' }) },
  'TIM-08': { me: { hand: ['level-up'] }, ask: does('play', { copy: 'level-up', index: 'cyd' }) },
  'TIM-09': { me: { hand: ['wizard'] }, ask: does('playTrait', { copy: 'wizard' }) },
  'TIM-10': { me: { hand: ['wizard'] }, ask: fresh('received', 'wizard', 'playTrait') },
  'TIM-11': { me: { hand: ['fast'] }, ask: does('playTrait', { copy: 'fast' }) },
  'TIM-12': {
    me: { hand: ['half-breed', 'super-munchkin', 'priest', 'double-mojo'], table: ['elf', 'wizard', 'voodoo'] },
    ask: (t, _column, box) => {
      const [copy] = multi[box]
      return t.would('me', 'playMulti', box === 'cthulhu' ? { copy, replaced: 'priest' } : { copy })
    },
  },
  'TIM-13': { me: { table: ['wizard'] }, ask: does('dropTrait', { copy: 'wizard' }) },
  'TIM-14': { me: { table: ['cultist'] }, ask: does('dropTrait', { copy: 'cultist' }) },
  'TIM-15': { me: { table: ['sword'] }, ask: does('dropTrait', { copy: 'sword' }) },
  'TIM-16': { me: { hand: ['sword'], table: ['payer'] }, ask: does('useAbility', { copy: 'payer', use: 0 }) },
  'TIM-17': { me: { hand: ['hex'] }, ask: does('curse', { copy: 'hex', seat: 'cyd' }) },
  'TIM-18': {
    me: { hand: ['rat'] },
    ask: (t, column) => {
      if (column === 'OT') {
        t.choose('me', 'openDoor')
        if (t.asked().decision === 'playOrKeep') t.choose('me', 'keep')
      }
      return t.would('me', 'fight', { copy: 'rat' })
    },
  },
  'TIM-19': { me: { hand: ['wandering', 'rat'] }, ask: does('play', { copy: 'wandering', index: 'rat' }) },
  'TIM-20': { me: { hand: ['furious'] }, ask: does('enhance', { copy: 'furious', slot: 0 }) },
  'TIM-21': { me: { hand: ['clone'] }, ask: does('play', { copy: 'clone', index: 0 }) },
  'TIM-22': {
    me: { hand: ['bgoth'] },
    ask: (t, column) => {
      if (column === 'OC' || column === 'HC' || column === 'XC') {
        summonGoths(t.scene, 1)
        advance(t.scene)
      }
      return t.would('me', 'join', { copy: 'bgoth' })
    },
  },
  'TIM-23': { facing: 'ghoul', me: { level: 1, hand: ['wraith'] }, ask: does('join', { copy: 'wraith' }) },
  'TIM-24': { me: { hand: ['squire'] }, ask: does('playAcolyte', { copy: 'squire' }) },
  'TIM-25': { me: { table: ['squire'] }, ask: does('sacrifice', { copy: 'squire' }) },
  'TIM-26': {
    me: { table: ['sword'] },
    spec: { seats: { ana: { level: 2 }, me: { level: 5, table: ['sword'] }, cyd: { level: 2, table: ['mail'] } } },
    ask(t, column) {
      if (column !== 'DE') return trade(t, 'sword', 'mail')
      const [mail] = [t.copy('mail', 'cyd', true)]
      const form = { type: 'trade', seat: t.seat('me'), gives: [mail], wants: [] } as const
      if (!t.wouldSend('cyd', form)) return false
      t.send('cyd', form)
      return t.would('me', 'accept', { seat: 'cyd', gate: t.state[at.offerCell(2, at.OFFER_NUMBER)]! & 1023 })
    },
  },
  'TIM-27': { me: { table: ['sword'] }, ask: (t) => trade(t, 'sword', null) },
  'TIM-28': {
    me: { table: ['sword'] },
    ask: (t) =>
      t.wouldSend('me', {
        type: 'askHelp',
        seat: t.seat('cyd'),
        items: [t.copy('sword', 'me', true)],
        treasures: 1,
        helperPicksFirst: true,
        evenIfLost: false,
      }),
  },
  'TIM-29': {
    me: { hand: ['nugget'] },
    ask: (t) => t.wouldSend('me', { type: 'sellItems', items: [t.copy('nugget', 'me')] }),
  },
  'TIM-30': { ask: does('ask', { seat: 'cyd', index: 0 }) },
  'TIM-31': { ask: does('volunteer', { index: 0 }) },
  'TIM-33': {
    me: { hand: ['sword'] },
    ask: (t) => t.wouldSend('me', { type: 'show', cards: [t.copy('sword', 'me')], seats: [2] }),
  },
  'TIM-34': { me: { table: ['laser', '-dazer'] }, ask: does('equip', { copy: 'dazer' }) },
  'TIM-35': {
    me: { hand: [...five, 'crown'] },
    ask: (t) =>
      endOfTurn(t, 'me').would('me', 'give', { copy: 'crown', seat: 'ana' }) ||
      t.would('me', 'give', { copy: 'crown', seat: 'cyd' }),
  },
  'TIM-36': {
    me: { level: 1 },
    spec: { seats: { ana: { level: 4, hand: [...five, 'crown'] }, me: { level: 1 }, cyd: { level: 3 } } },
    ask: (t) => endOfTurn(t, 'ana').would('ana', 'give', { copy: 'crown', seat: 'me' }),
  },
  'TIM-37': {
    spec: { seats: { ana: { level: 2 }, me: { level: 5 }, cyd: { level: 2, hand: ['crown'] } } },
    ask(t) {
      t.state[at.seatCell(2, at.CORPSE)] = 1
      t.state[at.seatCell(2, at.LIFE)] = at.DEAD
      layOutCorpse(t.scene, 2)
      advance(t.scene)
      return t.would('me', 'take', { copy: 'crown' })
    },
  },
  'TIM-38': {
    me: { hand: ['level-up'] },
    spec: {
      variants: { buyDiscards: true },
      seats: { ana: { level: 2 }, me: { level: 5, hand: ['level-up'] }, cyd: { level: 2, table: ['wizard'] } },
    },
    ask: (t) => t.choose('cyd', 'dropTrait', { copy: 'wizard' }).would('me', 'buy', { copy: 'level-up' }),
  },
  'TIM-39': {
    spec: { variants: { listenAtDoor: true }, active: 'ana' },
    ask(t) {
      endOfTurn(t, 'ana').choose('ana', 'done')
      return t.asked().seats.includes('me') && t.hand('me').length === 1
    },
  },
  'TIM-40': {
    me: { level: 5, hand: ['nugget'], table: ['burly', 'anvil', 'piano'] },
    ask(t) {
      t.choose('me', 'dropTrait', { copy: 'burly' })
      return t.wouldSend('me', { type: 'sellItems', items: [t.copy('nugget', 'me'), t.copy('anvil', 'me', true)] })
    },
  },
  'TIM-41': {
    me: { level: 5, table: ['burly', 'anvil', 'piano'] },
    ask(t) {
      t.choose('me', 'dropTrait', { copy: 'burly' })
      return (
        t.would('me', 'shed', { copy: 'anvil', seat: 'ana' }) || t.would('me', 'shed', { copy: 'anvil', seat: 'cyd' })
      )
    },
  },
  'TIM-42': {
    facing: 'rat',
    ask(t, column) {
      if (column === 'DE') return false
      t.choose(t.active(), 'claim')
      return t.would('me', 'pass', { number: t.gate() })
    },
  },
  'TIM-43': { me: { table: ['payer'] }, ask: does('useAbility', { copy: 'payer', use: 1 }) },
  'TIM-44': {
    ask: (t) => t.would('cyd', 'play', { copy: 'level-up', index: 'me' }),
  },
  'TIM-45': {
    me: { level: 5, table: ['fast', 'burly'] },
    ask(t) {
      t.choose('cyd', 'curse', { copy: 'hex', seat: 'me' })
      return t.would('me', 'pick', { copy: 'fast' })
    },
  },
  'TIM-46': {
    spec: { active: 'ana' },
    ask(t, column) {
      t.state[at.seatCell(1, at.NEEDS_HAND)] = 1
      if (column === 'OT') endOfTurn(t, 'ana').choose('ana', 'done')
      return t.hand('me').length > 0
    },
  },
  'TIM-47': {
    me: { hand: [...five, 'crown'] },
    ask: (t) => endOfTurn(t, 'me').would('me', 'playItem', { copy: 'crown' }),
  },
  'TIM-48': {
    me: { table: ['feline'] },
    ask(t) {
      t.choose('me', 'openDoor')
      if (t.asked().decision === 'playOrKeep') t.choose('me', 'keep')
      return t.choose('me', 'noTrouble').would('me', 'secondDoor')
    },
  },
  'TIM-49': {
    me: { hand: ['loaded-die', 'jinx'] },
    ask(t, column) {
      if (column === 'RA') {
        t.choose('me', 'roll', { slot: 0 })
        return t.would('me', 'play', { copy: 'loaded-die' }) && !t.would('me', 'play', { copy: 'jinx' })
      }
      if (column === 'XC') {
        t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
        return t.would('me', 'play', { copy: 'jinx' }) && !t.would('me', 'play', { copy: 'loaded-die' })
      }
      return t.would('me', 'play', { copy: 'loaded-die' }) || t.would('me', 'play', { copy: 'jinx' })
    },
  },
}

/** Talk is free in every situation, and promises outside a fight are talk: the engine has no say in it. */
const TALK = 'TIM-32'
const isTalk = (id: string, column: Column): boolean => id === 'TIM-28' && (column === 'OT' || column === 'XT')

describe('the timing table', () => {
  test('[MK-CARD-14] every row is asked about', () => {
    expect(timing.rows.map(({ id }) => id).filter((id) => PROBES[id] === undefined)).toEqual([TALK])
  })

  for (const { id, action, cells } of timing.rows) {
    const probe = PROBES[id]
    if (probe === undefined) continue
    for (const column of COLUMNS)
      for (const box of BOXES) {
        const said = (cells as Record<Column, Record<Box, string | undefined>>)[column][box]
        if ((said !== 'yes' && said !== 'no') || isTalk(id, column)) continue
        test(`[${id}] ${action}: ${column}, ${box}: ${said}`, () => {
          expect(probe.ask(situation(box, column, probe), column, box)).toBe(said === 'yes')
        })
      }
  }
})
