import { type Law, law } from '@brouhaha/table'

/** Sales, lasers, items, enhancers. */
export const EXAMPLES_THINGS: readonly Law[] = [
  law('EX-13', ['MK-SELL-01'], {
    en: ['Eleven hundred', 'They buy one level; the hundred left over are gone.'],
    fr: ['Onze cents', 'Ils achètent un niveau ; les cent de reste sont perdus.'],
  }),
  law('EX-14', ['MK-SELL-01'], {
    en: ['Two thousand at once', 'From level 3 to level 5.'],
    fr: ["Deux mille d'un coup", 'Du niveau 3 au niveau 5.'],
  }),
  law('EX-15', ['MK-LASER-03'], {
    en: ['Laser and Dazer', '+2 and +3 joined make one weapon of +5 for two hands, out of two cards.'],
    fr: ['Laser et Dazer', '+2 et +3 assemblés font une arme de +5 à deux mains, en deux cartes.'],
  }),
  law('EX-16', ['MK-LASER-03'], {
    en: ['One more Laser', '+7, still two hands, now three cards.'],
    fr: ['Un Laser de plus', '+7, toujours deux mains, trois cartes à présent.'],
  }),
  law('EX-17', ['MK-LASER-04'], {
    en: ['Antimatter on a joined laser', 'Only the card that its owner names is lost; the rest goes on firing.'],
    fr: [
      "De l'antimatière sur un laser assemblé",
      'Seule la carte nommée par son propriétaire est perdue ; le reste tire encore.',
    ],
  }),
  law('EX-18', ['MK-ITEM-09'], {
    en: ['Two armours', 'Both may lie before you; the one that you wear counts.'],
    fr: ['Deux armures', 'Les deux peuvent être devant toi ; celle que tu portes compte.'],
  }),
  law('EX-19', ['MK-ITEM-09', 'MK-COMBAT-14'], {
    en: ['Two hats', 'One counts, and in a fight you do not swap.'],
    fr: ['Deux chapeaux', 'Un seul compte, et en combat on ne change pas.'],
  }),
  law('EX-20', ['MK-CURSE-04'], {
    en: ['A curse on armour that you lack', 'Nothing happens, the card is discarded, the turn goes on.'],
    fr: ["Une malédiction sur l'armure que tu n'as pas", 'Rien ne se passe, la carte est défaussée, le tour continue.'],
  }),
  law('EX-21', ['MK-CURSE-04'], {
    en: ['Hatless anyway', 'Losing headgear that you do not have costs nothing.'],
    fr: ['Déjà tête nue', "Perdre un couvre-chef que tu n'as pas ne coûte rien."],
  }),
  law('EX-22', ['MK-COMBAT-28'], {
    en: ['Three enhancers in any order', 'Level and all three add up to the same in each of the six orders.'],
    fr: [
      "Trois modificateurs dans n'importe quel ordre",
      'Le niveau et les trois réunis font la même somme dans les six ordres.',
    ],
  }),
  law('EX-23', ['MK-COMBAT-31', 'MK-COMBAT-32'], {
    en: [
      'A cybernetic radioactive clone',
      'In Star Munchkin monster and clone share the enhancers in any order: twice the level with both.',
    ],
    fr: [
      'Un clone cybernétique et radioactif',
      "Dans Star Munchkin, monstre et clone partagent les modificateurs, quel que soit l'ordre : deux fois le niveau ainsi augmenté.",
    ],
  }),
  law('EX-24', ['MK-ITEM-11'], {
    en: ['The book needs its Professor', 'It counts while you are one; afterwards it lies there and gives nothing.'],
    fr: ['Le livre veut son Professeur', "Il compte tant que tu l'es ; ensuite il reste là et ne donne rien."],
  }),
  law('EX-25', ['MK-ITEM-11'], {
    en: ['The whip needs its Mutant', 'Its bonus comes and goes with the race.'],
    fr: ['Le fouet veut son Mutant', 'Son bonus vient et part avec la race.'],
  }),
]
