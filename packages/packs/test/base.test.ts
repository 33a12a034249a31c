// What the rulebook says of the cards of base (catalogue, section 3), and the box beside the published one.

import type { Card, MonsterCard } from '@brouhaha/cards'
import { table } from '@brouhaha/munchkin/testing'
import { describe, expect, test } from 'vitest'
import { BASE } from '../src/base/index.ts'

const copies = (card: Card): number => card.copies ?? 1
const count = (fits: (card: Card) => boolean): number =>
  BASE.cards.filter(fits).reduce((sum, card) => sum + copies(card), 0)
const tally = (key: (card: Card) => string | number | undefined): Readonly<Record<string, number>> => {
  const found: Record<string, number> = {}
  for (const card of BASE.cards) {
    const under = key(card)
    if (under !== undefined) found[under] = (found[under] ?? 0) + copies(card)
  }
  return found
}
const monsters: readonly MonsterCard[] = BASE.cards.filter((card) => card.kind === 'monster')

function card(id: string): Card {
  const found = BASE.cards.find((one) => one.id === id)
  if (found === undefined) throw new Error(`no card is called ${id}`)
  return found
}

/** Under another id, because the test table has a plain trait of that name. */
const asPrinted = (id: string): Card => ({ ...card(id), id: `printed-${id}` })

const three = { ana: {}, bob: {}, cyd: {} }

test('[MK-COMBAT-26] whoever plays it, “Iron of Ironing Things Out” flattens the monsters and nobody else, until the fight is over', () => {
  const t = table('base', {
    seats: { ana: { level: 8, table: ['sword'] }, bob: { hand: ['steam-iron', 'furious'], table: ['crown'] }, cyd: {} },
    cards: [card('steam-iron'), card('cold-calling-fiend')],
    facing: 'cold-calling-fiend',
    rolls: { runAway: [6] },
  })
  expect(t.totals()).toEqual([11, 9])
  t.choose('bob', 'play', { copy: 'steam-iron' })
  expect([t.totals(), t.strength('bob'), t.table('bob').sort()]).toEqual([[11, 6], 4, ['crown', 'steam-iron']])
  t.choose('bob', 'enhance', { copy: 'furious', slot: 'cold-calling-fiend' })
  expect(t.totals()).toEqual([11, 11])
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
  expect([t.fighting(), t.table('bob'), t.pile('treasureDiscards')]).toEqual([false, ['crown'], ['steam-iron']])
})

