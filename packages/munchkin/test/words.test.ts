import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loseLevels } from '@brouhaha/cards'
import type { Language, Seat } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { type MunchkinChoice, VERBS, type Verb } from '../src/choice.ts'
import type { Place } from '../src/events.ts'
import { type MunchkinForm, RULING_VERBS } from '../src/forms/form.ts'
import { GATE_CLOCKS } from '../src/rules/card/gate.ts'
import {
  askDecision,
  cardsOf,
  DECISIONS,
  type MunchkinHeard,
  type Reader,
  sayChoice,
  sayForm,
  tellMunchkinEvent,
  titleOfMonster,
  titleOfSeat,
} from '../src/words/index.ts'
import { curse as cursed } from './fixture/cards.ts'
import { table } from './table.ts'
import { copyOf, NAMES, reader, seated, TERMS, VIEW } from './words-table.ts'

const LANGUAGES: readonly Language[] = ['en', 'fr']
const [ANA, BOB, CLEO] = [0, 1, 2]
const WRAITH = copyOf('wraith')
const CART = copyOf('cart')
const CLAWS = copyOf('claws')

const PLACES: readonly Place[] = [
  ...(['doorDeck', 'treasureDeck', 'doorDiscards', 'treasureDiscards', 'cultPile', 'fight', 'aside', 'pool'] as const),
  { hand: ANA },
  { hand: BOB },
  { table: ANA },
  { table: BOB },
]

type EventType = MunchkinHeard['type']

