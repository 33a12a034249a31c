import { words } from '../../shell/words/words.ts'

export const MOSH_PAGE_WORDS = words(
  {
    title: 'Zombie Mosh!',
    text: 'Zombies shove each other around a mosh pit. 2 to 6 players, a quarter of an hour.',
    lobby: 'Soundcheck',
    start: 'Start the song',
    begin: 'Into the pit!',
    seats: 'Who is in the pit?',
    nameless: 'Punk {number}',
  },
  {
    title: 'Zombie Mosh!',
    text: "Des zombis se bousculent dans la fosse. 2 à 6, un quart d'heure.",
    lobby: 'La balance',
    start: 'Lancer la chanson',
    begin: 'Dans la fosse !',
    seats: 'Qui est dans la fosse ?',
    nameless: 'Punk {number}',
  },
)
