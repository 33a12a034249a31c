import {
  adds,
  characterClass,
  draw,
  gainLevels,
  type MultiCard,
  multi,
  on,
  pay,
  peek,
  putBack,
  type TraitCard,
  times,
  use,
} from '@brouhaha/cards'

export const CLASSES: readonly TraitCard[] = [
  characterClass('investigator', {
    copies: 4,
    abilities: [
      use('turnStart', [peek('door', 1), pay({ discard: 1 }, [putBack({ zone: 'peeked' }, 'bottom')])], {
        when: { turn: 'own' },
        most: { times: 1, per: 'turn' },
      }),
      adds('treasures', 1, { when: { all: [{ cameFrom: 'hand' }, { fights: 'asMain' }] } }),
    ],
    art: ['sherlock-holmes', 'key-lock'],
    en: { name: 'Investigator', flavour: 'Opens doors that have signs on them.' },
    fr: { name: 'Investigateur', flavour: 'Il regarde par le trou de la serrure. La serrure aussi.' },
  }),
  characterClass('monster-whacker', {
    copies: 4,
    abilities: [
      adds('strength', 2, { when: { facing: { level: { most: 10 } } } }),
      adds('strength', -2, { when: { facing: { level: { least: 16 } } }, drawback: true }),
    ],
    art: ['spade', 'monster-grasp'],
    en: { name: 'Monster Whacker', flavour: 'Reads nothing, hits everything.' },
    fr: { name: 'Tabasseur de monstres', flavour: 'Sa thèse tient en un coup de pelle.' },
  }),
  characterClass('professor', {
    copies: 4,
    abilities: [
      use('turnEnd', [gainLevels(1, 'you')], {
        when: { all: [{ turn: 'own' }, { standing: 'lowest' }] },
        cost: { discard: 3 },
        most: { times: 1, per: 'turn' },
      }),
      on('escaped', [draw('treasure', 1)], { when: { facing: { deadly: true } } }),
    ],
    art: ['teacher', 'book-pile'],
    en: { name: 'Professor', flavour: 'Publishes, and so far has not perished.' },
    fr: { name: 'Professeur', flavour: 'Il fuit, mais avec une bibliographie.' },
  }),
  characterClass('cultist', {
    copies: 6,
    cult: true,
    abilities: [adds('strength', times(2, { holdersOf: 'cultist', besidesYou: true }))],
    art: ['cultist', 'candles'],
    en: { name: 'Cultist', flavour: 'Leaving early requires a form. The form is eternal.' },
    fr: { name: 'Cultiste', flavour: 'Plus on est de fous, plus on est fous.' },
  }),
]

export const MULTIPLES: readonly MultiCard[] = [
  multi('cthulhu-super-munchkin', {
    copies: 2,
    of: 'class',
    needsBoth: true,
    art: ['minions', 'cape'],
    en: { name: 'Super Munchkin', flavour: 'Two business cards, one sandwich.' },
    fr: { name: 'Super Munchkin', flavour: 'Deux métiers, zéro congé.' },
  }),
]
