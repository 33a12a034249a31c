// What a zombie drags along.

import { adds, countsAs, draw, type ItemCard, item, on, permits, search, use } from '@brouhaha/cards'

export const LUGGAGE: readonly ItemCard[] = [
  item('shopping-cart', {
    size: 'big',
    value: 400,
    bonus: 1,
    abilities: [adds('bigLimit', 2), on('comesIntoPlay', [draw('door', 1)])],
    art: ['shopping-cart', 'dead-head'],
    en: { name: 'Shopping Cart', flavour: 'One wheel wants brains, three want left.' },
    fr: { name: 'Chariot de supermarché', flavour: 'Une roue va tout droit. Pas les autres.' },
  }),
  item('another-zombie', {
    size: 'big',
    value: 600,
    bonus: 4,
    art: ['shambling-zombie', 'chained-heart'],
    en: { name: 'Another Zombie', flavour: 'He thinks he is the one carrying you.' },
    fr: { name: 'Un autre zombie', flavour: 'Lui aussi croit que tu es son objet.' },
  }),
  item('broken-down-ambulance', {
    size: 'big',
    value: 600,
    bonus: 4,
    usableBy: { has: 'burly' },
    abilities: [on('ownTurnEnds', [draw('door', 1)], { when: { carries: { card: 'another-zombie' } } })],
    art: ['ambulance', 'flat-tire'],
    en: { name: 'Broken-Down Ambulance', flavour: 'Meals on wheels, minus the wheels.' },
    fr: { name: 'Ambulance en panne', flavour: 'La sirène marche. Elle a faim aussi.' },
  }),
  item('family-fridge', {
    size: 'big',
    value: 500,
    bonus: 2,
    abilities: [
      use('ownTurn', [search({ zone: 'treasureDiscards', extreme: 'topmost' })], {
        cost: { discard: 2 },
        most: { times: 1, per: 'turn' },
      }),
    ],
    art: ['fridge', 'meat'],
    en: { name: 'The Family Fridge', flavour: 'Leftovers. Labelled, by name and limb.' },
    fr: { name: 'Frigo familial', flavour: 'Il y a des restes. Surtout de mamie.' },
  }),
  item('spare-brain', {
    value: 400,
    bonus: 2,
    abilities: [adds('handLimit', 1), on('levelGained', [draw('door', 1)], { when: { levelFrom: 'kill' } })],
    art: ['skull-in-jar', 'brain'],
    en: { name: 'Spare Brain', flavour: 'For thinking, or for later.' },
    fr: { name: 'Cerveau de secours', flavour: "À garder au frais, à l'abri de toi." },
  }),
  item('mostly-dog', {
    value: 400,
    bonus: 3,
    usableBy: { has: 'stealthy' },
    abilities: [adds('flee', -1, { for: 'others' })],
    art: ['basset-hound-head', 'bone-gnawer'],
    en: { name: 'Dog, Mostly', flavour: 'Fetches. Sometimes a piece of itself.' },
    fr: { name: 'Chien presque entier', flavour: 'Il rapporte, mais en plusieurs fois.' },
  }),
  item('loyalty-card', {
    value: 400,
    abilities: [adds('treasures', 1, { when: { fights: 'alone' } })],
    art: ['swipe-card', 'pizza-cutter'],
    en: { name: 'Loyalty Card, Nine Stamps', flavour: 'The tenth bite is free.' },
    fr: { name: 'Carte de fidélité', flavour: 'La dixième morsure est offerte.' },
  }),
  item('second-hand-soul', {
    value: 400,
    bonus: 1,
    abilities: [permits('ignoreDrawbacks'), on('levelLost', [draw('door', 1)])],
    art: ['soul-vessel', 'hanger'],
    en: { name: 'Second-Hand Soul', flavour: 'Worn at the edges, fits most bodies.' },
    fr: { name: "Âme d'occasion", flavour: 'Première main : un notaire. Très peu servie.' },
  }),
  item('stick-on-mojo', {
    value: 400,
    bonus: 2,
    abilities: [countsAs('voodoo')],
    art: ['carnival-mask', 'mustache'],
    en: { name: 'Stick-On Mojo', flavour: 'Peels off in the rain. So do you.' },
    fr: { name: 'Mojo autocollant', flavour: 'Une goutte de pluie et tout se décolle. Toi aussi.' },
  }),
]