describe('cards that the rulebook names', () => {
  test('[CF-B01] human is what everybody is at first: no card makes one', () => {
    expect(BASE.cards.filter((one) => one.kind === 'race').map((one) => one.id)).toEqual(['elf', 'dwarf', 'halfling'])
    expect(BASE.cards.filter((one) => /^human$/i.test(one.en.name) || /^humain$/i.test(one.fr.name))).toEqual([])
  })

  test('[CF-B02] a wandering monster sends one from the hand at another player', () => {
    expect(card('base-wandering-monster')).toMatchObject({ deck: 'door', copies: 3, fr: { name: 'Monstre errant' } })
    const t = table('base', {
      seats: { ...three, bob: { hand: ['base-wandering-monster', 'toll-troll'] } },
      cards: [card('base-wandering-monster'), card('toll-troll')],
      facing: 'rat',
    })
    t.choose('bob', 'play', { copy: 'base-wandering-monster', index: 'toll-troll' })
    expect(t.totals()[1]).toBe(7)
  })

  test('[CF-B03] a curse works at the door, or from the hand on anybody at any time', () => {
    const curses = BASE.cards.filter((one) => one.kind === 'curse')
    expect(curses.map((one) => [one.deck, copies(one)])).toEqual(curses.map(() => ['door', 1]))
    const seats = { ...three, ana: { level: 3 }, bob: { level: 3, hand: ['rock-bottom'] } }
    const t = table('base', { seats, cards: [card('rock-bottom')], doors: ['rock-bottom'] })
    t.choose('bob', 'curse', { copy: 'rock-bottom', seat: 'ana' })
    expect(t.level('ana')).toBe(2)
    t.choose('ana', 'openDoor')
    expect([t.level('ana'), t.level('bob')]).toEqual([1, 3])
  })

  test.each([
    ['priest', 'class', 'Prêtre', 'Priest'],
    ['wizard', 'class', 'Magicien', 'Wizard'],
    ['elf', 'race', 'Elfe', 'Elf'],
    ['dwarf', 'race', 'Nain', 'Dwarf'],
  ])('[CF-B04] the %s is a %s', (id, kind, fr, en) => {
    expect(card(id)).toMatchObject({ kind, trait: id, copies: 3, fr: { name: fr }, en: { name: en } })
  })

  test('[CF-B05] “Kill the Loyal Servant” works on any acolyte in a mix, and on nothing else', () => {
    expect(card('kill-the-loyal-servant')).toMatchObject({ kind: 'curse', fr: { name: 'Tuer le fidèle serviteur' } })
    const t = table('base+star', {
      seats: {
        ...three,
        ana: { hand: ['kill-the-loyal-servant', 'kill-the-loyal-servant'] },
        bob: { table: ['squire', 'sword'] },
        cyd: { table: ['loyal-servant'] },
      },
      cards: [card('kill-the-loyal-servant'), card('loyal-servant')],
    })
    t.choose('ana', 'curse', { copy: 'kill-the-loyal-servant', seat: 'bob' })
    t.choose('ana', 'curse', { copy: 'kill-the-loyal-servant', seat: 'cyd' })
    expect([t.table('bob'), t.table('cyd')]).toEqual([['sword'], []])
  })

  test('[CF-C23] Divine Intervention raises all priests and frees even the lone Cultist', () => {
    expect(card('divine-intervention')).toMatchObject({ deck: 'door', fr: { name: 'Intervention Divine' } })
    expect(copies(card('divine-intervention'))).toBe(1)
    const t = table('base+cthulhu', {
      seats: {
        ana: { level: 2, hand: ['divine-intervention'] },
        bob: { level: 3, table: ['priest'] },
        cyd: { level: 4, table: ['cultist'] },
      },
      cards: [card('divine-intervention')],
    })
    t.choose('ana', 'play', { copy: 'divine-intervention' })
    expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([2, 4, 4])
    expect(t.table('cyd')).toEqual([])
  })

  test('[CF-C28] the loyal servant is an acolyte', () => {
    expect(card('loyal-servant')).toMatchObject({ kind: 'acolyte', fr: { name: 'Fidèle serviteur' } })
    expect(count((one) => one.kind === 'acolyte')).toBe(1)
  })

  test('[CF-Z26] a priest has a bonus against all undead, of this box or another', () => {
    const t = table('base+zombies', {
      seats: { ...three, ana: { table: ['printed-priest'], hand: ['sword', 'rat'] } },
      cards: [asPrinted('priest')],
      facing: 'ghoul',
    })
    t.choose('ana', 'useAbility', { copy: 'printed-priest' }).choose('ana', 'pay', { copy: 'rat' })
    expect(t.strength('ana')).toBe(4)
    const living = table('base', {
      seats: { ...three, ana: { table: ['printed-priest'], hand: ['sword'] } },
      cards: [asPrinted('priest')],
      facing: 'ogre',
    })
    expect(living.offered('ana', 'useAbility')).toBe(false)
  })

  test('[CF-Z27] some items are Big; those without a mark are small', () => {
    expect(count((one) => one.kind === 'item' && one.size === 'big')).toBe(7)
    const t = table('base', {
      seats: { ...three, bob: { hand: ['baggage-fees'] }, ana: { table: ['flat-pack-halberd', 'parrysol'] } },
      cards: [card('baggage-fees'), card('flat-pack-halberd'), card('parrysol')],
    })
    t.choose('bob', 'curse', { copy: 'baggage-fees', seat: 'ana' })
    expect(t.table('ana')).toEqual(['parrysol'])
  })

  test('[CF-N01] 168 cards, 95 doors and 73 treasures', () => {
    expect(tally((one) => one.deck)).toEqual({ door: 95, treasure: 73 })
  })
})

