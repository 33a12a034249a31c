// Cards of the example pack, played at a table of base.

import { readFileSync } from 'node:fs'
import { type Card, readPackFile } from '@brouhaha/cards'
import { table } from '@brouhaha/munchkin/testing'
import { expect, test } from 'vitest'
import { PACKS } from '../src/index.ts'

const FILE = new URL('../../../examples/kitchen-box/pack.json', import.meta.url)

function card(id: string): Card {
  const read = readPackFile(JSON.parse(readFileSync(FILE, 'utf8')), Object.values(PACKS))
  const found = 'pack' in read ? read.pack.cards.find((one) => one.id === id) : undefined
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}

test('[MK-CURSE-06] who has forty onions to peel helps nobody, and is weaker, until the next turn of his own begins', () => {
  const t = table('base', {
    seats: { ana: { level: 3 }, bob: { level: 5, hand: ['elf'] }, cyd: { level: 5, hand: ['forty-onions'] } },
    cards: [card('forty-onions')],
    facing: 'giant',
    doors: ['elf', 'giant'],
    rolls: { runAway: [6] },
  })
  const asked = (main: string, helper: string): boolean =>
    t.wouldSend(main, {
      type: 'askHelp',
      seat: t.seat(helper),
      treasures: 0,
      helperPicksFirst: false,
      evenIfLost: false,
      items: [],
    })
  expect([asked('ana', 'bob'), t.offered('bob', 'volunteer')]).toEqual([true, true])
  t.choose('cyd', 'curse', { copy: 'forty-onions', seat: 'bob' })
  expect([asked('ana', 'bob'), t.offered('bob', 'volunteer'), asked('ana', 'cyd')]).toEqual([false, false, true])
  expect([t.table('bob'), t.strength('bob'), t.strength('cyd')]).toEqual([['forty-onions'], 4, 5])

  t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
  expect(t.table('bob')).toEqual(['forty-onions'])
  t.choose('ana', 'done')
  expect([t.active(), t.table('bob'), t.strength('bob'), t.pile('doorDiscards')[0]]).toEqual([
    'bob',
    [],
    5,
    'forty-onions',
  ])
  t.choose('bob', 'openDoor').choose('bob', 'noTrouble').choose('bob', 'skipLoot').choose('bob', 'done')
  expect(asked(t.choose('cyd', 'openDoor').active(), 'bob')).toBe(true)
})
