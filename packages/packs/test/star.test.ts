// What the rulebook says of its own cards (catalogue 3, CF-S), and what makes a box of Star Munchkin.

import type { Card, ItemCard, MonsterCard } from '@brouhaha/cards'
import { type SeatSpec, type TableSpec, table } from '@brouhaha/munchkin/testing'
import { describe, expect, test } from 'vitest'
import { STAR } from '../src/star/index.ts'

const card = (id: string): Card => {
  const found = STAR.cards.find((one) => one.id === id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}
const items = STAR.cards.filter((one): one is ItemCard => one.kind === 'item')
const monsters = STAR.cards.filter((one): one is MonsterCard => one.kind === 'monster')
const copies = (cards: readonly Card[]): number => cards.reduce((sum, one) => sum + (one.copies ?? 1), 0)

/** The table has plain cards of these names; ours sit beside them. */
const ours = (id: string): string => (['laser', 'dazer', 'clone'].includes(id) ? `our-${id}` : id)
const cards = STAR.cards.map((one) => ({ ...one, id: ours(one.id) }))

const sit = (ana: SeatSpec, more: Partial<TableSpec> = {}) =>
  table('star', { ...more, seats: { ana, bob: {}, cyd: {}, ...more.seats }, cards })

describe('races', () => {
  test('[CF-S01] a human has no card and no ability', () => {
    expect(STAR.cards.some((one) => one.en.name === 'Human')).toBe(false)
    const t = sit({ level: 4 }, { facing: 'asteroid-belt' })
    expect([t.strength('ana'), t.figure('ana', 'flee'), t.figure('ana', 'hands')]).toEqual([4, 0, 0])
  })

  test('[CF-S02] [CF-S03] [CF-S04] [CF-N05] three races, three copies of each', () => {
    const races = STAR.cards.filter(({ kind }) => kind === 'race')
    expect(races.map(({ id, fr, copies }) => [id, fr.name, copies])).toEqual([
      ['cyborg', 'Cyborg', 3],
      ['mutant', 'Mutant', 3],
      ['feline', 'Félin', 3],
    ])
  })

  test('[CF-S02] a Cyborg uses two Complex items', () => {
    const gadgets = ['ion-trombone', '-quantum-changing-room']
    expect(sit({ table: ['cyborg', ...gadgets] }).would('ana', 'equip', { copy: 'quantum-changing-room' })).toBe(true)
    expect(sit({ table: gadgets }).would('ana', 'equip', { copy: 'quantum-changing-room' })).toBe(false)
  })

  test('[CF-S03] [CF-S26] [EX-25] the Neural Whip works for a Mutant only', () => {
    expect(card('neural-whip')).toMatchObject({ kind: 'item', fr: { name: 'Fouet neuronal' } })
    const t = sit({ level: 2, table: ['mutant', 'neural-whip'] }, { facing: 'asteroid-belt' })
    expect(t.strength('ana')).toBe(6)
    t.choose('ana', 'dropTrait', { copy: 'mutant' })
    expect(t.strength('ana')).toBe(2)
    expect(t.has('ana', 'neural-whip')).toBe(true)
  })

  test('[CF-S04] a Feline runs well, and opens a second door instead of looting', () => {
    const t = sit({ table: ['feline'] }, { doors: ['cyborg', 'mutant'] })
    expect(t.figure('ana', 'flee')).toBe(1)
    t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
    expect([t.offered('ana', 'loot'), t.offered('ana', 'secondDoor')]).toEqual([true, true])
  })

  test('[CF-S09] Half-Breed is for two races', () => {
    expect(card('star-half-breed')).toMatchObject({ kind: 'multi', of: 'race', fr: { name: 'Sang-mêlé' } })
    expect(card('star-half-breed')).not.toHaveProperty('needsBoth')
    const t = sit({ table: ['feline', 'star-half-breed'], hand: ['mutant'] })
    t.choose('ana', 'playTrait', { copy: 'mutant' })
    expect(t.table('ana')).toEqual(expect.arrayContaining(['feline', 'mutant', 'star-half-breed']))
    expect([t.figure('ana', 'hands'), t.figure('ana', 'flee')]).toEqual([1, 0])
  })
})

describe('classes', () => {
  test('[CF-S05] [CF-S06] [CF-S07] [CF-S08] [CF-N05] four classes, three copies of each', () => {
    const classes = STAR.cards.filter(({ kind }) => kind === 'class')
    expect(classes.map(({ id, fr, copies }) => [id, fr.name, copies])).toEqual([
      ['psychic', 'Psi', 3],
      ['bounty-hunter', 'Chasseur de primes', 3],
      ['trader', 'Négociant interstellaire', 3],
      ['mad-scientist', 'Savant fou', 3],
    ])
  })

  test('[CF-S05] a Psychic is stronger alone; an acolyte does not spoil it, a helper does', () => {
    const seat = { level: 3, table: ['psychic', 'live-targets'] }
    expect(sit(seat, { facing: 'asteroid-belt' }).strength('ana')).toBe(5)
    expect(sit(seat, { facing: 'asteroid-belt', helper: 'bob' }).strength('ana')).toBe(3)
  })

  test('[CF-S06] a Bounty Hunter helps for nothing and draws a treasure all the same', () => {
    const seats = { bob: { level: 5, table: ['bounty-hunter'] } }
    const t = sit({ level: 3 }, { seats, facing: 'space-moth', helper: 'bob', treasures: ['maser', 'tail-gun'] })
    t.win('ana')
    while (t.offered('bob', 'keep')) t.choose('bob', 'keep')
    expect([...t.hand('bob'), ...t.table('bob')]).toEqual(
      expect.arrayContaining([expect.stringMatching(/maser|tail-gun/)]),
    )
  })

  test('[CF-S07] a Trader has two acolytes, anybody else one', () => {
    const hand = ['pocket-lawyer']
    expect(sit({ hand, table: ['trader', 'hype-man'] }).would('ana', 'playAcolyte', { copy: 'pocket-lawyer' })).toBe(
      true,
    )
    expect(sit({ hand, table: ['hype-man'] }).refused('ana', 'playAcolyte', { copy: 'pocket-lawyer' })).toBe(
      'MK-ACO-02',
    )
  })

  test('[CF-S08] [CF-S36] a Mad Scientist uses any number of Complex items, anybody else one', () => {
    const gadgets = ['ion-trombone', '-quantum-changing-room']
    const t = sit({ table: ['mad-scientist', ...gadgets, '-universal-remote'] })
    t.choose('ana', 'equip', { copy: 'quantum-changing-room' }).choose('ana', 'equip', { copy: 'universal-remote' })
    expect(['ion-trombone', 'quantum-changing-room', 'universal-remote'].every((id) => t.uses('ana', id))).toBe(true)
    expect(sit({ table: gadgets }).would('ana', 'equip', { copy: 'quantum-changing-room' })).toBe(false)
  })

  test('[CF-S08] a Mad Scientist disarms a trap', () => {
    const ana = { level: 3, table: ['mad-scientist'], hand: ['laser', 'dazer'] }
    const t = sit(ana, { seats: { bob: { hand: ['airlock-mix-up'] } } })
    t.choose('bob', 'curse', { copy: 'airlock-mix-up', seat: 'ana' })
    t.choose('ana', 'useAbility', { copy: 'mad-scientist' })
    t.choose('ana', 'pay', { copy: 'laser' }).choose('ana', 'pay', { copy: 'dazer' })
    expect([t.level('ana'), t.asked().decision]).toEqual([3, 'arrangeOrOpen'])
  })

  test('[CF-S10] Super Munchkin is for two classes, and goes with either', () => {
    expect(card('star-super-munchkin')).toMatchObject({
      kind: 'multi',
      of: 'class',
      needsBoth: true,
      fr: { name: 'Super Munchkin' },
    })
  })
})

describe('monsters', () => {
  const against = (monster: string, helper: readonly string[]) =>
    sit({}, { seats: { bob: { table: helper } }, facing: monster, helper: 'bob' }).monster(monster)

  test('[CF-S04] [CF-S11] [EX-11] the Starfish is at −5 with a Feline in the fight', () => {
    expect(card('starfish-from-space').fr.name).toBe("Étoile de mer… de l'espace")
    expect([against('starfish-from-space', []), against('starfish-from-space', ['feline'])]).toEqual([8, 3])
  })

  test('[CF-S04] [CF-S12] [EX-12] the Furball is at +2 with a Feline in the fight', () => {
    expect(card('sabre-toothed-furball').fr.name).toBe('Boule de poils à dents de sabre')
    expect([against('sabre-toothed-furball', []), against('sabre-toothed-furball', ['feline'])]).toEqual([4, 6])
  })

  test('[CF-S13] [CF-S14] Plasmorde and Great Cthulhu are monsters', () => {
    expect(card('plasmorde')).toMatchObject({ kind: 'monster', fr: { name: 'Plasmorde' } })
    expect(card('star-great-cthulhu')).toMatchObject({ kind: 'monster', level: 20, fr: { name: 'Grand Cthulhu' } })
  })

  test('[CF-S15] [CF-S16] [CF-S17] [CF-S18] [CF-S19] [CF-N07] four enhancers raise the level, Miniature lowers it', () => {
    const changes = STAR.cards.flatMap((one) => (one.kind === 'enhancer' ? [[one.fr.name, Number(one.bonus) > 0]] : []))
    expect(changes).toEqual([
      ['Radioactif', true],
      ['Le dernier de sa race', true],
      ['Cybernétique', true],
      ["… d'une autre dimension", true],
      ['Miniature', false],
    ])
  })

  test('[CF-S15] [CF-S17] [CF-S20] [EX-23] a clone has the enhancers of its original', () => {
    const bob = { hand: ['radioactive', 'cybernetic', 'our-clone'] }
    const t = sit({}, { seats: { bob }, facing: 'asteroid-belt' })
    t.choose('bob', 'enhance', { copy: 'radioactive', slot: 0 }).choose('bob', 'play', { copy: 'our-clone', index: 0 })
    t.choose('bob', 'enhance', { copy: 'cybernetic', slot: 0 })
    expect(t.totals()[1]).toBe(2 * (2 + 5 + 5))
  })

  test('[CF-S21] a Wandering Monster adds one from the hand', () => {
    expect(card('star-wandering-monster')).toMatchObject({ deck: 'door', copies: 3, fr: { name: 'Monstre errant' } })
    const bob = { hand: ['star-wandering-monster', 'space-moth'] }
    const t = sit({}, { seats: { bob }, facing: 'asteroid-belt' })
    t.choose('bob', 'play', { copy: 'star-wandering-monster', index: 'space-moth' })
    expect(t.totals()[1]).toBe(3)
  })
})

describe('treasures', () => {
  test('[CF-S22] grenades work from the hand, for either side', () => {
    const grenades = STAR.cards.filter(({ tags }) => tags?.includes('grenade'))
    expect(grenades.length).toBeGreaterThanOrEqual(5)
    for (const one of grenades)
      expect(one).toMatchObject({ kind: 'oneShot', fr: { name: expect.stringMatching(/renad|Pelote/) } })
    const totals = [0, 1].map((index) =>
      sit({ level: 3 }, { seats: { bob: { hand: ['pomegranade'] } }, facing: 'asteroid-belt' })
        .choose('bob', 'play', { copy: 'pomegranade', index })
        .totals(),
    )
    expect(totals).toEqual([
      [6, 2],
      [3, 5],
    ])
  })

  test('[CF-S23] [CF-S24] [CF-S25] seven lasers of two hands, fire, +24 in all', () => {
    const lasers = items.filter(({ tags }) => tags?.includes('laser'))
    expect(copies(lasers)).toBe(7)
    expect(lasers.reduce((sum, one) => sum + (one.copies ?? 1) * (one.bonus ?? 0), 0)).toBe(24)
    for (const one of lasers) {
      expect(one).toMatchObject({ slot: 'twoHands', tags: ['laser', 'fire'] })
      expect([one.en.name, one.fr.name].every((name) => /[asz]er$/.test(name))).toBe(true)
    }
    expect([card('laser'), card('dazer'), card('maser')]).toMatchObject([
      { bonus: 2, copies: 2, fr: { name: 'Laser' } },
      { bonus: 3, fr: { name: 'Dazer' } },
      { fr: { name: 'Maser' } },
    ])
  })

  test('[CF-S23] [CF-S24] [CF-S25] [EX-15] [EX-16] lasers combine, two of a kind too', () => {
    const t = sit({ table: ['our-laser', '-our-laser', '-our-dazer', '-maser'] }, {})
    expect(t.would('ana', 'equip', { copy: 'maser' })).toBe(true)
    const all = sit({ level: 1, table: ['our-laser', 'our-laser', 'our-dazer'] }, { facing: 'asteroid-belt' })
    expect(all.strength('ana')).toBe(8)
  })

  test('[CF-S27] [CF-S28] [CF-S29] armour, teeth and a gun for the tail', () => {
    expect(card('battle-armour')).toMatchObject({ kind: 'item', slot: 'armour', fr: { name: 'Armure de combat' } })
    expect(card('diamondoid-teeth')).toMatchObject({ kind: 'item', fr: { name: 'Dents en diamantoïde' } })
    expect(card('tail-gun')).toMatchObject({ kind: 'item', fr: { name: 'Mitrailleuse de queue' } })
  })

  test('[CF-S29] the Tail Gun may be given away as a bribe', () => {
    const t = sit({ table: ['tail-gun'] })
    t.send('ana', { type: 'trade', seat: t.seat('bob'), gives: [t.copy('tail-gun', 'ana', true)], wants: [] })
    const [accept] = t.offers('bob').filter(({ type }) => type === 'accept')
    t.choose('bob', 'accept', { seat: 'ana', gate: accept!.gate! })
    expect(t.has('bob', 'tail-gun')).toBe(true)
  })

  test('[CF-S30] Live Targets are good for nothing but the sacrifice; there are eight acolytes', () => {
    const acolytes = STAR.cards.filter(({ kind }) => kind === 'acolyte')
    expect(copies(acolytes)).toBe(8)
    expect(acolytes).toHaveLength(7)
    expect(card('live-targets')).toMatchObject({ fr: { name: 'Cibles vivantes' } })
    const t = sit({ level: 4, table: ['live-targets'] }, { facing: 'supernova-diva' })
    expect(t.strength('ana')).toBe(4)
    t.choose('ana', 'run').choose('ana', 'sacrifice', { copy: 'live-targets' })
    expect([t.level('ana'), t.fighting(), t.table('ana')]).toEqual([4, false, []])
  })

  test('[CF-S34] Gain a Level is played at any time, on anybody', () => {
    expect(card('star-gain-a-level')).toMatchObject({
      deck: 'treasure',
      levelCard: true,
      fr: { name: 'Gagnez un niveau' },
    })
    const t = sit({ level: 3 }, { seats: { bob: { hand: ['star-gain-a-level'] } }, facing: 'asteroid-belt' })
    t.choose('bob', 'play', { copy: 'star-gain-a-level', index: 'cyd' })
    expect(t.level('cyd')).toBe(2)
  })

  test('[CF-S36] seven items are Complex, none is Big', () => {
    expect(items.filter(({ size }) => size === 'complex')).toHaveLength(7)
    expect(items.filter(({ size }) => size === 'big')).toEqual([])
  })
})

describe('traps', () => {
  const trapped = (id: string, ana: SeatSpec, more: Partial<TableSpec> = {}) =>
    sit(ana, { ...more, seats: { bob: { hand: [id] }, ...more.seats } }).choose('bob', 'curse', {
      copy: id,
      seat: 'ana',
    })

  test('[CF-S31] Chromosome Inversion waits for the next combat', () => {
    expect(card('chromosome-inversion').fr.name).toBe('Inversion de chromosome')
    const t = trapped('chromosome-inversion', { level: 6, hand: ['space-moth'] }, { doors: ['cyborg'] })
    expect(t.has('ana', 'chromosome-inversion')).toBe(true)
    t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'fight', { copy: 'space-moth' })
    expect(t.strength('ana')).toBe(1)
  })

  test('[CF-S32] [EX-21] Lose Your Headgear does nothing to a bare head', () => {
    expect(card('star-lose-your-headgear').fr.name).toBe('Perdez votre couvre-chef')
    const bare = trapped('star-lose-your-headgear', { level: 3, table: ['battle-armour'] })
    expect([bare.level('ana'), bare.table('ana')]).toEqual([3, ['battle-armour']])
    const hatted = trapped('star-lose-your-headgear', { table: ['combat-fishbowl'] })
    expect(hatted.table('ana')).toEqual([])
  })

  test('[CF-S33] [EX-17] Antimatter takes one card of a combined laser', () => {
    expect(card('antimatter').fr.name).toBe('Antimatière')
    const t = trapped('antimatter', { table: ['our-laser', 'our-dazer'] })
    t.choose('ana', 'pick', { copy: 'our-laser' })
    expect([t.table('ana'), t.uses('ana', 'our-dazer')]).toEqual([['our-dazer'], true])
  })

  test('[CF-S35] taxes: the dearest item of one, as much from everybody else', () => {
    const seats = { cyd: { table: ['ion-trombone', 'vibro-spoon'] } }
    const t = trapped('orbital-income-tax', { table: ['left-handed-bazooka', 'combat-fishbowl'] }, { seats })
    while (t.offered('cyd', 'pick')) {
      const [first] = t.offers('cyd').filter(({ type }) => type === 'pick')
      t.choose('cyd', 'pick', { copy: first!.copy! })
    }
    expect([t.table('ana'), t.table('cyd')]).toEqual([['combat-fishbowl'], []])
  })
})

