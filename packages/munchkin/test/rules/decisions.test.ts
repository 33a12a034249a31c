// Every decision that the catalogue lists for the family, reached: who is asked or free, and what is on offer.

import type { Card } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import type { Verb } from '../../src/choice.ts'
import * as at from '../../src/layout.ts'
import { curse, monster, trait } from '../fixture/cards.ts'
import { rulingOn } from '../fixture/disputes.ts'
import { type Table, table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

interface Case {
  readonly reach: () => Table
  /** Who decides, and the verbs that he is offered. */
  readonly who: string
  readonly verbs: readonly Verb[]
  readonly decision?: string
}

const toCharity = (t: Table): Table => {
  t.choose('ana', 'openDoor')
  if (t.asked().decision === 'playOrKeep') t.choose('ana', 'keep')
  t.choose('ana', 'noTrouble')
  if (t.asked().decision === 'lootOrNot') t.choose('ana', 'skipLoot')
  return t
}
const seven = ['sword', 'mail', 'boots', 'charm', 'helmet', 'crown', 'dagger']
const call: Card = curse('call', { do: 'become', trait: 'cultist' })
const choosy = monster('choosy', 19, {
  badStuff: [
    {
      do: 'choose',
      options: [[{ do: 'loseLevels', levels: 1 }], [{ do: 'discard', cards: { zone: 'hand', take: 'all' } }]],
    },
  ],
})
const payer = trait('class', 'payer', {
  abilities: [{ use: 'ownCombat', cost: { discard: 1 }, effect: [{ do: 'strengthen', side: 'players', add: 1 }] }],
} as never)
const feline = trait('race', 'feline', { abilities: [{ permits: 'secondDoor' }] } as never)
const scientist = trait('class', 'scientist', { abilities: [{ permits: 'anyComplex' }] } as never)

const CASES: Readonly<Record<string, Case>> = {
  'DEC-04': {
    reach: () => table('base', { seats: { ...three, ana: { hand: ['sword'], table: ['mail'] } } }),
    who: 'ana',
    verbs: ['openDoor', 'playItem', 'lay'],
    decision: 'arrangeOrOpen',
  },
  'DEC-05': {
    reach: () => table('star', { seats: three, doors: ['elf'] }).choose('ana', 'openDoor'),
    who: 'ana',
    verbs: ['keep', 'playTrait'],
    decision: 'playOrKeep',
  },
  'DEC-06': {
    reach: () => table('base', { seats: { ...three, ana: { hand: ['rat'] } } }).choose('ana', 'openDoor'),
    who: 'ana',
    verbs: ['noTrouble', 'fight'],
    decision: 'lookForTrouble',
  },
  'DEC-07': {
    reach: () => table('base', { seats: three }).choose('ana', 'openDoor').choose('ana', 'noTrouble'),
    who: 'ana',
    verbs: ['loot', 'skipLoot'],
    decision: 'lootOrNot',
  },
  'DEC-08': {
    reach: () =>
      table('star', { seats: { ...three, ana: { table: ['feline'] } }, cards: [feline] })
        .choose('ana', 'openDoor')
        .choose('ana', 'keep')
        .choose('ana', 'noTrouble'),
    who: 'ana',
    verbs: ['loot', 'secondDoor'],
  },
  'DEC-09': {
    reach: () => toCharity(table('base', { seats: { ...three, ana: { level: 3, hand: seven } } })),
    who: 'ana',
    verbs: ['playItem', 'give'],
    decision: 'charityOrDone',
  },
  'DEC-10': {
    reach: () => toCharity(table('zombies', { seats: { ...three, ana: { level: 3, hand: seven } } })),
    who: 'ana',
    verbs: ['give'],
  },
  'DEC-11': {
    reach: () => toCharity(table('star', { seats: { ...three, ana: { level: 3, hand: seven } } })),
    who: 'ana',
    verbs: ['give'],
  },
  'DEC-12': {
    reach: () => table('base', { seats: { ...three, bob: { hand: ['potion-2'] } }, facing: 'ogre' }),
    who: 'bob',
    verbs: ['play'],
  },
  'DEC-13': {
    reach: () => table('base', { seats: { ...three, bob: { hand: ['furious'] } }, facing: 'ogre' }),
    who: 'bob',
    verbs: ['enhance'],
  },
  'DEC-14': {
    reach: () => table('base', { seats: { ...three, bob: { hand: ['wandering', 'rat'] } }, facing: 'ogre' }),
    who: 'bob',
    verbs: ['play'],
  },
  'DEC-15': {
    reach: () => table('star', { seats: { ...three, bob: { hand: ['clone'] } }, facing: 'ogre' }),
    who: 'bob',
    verbs: ['play'],
  },
  'DEC-16': {
    reach: () =>
      table('cthulhu', { seats: { ...three, ana: { hand: ['bgoth'] } }, doors: ['agoth'] }).choose('ana', 'openDoor'),
    who: 'ana',
    verbs: ['join', 'decline'],
    decision: 'callGoth',
  },
  'DEC-17': {
    reach: () => table('zombies', { seats: { ...three, bob: { hand: ['wraith'] } }, facing: 'ghoul' }),
    who: 'bob',
    verbs: ['join'],
  },
  'DEC-18': { reach: () => table('base', { seats: three, facing: 'ogre' }), who: 'ana', verbs: ['ask'] },
  'DEC-19': {
    reach: () => table('base', { seats: three, facing: 'ogre' }).choose('ana', 'ask', { seat: 'bob', index: 0 }),
    who: 'bob',
    verbs: ['accept', 'refuse'],
    decision: 'helpOrNot',
  },
  'DEC-20': { reach: () => table('zombies', { seats: three, facing: 'ogre' }), who: 'bob', verbs: ['volunteer'] },
  'DEC-21': {
    reach: () => table('zombies', { seats: three, facing: 'ogre' }).choose('bob', 'volunteer', { index: 0 }),
    who: 'ana',
    verbs: ['accept'],
  },
  'DEC-22': {
    reach: () => table('base', { seats: { ...three, ana: { level: 9 } }, facing: 'ogre' }),
    who: 'ana',
    verbs: ['claim'],
    decision: 'fightOrRun',
  },
  'DEC-23': {
    reach: () => table('base', { seats: { ...three, ana: { level: 9 } }, facing: 'ogre' }).choose('ana', 'claim'),
    who: 'cyd',
    verbs: ['pass'],
    decision: 'kill',
  },
  'DEC-24': {
    reach: () => table('base', { seats: three, facing: ['ogre', 'giant'] }).choose('ana', 'run'),
    who: 'ana',
    verbs: ['roll'],
    decision: 'rollFor',
  },
  'DEC-25': {
    reach: () =>
      table('star', { seats: { ...three, ana: { table: ['squire'] } }, facing: 'giant' }).choose('ana', 'run'),
    who: 'ana',
    verbs: ['sacrifice'],
  },
  'DEC-26': {
    reach: () =>
      table('star', { seats: { ...three, ana: { table: ['squire'] } }, facing: 'giant', helper: 'bob' })
        .choose('ana', 'run')
        .choose('ana', 'sacrifice', { copy: 'squire' }),
    who: 'ana',
    verbs: ['takeAlong'],
    decision: 'takeAlong',
  },
  'DEC-27': {
    reach: () =>
      table('base', { seats: { ana: { hand: ['lose-item'] }, bob: { table: ['sword', 'mail'] }, cyd: {} } }).choose(
        'ana',
        'curse',
        { copy: 'lose-item', seat: 'bob' },
      ),
    who: 'bob',
    verbs: ['pick'],
  },
  'DEC-28': {
    reach: () =>
      table('base', {
        seats: { ...three, ana: { level: 3, hand: ['sword'] } },
        cards: [choosy],
        facing: 'choosy',
        rolls: { runAway: [1] },
      })
        .choose('ana', 'run')
        .choose('ana', 'roll', { slot: 0 }),
    who: 'ana',
    verbs: ['option'],
  },
  'DEC-29': {
    reach: () =>
      table('base', {
        seats: { ana: { table: ['sword', 'mail'] }, bob: { level: 5 }, cyd: {} },
        facing: 'giant',
        rolls: { runAway: [1] },
      })
        .choose('ana', 'run')
        .choose('ana', 'roll', { slot: 0 }),
    who: 'bob',
    verbs: ['take'],
    decision: 'loot',
  },
  'DEC-30': {
    reach() {
      const t = table('zombies', {
        seats: { ana: { level: 5 }, bob: { level: 5 }, cyd: {} },
        facing: 'ogre',
        treasures: ['sword', 'mail'],
      })
      t.send('ana', { type: 'askHelp', seat: 1, items: [], treasures: 1, helperPicksFirst: true, evenIfLost: false })
      t.choose('bob', 'accept', { seat: 'ana', gate: t.offers('bob').find(({ type }) => type === 'accept')!.gate! })
      return t.win('ana')
    },
    who: 'bob',
    verbs: ['take'],
    decision: 'pickTreasure',
  },
  'DEC-32': {
    reach: () =>
      table('zombies', {
        seats: { ana: { hand: ['lose-level'] }, bob: { level: 5, table: ['fast', 'burly'] }, cyd: {} },
      }).choose('ana', 'curse', { copy: 'lose-level', seat: 'bob' }),
    who: 'bob',
    verbs: ['pick'],
    decision: 'whichPower',
  },
  'DEC-33': {
    reach: () =>
      table('zombies', { seats: { ...three, ana: { level: 5, table: ['burly', 'anvil', 'piano'] } } }).choose(
        'ana',
        'dropTrait',
        { copy: 'burly' },
      ),
    who: 'ana',
    verbs: ['shed'],
    decision: 'whichBig',
  },
  'DEC-34': {
    reach: () =>
      table('base', { seats: { ...three, ana: { level: 5, table: ['burly', 'anvil', 'piano'] } } }).choose(
        'ana',
        'dropTrait',
        { copy: 'burly' },
      ),
    who: 'ana',
    verbs: ['shed'],
    decision: 'whichBig',
  },
  'DEC-35': {
    reach: () =>
      table('star', {
        seats: { ...three, ana: { table: ['scientist', 'gadget', 'engine'] } },
        cards: [scientist],
      }).choose('ana', 'dropTrait', { copy: 'scientist' }),
    who: 'ana',
    verbs: ['pick'],
    decision: 'whichComplex',
  },
  'DEC-36': {
    reach: () => table('base', { seats: { ...three, bob: { table: ['mail', '-plate'] } } }),
    who: 'bob',
    verbs: ['lay'],
  },
  'DEC-37': {
    reach: () =>
      table('cthulhu', {
        seats: { ana: { hand: ['call'] }, bob: { table: ['wizard', 'priest', 'super-munchkin'] }, cyd: {} },
        cards: [call],
        cultPile: ['cultist'],
      }).choose('ana', 'curse', { copy: 'call', seat: 'bob' }),
    who: 'bob',
    verbs: ['pick'],
    decision: 'whichClassForCult',
  },
  'DEC-38': {
    reach: () => table('base', { seats: { ...three, bob: { hand: ['lose-level'] } } }),
    who: 'bob',
    verbs: ['curse'],
  },
  'DEC-39': {
    reach: () =>
      table('base', {
        seats: { ...three, ana: { hand: ['sword', 'mail'], table: ['payer'] } },
        cards: [payer],
        facing: 'ogre',
      }).choose('ana', 'useAbility', { copy: 'payer', use: 0 }),
    who: 'ana',
    verbs: ['pay'],
    decision: 'whichFuel',
  },
  'DEC-40': {
    reach() {
      const t = table('base', { seats: { ...three, ana: { table: ['sword'] } } })
      return t.send('ana', { type: 'trade', seat: 1, gives: [t.copy('sword', 'ana')], wants: [] })
    },
    who: 'bob',
    verbs: ['accept', 'withdraw'],
  },
  'DEC-41': {
    reach: () => table('base', { seats: { ...three, bob: { table: ['-sword'] } } }),
    who: 'bob',
    verbs: ['equip'],
  },
  'DEC-42': {
    reach: () => table('base', { seats: { ...three, ana: { table: ['sword', 'mail'] } } }),
    who: 'ana',
    verbs: ['sell'],
  },
  'DEC-43': {
    reach: () => table('base', { seats: { ...three, bob: { table: ['elf'] } } }),
    who: 'bob',
    verbs: ['dropTrait'],
  },
  'DEC-44': {
    reach: () =>
      table('base', { seats: { ...three, ana: { hand: ['wizard', 'half-breed'], table: ['priest', 'elf'] } } }),
    who: 'ana',
    verbs: ['playTrait', 'playMulti'],
  },
  'DEC-45': {
    reach: () => table('base', { seats: { ...three, bob: { hand: ['level-up'] } } }),
    who: 'bob',
    verbs: ['play'],
  },
  'DEC-46': {
    reach: () =>
      table('star', {
        seats: { ...three, ana: { table: ['elf'] }, bob: { hand: ['level-up'] } },
        variants: { buyDiscards: true },
      }).choose('ana', 'dropTrait', { copy: 'elf' }),
    who: 'bob',
    verbs: ['buy', 'decline'],
    decision: 'buyTopDiscard',
  },
  'DEC-47': {
    reach: () => toCharity(table('zombies', { seats: three, variants: { listenAtDoor: true } })).choose('ana', 'done'),
    who: 'bob',
    verbs: ['keep'],
    decision: 'playOrKeep',
  },
  'DEC-48': {
    reach: () => table('star', { seats: { ...three, bob: { table: ['laser', '-dazer'] } } }),
    who: 'bob',
    verbs: ['equip', 'lay'],
  },
  'DEC-49': {
    reach: () =>
      table('star', {
        seats: three,
        cards: [{ kind: 'acolyte', id: 'page', deck: 'door', en: { name: 'page' }, fr: { name: 'page' } }],
        doors: ['page'],
      }).choose('ana', 'openDoor'),
    who: 'ana',
    verbs: ['keep', 'playAcolyte'],
  },
  'DEC-52': {
    reach: () =>
      table('base', {
        seats: three,
        cards: [monster('shy', 9, { refuses: { when: { level: { most: 3 } } } })],
        doors: ['shy'],
      }).choose('ana', 'openDoor'),
    who: 'ana',
    verbs: ['done'],
    decision: 'charityOrDone',
  },
  'DEC-53': {
    reach: () =>
      toCharity(table('base', { seats: { ...three, ana: { level: 3, hand: [...seven.slice(0, 5), 'elf'] } } })).choose(
        'ana',
        'give',
        { copy: 'elf', seat: 'bob' },
      ),
    who: 'bob',
    verbs: ['keep', 'playTrait'],
    decision: 'playOrKeep',
  },
  'DEC-54': {
    reach: () => table('base', { seats: { ...three, ana: { table: ['mail'] } }, customs: { honour: true } }),
    who: 'bob',
    verbs: ['challenge'],
  },
  'DEC-62': {
    reach: () =>
      table('base', {
        seats: { ana: { hand: ['toll'] }, bob: { hand: ['mail'], table: ['sword'] }, cyd: {} },
        cards: [curse('toll', { do: 'discard', cards: { zone: 'either' } })],
      }).choose('ana', 'curse', { copy: 'toll', seat: 'bob' }),
    who: 'bob',
    verbs: ['pick'],
  },
  'DEC-63': {
    reach: () => table('zombies', { seats: { ...three, bob: { level: 5, hand: ['burly'], table: ['fast'] } } }),
    who: 'bob',
    verbs: ['playTrait', 'dropTrait'],
  },
}

for (const [id, { reach, who, verbs, decision }] of Object.entries(CASES))
  test(`[${id}] is put to ${who}: ${verbs.join(', ')}`, () => {
    const t = reach()
    if (decision !== undefined) expect(t.asked().decision).toBe(decision)
    for (const verb of verbs) expect(t.offered(who, verb), `${verb} is on offer`).toBe(true)
  })

test('[DEC-31] treasure drawn is played at once or kept, whatever it is', () => {
  const t = table('base', { seats: { ...three, ana: { level: 5 } }, facing: 'rat', treasures: ['sword'] }).win('ana')
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'playOrKeep' })
  expect(t.offered('ana', 'playItem', { copy: 'sword' })).toBe(true)
})

test('[DEC-50] anybody shows cards to anybody', () => {
  const t = table('base', { seats: { ...three, bob: { hand: ['sword'] } } })
  expect(t.wouldSend('bob', { type: 'show', cards: [t.copy('sword', 'bob')], seats: [2] })).toBe(true)
})

test('[DEC-51] [MK-DEATH-15] the reborn play from their new hand before the door', () => {
  const t = table('base', { seats: three, treasures: ['sword'] })
  t.state[at.seatCell(1, at.NEEDS_HAND)] = 1
  toCharity(t).choose('ana', 'done')
  expect(t.asked()).toEqual({ seats: ['bob'], decision: 'arrangeOrOpen' })
  expect(t.offered('bob', 'playItem', { copy: 'sword' })).toBe(true)
})

test('[DEC-55] the host rules on a dispute', () => {
  const t = table('star', { seats: three })
  const ruling = rulingOn({ verb: 'setLevel', seat: 1, value: 3 })
  expect(t.wouldSend('ana', ruling)).toBe(true)
  expect(t.wouldSend('bob', ruling)).toBe(false)
  expect(t.wouldSend('ana', { ...ruling, dispute: undefined } as never)).toBe(false)
})
