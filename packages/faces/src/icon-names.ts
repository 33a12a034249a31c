// Icons that every box needs: pictures of cards that name none, signs of the bottom line, marks and backs.

import type { Card, Deck, Slot } from '@brouhaha/cards'

export const KIND_ART: Readonly<Record<Card['kind'], string>> = {
  monster: 'imp-laugh',
  enhancer: 'muscle-up',
  curse: 'evil-hand',
  race: 'character',
  class: 'battle-gear',
  mojo: 'raise-zombie',
  power: 'swords-power',
  multi: 'duality',
  item: 'knapsack',
  oneShot: 'bubbling-flask',
  special: 'card-joker',
  acolyte: 'minions',
  attachment: 'paper-clip',
}

export const SLOT_ART: Readonly<Record<Slot, string>> = {
  head: 'visored-helm',
  armour: 'chest-armor',
  feet: 'boots',
  oneHand: 'pointy-sword',
  twoHands: 'crossed-swords',
}

export const SIGN_ICONS = {
  treasure: 'locked-chest',
  levels: 'upgrade',
  gold: 'two-coins',
  big: 'weight',
  complex: 'gears',
  carries: 'backpack',
} as const

export const MARK_ICONS: Readonly<Record<string, string>> = {
  base: 'dungeon-gate',
  star: 'ringed-planet',
  cthulhu: 'curled-tentacle',
  zombies: 'shambling-zombie',
}

export const BACK_ICONS: Readonly<Record<Deck, string>> = { door: 'wooden-door', treasure: 'open-treasure-chest' }

/** Behind the number of a card. */
export const HAND_ICON = 'hand'

export const CORE_ICONS: readonly string[] = [KIND_ART, SLOT_ART, SIGN_ICONS, MARK_ICONS, BACK_ICONS]
  .flatMap((icons) => Object.values(icons))
  .concat(HAND_ICON)
