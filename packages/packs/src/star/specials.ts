// Door cards that are nothing else, and treasures that are neither item nor level card.

import {
  type AttachmentCard,
  addMonster,
  attachment,
  cancel,
  clone,
  forceHelp,
  moveFight,
  openDoor,
  permits,
  type SpecialCard,
  search,
  shareTreasures,
  special,
  take,
  use,
} from '@brouhaha/cards'
import { wanderingMonster } from '../make.ts'

const DOORS: readonly (SpecialCard | AttachmentCard)[] = [
  wanderingMonster('star-wandering-monster', 3, {
    art: ['alien-skull', 'thumb-up'],
    en: { name: 'Wandering Monster', flavour: 'Going your way. Any way is your way.' },
    fr: { name: 'Monstre errant', flavour: "Il fait de l'orbite-stop." },
  }),
  special('clone', {
    deck: 'door',
    art: ['body-swapping'],
    uses: [use('combat', [clone()])],
    en: { name: 'Clone', flavour: 'Buy one, flee two.' },
    fr: { name: 'Clone', flavour: 'Le même, en pire, en double.' },
  }),
  attachment('void-warranty', {
    deck: 'door',
    art: ['wax-seal', 'toolbox'],
    to: 'item',
    waives: true,
    en: { name: 'Void Where Warrantied', flavour: 'Breaking this seal breaks the rules.' },
    fr: { name: 'Garantie du vide', flavour: "Pièces, main-d'œuvre et mauvaise foi." },
  }),
  special('distress-beacon', {
    deck: 'door',
    art: ['siren', 'satellite-communication'],
    uses: [use('ownCombat', [forceHelp('target')], { when: { winning: false } })],
    en: { name: 'Distress Beacon', flavour: 'Whose distress is a matter of timing.' },
    fr: { name: 'Balise de détresse', flavour: 'Surtout celle des voisins.' },
  }),
  special('tractor-beam', {
    deck: 'door',
    art: ['farm-tractor', 'ufo'],
    uses: [use('othersCombat', [addMonster({ from: 'doorDiscards', filter: { level: { most: 8 } } })])],
    en: { name: 'Tractor Beam', flavour: 'Also ploughs.' },
    fr: { name: 'Rayon tracteur', flavour: 'Le rayon remorque est en option.' },
  }),
  special('teleporter-typo', {
    deck: 'door',
    art: ['teleport', 'hydra'],
    uses: [use('combat', [addMonster({ instead: true })])],
    en: { name: 'Teleporter Typo', flavour: 'One letter off. Nine heads on.' },
    fr: { name: 'Faute de frappe au téléporteur', flavour: 'Une lettre de travers, neuf têtes de trop.' },
  }),
  special('call-forwarding', {
    deck: 'door',
    art: ['phone', 'return-arrow'],
    uses: [
      use('ownCombat', [moveFight('target')], {
        when: { fights: 'asMain' },
        target: { standing: 'highest' },
      }),
    ],
    en: { name: 'Call Forwarding', flavour: 'Let me put you through to my superior.' },
    fr: { name: "Renvoi d'appel", flavour: 'Ne raccroche pas, je te passe mon supérieur.' },
  }),
  special('plot-hole', {
    deck: 'door',
    art: ['film-strip', 'dig-hole'],
    uses: [
      use('play', [cancel()]),
      use('draw', [cancel(), openDoor()], { when: { it: { kind: ['monster', 'curse'] } } }),
    ],
    en: { name: 'Plot Hole', flavour: 'That never happened. See previous episode.' },
    fr: { name: 'Trou dans le scénario', flavour: "Ça n'a jamais eu lieu. Revoir l'épisode 3." },
  }),
  special('value-alien-tax', {
    deck: 'door',
    art: ['calculator', 'alien-fire'],
    uses: [use('kill', [shareTreasures('everyone')])],
    en: { name: 'Value Alien Tax', flavour: 'Twenty per cent, then the other eighty.' },
    fr: { name: 'Taxe sur la valeur alien', flavour: 'Vingt pour cent, puis les quatre-vingts autres.' },
  }),
]

const TREASURES: readonly (SpecialCard | AttachmentCard)[] = [
  special('salvage-rights', {
    deck: 'treasure',
    art: ['metal-bar', 'crane'],
    uses: [
      use('ownTurn', [search({ zone: 'doorDiscards', filter: { kind: ['race', 'class', 'multi'] }, by: 'you' })]),
      use('draw', [take({ zone: 'it' }, 'you')], { when: { it: { kind: 'item' } }, cost: { levels: 1 } }),
    ],
    en: { name: 'Salvage Rights', flavour: 'It was floating. Technically so were they.' },
    fr: { name: "Droit d'épave", flavour: 'Tu en es une, tu as des droits.' },
  }),
  attachment('turbo-sticker', {
    deck: 'treasure',
    art: ['flame-tunnel', 'speedometer'],
    to: 'item',
    bonus: 3,
    en: { name: 'Go-Faster Stripes', flavour: 'Adds ten per cent to anything, feelings included.' },
    fr: { name: 'Autocollant turbo', flavour: 'Ça colle, donc ça marche.' },
  }),
  attachment('genetic-touch-up', {
    deck: 'treasure',
    art: ['paint-brush', 'mirror-mirror'],
    to: 'trait',
    abilities: [permits('ignoreDrawbacks')],
    en: { name: 'Genetic Touch-Up', flavour: 'We removed the flaws. And a little chin.' },
    fr: { name: 'Retouche génétique', flavour: 'On a gommé les défauts. Et un peu le menton.' },
  }),
]

export const SPECIALS = [...DOORS, ...TREASURES]
