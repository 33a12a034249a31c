import {
  type AcolyteCard,
  type AttachmentCard,
  acolyte,
  addMonster,
  adds,
  attachment,
  clone,
  discard,
  draw,
  each,
  gainLevels,
  loseLevels,
  remove,
  type SpecialCard,
  special,
  take,
  use,
} from '@brouhaha/cards'
import { oneItem, wanderingMonster } from '../make.ts'

const DOORS: readonly (SpecialCard | AttachmentCard)[] = [
  {
    ...wanderingMonster('base-wandering-monster', 3, {
      en: { name: 'Wandering Monster', flavour: 'It was only looking for the toilets.' },
      fr: { name: 'Monstre errant', flavour: 'Il cherchait seulement les toilettes.' },
    }),
    art: ['walking-boot', 'monster-grasp'],
  },
  special('divine-intervention', {
    deck: 'door',
    overrides: ['tenByKill', 'loneCultist'],
    uses: [
      use('any', [
        each({ holders: 'priest' }, [gainLevels(1)]),
        each({ holders: 'cultist' }, [discard({ zone: 'table', filter: { trait: 'cultist' }, take: 'all' })]),
      ]),
    ],
    art: ['hand-of-god'],
    en: { name: 'Divine Intervention', flavour: 'Head office has noticed its field staff.' },
    fr: { name: 'Intervention Divine', flavour: 'Le siège pense enfin à ses agents de terrain.' },
  }),
  attachment('the-fine-print', {
    deck: 'door',
    to: 'item',
    waives: true,
    art: ['contract'],
    en: { name: 'The Fine Print', flavour: 'Clause nine: rules are for the other players.' },
    fr: { name: 'Astérisque en bas de page', flavour: '* Offre valable pour toi seul.' },
  }),
  special('wrong-dungeon', {
    deck: 'door',
    uses: [use('combat', [addMonster({ instead: true })])],
    art: ['wooden-door', 'return-arrow'],
    en: { name: 'Sorry, Wrong Dungeon', flavour: 'Third door on the left, mind the acid.' },
    fr: { name: 'Erreur de porte', flavour: "Pardon, c'était pour le voisin." },
  }),
  special('comes-with-a-spare', {
    deck: 'door',
    uses: [use('combat', [clone()])],
    art: ['matryoshka-dolls'],
    en: { name: 'Comes with a Spare', flavour: 'In case of loss. Yours.' },
    fr: { name: "Deux pour le prix d'un", flavour: 'Offre limitée à ta survie.' },
  }),
  special('babysitter-cancelled', {
    deck: 'door',
    uses: [use('combat', [remove('named', true)])],
    art: ['baby-bottle'],
    en: { name: 'The Babysitter Cancelled', flavour: 'The monster must dash. It leaves its purse.' },
    fr: { name: 'La nounou a appelé', flavour: 'Le monstre file chez lui et oublie son sac.' },
  }),
  special('interest-free-loan', {
    deck: 'door',
    uses: [
      use('ownCombat', [
        take({ ...oneItem('table', { decides: true }), of: 'others', by: 'you' }, 'you', { equip: true }),
      ]),
    ],
    art: ['robber-hand'],
    en: { name: 'Interest-Free Loan', flavour: 'No interest in giving it back.' },
    fr: { name: 'Prêt-à-porter', flavour: 'Prêté par qui ? Porté par toi.' },
  }),
]

const TREASURES: readonly (SpecialCard | AcolyteCard)[] = [
  special('identity-theft', {
    deck: 'treasure',
    uses: [use('any', [gainLevels(1, 'you'), loseLevels(1, 'target')], { target: { level: { least: 2 } } })],
    art: ['id-card'],
    en: { name: 'Identity Theft', flavour: 'They were hardly using it.' },
    fr: { name: 'Usurpation de niveau', flavour: "Il ne s'en servait presque pas." },
  }),
  special('everything-must-go', {
    deck: 'treasure',
    uses: [],
    onDraw: [draw('treasure', 3, { face: 'same' })],
    art: ['shop'],
    en: { name: 'Everything Must Go', flavour: 'Including the shopkeeper, apparently.' },
    fr: { name: 'Tout doit disparaître', flavour: 'Trois achetés, zéro payé.' },
  }),
  acolyte('loyal-servant', {
    deck: 'treasure',
    abilities: [adds('strength', 1)],
    carries: 1,
    art: ['knapsack', 'person'],
    en: { name: 'Loyal Servant', flavour: 'Carries one thing. Carries on about it, too.' },
    fr: { name: 'Fidèle serviteur', flavour: 'Il porte tout, surtout le chapeau.' },
  }),
]

export const SPECIALS = [...DOORS, ...TREASURES]
