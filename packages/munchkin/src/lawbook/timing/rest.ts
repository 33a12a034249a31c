import { type Law, law } from '@brouhaha/table'

/** Everything else. */
export const TIMING_REST: readonly Law[] = [
  law('TIM-32', ['MK-META-11'], {
    en: ['Talking', 'Always, everybody, the dead included.'],
    fr: ['Parler', 'Toujours, tout le monde, morts compris.'],
  }),
  law('TIM-33', ['MK-CARD-15'], {
    en: ['Showing your hand', 'Always, while you have one.'],
    fr: ['Montrer ta main', 'Toujours, tant que tu en as une.'],
  }),
  law('TIM-34', ['MK-LASER-04', 'MK-ITEM-13'], {
    en: ['Joining lasers', 'In Star Munchkin, whenever you may switch items.'],
    fr: ['Assembler des lasers', "Dans Star Munchkin, chaque fois que tu peux changer d'équipement."],
  }),
  law('TIM-35', ['MK-TURN-17'], {
    en: ['Giving to charity', 'In phase 4 of your own turn, if the hand is over the limit.'],
    fr: ['Faire la charité', 'En phase 4 de ton tour, si ta main dépasse la limite.'],
  }),
  law('TIM-36', ['MK-TURN-21'], {
    en: [
      'Receiving charity',
      'In phase 4 of another’s turn, if nobody alive is lower. In Star Munchkin and Cthulhu that includes whoever died this turn.',
    ],
    fr: [
      'Recevoir la charité',
      "En phase 4 d'un autre, si personne en vie n'est plus bas. Dans Star Munchkin et Cthulhu, qui est mort ce tour-ci en est aussi.",
    ],
  }),
  law('TIM-37', ['MK-DEATH-08', 'MK-DEATH-17', 'MK-DEATH-20'], {
    en: ['Looting a corpse', 'When the fight is closed, by everybody alive who did not die this turn.'],
    fr: ['Dépouiller un cadavre', 'Le combat clos, par tous les vivants qui ne sont pas morts ce tour-ci.'],
  }),
  law('TIM-38', ['MK-FAST-02'], {
    en: [
      'Buying the top discard',
      'In the fast game of Star Munchkin and Cthulhu, and in mixes with them, by anybody alive, whenever a card for sale lies on top; not inside a roll for flight.',
    ],
    fr: [
      'Acheter le haut de la défausse',
      "Dans la partie rapide de Star Munchkin et Cthulhu, et dans leurs mélanges, par tout vivant, dès qu'une carte à vendre est sur le dessus ; pas au milieu d'un jet de fuite.",
    ],
  }),
  law('TIM-39', ['MK-FAST-05'], {
    en: ['Listening at the door', 'In the fast game of Zombies, before anything else in your own turn.'],
    fr: ['Écouter à la porte', 'Dans la partie rapide de Zombies, avant toute chose à ton tour.'],
  }),
  law('TIM-40', ['MK-ITEM-06', 'MK-CURSE-12'], {
    en: [
      'Selling Big items that are too many',
      'In Munchkin and Zombies, in your own turn outside a fight, for a thousand at least, with no curse on you unsettled.',
    ],
    fr: [
      'Vendre ses gros objets de trop',
      'Dans Munchkin et Zombies, à ton tour hors combat, pour mille au moins, sans malédiction en suspens sur toi.',
    ],
  }),
  law('TIM-41', ['MK-ITEM-06'], {
    en: [
      'Giving Big items that are too many',
      'In Munchkin and Zombies, whatever you do not sell goes at once, and wherever you may not sell that is all of it; if nobody can carry it, it is discarded.',
    ],
    fr: [
      'Donner ses gros objets de trop',
      'Dans Munchkin et Zombies, ce que tu ne vends pas part aussitôt, et là où tu ne peux pas vendre, tout part ; si personne ne peut le porter, on le défausse.',
    ],
  }),
  law('TIM-42', ['MK-COMBAT-16', 'MK-COMBAT-38'], {
    en: ['Reacting before a victory', 'Everybody alive, in the fight or not.'],
    fr: ['Réagir avant une victoire', 'Tous les vivants, dans le combat ou non.'],
  }),
  law('TIM-43', ['MK-CARD-14'], {
    en: [
      'Printed abilities',
      'As the card says, while alive; inside a roll for flight only those that concern that die.',
    ],
    fr: [
      'Capacités imprimées',
      "Comme dit la carte, de ton vivant ; au milieu d'un jet de fuite, seulement celles qui touchent ce dé.",
    ],
  }),
  law('TIM-44', ['MK-DEATH-11', 'MK-META-07', 'MK-CULT-09'], {
    en: [
      'Gaining a level',
      'At any time while alive, but not inside a roll for flight; in a fight only by cards or the cult, never as its reward.',
    ],
    fr: [
      'Gagner un niveau',
      "À tout moment de ton vivant, mais pas au milieu d'un jet de fuite ; en combat seulement par une carte ou le culte, jamais comme récompense.",
    ],
  }),
  law('TIM-45', ['MK-POWER-07'], {
    en: ['Losing powers with a level', 'In Zombies, at once and by force, whenever it happens.'],
    fr: ['Perdre des pouvoirs avec un niveau', 'Dans Zombies, aussitôt et de force, quel que soit le moment.'],
  }),
  law('TIM-46', ['MK-DEATH-14'], {
    en: ['The new hand after a death', 'At the start of your own next turn, as big as the opening hand.'],
    fr: ['La nouvelle main après la mort', 'Au début de ton prochain tour, aussi grande que la main de départ.'],
  }),
  law('TIM-47', ['MK-TURN-18'], {
    en: ['Playing cards before charity', 'In phase 4 of your own turn.'],
    fr: ['Jouer des cartes avant la charité', 'En phase 4 de ton tour.'],
  }),
  law('TIM-48', ['MK-TURN-15'], {
    en: [
      'The second door of the cat',
      'In Star Munchkin, in phase 3 of a Feline’s own turn, in an empty room, instead of the loot.',
    ],
    fr: [
      'La seconde porte du chat',
      "Dans Star Munchkin, en phase 3 du tour d'un Félin, dans une salle vide, au lieu de fouiller.",
    ],
  }),
  law('TIM-49', ['MK-FLEE-16'], {
    en: [
      'Cards on a die for flight',
      'Inside the roll: a card that sets the die by whoever rolls, its counterpart by everybody else alive, the other runner included.',
    ],
    fr: [
      'Cartes sur un dé de fuite',
      "Au milieu du jet : celle qui fixe le dé par qui le lance, sa jumelle par tout autre vivant, l'autre fuyard compris.",
    ],
  }),
]
