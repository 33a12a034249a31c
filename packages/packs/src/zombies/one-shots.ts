import {
  aDie,
  called,
  cancel,
  discard,
  dismissHelper,
  draw,
  each,
  helpFlight,
  ignores,
  inCase,
  kill,
  letEscape,
  moveFight,
  type OneShotCard,
  oneShot,
  remove,
  repeat,
  setDie,
  stay,
  strengthen,
  swapHands,
  switchSide,
  the,
  turnDie,
  use,
} from '@brouhaha/cards'
import { boost } from '../make.ts'

const SERVED: readonly OneShotCard[] = [
  oneShot('brain-smoothie', {
    tags: ['potion'],
    value: 100,
    uses: [boost(2)],
    art: ['blender', 'banana'],
    en: { name: 'Grey Matter Frappé', flavour: 'No pulp. No hope.' },
    fr: { name: 'Smoothie cervelle-banane', flavour: 'La banane est en option.' },
  }),
  oneShot('embalming-energy-drink', {
    tags: ['potion'],
    value: 200,
    uses: [boost(3)],
    art: ['soda-can', 'mummy-head'],
    en: { name: 'Embalming Energy Drink', flavour: 'Gives you stillness.' },
    fr: { name: 'Formol énergisant', flavour: 'Conserve la pêche.' },
  }),
  oneShot('molotov-mocktail', {
    tags: ['fire'],
    value: 300,
    uses: [boost(4)],
    art: ['molotov', 'martini'],
    en: { name: 'Molotov Mocktail', flavour: 'All the fire, none of the hangover.' },
    fr: { name: 'Molotov sans alcool', flavour: 'Avec une petite ombrelle.' },
  }),
  oneShot('yoghurt-with-a-pulse', {
    tags: ['potion'],
    value: 300,
    uses: [boost(3), use('ownCombat', [strengthen('players', 5)], { when: { anyFighter: { has: 'plague' } } })],
    art: ['milk-carton', 'gloop'],
    en: { name: 'Yoghurt with a Pulse', flavour: 'More culture than the whole street.' },
    fr: { name: 'Yaourt périmé', flavour: 'À consommer avant lui.' },
  }),
  oneShot('canteen-surprise', {
    value: 200,
    uses: [
      use('combat', [
        called('portion', strengthen('either', aDie)),
        inCase({ count: the('portion'), is: { most: 1 } }, [discard({ zone: 'hand' })]),
      ]),
    ],
    art: ['steak', 'uncertainty'],
    en: { name: 'Canteen Surprise', flavour: 'The surprise is who.' },
    fr: { name: 'Viande surprise', flavour: 'La surprise, ce sont les lunettes dedans.' },
  }),
  oneShot('severed-applause', {
    value: 300,
    uses: [boost(5), use('ownCombat', [strengthen('players', { levelOf: 'lowest' })])],
    art: ['high-five', 'amputation'],
    en: { name: 'A Big Hand', flavour: 'Give it up, everybody. No, really.' },
    fr: { name: 'Coup de main', flavour: "Détachée pour l'occasion." },
  }),
  oneShot('mail-order-holy-water', {
    tags: ['wet'],
    value: 300,
    uses: [boost(2), use('combat', [strengthen('players', 5)], { when: { facing: { tag: 'undead' } } })],
    art: ['holy-water', 'mailbox'],
    en: { name: 'Tap Water, Blessed by E-mail', flavour: 'The blessing went to spam.' },
    fr: { name: 'Eau bénite par correspondance', flavour: 'Bénédiction en pièce jointe.' },
  }),
  oneShot('repeat-prescription', {
    value: 300,
    uses: [use('play', [repeat()], { when: { it: { tag: 'potion' } } })],
    art: ['medicine-pills', 'doubled'],
    en: { name: 'Repeat Prescription', flavour: 'Twice a day, for the rest of your death.' },
    fr: { name: 'Ordonnance renouvelable', flavour: "Deux fois par jour, jusqu'à ce que vie s'ensuive." },
  }),
]

