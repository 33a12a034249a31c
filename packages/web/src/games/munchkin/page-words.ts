import { words } from '../../shell/words/words.ts'

export const MUNCHKIN_PAGE_WORDS = words(
  {
    title: 'Munchkin',
    text: 'Doors, monsters, treasure and backstabbing, up to level 10. 3 to 6 players, about an hour.',
    lobby: 'At the dungeon door',
    start: 'Kick open the door',
    begin: 'Kick open the door!',
    seats: 'Who is at the table?',
    nameless: 'Hero {number}',
  },
  {
    title: 'Munchkin',
    text: "Des portes, des monstres, des trésors et des coups bas, jusqu'au niveau 10. 3 à 6, une petite heure.",
    lobby: 'Devant la porte du donjon',
    start: 'On ouvre la porte',
    begin: 'On ouvre la porte !',
    seats: 'Qui est à table ?',
    nameless: 'Héros {number}',
  },
)
