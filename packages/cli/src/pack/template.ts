// A first pack: three cards that work, to be changed.

import { type Card, PACK_FORMAT, readPack } from '@brouhaha/cards'
import { BASE } from '@brouhaha/packs'

const title = (box: string): string =>
  box
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const firstCards = (box: string): readonly Card[] => [
  {
    id: `${box}-overdue-homework`,
    kind: 'monster',
    deck: 'door',
    level: 4,
    treasures: 2,
    strength: [{ add: 3, when: { anyFighter: { level: { most: 3 } } } }],
    badStuff: [{ do: 'discard', cards: { zone: 'hand', take: 2 }, otherwise: [{ do: 'loseLevels', levels: 1 }] }],
    art: ['spell-book', 'tear-tracks'],
    en: { name: 'Overdue Homework', flavour: 'It grows a page every night.' },
    fr: { name: 'Devoir en retard', flavour: 'Chaque nuit, il prend une page.' },
  },
  {
    id: `${box}-umbrella`,
    kind: 'item',
    deck: 'treasure',
    slot: 'oneHand',
    value: 300,
    bonus: 2,
    abilities: [{ figure: 'flee', add: 1 }],
    art: ['umbrella'],
    en: { name: 'Umbrella of Last Week', flavour: 'Found again as soon as the sun came out.' },
    fr: { name: 'Parapluie de la semaine dernière', flavour: 'Retrouvé au premier rayon de soleil.' },
  },
  {
    id: `${box}-monday`,
    kind: 'curse',
    deck: 'door',
    effect: [{ do: 'stay', until: 'nextCombat', abilities: [{ figure: 'strength', add: -3 }] }],
    art: ['alarm-clock'],
    en: { name: 'Monday Again', flavour: 'There was one only last week.' },
    fr: { name: 'Encore lundi', flavour: 'Il y en avait déjà un la semaine dernière.' },
  },
]

/** Cards of our first box under ids of its own: enough of everything to be played, until there is something better. */
const borrowed = (box: string): readonly Card[] =>
  BASE.cards
    .filter((card) => !('trait' in card) && standsAlone(card))
    .map((card) => ({ ...card, id: `${box}-${card.id}` }))

/** It speaks of no other card and of no trait. */
const standsAlone = (card: Card): boolean => 'pack' in readPack({ box: 'alone', cards: [card] })

export interface Wish {
  readonly box: string
  /** The boxes that it adds to; none for a box of its own. */
  readonly adds: readonly string[]
  readonly schema: string
}

/** The text of a new pack. */
export function newPack({ box, adds, schema }: Wish): string {
  const cards = firstCards(box)
  const pack = {
    $schema: schema,
    format: PACK_FORMAT,
    box,
    name: { en: title(box), fr: title(box) },
    ...(adds.length > 0 ? { adds } : { profile: { handLimit: 6, lootIsOptional: true } }),
    ...(adds.length > 0 ? {} : { tags: BASE.tags }),
    cards: adds.length > 0 ? cards : [...cards, ...borrowed(box)],
  }
  return `${JSON.stringify(pack, null, 2)}\n`
}
