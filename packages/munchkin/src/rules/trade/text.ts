import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const TRADE_RULES: readonly Rule[] = [
  rule('MK-TRADE-01', {
    en: [
      'Items only',
      'You may trade items and nothing else: no classes, no curses, no acolytes, no cards of any other kind.',
    ],
    fr: [
      "Des objets, rien d'autre",
      "On n'échange que des objets : ni classes, ni malédictions, ni acolytes, ni aucune autre carte.",
    ],
  }),
  rule('MK-TRADE-02', {
    en: ['From the table only', 'An item must be on the table to be traded. Nothing changes hands from hand to hand.'],
    fr: ['Depuis la table seulement', 'Un objet doit être sur la table pour être échangé. Rien ne sort de ta main.'],
  }),
  rule('MK-TRADE-03', {
    en: [
      'Any time but your fight',
      "You may trade at any time, on anyone's turn, unless you are in a fight yourself, as fighter or helper. You also have to wait while a curse on you is unsettled.",
    ],
    fr: [
      'À tout moment, hors combat',
      "Tu peux échanger à tout moment, au tour de n'importe qui, sauf si tu es toi-même dans un combat, comme combattant ou comme allié. Attends aussi qu'une malédiction qui te vise soit réglée.",
    ],
  }),
  rule('MK-TRADE-04', {
    en: [
      'Straight to the table',
      'An item you receive goes into play, never into your hand. In Munchkin and Munchkin Zombies, if you cannot carry a Big item, you cannot receive it: that trade is off.',
    ],
    fr: [
      'Droit sur la table',
      "Un objet reçu se pose en jeu, jamais en main. Dans Munchkin et Munchkin Zombies, si tu ne peux pas porter un Gros objet, tu ne peux pas le recevoir : l'échange est refusé.",
    ],
  }),
  rule('MK-TRADE-05', {
    en: ['No quick resale', 'You cannot sell an item you have received before your own turn.'],
    fr: ['Pas de revente immédiate', 'Impossible de vendre un objet reçu avant ton propre tour.'],
  }),
  rule('MK-TRADE-06', {
    en: [
      'Gifts and bribes',
      'You may give an item away for nothing, as a bribe for instance. The other player has to want it.',
    ],
    fr: [
      'Cadeaux et pots-de-vin',
      "Tu peux donner un objet sans contrepartie, comme pot-de-vin par exemple. Encore faut-il que l'autre en veuille.",
    ],
  }),
  rule('MK-TRADE-07', {
    en: [
      'Both agree, both swap',
      'A trade needs both of you to agree, and everything changes owner at the same moment. If one of the items has gone in the meantime, the offer is void.',
    ],
    fr: [
      "D'accord tous les deux",
      "Un échange demande l'accord des deux, et tout change de propriétaire au même instant. Si l'un des objets a disparu entre-temps, l'offre tombe.",
    ],
  }),
]
