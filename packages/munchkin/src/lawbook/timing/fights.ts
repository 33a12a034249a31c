import { type Law, law } from '@brouhaha/table'

/** Curses, monsters and help. */
export const TIMING_FIGHTS: readonly Law[] = [
  law('TIM-17', ['MK-CURSE-02', 'MK-FLEE-13'], {
    en: [
      'Curses from the hand',
      'Anybody alive, at any time, on anybody alive; during a flight before a roll or after what follows from it.',
    ],
    fr: [
      'Malédictions de la main',
      'Tout vivant, à tout moment, sur tout vivant ; pendant une fuite, avant un jet ou après ses suites.',
    ],
  }),
  law('TIM-18', ['MK-TURN-07'], {
    en: ['Looking for trouble', 'In phase 2 of your own turn, if the door hid no monster.'],
    fr: ['Chercher la bagarre', 'En phase 2 de ton tour, si la porte ne cachait aucun monstre.'],
  }),
  law('TIM-19', ['MK-COMBAT-33', 'MK-COMBAT-38'], {
    en: ['Wandering monsters', 'Anybody, in any fight, while a monster is left in it.'],
    fr: ['Monstres errants', "Tout le monde, dans tout combat, tant qu'il y reste un monstre."],
  }),
  law('TIM-20', ['MK-COMBAT-27', 'MK-COMBAT-38'], {
    en: ['Enhancers', 'Anybody, in any fight, while a monster is left in it.'],
    fr: ['Modificateurs', "Tout le monde, dans tout combat, tant qu'il y reste un monstre."],
  }),
  law('TIM-21', ['MK-COMBAT-31', 'MK-COMBAT-38'], {
    en: ['Clones', 'In Star Munchkin: anybody, in any fight, while a monster is left in it.'],
    fr: ['Clones', "Dans Star Munchkin : tout le monde, dans tout combat, tant qu'il y reste un monstre."],
  }),
  law('TIM-22', ['MK-GOTH-02', 'MK-GOTH-03', 'MK-GOTH-06', 'MK-GOTH-07'], {
    en: ['Goths', 'In a summoning round, when you are asked; everybody alive is.'],
    fr: ['Goths', "Pendant un tour d'invocation, quand on te le demande ; on le demande à tous les vivants."],
  }),
  law('TIM-23', ['MK-HORDE-01', 'MK-COMBAT-38'], {
    en: ['One undead brings another', 'In Zombies: anybody, while an undead fights.'],
    fr: ['Un mort-vivant en amène un autre', "Dans Zombies : tout le monde, tant qu'un mort-vivant se bat."],
  }),
  law('TIM-24', ['MK-ACO-01', 'MK-ACO-03'], {
    en: ['Acolytes', 'Played or replaced at any time, in fights too; not inside a roll for flight.'],
    fr: ['Acolytes', "Joués ou remplacés à tout moment, même en combat ; pas au milieu d'un jet de fuite."],
  }),
  law('TIM-25', ['MK-ACO-07'], {
    en: ['Sacrificing an acolyte', 'Only by somebody who runs, before the first roll.'],
    fr: ['Sacrifier un acolyte', 'Seulement pour qui fuit, avant son premier jet.'],
  }),
  law('TIM-26', ['MK-TRADE-03', 'MK-CURSE-12'], {
    en: ['Trading', 'At any time between players who do not fight, with no curse unsettled on them.'],
    fr: ['Échanger', 'À tout moment entre joueurs hors du combat, sans malédiction en suspens sur eux.'],
  }),
  law('TIM-27', ['MK-TRADE-06', 'MK-CURSE-12'], {
    en: ['Giving an item away', 'As trading, and never by the dead.'],
    fr: ['Offrir un objet', 'Comme échanger, et jamais par un mort.'],
  }),
  law('TIM-28', ['MK-HELP-04', 'MK-HELP-13'], {
    en: ['Promising a price for help', 'In your fight it is part of the offer and binds; anywhere else it is talk.'],
    fr: [
      "Promettre un prix pour de l'aide",
      "Dans ton combat cela fait partie de l'offre et t'engage ; ailleurs ce n'est que parole.",
    ],
  }),
  law('TIM-29', ['MK-SELL-05', 'MK-CURSE-12'], {
    en: ['Selling', 'In your own turn outside a fight, with no curse unsettled.'],
    fr: ['Vendre', 'À ton tour hors combat, sans malédiction en suspens.'],
  }),
  law('TIM-30', ['MK-HELP-13'], {
    en: ['Asking for help', 'In your own fight, while you are not winning.'],
    fr: ["Demander de l'aide", 'Dans ton combat, tant que tu ne gagnes pas.'],
  }),
  law('TIM-31', ['MK-HELP-13', 'MK-HELP-14', 'MK-HELP-15'], {
    en: [
      'Offering, accepting, refusing help',
      'By anybody alive outside the fight; a volunteer is taken only while it is not being won.',
    ],
    fr: [
      "Offrir, accepter, refuser de l'aide",
      "Par tout vivant hors du combat ; on ne prend un volontaire que tant qu'on ne gagne pas.",
    ],
  }),
]
