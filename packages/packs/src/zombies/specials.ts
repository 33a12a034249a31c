import {
  type AttachmentCard,
  attachment,
  cancel,
  discard,
  draw,
  gainLevels,
  inCase,
  reroll,
  type SpecialCard,
  search,
  special,
  strengthen,
  take,
  use,
  win,
} from '@brouhaha/cards'
import { levelCard, wanderingMonster } from '../make.ts'

const DOORS: readonly (SpecialCard | AttachmentCard)[] = [
  wanderingMonster('zombies-wandering-monster', 3, {
    en: { name: 'Wandering Monster' },
    fr: { name: 'Monstre errant' },
  }),
  attachment('dead-mens-rules', {
    deck: 'door',
    to: 'item',
    waives: true,
    en: { name: 'Who Is Going to Check?', flavour: 'They are all dead.' },
    fr: { name: 'Vice de procédure', flavour: 'Le greffier a été mangé.' },
  }),
  special('not-so-fast', {
    deck: 'door',
    uses: [use('escape', [reroll()])],
    en: { name: 'Hand Through the Floorboards', flavour: 'Going somewhere?' },
    fr: { name: 'Main sortie de terre', flavour: 'Reste un peu.' },
  }),
  special('second-helping', {
    deck: 'door',
    uses: [use('kill', [strengthen('monsters', 5)])],
    en: { name: 'It Twitched', flavour: 'Never turn your back in the last reel.' },
    fr: { name: 'Il a bougé, là', flavour: 'Ne jamais tourner le dos à la dernière bobine.' },
  }),
  special('jealousy', {
    deck: 'door',
    uses: [
      use('level', [cancel()], {
        when: { any: [{ levelFrom: 'card' }, { levelFrom: 'sale' }] },
      }),
      use('turnEnd', [search({ zone: 'doorDiscards', extreme: 'topmost' })], {
        when: { holdersOf: 'voodoo', number: { least: 2 } },
      }),
    ],
    en: { name: 'Green with Envy', flavour: 'And with several other things.' },
    fr: { name: 'Vert de jalousie', flavour: "Et d'autre chose, à l'odeur." },
  }),
]

const TREASURES: readonly SpecialCard[] = [
  levelCard('zombies-gain-a-level', 6, { en: { name: 'Gain a Level' }, fr: { name: 'Gagnez un niveau' } }),
  levelCard('posthumous-employee-of-the-month', 3, {
    en: { name: 'Employee of the Month, Posthumously', flavour: 'Best attendance since the funeral.' },
    fr: { name: 'Employé du mois à titre posthume', flavour: "Il n'a pas bougé de son poste." },
  }),
  special('reading-of-the-will', {
    deck: 'treasure',
    uses: [],
    onDraw: [inCase({ drawn: 'up' }, [draw('treasure', 2, { face: 'same' })], [draw('treasure', 1, { face: 'same' })])],
    en: { name: 'Reading of the Will', flavour: '“To whoever is holding this…”' },
    fr: { name: 'Ouverture du testament', flavour: '« À celui qui tient ce papier… »' },
  }),
  special('inheritance-tax', {
    deck: 'treasure',
    uses: [
      use('afterCombat', [
        discard({ zone: 'table', filter: { kind: 'item' } }),
        take({ of: 'target', zone: 'table', filter: { kind: 'item', value: { most: 300 } }, by: 'you' }, 'you', {
          otherwise: [gainLevels(1, 'you')],
        }),
      ]),
    ],
    en: { name: 'Grave Exchange', flavour: 'One in, one out, no questions.' },
    fr: { name: 'Troc de tombe à tombe' },
  }),
  special('last-one-standing', {
    deck: 'treasure',
    overrides: ['tenByKill'],
    uses: [
      use('ownTurn', [win('you')], {
        when: { all: [{ level: { least: 9 } }, { standing: 'highest' }] },
        cost: { discard: 6 },
      }),
    ],
    en: { name: 'Last One Standing', flavour: "On what, precisely, is nobody's business." },
    fr: { name: 'Dernier debout', flavour: 'Sur quoi, ça ne regarde personne.' },
  }),
]

export const SPECIALS = [...DOORS, ...TREASURES]
