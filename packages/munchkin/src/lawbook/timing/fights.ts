import { type Law, law } from '@brouhaha/table'

/** Curses, monsters and help. */
export const TIMING_FIGHTS: readonly Law[] = [
  law('TIM-17', ['MK-CURSE-02', 'MK-FLEE-13'], {
    en: [
      'Curses from the hand',
      'Anybody alive, at any time, on anybody alive, themselves included; during a flight before a roll or after what follows from it.',
    ],
    fr: [
      'Malédictions de la main',
      'Tout vivant, à tout moment, sur tout vivant, lui-même compris ; pendant une fuite, avant un jet ou après ses suites.',
    ],
  }),
  law('TIM-18', ['MK-TURN-07'], {
    en: [
      'Looking for trouble',
      'In phase 2 of your own turn, if the door hid no monster; you are asked whatever you hold.',
    ],
    fr: [
      'Chercher la bagarre',
      'En phase 2 de ton tour, si la porte ne cachait aucun monstre ; on te le demande quoi que tu tiennes.',
    ],
  }),
  law('TIM-19', ['MK-COMBAT-33', 'MK-COMBAT-38'], {
    en: ['Wandering monsters', 'Anybody alive, in any fight, while a monster is left in it and nobody runs.'],
    fr: ['Monstres errants', "Tout vivant, dans tout combat, tant qu'il y reste un monstre et que personne ne fuit."],
  }),
  law('TIM-20', ['MK-COMBAT-27', 'MK-COMBAT-38'], {
    en: ['Enhancers', 'Anybody alive, in any fight, while a monster is left in it and nobody runs.'],
    fr: ['Modificateurs', "Tout vivant, dans tout combat, tant qu'il y reste un monstre et que personne ne fuit."],
  }),
  law('TIM-21', ['MK-COMBAT-31', 'MK-COMBAT-38'], {
    en: [
      'Clones',
      'In Star Munchkin, and wherever a card doubles a monster, since a card goes before the rulebook (MK-META-03): anybody alive, in any fight, while a monster is left in it and nobody runs.',
    ],
    fr: [
      'Clones',
      "Dans Star Munchkin, et partout où une carte dédouble un monstre, car une carte passe avant la règle (MK-META-03) : tout vivant, dans tout combat, tant qu'il y reste un monstre et que personne ne fuit.",
    ],
  }),
  law('TIM-22', ['MK-GOTH-02', 'MK-GOTH-03', 'MK-GOTH-06', 'MK-GOTH-07'], {
    en: [
      'Goths',
      'In Cthulhu, in a summoning round, when you are asked; the living are, in turn, until one adds a goth.',
    ],
    fr: [
      'Goths',
      "Dans Cthulhu, pendant un tour d'invocation, quand on te le demande ; on le demande aux vivants, l'un après l'autre, jusqu'à ce que quelqu'un ajoute un goth.",
    ],
  }),
  law('TIM-23', ['MK-HORDE-01', 'MK-COMBAT-38'], {
    en: ['One undead brings another', 'In Zombies: anybody alive, while an undead fights and nobody runs.'],
    fr: [
      'Un mort-vivant en amène un autre',
      "Dans Zombies : tout vivant, tant qu'un mort-vivant se bat et que personne ne fuit.",
    ],
  }),
  law('TIM-24', ['MK-ACO-01', 'MK-ACO-03'], {
    en: [
      'Acolytes',
      'In Star Munchkin played or replaced at any time while alive, in fights too; not inside a roll for flight.',
    ],
    fr: [
      'Acolytes',
      "Dans Star Munchkin, joués ou remplacés à tout moment de ton vivant, même en combat ; pas au milieu d'un jet de fuite.",
    ],
  }),
  law('TIM-25', ['MK-ACO-07'], {
    en: ['Sacrificing an acolyte', 'In Star Munchkin, only by somebody who runs, before the first of their own rolls.'],
    fr: ['Sacrifier un acolyte', 'Dans Star Munchkin, seulement par qui fuit, avant le premier de ses jets.'],
  }),
  law('TIM-26', ['MK-TRADE-03', 'MK-CURSE-12'], {
    en: [
      'Trading',
      'At any time, for items on the table, between players who neither fight nor run and have no curse unsettled. In Star Munchkin and Cthulhu whoever died this turn may only receive.',
    ],
    fr: [
      'Échanger',
      'À tout moment, pour des objets en jeu, entre joueurs qui ne combattent ni ne fuient, sans malédiction en suspens sur eux. Dans Star Munchkin et Cthulhu, qui est mort ce tour-ci ne peut que recevoir.',
    ],
  }),
  law('TIM-27', ['MK-TRADE-06', 'MK-CURSE-12'], {
    en: ['Giving an item away', 'As trading: the other has to want it, and whoever died this turn gives nothing.'],
    fr: ['Offrir un objet', "Comme échanger : l'autre doit en vouloir, et qui est mort ce tour-ci ne donne rien."],
  }),
  law('TIM-28', ['MK-HELP-04', 'MK-HELP-13'], {
    en: ['Promising a price for help', 'In your fight it is part of the offer and binds; anywhere else it is talk.'],
    fr: [
      "Promettre un prix pour de l'aide",
      "Dans ton combat cela fait partie de l'offre et t'engage ; ailleurs ce n'est que parole.",
    ],
  }),
  law('TIM-29', ['MK-SELL-05', 'MK-CURSE-12'], {
    en: ['Selling', 'In your own turn outside a fight, with no curse on you unsettled.'],
    fr: ['Vendre', 'À ton tour hors combat, sans malédiction en suspens sur toi.'],
  }),
  law('TIM-30', ['MK-HELP-13'], {
    en: ['Asking for help', 'In your own fight, while you are not winning and nobody helps you yet; not once you run.'],
    fr: [
      "Demander de l'aide",
      "Dans ton combat, tant que tu ne gagnes pas et que personne ne t'aide encore ; plus une fois en fuite.",
    ],
  }),
  law('TIM-31', ['MK-HELP-13', 'MK-HELP-14', 'MK-HELP-15'], {
    en: [
      'Offering, accepting, refusing help',
      'By anybody alive outside the fight, before anybody runs; a volunteer is taken only while it is not being won.',
    ],
    fr: [
      "Offrir, accepter, refuser de l'aide",
      "Par tout vivant hors du combat, avant qu'on fuie ; on ne prend un volontaire que tant qu'on ne gagne pas.",
    ],
  }),
]
