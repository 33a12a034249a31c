import { attachment } from '@brouhaha/cards'
import { SILENT, type State } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { setCounters } from '../src/counters.ts'
import { munchkin } from '../src/game.ts'
import * as at from '../src/layout.ts'
import { mark, setHost, USED } from '../src/marks.ts'
import { DOOR_DECK, FIGHT, HAND, moveHidden, place, TABLE, TREASURE_DISCARDS, topOf } from '../src/zones.ts'
import { cardsFor } from './table/spec.ts'
import { type Table, type TableSpec, table } from './table.ts'

const fighting: TableSpec = {
  seats: { ana: { level: 3, hand: ['sword'], table: ['helmet'] }, bob: { hand: ['crown'], table: ['mail'] }, cyd: {} },
  facing: ['ogre', 'rat'],
  helper: 'bob',
}

/** What is said when a sound table is spoilt. */
function spoilt(spoil: (t: Table) => void, spec: TableSpec = fighting, box = 'base'): string {
  const t = table(box as 'base', spec)
  expect(t.game.faults(t.state)).toEqual([])
  spoil(t)
  return t.game.faults(t.state).join('\n')
}

const wording = { en: { name: 'cheat' }, fr: { name: 'cheat' } }

const next = (t: Table): number => t.scene.zoneAt + t.scene.deck.copies.length

test('boxes that nobody plays', () => {
  for (const boxes of [0, -1, 2, 3, 1 << 30])
    expect(spoilt((t) => (t.state[at.BOXES_IN_PLAY] = boxes))).toBe('the boxes in play are none of this game')
})

test('what adds to a box is no game without it', () => {
  const game = munchkin([
    { box: 'base', cards: cardsFor(fighting) },
    { box: 'extra', adds: ['base'], cards: [] },
  ])
  const options = { boxes: ['base', 'extra'] }
  const state = game.create({ seats: 3, options, seed: new Int32Array(8) }, SILENT) as State
  const [base, extra] = [1, 2]
  expect([state[at.BOXES_IN_PLAY], game.faults(state)]).toEqual([base | extra, []])
  state[at.BOXES_IN_PLAY] = extra
  expect(game.faults(state)).toEqual(['the boxes in play are none of this game'])
})

describe('each copy lies in one place', () => {
  test('a zone that is not where it lies', () => {
    expect(spoilt((t) => (t.state[t.scene.zoneAt + t.copy('sword', 'ana')] = TABLE + 1))).toMatch(/says 33/)
  })

  test('a count that is wrong', () => {
    expect(spoilt((t) => t.state[at.seatCell(0, at.HAND_COUNT)]!++)).toMatch(/counts 2/)
    expect(spoilt((t) => t.state[at.seatCell(1, at.PLAY_COUNT)]!--)).toMatch(/counts 0/)
  })

  test('a copy in two piles, and one in none', () => {
    const said = spoilt((t) => {
      const { doorDeck } = t.scene.piles
      t.state[doorDeck + 1] = t.state[doorDeck + 2]!
    })
    expect(said).toMatch(/lies in 2 places/)
    expect(said).toMatch(/lies in 0 places/)
  })

  test('a list that runs in a circle', () => {
    expect(spoilt((t) => (t.state[next(t) + t.copy('sword', 'ana')] = t.copy('sword', 'ana') + 1))).toMatch(/circle/)
  })

  test('a list that leads to what is no copy, before the first or behind the last', () => {
    const leadsTo = (copy: number) => (t: Table) => (t.state[next(t) + t.copy('sword', 'ana')] = copy + 1)
    expect(spoilt(leadsTo(-2))).toMatch(/leads to -2, which is no copy/)
    expect(spoilt((t) => leadsTo(t.scene.deck.copies.length)(t))).toMatch(/which is no copy/)
  })

  test('a door among the treasures', () => {
    expect(spoilt((t) => place(t.scene, topOf(t.scene, DOOR_DECK), TREASURE_DISCARDS))).toMatch(/other back/)
  })
})

describe('seats', () => {
  test('[MK-LEVEL-04] [MK-WIN-01] a level that nobody can have while the game goes on', () => {
    expect(spoilt((t) => (t.state[at.seatCell(2, at.LEVEL)] = 0))).toMatch(/level 0/)
    expect(spoilt((t) => (t.state[at.seatCell(2, at.LEVEL)] = 10))).toMatch(/level 10/)
    expect(spoilt((t) => (t.state[at.WINNERS] = 1))).toMatch(/won a game that goes on/)
  })

  test('[MK-DEATH-07] the dead hold nothing once their corpse was laid out', () => {
    const die = (t: Table, corpse: number): void => {
      t.state[at.seatCell(1, at.LIFE)] = at.DEAD
      t.state[at.seatCell(1, at.CORPSE)] = corpse
    }
    expect(spoilt((t) => die(t, 0))).toMatch(/dead and holds cards\nseat 1 is dead and has items/)
    expect(spoilt((t) => die(t, 1))).toBe('')
  })
})

