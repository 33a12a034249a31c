import type { Card } from '@brouhaha/cards'
import { isRefusal, isSchemaError, SILENT, type State } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { mixOf } from '../../src/boxes/mix.ts'
import { CUSTOMS, VARIANTS } from '../../src/boxes/profile.ts'
import { profileOf } from '../../src/boxes/profiles.ts'
import { munchkin } from '../../src/game.ts'
import { handCount, levelOf, NEEDS_HAND, SWITCHES, seatCell } from '../../src/layout.ts'
import { Settings } from '../../src/setting.ts'
import { DOOR_DECK, handCopies, inPile, list, pileCount, playCopies, TREASURE_DECK } from '../../src/zones.ts'
import { BOXES } from '../fixture/boxes.ts'
import { COMMON } from '../fixture/cards.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }
const many = (cards: readonly Card[]): Card[] => cards.map((card) => ({ ...card, copies: 4 }))
const packs = BOXES.map((box) => ({
  box,
  cards: many(COMMON).map((card) => ({ ...card, id: `${box}-${card.id}` }) as Card),
}))
const game = munchkin(packs)
const seed = new Int32Array([1, 2, 3, 4, 5, 6, 7, 8])
const begin = (options: object, seats = 4) => {
  const state = game.create({ seats, options: options as never, seed }, SILENT)
  if (isRefusal(state) || isSchemaError(state)) throw new Error(JSON.stringify(state))
  return state
}

const settings = new Settings(packs)
const sceneOf = (state: State) => settings.scene(state)