describe('cards of our own that the rulebook does not name', () => {
  test('[MK-COMBAT-45] the Delete Key kills a robot and nothing else', () => {
    const hand = ['delete-key']
    const t = sit({ hand }, { facing: ['toaster-with-ambitions', 'starfish-from-space'] })
    t.choose('ana', 'play', { copy: 'delete-key', index: 0 })
    expect(t.totals()[1]).toBe(8)
    expect(sit({ hand }, { facing: 'starfish-from-space' }).offered('ana', 'play')).toBe(false)
  })

  test('[MK-LASER-03] the Remote doubles the lasers of its owner, not of a helper', () => {
    const ana = { level: 1, table: ['universal-remote', 'maser'] }
    const seats = { bob: { level: 1, table: ['fundraiser'] } }
    expect(sit(ana, { seats, facing: 'asteroid-belt', helper: 'bob' }).totals()[0]).toBe(1 + 8 + 1 + 5)
  })

  test('[MK-META-03] the Tractor Beam fetches the topmost small monster of the discards', () => {
    const doorDiscards = ['planet-eater-on-a-diet', 'cyborg', 'plasmorde', 'space-moth']
    const seats = { bob: { hand: ['tractor-beam'] } }
    const t = sit({ level: 9 }, { seats, facing: 'asteroid-belt', doorDiscards })
    t.choose('bob', 'play', { copy: 'tractor-beam' })
    expect(t.totals()[1]).toBe(2 + 6)
  })

  test('[MK-COMBAT-36] Call Forwarding goes to somebody at the top of the table', () => {
    const ana = { level: 3, hand: ['call-forwarding'] }
    const t = sit(ana, { seats: { bob: { level: 5 }, cyd: { level: 4 } }, facing: 'planet-eater-on-a-diet' })
    expect(t.would('ana', 'play', { copy: 'call-forwarding', index: 'cyd' })).toBe(false)
    t.choose('ana', 'play', { copy: 'call-forwarding', index: 'bob' })
    expect([t.totals()[0], t.active()]).toEqual([5, 'ana'])
  })

  test('[MK-CURSE-06] the Earworm leaves with a hat', () => {
    const ana = { level: 5, table: ['-combat-fishbowl'] }
    const t = sit(ana, { seats: { bob: { hand: ['earworm'] } }, doors: ['asteroid-belt'] })
    t.choose('bob', 'curse', { copy: 'earworm', seat: 'ana' })
    expect(t.has('ana', 'earworm')).toBe(true)
    t.choose('ana', 'equip', { copy: 'combat-fishbowl' })
    expect(t.has('ana', 'earworm')).toBe(false)
  })

  test('[MK-META-03] the Pocket Lawyer sues for every trap', () => {
    const ana = { level: 3, table: ['pocket-lawyer'] }
    const t = sit(ana, { seats: { bob: { hand: ['airlock-mix-up'] } }, treasures: ['maser'] })
    t.choose('bob', 'curse', { copy: 'airlock-mix-up', seat: 'ana' })
    expect([t.level('ana'), t.hand('ana')]).toEqual([2, ['maser']])
  })

  test('[MK-META-03] Pyjamas are warmer on a Sunday, which is the seventh turn', () => {
    const ana = { level: 1, table: ['pressurised-pyjamas'] }
    expect(sit(ana, { facing: 'asteroid-belt' }).strength('ana')).toBe(2)
    expect(sit(ana, { facing: 'asteroid-belt', turnNumber: 7 }).strength('ana')).toBe(4)
  })

  test('[MK-META-03] the Plot Hole unmakes a monster at the door, and another door is opened', () => {
    const t = sit({ level: 1 }, { seats: { bob: { hand: ['plot-hole'] } }, doors: ['kraken-on-hold', 'space-moth'] })
    t.choose('ana', 'openDoor').choose('bob', 'play', { copy: 'plot-hole', use: 1, index: 'kraken-on-hold' })
    while (t.asked().seats.length === 0) t.close()
    expect([t.fighting(), t.totals()[1]]).toEqual([true, 1])
  })

  test('[MK-META-03] a Spare Timeline plays a grenade again, for the other side', () => {
    const seats = { bob: { hand: ['bad-breath-grenade'] }, cyd: { hand: ['spare-timeline'] } }
    const t = sit({ level: 3 }, { seats, facing: 'asteroid-belt' })
    t.choose('bob', 'play', { copy: 'bad-breath-grenade', index: 1 }).choose('cyd', 'play', { copy: 'spare-timeline' })
    while (t.asked().seats.length === 0) t.close()
    expect([...t.totals()].sort()).toEqual([7, 8])
  })
})