describe('classes and races', () => {
  test('[MK-IDENT-02] an elf runs better and gains a level for each kill that he helps with', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 8 }, bob: { table: ['printed-elf'] } },
      cards: [asPrinted('elf')],
      facing: 'rat',
      helper: 'bob',
    })
    expect(t.figure('bob', 'flee')).toBe(1)
    t.choose('ana', 'claim').close()
    expect([t.level('ana'), t.level('bob')]).toEqual([9, 2])
  })

  test('[MK-ITEM-05] a dwarf holds six cards and carries any number of Big items', () => {
    const t = table('base', {
      seats: { ...three, ana: { table: ['printed-dwarf', 'anvil', 'piano'] } },
      cards: [asPrinted('dwarf')],
    })
    expect(t.figure('ana', 'handLimit')).toBe(1)
    expect([t.uses('ana', 'anvil'), t.uses('ana', 'piano')]).toEqual([true, true])
  })

  test('[MK-IDENT-03] a halfling sells one item a turn for twice its price, and runs badly', () => {
    const t = table('base', { seats: { ...three, ana: { table: ['halfling'] } }, cards: [card('halfling')] })
    expect([t.figure('ana', 'priceTimes'), t.figure('ana', 'flee')]).toEqual([1, -1])
  })

  test('[MK-IDENT-09] a warrior wins ties, and burns up to three cards for +1 each', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 3, table: ['warrior'], hand: ['rat', 'imp', 'elf', 'dwarf'] } },
      cards: [card('warrior')],
      facing: 'ogre',
    })
    for (const fuel of ['rat', 'imp', 'elf'])
      t.choose('ana', 'useAbility', { copy: 'warrior' }).choose('ana', 'pay', { copy: fuel })
    expect([t.totals(), t.winning()]).toEqual([[6, 6], true])
    expect(t.refused('ana', 'useAbility', { copy: 'warrior' })).toBe('MK-COMBAT-34')
  })

  test('[MK-IDENT-09] a wizard charms a monster with his whole hand: treasure, no level', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 2, table: ['printed-wizard'], hand: ['rat', 'elf'] } },
      cards: [asPrinted('wizard')],
      facing: 'giant',
    })
    t.choose('ana', 'useAbility', { copy: 'printed-wizard', use: 1 }).close()
    expect([t.level('ana'), t.hand('ana').length]).toEqual([2, 3])
  })

  test('[MK-IDENT-09] a priest takes the topmost discard instead of opening the door, then discards', () => {
    const t = table('base', {
      seats: { ...three, ana: { table: ['printed-priest'], hand: ['elf'] } },
      cards: [asPrinted('priest')],
      doors: ['giant'],
      doorDiscards: ['rat', 'ogre'],
    })
    t.choose('ana', 'useAbility', { copy: 'printed-priest', use: 1 })
    while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
    t.choose('ana', 'pick', { copy: 'elf' })
    expect([t.hand('ana'), t.pile('doorDiscards')]).toEqual([['rat'], ['elf', 'ogre']])
    expect([t.offered('ana', 'openDoor'), t.pile('doorDeck')[0]]).toEqual([false, 'giant'])
  })

  test('[MK-IDENT-09] a thief backstabs each fighter once', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 5 }, cyd: { table: ['thief'], hand: ['rat', 'elf'] } },
      cards: [card('thief')],
      facing: 'ogre',
    })
    t.choose('cyd', 'useAbility', { copy: 'thief', index: 'ana' }).choose('cyd', 'pay', { copy: 'rat' })
    expect(t.strength('ana')).toBe(3)
    expect(t.refused('cyd', 'useAbility', { copy: 'thief', index: 'ana' })).toBe('MK-COMBAT-34')
  })

  test.each([
    [4, ['boots'], 3],
    [3, [], 2],
  ])('[MK-IDENT-09] a thief who rolls %i has stolen %j and is level %i', (die, stolen, level) => {
    const t = table('base', {
      seats: { ana: { level: 3, table: ['thief'], hand: ['rat'] }, bob: { table: ['boots'] }, cyd: {} },
      cards: [card('thief')],
      rolls: { die: [die] },
    })
    t.choose('ana', 'useAbility', { copy: 'thief', use: 1, index: 'bob' }).choose('ana', 'pay', { copy: 'rat' })
    expect([t.table('ana').filter((id) => id !== 'thief'), t.level('ana')]).toEqual([stolen, level])
  })
})

