import { words } from '../../../shell/words/words.ts'

/** What a box's rules are about; one that is not here is introduced by what its profile says. */
export const BOX_TEXTS = words(
  {
    base: 'Kick a door open, hit what lives behind it, take its things, and be level 10 before your friends are.',
    star: 'The same greed in space: lasers that you combine, complex gadgets and acolytes who die for you.',
    cthulhu: 'Goths call other goths, and the day that all of you are Cultists the game ends on the spot.',
    zombies: 'You are the undead, with mojos and powers; the monsters are people who would rather keep their brains.',
  },
  {
    base: 'Enfonce une porte, tape sur ce qui vit derrière, prends ses affaires et sois niveau 10 avant tes amis.',
    star: "La même avidité dans l'espace : des lasers à combiner, des engins complexes et des acolytes qui meurent pour toi.",
    cthulhu: "Les goths appellent d'autres goths, et le jour où vous êtes tous Cultistes la partie s'arrête net.",
    zombies:
      "Les morts-vivants, c'est vous, avec mojos et pouvoirs ; les monstres sont des gens qui tiennent à leur cerveau.",
  },
)

export const FAMILY_BOOK_WORDS = words(
  {
    mixed: 'Boxes shuffled together?',
    family: 'The whole Munchkin family in one book',
  },
  {
    mixed: 'Des boîtes mélangées ?',
    family: 'Toute la famille Munchkin en un livret',
  },
)
