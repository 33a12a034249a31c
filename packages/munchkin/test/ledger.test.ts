import { readFileSync } from 'node:fs'
import { Random } from '@brouhaha/kit'
import { fork, type Seat, Story, seededChance, WATCHER } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { KINDS } from '../src/frames/frame.ts'
import { assign } from '../src/ledger/assign.ts'
import { ASIDE, DOORS, handOf, TREASURES, Whereabouts } from '../src/ledger/whereabouts.ts'
import { Settings } from '../src/setting.ts'
import { FRAMES } from '../src/told-numbers.ts'
import { HAND, zoneOf } from '../src/zones.ts'
import { WHOLE_PACKS } from './fixture/secrets.ts'
import { Evening, randomSetup } from './proof/evening.ts'
import {
  CHEAT_IN_NOTES,
  LEAKING,
  SECRET_IN_NOTES,
  SEED_IN_VIEW,
  SEEN_AND_FOLLOWED,
  TWIN_BY_NUMBER,
} from './proof/leaks.ts'
import { provePairs } from './proof/pairs.ts'

describe('[MK-CARD-17] two worlds that differ only in what a viewer may not know', () => {
  const proved = provePairs(WHOLE_PACKS, { seed: 2, chunk: 0, size: 2000 })

  test('look, sound and answer alike to every seat and to a watcher', () => {
    expect(proved.leaks.slice(0, 3)).toEqual([])
    expect(proved.pairs).toBeGreaterThanOrEqual(2000)
  })

  test('are really two worlds, at rest and in every step', () => {
    expect(proved.worlds).toBeGreaterThan(500)
    expect(proved.steps).toBeGreaterThan(500)
    expect(proved.lucky).toBeGreaterThan(10)
    expect(proved.seenByWatcher).toBeGreaterThan(150)
    expect(proved.cardsElsewhere).toBeGreaterThan(1000)
    expect(proved.astray).toBeGreaterThan(10)
    expect(proved.cheats).toBeGreaterThan(0)
    expect(proved.twins).toBeGreaterThan(3)
  })

  test('are the same two for the same seed', () => {
    const again = (): unknown => provePairs(WHOLE_PACKS, { seed: 2, chunk: 1, size: 60 })
    expect(again()).toEqual(again())
  })
})

describe('a leak is noticed and named', () => {
  const leaksOf = (leaking: Parameters<typeof provePairs>[2], upTo?: string) => {
    const run = upTo === undefined ? { size: 120 } : { size: 4000, upTo }
    return new Set(provePairs(WHOLE_PACKS, { seed: 3, chunk: 0, ...run }, leaking).leaks.map(({ by }) => by))
  }

  test.each(Object.keys(LEAKING))('%s', (by) => {
    expect(leaksOf(LEAKING[by], by)).toContain(by)
  })

  test('one bit of the seed in a view', () => {
    expect(leaksOf(SEED_IN_VIEW)).toEqual(new Set(['view']))
  })

  test('a secret among the notes', () => {
    expect(leaksOf(SECRET_IN_NOTES, 'events')).toContain('events')
  })

  test('a card that all have seen, followed face down', () => {
    expect(leaksOf(SEEN_AND_FOLLOWED, 'events')).toContain('events')
  })

  test('[TT-08] the mark of a cheat', () => {
    expect(leaksOf(CHEAT_IN_NOTES, 'events')).toContain('events')
  })

  test('which of two alike cards was played', () => {
    expect(leaksOf(TWIN_BY_NUMBER, 'events')).toContain('events')
  })
})

/** Every file of the package that loading one file loads. */
function reachable(start: URL): Set<string> {
  const found = new Set<string>()
  const open = [start]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file.href)) continue
    found.add(file.href)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/^(?:import(?! type)|export)[^;']*from '(\.[^']+)'/gm))
      open.push(new URL(path!, file))
  }
  return found
}

