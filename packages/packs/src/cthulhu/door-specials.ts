// Doors that are neither monster, curse nor identity.

import {
  type AttachmentCard,
  addMonster,
  adds,
  attachment,
  bans,
  cancel,
  countsAs,
  doubles,
  draw,
  each,
  ignores,
  loseTrait,
  openDoor,
  permits,
  poolHands,
  redirect,
  type SpecialCard,
  search,
  special,
  stay,
  swapTrait,
  take,
  use,
} from '@brouhaha/cards'
import { wanderingMonster } from '../make.ts'

/** The stars say how this fight is counted. */
const STARS: readonly SpecialCard[] = [
  special('mercury-in-retrograde', {
    deck: 'door',
    uses: [use('combat', [stay('combat', [doubles('printedBonuses')], { who: 'main' })])],
    art: ['ringed-planet', 'fast-backward-button'],
    en: { name: 'Mercury in Retrograde', flavour: 'Expect minor delays and major teeth.' },
    fr: { name: 'Mercure rétrograde', flavour: 'Travail : tendu. Amour : visqueux. Santé : voir au verso.' },
  }),
  special('total-eclipse-of-the-dart', {
    deck: 'door',
    uses: [use('combat', [stay('combat', [ignores('items', { except: { tag: 'fire' } })], { who: 'main' })])],
    art: ['eclipse', 'dart'],
    en: { name: 'Total Eclipse of the Dart', flavour: 'Once upon a time there was light to aim by.' },
    fr: { name: 'Couvre-feu cosmique', flavour: 'Qui a du feu ? Non, vraiment, qui ?' },
  }),
  special('horoscope-of-horrors', {
    deck: 'door',
    uses: [use('combat', [stay('combat', [doubles('oneShots'), doubles('enhancers')], { who: 'main' })])],
    art: ['scorpio', 'star-swirl'],
    en: { name: 'Horoscope of Horrors', flavour: 'A tall dark stranger, with too many elbows.' },
    fr: { name: 'Ascendant calamar', flavour: 'Les astres sont alignés. Contre le mur.' },
  }),
]

const FIGHT: readonly SpecialCard[] = [
  wanderingMonster('cthulhu-wandering-monster', 3, {
    art: ['footprint', 'direction-signs'],
    en: { name: 'Wandering Monster', flavour: 'It took a left at the obelisk.' },
    fr: { name: 'Monstre errant', flavour: 'Il cherchait les toilettes. Il a trouvé la bagarre.' },
  }),
  special('understudy', {
    deck: 'door',
    uses: [use('combat', [addMonster({ instead: true })])],
    art: ['theater-curtains', 'duality-mask'],
    en: { name: 'The Understudy from Below', flavour: 'Tonight the part of the horror is played by a worse one.' },
    fr: { name: 'Doublure au pied levé', flavour: 'Les deux autres pieds suivent.' },
  }),
]