describe('cards with a twist', () => {
  test('[MK-META-03] the relay baton gives +4 once, then goes to the left', () => {
    const t = table('base', {
      seats: { ...three, ana: { table: ['relay-baton'] } },
      cards: [card('relay-baton')],
      facing: 'ogre',
    })
    expect(t.strength('ana')).toBe(2)
    t.choose('ana', 'useAbility', { copy: 'relay-baton' })
    expect([t.strength('ana'), t.table('bob')]).toEqual([5, ['relay-baton']])
  })

  test('[MK-META-03] the interest-free loan takes only what turns the fight', () => {
    const seats = {
      ana: { level: 4, hand: ['interest-free-loan'] },
      bob: { table: ['sword'] },
      cyd: { table: ['dagger'] },
    }
    const t = table('base', { seats, cards: [card('interest-free-loan')], facing: 'ogre' })
    t.choose('ana', 'play', { copy: 'interest-free-loan' })
    expect([t.table('ana'), t.totals()]).toEqual([['sword'], [7, 6]])
  })

  test('[MK-META-03] out of office: somebody else takes over the fight', () => {
    const t = table('base', {
      seats: { ...three, ana: { hand: ['out-of-office'] } },
      cards: [card('out-of-office')],
      facing: 'giant',
    })
    t.choose('ana', 'play', { copy: 'out-of-office', index: 'cyd' })
    expect(t.offered('cyd', 'run')).toBe(true)
    expect(t.offered('ana', 'run')).toBe(false)
  })

  test('[MK-CURSE-05] secret Santa: everybody else pays as much, or a level', () => {
    const t = table('base', {
      seats: {
        ana: { hand: ['secret-santa'] },
        bob: { level: 3, table: ['piano'] },
        cyd: { level: 3, table: ['crown'] },
        dan: { level: 3 },
      },
      cards: [card('secret-santa')],
    })
    t.choose('ana', 'curse', { copy: 'secret-santa', seat: 'bob' })
    expect([t.table('bob'), t.table('cyd')]).toEqual([[], []])
    expect([t.level('bob'), t.level('cyd'), t.level('dan')]).toEqual([3, 3, 2])
  })

  test('[MK-ITEM-18] the lost-property golem: the highest level takes first', () => {
    const t = table('base', {
      seats: { ana: { level: 5, table: ['sword', 'helmet', 'mail'] }, bob: { level: 2 }, cyd: { level: 7 } },
      cards: [card('lost-property-golem')],
      facing: 'lost-property-golem',
      rolls: { runAway: [1] },
    })
    t.choose('ana', 'run')
    if (t.offered('ana', 'roll')) t.choose('ana', 'roll', { slot: 'lost-property-golem' })
    expect(t.asked().seats).toEqual(['cyd'])
    t.choose('cyd', 'pick', { copy: 'mail' }).choose('bob', 'pick', { copy: 'sword' })
    expect([t.table('ana'), t.table('bob'), t.table('cyd')]).toEqual([['helmet'], ['sword'], ['mail']])
  })

  test('[MK-CURSE-06] sold as seen: the best item counts against its owner from now on', () => {
    const t = table('base', {
      seats: { ana: { hand: ['sold-as-seen'] }, bob: { table: ['sword', 'helmet'] }, cyd: {} },
      cards: [card('sold-as-seen')],
      active: 'bob',
      facing: 'ogre',
    })
    expect(t.totals()[0]).toBe(5)
    t.choose('ana', 'curse', { copy: 'sold-as-seen', seat: 'bob' })
    expect(t.totals()[0]).toBe(-1)
  })

  test('[MK-META-03] the skeleton staff hates Mondays, and the first turn is one', () => {
    const t = table('base', { seats: three, cards: [card('skeleton-staff')], facing: 'skeleton-staff' })
    expect(t.monster('skeleton-staff')).toBe(4)
  })

  test('[MK-CURSE-03] cloakroom roulette: the victim and his left neighbour swap hands', () => {
    const t = table('base', {
      seats: { ana: { hand: ['cloakroom-roulette', 'elf'] }, bob: { hand: ['rat', 'imp'] }, cyd: { hand: ['dwarf'] } },
      cards: [card('cloakroom-roulette')],
    })
    t.choose('ana', 'curse', { copy: 'cloakroom-roulette', seat: 'bob' })
    expect([t.hand('ana'), t.hand('bob'), t.hand('cyd').sort()]).toEqual([['elf'], ['dwarf'], ['imp', 'rat']])
  })

  test('[MK-META-03] a car-boot sale swaps up to two cards for as many treasures', () => {
    const t = table('base', {
      seats: { ...three, ana: { hand: ['car-boot-sale', 'elf'], table: ['sword', 'helmet'] } },
      cards: [card('car-boot-sale')],
      treasures: ['crown', 'mail', 'plate'],
    })
    t.choose('ana', 'play', { copy: 'car-boot-sale' }).choose('ana', 'pick', { copy: 'elf' })
    t.choose('ana', 'pick', { copy: 'sword' })
    expect([t.hand('ana').sort(), t.table('ana')]).toEqual([['crown', 'mail'], ['helmet']])
  })

  test('[MK-TREAS-01] everything must go: three treasures the moment it is drawn', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 5 } },
      cards: [card('everything-must-go')],
      treasures: ['everything-must-go', 'crown', 'mail', 'plate'],
      facing: 'rat',
    })
    t.choose('ana', 'claim').close()
    expect(t.hand('ana').sort()).toEqual(['crown', 'mail', 'plate'])
  })

  test('[MK-COMBAT-30] a half-baked monster keeps one treasure at least', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 3, hand: ['half-baked'] } },
      cards: [card('half-baked')],
      treasures: ['crown', 'mail'],
      facing: 'rat',
    })
    t.choose('ana', 'enhance', { copy: 'half-baked', slot: 'rat' }).choose('ana', 'claim').close()
    expect(t.hand('ana')).toEqual(['crown'])
  })

  test('[MK-FLEE-08] the alibi of whoever is caught is worth a door', () => {
    const t = table('base', {
      seats: { ...three, ana: { table: ['cast-iron-alibi'] } },
      cards: [card('cast-iron-alibi')],
      doors: ['elf'],
      facing: 'ogre',
      rolls: { runAway: [1] },
    })
    t.choose('ana', 'run')
    if (t.offered('ana', 'roll')) t.choose('ana', 'roll', { slot: 'ogre' })
    expect(t.hand('ana')).toEqual(['elf'])
  })

  test('[MK-FLEE-16] a smoke break is for whoever is caught, and for nobody else', () => {
    const hand = ['smoke-break']
    const t = table('base', {
      seats: { ana: { level: 5, hand }, bob: { hand }, cyd: {} },
      cards: [card('smoke-break')],
      facing: 'giant',
      rolls: { runAway: [1] },
    })
    t.choose('ana', 'run')
    if (t.offered('ana', 'roll')) t.choose('ana', 'roll', { slot: 'giant' })
    expect([t.offered('ana', 'play'), t.offered('bob', 'play')]).toEqual([true, false])
    t.choose('ana', 'play', { copy: 'smoke-break' }).close()
    expect(t.fighting()).toBe(false)
    expect(t.level('ana')).toBe(5)
  })

  test('[MK-COMBAT-33] harpy birthday: a guest of level 4 at most is let in', () => {
    const t = table('base', {
      seats: { ana: {}, bob: { hand: ['giant', 'ghoul'] }, cyd: {} },
      cards: [card('harpy-birthday')],
      doors: ['harpy-birthday'],
    })
    t.choose('ana', 'openDoor')
    expect(t.asked().seats).toEqual(['bob'])
    expect(t.refused('bob', 'pick', { copy: 'giant' })).toMatch(/^MK-/)
    t.choose('bob', 'pick', { copy: 'ghoul' })
    expect(t.totals()[1]).toBe(12)
  })
})

