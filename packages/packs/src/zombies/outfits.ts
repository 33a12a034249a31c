// What a zombie wears: on the body, on the head, on the feet.

import { adds, discard, type ItemCard, item, on, peek, roll } from '@brouhaha/cards'

const ARMOUR: readonly ItemCard[] = [
  item('suit-of-duct-tape', {
    slot: 'armour',
    value: 300,
    bonus: 2,
    art: ['bandage-roll', 'tie'],
    en: { name: 'Three-Piece Duct-Tape Suit', flavour: 'You are the three pieces.' },
    fr: { name: 'Costume en ruban adhésif', flavour: 'Il tient tout, toi compris.' },
  }),
  item('hazmat-onesie', {
    slot: 'armour',
    value: 400,
    bonus: 3,
    usableBy: { not: { lacks: 'mojo' } },
    art: ['hazmat-suit', 'frog'],
    en: { name: 'Hazmat Onesie', flavour: 'Keeps it all in.' },
    fr: { name: 'Grenouillère antiradiation', flavour: 'Coâ ?' },
  }),
  item('bubble-wrap-breastplate', {
    slot: 'armour',
    value: 200,
    bonus: 1,
    over: true,
    art: ['breastplate', 'bubble-field'],
    en: { name: 'Bubble-Wrap Breastplate', flavour: 'Nobody attacks you. Everybody pops you.' },
    fr: { name: 'Cuirasse en papier bulle', flavour: "Tu t'éclates, et les autres aussi." },
  }),
  item('trailing-wedding-dress', {
    slot: 'armour',
    value: 400,
    bonus: 3,
    usableBy: { not: { has: 'burly' } },
    art: ['ample-dress', 'hasty-grave'],
    en: { name: "Somebody's Wedding Dress", flavour: 'Till death did them part. Your turn.' },
    fr: { name: 'Robe de mariée à traîne-misère', flavour: "« Jusqu'à ce que la mort vous sépare » : fait." },
  }),
  item('dentists-lead-apron', {
    slot: 'armour',
    size: 'big',
    value: 600,
    bonus: 4,
    usableBy: { not: { has: 'fast' } },
    art: ['armor-vest', 'tooth'],
    en: { name: "Dentist's Lead Apron", flavour: 'This will not hurt a bit. Being you will.' },
    fr: { name: 'Tablier de plomb du dentiste', flavour: 'Ne bouge plus. Voilà, comme en vrai.' },
  }),
]

const HEAD: readonly ItemCard[] = [
  item('birdhouse', {
    slot: 'head',
    value: 500,
    bonus: 4,
    art: ['bird-house', 'finch'],
    en: { name: 'Birdhouse', flavour: 'Let, furnished, to a woodpecker.' },
    fr: { name: 'Nichoir à oiseaux', flavour: "Araignée au plafond, mésanges à l'étage." },
  }),
  item('hand-on-the-brain', {
    slot: 'head',
    value: 300,
    bonus: 2,
    art: ['brain-tentacle', 'paint-brush'],
    en: { name: 'The Hand on the Brain', flavour: 'Still life, by a former artist.' },
    fr: { name: 'La main sur le pinceau cerveau', flavour: 'Nature morte, par elle-même.' },
  }),
  item('colander-of-thought', {
    slot: 'head',
    value: 300,
    bonus: 3,
    usableBy: { lacks: 'mojo' },
    art: ['dunce-cap', 'noodles'],
    en: { name: 'Colander of Deep Thought', flavour: 'Catches the big ideas. So far: pasta.' },
    fr: { name: 'Passoire à pensées', flavour: 'Elle retient les grandes idées. Donc rien.' },
  }),
  item('disco-ball-helmet', {
    slot: 'head',
    value: 400,
    bonus: 2,
    abilities: [adds('strength', 2, { when: { has: 'nuclear' } })],
    art: ['mesh-ball', 'dervish-swords'],
    en: { name: 'Disco-Ball Helmet', flavour: 'Lit from the inside, it slays the dance floor.' },
    fr: { name: 'Casque boule à facettes', flavour: "Plusieurs facettes, c'est mieux qu'une face." },
  }),
]

const FEET: readonly ItemCard[] = [
  item('mismatched-feet', {
    slot: 'feet',
    value: 200,
    abilities: [adds('flee', 1)],
    art: ['barefoot', 'frog-foot'],
    en: { name: 'Mismatched Feet', flavour: 'Both are quick. Neither agrees where.' },
    fr: { name: 'Pieds dépareillés', flavour: 'Le gauche ignore ce que fait le palmé.' },
  }),
  item('russian-roller-skates', {
    slot: 'feet',
    value: 400,
    bonus: 1,
    usableBy: { any: [{ has: 'fast' }, { has: 'stealthy' }] },
    abilities: [
      adds('flee', 2),
      on('ownTurnBegins', [roll([1, 1, [discard({ zone: 'self' })]], [2, 6, [peek('door', 1)]])]),
    ],
    art: ['roller-skate', 'brick-wall'],
    en: { name: 'Runaway Skates', flavour: 'They have somewhere to be.' },
    fr: { name: 'Patins à roulette russe', flavour: 'Une fois sur six, le mur.' },
  }),
  item('academic-flippers', {
    tags: ['wet'],
    slot: 'feet',
    value: 300,
    bonus: 3,
    abilities: [adds('flee', -1)],
    art: ['swimfins', 'star-medal'],
    en: { name: 'Flippers of Distinction', flavour: 'Best walked backwards, like your career.' },
    fr: { name: 'Palmes académiques', flavour: 'Pour services rendus en marche arrière.' },
  }),
]

export const OUTFITS: readonly ItemCard[] = [...ARMOUR, ...HEAD, ...FEET]
