import { words } from '../../shell/words/words.ts'

/** For the table of a game that brought no words of its own for the page. */
export const PLAIN_WORDS = words(
  {
    bot: '{title} {number}',
    table: 'The table',
    yours: 'What do you do?',
    keys: 'Keys 1 to 9 choose.',
    waiting: 'Waiting for the others.',
    over: 'The game is over.',
    watching: 'You are watching.',
    connecting: 'Looking for the table…',
    closed: 'The connection is closed.',
    replay: 'Watch it again',
    rematch: 'Play again',
    home: 'To the entrance',
    where: 'Round {round}',
    rules: 'Rules: {title}',
  },
  {
    bot: '{title} {number}',
    table: 'La table',
    yours: 'Que fais-tu ?',
    keys: 'Les touches 1 à 9 choisissent.',
    waiting: 'On attend les autres.',
    over: 'La partie est finie.',
    watching: 'Tu regardes.',
    connecting: 'On cherche la table…',
    closed: 'La connexion est fermée.',
    replay: 'Revoir la partie',
    rematch: 'Rejouer',
    home: "À l'entrée",
    where: 'Tour {round}',
    rules: 'Règles : {title}',
  },
)
