import { type AcolyteCard, acolyte, adds, discard, on, roll } from '@brouhaha/cards'

export const ACOLYTES: readonly AcolyteCard[] = [
  acolyte('live-targets', {
    deck: 'door',
    copies: 3,
    en: { name: 'Live Targets', flavour: 'Until further notice.' },
    fr: { name: 'Cibles vivantes', flavour: 'Offre limitée dans le temps.' },
  }),
  acolyte('slightly-rusty-butler', {
    deck: 'treasure',
    tags: ['robot'],
    carries: 2,
    en: { name: 'Slightly Rusty Butler', flavour: 'You squeaked, sir?' },
    fr: { name: 'Majordome un peu rouillé', flavour: 'Monsieur a grincé ?' },
  }),
  acolyte('hype-man', {
    deck: 'treasure',
    copies: 2,
    abilities: [adds('strength', 2), on('killed', [roll([1, 1, [discard({ zone: 'self' })]], [2, 6, []])])],
    en: { name: 'Galactic Hype Man', flavour: 'One in six he starts a solo career.' },
    fr: { name: 'Chauffeur de salle des machines', flavour: 'Une fois sur six, il fait carrière.' },
  }),
  acolyte('pocket-lawyer', {
    deck: 'treasure',
    abilities: [adds('flee', 1), adds('strength', 1, { when: { fights: 'asHelper' } })],
    en: { name: 'Pocket Lawyer', flavour: 'Objects to everything, including pockets.' },
    fr: { name: 'Avocat de poche', flavour: 'Il plaide la fuite.' },
  }),
]
