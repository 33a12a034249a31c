import {
  type AttachmentCard,
  attachment,
  cancel,
  clone,
  draw,
  gainLevels,
  inCase,
  loseLevels,
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
    art: ['walk', 'detour'],
    en: { name: 'Wandering Monster', flavour: 'Just passing. Through you.' },
    fr: { name: 'Monstre errant', flavour: 'Il a vu de la lumière.' },
  }),
  attachment('dead-mens-rules', {
    deck: 'door',
    to: 'item',
    waives: true,
    art: ['rule-book', 'shrug'],
    en: { name: 'Who Is Going to Check?', flavour: 'They are all dead.' },
    fr: { name: 'Vice de procédure', flavour: 'Le greffier a été mangé.' },
  }),
  special('not-so-fast', {
    deck: 'door',
    uses: [use('escape', [reroll()])],
    art: ['monster-grasp', 'planks'],
    en: { name: 'Hand Through the Floorboards', flavour: 'Going somewhere?' },
    fr: { name: 'Main sortie de terre', flavour: 'Reste un peu, on est bien.' },
  }),
  special('second-helping', {
    deck: 'door',
    uses: [use('kill', [strengthen('monsters', 5)])],
    art: ['coma', 'surprised'],
    en: { name: 'It Twitched', flavour: 'Never turn your back in the last reel.' },
    fr: { name: 'Il a bougé, là', flavour: 'Ne jamais tourner le dos à la dernière bobine.' },
  }),
  special('jealousy', {
    deck: 'door',
    uses: [
      use('level', [cancel()], { when: { not: { levelFrom: 'kill' } } }),
      use('any', [loseLevels(1, 'highest')], { when: { not: { standing: 'highest' } } }),
    ],
    art: ['gooey-eyed-sun', 'podium-second'],
    en: { name: 'Green with Envy', flavour: 'And with several other things.' },
    fr: { name: 'Vert de jalousie', flavour: "Et d'autre chose, à l'odeur." },
  }),
  special('another-one-behind', {
    deck: 'door',
    uses: [use('combat', [clone()])],
    art: ['two-shadows', 'look-at'],
    en: { name: 'There Is Another One Behind It', flavour: 'There always is. Did you not bring a torch?' },
    fr: { name: 'Un mort peut en cacher un autre', flavour: 'Regarde à gauche, à droite, puis dessous.' },
  }),
  special('over-my-dead-body', {
    deck: 'door',
    uses: [use('play', [cancel()])],
    art: ['chalk-outline-murder', 'hand'],
    en: { name: 'Over My Dead Body', flavour: 'Step over it, by all means. But no.' },
    fr: { name: 'Il faudra me passer sur le corps', flavour: 'Il est réparti sur toute la largeur.' },
  }),
]