describe('the box beside the published one', () => {
  test('[MK-SETUP-02] as many cards of each kind', () => {
    expect(tally((one) => (one.kind === 'special' && one.levelCard ? 'level card' : one.kind))).toEqual({
      monster: 37,
      curse: 19,
      class: 12,
      race: 9,
      multi: 4,
      enhancer: 5,
      special: 10,
      attachment: 1,
      item: 38,
      oneShot: 23,
      'level card': 9,
      acolyte: 1,
    })
  })

  test('[MK-SETUP-02] only identities, wandering monsters, potions and a plain level card come twice', () => {
    const repeated = BASE.cards.filter((one) => copies(one) > 1 && !['race', 'class', 'multi'].includes(one.kind))
    expect(repeated.map((one) => one.id).sort()).toEqual([
      'base-wandering-monster',
      'liquid-courage',
      'participation-trophy',
      'potion-of-second-wind',
    ])
  })

  test('[MK-ITEM-09] items by slot, with seven Big ones and one of +5', () => {
    expect(tally((one) => (one.kind === 'item' ? (one.slot ?? 'none') : undefined))).toEqual({
      oneHand: 13,
      twoHands: 5,
      armour: 5,
      head: 4,
      feet: 3,
      none: 8,
    })
    expect(count((one) => one.kind === 'item' && one.bonus === 5)).toBe(1)
    const restricted = count((one) => one.kind === 'item' && one.usableBy !== undefined)
    expect(restricted).toBeGreaterThanOrEqual(13)
    expect(restricted).toBeLessThanOrEqual(21)
  })

  test('[MK-ITEM-16] about 370 gold a card, 18,000 to 23,000 in all', () => {
    const priced = BASE.cards.flatMap((one) =>
      'value' in one && one.value ? Array.from({ length: copies(one) }, () => Number(one.value)) : [],
    )
    const gold = priced.reduce((sum, value) => sum + value, 0)
    expect(gold).toBeGreaterThanOrEqual(18_000)
    expect(gold).toBeLessThanOrEqual(23_500)
    expect(Math.abs(gold / priced.length - 370)).toBeLessThan(20)
  })

  test('[MK-TREAS-01] treasures spread as published, and four to six monsters kill', () => {
    expect(monsters).toHaveLength(37)
    expect(tally((one) => (one.kind === 'monster' ? one.treasures : undefined))).toEqual({
      1: 10,
      2: 12,
      3: 6,
      4: 7,
      5: 2,
    })
    const deadly = monsters.filter((one) => JSON.stringify(one.badStuff).includes('"do":"die"'))
    expect(deadly.length).toBeGreaterThanOrEqual(4)
    expect(deadly.length).toBeLessThanOrEqual(6)
    for (const one of deadly) expect(one.level).toBeGreaterThanOrEqual(16)
  })

  test('every card has a picture of its own and a joke in both languages', () => {
    for (const one of BASE.cards) {
      expect(one.en.flavour?.length ?? 99, one.id).toBeLessThanOrEqual(90)
      expect(one.fr.flavour?.length ?? 99, one.id).toBeLessThanOrEqual(90)
    }
    expect(new Set(BASE.cards.map((one) => one.art?.[0])).size).toBe(BASE.cards.length)
  })
})
