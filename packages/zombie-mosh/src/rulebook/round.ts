import type { Rule } from '@brouhaha/table'
import { rule } from './rule.ts'

export const ROUND_RULES: readonly Rule[] = [
  rule('ZM-ROUND-01', {
    en: [
      'Five steps',
      'A round has five steps, always in this order: 1 prelude, 2 crowd attack, 3 dance, 4 damage, 5 calm-down. Players choose and play cards in the dance only. The calm-down settles who leaves the pit, whether somebody has won, and who is the next first player.',
    ],
    fr: [
      'Cinq étapes',
      'Un tour compte cinq étapes, toujours dans cet ordre : 1 prélude, 2 attaque de la foule, 3 danse, 4 dommages, 5 retour au calme. On ne joue de cartes que pendant la danse. Le retour au calme règle qui sort de la fosse, si la chanson est gagnée, et qui sera le prochain premier joueur.',
    ],
  }),
  rule('ZM-ROUND-02', {
    en: [
      'Prelude',
      'The first player deals 4 cards to every zombie in the pit, beginning on the left and serving themselves last.',
    ],
    fr: [
      'Prélude',
      'Chaque zombi de la fosse reçoit 4 cartes. Le premier joueur donne, en commençant à sa gauche, et se sert en dernier.',
    ],
  }),
  rule('ZM-ROUND-03', {
    en: [
      'Crowd attack',
      'Then the crowd hits everybody. The first player lays two cards from the deck into the hit line of the next zombie on the left, then, clockwise, two into that of each other zombie in the pit, their own last.',
    ],
    fr: [
      'Attaque de la foule',
      "Ensuite la foule tape sur tout le monde. Le premier joueur pose deux cartes de la pioche dans la ligne d'attaque du zombi suivant à gauche, puis, dans le sens horaire, deux dans celle de chaque zombi de la fosse, en finissant par la sienne.",
    ],
  }),
  rule('ZM-ROUND-04', {
    en: [
      'The crowd hits blindly',
      'Chance picks both the card and the edge that counts, each edge equally often: nobody chooses what the crowd hits. A crowd card on a fallen part has no effect and is not drawn again.',
    ],
    fr: [
      'La foule tape au hasard',
      "Le sort choisit la carte, et aussi le bord qui compte, une chance sur deux chacun : personne ne décide où la foule tape. Si c'est sur un membre tombé, la carte est sans effet et on n'en tire pas d'autre.",
    ],
  }),
  rule('ZM-ROUND-05', {
    en: [
      'Two attacks each',
      'When the crowd has finished, every zombie in the pit has exactly two attacks in its hit line.',
    ],
    fr: [
      'Deux attaques chacun',
      "Quand la foule a fini, chaque zombi de la fosse a exactement deux attaques dans sa ligne d'attaque.",
    ],
  }),
]
