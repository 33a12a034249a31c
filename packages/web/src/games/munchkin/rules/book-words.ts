import { words } from '../../../shell/words/words.ts'

export const FAMILY_BOOK_WORDS = words(
  {
    base: 'Munchkin',
    baseText: 'Kick a door open, hit what lives behind it, take its things, and be level 10 before your friends are.',
    star: 'Star Munchkin',
    starText: 'The same greed in space: lasers that you combine, complex gadgets and acolytes who die for you.',
    cthulhu: 'Munchkin Cthulhu',
    cthulhuText: 'Goths call other goths, and the day that all of you are Cultists the game ends on the spot.',
    zombies: 'Munchkin Zombies',
    zombiesText:
      'You are the undead, with mojos and powers; the monsters are people who would rather keep their brains.',
    mixed: 'Boxes shuffled together?',
    family: 'The whole Munchkin family in one book',
  },
  {
    base: 'Munchkin',
    baseText: 'Enfonce une porte, tape sur ce qui vit derrière, prends ses affaires et sois niveau 10 avant tes amis.',
    star: 'Star Munchkin',
    starText:
      "La même avidité dans l'espace : des lasers à combiner, des engins complexes et des acolytes qui meurent pour toi.",
    cthulhu: 'Munchkin Cthulhu',
    cthulhuText: "Les goths appellent d'autres goths, et le jour où vous êtes tous Cultistes la partie s'arrête net.",
    zombies: 'Munchkin Zombies',
    zombiesText:
      "Les morts-vivants, c'est vous, avec mojos et pouvoirs ; les monstres sont des gens qui tiennent à leur cerveau.",
    mixed: 'Des boîtes mélangées ?',
    family: 'Toute la famille Munchkin en un livret',
  },
)
