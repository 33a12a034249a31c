import { type AcolyteCard, acolyte, adds, cancel, discard, draw, on, reroll, roll, use } from '@brouhaha/cards'

export const ACOLYTES: readonly AcolyteCard[] = [
  acolyte('live-targets', {
    deck: 'door',
    copies: 2,
    art: ['human-target', 'meeple-group'],
    en: { name: 'Live Targets', flavour: 'Until further notice.' },
    fr: { name: 'Cibles vivantes', flavour: 'Offre limitée dans le temps.' },
  }),
  acolyte('slightly-rusty-butler', {
    deck: 'treasure',
    art: ['vintage-robot', 'bow-tie'],
    tags: ['robot'],
    carries: 2,
    en: { name: 'Slightly Rusty Butler', flavour: 'You squeaked, sir?' },
    fr: { name: 'Majordome un peu rouillé', flavour: 'Monsieur a grincé ?' },
  }),
  acolyte('hype-man', {
    deck: 'treasure',
    art: ['public-speaker', 'gears'],
    abilities: [adds('strength', 2), on('killed', [roll([1, 1, [discard({ zone: 'self' })]], [2, 6, []])])],
    en: { name: 'Galactic Hype Man', flavour: 'One day in six he goes solo.' },
    fr: { name: 'Chauffeur de salle des machines', flavour: 'Une fois sur six, il fait carrière.' },
  }),
  acolyte('pocket-lawyer', {
    deck: 'treasure',
    art: ['scales', 'shirt'],
    abilities: [adds('flee', 1), on('cursed', [draw('treasure', 1)])],
    en: { name: 'Pocket Lawyer', flavour: 'Have you been injured in a trap that was your fault?' },
    fr: { name: 'Avocat de poche', flavour: 'Il plaide la fuite, et facture les pièges.' },
  }),
  acolyte('canary-on-hazard-pay', {
    deck: 'treasure',
    art: ['bird-cage', 'gas-mask'],
    abilities: [use('ownCurse', [cancel()], { cost: { self: true } })],
    en: { name: 'Canary on Hazard Pay', flavour: 'If it stops singing, take one step back.' },
    fr: { name: 'Canari à prime de risque', flavour: "S'il s'arrête de chanter, recule d'un pas." },
  }),
  acolyte('stowaway-accountant', {
    deck: 'treasure',
    art: ['abacus', 'cargo-crate'],
    abilities: [on('soloKill', [draw('treasure', 1)]), adds('flee', -1)],
    en: { name: 'Stowaway Accountant', flavour: 'Finds a deduction in every corpse. Runs with ledgers.' },
    fr: { name: 'Comptable clandestin', flavour: 'Il trouve une déduction dans chaque cadavre.' },
  }),
  acolyte('learner-pilot', {
    deck: 'treasure',
    art: ['steering-wheel', 'full-motorcycle-helmet'],
    abilities: [use('ownRoll', [reroll()], { cost: { discard: 1 }, most: { times: 1, per: 'turn' } })],
    en: { name: 'Learner Pilot', flavour: 'Mirror, signal, hyperspace.' },
    fr: { name: 'Copilote en conduite accompagnée', flavour: "C'est toi, l'accompagnement." },
  }),
]