const CARDS: readonly SpecialCard[] = [
  special('whoever-denied-it', {
    deck: 'door',
    uses: [use('ownCurse', [redirect()])],
    art: ['boomerang', 'pointing'],
    en: { name: 'Whoever Denied It', flavour: 'Supplied it.' },
    fr: { name: "C'est celui qui dit qui y est", flavour: 'Droit occulte, article premier.' },
  }),
  special('peer-review', {
    deck: 'door',
    uses: [use('play', [cancel(), draw('door', 1, { to: 'actor' })])],
    art: ['cancel', 'papers'],
    en: { name: 'Peer Review', flavour: 'Reviewer two has concerns.' },
    fr: { name: 'Relecture par les pairs', flavour: 'Refusé, avec les félicitations du jury.' },
  }),
  special('second-opinion', {
    deck: 'door',
    uses: [use('draw', [cancel(), openDoor()], { when: { it: { kind: ['monster', 'curse'] } } })],
    art: ['stethoscope', 'wooden-door'],
    en: { name: 'A Second Opinion', flavour: 'The first doctor was eaten. Try next door.' },
    fr: { name: 'Deuxième avis médical', flavour: "Ce n'était pas grave. C'était la porte d'à côté." },
  }),
  special('deep-archive', {
    deck: 'door',
    uses: [
      use('ownTurn', [search({ zone: 'doorDiscards', filter: { deadly: true }, extreme: 'strongest' })]),
      use('ownTurn', [search({ zone: 'doorDiscards', filter: { nameEndsWith: 'goth' }, by: 'you' })]),
    ],
    art: ['archive-research', 'padlock'],
    en: { name: 'The Restricted Section', flavour: 'Loans are for ever, yours or theirs.' },
    fr: { name: "L'enfer de la bibliothèque", flavour: 'Rayon pratique, au sous-sol.' },
  }),
  special('finders-keepers', {
    deck: 'door',
    uses: [use('discard', [take({ zone: 'it' }, 'you')])],
    art: ['well', 'fishing-hook'],
    en: { name: 'Wishing Well, Slightly Used', flavour: 'Somebody wished to be rid of this.' },
    fr: { name: 'Repêchage au fond du puits', flavour: "La vérité en sort. Le reste s'y pêche." },
  }),
  special('faculty-reshuffle', {
    deck: 'door',
    uses: [use('ownTurn', [swapTrait('class')]), use('ownTurn', [loseTrait('class', { trait: 'cultist' })])],
    art: ['wooden-chair', 'musical-notes'],
    en: { name: 'Faculty Reshuffle', flavour: 'The last chair has suckers.' },
    fr: { name: 'Chaises musicales à la fac', flavour: 'La dernière chaise est à tentacules.' },
  }),
]

const TABLE: readonly (SpecialCard | AttachmentCard)[] = [
  special('cult-potluck', {
    deck: 'door',
    uses: [
      use('any', [poolHands({ holders: 'cultist' })]),
      use('any', [each({ holders: 'cultist' }, [draw('door', 1)], 'levelsRising')]),
    ],
    art: ['bowl-of-rice', 'cauldron'],
    en: { name: 'Cult Potluck', flavour: 'Everyone brought hummus.' },
    fr: { name: 'Auberge espagnole du culte', flavour: 'Tout le monde a apporté du taboulé.' },
  }),
  special('ghosted', {
    deck: 'door',
    uses: [
      use('any', [stay('untilSoloKill', [bans('beingHelped')], { who: 'target' })], {
        target: { not: { has: 'cultist' } },
      }),
    ],
    art: ['invisible', 'smartphone'],
    en: { name: 'Ghosted', flavour: 'They saw your message. So did the ghosts.' },
    fr: { name: 'Vent glacial', flavour: 'Vu hier à 3 h 33. Toujours pas de réponse.' },
  }),
  special('blown-fuse', {
    deck: 'door',
    uses: [use('ownTurn', [stay('untilKill', [adds('flee', -1, { for: 'everyone' })])])],
    art: ['unplugged', 'night-vision'],
    en: { name: 'Power Cut at the Asylum', flavour: 'The fuse box is at the far end of the long corridor.' },
    fr: { name: 'Les plombs ont sauté', flavour: 'Par la fenêtre, et on les comprend.' },
  }),
  attachment('disputed-footnote', {
    deck: 'door',
    to: 'item',
    waives: true,
    art: ['scroll-quill', 'barefoot'],
    en: { name: 'Disputed Footnote', flavour: 'Op. cit., ibid., mine.' },
    fr: { name: 'Note de bas de page contestée', flavour: 'Le bas est prouvé. La page, moins.' },
  }),
  attachment('borrowed-tweed', {
    deck: 'door',
    to: 'trait',
    abilities: [countsAs('professor', { turn: 'own' }), permits('traitsAnyTime')],
    art: ['elbow-pad', 'smoking-pipe'],
    en: { name: 'Borrowed Tweed', flavour: 'With elbow patches you may say “heretofore”.' },
    fr: { name: 'Veste en tweed empruntée', flavour: 'Deux coudières et te voilà agrégé.' },
  }),
]

export const DOOR_SPECIALS = [...FIGHT, ...STARS, ...CARDS, ...TABLE]
