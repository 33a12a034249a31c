import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const FAST_RULES: readonly Rule[] = [
  rule('MK-FAST-01', {
    boxes: ['star', 'cthulhu'],
    en: [
      'Bigger hands',
      'Fast game of Star Munchkin and Munchkin Cthulhu: start with 4 Doors and 4 Treasures, and draw as many again after a death.',
    ],
    fr: [
      'Des mains plus grosses',
      'Partie rapide de Star Munchkin et Munchkin Cthulhu : commence avec 4 Portes et 4 Trésors, et pioches-en autant après une mort.',
    ],
  }),
  rule('MK-FAST-02', {
    boxes: ['star', 'cthulhu'],
    en: [
      'Buying the top discard',
      'Fast game of Star Munchkin and Munchkin Cthulhu: when a class, a race, Super Munchkin or Half-breed lies on top of the discards, any living player may discard a “Gain a level” card from hand to take it, and may play it at once. Everybody is asked, whatever they hold. In a mix this goes for such cards of any box, but never for mojos, powers, Double Mojo or Cultists.',
    ],
    fr: [
      'Acheter sur la défausse',
      "Partie rapide de Star Munchkin et Munchkin Cthulhu : quand une classe, une race, Super Munchkin ou Sang-mêlé se trouve sur le dessus de la défausse, tout joueur vivant peut défausser de sa main une carte « Gagne un niveau » pour la prendre, et la jouer aussitôt. On pose la question à tous, quoi qu'ils aient en main. Dans un mélange, cela vaut pour ces cartes de toutes les boîtes, mais jamais pour les mojos, les pouvoirs, Double Mojo ni les Cultistes.",
    ],
  }),
  rule('MK-FAST-03', {
    boxes: ['star', 'cthulhu'],
    en: [
      'Several buyers',
      'If several players want the card, they roll. The highest takes it and pays; all the others keep their level card.',
    ],
    fr: [
      'Plusieurs acheteurs',
      'Si plusieurs joueurs veulent la carte, ils lancent le dé. Le plus haut la prend et paie ; tous les autres gardent leur carte de niveau.',
    ],
  }),
  rule('MK-FAST-04', {
    boxes: ['star', 'cthulhu'],
    en: [
      'Tied buyers',
      'Munchkin Cthulhu wants tied buyers to wrestle in jelly. To keep the table clean, those who tie for the highest roll simply roll again.',
    ],
    fr: [
      'Acheteurs à égalité',
      'Munchkin Cthulhu voudrait départager les ex æquo par un combat dans la gelée. Pour épargner la table, ceux qui partagent le meilleur jet relancent simplement le dé.',
    ],
  }),
  rule('MK-FAST-05', {
    boxes: ['zombies'],
    en: [
      'Listen at the door',
      'Fast game of Munchkin Zombies: begin your turn by drawing a Door face down. Play it, if its kind may be played right then, or keep it; a monster or a curse does not go off. Then arrange your cards and open the door as usual.',
    ],
    fr: [
      'Écouter à la Porte',
      "Partie rapide de Munchkin Zombies : commence ton tour en piochant une Porte face cachée. Joue-la, si son type le permet à ce moment-là, ou garde-la ; un monstre ou une malédiction ne se déclenche pas. Ensuite, arrange tes cartes et ouvre la Porte comme d'habitude.",
    ],
  }),
  rule('MK-FAST-06', {
    boxes: ['zombies'],
    en: [
      'Loot a treasure',
      'Fast game of Munchkin Zombies: looting the room gives you a Treasure, face down, instead of a Door.',
    ],
    fr: [
      'Piller un Trésor',
      "Partie rapide de Munchkin Zombies : piller la pièce te rapporte un Trésor, face cachée, au lieu d'une Porte.",
    ],
  }),
  rule('MK-FAST-07', {
    boxes: ['zombies'],
    en: [
      'Shared victory',
      'An option of Munchkin Zombies: if somebody reaches level 10 in a fight with a helper, the helper wins too, whatever their level.',
    ],
    fr: [
      'Victoire partagée',
      "Une option de Munchkin Zombies : si quelqu'un atteint le niveau 10 dans un combat où on l'a aidé, son allié gagne aussi, quel que soit son niveau.",
    ],
  }),
  rule('MK-FAST-08', {
    boxes: ['base'],
    en: ['No need to loot', 'Fast game of Munchkin: you may skip looting the empty room. You may also do it as usual.'],
    fr: [
      'Piller si tu veux',
      "Partie rapide de Munchkin : tu peux te passer de fouiller la pièce vide. Tu peux aussi le faire comme d'habitude.",
    ],
  }),
  rule('MK-FAST-09', {
    en: [
      'Pick your shortcuts',
      'Each fast rule is switched on by itself, and none is on unless you ask for it. The exception is a mix with Star Munchkin or Munchkin Cthulhu, which brings the bigger hands and the buying (MK-MIX-03).',
    ],
    fr: [
      'Choisis tes raccourcis',
      "Chaque règle rapide s'active séparément, et aucune ne l'est si vous ne le demandez pas. Seule exception : un mélange avec Star Munchkin ou Munchkin Cthulhu, qui impose les grosses mains et les achats (MK-MIX-03).",
    ],
  }),
]
