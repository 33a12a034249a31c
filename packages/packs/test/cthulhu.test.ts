// The facts that the rulebook gives for this box (catalogue, section 3), and how the box is put together.

import type { Card, CardKind, EnhancerCard, ItemCard, MonsterCard } from '@brouhaha/cards'
import { type TableSpec, table } from '@brouhaha/munchkin/testing'
import { describe, expect, test } from 'vitest'
import { BASE, CTHULHU, STAR } from '../src/index.ts'

const find = (id: string): Card => {
  const found = CTHULHU.cards.find((card) => card.id === id)
  if (found === undefined) throw new Error(`the box has no ${id}`)
  return found
}
const all = (kind: CardKind): readonly Card[] => CTHULHU.cards.filter((card) => card.kind === kind)
const count = (cards: readonly Card[]): number => cards.reduce((sum, { copies = 1 }) => sum + copies, 0)
const monsters = all('monster') as readonly MonsterCard[]
const items = all('item') as readonly ItemCard[]
const enhancers = all('enhancer') as readonly EnhancerCard[]

/** A table with the cards of this box; Cultists are those of the rule tests, who bring no bonus. */
const sit = (spec: TableSpec) => {
  const cards = CTHULHU.cards.filter(({ id }) => id !== 'cultist')
  return table('cthulhu', { ...spec, cards })
}
const three = { ana: {}, bob: {}, cyd: {} }

describe('identities', () => {
  test('[CF-C01] [CF-C06] the Shoggoth is worth 2 less with an Investigator in the fight, even a helper', () => {
    expect(find('investigator')).toMatchObject({ kind: 'class', copies: 4, fr: { name: 'Investigateur' } })
    const meet = (helpers: readonly string[]) =>
      sit({ seats: { ...three, bob: { table: helpers } }, facing: 'shoggoth', helper: 'bob' }).monster('shoggoth')
    expect(meet([])).toBe(8)
    expect(meet(['investigator'])).toBe(6)
  })

  test('[CF-C02] the Monster Whacker is a class', () => {
    expect(find('monster-whacker')).toMatchObject({
      kind: 'class',
      copies: 4,
      en: { name: 'Monster Whacker' },
      fr: { name: 'Tabasseur de monstres' },
    })
  })

  test('[CF-C03] [CF-C07] the Bro Ones are worth 2 more with a Professor in the fight, once only', () => {
    expect(find('professor')).toMatchObject({ kind: 'class', copies: 4, fr: { name: 'Professeur' } })
    const meet = (ana: readonly string[], bob: readonly string[]) =>
      sit({
        seats: { ...three, ana: { table: ana }, bob: { table: bob } },
        facing: 'bro-ones',
        helper: 'bob',
      }).monster('bro-ones')
    expect(meet([], [])).toBe(6)
    expect(meet([], ['professor'])).toBe(8)
    expect(meet(['professor'], ['professor'])).toBe(8)
  })

  test('[CF-C04] [CF-N02] six Cultists with a pile of their own, who cannot be given up', () => {
    expect(find('cultist')).toMatchObject({ kind: 'class', copies: 6, cult: true, fr: { name: 'Cultiste' } })
    const t = sit({ seats: { ...three, ana: { table: ['cultist'] } } })
    expect(t.refused('ana', 'dropTrait', { copy: 'cultist' })).toBe('MK-CULT-02')
  })

  test('[CF-C04] four enhancers may lie before a Cultist, as a bonus to him', () => {
    const cultish = enhancers.filter((card) => card.orOn === 'cultist')
    expect(count(cultish)).toBe(4)
    const t = sit({
      seats: { ana: { table: ['cultist'] }, bob: { hand: ['hangry', 'four-dimensional'] }, cyd: {} },
      facing: 'maggoth',
    })
    for (const name of ['ana', 'bob', 'cyd']) t.choose(name, 'decline')
    expect(t.would('bob', 'enhanceSeat', { copy: 'four-dimensional', seat: 'ana' })).toBe(false)
    t.choose('bob', 'enhanceSeat', { copy: 'hangry', seat: 'ana' })
    expect(t.totals()).toEqual([6, 1])
  })

  test('[CF-C05] Super Munchkin: two classes, and lost with either', () => {
    expect(find('cthulhu-super-munchkin')).toMatchObject({ copies: 2, of: 'class', needsBoth: true })
    const t = sit({
      seats: { ...three, ana: { hand: ['cthulhu-super-munchkin', 'professor'], table: ['investigator'] } },
    })
    expect(t.would('ana', 'playMulti', { copy: 'cthulhu-super-munchkin' })).toBe(false)
    t.choose('ana', 'playMulti', { copy: 'cthulhu-super-munchkin', replaced: 'professor' })
    expect(t.table('ana').sort()).toEqual(['cthulhu-super-munchkin', 'investigator', 'professor'])
    t.choose('ana', 'dropTrait', { copy: 'professor' })
    expect(t.table('ana')).toEqual(['investigator'])
  })

  test('[CF-C27] Elves, Ninjas, Assassins and Half-Dwarves are of other boxes', () => {
    for (const card of CTHULHU.cards)
      expect(card.en.name).not.toMatch(/^(Elf|Ninja|Assassin|Half-Dwarf|Loyal Servant|Divine Intervention)$/)
  })

  test('[CF-C23] [CF-C28] Divine Intervention and the Loyal Servant come from the base box', () => {
    expect(BASE.cards.map(({ id }) => id)).toEqual(expect.arrayContaining(['divine-intervention', 'loyal-servant']))
    expect(all('acolyte')).toEqual([])
  })

  test('[CF-N05] four classes and nothing else to be', () => {
    expect(all('class').map(({ id }) => id)).toEqual(['investigator', 'monster-whacker', 'professor', 'cultist'])
    for (const kind of ['race', 'mojo', 'power'] as const) expect(all(kind)).toEqual([])
  })
})

