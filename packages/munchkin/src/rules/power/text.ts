import type { Rule } from '@brouhaha/table'
import { onlyIn, rule } from '../rule.ts'

export const POWER_RULES: readonly Rule[] = onlyIn('zombies', [
  rule('MK-POWER-01', {
    en: [
      'Six powers, fifteen cards',
      'Munchkin Zombies has six different powers on fifteen cards, so there are several copies of each.',
    ],
    fr: [
      'Six pouvoirs, quinze cartes',
      'Munchkin Zombies compte six pouvoirs différents sur quinze cartes : chacun existe donc en plusieurs exemplaires.',
    ],
  }),
  rule('MK-POWER-02', {
    en: ['Ranks of powers', 'Each power has a rank: 2, 3 or 4. There is no rank 1.'],
    fr: ['Les rangs', "Chaque pouvoir a un rang : 2, 3 ou 4. Le rang 1 n'existe pas."],
  }),
  rule('MK-POWER-03', {
    en: [
      'Ranks against level',
      'Have as many powers as you like, as long as their ranks together are not more than your level. At level 5, ranks 2 and 3 fit; 2 and 4 do not.',
    ],
    fr: [
      'Les rangs et le niveau',
      'Aie autant de pouvoirs que tu veux, tant que la somme de leurs rangs ne dépasse pas ton niveau. Au niveau 5, un rang 2 et un rang 3 passent ; un 2 et un 4, non.',
    ],
  }),
  rule('MK-POWER-04', {
    en: ['Works while in play', 'A power works from the moment it is in play until you lose or discard it.'],
    fr: [
      "Actif tant qu'il est en jeu",
      "Un pouvoir agit dès qu'il est en jeu, et jusqu'à ce que tu le perdes ou le défausses.",
    ],
  }),
  rule('MK-POWER-05', {
    en: [
      'Powers at any time',
      "You may play a power from your hand at any time: on anyone's turn, in any fight, as fighter, helper or onlooker. Its conditions and your level must allow it. Mojos and Double Mojo are not that free: when you get them, or in your own turn.",
    ],
    fr: [
      'Des pouvoirs à tout moment',
      "Tu peux jouer un pouvoir de ta main à tout moment : au tour de n'importe qui, dans n'importe quel combat, que tu te battes, aides ou regardes. Il faut que ses conditions et ton niveau le permettent. Mojos et Double Mojo sont moins libres : dès que tu les obtiens, ou pendant ton tour.",
    ],
  }),
  rule('MK-POWER-06', {
    en: [
      'Conditions of a power',
      'A power whose conditions you do not meet, such as the right mojo or enough level, cannot be played. If you stop meeting its condition later, the power is discarded at once.',
    ],
    fr: [
      "Les conditions d'un pouvoir",
      "Si tu n'as pas le bon mojo ou un niveau suffisant, tu ne peux pas jouer le pouvoir qui les exige. Si tu cesses ensuite de remplir sa condition, le pouvoir est aussitôt défaussé.",
    ],
  }),
  rule('MK-POWER-07', {
    en: [
      'Losing levels, losing powers',
      'If your level falls below the sum of your ranks, you discard powers of your choice until they fit again. You need not give up more than that takes, but you may.',
    ],
    fr: [
      'Moins de niveau, moins de pouvoirs',
      "Si ton niveau tombe sous la somme de tes rangs, défausse des pouvoirs de ton choix jusqu'à ce que ça passe. Personne ne peut t'en faire perdre plus que nécessaire, mais tu peux en lâcher davantage.",
    ],
  }),
  rule('MK-POWER-08', {
    en: [
      'Discard and replace',
      'You may discard a power at any time and put another from your hand in its place at once, as long as the ranks still fit.',
    ],
    fr: [
      'Défausser et remplacer',
      'Tu peux à tout moment défausser un pouvoir et en poser aussitôt un autre de ta main, si les rangs tiennent toujours.',
    ],
  }),
  rule('MK-POWER-09', {
    en: ['Powers are not for sale', 'Powers and mojos cannot be traded.'],
    fr: ["Un pouvoir ne s'échange pas", "Ni les pouvoirs ni les mojos ne s'échangent."],
  }),
  rule('MK-POWER-10', {
    en: [
      'Twice the same power',
      'You may have two copies of a power, and each takes up its rank, but the second gives nothing extra. Your choice, really.',
    ],
    fr: [
      'Deux fois le même pouvoir',
      "Tu peux avoir deux exemplaires d'un pouvoir, et chacun prend son rang, mais le second n'apporte rien de plus. C'est toi qui vois.",
    ],
  }),
  rule('MK-POWER-11', {
    en: ['Powers survive death', 'When you die you keep all the powers you have in play.'],
    fr: ['Les pouvoirs survivent à la mort', 'À ta mort, tu gardes tous les pouvoirs que tu as en jeu.'],
  }),
  rule('MK-POWER-12', {
    en: [
      'Paying for powers',
      'A power that costs discards can be paid with any card of yours, from hand or from play, within the limits of MK-IDENT-09.',
    ],
    fr: [
      'Payer pour un pouvoir',
      "Un pouvoir qui coûte des défausses se paie avec n'importe laquelle de tes cartes, en main ou en jeu, dans les limites de MK-IDENT-09.",
    ],
  }),
  rule('MK-POWER-13', {
    en: [
      'The power Strong',
      'The power Strong lets you have more than one Big item. If you lose it, the surplus has to go (MK-ITEM-06).',
    ],
    fr: [
      'Le pouvoir Costaud',
      "Le pouvoir Costaud te permet d'avoir plus d'un Gros objet. Si tu le perds, il faut te séparer du surplus (MK-ITEM-06).",
    ],
  }),
])