/** At least one event of every type: the compiler asks for a new one. */
const EVENTS: { readonly [T in EventType]: readonly Extract<MunchkinHeard, { type: T }>[] } = {
  begun: [{ type: 'begun', seats: 3, boxes: ['base', 'star'], switches: 0, first: BOB }],
  sexChosen: [1, 2].map((sex) => ({ type: 'sexChosen', seat: BOB, sex })),
  moved: PLACES.flatMap((from) =>
    PLACES.flatMap((to) => [
      { type: 'moved' as const, from, to },
      { type: 'moved' as const, from, to, copy: CART },
    ]),
  ),
  shuffled: (['door', 'treasure'] as const).map((deck) => ({ type: 'shuffled', deck })),
  turnBegan: [
    { type: 'turnBegan', seat: BOB },
    { type: 'turnBegan', seat: BOB, extra: true },
  ],
  extraTurnGiven: [{ type: 'extraTurnGiven', seat: BOB }],
  phase: [1, 2, 3, 4].map((phase) => ({ type: 'phase', phase })),
  turned: [true, false].map((used) => ({ type: 'turned', seat: BOB, copy: CART, used })),
  countersChanged: [0, 1, 3].map((counters) => ({ type: 'countersChanged', copy: CART, counters, before: 2 })),
  attached: [{ type: 'attached', copy: CART, to: CLAWS }],
  levelGained: (['kill', 'card', 'sale', 'cult'] as const).map((by) => ({
    type: 'levelGained',
    seat: BOB,
    levels: 2,
    by,
  })),
  levelLost: [{ type: 'levelLost', seat: BOB, levels: 1 }],
  counted: [true, false].map((counts) => ({ type: 'counted', seat: BOB, copy: CART, counts })),
  sexChanged: [{ type: 'sexChanged', seat: BOB }],
  rolled: ['runAway', 'die'].map((draw) => ({ type: 'rolled', seat: BOB, draw, value: 5 })),
  played: [{ type: 'played', seat: BOB, copy: CART }],
  curseHit: [-1, BOB, CLEO].map((by) => ({ type: 'curseHit', copy: copyOf('choice'), victim: BOB, by })),
  curseSettled: [{ type: 'curseSettled', copy: copyOf('choice'), victim: BOB }],
  cancelled: [{ type: 'cancelled', copy: copyOf('choice') }],
  redirected: [{ type: 'redirected', copy: copyOf('choice'), victim: BOB }],
  combatBegan: [true, false].map((fromHand) => ({ type: 'combatBegan', main: BOB, copy: WRAITH, fromHand })),
  monsterJoined: [WRAITH, copyOf('goth')].map((text) => ({ type: 'monsterJoined', slot: 1, copy: WRAITH, text })),
  monsterLeft: [true, false].map((killed) => ({ type: 'monsterLeft', copy: WRAITH, killed })),
  totals: [{ type: 'totals', players: 12, monsters: 8 }],
  combatEnd: [true, false].map((won) => ({ type: 'combatEnd', won })),
  friendly: [{ type: 'friendly', copy: WRAITH }],
  helpAsked: [
    { type: 'helpAsked', by: ANA, seat: BOB, offer: 1, terms: TERMS },
    { type: 'helpAsked', seat: BOB, offer: 1, terms: TERMS },
  ],
  countered: [{ type: 'countered', seat: BOB, offer: 1, terms: { ...TERMS, helperPicksFirst: false } }],
  helpAnswered: [true, false].map((accepted) => ({ type: 'helpAnswered', seat: BOB, accepted })),
  helpForced: [{ type: 'helpForced', seat: BOB }],
  volunteered: [{ type: 'volunteered', seat: BOB, offer: 1, terms: { ...TERMS, treasures: 0, items: [] } }],
  helperLeft: [{ type: 'helperLeft', seat: BOB }],
  ran: [{ type: 'ran', seat: BOB }],
  escaped: [true, false].map((rolled) => ({ type: 'escaped', seat: BOB, slot: 0, rolled })),
  caught: [{ type: 'caught', seat: BOB, slot: 0 }],
  died: [{ type: 'died', seat: BOB }],
  corpseLaidOut: [{ type: 'corpseLaidOut', seat: BOB }],
  reborn: [{ type: 'reborn', seat: BOB }],
  treasureDrawn: (['up', 'down'] as const).map((face) => ({ type: 'treasureDrawn', seat: BOB, count: 2, face })),
  charity: [{ type: 'charity', from: BOB, to: CLEO, count: 1 }],
  sold: [{ type: 'sold', seat: BOB, worth: 1100, levels: 1 }],
  offered: [
    { type: 'offered', seat: BOB, to: CLEO, number: 1, gives: [CART], wants: [CLAWS, copyOf('poncho')] },
    { type: 'offered', seat: BOB, to: CLEO, number: 1, gives: [CART], wants: [] },
    { type: 'offered', seat: BOB, to: CLEO, number: 1, gives: [], wants: [CLAWS] },
  ],
  offerEnded: ['withdrawn', 'declined', 'void', 'accepted', 'replaced'].map((how) => ({
    type: 'offerEnded',
    seat: BOB,
    number: 1,
    how,
  })),
  traded: [{ type: 'traded', seat: BOB, with: CLEO }],
  promised: (['help', 'interfere'] as const).map((not) => ({ type: 'promised', seat: BOB, to: CLEO, not })),
  showed: [
    { type: 'showed', seat: BOB, to: 0b101, count: 2 },
    { type: 'showed', seat: BOB, to: 0b101, count: 2, copies: [CART, CLAWS] },
  ],
  peeked: [
    { type: 'peeked', seat: BOB, deck: 'door', count: 2 },
    { type: 'peeked', seat: BOB, deck: 'treasure', count: 1, copies: [CART] },
  ],
  asked: [{ type: 'asked', seat: BOB, decision: 'fightOrRun' }],
  answered: [{ type: 'answered', seat: BOB }],
  gateOpened: [{ type: 'gateOpened', gate: 1, clock: 'kill' }],
  gateClosed: [{ type: 'gateClosed', gate: 1 }],
  passed: [{ type: 'passed', gate: 1 }],
  challenged: [true, false].map((right) => ({ type: 'challenged', seat: BOB, whom: CLEO, right })),
  ruled: RULING_VERBS.flatMap((verb) => [
    { type: 'ruled', verb, seat: BOB, value: 5 },
    { type: 'ruled', verb, seat: BOB, value: 5, voted: true },
  ]),
  noted: [{ type: 'noted', cells: [1, 2], own: false }],
  ended: ['kill', 'card', 'cult', 'allCultists'].flatMap((how) =>
    [0b010, 0b110].map((winners) => ({ type: 'ended' as const, winners, how })),
  ),
}

