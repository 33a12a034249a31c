import { words } from '../../shell/words/words.ts'

export const SETUP_WORDS = words(
  {
    game: 'What do you play?',
    randomText: 'Plays anything that the rules allow.',
    noviceText: 'Plays sensibly, like somebody on their third evening.',
    steadyText: 'Weighs what lies on the table. A fair opponent.',
    sharpText: 'Thinks ahead about what you may hold.',
    languageApart: 'Everybody reads in their own language: yours is chosen at the top of this page.',
    languageHere: 'The language is chosen at the top of this page, also in mid-game.',
  },
  {
    game: 'On joue à quoi ?',
    randomText: "Joue n'importe quoi, pourvu que ce soit permis.",
    noviceText: 'Joue avec bon sens, comme à sa troisième soirée.',
    steadyText: "Pèse ce qu'il y a sur la table. Un adversaire honnête.",
    sharpText: 'Réfléchit à ce que tu peux avoir en main.',
    languageApart: 'Chacun lit dans sa langue : la tienne se choisit en haut de cette page.',
    languageHere: 'La langue se choisit en haut de cette page, même en cours de partie.',
  },
)
