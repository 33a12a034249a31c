// What a box is made of, counted in physical cards, so that it can be laid beside what is known of the published boxes.

import { type Card, type ItemCard, leadsTo, type MonsterCard, type Pack } from '@brouhaha/cards'

/** Figures by name, in the order in which they are printed. */
export type Composition = Readonly<Record<string, number>>

/** Brings a monster out of its player's hand. */
const isWandering = (card: Card): boolean =>
  card.kind === 'special' &&
  card.uses.some(({ effect: [first] }) => first?.do === 'addMonster' && !first.instead && first.from === undefined)

const isLevelCard = (card: Card): boolean =>
  card.kind === 'special' && card.deck === 'treasure' && (card.levelCard === true || isOnlyLevels(card.uses))

const isOnlyLevels = (uses: Extract<Card, { kind: 'special' }>['uses']): boolean =>
  uses.length > 0 && uses.every(({ effect }) => effect.every((step) => step.do === 'gainLevels'))

const isRestricted = (item: ItemCard): boolean => item.usableBy !== undefined

export function compositionOf({ cards }: Pack): Composition {
  const copies = (fits: (card: Card) => boolean): number =>
    cards.filter(fits).reduce((sum, card) => sum + (card.copies ?? 1), 0)
  const kind = (wanted: Card['kind'], fits: (card: Card) => boolean = () => true): number =>
    copies((card) => card.kind === wanted && fits(card))
  const monsters = (fits: (monster: MonsterCard) => boolean): number =>
    copies((card) => card.kind === 'monster' && fits(card))
  const items = (fits: (item: ItemCard) => boolean): number => copies((card) => card.kind === 'item' && fits(card))
  const inDeck = (deck: Card['deck']) => (card: Card) => card.deck === deck
  const priced = cards.filter((card) => 'value' in card && card.value !== null)
  const gold = priced.reduce((sum, card) => sum + ('value' in card ? (card.value ?? 0) : 0) * (card.copies ?? 1), 0)
  return {
    cards: copies(() => true),
    doors: copies(inDeck('door')),
    monsters: kind('monster'),
    curses: kind('curse'),
    classes: kind('class'),
    races: kind('race'),
    mojos: kind('mojo'),
    powers: kind('power'),
    multi: kind('multi'),
    enhancers: kind('enhancer'),
    wandering: copies((card) => card.deck === 'door' && isWandering(card)),
    otherDoors: copies(
      (card) =>
        card.deck === 'door' &&
        !isWandering(card) &&
        (card.kind === 'special' || card.kind === 'acolyte' || card.kind === 'attachment'),
    ),
    treasures: copies(inDeck('treasure')),
    items: kind('item'),
    oneShots: kind('oneShot'),
    levelCards: copies(isLevelCard),
    attachments: kind('attachment', inDeck('treasure')),
    followers: kind('acolyte', inDeck('treasure')),
    otherTreasures: kind('special', (card) => card.deck === 'treasure' && !isLevelCard(card)),
    ...tally('level', LEVELS, (level) => monsters((monster) => monster.level === level)),
    ...tally('treasure', [1, 2, 3, 4, 5], (count) => monsters((monster) => monster.treasures === count)),
    twoLevels: monsters(({ levels }) => levels === 2),
    deadly: monsters(({ badStuff }) => leadsTo(badStuff, 'die')),
    ...tally('slot', ['oneHand', 'twoHands', 'armour', 'head', 'feet'], (slot) => items((item) => item.slot === slot)),
    slotless: items(({ slot }) => slot === undefined),
    big: items(({ size }) => size === 'big'),
    complex: items(({ size }) => size === 'complex'),
    restricted: items(isRestricted),
    ...tally('bonus', [1, 2, 3, 4, 5], (bonus) => items((item) => item.bonus === bonus)),
    gold,
    priced: priced.reduce((sum, card) => sum + (card.copies ?? 1), 0),
  }
}

const LEVELS = [1, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20] as const

const tally = <Key extends string | number>(
  name: string,
  keys: readonly Key[],
  count: (key: Key) => number,
): Composition => Object.fromEntries(keys.map((key) => [`${name} ${key}`, count(key)]))