/** At least one choice of every verb: the compiler asks for a new one. */
const CHOICES: { readonly [V in Verb | 'nothing']: readonly Omit<MunchkinChoice, 'type'>[] } = {
  done: [{}],
  chooseSex: [{ index: 1 }, { index: 2 }],
  openDoor: [{}],
  keep: [{}],
  playItem: [{ copy: CART }],
  equip: [{ copy: CART }],
  lay: [{ copy: CART }],
  playTrait: [
    { copy: copyOf('elf'), other: 0 },
    { copy: copyOf('elf'), other: copyOf('feline') + 1 },
  ],
  playMulti: [
    { copy: copyOf('elf'), other: 0 },
    { copy: copyOf('elf'), other: copyOf('feline') + 1 },
  ],
  dropTrait: [{ copy: copyOf('elf') }],
  playAcolyte: [
    { copy: CART, other: 0 },
    { copy: CART, other: CLAWS + 1 },
  ],
  attach: [{ copy: CART, other: CLAWS }],
  load: [{ copy: CART, other: CLAWS }],
  curse: [ANA, BOB].map((seat) => ({ copy: copyOf('choice'), seat })),
  enhance: [{ copy: copyOf('coffee'), slot: 0 }],
  enhanceSeat: [{ copy: copyOf('coffee'), seat: BOB }],
  play: [
    { copy: copyOf('potion'), index: 0, use: 0 },
    { copy: copyOf('potion'), index: 1, use: 0 },
    { copy: copyOf('potion'), index: BOB, use: 1 },
    { copy: copyOf('wander'), index: copyOf('goth'), use: 0 },
    { copy: copyOf('swap'), index: 0, use: 0 },
    { copy: copyOf('vanish'), index: 0, use: 0 },
  ],
  useAbility: [{ copy: copyOf('warrior'), index: 0, use: 0 }],
  join: [{ copy: copyOf('goth') }],
  fight: [{ copy: WRAITH }],
  noTrouble: [{}],
  loot: [{}],
  skipLoot: [{}],
  secondDoor: [{}],
  claim: [{}],
  run: [{}],
  ask: [0, 1, 2, 3, 4, 5].map((index) => ({ seat: BOB, index })),
  accept: [
    { seat: BOB, gate: 2 },
    { seat: CLEO, gate: 3 },
  ],
  refuse: [{}],
  volunteer: [0, 1, 2, 3, 4, 5].map((index) => ({ index })),
  decline: [{}],
  roll: [{ slot: 0 }, { slot: 3 }],
  sacrifice: [{ copy: CART }],
  takeAlong: [{ index: 0 }, { index: 1 }],
  pick: [{ copy: CART }],
  pickBlind: [{ index: 0 }],
  option: [{ index: 0 }, { index: 1 }],
  pay: [{ copy: CART }],
  enough: [{}],
  pass: [{ number: 4 }],
  closeGate: [{ number: 4 }],
  take: [{ copy: CART }],
  give: [ANA, BOB].map((seat) => ({ copy: CART, seat })),
  shed: [ANA, BOB].map((seat) => ({ copy: CART, seat })),
  buy: [{ copy: CART }],
  sell: [
    { copy: CART, other: CART },
    { copy: CART, other: CLAWS },
  ],
  withdraw: [1, 2, 3, 9].map((number) => ({ number })),
  challenge: [{ seat: BOB }],
  sneak: [{ copy: CART }],
  countAs: [{ copy: CART }],
  nothing: [{}],
}

const FORMS: { readonly [T in MunchkinForm['type']]: readonly Extract<MunchkinForm, { type: T }>[] } = {
  askHelp: [{ type: 'askHelp', seat: BOB, ...TERMS }],
  counter: [{ type: 'counter', ...TERMS }],
  offerHelp: [{ type: 'offerHelp', ...TERMS, treasures: 0, items: [] }],
  trade: [{ type: 'trade', seat: BOB, gives: [CART], wants: [] }],
  sellItems: [
    { type: 'sellItems', items: [CART, CLAWS] },
    { type: 'sellItems', items: [CART, CLAWS], levels: 1 },
  ],
  show: [{ type: 'show', cards: [CART], seats: [BOB, CLEO] }],
  pact: (['help', 'interfere'] as const).map((not) => ({ type: 'pact', seat: BOB, not })),
  rule: RULING_VERBS.map((verb) => ({ type: 'rule', verb, seat: BOB, value: 5 })),
}

/** What a sentence must not look like. */
function expectSound(text: string, language: Language): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object/)
  expect(text).not.toMatch(/ {2}|^\s|\s$|\.\.|::|\u00a0{2}/)
  if (language === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /)
}

describe.each(LANGUAGES)('events in %s', (language) => {
  const everyEvent = (Object.keys(EVENTS) as EventType[]).flatMap((type): readonly MunchkinHeard[] => EVENTS[type])

  test.each([null, ANA, BOB, CLEO])('are sentences, whoever listens (%s)', (you) => {
    for (const event of everyEvent) {
      const told = tellMunchkinEvent(event, reader(you), language)
      if (told === null) continue
      expectSound(told, language)
      expect(told).toMatch(/^[\p{Lu}\d«].*[.!]$/u)
      if (you !== null && you !== CLEO) expect(told).not.toContain(NAMES[you] === 'Ana' ? 'Ana' : ' Bob ')
    }
  })

  test('a card that nobody may name stays unnamed', () => {
    const hidden = { type: 'moved', from: 'doorDeck', to: { hand: BOB } } as const
    expect(tellMunchkinEvent(hidden, reader(ANA), language)).toBe(
      { en: 'Bob draws a door card.', fr: 'Bob pioche une carte Porte.' }[language],
    )
    expect(tellMunchkinEvent({ ...hidden, from: { hand: ANA } }, reader(CLEO), language)).toBeNull()
  })
})

