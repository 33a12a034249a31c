import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const WIN_RULES: readonly Rule[] = [
  rule('MK-WIN-01', {
    en: ['First to level 10', 'The first player to reach level 10 wins, at once.'],
    fr: ['Le premier au niveau 10', 'Le premier à atteindre le niveau 10 gagne, aussitôt.'],
  }),
  rule('MK-WIN-02', {
    en: [
      'By a kill',
      'The tenth level must come from killing a monster; banishing one, a sale or a level card will not do. A level that a helper gains because of the kill counts too.',
    ],
    fr: [
      'En tuant un monstre',
      "Le dixième niveau doit venir d'un monstre tué ; en chasser un, vendre ou jouer une carte de niveau ne suffit pas. Un niveau que l'allié gagne grâce à ce monstre tué compte aussi.",
    ],
  }),
  rule('MK-WIN-03', {
    boxes: ['base', 'zombies'],
    en: [
      'Cards that let you win',
      'In Munchkin and Munchkin Zombies, a card that says so outright can give you the victory in another way. In Star Munchkin and Munchkin Cthulhu no card can.',
    ],
    fr: [
      'Les cartes qui font gagner',
      'Dans Munchkin et Munchkin Zombies, une carte qui le dit noir sur blanc peut te donner la victoire autrement. Dans Star Munchkin et Munchkin Cthulhu, aucune ne le peut.',
    ],
  }),
  rule('MK-WIN-04', {
    en: [
      'Winning together',
      'If two players kill a monster together and both reach level 10 by it, both win. This goes for all boxes.',
    ],
    fr: [
      'Gagner à deux',
      "Si deux joueurs tuent un monstre ensemble et atteignent ainsi tous les deux le niveau 10, ils gagnent tous les deux. C'est vrai dans toutes les boîtes.",
    ],
  }),
  rule('MK-WIN-05', {
    en: [
      'Helping is not winning',
      'A helper who does not reach level 10 does not win, unless you play with the shared victory of Munchkin Zombies (MK-FAST-07).',
    ],
    fr: [
      "Aider n'est pas gagner",
      "Un allié qui n'atteint pas lui-même le niveau 10 ne gagne pas, sauf si vous jouez avec la victoire partagée de Munchkin Zombies (MK-FAST-07).",
    ],
  }),
  rule('MK-WIN-06', {
    boxes: ['cthulhu'],
    en: [
      'Two more endings in Cthulhu',
      'Munchkin Cthulhu can also end through its Cultists: the last one to hold out may reach level 10 (MK-CULT-09), or everybody is a Cultist and the highest level wins (MK-CULT-10).',
    ],
    fr: [
      'Deux fins de plus à Cthulhu',
      'Munchkin Cthulhu peut aussi finir par ses Cultistes : le dernier à résister atteint le niveau 10 (MK-CULT-09), ou bien tout le monde est Cultiste et le plus haut niveau gagne (MK-CULT-10).',
    ],
  }),
  rule('MK-WIN-07', {
    en: ['More levels than needed', 'If a kill gives you more levels than you need, you stop at 10. You still win.'],
    fr: [
      "Plus de niveaux qu'il n'en faut",
      "Si un monstre tué te donne plus de niveaux que nécessaire, tu t'arrêtes à 10. Et tu gagnes quand même.",
    ],
  }),
  rule('MK-WIN-08', {
    en: [
      'Over is over',
      'Once somebody has won, nothing more happens: no treasure, no charity, no further texts. Only the levels of that same kill still count, so that two can win together (MK-WIN-04).',
    ],
    fr: [
      "Fini, c'est fini",
      "Dès que quelqu'un a gagné, plus rien ne se passe : ni Trésor, ni charité, ni autre effet. Seuls comptent encore les niveaux de ce même monstre tué, pour que deux joueurs puissent gagner ensemble (MK-WIN-04).",
    ],
  }),
]
