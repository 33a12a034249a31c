// A pack that makes things happen soon: a monster that two can beat, one that nobody can, a curse, and spoons to trade.

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
    copies: 50,
    level: 1,
    treasures: 2,
    badStuff: [{ do: 'loseLevels', levels: 1 }],
    art: ['socks'],
  }),
  card('rent-increase', 'Rent Increase', 'Hausse de loyer', {
    kind: 'monster',
    deck: 'door',
    copies: 40,
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
