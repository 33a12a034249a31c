import {
  adds,
  characterClass,
  disarm,
  draw,
  type MultiCard,
  multi,
  on,
  peek,
  permits,
  putBack,
  race,
  reroll,
  type TraitCard,
  use,
} from '@brouhaha/cards'

export const RACES: readonly TraitCard[] = [
  race('cyborg', {
    copies: 3,
    art: ['cyborg-face'],
    abilities: [
      use('ownRoll', [reroll()], { most: { times: 1, per: 'combat' } }),
      adds('complexLimit', 1),
      adds('handLimit', -1, { drawback: true }),
    ],
    en: { name: 'Cyborg', flavour: 'Half human, half out of warranty.' },
    fr: { name: 'Cyborg', flavour: "Rouille l'hiver, bogue l'été." },
  }),
  race('mutant', {
    copies: 3,
    art: ['muscle-up', 'dripping-goo'],
    abilities: [adds('hands', 1), adds('flee', -1, { drawback: true })],
    en: { name: 'Mutant', flavour: 'One extra arm, two left feet.' },
    fr: { name: 'Mutant', flavour: 'Un bras de plus, un pied de trop.' },
  }),
  race('feline', {
    copies: 3,
    art: ['cat', 'door'],
    abilities: [
      permits('secondDoor'),
      adds('flee', 1),
      adds('strength', -2, { when: { facing: { tag: 'wet' } }, drawback: true }),
    ],
    en: { name: 'Feline', flavour: 'Wants the door open. Now closed. Now open.' },
    fr: { name: 'Félin', flavour: 'Retombe toujours sur les pattes des autres.' },
  }),
]

export const CLASSES: readonly TraitCard[] = [
  characterClass('psychic', {
    copies: 3,
    art: ['psychic-waves'],
    abilities: [
      adds('strength', 2, { when: { fights: 'alone' } }),
      use('turnStart', [peek('door', 1), putBack({ zone: 'peeked', take: { upTo: 1 } }, 'bottom')], {
        when: { turn: 'own' },
        cost: { discard: 1 },
        most: { times: 1, per: 'turn' },
      }),
    ],
    en: { name: 'Psychic', flavour: 'Works alone; the voices are company enough.' },
    fr: { name: 'Psi', flavour: 'Avec des Psi, on mettrait la galaxie en bouteille.' },
  }),
  characterClass('bounty-hunter', {
    copies: 3,
    art: ['wanted-reward'],
    abilities: [
      on('helped', [draw('treasure', 1, { face: 'up' })]),
      adds('strength', 1, { when: { monsters: { least: 2 } } }),
    ],
    en: { name: 'Bounty Hunter', flavour: 'Helps for free. Invoices the corpse.' },
    fr: { name: 'Chasseur de primes', flavour: "Il t'aide pour rien, et se sert dans la poche du mort." },
  }),
  characterClass('trader', {
    copies: 3,
    art: ['trade', 'rocket'],
    abilities: [
      adds('acolyteLimit', 1),
      use('ownTurn', [draw('treasure', 1)], { cost: { discard: 3 }, most: { times: 1, per: 'turn' } }),
    ],
    en: { name: 'Interstellar Trader', flavour: 'Everything has a price. His includes delivery.' },
    fr: { name: 'Négociant interstellaire', flavour: 'Il vendrait du vide au vide.' },
  }),
  characterClass('mad-scientist', {
    copies: 3,
    art: ['mad-scientist'],
    abilities: [permits('anyComplex'), use('curse', [disarm()], { cost: { discard: 2 } })],
    en: { name: 'Mad Scientist', flavour: 'Not mad. Furious.' },
    fr: { name: 'Savant fou', flavour: "Il n'est pas fou, il est en avance de trois explosions." },
  }),
]

export const MULTIPLES: readonly MultiCard[] = [
  multi('star-half-breed', {
    copies: 2,
    art: ['half-body-crawling', 'family-tree'],
    of: 'race',
    en: { name: 'Half-Breed', flavour: 'Allergic to one of your own elbows.' },
    fr: { name: 'Sang-mêlé', flavour: 'Allergique à un de ses coudes.' },
  }),
  multi('star-super-munchkin', {
    copies: 2,
    art: ['cape', 'graduate-cap'],
    of: 'class',
    needsBoth: true,
    en: { name: 'Super Munchkin', flavour: 'Your business card is a leaflet.' },
    fr: { name: 'Super Munchkin', flavour: 'Sa carte de visite fait trois volets.' },
  }),
]
