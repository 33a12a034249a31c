// Every way in which Zombie Mosh! says no. `apply` answers with an index into this list; 0 is no refusal.

import { type Refusal, refusal } from '@brouhaha/table'

export const GAME_OVER = 1
export const NOT_DANCING = 2
export const LEFT_THE_PIT = 3
export const NOT_YOUR_TURN = 4
export const NO_SUCH_PLAY = 5
export const NOT_IN_YOUR_HAND = 6
export const NOT_YOURSELF = 7
export const NOT_FOR_ANOTHER = 8
export const NOT_IN_THE_PIT = 9
export const BOARDS_ARE_CHOSEN = 10
export const BOARD_IS_TAKEN = 11
export const YOU_HAVE_A_BOARD = 12
export const SONG_IS_PLAYING = 13
export const ONLY_THE_HOUSE = 14
export const SERIES_HAS_A_LENGTH = 15
export const ONLY_PLAYERS = 16
export const PART_NOT_SHOWN = 17

export const REFUSALS: readonly Refusal[] = [
  refusal('', '', ''),
  refusal(
    'ZM-END-02',
    'The music has stopped: this game is over.',
    "La musique s'est tue\u00a0: cette partie est finie.",
  ),
  refusal(
    'ZM-ROUND-01',
    'Nobody is dancing yet: cards are played in the dance.',
    'Personne ne danse encore\u00a0: les cartes se jouent pendant la danse.',
  ),
  refusal(
    'ZM-END-06',
    'You crawled out of the pit: you are back for the next song.',
    'Tu as rampé hors de la fosse\u00a0: tu reviens à la prochaine chanson.',
  ),
  refusal(
    'ZM-DANCE-01',
    'Another zombie is dancing: wait for your turn.',
    "C'est un autre zombi qui danse\u00a0: attends que ce soit à toi.",
  ),
  refusal(
    'ZM-DANCE-04',
    'A card attacks another zombie or defends you; there is nothing else to do with it, and no passing.',
    "Une carte attaque un autre zombi ou te défend\u00a0: rien d'autre, et pas moyen de passer.",
  ),
  refusal(
    'ZM-DANCE-01',
    'You play from your hand, and that card is not in it.',
    "On joue de sa main, et cette carte n'est pas dans la tienne.",
  ),
  refusal(
    'ZM-DANCE-07',
    'Never hit yourself: hit another zombie, or defend.',
    'On ne se tape jamais dessus\u00a0: vise un autre zombi, ou défends-toi.',
  ),
  refusal(
    'ZM-DANCE-07',
    'You defend nobody but yourself: use the card for you, or hit somebody.',
    "Tu ne défends que toi\u00a0: joue cette carte pour toi, ou tape sur quelqu'un.",
  ),
  refusal(
    'ZM-DANCE-09',
    'That zombie is not in the pit: hit one that still stands.',
    "Ce zombi n'est pas dans la fosse\u00a0: tape sur un zombi encore debout.",
  ),
  refusal('ZM-SETUP-01', 'The zombies are chosen; the dance is on.', 'Les zombis sont choisis, place à la danse.'),
  refusal(
    'ZM-SETUP-01',
    'Somebody already wears that rotten skin: choose another zombie.',
    "Quelqu'un porte déjà cette peau pourrie\u00a0: choisis un autre zombi.",
  ),
  refusal('ZM-COMP-03', 'One zombie each, and you have yours.', 'Un zombi par personne, et tu as le tien.'),
  refusal(
    'ZM-NEXT-03',
    'One song at a time: the next begins when this one is over.',
    'Une chanson à la fois\u00a0: la suivante commence quand celle-ci est finie.',
  ),
  refusal(
    'ZM-NEXT-03',
    'The house shuffles for the next song, nobody else.',
    "C'est la maison qui mélange pour la prochaine chanson, personne d'autre.",
  ),
  refusal(
    'ZM-NEXT-03',
    'This concert has a set length: play it to the end.',
    "Ce concert a une durée fixée\u00a0: on joue jusqu'au bout.",
  ),
  refusal(
    'ZM-SETUP-01',
    'Only a seat at this table chooses a zombie.',
    'Il faut une place à cette table pour choisir un zombi.',
  ),
  refusal(
    'ZM-CARD-01',
    'This card does not show that part: choose one of its two edges.',
    "Cette carte ne montre pas ce membre\u00a0: choisis l'un de ses deux bords.",
  ),
]

/** Refusals of a set-up, before there is a game. */
export const WRONG_NUMBER_OF_SEATS = refusal(
  'ZM-COMP-01',
  'Zombie Mosh! takes 2 to 6 players.',
  'Zombie Mosh\u00a0! se joue de 2 à 6.',
)

export const BOARDS_ALL_DIFFERENT = refusal(
  'ZM-SETUP-01',
  'Every player needs a zombie of their own: six different ones are on offer.',
  'Il faut un zombi différent par personne\u00a0: il y en a six au choix.',
)

export const ONE_SIDE_FOR_ALL = refusal(
  'ZM-SETUP-02',
  'Everybody plays the same side of the boards: A or B.',
  'Tout le monde joue la même face des plateaux\u00a0: A ou B.',
)