describe('setting up', () => {
  test('a variant or a custom that there is not: the error says which there are', () => {
    const wrong = (options: object) => {
      const made = game.create({ seats: 3, options: { boxes: ['base'], ...options } as never, seed }, SILENT)
      return isSchemaError(made) ? made : null
    }
    expect(wrong({ variants: { slow: true } })).toMatchObject({
      path: 'variants.slow',
      expected: `one of ${VARIANTS.join(', ')}`,
    })
    expect(wrong({ variants: { [VARIANTS[0]!]: 1 } })).toMatchObject({ expected: 'true or false' })
    for (const custom of CUSTOMS) expect(wrong({ [custom]: 1 })).toMatchObject({ path: custom })
  })

  test('options of a wrong shape: the error says where and what was expected', () => {
    const wrong = (options: unknown) => game.create({ seats: 3, options: options as never, seed }, SILENT)
    for (const options of [undefined, null, 'base', 7])
      expect(wrong(options)).toEqual({ path: 'options', expected: 'an object' })
    const expected = `some of ${BOXES.join(', ')}`
    for (const boxes of [undefined, 'base', [], ['base', 'bass']])
      expect(wrong({ boxes })).toEqual({ path: 'boxes', expected })
    expect(wrong({ boxes: ['base', 'base'] })).toEqual({ path: 'boxes', expected: 'each box once' })
    for (const variants of [null, 'slow'])
      expect(wrong({ boxes: ['base'], variants })).toEqual({ path: 'variants', expected: 'an object' })
    for (const first of [-1, 3, 0.5, '0', null])
      expect(wrong({ boxes: ['base'], first })).toEqual({ path: 'first', expected: 'a seat at this table' })
    for (const first of [0, 2]) expect(wrong({ boxes: ['base'], first })).toBeInstanceOf(Int32Array)
  })

  test('[MK-SETUP-01] three to six players', () => {
    for (const seats of [2, 7]) {
      const made = game.create({ seats, options: { boxes: ['base'] }, seed }, SILENT)
      expect(isRefusal(made) && made.rule).toBe('MK-SETUP-01')
    }
    for (const seats of [3, 6]) expect(begin({ boxes: ['base'] }, seats)).toBeInstanceOf(Int32Array)
  })

  test.each([
    ['base', 8],
    ['star', 4],
    ['cthulhu', 4],
    ['zombies', 8],
  ] as const)('[MK-SETUP-05] [MK-SETUP-03] [MK-SETUP-06] hands and levels: %s', (box, cards) => {
    const state = begin({ boxes: [box] })
    const scene = sceneOf(state)
    for (let seat = 0; seat < 4; seat++) {
      expect(handCount(state, seat)).toBe(cards)
      expect(levelOf(state, seat)).toBe(1)
      const doors = list(scene, handCopies(scene, seat)).filter((copy) => scene.printed(copy).isDoor)
      expect(doors.length).toBe(cards / 2)
      expect(playCopies(scene, seat)).toBe(-1)
    }
  })

  test('[MK-FAST-01] [MK-DEATH-14] bigger hands, at the start and after a death', () => {
    expect(handCount(begin({ boxes: ['star'], variants: { biggerHands: true } }), 0)).toBe(8)
    const t = table('star', { seats: three, variants: { biggerHands: true } })
    t.state[seatCell(1, NEEDS_HAND)] = 1
    t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble').choose('ana', 'done')
    expect(t.hand('bob').length).toBe(8)
  })

  test('[MK-SETUP-04] two decks, shuffled by the seed', () => {
    const one = begin({ boxes: ['base'] })
    expect(begin({ boxes: ['base'] })).toEqual(one)
    const other = game.create({ seats: 4, options: { boxes: ['base'] }, seed: new Int32Array(8) }, SILENT)
    expect(other).not.toEqual(one)
    expect(game.faults(one)).toEqual([])
    const scene = sceneOf(one)
    for (const [zone, isDoor] of [
      [DOOR_DECK, true],
      [TREASURE_DECK, false],
    ] as const) {
      const copies = Array.from({ length: pileCount(scene, zone) }, (_, depth) => inPile(scene, zone, depth))
      for (const copy of copies) expect(scene.printed(copy).isDoor).toBe(isDoor)
      expect(copies).not.toEqual(copies.toSorted((one, other) => other - one))
    }
  })

  test('[MK-SETUP-07] [DEC-02] sexes are asked of all at once, and never in zombies alone', () => {
    const base = begin({ boxes: ['base'] })
    expect(game.waits(base).map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
    expect(game.write(game.waits(base)[0]!.fallback).type).toBe('chooseSex')
    const zombies = begin({ boxes: ['zombies'] })
    expect(game.waits(zombies).length).toBe(1)
    expect(game.waits(begin({ boxes: ['zombies', 'base'] })).length).toBe(4)
  })

  test('[MK-SETUP-12] [MK-SETUP-15] [DEC-01] [DEC-03] the first player by chance or by choice, opening plays in order from there', () => {
    const state = begin({ boxes: ['zombies'], first: 2 })
    expect(game.waits(state).map(({ seat }) => seat)).toEqual([2])
    for (const seat of [2, 3, 0, 1]) {
      expect(game.owing(state)).toBe(1 << seat)
      expect(game.apply(state, seat as never, game.waits(state)[0]!.fallback, SILENT)).toBe(0)
    }
    expect(game.owing(state)).toBe(1 << 2)
    expect(game.write(game.waits(state)[0]!.fallback).type).toBe('openDoor')
  })

  test('[MK-FAST-09] each variant is a switch of its own, off unless a mix asks for it', () => {
    expect(begin({ boxes: ['star'] })[SWITCHES]! & 63).toBe(0)
    VARIANTS.forEach((name, index) => {
      expect(begin({ boxes: ['base'], variants: { [name]: true } })[SWITCHES]! & 63).toBe(1 << index)
    })
  })

  test('bad options are a schema error', () => {
    for (const options of [
      null,
      {},
      { boxes: [] },
      { boxes: ['x'] },
      { boxes: ['base', 'base'] },
      { boxes: ['base'], variants: { x: true } },
      { boxes: ['base'], first: 9 },
      { boxes: ['base'], honour: 1 },
    ]) {
      const made = game.create({ seats: 4, options: options as never, seed }, SILENT)
      expect(isSchemaError(made)).toBe(true)
    }
  })
})

describe('profiles', () => {
  test('[MK-META-01] each box has the values of its rulebook', () => {
    const column = (box: string) => {
      const {
        openingHand,
        handLimit,
        charitySplit,
        lootIsOptional,
        friendlyRoomIsEmpty,
        treasureComes,
        monsterFloor,
        itemsAnyTurn,
        bigLimit,
        complexLimit,
        rebornAtOnce,
        bans,
      } = profileOf(box)
      return [
        openingHand,
        handLimit,
        charitySplit,
        lootIsOptional,
        friendlyRoomIsEmpty,
        treasureComes,
        monsterFloor,
        itemsAnyTurn,
        bigLimit,
        complexLimit,
        rebornAtOnce,
        bans,
      ]
    }
    expect(column('base')).toEqual([4, 5, 'free', true, false, 'afterCombat', null, true, 1, null, false, 'protected'])
    expect(column('star')).toEqual([2, 5, 'even', false, true, 'whenLooting', 1, false, null, 1, true, 'absolute'])
    expect(column('cthulhu')).toEqual([
      2,
      5,
      'even',
      false,
      true,
      'whenLooting',
      0,
      false,
      null,
      null,
      true,
      'absolute',
    ])
    expect(column('zombies')).toEqual([
      4,
      5,
      'even',
      false,
      false,
      'afterCombat',
      null,
      false,
      1,
      null,
      false,
      'protected',
    ])
  })

  test('[MK-SETUP-16] the base box advises an age and an hour, the others nothing', () => {
    expect(profileOf('base').advises).toEqual({ age: 12, minutes: 60 })
    for (const box of ['star', 'cthulhu', 'zombies']) expect(profileOf(box).advises).toBe(null)
  })

  test('[MK-MIX-03] star and cthulhu want their fast game in a mix', () => {
    const state = begin({ boxes: ['star', 'cthulhu'] })
    expect(handCount(state, 0)).toBe(8)
    expect(mixOf([profileOf('star'), profileOf('cthulhu')]).variants.buyDiscards).toBe(true)
    expect(mixOf([profileOf('base'), profileOf('zombies')]).variants.buyDiscards).toBe(false)
  })

  test('[MK-MIX-10] the newest rulebook decides, other limits stay', () => {
    const mix = mixOf([profileOf('zombies'), profileOf('star')])
    expect(mix.treasureComes).toBe('afterCombat')
    expect(mix.monsterFloor).toBe(null)
    expect(mix.bans).toBe('protected')
    expect(mix.complexLimit).toBe(1)
    expect(mix.bigLimit).toBe(1)
  })

  test('[MK-MIX-10] whichever box is named first: Zombies, then Munchkin, then Cthulhu, then Star', () => {
    const byAge = ['star', 'cthulhu', 'base', 'zombies']
    for (const [older, one] of byAge.entries())
      for (const other of byAge.slice(older + 1)) {
        const mixes = [mixOf([profileOf(one), profileOf(other)]), mixOf([profileOf(other), profileOf(one)])]
        expect(mixes.map(({ name }) => name)).toEqual([`${one}+${other}`, `${one}+${other}`])
        expect(mixes[0]).toEqual(mixes[1])
        expect(mixes[0]!.treasureComes).toBe(profileOf(other).treasureComes)
      }
  })

  test('[MK-MIX-09] mechanics travel with their box', () => {
    const mix = mixOf([profileOf('zombies'), profileOf('cthulhu')])
    expect([mix.goths, mix.horde, mix.cult, mix.lasers]).toEqual([true, true, true, false])
  })

  test('[MK-MIX-09] [MK-ACO-07] acolytes are given up wherever the box that says so is played along', () => {
    for (const other of ['base', 'cthulhu', 'zombies'])
      for (const boxes of [
        ['star', other],
        [other, 'star'],
      ])
        expect(mixOf(boxes.map((box) => profileOf(box))).acolytes, boxes.join()).toBe(profileOf('star').acolytes)
    expect(mixOf([profileOf('base'), profileOf('zombies')]).acolytes).toBe(0)
  })

  test('[MK-MIX-06] [EX-38] everyone can have everything', () => {
    const seats = { ...three, ana: { level: 4, hand: ['elf', 'wizard', 'voodoo', 'fast'] } }
    const t = table('base+zombies', { seats })
    for (const copy of ['elf', 'wizard', 'voodoo', 'fast']) t.choose('ana', 'playTrait', { copy })
    expect(t.table('ana').length).toBe(4)
  })

  test('[MK-MIX-07] [EX-40] Big is not Complex', () => {
    const t = table('base+star', { seats: { ...three, ana: { hand: ['anvil', 'gadget', 'piano', 'engine'] } } })
    t.choose('ana', 'playItem', { copy: 'anvil' }).choose('ana', 'playItem', { copy: 'gadget' })
    expect(t.refused('ana', 'playItem', { copy: 'piano' })).toBe('MK-ITEM-05')
    t.choose('ana', 'playItem', { copy: 'engine' })
    expect([t.uses('ana', 'gadget'), t.uses('ana', 'engine')]).toEqual([true, false])
  })

  test('[MK-MIX-11] classes are played in a mix with zombies', () => {
    const t = table('cthulhu+zombies', { seats: { ...three, ana: { hand: ['wizard'] } } })
    t.choose('ana', 'playTrait', { copy: 'wizard' })
    expect(t.has('ana', 'wizard')).toBe(true)
  })

  test('every combination of boxes begins', () => {
    for (let boxes = 1; boxes < 16; boxes++) expect(settings.setting(boxes, 0).cells).toBeLessThan(16_384)
  })
})

test('tables of one game each play with their own boxes and variants, and customs make no other deck', () => {
  const every = new Settings(packs)
  const variants = 1 << VARIANTS.length
  const customs = Array.from({ length: 1 << CUSTOMS.length }, (_, on) => on * variants)
  for (const [index, box] of BOXES.entries())
    for (const switches of [0, 1, variants - 1]) {
      const plain = every.setting(1 << index, switches)
      for (const on of customs) expect(every.setting(1 << index, switches + on)).toBe(plain)
      expect(plain.deck.copies.every(({ card }) => card.id.startsWith(`${box}-`))).toBe(true)
    }
  const made = BOXES.flatMap((_, index) => Array.from({ length: variants }, (_, on) => every.setting(1 << index, on)))
  expect(new Set(made).size).toBe(BOXES.length * variants)
})