describe('the box', () => {
  const spread = (of: readonly number[]): Record<number, number> => {
    const counted: Record<number, number> = {}
    for (const one of of) counted[one] = (counted[one] ?? 0) + 1
    return counted
  }

  test('[CF-N01] 168 cards, and hardly a card twice', () => {
    expect(copies(STAR.cards)).toBe(168)
    expect(STAR.cards.length).toBeGreaterThanOrEqual(135)
    for (const kind of ['monster', 'curse', 'enhancer'] as const)
      for (const one of STAR.cards) if (one.kind === kind) expect([one.id, one.copies ?? 1]).toEqual([one.id, 1])
    expect(items.filter((one) => one.copies !== undefined).map(({ id }) => id)).toEqual(['laser'])
  })

  test('37 monsters: treasures, deaths and reasons to look at who fights', () => {
    expect(spread(monsters.map(({ treasures }) => treasures))).toEqual({ 1: 10, 2: 12, 3: 6, 4: 7, 5: 2 })
    const deadly = monsters.filter((one) => JSON.stringify(one.badStuff).includes('"do":"die"'))
    expect(deadly.length).toBeGreaterThanOrEqual(4)
    expect(Math.min(...deadly.map(({ level }) => level))).toBe(16)
    const particular = monsters.filter((one) => one.strength?.some(({ when }) => when !== undefined))
    expect(particular.length).toBeGreaterThanOrEqual(12)
  })

  test('35 items: one of +5, a third of them not for everybody, and the gold of a real box', () => {
    expect(copies(items)).toBe(35)
    expect(items.filter(({ bonus }) => bonus === 5)).toHaveLength(1)
    expect(Math.max(...items.map(({ bonus }) => bonus ?? 0))).toBe(5)
    const restricted = items.filter(({ usableBy }) => usableBy !== undefined).length
    expect([restricted >= 13, restricted <= 21]).toEqual([true, true])
    const gold = STAR.cards.reduce((sum, one) => sum + ('value' in one ? (one.value ?? 0) * (one.copies ?? 1) : 0), 0)
    expect([gold >= 18_000, gold <= 23_000]).toEqual([true, true])
  })

  test('every card has a picture of its own, and a joke in both languages', () => {
    const pictures = STAR.cards.map(({ art }) => art?.[0])
    expect(pictures).not.toContain(undefined)
    expect(new Set(pictures).size).toBe(STAR.cards.length)
    const silent = STAR.cards.filter(({ en, fr }) => en.flavour === undefined || fr.flavour === undefined)
    expect(silent.map(({ id }) => id)).toEqual(['star-gain-a-level'])
    for (const { en, fr } of STAR.cards)
      for (const flavour of [en.flavour, fr.flavour]) expect((flavour ?? '').length).toBeLessThanOrEqual(90)
  })
})