describe('the fight', () => {
  test('a monster that is not there, or fights for nobody', () => {
    expect(spoilt((t) => moveHidden(t.scene, t.copy('ogre'), HAND + 2, 4 as never))).toMatch(
      /slot 0 is not in the fight/,
    )
    expect(spoilt((t) => t.state[at.MONSTER_COUNT]!--)).toMatch(/fights for nobody/)
    expect(spoilt((t) => (t.state[at.monsterAt(1)] = t.copy('ogre')))).toMatch(/fights twice/)
  })

  test('an enhancer on nothing', () => {
    const spec: TableSpec = { ...fighting, doors: ['furious'] }
    expect(spoilt((t) => place(t.scene, t.copy('furious'), FIGHT), spec)).toMatch(/lies on no monster/)
  })

  test('[MK-HELP-01] nobody helps himself', () => {
    expect(spoilt((t) => (t.state[at.HELPER] = 1))).toMatch(/the main fighter helps/)
  })
})

describe('tables and offers', () => {
  test('what lies on a card lies beside it', () => {
    const cards = [attachment('cheat', { deck: 'treasure', to: 'item', waives: true, ...wording })]
    const spec: TableSpec = { seats: { ana: { table: ['helmet', 'cheat@helmet'] }, bob: {}, cyd: {} }, cards }
    expect(spoilt((t) => setHost(t.scene, t.copy('cheat', 'ana'), -1), spec)).toMatch(/lies on -1/)
    expect(spoilt((t) => setHost(t.scene, t.copy('cheat', 'ana'), topOf(t.scene, DOOR_DECK)), spec)).toMatch(
      /which is not there/,
    )
  })

  test('[MK-POWER-07] powers outrank nobody', () => {
    const spec: TableSpec = { seats: { ana: { level: 5, table: ['fast', 'burly'] }, bob: {}, cyd: {} } }
    expect(spoilt((t) => (t.state[at.seatCell(0, at.LEVEL)] = 4), spec, 'zombies')).toMatch(/outrank/)
  })

  test('[MK-TRADE-07] an offer of what is not there', () => {
    const offer = (t: Table, gives: number): void => {
      t.state[at.offerCell(2, at.OFFER_KIND)] = 4
      t.state[at.offerCell(2, at.OFFER_TO)] = 1
      t.state[at.offerCell(2, at.OFFER_GIVES)] = gives + 1
    }
    expect(spoilt((t) => offer(t, t.copy('mail', 'bob')))).toMatch(/is offered and not before 2/)
  })
})

describe('what is not in use is nothing', () => {
  test.each([
    ['a seat that nobody has', (t: Table) => (t.state[at.seatCell(4, at.SKIPS)] = 1)],
    ['an old offer', (t: Table) => (t.state[at.offerCell(1, at.OFFER_TREASURES)] = 2)],
    ['monsters that left', (t: Table) => (t.state[at.monsterAt(5)] = 3)],
    ['the agenda', (t: Table) => (t.state[at.AGENDA_END - 1] = 1)],
    ['a pile', (t: Table) => (t.state[t.scene.piles.doorDeck + 1 + t.state[t.scene.piles.doorDeck]!] = 7)],
  ])('%s', (what, spoil) => {
    expect(spoilt((t) => void spoil(t))).toContain(`of ${what} is left over`)
  })

  test('an old combat', () => {
    const peace: TableSpec = { seats: { ana: {}, bob: {}, cyd: {} } }
    expect(spoilt((t) => (t.state[at.SAVED_TREASURES] = 1), peace)).toMatch(/an old combat/)
  })

  test('marks in a pile', () => {
    expect(spoilt((t) => mark(t.scene, t.state[t.scene.piles.doorDeck + 1]!, USED, true))).toMatch(/bears marks/)
  })

  test('counters on a card that lies before nobody', () => {
    const held: TableSpec = { seats: { ana: { hand: ['sword'] }, bob: {}, cyd: {} } }
    expect(spoilt((t) => setCounters(t.scene, t.copy('sword', 'ana'), 2), held)).toMatch(/bears counters/)
  })
})