describe('monsters', () => {
  test('[CF-C06] [CF-C25] the Shoggoth calls another goth, whatever it is called', () => {
    const t = sit({ seats: { ana: {}, bob: { hand: ['tangoth', 'bro-ones'] }, cyd: {} }, doors: ['shoggoth'] })
    t.choose('ana', 'openDoor').choose('ana', 'decline')
    expect(t.refused('bob', 'join', { copy: 'bro-ones' })).toBe('MK-GOTH-01')
    t.choose('bob', 'join', { copy: 'tangoth' })
    expect(t.totals()[1]).toBe(14)
  })

  test('[CF-C25] ten monsters are goths, in both languages', () => {
    const goths = monsters.filter((card) => card.en.name.endsWith('goth'))
    expect(goths).toHaveLength(10)
    for (const card of goths) expect(card.fr.name).toMatch(/goth$/)
  })

  test('[CF-C07] the Bro Ones are one monster with a plural name', () => {
    expect(find('bro-ones')).toMatchObject({ kind: 'monster', fr: { name: 'Beaufonds' } })
    expect(count([find('bro-ones')])).toBe(1)
  })

  test('[CF-C08] Great Cthulhu is the monster of level 20, and star has one too', () => {
    expect(monsters.filter(({ level }) => level === 20)).toEqual([find('cthulhu-great-cthulhu')])
    expect(find('cthulhu-great-cthulhu').fr.name).toBe('Grand Cthulhu')
    expect(STAR.cards.filter((card) => card.kind === 'monster' && card.fr.name === 'Grand Cthulhu')).toHaveLength(1)
  })

  test('[CF-C26] some are marked Undead, which no rule of this box asks for', () => {
    expect(monsters.filter((card) => card.tags?.includes('undead')).length).toBeGreaterThan(2)
    const t = sit({ seats: { ...three, bob: { hand: ['ouija-bored'] } }, facing: 'haunted-typewriter' })
    expect(t.offered('bob', 'join')).toBe(false)
  })
})

