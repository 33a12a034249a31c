// They combine into one weapon (MK-LASER), +24 in all.

import { type ItemCard, item } from '@brouhaha/cards'

const laser = (id: string, bonus: number, words: Pick<ItemCard, 'copies' | 'art' | 'en' | 'fr'>): ItemCard =>
  item(id, { tags: ['laser', 'fire'], slot: 'twoHands', value: bonus * 100 + 100, bonus, ...words })

export const LASERS: readonly ItemCard[] = [
  laser('laser', 2, {
    copies: 2,
    art: ['laser-gun'],
    en: { name: 'Laser', flavour: 'Light entertainment.' },
    fr: { name: 'Laser', flavour: 'Ne pas regarder le faisceau avec ton dernier œil.' },
  }),
  laser('dazer', 3, {
    art: ['laser-sparks', 'knocked-out-stars'],
    en: { name: 'Dazer', flavour: 'Set to confused.' },
    fr: { name: 'Dazer', flavour: "Il éblouit, puis il s'excuse." },
  }),
  laser('maser', 4, {
    art: ['laser-turret', 'hot-meal'],
    en: { name: 'Maser', flavour: 'Also does soup, four minutes on high.' },
    fr: { name: 'Maser', flavour: 'Réchauffe un monstre en quatre minutes, percer le film.' },
  }),
  laser('appeaser', 4, {
    art: ['laser-burst', 'peace-dove'],
    en: { name: 'Appeaser', flavour: 'Peace in our time. Very much in our time.' },
    fr: { name: 'Embraser', flavour: "Verbe du premier groupe, à l'impératif." },
  }),
  laser('trailblazer', 4, {
    art: ['laser-blast', 'chat-bubble'],
    en: { name: 'Trailblazer', flavour: 'The trail never saw it coming.' },
    fr: { name: 'Jaser', flavour: 'Tire à tort et à travers, et répète tout.' },
  }),
  laser('fundraiser', 5, {
    art: ['laserburn', 'coins-pile'],
    en: { name: 'Fundraiser', flavour: 'Give generously. It is warming up.' },
    fr: { name: 'Écraser', flavour: 'En face aussi, on conseille de laisser tomber.' },
  }),
]
