import {
  type AttachmentCard,
  attachment,
  cancel,
  countsAs,
  draw,
  each,
  endTurn,
  forceHelp,
  gainLevels,
  permits,
  poolHands,
  redirect,
  remove,
  type SpecialCard,
  search,
  shareTreasures,
  special,
  swapTrait,
  switchSide,
  take,
  use,
} from '@brouhaha/cards'
import { levelCard, wanderingMonster } from '../make.ts'

const DOORS: readonly (SpecialCard | AttachmentCard)[] = [
  wanderingMonster('cthulhu-wandering-monster', 3, {
    en: { name: 'Wandering Monster' },
    fr: { name: 'Monstre errant' },
  }),
  special('return-to-sender', {
    deck: 'door',
    copies: 2,
    uses: [use('combat', [remove('named', false)])],
    en: { name: 'Return to Sender', flavour: 'Insufficient postage for this dimension.' },
    fr: { name: "N'habite plus à l'adresse indiquée", flavour: 'Ni dans cette dimension.' },
  }),
  special('whoever-denied-it', {
    deck: 'door',
    copies: 2,
    uses: [use('ownCurse', [redirect()])],
    en: { name: 'Whoever Denied It', flavour: 'Supplied it.' },
    fr: { name: "C'est celui qui dit qui y est", flavour: 'Droit occulte, article premier.' },
  }),
  special('peer-review', {
    deck: 'door',
    uses: [use('play', [cancel(), draw('door', 1, { face: 'down', to: 'actor' })])],
    en: { name: 'Peer Review', flavour: 'Reviewer two has concerns.' },
    fr: { name: 'Relecture par les pairs', flavour: 'Refusé, avec les félicitations du jury.' },
  }),
  attachment('disputed-footnote', {
    deck: 'door',
    to: 'item',
    waives: true,
    en: { name: 'Disputed Footnote', flavour: 'Op. cit., ibid., mine.' },
    fr: { name: 'Note de bas de page contestée' },
  }),
  special('faculty-reshuffle', {
    deck: 'door',
    uses: [use('ownTurn', [swapTrait('class')])],
    en: { name: 'Faculty Reshuffle' },
    fr: { name: 'Chaises musicales à la fac', flavour: 'La dernière chaise est à tentacules.' },
  }),
  special('deep-archive', {
    deck: 'door',
    uses: [
      use('ownTurn', [search({ zone: 'doorDiscards', filter: { deadly: true }, extreme: 'strongest' })]),
      use('ownTurn', [search({ zone: 'doorDiscards', filter: { nameEndsWith: 'goth' }, by: 'you' })]),
    ],
    en: { name: 'The Restricted Section' },
    fr: { name: "L'enfer de la bibliothèque", flavour: 'Rayon pratique, au sous-sol.' },
  }),
  special('finders-keepers', {
    deck: 'door',
    uses: [use('discard', [take({ zone: 'it' }, 'you')])],
    en: { name: 'Overdue Book', flavour: 'You were still reading that.' },
    fr: { name: 'Repêchage au fond du puits' },
  }),
  special('fire-drill', {
    deck: 'door',
    uses: [use('ownTurn', [endTurn()])],
    en: { name: 'Fire Drill', flavour: 'Assemble at the blasphemous obelisk.' },
    fr: { name: "Exercice d'évacuation", flavour: "Rassemblement devant l'obélisque impie." },
  }),
  special('cult-potluck', {
    deck: 'door',
    copies: 2,
    uses: [use('any', [each({ holders: 'cultist' }, [draw('door', 1)], 'levels')])],
    en: { name: 'Cult Potluck', flavour: 'Everyone brought hummus.' },
    fr: { name: 'Auberge espagnole du culte', flavour: 'Tout le monde a apporté du taboulé.' },
  }),
  special('voluntold', {
    deck: 'door',
    uses: [use('ownCombat', [forceHelp('target')])],
    en: { name: 'Voluntold' },
    fr: { name: "Volontaire désigné d'office", flavour: "Il a toujours rêvé d'aider. Depuis tout de suite." },
  }),
  special('gift-shop', {
    deck: 'door',
    uses: [use('afterCombat', [draw('treasure', 1)])],
    en: { name: 'Exit Through the Gift Shop' },
    fr: { name: 'Sortie par la boutique', flavour: 'Le magnet est maudit, mais offert.' },
  }),
  special('seance', {
    deck: 'door',
    uses: [use('turnStart', [poolHands('everyone')])],
    en: { name: 'Séance, Lights Off', flavour: "Somebody is holding somebody else's hand." },
    fr: { name: 'Tables tournantes', flavour: 'Et les mains avec.' },
  }),
]

const TREASURES: readonly (SpecialCard | AttachmentCard)[] = [
  levelCard('cthulhu-gain-a-level', 6, { en: { name: 'Gain a Level' }, fr: { name: 'Gagnez un niveau' } }),
  levelCard('publish-or-perish', 3, {
    en: { name: 'Published in a Journal Nobody Opens', flavour: 'For good reason.' },
    fr: { name: 'Publier ou périr', flavour: "Pour une fois, l'ordre est bon." },
  }),
  special('honorary-doctorate', {
    deck: 'treasure',
    uses: [use('ownTurn', [gainLevels(2, 'you')], { cost: { discard: 'hand' }, when: { handSize: { least: 4 } } })],
    en: { name: 'Doctorate by Correspondence', flavour: 'Return slip enclosed. So is something else.' },
    fr: { name: 'Doctorat par correspondance' },
  }),
  attachment('of-unspeakable-quality', {
    deck: 'treasure',
    copies: 2,
    to: 'item',
    bonus: 2,
    en: { name: '… of Unspeakable Quality', flavour: 'Five stars. They are wrong.' },
    fr: { name: "… d'une qualité innommable" },
  }),
  attachment('borrowed-tweed', {
    deck: 'treasure',
    to: 'trait',
    abilities: [countsAs('professor', { turn: 'own' }), permits('traitsAnyTime')],
    en: { name: 'Borrowed Tweed', flavour: 'With elbow patches you may say “heretofore”.' },
    fr: { name: 'Veste en tweed empruntée', flavour: 'Deux coudières et te voilà agrégé.' },
  }),
  special('fair-shares', {
    deck: 'treasure',
    uses: [use('kill', [shareTreasures('everyone')]), use('combat', [switchSide()])],
    en: { name: 'Redistribution of Wealth', flavour: 'The comrades from Innsmouth send regards.' },
    fr: { name: 'Partage équitable', flavour: "Selon la notion d'équité du Grand Ancien." },
  }),
]

export const SPECIALS = [...DOORS, ...TREASURES]
