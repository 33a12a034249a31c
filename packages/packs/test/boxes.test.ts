import type { Card, MonsterCard, Pack, TraitCard, TraitKind } from '@brouhaha/cards'
import { readPack } from '@brouhaha/cards'
import { munchkin } from '@brouhaha/munchkin'
import { SILENT, WATCHER } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { PACKS } from '../src/index.ts'

/** Boxes made after published ones, which say how many of what they hold. */
type Box = 'base' | 'star' | 'cthulhu' | 'zombies'

const ALL: readonly Pack[] = Object.values(PACKS)
const SPLIT: Readonly<Record<Box, { readonly door: number; readonly treasure: number }>> = {
  base: { door: 95, treasure: 73 },
  star: { door: 95, treasure: 73 },
  cthulhu: { door: 100, treasure: 68 },
  zombies: { door: 96, treasure: 72 },
}
const BOXES = Object.keys(SPLIT) as readonly Box[]
const CURVE = { 1: 5, 2: 5, 4: 4, 6: 4, 8: 4, 10: 3, 12: 3, 14: 3, 16: 3, 18: 2, 20: 1 }
const CLASSES_AND_MORE: Readonly<Record<Box, readonly string[]>> = {
  base: ['race elf', 'race dwarf', 'race halfling', 'class warrior', 'class wizard', 'class priest', 'class thief'],
  star: [
    'race cyborg',
    'race mutant',
    'race feline',
    'class psychic',
    'class bounty-hunter',
    'class trader',
    'class mad-scientist',
  ],
  cthulhu: ['class investigator', 'class monster-whacker', 'class professor', 'class cultist'],
  zombies: [
    'mojo nuclear',
    'mojo plague',
    'mojo voodoo',
    'power fast',
    'power stealthy',
    'power burly',
    'power restitched',
    'power clingy',
    'power contagious',
  ],
}

const copies = (card: Card): number => card.copies ?? 1
const count = (pack: Pack, fits: (card: Card) => boolean): number =>
  pack.cards.filter(fits).reduce((sum, card) => sum + copies(card), 0)
const monsters = (pack: Pack): readonly MonsterCard[] => pack.cards.filter((card) => card.kind === 'monster')
const traits = (pack: Pack, kind: TraitKind): readonly TraitCard[] =>
  pack.cards.filter((card): card is TraitCard => card.kind === kind)

describe.each(ALL.map((pack) => [pack.box, pack] as const))('%s', (box, pack) => {
  const others = ALL.filter((other) => other.box !== box)

  test('reads without a fault, and as plain JSON', () => {
    expect(readPack(JSON.parse(JSON.stringify(pack)), others)).toEqual({ pack })
  })

  test('[MK-CARD-18] each kind lies in its deck', () => {
    const treasures = new Set(pack.cards.filter((card) => card.deck === 'treasure').map((card) => card.kind))
    const doors = new Set(pack.cards.filter((card) => card.deck === 'door').map((card) => card.kind))
    for (const kind of ['monster', 'enhancer', 'curse', 'race', 'class', 'mojo', 'power', 'multi'] as const)
      expect(treasures).not.toContain(kind)
    for (const kind of ['item', 'oneShot'] as const) expect(doors).not.toContain(kind)
    for (const card of pack.cards) if (card.kind === 'special' && card.levelCard) expect(card.deck).toBe('treasure')
  })

  test('words are there in both languages, with French spaces', () => {
    for (const card of pack.cards) {
      const words = [card.en.name, card.fr.name, card.en.flavour ?? 'x', card.fr.flavour ?? 'x']
      for (const word of words) expect(word.trim()).toBe(word)
      for (const word of [card.fr.name, card.fr.flavour ?? '']) expect(word).not.toMatch(/ [:;!?»]|« |’|\w[!?;:]/u)
      expect(card.en.flavour ?? '').not.toMatch(/\s[:;!?]|’/u)
    }
    expect(new Set(pack.cards.map((card) => card.fr.name)).size).toBe(pack.cards.length)
    expect(new Set(pack.cards.map((card) => card.en.name)).size).toBe(pack.cards.length)
    expect(pack.cards.filter((card) => card.fr.flavour !== undefined).length).toBeGreaterThan(pack.cards.length / 2)
    expect(pack.cards.filter((card) => card.en.flavour !== undefined).length).toBeGreaterThan(pack.cards.length / 2)
  })

  test('every tag that is printed has its word', () => {
    for (const card of pack.cards)
      for (const tag of card.tags ?? []) expect(Object.keys(pack.tags ?? {})).toContain(tag)
  })
})

