import {
  type AcolyteCard,
  type AttachmentCard,
  acolyte,
  addMonster,
  adds,
  attachment,
  discard,
  dismissHelper,
  draw,
  each,
  gainLevels,
  loseLevels,
  moveFight,
  remove,
  type SpecialCard,
  special,
  use,
} from '@brouhaha/cards'
import { levelCard, wanderingMonster } from '../make.ts'

const DOORS: readonly (SpecialCard | AttachmentCard)[] = [
  wanderingMonster('base-wandering-monster', 3, {
    en: { name: 'Wandering Monster' },
    fr: { name: 'Monstre errant' },
  }),
  special('divine-intervention', {
    deck: 'door',
    overrides: ['tenByKill'],
    uses: [
      use('any', [
        each({ holders: 'priest' }, [gainLevels(1)]),
        each({ holders: 'cultist' }, [discard({ zone: 'table', filter: { trait: 'cultist' }, take: 'all' })]),
      ]),
    ],
    en: { name: 'Divine Intervention' },
    fr: { name: 'Intervention Divine' },
  }),
  attachment('the-fine-print', {
    deck: 'door',
    to: 'item',
    waives: true,
    en: { name: 'The Fine Print', flavour: 'Clause nine: rules are for the other players.' },
    fr: { name: 'Astérisque en bas de page', flavour: '* Offre valable pour toi seul.' },
  }),
  special('wrong-dungeon', {
    deck: 'door',
    uses: [use('combat', [addMonster({ instead: true })])],
    en: { name: 'Sorry, Wrong Dungeon' },
    fr: { name: 'Erreur de porte', flavour: "Pardon, c'était pour le voisin." },
  }),
  special('previous-engagement', {
    deck: 'door',
    uses: [use('combat', [dismissHelper()])],
    en: { name: 'Previous Engagement', flavour: 'Your friend has just remembered a dentist.' },
    fr: { name: 'Un empêchement de dernière minute' },
  }),
  special('early-closing', {
    deck: 'door',
    uses: [use('combat', [remove('named', true)])],
    en: { name: 'Early Closing', flavour: 'The monster clocks off. Its till is open.' },
    fr: { name: 'Fermeture exceptionnelle', flavour: 'Le monstre rentre chez lui et laisse la caisse.' },
  }),
  special('hot-potato', {
    deck: 'door',
    uses: [use('ownCombat', [moveFight('left')], { cost: { discard: 1 } })],
    en: { name: 'Hot Potato', flavour: 'Yours now.' },
    fr: { name: 'Patate chaude', flavour: 'Avec de la moutarde au nez.' },
  }),
]

const TREASURES: readonly (SpecialCard | AcolyteCard)[] = [
  levelCard('participation-trophy', 4, {
    en: { name: 'Participation Trophy', flavour: 'You were, technically, there.' },
    fr: { name: 'Médaille en chocolat', flavour: 'Fondue, mais méritée.' },
  }),
  levelCard('bribe-the-narrator', 3, {
    en: { name: 'Bribe the Narrator' },
    fr: { name: 'Pot-de-vin au conteur', flavour: '« Et soudain, sans raison, le héros progressa. »' },
  }),
  levelCard('round-up', 2, {
    en: { name: 'Always Round Up', flavour: 'Zero point one is nearly one.' },
    fr: { name: "Arrondi à l'entier supérieur" },
  }),
  special('identity-theft', {
    deck: 'treasure',
    uses: [use('any', [gainLevels(1, 'you'), loseLevels(1, 'target')])],
    en: { name: 'Identity Theft', flavour: 'They were hardly using it.' },
    fr: { name: 'Usurpation de niveau' },
  }),
  special('everything-must-go', {
    deck: 'treasure',
    uses: [use('ownTurn', [draw('treasure', 3)])],
    en: { name: 'Everything Must Go' },
    fr: { name: 'Tout doit disparaître', flavour: 'Trois achetés, zéro payé.' },
  }),
  acolyte('loyal-servant', {
    deck: 'treasure',
    abilities: [adds('strength', 1)],
    carries: 1,
    en: { name: 'Loyal Servant', flavour: 'Carries one thing. Carries on about it, too.' },
    fr: { name: 'Fidèle serviteur', flavour: 'Il porte tout, surtout le chapeau.' },
  }),
]

export const SPECIALS = [...DOORS, ...TREASURES]
