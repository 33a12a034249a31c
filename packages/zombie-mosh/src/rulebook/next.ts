import type { Rule } from '@brouhaha/table'
import { rule } from './rule.ts'

export const NEXT_RULES: readonly Rule[] = [
  rule('ZM-NEXT-01', {
    en: [
      'The token moves on',
      'If the song is not won, the first-player token goes to the next zombie on the left that is still in the pit, and a new round begins. Eliminated seats are skipped, even if the first player has just been eliminated.',
    ],
    fr: [
      'Le jeton tourne',
      "Si la chanson n'est pas gagnée, le jeton de premier joueur va au zombi suivant à gauche qui est encore dans la fosse, et un nouveau tour commence. On saute les places éliminées, même quand c'est le premier joueur qui vient de sortir.",
    ],
  }),
  rule('ZM-NEXT-02', {
    en: ['And again', 'Rounds follow one another until the song is won or shared. There is no limit to their number.'],
    fr: [
      'Et on remet ça',
      "Les tours s'enchaînent jusqu'à ce que la chanson soit gagnée ou partagée. Leur nombre n'est pas limité.",
    ],
  }),
  rule('ZM-NEXT-03', {
    en: [
      'Another song',
      'When a song is over, another may follow, never before: all damage is wiped, everybody is back in the pit with the same zombie, the house shuffles anew and the first player is drawn again. A tally counts the songs that each player has won, a shared one for each who shares it; most songs wins the game.',
    ],
    fr: [
      'Une autre chanson',
      'Quand une chanson est finie, et pas avant, une autre peut suivre : plus aucun dommage, tout le monde revient dans la fosse avec le même zombi, la maison remélange et on retire au sort le premier joueur. Un palmarès compte les chansons gagnées, une chanson partagée comptant pour chacun ; le plus de chansons gagne la partie.',
    ],
  }),
  rule('ZM-NEXT-04', {
    en: [
      'The deck runs out',
      'If a card is needed and the deck is empty, the discard pile is shuffled into a new deck and dealing goes on. It cannot fail: at most 36 cards are in hands and lines, so at least 14 are left.',
    ],
    fr: [
      'La pioche est vide',
      "S'il faut une carte et que la pioche est vide, on mélange la défausse pour en refaire une, et on continue à donner. Cela suffit toujours : il y a au plus 36 cartes dans les mains et les lignes, donc il en reste au moins 14.",
    ],
  }),
]