test('an event speaks to the one who hears it', () => {
  const offered = EVENTS.offered[0]!
  expect(tellMunchkinEvent(offered, reader(null), 'en')).toBe(
    'Bob offers Cleo a trade: Shopping Cart for Glowing Claws and Poncho.',
  )
  expect(tellMunchkinEvent(offered, reader(CLEO), 'en')).toBe(
    'Bob offers you a trade: Shopping Cart for Glowing Claws and Poncho.',
  )
  expect(tellMunchkinEvent(offered, reader(BOB), 'fr')).toBe(
    'Tu proposes un échange à Cleo\u00a0: «\u00a0Chariot\u00a0» contre «\u00a0Griffes phosphorescentes\u00a0» et «\u00a0Poncho\u00a0».',
  )
})

test('who keeps track of the fight is told which monster it was', () => {
  const tracking = { ...reader(ANA), monster: () => WRAITH }
  expect(tellMunchkinEvent(EVENTS.caught[0]!, tracking, 'en')).toBe('Ledger Wraith catches Bob!')
  expect(tellMunchkinEvent(EVENTS.escaped[0]!, tracking, 'fr')).toBe(
    'Bob échappe à «\u00a0Spectre du grand livre\u00a0».',
  )
})

describe.each(LANGUAGES)('choices and forms in %s', (language) => {
  test('every verb names what it names', () => {
    const labels = new Map<string, string>()
    for (const type of [...VERBS, 'nothing'] as const) {
      for (const fields of CHOICES[type]) {
        const label = sayChoice({ type, ...fields }, VIEW, reader(ANA), language)
        expectSound(label, language)
        expect(label).toMatch(/^[\p{Lu}\d]/u)
        const key = `${type} ${JSON.stringify(fields)}`
        const twin = labels.get(label)
        if (twin !== undefined && type !== 'shed' && type !== 'equip' && type !== 'volunteer' && type !== 'withdraw')
          expect(`${key} reads as ${twin}`).toBe('')
        labels.set(label, key)
      }
    }
  })

  test('every form reads before it is sent', () => {
    for (const forms of Object.values(FORMS))
      for (const form of forms) expectSound(sayForm(form, reader(ANA), language), language)
  })
})

test('choices are said with the names of what they do', () => {
  const say = (type: Verb, fields: Omit<MunchkinChoice, 'type'>): string =>
    sayChoice({ type, ...fields }, VIEW, reader(ANA), 'en')
  expect(say('curse', { copy: copyOf('choice'), seat: BOB })).toBe('Curse Bob with Hard Choice')
  expect(say('ask', { seat: BOB, index: 2 })).toBe('Ask Bob for help: 1 treasure, the helper picks first')
  expect(say('enhance', { copy: copyOf('coffee'), slot: 0 })).toBe(
    'Play Dangerously Caffeinated on Caffeinated Ledger Wraith with a Rifle',
  )
  expect(say('play', { copy: copyOf('potion'), index: 1, use: 0 })).toBe(
    'Play Odd Potion for the monsters (In any fight: +3 to the side of your choice)',
  )
  expect(say('play', { copy: copyOf('potion'), index: BOB, use: 1 })).toBe(
    'Play Odd Potion on Bob (At any time: a player of your choice gains 1 level)',
  )
  expect(say('play', { copy: copyOf('wander'), index: copyOf('goth'), use: 0 })).toBe(
    'Play Wandering Monster with Shogoth',
  )
  expect(say('accept', { seat: BOB, gate: 2 })).toBe("Accept Bob's offer: Shopping Cart as a gift")
  expect(say('option', { index: 1 })).toBe('Lose 2 levels')
})

