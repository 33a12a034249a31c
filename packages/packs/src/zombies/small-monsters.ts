// The living who object, and the dead who went astray: levels 1 to 4.

import { choose, discard, loseLevels, type MonsterCard, monster, reveal, take } from '@brouhaha/cards'
import { against, allItems, oneItem, worn } from '../make.ts'

const FIRST: readonly MonsterCard[] = [
  monster('out-of-breath-jogger', {
    level: 1,
    treasures: 1,
    flee: -1,
    badStuff: [discard({ ...worn('feet'), otherwise: [discard({ zone: 'hand' })] })],
    art: ['run', 'headphones'],
    en: { name: 'Jogger Without Headphones', flavour: 'This one heard you coming.' },
    fr: { name: 'Joggeur du dimanche', flavour: 'Il court mal, mais toi tu boites.' },
  }),
  monster('undead-toddler', {
    tags: ['undead'],
    level: 1,
    treasures: 1,
    badStuff: [discard({ zone: 'hand', by: 'left' })],
    art: ['baby-face', 'pretty-fangs'],
    en: { name: 'Zombie Toddler', flavour: 'Biting phase. Permanent.' },
    fr: { name: 'Zombie en bas âge', flavour: 'Il fait ses dents. Sur toi.' },
  }),
  monster('lost-tourist', {
    level: 1,
    treasures: 1,
    badStuff: [reveal({ zone: 'hand', take: 'all' }, 'everyone')],
    art: ['photo-camera', 'flip-flops'],
    en: { name: 'Tourist off the Map', flavour: 'Amazing make-up! Say cheese. Say anything.' },
    fr: { name: 'Touriste sans guide ni issue', flavour: 'Le maquillage est bluffant. On peut toucher ?' },
  }),
  monster('returned-goldfish', {
    tags: ['undead', 'wet'],
    level: 1,
    treasures: 1,
    badStuff: [],
    art: ['fish-escape', 'ghost'],
    en: { name: 'Goldfish Back from the Flush', flavour: 'Seeks revenge, three seconds at a time.' },
    fr: { name: 'Poisson rouge revenu de loin', flavour: 'Chasse tirée, chasse ouverte.' },
  }),
  monster('intern-with-a-stake', {
    level: 1,
    treasures: 1,
    flee: 1,
    badStuff: [loseLevels(1)],
    art: ['stake-hammer', 'coffee-cup'],
    en: { name: 'Intern with a Stake', flavour: 'Has a stake in the company. Just the one.' },
    fr: { name: 'Stagiaire avec un pieu', flavour: 'Convention signée, pieu à rendre en fin de stage.' },
  }),
]

const SECOND: readonly MonsterCard[] = [
  monster('door-to-door-optimist', {
    level: 2,
    treasures: 1,
    optional: true,
    strength: [{ add: 2, when: against('nuclear') }],
    badStuff: [loseLevels(1)],
    art: ['entry-door', 'cheerful'],
    en: { name: 'Door-to-Door Optimist', flavour: 'To her, your half-life is half full.' },
    fr: { name: 'Optimiste à domicile', flavour: 'Pour elle, la demi-vie est à moitié pleine.' },
  }),
  monster('undead-mime', {
    tags: ['undead'],
    level: 2,
    treasures: 1,
    badStuff: [discard({ zone: 'hand', take: 2, by: 'chance' })],
    art: ['invisible-face', 'coffin'],
    en: { name: 'Undead Mime', flavour: 'The box is real this time.' },
    fr: { name: 'Mime trépassé', flavour: 'Enfermé dans une vraie boîte, pour une fois.' },
  }),
  monster('attack-chihuahua', {
    level: 2,
    treasures: 1,
    strength: [{ add: 2, when: against('stealthy') }],
    badStuff: [discard({ ...worn('feet'), otherwise: [loseLevels(1)] })],
    art: ['jumping-dog', 'sharp-smile'],
    en: { name: 'Emotional Attack Chihuahua', flavour: 'Bites above its weight and below your knee.' },
    fr: { name: "Chihuahua d'assaut", flavour: 'Il vise la cheville. Il te reste une cheville.' },
  }),
  monster('late-uncle', {
    tags: ['undead'],
    level: 2,
    treasures: 1,
    badStuff: [take({ zone: 'hand', by: 'left' }, 'left')],
    art: ['party-popper', 'mustache'],
    en: { name: 'The Late Uncle Morris', flavour: 'Late for everything, even his own wake.' },
    fr: { name: 'Feu tonton Maurice', flavour: 'Il mène encore la chenille. Une vraie.' },
  }),
  monster('crossing-guard', {
    level: 2,
    treasures: 1,
    evenIfEscaped: [discard({ zone: 'hand' })],
    badStuff: [loseLevels(1)],
    art: ['stop-sign', 'whistle'],
    en: { name: 'Lollipop Lady', flavour: 'She stops traffic. Also hearts.' },
    fr: { name: 'Brigadière du passage clouté', flavour: 'Elle te remet dans les clous. Ceux du cercueil.' },
  }),
]

const FOURTH: readonly MonsterCard[] = [
  monster('nun', {
    level: 4,
    treasures: 2,
    strength: [{ add: -2, when: against('voodoo') }],
    badStuff: [discard({ zone: 'hand', take: 2 })],
    art: ['nun-face', 'pencil-ruler'],
    en: { name: 'Nun', flavour: 'Has made a habit of it.' },
    fr: { name: 'Nonne', flavour: 'Elle a pris le voile, et le chandelier.' },
  }),
  monster('dry-land-lifeguard', {
    level: 4,
    treasures: 2,
    strength: [{ add: 3, when: against('fast') }],
    badStuff: [discard({ ...oneItem('table'), extreme: 'cheapest', otherwise: [loseLevels(1)] })],
    art: ['life-buoy', 'sunglasses'],
    en: { name: 'Dry-Land Lifeguard', flavour: 'No running. No shambling. No biting in the deep end.' },
    fr: { name: 'Maître-nageur de terre ferme', flavour: 'Interdit de courir, même mort.' },
  }),
  monster('tense-yoga-teacher', {
    level: 4,
    treasures: 2,
    strength: [{ add: 3, when: against('burly') }],
    badStuff: [choose([loseLevels(1)], [discard({ zone: 'hand', take: 3 })])],
    art: ['meditation', 'back-pain'],
    en: { name: 'Highly Strung Yoga Teacher', flavour: 'Corpse pose? Look at you. A natural.' },
    fr: { name: 'Prof de yoga très tendue', flavour: 'Posture du cadavre : enfin un élève doué.' },
  }),
  monster('unstuck-stamp-collector', {
    tags: ['undead'],
    level: 4,
    treasures: 2,
    badStuff: [discard({ ...allItems('table', { value: { most: 200 } }), otherwise: [loseLevels(1)] })],
    art: ['post-stamp', 'nose-side'],
    en: { name: 'Unstuck Stamp Collector', flavour: 'Mint condition, apart from the collector.' },
    fr: { name: 'Philatéliste décollé', flavour: 'Il lui manque une pièce : le nez.' },
  }),
]

export const SMALL_MONSTERS: readonly MonsterCard[] = [...FIRST, ...SECOND, ...FOURTH]
