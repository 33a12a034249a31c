import type { Rule } from '@brouhaha/table'
import { rule } from './rule.ts'

export const COMPONENT_RULES: readonly Rule[] = [
  rule('ZM-COMP-01', {
    en: [
      'Two to six players',
      'Two, three, four, five or six people play; with one or seven there is no game. Two players change nothing: they dance in the order A, B, B, A.',
    ],
    fr: [
      'De deux à six',
      "On joue à deux, trois, quatre, cinq ou six ; à un ou à sept, pas de partie. À deux, rien ne change : on danse dans l'ordre A, B, B, A.",
    ],
  }),
  rule('ZM-COMP-02', {
    en: [
      'Fifty cards',
      'There are 50 cards, and at every moment each of them is in exactly one place: the deck, the discard pile, a hand, a hit line or a defence line.',
    ],
    fr: [
      'Cinquante cartes',
      "Il y a 50 cartes, et chacune est à tout moment à un seul endroit : la pioche, la défausse, une main, une ligne d'attaque ou une ligne de défense.",
    ],
  }),
  rule('ZM-COMP-03', {
    en: [
      'Six boards with two sides',
      'There are six zombies. Each has a board with a simple side A and an advanced side B. A player has one board, and no two players share a zombie.',
    ],
    fr: [
      'Six plateaux à deux faces',
      'Il y a six zombis. Chacun a son plateau, face A pour jouer simple, face B pour jouer fin. Un plateau par personne, et jamais deux fois le même zombi à la table.',
    ],
  }),
  rule('ZM-COMP-04', {
    en: [
      'Tokens',
      'The box holds 48 damage tokens and one first-player token. The 48 are not a limit: damage keeps counting when the tokens run out (at a real table, mark each fallen part with a single one). The first-player token is always in front of exactly one player.',
    ],
    fr: [
      'Jetons',
      "La boîte contient 48 jetons de dommage et un jeton de premier joueur. Les 48 ne sont pas une limite : s'il en manque, les dommages comptent quand même (à une vraie table, un seul jeton suffit pour marquer un membre tombé). Le jeton de premier joueur est toujours devant une personne et une seule.",
    ],
  }),
  rule('ZM-COMP-05', {
    en: [
      'Aim',
      'Be the last zombie on its feet in the pit. The pit is everybody who has not been eliminated; feet are optional.',
    ],
    fr: [
      'But du jeu',
      "Reste dans la fosse quand tous les autres en sont sortis. La fosse, c'est l'ensemble des zombis qui ne sont pas éliminés.",
    ],
  }),
]