describe('items and one-shots', () => {
  test('[CF-C09] several ichors, played from the hand in a fight, on either side', () => {
    const ichors = all('oneShot').filter((card) => card.tags?.includes('ichor'))
    expect(ichors.length).toBeGreaterThan(2)
    for (const { en, fr } of ichors) expect(`${en.name} ${fr.name}`).toMatch(/Ichor.*Ichor/)
    const t = sit({ seats: { ...three, bob: { hand: ['fizzy-ichor', 'family-size-ichor'] } }, facing: 'rat' })
    t.choose('bob', 'play', { copy: 'fizzy-ichor', index: 0 })
    expect(t.totals()).toEqual([4, 1])
    t.choose('bob', 'play', { copy: 'family-size-ichor', index: 1 })
    expect(t.totals()).toEqual([4, 6])
  })

  test('[CF-C10] Piercing Scream, played from the hand in a fight', () => {
    expect(find('piercing-scream')).toMatchObject({ kind: 'oneShot', fr: { name: 'Cri perçant' } })
    const t = sit({ seats: { ...three, bob: { hand: ['piercing-scream'] } }, facing: 'rat' })
    t.choose('bob', 'play', { copy: 'piercing-scream', index: 1 })
    expect(t.totals()).toEqual([1, 5])
  })

  test('[CF-C11] the Necronomicon serves a Professor only, with a bonus', () => {
    const t = sit({
      seats: { ...three, ana: { hand: ['professor'], table: ['-necronomicon'] } },
    })
    expect(t.would('ana', 'equip', { copy: 'necronomicon' })).toBe(false)
    t.choose('ana', 'playTrait', { copy: 'professor' }).choose('ana', 'equip', { copy: 'necronomicon' })
    expect(t.strength('ana')).toBe(5)
  })

  test.each([
    ['CF-C12', 'goo-proof-poncho', 'Poncho imperméable aux substances dégueu'],
    ['CF-C13', 'fake-tentacle', 'Tentacule factice'],
    ['CF-C14', 'backpack-full-of-dynamite', 'Sac à dos plein de dynamite'],
    ['CF-C15', 'triple-barrelled-shotgun', 'Fusil à canon triple'],
  ])('[%s] %s is an item that can be given away: “%s”', (_, id, french) => {
    expect(find(id)).toMatchObject({ kind: 'item', deck: 'treasure', fr: { name: french } })
    const t = sit({ seats: { ...three, ana: { table: [id] } } })
    t.send('ana', { type: 'trade', seat: t.seat('bob'), gives: [t.copy(id, 'ana')], wants: [] })
  })
})

describe('doors', () => {
  test('[CF-C16] [CF-C17] [CF-C18] the enhancers raise the monster’s level, and add up', () => {
    const hand = ['indescribably-hideous', 'raving', 'four-dimensional']
    const names = ["D'une indescriptible hideur", 'En pleine élucubration', 'Quadridimensionnel']
    expect(hand.map((id) => find(id).fr.name)).toEqual(names)
    const t = sit({ seats: { ...three, bob: { hand } }, facing: 'rat' })
    const strengths = hand.map((copy) => t.choose('bob', 'enhance', { copy, slot: 0 }).monster('rat'))
    expect(strengths).toEqual([6, 9, 19])
  })

  test('[CF-C19] [CF-N07] the millennial sleep is the only one that lowers it', () => {
    expect(find('in-millennial-sleep').fr.name).toBe('Plongé dans son sommeil millénaire')
    const lowers = ({ bonus }: EnhancerCard) => typeof bonus === 'number' && bonus < 0
    expect(enhancers.filter(lowers)).toEqual([find('in-millennial-sleep')])
    const t = sit({ seats: { ...three, bob: { hand: ['in-millennial-sleep'] } }, facing: 'bro-ones' })
    t.choose('bob', 'enhance', { copy: 'in-millennial-sleep', slot: 0 })
    expect(t.monster('bro-ones')).toBe(1)
  })

  test('[CF-C20] a Wandering Monster brings another from the hand', () => {
    expect(find('cthulhu-wandering-monster')).toMatchObject({ copies: 3, fr: { name: 'Monstre errant' } })
    const hand = ['cthulhu-wandering-monster', 'bro-ones']
    const t = sit({ seats: { ...three, bob: { hand } }, facing: 'rat' })
    t.choose('bob', 'play', { copy: 'cthulhu-wandering-monster', index: 'bro-ones' })
    expect(t.totals()[1]).toBe(7)
  })

  test('[CF-C21] Sex Change is kept for the next fight, and weighs there', () => {
    expect(find('sex-change').fr.name).toBe('Changement de sexe')
    const t = sit({ seats: { ...three, ana: { level: 7 }, bob: { hand: ['sex-change'] } }, doors: ['rat'] })
    t.choose('bob', 'curse', { copy: 'sex-change', seat: 'ana' })
    expect(t.table('ana')).toEqual(['sex-change'])
    t.choose('ana', 'openDoor')
    expect(t.strength('ana')).toBe(2)
    t.win('ana')
    expect(t.table('ana')).toEqual([])
  })

  test('[CF-C22] Lose Your Headgear takes headgear, and nothing from a bare head', () => {
    expect(find('cthulhu-lose-your-headgear').fr.name).toBe('Perdez votre couvre-chef')
    const hit = (worn: readonly string[]) => {
      const t = sit({
        seats: { ana: { hand: ['cthulhu-lose-your-headgear'] }, bob: { level: 3, table: worn }, cyd: {} },
      })
      t.choose('ana', 'curse', { copy: 'cthulhu-lose-your-headgear', seat: 'bob' })
      return [t.level('bob'), ...t.table('bob')]
    }
    expect(hit(['tinfoil-fedora', 'goo-proof-poncho'])).toEqual([3, 'goo-proof-poncho'])
    expect(hit(['goo-proof-poncho'])).toEqual([3, 'goo-proof-poncho'])
  })

  test('[CF-C24] Gain a Level, at any time, on anybody', () => {
    expect(find('cthulhu-gain-a-level')).toMatchObject({ deck: 'treasure', fr: { name: 'Gagnez un niveau' } })
    const t = sit({ seats: { ana: {}, bob: { hand: ['cthulhu-gain-a-level'] }, cyd: {} }, facing: 'rat' })
    t.choose('bob', 'play', { copy: 'cthulhu-gain-a-level', index: 'cyd' })
    expect(t.level('cyd')).toBe(2)
  })
})

