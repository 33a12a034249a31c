// A pack that makes things happen soon: a monster that anybody beats, one that only two beat, one that nobody does, a curse,
// and spoons to trade. A table takes no more copies than these.

const card = (id: string, name: string, french: string, more: object) => ({
  id,
  ...more,
  en: { name },
  fr: { name: french },
})

const CARDS = [
  card('lone-sock', 'Lone Sock', 'Chaussette seule', {
    kind: 'monster',
    deck: 'door',
    copies: 35,
    level: 1,
    treasures: 1,
    badStuff: [{ do: 'loseLevels', levels: 1 }],
    art: ['socks'],
  }),
  card('stuck-drawer', 'Stuck Drawer', 'Tiroir coincé', {
    kind: 'monster',
    deck: 'door',
    copies: 35,
    level: 1,
    treasures: 2,
    strength: [{ add: 40, when: { anyFighter: { fights: 'alone' } } }],
    badStuff: [{ do: 'loseLevels', levels: 1 }],
    art: ['mimic-chest'],
  }),
  card('rent-increase', 'Rent Increase', 'Hausse de loyer', {
    kind: 'monster',
    deck: 'door',
    copies: 30,
    level: 40,
    treasures: 1,
    flee: -6,
    badStuff: [{ do: 'die' }],
    art: ['house'],
  }),
  card('cold-tea', 'Cold Tea', 'Thé froid', {
    kind: 'curse',
    deck: 'door',
    copies: 50,
    effect: [{ do: 'loseLevels', levels: 1 }],
    art: ['teapot'],
  }),
  card('wooden-spoon', 'Wooden Spoon', 'Cuillère en bois', {
    kind: 'item',
    deck: 'treasure',
    copies: 50,
    value: 100,
    art: ['spoon'],
  }),
]

export const SPOON_PACK = {
  format: 1,
  box: 'drawer',
  name: { en: 'The Drawer', fr: 'Le Tiroir' },
  adds: ['base', 'star'],
  cards: CARDS,
}
