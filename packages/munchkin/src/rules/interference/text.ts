import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const INT_RULES: readonly Rule[] = [
  rule('MK-INT-01', {
    en: [
      'Everyone may meddle',
      "Any living player may play cards that affect any combat, in it or not, and as many as they like. Your combat is everybody's business.",
    ],
    fr: [
      "Tout le monde s'en mêle",
      "Tout joueur vivant peut jouer des cartes qui touchent n'importe quel combat, qu'il y participe ou non, et autant qu'il veut. Ton combat, c'est l'affaire de tous.",
    ],
  }),
  rule('MK-INT-02', {
    en: [
      'Single-use cards, either side',
      'Anyone may play a single-use card for the players or for the monsters. It works on that whole side until the combat ends, even if a monster leaves. If its text acts on one particular monster, whoever plays it chooses which.',
    ],
    fr: [
      "L'usage unique, pour chaque camp",
      "N'importe qui peut jouer une carte à usage unique pour les joueurs ou pour les monstres. Elle agit sur tout ce camp jusqu'à la fin du combat, même si un monstre s'en va. Si son texte vise un monstre précis, celui qui la joue choisit lequel.",
    ],
  }),
  rule('MK-INT-03', {
    en: [
      'Feeding the monster',
      "You may play monster enhancers in your own combat and in anybody else's (MK-COMBAT-27).",
    ],
    fr: [
      'Engraisser le monstre',
      'Tu peux jouer des améliorations de monstre dans ton combat comme dans celui des autres (MK-COMBAT-27).',
    ],
  }),
  rule('MK-INT-04', {
    en: [
      'Sending company',
      "With a Wandering Monster card and a monster from your hand you can send that monster into somebody else's combat. Its strength is added to the others' (MK-COMBAT-33).",
    ],
    fr: [
      'Envoyer de la compagnie',
      "Avec une carte Monstre errant et un monstre de ta main, tu peux envoyer ce monstre dans le combat d'un autre. Sa force s'ajoute à celle des autres (MK-COMBAT-33).",
    ],
  }),
  rule('MK-INT-05', {
    en: [
      'Curses in mid-combat',
      'You may play a curse or trap from your hand on anyone during a combat, fighters included. If it costs them an item in use, their strength drops there and then.',
    ],
    fr: [
      'Maudire en plein combat',
      'Pendant un combat, tu peux jouer une malédiction ou un piège de ta main sur qui tu veux, combattants compris. Si la victime y perd un objet utilisé, sa force baisse sur-le-champ.',
    ],
  }),
  rule('MK-INT-06', {
    en: [
      'Poisoned help',
      'You may save somebody in a way that costs them the prize, for instance by removing the monster with a card that leaves no treasure. No level, no treasure, and they ought to say thank you.',
    ],
    fr: [
      'Une aide empoisonnée',
      "Tu peux sauver quelqu'un d'une façon qui lui coûte sa récompense, par exemple en écartant le monstre avec une carte qui ne laisse pas de Trésor. Ni niveau, ni Trésor, et en plus il devrait te dire merci.",
    ],
  }),
  rule('MK-INT-07', {
    en: [
      'Paying them to stay out',
      'You may give items to buy help, or to buy peace, though not while you are in a combat yourself (MK-COMBAT-13). A promise to stay out is noted for all to see, but nobody enforces it.',
    ],
    fr: [
      'Payer pour avoir la paix',
      "Tu peux donner des objets pour acheter de l'aide, ou pour acheter la paix ; mais pas pendant que tu es en plein combat (MK-COMBAT-13). La promesse de rester en dehors est notée au vu de tous, mais personne ne la fera respecter.",
    ],
  }),
  rule('MK-INT-08', {
    en: [
      'Until everyone has passed',
      'There is no fixed order and no limit to meddling: it goes on until everyone has passed in a row without a new card.',
    ],
    fr: [
      "Jusqu'à ce que tous passent",
      "Ni ordre imposé ni limite pour se mêler d'un combat : on continue jusqu'à ce que chacun ait passé à la suite, sans nouvelle carte.",
    ],
  }),
]
