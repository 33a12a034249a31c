import { gainLevels, type SpecialCard, special, use } from '@brouhaha/cards'
import { levelCard } from '../make.ts'

const PLAIN: readonly SpecialCard[] = [
  {
    ...levelCard('participation-trophy', 2, {
      en: { name: 'Participation Trophy', flavour: 'You were, technically, there.' },
      fr: { name: 'Médaille en chocolat', flavour: 'Fondue, mais méritée.' },
    }),
    art: ['chocolate-bar', 'medal'],
  },
  {
    ...levelCard('the-one-that-got-away', 1, {
      en: { name: 'The One That Got Away', flavour: 'It was this big. By dessert, bigger.' },
      fr: { name: 'Histoire de pêcheur', flavour: 'Grand comme ça. Au dessert, comme ÇA.' },
    }),
    art: ['lucky-fisherman'],
  },
  {
    ...levelCard('technically-higher', 1, {
      en: { name: 'Technically Higher', flavour: 'You stood on a stool. The dungeon took note.' },
      fr: { name: 'Monter sur un tabouret', flavour: 'Techniquement, tu as pris de la hauteur.' },
    }),
    art: ['bar-stool'],
  },
  {
    ...levelCard('seniority', 1, {
      en: { name: 'Seniority', flavour: 'You have been here since lunch.' },
      fr: { name: "Avancement à l'ancienneté", flavour: 'Tu es là depuis ce matin, ça se respecte.' },
    }),
    art: ['rocking-chair'],
  },
  {
    ...levelCard('beginners-luck', 1, {
      en: { name: "Beginner's Luck", flavour: 'You have been beginning for years.' },
      fr: { name: 'Chance du débutant', flavour: 'Tu débutes depuis des années.' },
    }),
    art: ['clover'],
  },
]

const WITH_STRINGS: readonly SpecialCard[] = [
  special('sympathy-vote', {
    deck: 'treasure',
    levelCard: true,
    uses: [use('any', [gainLevels(1, 'you')], { when: { standing: 'lowest' } })],
    art: ['podium-third'],
    en: { name: 'Sympathy Vote', flavour: 'The jury said “aww”.' },
    fr: { name: 'Lot de consolation', flavour: 'Le jury a fait « oh, pauvre chou ».' },
  }),
  special('deductible-generosity', {
    deck: 'treasure',
    levelCard: true,
    uses: [use('ownTurn', [gainLevels(1, 'you')], { cost: { discard: 2 } })],
    art: ['receive-money'],
    en: { name: 'Charitable Giveaway', flavour: 'Mostly it gives you away.' },
    fr: { name: 'Don déductible', flavour: 'Ta bonté dépasse le plafond.' },
  }),
  special('victory-lap', {
    deck: 'treasure',
    levelCard: true,
    uses: [use('afterCombat', [gainLevels(1, 'you')])],
    art: ['checkered-flag'],
    en: { name: 'Victory Lap', flavour: 'Victory optional. Lap mandatory.' },
    fr: { name: "Tour d'honneur", flavour: "L'honneur n'y était pas, mais quel tour !" },
  }),
]

export const LEVEL_CARDS: readonly SpecialCard[] = [...PLAIN, ...WITH_STRINGS]