describe.each(BOXES)('%s, as it is published', (box) => {
  const pack = PACKS[box]

  test('[MK-SETUP-02] holds 168 cards, split as the box is', () => {
    expect(pack.box).toBe(box)
    expect({
      door: count(pack, (card) => card.deck === 'door'),
      treasure: count(pack, (card) => card.deck === 'treasure'),
    }).toEqual(SPLIT[box])
  })

  test('the monsters follow the curve, and the treasures grow with their level', () => {
    const curve: Record<number, number> = {}
    for (const card of monsters(pack)) curve[card.level] = (curve[card.level] ?? 0) + copies(card)
    expect(curve).toEqual(CURVE)
    const byLevel = [...monsters(pack)].sort((a, b) => a.level - b.level || a.treasures - b.treasures)
    byLevel.reduce((lower, card) => {
      expect(card.treasures).toBeGreaterThanOrEqual(lower)
      return card.treasures
    }, 1)
    expect(count(pack, (card) => card.kind === 'monster' && card.levels === 2)).toBe(6)
  })

  test('[MK-IDENT-01] has its traits and no others', () => {
    const traits = pack.cards.flatMap((card) => ('trait' in card ? [`${card.kind} ${card.trait}`] : []))
    expect([...traits].sort()).toEqual([...CLASSES_AND_MORE[box]].sort())
  })

  test('has eight or nine level cards, three wandering monsters, and something of everything', () => {
    expect(count(pack, (card) => card.kind === 'special' && card.levelCard === true)).toBe(9)
    expect(count(pack, (card) => card.id === `${box}-wandering-monster`)).toBe(3)
    expect(new Set(pack.cards.map((card) => card.id)).size).toBeGreaterThanOrEqual(45)
    const written = JSON.stringify(pack.cards)
    for (const piece of [
      '"cancel"',
      '"ownRoll"',
      '"othersRoll"',
      '"kill"',
      '"escape"',
      '"usableBy"',
      '"letsGo"',
      '"die"',
    ])
      expect(written).toContain(piece)
  })
})

test('[MK-MIX-02] ids are unique over all boxes, and two published ones make 336 cards', () => {
  const ids = ALL.flatMap(({ cards }) => cards.map((card) => card.id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  for (const one of BOXES)
    for (const other of BOXES)
      if (one !== other) expect(count(PACKS[one], () => true) + count(PACKS[other], () => true)).toBe(336)
})

test('[MK-POWER-01] [MK-POWER-02] six powers on fifteen cards, of ranks 2 to 4', () => {
  const powers = traits(PACKS.zombies, 'power')
  expect(powers).toHaveLength(6)
  expect(count(PACKS.zombies, (card) => card.kind === 'power')).toBe(15)
  expect(new Set(powers.map((card) => card.rank))).toEqual(new Set([2, 3, 4]))
})

test('[MK-CULT-01] six Cultists, and fewer of every other class', () => {
  const classes = traits(PACKS.cthulhu, 'class')
  expect(classes.filter((card) => card.cult).map((card) => [card.trait, card.copies])).toEqual([['cultist', 6]])
  for (const card of classes) if (!card.cult) expect(copies(card)).toBeLessThan(6)
})

test('[MK-MIX-12] Cthulhu is in two boxes', () => {
  for (const box of ['star', 'cthulhu'] as const)
    expect(monsters(PACKS[box]).filter((card) => card.fr.name === 'Grand Cthulhu')).toHaveLength(1)
})

test('[MK-GOTH-01] a goth is one in both languages', () => {
  const goths = monsters(PACKS.cthulhu).filter((card) => card.en.name.endsWith('goth'))
  expect(goths.length).toBeGreaterThan(4)
  for (const card of monsters(PACKS.cthulhu)) expect(card.fr.name.endsWith('goth')).toBe(goths.includes(card))
})

test('[MK-GOTH-01] in every box, whoever is called a goth is marked as one', () => {
  for (const pack of ALL)
    for (const card of monsters(pack))
      expect([card.id, card.tags?.includes('goth') === true]).toEqual([card.id, card.en.name.endsWith('goth')])
})

test('[MK-LASER-01] [MK-LASER-02] [MK-LASER-05] lasers are marked, two-handed and fire', () => {
  const lasers = PACKS.star.cards.filter((card) => card.tags?.includes('laser'))
  expect(lasers.map((card) => card.id)).toEqual(['laser', 'dazer', 'maser', 'appeaser', 'trailblazer', 'fundraiser'])
  for (const card of lasers) expect(card).toMatchObject({ kind: 'item', slot: 'twoHands', tags: ['laser', 'fire'] })
})

test('Big items are in base and zombies, Complex ones in star, neither in cthulhu', () => {
  const sizes = (box: Box) => new Set(PACKS[box].cards.flatMap((card) => ('size' in card ? [card.size] : [])))
  expect(sizes('base')).toEqual(new Set(['big']))
  expect(sizes('zombies')).toEqual(new Set(['big']))
  expect(sizes('star')).toEqual(new Set(['complex']))
  expect(sizes('cthulhu')).toEqual(new Set())
})

test('[MK-MIX-01] every pair of published boxes deals whole decks', () => {
  const game = munchkin(ALL)
  for (const one of BOXES)
    for (const other of BOXES) {
      if (one === other) continue
      const made = game.create({ seats: 4, options: { boxes: [one, other] }, seed: new Int32Array(8) }, SILENT)
      expect(made).toBeInstanceOf(Int32Array)
      expect(game.faults(made as Int32Array)).toEqual([])
      const { decks, seats } = game.view(made as Int32Array, WATCHER)
      expect(decks.doors + decks.treasures + seats.reduce((held, { hand }) => held + hand, 0)).toBe(336)
    }
})
