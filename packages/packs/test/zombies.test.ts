// What the rulebook says of its own cards (catalogue 3, CF-Z), and what makes a box of Munchkin Zombies.

import type { Card, ItemCard, MonsterCard, TraitCard } from '@brouhaha/cards'
import { type SeatSpec, type TableSpec, table } from '@brouhaha/munchkin/testing'
import { describe, expect, test } from 'vitest'
import { PACKS } from '../src/index.ts'
import { ZOMBIES } from '../src/zombies/index.ts'

const card = (id: string): Card => {
  const found = ZOMBIES.cards.find((one) => one.id === id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}
const items = ZOMBIES.cards.filter((one): one is ItemCard => one.kind === 'item')
const monsters = ZOMBIES.cards.filter((one): one is MonsterCard => one.kind === 'monster')
const powers = ZOMBIES.cards.filter((one): one is TraitCard => one.kind === 'power')
const copies = (cards: readonly Card[]): number => cards.reduce((sum, one) => sum + (one.copies ?? 1), 0)

/** The table has plain cards of these names; ours sit beside them. */
const PLAIN = ['voodoo', 'plague', 'fast', 'burly', 'double-mojo']
const cards = ZOMBIES.cards.map((one) => ({ ...one, id: PLAIN.includes(one.id) ? `our-${one.id}` : one.id }))

const sit = (ana: SeatSpec, more: Partial<TableSpec> = {}) =>
  table('zombies', { ...more, seats: { ana, bob: {}, cyd: {}, ...more.seats }, cards })

/** What a monster counts for when a holder of these cards helps. */
const withHelp = (monster: string, ...traits: readonly string[]): number =>
  sit({}, { facing: monster, helper: 'bob', seats: { bob: { table: traits } } }).monster(monster)

test('[MK-COMBAT-26] whoever plays it, “Power Cut” leaves both sides what is marked fire, until the fight is over', () => {
  const ana = { level: 3, table: ['phosphorescent-claws', 'mob-torch'], hand: ['embalming-energy-drink'] }
  const bob = { hand: ['power-cut', 'molotov-mocktail'], table: ['retired-thermometer'] }
  const t = sit(ana, { facing: 'nun', seats: { bob }, rolls: { runAway: [6] } })
  const [before, nun] = t.totals()
  t.choose('ana', 'play', { copy: 'embalming-energy-drink', index: 0 })
  expect(t.totals()).toEqual([before! + 3, nun])
  const wearing = t.strength('bob')
  t.choose('bob', 'play', { copy: 'power-cut' })
  expect([t.totals(), t.strength('bob')]).toEqual([[before! - 3, nun], wearing])
  t.choose('bob', 'play', { copy: 'molotov-mocktail', index: 1 })
  expect(t.totals()).toEqual([before! - 3, nun! + 4])
  expect(t.table('bob').sort()).toEqual(['power-cut', 'retired-thermometer'])
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
  expect([t.fighting(), t.table('bob')]).toEqual([false, ['retired-thermometer']])
})

describe('mojos', () => {
  test('[CF-Z01] an ordinary zombie has no card and no ability', () => {
    expect(ZOMBIES.cards.some((one) => one.en.name === 'Zombie')).toBe(false)
    const t = sit({}, { facing: 'pizza-delivery-guy' })
    expect([t.strength('ana'), t.figure('ana', 'flee'), t.figure('ana', 'hands')]).toEqual([1, 0, 0])
    expect(t.offered('ana', 'useAbility')).toBe(false)
  })

  test('[CF-Z02] [CF-Z03] [CF-Z04] [CF-N05] three mojos', () => {
    const mojos = ZOMBIES.cards.filter(({ kind }) => kind === 'mojo')
    expect(mojos.map(({ id, fr }) => [id, fr.name])).toEqual([
      ['nuclear', 'Zombie Nucléaire'],
      ['plague', 'Zombie Pestiféré'],
      ['voodoo', 'Zombie Vaudou'],
    ])
  })

  test('[CF-Z02] Carole the Nuclear Zombie is worth 7 with her claws, and 9 for a card', () => {
    const t = sit(
      { level: 4, table: ['nuclear', 'phosphorescent-claws'], hand: ['brain-smoothie'] },
      { facing: 'pizza-delivery-guy' },
    )
    expect(t.totals()).toEqual([7, 6])
    t.choose('ana', 'useAbility', { copy: 'nuclear' }).choose('ana', 'pay', { copy: 'brain-smoothie' })
    expect(t.totals()).toEqual([9, 6])
  })

  test('[CF-Z03] the Plague Zombie may be given up in the middle of a fight', () => {
    const t = sit({ table: ['our-plague', 'retired-thermometer'] }, { facing: 'nun' })
    expect(t.strength('ana')).toBe(4)
    t.choose('ana', 'dropTrait', { copy: 'our-plague' })
    expect([t.strength('ana'), t.has('ana', 'our-plague')]).toEqual([1, false])
  })

  test('[CF-Z04] [CF-Z18] [EX-05] [EX-06] the Nun is at −2 with a Voodoo Zombie in the fight', () => {
    expect([withHelp('nun'), withHelp('nun', 'our-voodoo')]).toEqual([4, 2])
  })

  test('[CF-Z04] [CF-Z19] [EX-07] the Tax Collector is at +5 with a Voodoo Zombie in the fight', () => {
    expect([withHelp('tax-collector'), withHelp('tax-collector', 'our-voodoo')]).toEqual([8, 13])
  })

  test('[CF-Z05] Double Mojo needs a mojo and makes room for another', () => {
    expect(card('double-mojo')).toMatchObject({ deck: 'door', kind: 'multi', of: 'mojo' })
    const t = sit({ hand: ['our-double-mojo', 'nuclear', 'our-voodoo'] })
    expect(t.would('ana', 'playMulti', { copy: 'our-double-mojo' })).toBe(false)
    t.choose('ana', 'playTrait', { copy: 'nuclear' }).choose('ana', 'playMulti', { copy: 'our-double-mojo' })
    t.choose('ana', 'playTrait', { copy: 'our-voodoo' })
    expect(t.table('ana')).toEqual(expect.arrayContaining(['nuclear', 'our-voodoo', 'our-double-mojo']))
  })

  test('[CF-Z05] Double Mojo outlives its owner', () => {
    const t = sit(
      { level: 6, table: ['nuclear', 'our-double-mojo', 'birdhouse'] },
      { facing: 'worse-than-the-disease', rolls: { runAway: [1] } },
    )
    t.choose('ana', 'run').choose('ana', 'roll')
    while (t.gate() > 0 && t.has('ana', 'birdhouse')) t.close()
    expect(t.table('ana').sort()).toEqual(['nuclear', 'our-double-mojo'])
  })
})

describe('powers', () => {
  test('[CF-Z06] [CF-Z07] [CF-Z08] [CF-Z09] [CF-N03] six powers on fifteen cards, ranks 2, 3 and 4', () => {
    expect(powers.map(({ id, fr, rank }) => [id, fr.name, rank])).toEqual([
      ['fast', 'Rapide', 2],
      ['stealthy', 'Furtif', 2],
      ['burly', 'Costaud', 3],
      ['restitched', 'Recousu main', 3],
      ['clingy', 'Pot de colle', 4],
      ['contagious', 'Contagieux', 4],
    ])
    expect(copies(powers)).toBe(15)
    expect(powers.every(({ copies }) => (copies ?? 1) > 1)).toBe(true)
  })

  test('[CF-Z06] Fast is better at running away', () => {
    expect(sit({ level: 2, table: ['our-fast'] }).figure('ana', 'flee')).toBe(2)
  })

  test('[CF-Z07] Stealthy loots the room after a fight won alone', () => {
    const looting = (...traits: readonly string[]): boolean => {
      const t = sit({ level: 6, table: traits }, { facing: 'nun' }).win('ana')
      while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
      return t.offered('ana', 'loot')
    }
    expect([looting('stealthy'), looting()]).toEqual([true, false])
  })

  test('[CF-Z08] [CF-Z27] Burly carries two Big items, anybody else one', () => {
    const second = (...traits: readonly string[]): boolean =>
      sit({ level: 3, table: [...traits, 'another-zombie'], hand: ['family-fridge'] }).would('ana', 'playItem', {
        copy: 'family-fridge',
      })
    expect([second('our-burly'), second()]).toEqual([true, false])
  })

  test('[CF-Z09] some powers are for certain mojos', () => {
    expect(powers.filter(({ needs }) => needs !== undefined).map(({ id }) => id)).toEqual(['restitched', 'contagious'])
    const plays = (power: string, mojo: string): boolean =>
      sit({ level: 4, table: [mojo], hand: [power] }).would('ana', 'playTrait', { copy: power })
    expect([plays('restitched', 'our-voodoo'), plays('restitched', 'nuclear')]).toEqual([true, false])
    expect([plays('contagious', 'nuclear'), plays('contagious', 'our-voodoo')]).toEqual([true, false])
  })

  test('[CF-Z09] some powers are fuelled by discards', () => {
    const fuelled = (hand: readonly string[]): boolean =>
      sit({ level: 4, table: ['clingy'], hand }, { facing: 'nun' }).offered('ana', 'useAbility')
    expect([fuelled([]), fuelled(['nuclear', 'birdhouse'])]).toEqual([false, true])
  })
})

describe('things', () => {
  test.each([
    ['CF-Z10', 'phosphorescent-claws', 'Griffes phosphorescentes', { bonus: 3 }],
    ['CF-Z11', 'shopping-cart', 'Chariot de supermarché', { size: 'big' }],
    ['CF-Z12', 'an-arm-and-a-leg', 'Un bras et une jambe', { bonus: 5, slot: 'twoHands' }],
    ['CF-Z13', 'another-zombie', 'Un autre zombie', { bonus: 4 }],
    ['CF-Z14', 'birdhouse', 'Nichoir à oiseaux', { bonus: 4, slot: 'head' }],
  ])('[%s] %s is “%s”', (_, id, french, facts) => {
    expect(card(id)).toMatchObject({ kind: 'item', fr: { name: french }, ...facts })
  })

  test('[CF-Z12] An Arm and a Leg is what Manu fights with', () => {
    const t = sit({ level: 5, table: ['an-arm-and-a-leg'] }, { facing: 'pizza-delivery-guy' })
    expect(t.strength('ana')).toBe(10)
  })

  test('[CF-Z12] An Arm and a Leg may be given as a bribe', () => {
    const t = sit({ table: ['an-arm-and-a-leg'] })
    const gives = [t.copy('an-arm-and-a-leg', 'ana', true)]
    t.send('ana', { type: 'trade', seat: t.seat('bob'), gives, wants: [] })
    const [accept] = t.offers('bob').filter(({ type }) => type === 'accept')
    t.choose('bob', 'accept', { seat: 'ana', gate: accept!.gate! })
    expect(t.has('bob', 'an-arm-and-a-leg')).toBe(true)
  })

  test('[CF-Z13] [CF-Z14] [EX-32] Yuri with both is worth 11', () => {
    const t = sit({ level: 3, table: ['another-zombie', 'birdhouse'] }, { facing: 'pizza-delivery-guy' })
    expect(t.strength('ana')).toBe(11)
  })

  test('[CF-Z15] the Wishing Ring stops a curse, or works with no fight at all', () => {
    const cursed = sit({ level: 3, hand: ['wishing-ring'] }, { seats: { bob: { hand: ['falling-apart'] } } })
    cursed
      .choose('bob', 'curse', { copy: 'falling-apart', seat: 'ana' })
      .choose('ana', 'play', { copy: 'wishing-ring' })
    expect(cursed.level('ana')).toBe(3)
    const idle = sit({ hand: ['wishing-ring'] }, { treasures: ['birdhouse'] })
    idle.choose('ana', 'play', { copy: 'wishing-ring', use: 1 })
    expect(idle.hand('ana')).toEqual(['birdhouse'])
  })

  test('[CF-Z23] Gain a Level is played at any time, on anybody', () => {
    const t = sit({}, { seats: { bob: { hand: ['zombies-gain-a-level'] } } })
    t.choose('bob', 'play', { copy: 'zombies-gain-a-level', index: 'ana' })
    expect([t.level('ana'), t.pile('treasureDiscards')]).toEqual([2, ['zombies-gain-a-level']])
  })

  test('[CF-Z25] The Hand on the Brain has its name, and nothing more is known', () => {
    expect(card('hand-on-the-brain').fr.name).toBe('La main sur le pinceau cerveau')
  })

  test('[CF-Z27] seven items are Big, the others are small', () => {
    expect(items.filter(({ size }) => size === 'big')).toHaveLength(7)
    expect(items.filter(({ size }) => size !== undefined && size !== 'big')).toEqual([])
  })
})

describe('doors', () => {
  test('[CF-Z16] [EX-03] Wielding a Rifle: +5, one treasure more', () => {
    expect(card('wielding-a-rifle')).toMatchObject({ kind: 'enhancer', fr: { name: 'Maniant un fusil' }, treasures: 1 })
    const t = sit({ level: 4 }, { facing: 'pizza-delivery-guy', seats: { bob: { hand: ['wielding-a-rifle'] } } })
    t.choose('bob', 'enhance', { copy: 'wielding-a-rifle', slot: 'pizza-delivery-guy' })
    expect(t.totals()).toEqual([4, 11])
  })

  test('[CF-Z17] [EX-01] the Pizza Delivery Guy: level 6, two treasures, and whoever helps kill him gains a level', () => {
    expect(card('pizza-delivery-guy')).toMatchObject({ level: 6, treasures: 2, fr: { name: 'Livreur de pizza' } })
    const t = sit(
      { level: 4 },
      {
        facing: 'pizza-delivery-guy',
        helper: 'bob',
        seats: { bob: { level: 3 } },
        treasures: ['glow-stick', 'birdhouse'],
      },
    )
    t.win('ana')
    expect([t.level('ana'), t.level('bob')]).toEqual([5, 4])
    expect(t.hand('ana').sort()).toEqual(['birdhouse', 'glow-stick'])
  })

  test('[CF-Z18] [CF-Z19] [CF-Z20] Nonne, Percepteur and Héros de film d’action are monsters', () => {
    for (const [id, french] of [
      ['nun', 'Nonne'],
      ['tax-collector', 'Percepteur'],
      ['action-movie-hero', "Héros de film d'action"],
    ] as const)
      expect(card(id)).toMatchObject({ kind: 'monster', fr: { name: french } })
  })

  test('[CF-Z21] [EX-20] Tue par-dessus quête takes an armour, and does nothing to whoever has none', () => {
    expect(card('coat-of-harms').fr.name).toBe('Tue par-dessus quête')
    const left = (...wearing: readonly string[]): string[] => {
      const t = sit({ level: 3, table: wearing }, { doors: ['coat-of-harms'] }).choose('ana', 'openDoor')
      while (t.gate() > 0) t.close()
      expect([t.level('ana'), t.pile('doorDiscards')]).toEqual([3, ['coat-of-harms']])
      return t.table('ana')
    }
    expect(left('suit-of-duct-tape', 'birdhouse')).toEqual(['birdhouse'])
    expect(left('birdhouse')).toEqual(['birdhouse'])
  })

  test('[CF-Z22] a Wandering Monster brings one from the hand into any fight', () => {
    expect(card('zombies-wandering-monster')).toMatchObject({ deck: 'door', copies: 3, fr: { name: 'Monstre errant' } })
    const t = sit({}, { facing: 'nun', seats: { bob: { hand: ['zombies-wandering-monster', 'tax-collector'] } } })
    t.choose('bob', 'play', { copy: 'zombies-wandering-monster', index: 'tax-collector' })
    expect(t.totals()[1]).toBe(12)
  })

  test('[CF-Z24] several monsters are Undead, and join one another without a card', () => {
    const horde = monsters.filter(({ tags }) => tags?.includes('undead'))
    expect(horde.length).toBeGreaterThanOrEqual(9)
    expect(new Set(horde.map(({ level }) => level)).size).toBeGreaterThanOrEqual(7)
    expect(ZOMBIES.tags?.undead).toEqual({ en: 'Undead', fr: 'Mort-vivant' })
    const joins = (facing: string): boolean =>
      sit({}, { facing, seats: { bob: { hand: ['undead-mime'] } } }).offered('bob', 'join')
    expect([joins('late-uncle'), joins('nun')]).toEqual([true, false])
  })

  test('[CF-Z26] the Priest of the first box is stronger against every Undead', () => {
    const priest = PACKS.base.cards.find(({ id }) => id === 'priest')!
    const offered = (facing: string): boolean =>
      table('zombies+base', {
        seats: { ana: { table: ['our-priest'], hand: ['birdhouse'] }, bob: {}, cyd: {} },
        cards: [...cards, { ...priest, id: 'our-priest' }],
        facing,
      }).offered('ana', 'useAbility')
    expect([offered('undead-landlord'), offered('action-movie-hero')]).toEqual([true, false])
  })
})

describe('cards of our own', () => {
  test('the Organ Loan takes what turns the fight, and nothing else', () => {
    const borrow = (level: number) =>
      sit(
        { level, hand: ['organ-loan'] },
        { facing: 'pizza-delivery-guy', seats: { bob: { table: ['pre-owned-femur', 'birdhouse'] } } },
      ).choose('ana', 'play', { copy: 'organ-loan' })
    expect(borrow(3).table('ana')).toEqual(['birdhouse'])
    expect(borrow(3).totals()).toEqual([7, 6])
    expect(borrow(1).table('ana')).toEqual([])
  })

  test('the Repeat Prescription doubles a potion that was just drunk', () => {
    const t = sit({ hand: ['brain-smoothie', 'repeat-prescription'] }, { facing: 'nun' })
    t.choose('ana', 'play', { copy: 'brain-smoothie' }).choose('ana', 'play', { copy: 'repeat-prescription' })
    while (t.gate() > 0) t.close()
    expect(t.totals()).toEqual([5, 4])
  })

  test('the Canteen Surprise turns the stomach on a 1', () => {
    const eat = (die: number) => {
      const t = sit({ hand: ['canteen-surprise', 'birdhouse'] }, { facing: 'nun', rolls: { die: [die] } })
      t.choose('ana', 'play', { copy: 'canteen-surprise' })
      while (t.gate() > 0) t.close()
      return [t.totals()[0], t.hand('ana').length]
    }
    expect([eat(1), eat(2)]).toEqual([
      [2, 0],
      [3, 1],
    ])
  })

  test('a Hand Transplant swaps two hands whole', () => {
    const t = sit({ hand: ['hand-transplant', 'birdhouse'] }, { seats: { bob: { hand: ['nun', 'glow-stick'] } } })
    t.choose('ana', 'play', { copy: 'hand-transplant', index: 'bob' })
    expect([t.hand('ana').sort(), t.hand('bob')]).toEqual([['glow-stick', 'nun'], ['birdhouse']])
  })

  test('the Commuter Zombie grows with the horde, the Meeting on Mondays', () => {
    expect(sit({}, { facing: ['rush-hour-zombie', 'undead-mime'] }).monster('rush-hour-zombie')).toBe(8)
    expect(sit({}, { facing: ['rush-hour-zombie', 'nun'] }).monster('rush-hour-zombie')).toBe(7)
    expect(sit({}, { facing: 'undying-meeting' }).monster('undying-meeting')).toBe(10)
  })

  test('the Megaphone doubles what the others wield', () => {
    const t = sit({}, { facing: 'nun', seats: { bob: { hand: ['with-a-megaphone', 'wielding-a-rifle'] } } })
    for (const copy of ['wielding-a-rifle', 'with-a-megaphone']) t.choose('bob', 'enhance', { copy, slot: 'nun' })
    expect(t.monster('nun')).toBe(20)
  })

  test('Free Samples call the living away from the dead', () => {
    const t = sit(
      { level: 5, hand: ['free-samples', 'birdhouse', 'glow-stick'] },
      { facing: ['undead-mime', 'worse-than-the-disease'] },
    )
    t.choose('ana', 'play', { copy: 'free-samples' })
    for (const copy of ['birdhouse', 'glow-stick']) if (t.offered('ana', 'pay')) t.choose('ana', 'pay', { copy })
    expect(t.totals()).toEqual([5, 2])
  })

  test('the bell tolls for somebody else', () => {
    const t = sit(
      { level: 6 },
      {
        facing: 'flamethrower-choir',
        treasures: ['glow-stick'],
        seats: { bob: { table: ['dead-ringer'] } },
      },
    )
    t.choose('ana', 'run').choose('ana', 'roll')
    while (t.gate() > 0 && t.hand('bob').length === 0) t.close()
    expect(t.hand('bob')).toContain('glow-stick')
  })
})

describe('the box', () => {
  const spread = (of: readonly number[]): Record<number, number> => {
    const counted: Record<number, number> = {}
    for (const one of of) counted[one] = (counted[one] ?? 0) + 1
    return counted
  }

  test('[CF-N01] 168 cards; only traits, Wandering Monster and the plain level card come twice', () => {
    expect(copies(ZOMBIES.cards)).toBe(168)
    const twice = ZOMBIES.cards.filter((one) => (one.copies ?? 1) > 1 && !('trait' in one))
    expect(twice.map(({ id }) => id)).toEqual(['double-mojo', 'zombies-wandering-monster', 'zombies-gain-a-level'])
  })

  test('37 monsters: treasures, deaths and reasons to look at who fights', () => {
    expect(spread(monsters.map(({ treasures }) => treasures))).toEqual({ 1: 10, 2: 12, 3: 6, 4: 7, 5: 2 })
    const deadly = monsters.filter((one) => JSON.stringify(one.badStuff).includes('"do":"die"'))
    expect(deadly.map(({ level }) => level)).toEqual([16, 16, 18, 18, 20])
    const particular = monsters.filter((one) => JSON.stringify(one.strength ?? []).includes('"has"'))
    expect([particular.length >= 12, particular.length <= 20]).toEqual([true, true])
  })

  test('39 items: one of +5, a third of them not for everybody, and the gold of a real box', () => {
    expect(items).toHaveLength(39)
    expect(items.filter(({ bonus }) => bonus === 5).map(({ id }) => id)).toEqual(['an-arm-and-a-leg'])
    expect(Math.max(...items.map(({ bonus }) => bonus ?? 0))).toBe(5)
    const restricted = items.filter(({ usableBy }) => usableBy !== undefined).length
    expect([restricted >= 13, restricted <= 21]).toEqual([true, true])
    const gold = ZOMBIES.cards.reduce((sum, one) => sum + ('value' in one ? (one.value ?? 0) : 0), 0)
    expect([gold >= 18_000, gold <= 23_000]).toEqual([true, true])
  })

  test('what the living wield is worth from −5 to +10', () => {
    const enhancers = ZOMBIES.cards.flatMap((one) => (one.kind === 'enhancer' ? [one.bonus] : []))
    const plain = enhancers.filter((bonus) => typeof bonus === 'number')
    expect([enhancers.length, Math.min(...plain), Math.max(...plain)]).toEqual([8, -5, 10])
  })

  test('every card has a picture of its own, and a short joke in both languages', () => {
    const pictures = ZOMBIES.cards.map(({ art }) => art?.[0])
    expect(pictures).not.toContain(undefined)
    expect(new Set(pictures).size).toBe(ZOMBIES.cards.length)
    for (const { id, en, fr } of ZOMBIES.cards)
      for (const { flavour = '' } of [en, fr])
        expect([id, flavour !== '', flavour.length <= 90]).toEqual([id, true, true])
  })
})
