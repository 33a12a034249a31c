import { words } from '../../shell/words/words.ts'

/** What the entrance, the set-up and the lobby say of a game that brought no words of its own; the table says the rest. */
export const PLAIN_PAGE_WORDS = words(
  {
    text: 'A game from outside. {fewest} to {most} players.',
    lobby: 'Around the table',
    start: 'Start',
    begin: 'Begin',
    seats: 'Who plays?',
    nameless: 'Player {number}',
  },
  {
    text: "Un jeu venu d'ailleurs. De {fewest} à {most}.",
    lobby: 'Autour de la table',
    start: 'Commencer',
    begin: 'Commencer',
    seats: 'Qui joue ?',
    nameless: 'Joueur {number}',
  },
)
