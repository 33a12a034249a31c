// Items that need neither hand nor body.

import { adds, doubles, draw, type ItemCard, item, letEscape, on, permits, strengthen, use } from '@brouhaha/cards'

export const CARRIED_ITEMS: readonly ItemCard[] = [
  item('backpack-full-of-dynamite', {
    tags: ['fire'],
    value: 500,
    bonus: 1,
    abilities: [use('ownCombat', [strengthen('players', 6)], { cost: { self: true }, when: { decides: true } })],
    art: ['backpack', 'dynamite'],
    en: { name: 'Backpack Full of Dynamite', flavour: 'Please wear on front in crowded crypts.' },
    fr: { name: 'Sac à dos plein de dynamite', flavour: 'Ne pas mettre en soute. Ni nulle part.' },
  }),
  item('third-arm', {
    value: 600,
    abilities: [adds('hands', 1)],
    art: ['forearm', 'stitched-wound'],
    en: { name: 'Third Arm (Not Yours)', flavour: 'It waves. You do not.' },
    fr: { name: 'Troisième bras (pas le tien)', flavour: 'Il applaudit tout seul.' },
  }),
  item('emotional-support-tome', {
    tags: ['book'],
    value: 400,
    bonus: 1,
    abilities: [on('levelLost', [draw('treasure', 1)])],
    art: ['spell-book', 'paw-heart'],
    en: { name: 'Emotional Support Tome', flavour: 'It purrs when you cry.' },
    fr: { name: 'Grimoire de compagnie', flavour: 'Il ronronne, il mord, il se lit.' },
  }),
  item('diary-of-the-doomed', {
    tags: ['book'],
    value: 300,
    usableBy: { not: { has: 'professor' } },
    abilities: [
      on('died', [draw('treasure', 1)], { of: 'others' }),
      on('escaped', [draw('treasure', 1, { face: 'up' })], { when: { partnerCaught: true } }),
    ],
    art: ['black-book', 'tear-tracks'],
    en: { name: 'Diary of the Doomed', flavour: 'Dear diary, aaaaaargh.' },
    fr: { name: "Journal d'un condamné", flavour: 'Les dernières pages sont illisibles, et collantes.' },
  }),
  item('rosary-of-doubt', {
    value: 400,
    abilities: [permits('noCurses', { level: { most: 3 } })],
    art: ['prayer-beads', 'chat-bubble'],
    en: { name: 'Rosary of Reasonable Doubt', flavour: 'The defence rests on every bead.' },
    fr: { name: 'Chapelet de jurons', flavour: 'Les malédictions rougissent et repartent.' },
  }),
  item('ichor-shaker', {
    value: 600,
    abilities: [doubles('oneShots', { filter: { tag: 'ichor' } })],
    art: ['martini', 'ice-cubes'],
    en: { name: 'Ichor Shaker', flavour: 'Shaken. Then it stirred by itself.' },
    fr: { name: 'Shaker à ichor', flavour: "Avec une olive. C'est peut-être une olive." },
  }),
  item('return-ticket', {
    value: 300,
    abilities: [use('ownCombat', [letEscape('you')], { cost: { self: true } })],
    art: ['ticket', 'steam-locomotive'],
    en: { name: 'Return Ticket from Anywhere', flavour: 'Not valid on Sundays, eclipses or Sundays.' },
    fr: { name: 'Aller-retour, surtout retour', flavour: "Le train n'est pas en avance. Toi, si." },
  }),
]
