// The first evening: a few cards of the base game, in the order in which they are drawn.

import type { Card, Pack } from '@brouhaha/cards'
import { assert } from '@brouhaha/kit'
import { BASE } from '@brouhaha/packs'
import type { Seed } from '@brouhaha/table'
import { stacked } from './stack.ts'

export const SEED: Seed = Int32Array.of(5, 0, 0, 0, 0, 0, 0, 0)

const DOORS = [
  ...['caffeinated', 'in-a-trench-coat'], // you
  ...['elf', 'mimic-doormat'], // Norbert
  ...['dwarf', 'warrior'], // Ottilie
  'ghost-on-a-gap-year',
  'halfling',
  'outlaw-goose',
  ...['hat-thief-wind', 'one-orc-band'], // behind the door, then in the empty room
  'wizard',
  'thief',
  'middle-management-dragon',
  'priest',
  'bat-with-benefits',
  'knight-shift',
  'ghost-writer',
  'reply-all-imp',
  'gargargoyle',
  'dust-bunny',
  'origami-golem',
]

const TREASURES = [
  ...['shield-of-plausible-deniability', 'socks-and-sandals'], // you
  ...['parrysol', 'legendary-spork'], // Norbert
  ...['protection-racket', 'cast-iron-alibi'], // Ottilie
  ...['vegetable-helmet', 'liquid-courage'], // from the ghost
  'turtleneck-with-turtle',
  'boots-of-storming-out',
  ...['torch-song', 'fire-in-a-jar', 'potion-of-second-wind'], // from the dragon
  'poison-pen',
  'grandmas-secret-gravy',
  'cup-holder-helmet',
  'relay-baton',
  'unabridged-dictionary',
]

const cardsNamed = (ids: readonly string[]): readonly Card[] =>
  ids.map((id) => {
    const card = BASE.cards.find((one) => one.id === id)
    assert(card !== undefined, `the base game has no ${id}`)
    const { copies: _, ...single } = card
    return single as Card
  })

/** The base game with small opening hands. */
export const FIRST_EVENING: Pack = {
  ...BASE,
  profile: {
    openingHand: 2,
    asksSex: false,
    humans: true,
    traits: ['race', 'class'],
    charitySplit: 'free',
    otherDoorCards: 'hand',
    lootIsOptional: true,
    itemsAnyTurn: true,
    bigLimit: 1,
  },
  cards: [...stacked(cardsNamed(DOORS), 'doors', SEED), ...stacked(cardsNamed(TREASURES), 'treasures', SEED)],
}

/** The number by which a choice names a card. */
export function copyOf(id: string): number {
  const copy = FIRST_EVENING.cards.findIndex((card) => card.id === id)
  assert(copy >= 0, `${id} is not played this evening`)
  return copy
}
