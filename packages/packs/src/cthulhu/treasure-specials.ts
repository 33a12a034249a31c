// Treasures that are neither item nor one-shot.

import {
  type AttachmentCard,
  adds,
  attachment,
  draw,
  gainLevels,
  type SpecialCard,
  shareTreasures,
  special,
  switchSide,
  use,
} from '@brouhaha/cards'
import { levelCard } from '../make.ts'

const LEVELS: readonly SpecialCard[] = [
  levelCard('cthulhu-gain-a-level', 3, {
    art: ['level-two-advanced', 'stairs-goal'],
    en: { name: 'Gain a Level' },
    fr: { name: 'Gagnez un niveau' },
  }),
  levelCard('publish-or-perish', 1, {
    art: ['newspaper', 'cobweb'],
    en: { name: 'Published in a Journal Nobody Opens', flavour: 'For good reason.' },
    fr: { name: 'Publier ou périr', flavour: "Pour une fois, l'ordre est bon." },
  }),
  levelCard('read-the-small-print', 1, {
    art: ['contract', 'ants'],
    en: { name: 'You Read the Small Print', flavour: 'It moved. You initialled it anyway.' },
    fr: { name: 'Lire les petits caractères', flavour: 'Ils bougeaient. Tu as paraphé quand même.' },
  }),
  levelCard('pronounced-it-right', 1, {
    art: ['lips', 'tongue'],
    en: { name: 'Pronounce It Correctly, First Try', flavour: 'The trick is to swallow a bee.' },
    fr: { name: 'Prononcer « Cthulhu » sans postillonner', flavour: "Le truc, c'est l'abeille sous la langue." },
  }),
  levelCard('marbles-found', 1, {
    art: ['marbles', 'eyeball'],
    en: { name: 'Lose Your Marbles, Find Better Ones', flavour: 'These have pupils.' },
    fr: { name: 'Une case en moins, un niveau en plus', flavour: 'Le vide-grenier était dans ta tête.' },
  }),
  levelCard('overtime-in-the-crypt', 1, {
    art: ['coffin', 'sands-of-time'],
    en: { name: 'Overtime on the Graveyard Shift', flavour: 'Time and a half, from people with neither.' },
    fr: { name: 'Heures sup au cimetière', flavour: 'Les clients ne se plaignent plus.' },
  }),
  levelCard('slept-through-it', 1, {
    art: ['sleepy', 'check-mark'],
    en: { name: 'Sleep Through the End of the World', flavour: 'You needed that.' },
    fr: { name: "Grasse matinée d'apocalypse", flavour: 'Tu as raté la fin. Elle repasse mardi.' },
  }),
  special('honorary-doctorate', {
    deck: 'treasure',
    uses: [use('ownTurn', [gainLevels(2, 'you')], { cost: { discard: 'hand' }, when: { handSize: { least: 4 } } })],
    art: ['tied-scroll', 'post-office'],
    en: { name: 'Doctorate by Correspondence', flavour: 'Return slip enclosed. So is something else.' },
    fr: { name: 'Doctorat par correspondance', flavour: "L'accusé de réception mord." },
  }),
]

const OTHERS: readonly (SpecialCard | AttachmentCard)[] = [
  attachment('of-unspeakable-quality', {
    deck: 'treasure',
    to: 'item',
    bonus: 2,
    art: ['round-star', 'silenced'],
    en: { name: '… of Unspeakable Quality', flavour: 'Five stars. They are wrong.' },
    fr: { name: "… d'une qualité innommable", flavour: "Le mode d'emploi est une suite de soupirs." },
  }),
  attachment('carrying-strap', {
    deck: 'treasure',
    to: 'item',
    on: { slot: ['oneHand', 'twoHands'] },
    bonus: 1,
    abilities: [adds('flee', 1)],
    art: ['carabiner', 'running-shoe'],
    en: { name: '… with a Handy Carrying Strap', flavour: 'For when you have to be somewhere else.' },
    fr: { name: '… avec bandoulière de repli', flavour: 'Le repli est stratégique, la bandoulière aussi.' },
  }),
  special('gift-shop', {
    deck: 'treasure',
    uses: [use('afterCombat', [draw('treasure', 2)])],
    art: ['shop', 'magnet'],
    en: { name: 'Exit Through the Gift Shop', flavour: 'The snow globe is snowing inwards.' },
    fr: { name: 'Sortie par la boutique', flavour: 'Le magnet est maudit, mais offert.' },
  }),
  special('fair-shares', {
    deck: 'treasure',
    uses: [use('kill', [shareTreasures('everyone')]), use('combat', [switchSide()])],
    art: ['pie-chart', 'robin-hood-hat'],
    en: { name: 'Equal Slices of Doom', flavour: 'Whoever cuts chooses last. Whoever chooses runs first.' },
    fr: { name: 'Partage équitable', flavour: "Selon la notion d'équité du Grand Ancien." },
  }),
]

export const TREASURE_SPECIALS = [...LEVELS, ...OTHERS]