test.each([
  ['en', ['Lose 1 level', 'Nothing happens'], ['Change sex', 'Lose 2 levels']],
  ['fr', ['Perds 1 niveau', 'Rien ne se passe'], ['Change de sexe', 'Perds 2 niveaux']],
] as const)('a card that asks twice says each time what its ways are (%s)', (language, first, second) => {
  const twice = cursed(
    'twice',
    { do: 'choose', options: [[loseLevels(1)], []] },
    { do: 'choose', options: [[{ do: 'changeSex' }], [loseLevels(2)]] },
  )
  const t = table('base', { seats: { ana: { level: 5 }, bob: { hand: ['twice'] }, cyd: {} }, cards: [twice] })
  const seen: Reader = {
    names: ['Ana', 'Bob', 'Cyd'],
    you: 0,
    card: cardsOf([{ box: 'base', cards: [twice] }], ['base']),
  }
  const ways = () => t.offers('ana').map((choice) => sayChoice(choice, t.game.view(t.state, 0 as Seat), seen, language))
  t.choose('bob', 'curse', { copy: 'twice', seat: 'ana' })
  expect(ways()).toEqual(first)
  t.choose('ana', 'option', { index: 0 })
  expect(ways()).toEqual(second)
})

describe('questions', () => {
  test.each(LANGUAGES)('are asked in %s', (language) => {
    for (const decision of DECISIONS) {
      const question = askDecision(decision, language)
      expectSound(question, language)
      expect(question).toMatch(/[.?]$/)
    }
  })

  test('no gate and no frame asks what has no words', () => {
    const known: ReadonlySet<string> = new Set(DECISIONS)
    for (const clock of GATE_CLOCKS) if (clock !== '') expect(known).toContain(clock)
    const source = join(import.meta.dirname, '../src')
    const asked = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('words'))
      .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/^ {2}decision: .*$/gm)])
      .flatMap(([line]) => [...line.matchAll(/'(\w+)'/g)].map(([, name]) => name!))
    expect(asked.length).toBeGreaterThan(10)
    for (const name of asked) expect(known).toContain(name)
  })

  test('a question of an effect without one of its own is that of its kind', () => {
    expect(askDecision('moveFight:which', 'en')).toBe('Which card?')
    expect(askDecision('discard:which', 'en')).toBe('Which card is discarded?')
  })
})

describe('the line about a character', () => {
  test('[MK-LEVEL-07, EX-27] a zombie with powers, a mojo and items', () => {
    const seat = seated(9, 'nuclear', 'fast', 'stealthy', 'claws', 'cart')
    expect(titleOfSeat(seat, reader(null), 'en')).toBe(
      'level 9 Fast Stealthy Nuclear Zombie with Glowing Claws and a Shopping Cart',
    )
    expect(titleOfSeat(seat, reader(null), 'fr')).toBe(
      'Zombie Nucléaire Rapide et Furtif de niveau 9, avec Griffes phosphorescentes et Chariot',
    )
  })

  test('[MK-LEVEL-07, EX-28] a class alone, with three items', () => {
    const seat = seated(9, 'investigator', 'poncho', 'tentacle', 'rucksack')
    expect(titleOfSeat(seat, reader(null), 'en')).toBe(
      "level 9 Investigator with a Poncho, an Auxiliary Tentacle and Grandma's Rucksack",
    )
    expect(titleOfSeat(seat, reader(null), 'fr')).toBe(
      'Investigateur de niveau 9, avec Poncho, Tentacule auxiliaire et Sac à dos de mamie',
    )
  })

  test('[MK-LEVEL-07, EX-29] a race and a class; what lies sideways is not shown off', () => {
    const seat = seated(9, 'hunter', 'feline', 'armour', 'teeth', 'dazer', '-cart')
    expect(titleOfSeat(seat, reader(null), 'en')).toBe(
      'level 9 Feline Bounty Hunter with Inflatable Armour, Gnashing Teeth and a Laser-Maser-Dazer',
    )
    expect(titleOfSeat(seat, reader(null), 'fr')).toBe(
      'Chasseur de primes Félin de niveau 9, avec Armure gonflable, Dents grinçantes et Laser-Maser-Dazer',
    )
  })

  test('whoever has nothing is nobody in particular', () => {
    expect(titleOfSeat(seated(1), reader(null), 'en')).toBe('level 1 Munchkin')
    expect(titleOfSeat(seated(1), reader(null), 'fr')).toBe('Munchkin de niveau 1')
  })

  test('a monster carries its enhancers in its name', () => {
    expect(titleOfMonster(VIEW, 0, reader(null), 'en')).toBe('Caffeinated Ledger Wraith with a Rifle')
    expect(titleOfMonster(VIEW, 0, reader(null), 'fr')).toBe('Spectre du grand livre Caféiné au fusil')
  })
})