describe('how the box is put together', () => {
  test('[CF-N01] 168 cards', () => expect(count(CTHULHU.cards)).toBe(168))

  test('as many of each kind as the published box', () => {
    const kinds = ['monster', 'curse', 'class', 'multi', 'enhancer', 'item', 'oneShot'] as const
    expect(kinds.map((kind) => count(all(kind)))).toEqual([37, 13, 18, 2, 12, 37, 17])
    const rest = [...all('special'), ...all('attachment')]
    expect(count(rest.filter(({ deck }) => deck === 'door'))).toBe(18)
    expect(count(rest.filter(({ deck }) => deck === 'treasure'))).toBe(14)
  })

  test('monsters, curses, enhancers and items are all different', () => {
    for (const card of [...monsters, ...all('curse'), ...enhancers, ...items]) expect(card.copies ?? 1).toBe(1)
    expect(CTHULHU.cards.length).toBeGreaterThanOrEqual(135)
  })

  test('treasures, levels and deaths of the monsters', () => {
    const worth = [1, 2, 3, 4, 5].map((treasures) => monsters.filter((card) => card.treasures === treasures).length)
    expect(worth).toEqual([10, 12, 6, 6, 3])
    expect(monsters.filter(({ levels }) => levels === 2)).toHaveLength(6)
    expect(monsters.filter((card) => JSON.stringify(card.badStuff).includes('"do":"die"'))).toHaveLength(4)
  })

  test('items by slot, none of them Big', () => {
    const slots = ['oneHand', 'twoHands', 'armour', 'head', 'feet', undefined] as const
    expect(slots.map((slot) => items.filter((card) => card.slot === slot).length)).toEqual([11, 7, 4, 5, 3, 7])
    expect(items.filter(({ size }) => size !== undefined)).toEqual([])
    expect(items.filter(({ usableBy }) => usableBy !== undefined).length).toBeGreaterThanOrEqual(13)
    expect(items.filter(({ bonus = 0 }) => bonus >= 5)).toHaveLength(1)
  })

  test('each card has a picture of its own', () => {
    const first = CTHULHU.cards.map(({ art = [] }) => art[0])
    expect(first).not.toContain(undefined)
    expect(new Set(first).size).toBe(first.length)
  })
})
