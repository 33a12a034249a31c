import { type Law, law } from '@brouhaha/table'

/** Fights and their sums. */
export const EXAMPLES_FIGHTS: readonly Law[] = [
  law('EX-01', ['MK-COMBAT-20', 'MK-HELP-05'], {
    en: [
      'Carole and the pizza, to the end',
      'In Zombies Carole (level 4, claws +3) fights the level 6 delivery guy, who carries a gun (+5, one more treasure). Yuri (level 3, +4 and +4) helps for nothing: 18 against 11. Carole rises to 5, Yuri to 4 by the monster’s own text; three treasures, drawn openly, all go to Carole.',
    ],
    fr: [
      "Carole et la pizza, jusqu'au bout",
      "Dans Zombies, Carole (niveau 4, griffes +3) affronte le livreur de niveau 6, muni d'un fusil (+5, un trésor de plus). Yuri (niveau 3, +4 et +4) aide pour rien : 18 contre 11. Carole passe à 5, Yuri à 4 grâce au texte du monstre ; trois trésors, piochés face visible, vont tous à Carole.",
    ],
  }),
  law('EX-02', ['MK-COMBAT-03', 'MK-COMBAT-16'], {
    en: ['Before anybody acts', 'Carole has 7 against 6: she is winning, and nothing is final yet.'],
    fr: ['Avant que quiconque agisse', "Carole a 7 contre 6 : elle gagne, et rien n'est encore définitif."],
  }),
  law('EX-03', ['MK-COMBAT-29'], {
    en: ['The gun', 'With the enhancer it is 7 against 11: she is losing.'],
    fr: ['Le fusil', 'Avec le modificateur, 7 contre 11 : elle perd.'],
  }),
  law('EX-04', ['MK-HELP-01'], {
    en: ['What Manu would add', 'Level 5 and +5 make 10: together 17 against 11, a win.'],
    fr: ['Ce que Manu apporterait', 'Niveau 5 et +5 font 10 : ensemble 17 contre 11, gagné.'],
  }),
  law('EX-05', ['MK-COMBAT-02'], {
    en: ['The nun and a voodoo helper', 'One Voodoo Zombie on the side is enough: the nun loses 2.'],
    fr: ['La nonne et un allié vaudou', 'Un seul Zombie Vaudou dans le camp suffit : la nonne perd 2.'],
  }),
  law('EX-06', ['MK-COMBAT-02'], {
    en: ['The nun without voodoo', 'Nobody of that kind fights: she keeps her level.'],
    fr: ['La nonne sans vaudou', 'Personne de ce genre ne se bat : elle garde son niveau.'],
  }),
  law('EX-07', ['MK-COMBAT-02'], {
    en: ['The taxman and a voodoo helper', 'He gains 5 as soon as one Voodoo Zombie fights.'],
    fr: ['Le percepteur et un allié vaudou', "Il gagne 5 dès qu'un Zombie Vaudou se bat."],
  }),
  law('EX-08', ['MK-COMBAT-02'], {
    en: ['The Shoggoth and an Investigator', 'An Investigator who helps takes 2 from it.'],
    fr: ['Le Shoggoth et un Investigateur', 'Un Investigateur venu aider lui ôte 2.'],
  }),
  law('EX-09', ['MK-COMBAT-02'], {
    en: ['The Bro Ones and a Professor', 'A Professor who helps adds 2 to them.'],
    fr: ['Les Beaufonds et un Professeur', 'Un Professeur venu aider leur ajoute 2.'],
  }),
  law('EX-10', ['MK-COMBAT-37'], {
    en: ['Two Professors', 'The reason is the same, so the 2 count once.'],
    fr: ['Deux Professeurs', 'La raison est la même, donc les 2 ne comptent qu’une fois.'],
  }),
  law('EX-11', ['MK-COMBAT-02', 'MK-COMBAT-06'], {
    en: ['The starfish and a cat', 'A Feline who helps takes 5 from it; in Star Munchkin a level 3 one stops at 1.'],
    fr: [
      "L'étoile de mer et un chat",
      "Un Félin venu aider lui ôte 5 ; dans Star Munchkin, celle de niveau 3 s'arrête à 1.",
    ],
  }),
  law('EX-12', ['MK-COMBAT-02'], {
    en: ['The furball and a cat', 'A Feline who helps adds 2 to it.'],
    fr: ['La boule de poils et un chat', 'Un Félin venu aider lui ajoute 2.'],
  }),
]
