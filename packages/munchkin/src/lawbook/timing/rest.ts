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
    en: ['Joining lasers', 'Whenever you may switch items.'],
    fr: ['Assembler des lasers', "Chaque fois que tu peux changer d'équipement."],
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
    en: ['Looting a corpse', 'When the fight is closed, by everybody who did not die in it.'],
    fr: ['Dépouiller un cadavre', "Le combat clos, par tous ceux qui n'y sont pas morts."],
  }),
  law('TIM-38', ['MK-FAST-02'], {
    en: [
      'Buying the top discard',
      'In the fast game of Star Munchkin and Cthulhu, by anybody alive, whenever a card for sale lies on top.',
    ],
    fr: [
      'Acheter le haut de la défausse',
      "Dans la partie rapide de Star Munchkin et Cthulhu, par tout vivant, dès qu'une carte à vendre est sur le dessus.",
    ],
  }),
  law('TIM-39', ['MK-FAST-05'], {
    en: ['Listening at the door', 'In the fast game of Zombies, before anything else in your own turn.'],
    fr: ['Écouter à la porte', 'Dans la partie rapide de Zombies, avant toute chose à ton tour.'],
  }),
  law('TIM-40', ['MK-ITEM-06', 'MK-CURSE-12'], {
    en: [
      'Selling Big items that are too many',
      'In your own turn outside a fight, for a thousand at least, with no curse unsettled.',
    ],
    fr: ['Vendre ses gros objets de trop', 'À ton tour hors combat, pour mille au moins, sans malédiction en suspens.'],
  }),
  law('TIM-41', ['MK-ITEM-06'], {
    en: [
      'Giving Big items that are too many',
      'At once and by force wherever you may not sell; nobody can take it, it is discarded.',
    ],
    fr: [
      'Donner ses gros objets de trop',
      "Aussitôt et de force partout où tu ne peux vendre ; si personne n'en veut, défaussé.",
    ],
  }),
  law('TIM-42', ['MK-COMBAT-16', 'MK-COMBAT-38'], {
    en: ['Reacting before a victory', 'Everybody alive, in the fight or not.'],
    fr: ['Réagir avant une victoire', 'Tous les vivants, dans le combat ou non.'],
  }),
  law('TIM-43', ['MK-CARD-14'], {
    en: ['Printed abilities', 'As the card says; inside a roll for flight only those that concern that die.'],
    fr: [
      'Capacités imprimées',
      "Comme dit la carte ; au milieu d'un jet de fuite, seulement celles qui touchent ce dé.",
    ],
  }),
  law('TIM-44', ['MK-DEATH-11', 'MK-META-07', 'MK-CULT-09'], {
    en: ['Gaining a level', 'At any time while alive; in a fight only by cards or the cult, never as its reward.'],
    fr: [
      'Gagner un niveau',
      'À tout moment de ton vivant ; en combat seulement par une carte ou le culte, jamais comme récompense.',
    ],
  }),
  law('TIM-45', ['MK-POWER-07'], {
    en: ['Losing powers with a level', 'At once and by force, whenever it happens.'],
    fr: ['Perdre des pouvoirs avec un niveau', 'Aussitôt et de force, quel que soit le moment.'],
  }),
  law('TIM-46', ['MK-DEATH-14'], {
    en: ['The new hand after a death', 'At the start of your own next turn.'],
    fr: ['La nouvelle main après la mort', 'Au début de ton prochain tour.'],
  }),
  law('TIM-47', ['MK-TURN-18'], {
    en: ['Playing cards before charity', 'In phase 4 of your own turn.'],
    fr: ['Jouer des cartes avant la charité', 'En phase 4 de ton tour.'],
  }),
  law('TIM-48', ['MK-TURN-15'], {
    en: ['The second door of the cat', 'In phase 3 of your own turn, in an empty room, instead of the loot.'],
    fr: ['La seconde porte du chat', 'En phase 3 de ton tour, dans une salle vide, au lieu de fouiller.'],
  }),
  law('TIM-49', ['MK-FLEE-16'], {
    en: [
      'Cards on a die for flight',
      'A card that sets the die by the runner, its counterpart by everybody else alive.',
    ],
    fr: ['Cartes sur un dé de fuite', 'Celle qui fixe le dé par le fuyard, sa jumelle par tout autre vivant.'],
  }),
]