const ESCAPES: readonly OneShotCard[] = [
  oneShot('spare-leg', {
    value: 300,
    uses: [use('ownRoll', [setDie(6)])],
    art: ['wooden-pegleg', 'dice-six-faces-six'],
    en: { name: 'Spare Leg', flavour: 'A leg up, and another over.' },
    fr: { name: 'Jambe de rechange', flavour: 'Pour les prendre toutes à son cou.' },
  }),
  oneShot('trip-wire', {
    value: 200,
    uses: [use('othersRoll', [turnDie(-2)])],
    art: ['tripwire', 'bowels'],
    en: { name: 'Loose Entrails', flavour: 'Mind the gut.' },
    fr: { name: 'Boyau de bordure', flavour: 'On se prend souvent les pieds dedans.' },
  }),
  oneShot('play-dead', {
    value: 400,
    uses: [use('badStuff', [letEscape('you', 'all')], { when: { is: 'victim' } })],
    art: ['half-body-crawling', 'drama-masks'],
    en: { name: 'Acting Lessons for the Dead', flavour: 'Lie down. Do nothing. Bravo.' },
    fr: { name: 'Faire le mort', flavour: 'Le rôle de ta vie.' },
  }),
  oneShot('group-shuffle', {
    value: 200,
    uses: [use('flight', [helpFlight('fighters', 2)])],
    art: ['human-pyramid', 'musical-notes'],
    en: { name: 'Everybody Shuffle', flavour: 'Left foot. Left foot. Whose left foot?' },
    fr: { name: 'Petit trot collectif', flavour: "Une jambe après l'autre, si possible." },
  }),
  oneShot('tag-you-are-bit', {
    value: 400,
    uses: [use('ownCombat', [moveFight('target')], { when: { fights: 'asMain' } })],
    art: ['neck-bite', 'pointing'],
    en: { name: 'Tag, You Are Bit', flavour: 'No returns. No touch-backs. No touching.' },
    fr: { name: "C'est toi le mort", flavour: 'Pas touche à son père, ni à son monstre.' },
  }),
]

const TRICKS: readonly OneShotCard[] = [
  oneShot('wishing-ring', {
    value: 500,
    uses: [use('curse', [cancel()]), use('any', [draw('treasure', 1)])],
    art: ['diamond-ring', 'smoking-finger'],
    en: { name: 'Wishing Ring', flavour: 'The finger is included.' },
    fr: { name: 'Anneau de souhait', flavour: 'Livré sur doigt.' },
  }),
  oneShot('falling-piano', {
    value: 600,
    uses: [
      use('ownCombat', [kill('only')], {
        when: { all: [{ monsters: { most: 1 } }, { facing: { level: { most: 12 } } }] },
      }),
    ],
    art: ['grand-piano', 'falling'],
    en: { name: 'Piano from the Fifth Floor', flavour: 'In C sharp, then B flat.' },
    fr: { name: 'Piano du cinquième', flavour: 'Concerto pour une seule main, la sienne.' },
  }),
  oneShot('free-samples', {
    value: 400,
    uses: [use('combat', [remove({ all: { not: { tag: 'undead' } } }, true)], { cost: { discard: 2 } })],
    art: ['food-truck', 'cheese-wedge'],
    en: { name: 'Free Samples, Aisle Nine', flavour: 'The living cannot resist either.' },
    fr: { name: 'Dégustation gratuite rayon 9', flavour: 'Les vivants non plus ne résistent pas.' },
  }),
  oneShot('funeral-vuvuzela', {
    value: 300,
    uses: [use('combat', [dismissHelper(), each('bystanders', [discard({ zone: 'hand' })])])],
    art: ['vuvuzelas', 'human-ear'],
    en: { name: 'Air Horn at the Wake', flavour: 'Your friend has gone, and so has his hearing.' },
    fr: { name: 'Vuvuzela funéraire', flavour: "L'ami s'en va, ses oreilles d'abord." },
  }),
  oneShot('power-cut', {
    value: 400,
    uses: [use('combat', [stay('combat', [ignores('items', { except: { tag: 'fire' } })])])],
    art: ['unplugged', 'candle-holder'],
    en: { name: 'Power Cut', flavour: 'Anyone got a candle? A flamethrower?' },
    fr: { name: 'Panne de secteur', flavour: 'Qui a une bougie ? Un lance-flammes ?' },
  }),
  oneShot('change-of-heart', {
    value: 300,
    uses: [use('combat', [switchSide()])],
    art: ['heart-organ', 'cooler'],
    en: { name: 'Change of Heart, Chilled', flavour: 'The donor will never notice.' },
    fr: { name: 'Cœur sur la main', flavour: 'Reste à savoir la main de qui.' },
  }),
  oneShot('hand-transplant', {
    value: 400,
    uses: [use('ownTurn', [swapHands('you', 'target')])],
    art: ['card-exchange', 'severed-hand'],
    en: { name: 'Hand Transplant', flavour: 'It writes to you sometimes. In his handwriting.' },
    fr: { name: 'Greffe de la main voisine', flavour: 'La tienne te fait coucou de loin.' },
  }),
]

export const ONE_SHOTS: readonly OneShotCard[] = [...SERVED, ...ESCAPES, ...TRICKS]
