// What is worn: armour, headgear, footgear.

import {
  adds,
  doubles,
  helpFlight,
  type ItemCard,
  item,
  nameNumber,
  permits,
  strengthen,
  the,
  times,
  use,
} from '@brouhaha/cards'

const ARMOUR: readonly ItemCard[] = [
  item('goo-proof-poncho', {
    slot: 'armour',
    value: 300,
    bonus: 2,
    art: ['poncho', 'dripping-goo'],
    en: { name: 'Goo-Proof Poncho', flavour: 'Rinse before re-entering polite society.' },
    fr: { name: 'Poncho imperméable aux substances dégueu', flavour: 'Lavable à trente degrés, de latitude.' },
  }),
  item('business-casual-straitjacket', {
    slot: 'armour',
    value: 400,
    bonus: 3,
    usableBy: { not: { has: 'professor' } },
    art: ['shirt-button', 'tie'],
    en: { name: 'Business-Casual Straitjacket', flavour: 'Hands-free meetings.' },
    fr: { name: 'Camisole de ville', flavour: 'Élégante, mais on a les mains prises.' },
  }),
  item('power-dressing-gown', {
    slot: 'armour',
    value: 500,
    bonus: 4,
    usableBy: { has: 'cultist' },
    art: ['robe', 'coffee-cup'],
    en: { name: 'Power Dressing Gown', flavour: 'For the high priest who works from home.' },
    fr: { name: "Vouloir, c'est peignoir", flavour: 'Ceinture molle, autorité ferme.' },
  }),
  item('chain-mail-forward-to-ten', {
    slot: 'armour',
    value: 400,
    bonus: 2,
    abilities: [permits('askWhileWinning')],
    art: ['chain-mail', 'paper-plane'],
    en: { name: 'Chain Mail, Forward to Ten Friends', flavour: 'Break it and something breaks you.' },
    fr: { name: 'Cotte de mails', flavour: 'Transfère à dix amis, ou dix amis viendront.' },
  }),
]

const HEAD: readonly ItemCard[] = [
  item('tinfoil-fedora', {
    slot: 'head',
    value: 400,
    bonus: 1,
    abilities: [permits('noDoorCurses')],
    art: ['fedora', 'satellite-communication'],
    en: { name: 'Tinfoil Fedora', flavour: 'They cannot read your mind, only your outfit.' },
    fr: { name: "Borsalino en papier d'alu", flavour: 'Garde les idées fraîches et les restes aussi.' },
  }),
  item('second-hat', {
    slot: 'head',
    value: 300,
    bonus: 1,
    over: true,
    decoy: true,
    art: ['western-hat', 'stack'],
    en: { name: 'Stunt Hat', flavour: 'Takes the fall for the hat below.' },
    fr: { name: 'Chapeau sur le chapeau', flavour: "Doublure cascade de celui d'en dessous." },
  }),
  item('hood-with-a-view', {
    slot: 'head',
    value: 400,
    bonus: 3,
    usableBy: { has: 'cultist' },
    art: ['hood', 'binoculars'],
    en: { name: 'Hood with a View', flavour: 'The one without holes tested badly.' },
    fr: { name: 'Cagoule panoramique', flavour: 'Le modèle sans trous se vendait mal.' },
  }),
  item('brick-and-mortarboard', {
    slot: 'head',
    value: 400,
    bonus: 1,
    usableBy: { has: 'professor' },
    abilities: [doubles('items', { filter: { tag: 'book' }, own: true })],
    art: ['dunce-cap', 'brick-pile'],
    en: { name: 'Brick and Mortarboard', flavour: 'A solid education.' },
    fr: { name: "Bonnet d'âne émérite", flavour: 'Trente ans au fond de la classe, côté estrade.' },
  }),
  item('lampshade-of-concealment', {
    slot: 'head',
    tags: ['fire'],
    value: 300,
    bonus: 2,
    abilities: [adds('flee', 1)],
    art: ['desk-lamp', 'hidden'],
    en: { name: 'Lampshade of Concealment', flavour: 'At parties, nobody asks you to dance.' },
    fr: { name: 'Abat-jour de camouflage', flavour: 'Reste immobile et pense « quarante watts ».' },
  }),
]

const FEET: readonly ItemCard[] = [
  item('waders-of-dread', {
    slot: 'feet',
    value: 400,
    bonus: 1,
    abilities: [adds('flee', 1)],
    art: ['rubber-boot', 'swamp'],
    en: { name: 'Waders of Dread', flavour: 'Squelch. Squelch. Squelch?' },
    fr: { name: "Cuissardes de l'effroi", flavour: "L'eau entre par le haut, l'effroi par le bas." },
  }),
  item('three-legged-race-boots', {
    slot: 'feet',
    value: 300,
    abilities: [
      use('ownRoll', [helpFlight('you', 2)], { when: { runners: { least: 2 } }, most: { times: 1, per: 'combat' } }),
      adds('flee', 1),
    ],
    art: ['leg', 'rope-coil'],
    en: { name: 'Three-Legged Race Boots', flavour: 'Two heads are worse, but three legs are faster.' },
    fr: { name: 'Souliers de course à trois pattes', flavour: 'Premier prix de la kermesse, catégorie panique.' },
  }),
  item('socks-on-a-polished-altar', {
    slot: 'feet',
    value: 300,
    bonus: 1,
    usableBy: { not: { has: 'investigator' } },
    abilities: [
      use(
        'ownCombat',
        [nameNumber('speed', 1, 3), strengthen('players', the('speed')), helpFlight('you', times(-1, the('speed')))],
        { most: { times: 1, per: 'combat' } },
      ),
    ],
    art: ['socks', 'sparkles'],
    en: { name: 'Socks on a Polished Altar', flavour: 'Wheeeee. Then the wall.' },
    fr: { name: "Patins pour parquet d'outre-tombe", flavour: "On ne marche pas, on glisse, on ne s'arrête pas." },
  }),
]

export const WORN_ITEMS = [...ARMOUR, ...HEAD, ...FEET]
