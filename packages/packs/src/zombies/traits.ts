import {
  aDie,
  adds,
  discard,
  draw,
  forceHelp,
  type MultiCard,
  mojo,
  multi,
  on,
  permits,
  power,
  redirect,
  strengthen,
  type TraitCard,
  use,
  weaken,
} from '@brouhaha/cards'

export const MOJOS: readonly TraitCard[] = [
  mojo('nuclear', {
    copies: 4,
    abilities: [
      use('ownCombat', [strengthen('players', 2)], { cost: { discard: 1 }, most: { times: 3, per: 'combat' } }),
      adds('flee', -1, { drawback: true }),
    ],
    art: ['radioactive', 'half-dead'],
    en: { name: 'Nuclear Zombie', flavour: 'Half a life, full power.' },
    fr: { name: 'Zombie Nucléaire', flavour: 'Il a la demi-vie dure.' },
  }),
  mojo('plague', {
    copies: 4,
    abilities: [
      use('combat', [weaken('target', 2)], { cost: { discard: 1 }, most: { times: 1, per: 'victim' } }),
      on('soloKill', [draw('door', 1)]),
    ],
    art: ['biohazard', 'fly'],
    en: { name: 'Plague Zombie', flavour: 'Going round, and round, and round.' },
    fr: { name: 'Zombie Pestiféré', flavour: 'Il a tout attrapé, même le train.' },
  }),
  mojo('voodoo', {
    copies: 4,
    abilities: [
      use('ownCurse', [redirect()], { cost: { discard: 1 }, most: { times: 1, per: 'turn' } }),
      on('reborn', [draw('treasure', 1)]),
    ],
    art: ['voodoo-doll', 'candle-flame'],
    en: { name: 'Voodoo Zombie', flavour: 'Knows the dolls by name.' },
    fr: { name: 'Zombie Vaudou', flavour: 'Piqué, mais pas seul.' },
  }),
]

export const POWERS: readonly TraitCard[] = [
  power('fast', {
    copies: 3,
    rank: 2,
    abilities: [adds('flee', 2)],
    art: ['wingfoot', 'dust-cloud'],
    en: { name: 'Fast', flavour: 'Purists disapprove, from far behind.' },
    fr: { name: 'Rapide', flavour: 'Les puristes râlent, loin derrière.' },
  }),
  power('stealthy', {
    copies: 3,
    rank: 2,
    abilities: [permits('lootAfterFight', { fights: 'alone' })],
    art: ['silence', 'footprint'],
    en: { name: 'Stealthy', flavour: 'The groan is on silent.' },
    fr: { name: 'Furtif', flavour: 'Il râle en chuchotant.' },
  }),
  power('burly', {
    copies: 3,
    rank: 3,
    abilities: [permits('anyBig'), adds('strength', 2), adds('flee', -1, { drawback: true })],
    art: ['biceps', 'sofa'],
    en: { name: 'Burly', flavour: 'Carries a sofa, for the sitting.' },
    fr: { name: 'Costaud', flavour: "Il porte le canapé, et quelqu'un dessus." },
  }),
  power('restitched', {
    copies: 2,
    rank: 3,
    needs: { has: 'voodoo' },
    abilities: [adds('hands', 1), on('leavesPlay', [discard({ zone: 'hand' })], { drawback: true })],
    art: ['sewing-needle', 'severed-hand'],
    en: { name: 'Well Stitched', flavour: 'Three hands, one previous owner each.' },
    fr: { name: 'Recousu main', flavour: 'Trois mains, toutes gauches.' },
  }),
  power('clingy', {
    copies: 2,
    rank: 4,
    abilities: [
      use('ownCombat', [forceHelp('target')], { cost: { discard: 2 }, most: { times: 1, per: 'combat' } }),
      adds('strength', 3, { when: { fights: 'asHelper' } }),
    ],
    art: ['grab', 'slime'],
    en: { name: 'Clingy', flavour: 'You are coming too. So is your sleeve.' },
    fr: { name: 'Pot de colle', flavour: 'Tu viens aussi. Ta manche est déjà là.' },
  }),
  power('contagious', {
    copies: 2,
    rank: 4,
    needs: { any: [{ has: 'plague' }, { has: 'nuclear' }] },
    abilities: [
      use('combat', [strengthen('either', aDie)], { cost: { discard: 1 }, most: { times: 1, per: 'combat' } }),
    ],
    art: ['vomiting', 'virus'],
    en: { name: 'Contagious', flavour: 'Sharing is scaring.' },
    fr: { name: 'Contagieux', flavour: 'Il a le contact facile.' },
  }),
]

export const MULTIPLES: readonly MultiCard[] = [
  multi('double-mojo', {
    copies: 2,
    of: 'mojo',
    art: ['double-face-mask', 'linked-rings'],
    en: { name: 'Double Mojo', flavour: 'Twice the talent, same two feet. Roughly.' },
    fr: { name: 'Double Mojo', flavour: "Deux talents valent mieux qu'une jambe." },
  }),
]