const LEVELS: readonly SpecialCard[] = [
  levelCard('zombies-gain-a-level', 2, {
    art: ['upgrade', 'tombstone'],
    en: { name: 'Gain a Level', flavour: 'Up you get. All the way, this time.' },
    fr: { name: 'Gagnez un niveau', flavour: 'Rez-de-chaussée, tout le monde remonte.' },
  }),
  levelCard('posthumous-employee-of-the-month', 1, {
    art: ['portrait', 'laurels'],
    en: { name: 'Employee of the Month, Posthumously', flavour: 'Best attendance since the funeral.' },
    fr: { name: 'Employé du mois à titre posthume', flavour: "Il n'a pas bougé de son poste." },
  }),
  levelCard('promoted-six-feet-up', 1, {
    art: ['elevator', 'spade'],
    en: { name: 'Promoted Six Feet Up', flavour: 'Corner plot, with a view.' },
    fr: { name: 'Muté au caveau de direction', flavour: "Concession d'angle, moquette épaisse." },
  }),
  levelCard('ate-an-expert', 1, {
    art: ['graduate-cap', 'fork-knife-spoon'],
    en: { name: 'You Ate an Expert', flavour: 'Suddenly you have views on Byzantium.' },
    fr: { name: "Digestion d'un agrégé", flavour: 'Le savoir se transmet par voie orale.' },
  }),
  levelCard('obituary-typo', 1, {
    art: ['quill-ink', 'gothic-cross'],
    en: { name: 'Typo in the Obituary', flavour: '“Sadly mist.”' },
    fr: { name: 'Coquille dans le faire-part', flavour: '« Parti trop tôt, revenu trop vite. »' },
  }),
  special('night-of-the-living-ed', {
    deck: 'treasure',
    levelCard: true,
    uses: [
      use('ownTurn', [
        gainLevels(1, 'you'),
        search({ zone: 'doorDiscards', filter: { kind: 'power' }, extreme: 'topmost' }),
      ]),
    ],
    art: ['teacher', 'moon'],
    en: { name: 'Night of the Living Ed', flavour: 'Evening classes. Bring a pencil and a pulse.' },
    fr: { name: 'Cours du soir des morts-vivants', flavour: 'Sortie à minuit, par la fenêtre.' },
  }),
  special('doggy-bag', {
    deck: 'treasure',
    levelCard: true,
    uses: [use('afterCombat', [gainLevels(1, 'you'), draw('door', 1)])],
    art: ['paper-bag-open', 'ham-shank'],
    en: { name: 'Doggy Bag', flavour: 'The dog is at the bottom.' },
    fr: { name: 'Les restes à emporter', flavour: 'Les siens, bien sûr.' },
  }),
  special('sympathy-card', {
    deck: 'treasure',
    levelCard: true,
    uses: [use('any', [gainLevels(2, 'you')], { when: { standing: 'lowest' } })],
    art: ['love-letter', 'tear-tracks'],
    en: { name: 'Sympathy Card', flavour: '“Thinking of you. Keep still.”' },
    fr: { name: 'Sincères condoléances', flavour: 'Toute la table signe. Personne ne pleure.' },
  }),
]

const TREASURES: readonly SpecialCard[] = [
  special('reading-of-the-will', {
    deck: 'treasure',
    uses: [],
    onDraw: [inCase({ drawn: 'up' }, [draw('treasure', 2, { face: 'up' })], [draw('treasure', 1)])],
    art: ['tied-scroll', 'spectacles'],
    en: { name: 'Reading of the Will', flavour: '“To whoever is holding this…”' },
    fr: { name: 'Ouverture du testament', flavour: '« À celui qui tient ce papier… »' },
  }),
  special('bin-night', {
    deck: 'treasure',
    uses: [use('discard', [take({ zone: 'it' }, 'you')])],
    art: ['trash-can', 'raccoon-head'],
    en: { name: 'Bin Night', flavour: "One zombie's trash is the same zombie's dinner." },
    fr: { name: 'Tri sélectif', flavour: "Le bac jaune, c'est pour les bras." },
  }),
  special('organ-loan', {
    deck: 'treasure',
    uses: [
      use('ownCombat', [
        take({ of: 'others', zone: 'table', filter: { kind: 'item', decides: true }, by: 'you' }, 'you', {
          equip: true,
        }),
      ]),
    ],
    art: ['internal-organ', 'shaking-hands'],
    en: { name: 'Organ Loan', flavour: 'Same day, low interest, slight dripping.' },
    fr: { name: "Prêt d'organe entre particuliers", flavour: 'À rendre lavé, et avec les doigts.' },
  }),
  special('last-one-standing', {
    deck: 'treasure',
    overrides: ['tenByKill'],
    uses: [
      use('ownTurn', [win('you')], {
        when: { all: [{ level: { least: 9 } }, { standing: 'highest' }] },
        cost: { discard: 10 },
      }),
    ],
    art: ['podium-winner', 'leg'],
    en: { name: 'Last One Standing', flavour: "On what, precisely, is nobody's business." },
    fr: { name: 'Dernier debout', flavour: 'Sur quoi, ça ne regarde personne.' },
  }),
]

export const SPECIALS = [...DOORS, ...LEVELS, ...TREASURES]