describe('a ledger', () => {
  const random = new Random(11, 0)
  const evening = new Evening(WHOLE_PACKS, randomSetup(random, WHOLE_PACKS))
  const settings = new Settings(WHOLE_PACKS)
  for (let i = 0; i < 200 && !evening.isOver; i++) evening.play(evening.randomMove(random))

  test('makes worlds that nothing is wrong with, and not the same one twice', () => {
    const ledger = evening.ledger(0 as Seat)
    const worlds = Array.from({ length: 20 }, () => ledger.determinise(random))
    for (const world of worlds) expect(evening.game.faults(world)).toEqual([])
    expect(new Set(worlds.map((world) => world.join())).size).toBe(20)
  })

  test('knows its own hand and what lies open, card by card', () => {
    const world = evening.ledger(1 as Seat).determinise(random)
    const zones = (state: Int32Array, keep: (zone: number) => boolean): string => {
      const scene = settings.scene(state)
      return scene.deck.copies
        .map((_, copy) => zoneOf(scene, copy))
        .map((zone) => (keep(zone) ? zone : 0))
        .join()
    }
    const isKnown = (zone: number): boolean => zone === HAND + 1 || zone > 2
    const isSeen = (zone: number): boolean => isKnown(zone) && !(zone >= HAND && zone < HAND + 6 && zone !== HAND + 1)
    expect(zones(world, isSeen)).toBe(zones(evening.state, isSeen))
  })

  test('hears nothing of hands and decks: the same from another deal until the first open card', () => {
    const worlds = [1, 2].map((word) => {
      const story = new Story()
      const setup = { seats: 3, options: { boxes: ['zombies'], first: 0 }, seed: new Int32Array(8).fill(word) }
      evening.game.create(setup, { chance: seededChance, story } as never)
      return story.events.map(({ open }) => open)
    })
    expect(worlds[0]).toEqual(worlds[1])
  })

  test('reads no view: nothing that it imports, however far down, makes one', () => {
    const names = [...reachable(new URL('../src/ledger/ledger.ts', import.meta.url))].map(
      (url) => url.split('/src/')[1],
    )
    expect(names).toContain('notes.ts')
    expect(names).toContain('layout.ts')
    expect(names.filter((name) => /^(view|game|preview)/.test(name!))).toEqual([])
  })

  test('hears of a card that is shown where all see it, and knows no less than before', () => {
    const ledger = evening.ledger(1 as Seat)
    const open = settings.scene(evening.state)
    const copy = open.deck.copies.findIndex((_, one) => zoneOf(open, one) > 2 && zoneOf(open, one) < HAND)
    const before = ledger.unseen()
    ledger.hear({ type: 'showed', seat: -1, to: 2, count: 1, copies: [copy] })
    expect([copy >= 0, ledger.unseen()]).toEqual([true, before])
  })

  test('keeps a watcher as ignorant as anybody', () => {
    const held = (state: Int32Array): string => {
      const scene = settings.scene(state)
      return scene.deck.copies.map((_, copy) => zoneOf(scene, copy)).join()
    }
    const ledger = evening.ledger(WATCHER)
    const worlds = new Set(Array.from({ length: 10 }, () => held(fork(ledger.determinise(random)))))
    expect(worlds.size).toBe(10)
  })
})

describe('notes', () => {
  test('every kind of frame is on the list of what is told', () => {
    expect(Object.keys(FRAMES).map(Number)).toEqual(Array.from({ length: KINDS - 1 }, (_, kind) => kind + 1))
  })
})

