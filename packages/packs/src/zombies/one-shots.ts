import {
  cancel,
  draw,
  helpFlight,
  kill,
  letEscape,
  type OneShotCard,
  oneShot,
  remove,
  setDie,
  strengthen,
  turnDie,
  use,
} from '@brouhaha/cards'
import { boost } from '../make.ts'

export const ONE_SHOTS: readonly OneShotCard[] = [
  oneShot('brain-smoothie', {
    copies: 4,
    tags: ['potion'],
    value: 100,
    uses: [boost(2)],
    en: { name: 'Brain Smoothie', flavour: 'No pulp. No hope.' },
    fr: { name: 'Smoothie cervelle-banane' },
  }),
  oneShot('embalming-energy-drink', {
    copies: 4,
    tags: ['potion'],
    value: 100,
    uses: [boost(3)],
    en: { name: 'Embalming Energy Drink', flavour: 'Gives you stillness.' },
    fr: { name: 'Formol énergisant', flavour: 'Conserve la pêche.' },
  }),
  oneShot('molotov-mocktail', {
    copies: 3,
    tags: ['fire'],
    value: 200,
    uses: [boost(3)],
    en: { name: 'Molotov Mocktail', flavour: 'All the fire, none of the hangover.' },
    fr: { name: 'Molotov sans alcool', flavour: 'Avec une petite ombrelle.' },
  }),
  oneShot('severed-applause', {
    copies: 2,
    value: 300,
    uses: [boost(5), use('ownCombat', [strengthen('players', { levelOf: 'lowest' })])],
    en: { name: 'A Big Hand', flavour: 'Give it up, everybody. No, really.' },
    fr: { name: 'Coup de main', flavour: "Détachée pour l'occasion." },
  }),
  oneShot('wishing-ring', {
    copies: 2,
    value: 500,
    uses: [use('curse', [cancel()]), use('any', [draw('treasure', 1)])],
    en: { name: 'Wishing Ring', flavour: 'The finger is included.' },
    fr: { name: 'Anneau de souhait' },
  }),
  oneShot('spare-leg', {
    value: 300,
    uses: [use('ownRoll', [setDie(6)])],
    en: { name: 'Spare Leg', flavour: 'A leg up, and another over.' },
    fr: { name: 'Jambe de rechange', flavour: 'Pour les prendre toutes à son cou.' },
  }),
  oneShot('trip-wire', {
    value: 200,
    uses: [use('othersRoll', [turnDie(-2)])],
    en: { name: 'Loose Entrails', flavour: 'Mind the gut.' },
    fr: { name: 'Boyau de bordure', flavour: 'On se prend souvent les pieds dedans.' },
  }),
  oneShot('play-dead', {
    copies: 2,
    value: 300,
    uses: [use('badStuff', [letEscape('you', 'all')])],
    en: { name: 'Play Dead', flavour: 'Method acting.' },
    fr: { name: 'Faire le mort', flavour: 'Le rôle de ta vie.' },
  }),
  oneShot('falling-piano', {
    value: 600,
    uses: [
      use('ownCombat', [kill('only')], {
        when: { all: [{ monsters: { most: 1 } }, { facing: { level: { most: 12 } } }] },
      }),
    ],
    en: { name: 'Piano from the Fifth Floor', flavour: 'In C sharp, then B flat.' },
    fr: { name: 'Piano du cinquième', flavour: 'Morceau pour une seule main, la sienne.' },
  }),
  oneShot('free-samples', {
    value: 400,
    uses: [use('combat', [remove('all', true)], { cost: { discard: 2 } })],
    en: { name: 'Free Samples, Aisle Nine', flavour: 'The living cannot resist either.' },
    fr: { name: 'Dégustation gratuite rayon 9', flavour: 'Les vivants non plus ne résistent pas.' },
  }),
  oneShot('group-shuffle', {
    value: 200,
    uses: [use('ownRoll', [helpFlight('fighters', 2)])],
    en: { name: 'Everybody Shuffle' },
    fr: { name: 'Petit trot collectif', flavour: "Une jambe après l'autre, si possible." },
  }),
]
