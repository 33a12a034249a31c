// The living who object loudly, and the great dead: levels 12 to 20.

import {
  addMonster,
  called,
  die,
  discard,
  each,
  inCase,
  loseLevels,
  type MonsterCard,
  monster,
  pay,
  setLevel,
  strengthen,
  take,
} from '@brouhaha/cards'
import { against, allItems, oneItem, upToLevel, worn } from '../make.ts'

const TWELFTH: readonly MonsterCard[] = [
  monster('vengeful-surgeon', {
    level: 12,
    treasures: 3,
    strength: [{ add: 4, when: against('restitched') }],
    badStuff: [discard(worn('oneHand', 'twoHands')), loseLevels(1)],
    art: ['scalpel', 'bowels'],
    en: { name: 'Surgeon Who Remembers You', flavour: 'You left before he was done.' },
    fr: { name: 'Chirurgien rancunier', flavour: 'Tu es parti avec son bistouri. Dedans.' },
  }),
  monster('aerobics-horde', {
    tags: ['undead'],
    level: 12,
    treasures: 3,
    flee: -1,
    beforeCombat: [strengthen('monsters', { cardsIn: 'hand', of: 'main' })],
    badStuff: [loseLevels(3)],
    art: ['high-kick', 'headband-knot'],
    en: { name: 'Aerobics Horde', flavour: 'And one, and two, and feel the rot.' },
    fr: { name: "Horde d'aérobic", flavour: 'On lève la jambe. On la ramasse.' },
  }),
  monster('school-trip', {
    level: 12,
    treasures: 3,
    strength: [{ add: { lowest: [5, { cardsIn: 'worn', of: 'main', filter: { kind: 'item' } }] } }],
    badStuff: [
      each(
        'others',
        [take({ zone: 'table', of: 'victim', filter: { kind: 'item', size: 'small' }, by: 'each' }, 'each')],
        'levelsRising',
      ),
    ],
    art: ['bus', 'school-bag'],
    en: { name: 'School Trip, Forty Strong', flavour: 'Hold hands. Not that one, it came off.' },
    fr: { name: 'Sortie scolaire de route', flavour: 'Donnez-vous la main. Non, avec le bras.' },
  }),
]

const FOURTEENTH: readonly MonsterCard[] = [
  monster('action-movie-hero', {
    level: 14,
    treasures: 4,
    letsGo: upToLevel(4),
    strength: [{ add: 3, when: { among: 'others', some: { level: { least: 8 } } } }],
    badStuff: [loseLevels(2), discard({ ...oneItem('table'), extreme: 'bestBonus' })],
    art: ['ammo-box', 'bright-explosion'],
    en: { name: 'Action Movie Hero', flavour: 'Out of bullets, never out of lines.' },
    fr: { name: "Héros de film d'action", flavour: "Il ne se retourne pas sur l'explosion. C'est toi." },
  }),
  monster('undead-landlord', {
    tags: ['undead'],
    level: 14,
    treasures: 4,
    badStuff: [
      pay(
        { cards: { ...oneItem('table'), take: { worth: 1000 } } },
        [],
        [loseLevels(2), discard({ zone: 'hand', take: 'all' })],
      ),
    ],
    art: ['house-keys', 'skeletal-hand'],
    en: { name: 'Undead Landlord', flavour: 'The grave is yours; the rent is eternal.' },
    fr: { name: "Bailleur d'outre-tombe", flavour: 'Concession perpétuelle, charges aussi.' },
  }),
  monster('loss-adjuster', {
    level: 14,
    treasures: 4,
    badStuff: [
      called('damage', discard({ ...oneItem('table'), extreme: 'dearest' })),
      inCase({ the: 'damage', fits: { value: { least: 500 } } }, [loseLevels(1)], [loseLevels(3)]),
    ],
    art: ['damaged-house', 'magnifying-glass'],
    en: { name: 'Loss Adjuster', flavour: 'Dying was covered. Coming back is a pre-existing condition.' },
    fr: { name: 'Expert en sinistres individus', flavour: "Le décès, oui. Le retour, c'est hors contrat." },
  }),
]

const SIXTEENTH: readonly MonsterCard[] = [
  monster('grandma-with-a-tank', {
    level: 16,
    treasures: 4,
    levels: 2,
    letsGo: upToLevel(4),
    strength: [{ add: -4, when: against('restitched') }],
    badStuff: [die()],
    art: ['battle-tank', 'yarn'],
    en: { name: 'Grandma with a Tank', flavour: 'Nice stitching, dear. Now hold still.' },
    fr: { name: "Mamie char d'assaut", flavour: 'Joli point de croix, mon petit. Bouge pas.' },
  }),
  monster('sentimental-bulldozer', {
    level: 16,
    treasures: 4,
    levels: 2,
    strength: [{ add: 5, when: against('burly') }],
    badStuff: [discard(allItems('table', { size: 'big' })), setLevel('lowest')],
    art: ['bulldozer', 'tear-tracks'],
    en: { name: 'Bulldozer with Feelings', flavour: 'It levels with you. Then it levels you.' },
    fr: { name: 'Bulldozer sentimental', flavour: 'Il écrase une larme, et toi.' },
  }),
  monster('unnecessary-sequel', {
    tags: ['undead'],
    level: 16,
    treasures: 4,
    levels: 2,
    onEntering: [addMonster({ by: 'everyone', filter: { tag: 'undead' } })],
    badStuff: [die()],
    art: ['film-projector', 'raise-zombie'],
    en: { name: 'The Unnecessary Sequel', flavour: 'Same corpse, twice the budget.' },
    fr: { name: 'La suite de trop', flavour: 'Tu meurs avant le générique. Désolé.' },
  }),
]

const GREATEST: readonly MonsterCard[] = [
  monster('critic-of-the-genre', {
    level: 18,
    treasures: 4,
    levels: 2,
    fightAlone: true,
    strength: [{ add: { sum: 'rank', of: 'main' } }],
    badStuff: [inCase({ lacks: 'mojo' }, [loseLevels(4)], [die()])],
    art: ['thumb-down', 'theater'],
    en: { name: 'Critic of the Genre', flavour: '“Lifeless. Two stars.”' },
    fr: { name: 'Critique du genre', flavour: '« Des personnages sans chair, ou presque. »' },
  }),
  monster('flamethrower-choir', {
    tags: ['fire'],
    level: 18,
    treasures: 5,
    levels: 2,
    noEscape: true,
    strength: [{ add: 4, when: { holdersOf: 'nuclear', number: { least: 2 } } }],
    badStuff: [die()],
    art: ['flamethrower', 'musical-score'],
    en: { name: 'Flamethrower Choir', flavour: 'Sopranos medium, basses well done.' },
    fr: { name: 'Chorale lance-flammes', flavour: 'Les ténors saisissent, les basses mijotent.' },
  }),
  monster('worse-than-the-disease', {
    level: 20,
    treasures: 5,
    levels: 2,
    letsGo: upToLevel(5),
    strength: [{ add: 5, when: against('plague') }],
    badStuff: [die()],
    art: ['syringe', 'heart-beats'],
    en: { name: 'The Cure', flavour: 'Side effects may include living.' },
    fr: { name: 'Le remède pire que le mal', flavour: 'Effets secondaires : la vie.' },
  }),
]

export const GREAT_MONSTERS: readonly MonsterCard[] = [...TWELFTH, ...FOURTEENTH, ...SIXTEENTH, ...GREATEST]
