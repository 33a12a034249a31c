// Cards with names, and a table that shows each kind of thing once.

import {
  type Card,
  characterClass,
  curse,
  enhancer,
  item,
  loseLevels,
  mojo,
  monster,
  oneShot,
  power,
  race,
  special,
  strengthen,
} from '@brouhaha/cards'
import type { MunchkinSeatView, MunchkinView } from '../src/view/view.ts'
import { cardsOf } from '../src/words/cards.ts'
import type { Reader } from '../src/words/grammar.ts'

const named = (en: string, fr: string, short?: readonly [string, string]) => ({
  en: { name: en, ...(short === undefined ? {} : { short: short[0] }) },
  fr: { name: fr, ...(short === undefined ? {} : { short: short[1] }) },
})

const thing = (id: string, en: string, fr: string): Card => item(id, { value: 400, bonus: 2, ...named(en, fr) })

const CARDS: readonly Card[] = [
  monster('wraith', {
    level: 8,
    treasures: 2,
    badStuff: [loseLevels(1)],
    ...named('Ledger Wraith', 'Spectre du grand livre'),
  }),
  monster('goth', { level: 2, treasures: 1, tags: ['goth'], badStuff: [], ...named('Shogoth', 'Shogoth') }),
  enhancer('coffee', {
    bonus: 5,
    ...named('Dangerously Caffeinated', 'Sous perfusion de café', ['Caffeinated', 'Caféiné']),
  }),
  enhancer('rifle', { bonus: 3, ...named('Wielding a Rifle', 'Maniant un fusil', ['with a Rifle', 'au fusil']) }),
  curse('choice', {
    effect: [{ do: 'choose', options: [[loseLevels(1)], [loseLevels(2)]] }],
    ...named('Hard Choice', 'Choix cornélien'),
  }),
  oneShot('potion', {
    value: 100,
    uses: [
      { use: 'combat', effect: [strengthen('either', 3)] },
      { use: 'any', effect: [{ do: 'gainLevels', levels: 1, to: 'target' }] },
    ],
    ...named('Odd Potion', 'Potion étrange'),
  }),
  special('wander', {
    deck: 'door',
    uses: [{ use: 'combat', effect: [{ do: 'addMonster' }] }],
    ...named('Wandering Monster', 'Monstre errant'),
  }),
  special('swap', {
    deck: 'door',
    uses: [{ use: 'combat', effect: [{ do: 'addMonster', instead: true }] }],
    ...named('Casting Change', 'Changement de distribution'),
  }),
  special('vanish', {
    deck: 'door',
    uses: [{ use: 'combat', effect: [{ do: 'remove', monster: 'named', treasureOnRemoval: false }] }],
    ...named('Vanishing Act', 'Disparition'),
  }),
  characterClass('warrior', {
    abilities: [{ use: 'ownCombat', cost: { discard: 1 }, effect: [strengthen('players', 1)] }],
    ...named('Warrior', 'Guerrier'),
  }),
  race('elf', named('Elf', 'Elfe')),
  mojo('nuclear', named('Nuclear Zombie', 'Zombie Nucléaire')),
  power('fast', { rank: 2, ...named('Fast', 'Rapide') }),
  power('stealthy', { rank: 2, ...named('Stealthy', 'Furtif') }),
  thing('claws', 'Glowing Claws', 'Griffes phosphorescentes'),
  thing('cart', 'Shopping Cart', 'Chariot'),
  characterClass('investigator', named('Investigator', 'Investigateur')),
  thing('poncho', 'Poncho', 'Poncho'),
  thing('tentacle', 'Auxiliary Tentacle', 'Tentacule auxiliaire'),
  thing('rucksack', "Grandma's Rucksack", 'Sac à dos de mamie'),
  characterClass('hunter', named('Bounty Hunter', 'Chasseur de primes')),
  race('feline', named('Feline', 'Félin')),
  thing('armour', 'Inflatable Armour', 'Armure gonflable'),
  thing('teeth', 'Gnashing Teeth', 'Dents grinçantes'),
  thing('dazer', 'Laser-Maser-Dazer', 'Laser-Maser-Dazer'),
]

export const NAMES = ['Ana', 'Bob', 'Cleo']

const card = cardsOf([{ box: 'base', cards: CARDS }], ['base'])

export const copyOf = (id: string): number => CARDS.findIndex((one) => one.id === id)

export const reader = (you: number | null): Reader => ({ names: NAMES, you, card })

export const seated = (level: number, ...ids: string[]): MunchkinSeatView => ({
  level,
  sex: 'female',
  life: 'alive',
  hand: 3,
  handLimit: 5,
  table: ids.map((id) => ({
    copy: copyOf(id.replace('-', '')),
    id: id.replace('-', ''),
    used: !id.startsWith('-'),
    on: null,
    stays: false,
    received: 0,
  })),
  strength: level,
  lines: [],
  slots: {
    head: { used: 0, limit: 1 },
    armour: { used: 0, limit: 1 },
    feet: { used: 0, limit: 1 },
    hands: { used: 0, limit: 2 },
    big: { used: 0, limit: 1 },
    complex: { used: 0, limit: null },
    acolytes: { used: 0, limit: 1 },
    traits: {},
  },
  skips: 0,
  awaitsHand: false,
})

const seen = (id: string) => ({ copy: copyOf(id), id })

export const TERMS = { items: [copyOf('cart')], treasures: 2, helperPicksFirst: true, evenIfLost: true }

export const VIEW: MunchkinView = {
  you: 0,
  profile: 'base',
  switches: [],
  first: 0,
  turn: 1,
  active: 0,
  phase: 2,
  seats: [seated(3, 'warrior', 'claws'), seated(2, 'elf', '-cart'), seated(1)],
  decks: { doors: 20, treasures: 20 },
  discards: {
    doors: { count: 0, top: null },
    treasures: { count: 0, top: null },
    cult: { count: 0, top: null },
  },
  pool: { owner: null, cards: [] },
  aside: [],
  treasureDue: 0,
  combat: {
    main: 0,
    helper: null,
    helperForced: false,
    fromHand: false,
    monsters: [
      {
        ...seen('wraith'),
        text: 'wraith',
        strength: 16,
        lines: [],
        treasures: 2,
        enhancers: [seen('coffee'), seen('rifle')],
        noEscape: false,
      },
    ],
    played: [],
    paid: { players: 0, monsters: 0 },
    fighters: [{ seat: 0, flee: [0], fleeLines: [[]], chased: [], cannotFlee: false }],
    totals: { players: 5, monsters: 16 },
    sides: { players: [], monsters: [] },
    winning: false,
    ties: null,
    helpers: [],
    spoils: { treasures: 2, levels: 1, helperLevels: 0 },
    contract: null,
    saved: { treasures: 0, levels: 0 },
    killed: [],
    sworn: [],
    roll: null,
  },
  offers: [
    { seat: 0, number: 1, to: 1, kind: 'trade', gives: [copyOf('claws')], wants: [copyOf('cart')] },
    { seat: 1, number: 2, to: 0, kind: 'trade', gives: [copyOf('cart')], wants: [] },
    { seat: 2, number: 3, to: 0, kind: 'offerHelp', terms: TERMS },
  ],
  gate: null,
  decision: 'fightOrRun',
  asked: [0],
  about: { ...seen('choice'), choice: 0, target: 0, by: 0 },
  winners: [],
  hand: [],
  known: [],
  strayed: [],
  peeked: [],
  searched: [],
  passed: false,
  adds: [],
  would: [],
  wares: { bestPrice: 1, items: [] },
}
