import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const SELL_RULES: readonly Rule[] = [
  rule('MK-SELL-01', {
    en: [
      '1000 buys a level',
      'In your own turn you may discard items worth at least 1000 in all and gain a level at once. For 900 you get nothing, so that sale is refused.',
    ],
    fr: [
      'Un niveau pour 1000',
      "À ton tour, tu peux défausser des objets valant au moins 1000 au total et gagner aussitôt un niveau. Pour 900, tu n'aurais rien : la vente est refusée.",
    ],
  }),
  rule('MK-SELL-02', {
    en: ['No change given', 'Anything above the price is lost: 1100 still buys one level.'],
    fr: ['On ne rend pas la monnaie', "Ce qui dépasse est perdu : pour 1100, tu n'as toujours qu'un niveau."],
  }),
  rule('MK-SELL-03', {
    en: ['Several levels at once', 'One sale can buy several levels: two for 2000, three for 3000, and so on.'],
    fr: [
      "Plusieurs niveaux d'un coup",
      'Une même vente peut rapporter plusieurs niveaux : deux pour 2000, trois pour 3000, et ainsi de suite.',
    ],
  }),
  rule('MK-SELL-04', {
    en: ['From hand and table', 'You may sell items from your hand and from the table together.'],
    fr: ['Main et table ensemble', 'Tu peux vendre ensemble des objets de ta main et de la table.'],
  }),
  rule('MK-SELL-05', {
    en: [
      'Your turn, no fight',
      'You sell only in your own turn and never during a fight. Not while a curse on you is unsettled, either.',
    ],
    fr: [
      'À ton tour, hors combat',
      "On ne vend qu'à son tour, et jamais pendant un combat. Ni tant qu'une malédiction sur toi n'est pas réglée.",
    ],
  }),
  rule('MK-SELL-06', {
    en: [
      'Not the tenth level',
      'Selling cannot bring you to level 10. At level 8, a sale for two levels is refused and you are offered one level instead, so that nothing is wasted behind your back.',
    ],
    fr: [
      'Pas le dixième niveau',
      "Vendre ne te fait pas passer au niveau 10. Au niveau 8, une vente pour deux niveaux est refusée et on t'en propose un seul, pour que rien ne se perde dans ton dos.",
    ],
  }),
  rule('MK-SELL-07', {
    en: [
      'Only items have a price',
      'Only items can be sold. Identity cards, acolytes, monsters and curses are worth nothing to anyone.',
    ],
    fr: [
      'Seuls les objets se vendent',
      'On ne vend que des objets. Identités, acolytes, monstres et malédictions ne valent pas un sou.',
    ],
  }),
]