describe('whereabouts', () => {
  const { copies, doors, treasures } = new Settings(WHOLE_PACKS).setting(1, 0).deck
  const random = new Random(5, 0)
  const dealt = (): Whereabouts => {
    const where = new Whereabouts(copies)
    for (const seat of [0, 1, 2])
      for (let i = 0; i < 4; i++) {
        where.drift(DOORS, handOf(seat))
        where.drift(TREASURES, handOf(seat))
      }
    return where
  }
  const inHand = (where: Whereabouts, seat: number): number[] =>
    [...assign(where, copies, random)].flatMap(([copy, place]) => (place === handOf(seat) ? [copy] : []))

  test('a hand that drew four of each deck holds four of each', () => {
    const hand = inHand(dealt(), 1)
    expect(hand.filter((copy) => copies[copy]!.isDoor)).toHaveLength(4)
    expect(hand).toHaveLength(8)
  })

  test('every unseen card is as likely as any other to be there', () => {
    const where = dealt()
    const times = new Map<number, number>()
    const draws = 2000
    for (let i = 0; i < draws; i++) for (const copy of inHand(where, 0)) times.set(copy, (times.get(copy) ?? 0) + 1)
    const expected = (draws * 4) / doors.length
    for (const copy of doors) expect(Math.abs((times.get(copy) ?? 0) - expected)).toBeLessThan(6 * Math.sqrt(expected))
    const ofTreasures = (draws * 4) / treasures.length
    for (const copy of treasures)
      expect(Math.abs((times.get(copy) ?? 0) - ofTreasures)).toBeLessThan(6 * Math.sqrt(ofTreasures))
  })

  test('a card that somebody showed is where it was, until one of that hand goes unseen', () => {
    const where = dealt()
    where.look(doors[0]!, handOf(2))
    where.drift(DOORS, handOf(2))
    expect(inHand(where, 2)).toContain(doors[0])
    where.drift(handOf(2), handOf(0))
    expect([where.followed.has(doors[0]!), where.strayed.has(doors[0]!)]).toEqual([false, true])
    expect(where.possible.get(doors[0]!)).toBe(handOf(2) | handOf(0))
    where.see(doors[0]!, handOf(2), handOf(1))
    expect(inHand(where, 1)).toContain(doors[0])
  })

  test('what lies in a deck sinks by one when something below it is taken out', () => {
    const where = dealt()
    const [low, middle, high] = doors as [number, number, number]
    for (const [above, copy] of [high, middle, low].entries()) where.lookAt(copy, DOORS, above)
    const top = where.count(DOORS) - 1
    where.see(middle, DOORS, handOf(0), true)
    expect([where.heights.get(high), where.heights.get(low)]).toEqual([top - 1, top - 2])
    where.see(low, DOORS, DOORS, true)
    where.layOn(low, DOORS, true)
    expect([where.heights.get(high), where.heights.get(low)]).toEqual([top - 1, 0])
    where.see(doors[5]!, DOORS, handOf(0), true)
    expect([where.heights.size, [...where.strayed].sort()]).toEqual([0, [high, low].sort()])
  })

  test('a whole hand that goes unseen takes along what was seen in it', () => {
    const where = dealt()
    where.look(doors[0]!, handOf(2))
    while (where.count(handOf(2)) > 0) where.drift(handOf(2), handOf(0))
    expect(where.followed.has(doors[0]!)).toBe(true)
    expect(inHand(where, 0)).toContain(doors[0])
  })

  test('after hands were shuffled together nobody knows who has it', () => {
    const where = dealt()
    where.look(doors[0]!, handOf(2))
    where.see(doors[0]!, handOf(2), ASIDE)
    for (const seat of [0, 1, 2]) while (where.count(handOf(seat)) > 0) where.drift(handOf(seat), ASIDE)
    for (const seat of [0, 1, 2]) for (let i = 0; i < 8; i++) where.drift(ASIDE, handOf(seat))
    const holders = new Set(
      Array.from({ length: 60 }, () => [0, 1, 2].find((seat) => inHand(where, seat).includes(doors[0]!)) ?? -1),
    )
    expect(holders.has(0) && holders.has(1) && holders.has(2)).toBe(true)
  })

  test('cards of a new deck cannot be in a hand that was drawn from the old one', () => {
    const where = dealt()
    const discarded = doors.slice(0, 3)
    for (const copy of discarded) where.see(copy, handOf(0), 0)
    while (where.count(DOORS) > 0) where.drift(DOORS, handOf(1))
    where.shuffle(discarded, DOORS)
    for (const copy of discarded) expect(where.possible.get(copy)).toBe(DOORS)
    for (const copy of doors.slice(3)) expect(where.possible.get(copy)! & DOORS).toBe(0)
  })
})
