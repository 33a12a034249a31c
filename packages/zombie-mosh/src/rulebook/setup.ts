import type { Rule } from '@brouhaha/table'
import { rule } from './rule.ts'

export const SETUP_RULES: readonly Rule[] = [
  rule('ZM-SETUP-01', {
    en: [
      'Choose a zombie',
      'Each player chooses a zombie that nobody else has taken. First come, first served, and you keep it for all the songs of the game.',
    ],
    fr: [
      'Choisis ton zombi',
      "Chacun choisit un zombi que personne n'a pris. Premier arrivé, premier servi, et tu le gardes pour toutes les chansons de la partie.",
    ],
  }),
  rule('ZM-SETUP-02', {
    en: [
      'The same side for all',
      'Everybody uses side A or everybody uses side B: the table decides, not each player. It is A unless you say otherwise, and A is the one for a first game.',
    ],
    fr: [
      'La même face pour tous',
      "Soit toute la table est en face A, soit toute la table est en face B : personne ne choisit dans son coin. Sans précision, c'est la A, et c'est elle qu'il faut pour débuter.",
    ],
  }),
  rule('ZM-SETUP-03', {
    en: [
      'No damage to begin with',
      "Damage tokens lie in one supply within everybody's reach. At the start of a song every part of every zombie has 0 damage.",
    ],
    fr: [
      'Aucun dommage au départ',
      'Les jetons de dommage forment une réserve commune, à portée de toutes les mains. Au début de la chanson, chaque membre de chaque zombi est à 0.',
    ],
  }),
  rule('ZM-SETUP-04', {
    en: [
      'First player',
      'At the start of a song the first player is drawn at random, every seat being equally likely, and takes the token.',
    ],
    fr: [
      'Premier joueur',
      'Au début de la chanson, le sort désigne le premier joueur, toutes les places ayant la même chance, et lui donne le jeton.',
    ],
  }),
  rule('ZM-SETUP-05', {
    en: ['Shuffle', 'All 50 cards are shuffled together and become the draw deck, face down in the middle.'],
    fr: ['Mélange', 'Les 50 cartes, bien mélangées, forment la pioche, face cachée au milieu.'],
  }),
]
