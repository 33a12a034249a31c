import {
  type AttachmentCard,
  addMonster,
  attachment,
  clone,
  forceHelp,
  permits,
  type SpecialCard,
  search,
  special,
  take,
  use,
} from '@brouhaha/cards'
import { levelCard, wanderingMonster } from '../make.ts'

const DOORS: readonly (SpecialCard | AttachmentCard)[] = [
  wanderingMonster('star-wandering-monster', 3, { en: { name: 'Wandering Monster' }, fr: { name: 'Monstre errant' } }),
  special('clone', {
    deck: 'door',
    copies: 2,
    uses: [use('combat', [clone()])],
    en: { name: 'Clone', flavour: 'Same teeth, fresh receipt.' },
    fr: { name: 'Clone', flavour: 'Le même, en pire, en double.' },
  }),
  attachment('void-warranty', {
    deck: 'door',
    to: 'item',
    waives: true,
    en: { name: 'Void Where Warrantied', flavour: 'Breaking this seal breaks the rules.' },
    fr: { name: 'Garantie du vide', flavour: "Pièces, main-d'œuvre et mauvaise foi." },
  }),
  special('distress-beacon', {
    deck: 'door',
    uses: [use('ownCombat', [forceHelp('target')], { when: { winning: false } })],
    en: { name: 'Distress Beacon', flavour: 'Whose distress is a matter of timing.' },
    fr: { name: 'Balise de détresse', flavour: 'Surtout celle des voisins.' },
  }),
  special('tractor-beam', {
    deck: 'door',
    uses: [use('othersCombat', [addMonster({ by: 'others', filter: { level: { most: 8 } } })])],
    en: { name: 'Tractor Beam', flavour: 'Also ploughs.' },
    fr: { name: 'Rayon tracteur', flavour: 'Le rayon remorque est en option.' },
  }),
]

const TREASURES: readonly (SpecialCard | AttachmentCard)[] = [
  levelCard('star-gain-a-level', 6, { en: { name: 'Gain a Level' }, fr: { name: 'Gagnez un niveau' } }),
  levelCard('frequent-flyer-status', 3, {
    en: { name: 'Frequent Flyer Status', flavour: 'Mostly through walls.' },
    fr: { name: 'Miles convertis', flavour: 'Dix parsecs achetés, un niveau offert.' },
  }),
  special('salvage-rights', {
    deck: 'treasure',
    uses: [
      use('ownTurn', [search({ zone: 'doorDiscards', filter: { kind: ['race', 'class', 'multi'] }, by: 'you' })]),
      use('draw', [take({ zone: 'it', filter: { kind: 'item' } }, 'you')], { cost: { levels: 1 } }),
    ],
    en: { name: 'Salvage Rights' },
    fr: { name: "Droit d'épave", flavour: 'Tu en es une, tu as des droits.' },
  }),
  attachment('turbo-sticker', {
    deck: 'treasure',
    to: 'item',
    bonus: 3,
    en: { name: 'Go-Faster Stripes', flavour: 'Adds ten per cent to anything, feelings included.' },
    fr: { name: 'Autocollant turbo', flavour: 'Ça colle, donc ça marche.' },
  }),
  attachment('genetic-touch-up', {
    deck: 'treasure',
    to: 'trait',
    abilities: [permits('ignoreDrawbacks')],
    en: { name: 'Genetic Touch-Up' },
    fr: { name: 'Retouche génétique', flavour: 'On a gommé les défauts. Et un peu le menton.' },
  }),
]

export const SPECIALS = [...DOORS, ...TREASURES]
