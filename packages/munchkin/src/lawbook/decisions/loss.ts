import { type Law, law } from '@brouhaha/table'

/** What is lost, shared and kept. */
export const DECISIONS_LOSS: readonly Law[] = [
  law('DEC-27', ['MK-ITEM-18', 'MK-CURSE-05'], {
    en: [
      'One of several items',
      'When a loss hits one item of several, the victim picks; by default the cheapest goes.',
    ],
    fr: [
      'Un objet parmi plusieurs',
      'Quand une perte vise un objet parmi plusieurs, la victime choisit ; par défaut le moins cher part.',
    ],
  }),
  law('DEC-28', ['MK-FLEE-08'], {
    en: ['Bad stuff with a choice', 'The victim chooses what the card offers; by default, whatever costs least.'],
    fr: [
      'Un incident fâcheux au choix',
      'La victime choisit parmi ce que dit la carte ; par défaut, ce qui coûte le moins.',
    ],
  }),
  law('DEC-29', ['MK-DEATH-08', 'MK-DEATH-20'], {
    en: [
      'Looting the dead',
      'Once the fight is closed the others take a card each, from the highest level down; by default the most valuable one.',
    ],
    fr: [
      'Dépouiller le mort',
      'Le combat clos, chacun prend une carte, du plus haut niveau au plus bas ; par défaut la plus chère.',
    ],
  }),
  law('DEC-30', ['MK-HELP-05'], {
    en: ['Sharing the treasure', 'Fighter and helper pick in the agreed order; by default the most valuable card.'],
    fr: [
      'Partager le trésor',
      "Combattant et allié choisissent dans l'ordre convenu ; par défaut la carte la plus chère.",
    ],
  }),
  law('DEC-31', ['MK-TREAS-04'], {
    en: ['A treasure just drawn', 'You may play it at once; the table asks whatever it was, and silence keeps it.'],
    fr: [
      'Un trésor tout juste pioché',
      'Tu peux le jouer aussitôt ; la table le demande quelle que soit la carte, et le silence la garde.',
    ],
  }),
  law('DEC-32', ['MK-POWER-07'], {
    en: [
      'Powers above your level',
      'When your level no longer carries your powers you choose which go; by default the smallest that suffices.',
    ],
    fr: [
      'Des pouvoirs au-dessus de ton niveau',
      'Quand ton niveau ne porte plus tes pouvoirs, tu choisis lesquels partent ; par défaut le plus petit qui suffit.',
    ],
  }),
  law('DEC-33', ['MK-ITEM-06'], {
    en: [
      'Too many Big items',
      'The owner regains the permission, sells or gives away; the first is offered whatever the hand holds. By default the cheapest is given.',
    ],
    fr: [
      'Trop de gros objets',
      'Le propriétaire retrouve le droit, vend ou donne ; la première issue est proposée quelle que soit sa main. Par défaut il donne le moins cher.',
    ],
  }),
  law('DEC-34', ['MK-ITEM-06'], {
    en: [
      'Who gets the Big item',
      'Among several of the lowest level who can carry it, the giver chooses; by default the next on the left.',
    ],
    fr: [
      'À qui va le gros objet',
      'Entre plusieurs joueurs du plus bas niveau capables de le porter, le donneur choisit ; par défaut le premier à gauche.',
    ],
  }),
  law('DEC-35', ['MK-ITEM-07'], {
    en: [
      'Complex without the science',
      'A Mad Scientist no more keeps one Complex item in use and says which; by default the best bonus.',
    ],
    fr: [
      'Complexe sans la science',
      "Qui cesse d'être Savant fou ne garde qu'un objet Complexe en service et dit lequel ; par défaut le meilleur bonus.",
    ],
  }),
  law('DEC-36', ['MK-ITEM-09', 'MK-ITEM-13'], {
    en: [
      'More items than places',
      'The owner says which are used, outside fights of their own, flight and unsettled curses; by default those with the best bonus.',
    ],
    fr: [
      'Plus d’objets que de places',
      'Le propriétaire dit lesquels servent, hors de son combat, de sa fuite et des malédictions en suspens ; par défaut ceux au meilleur bonus.',
    ],
  }),
  law('DEC-37', ['MK-CULT-06'], {
    en: [
      'Joining the cult with a class',
      'The victim says which class gives way or, in their own turn, adds a Super Munchkin from the hand; by default the first class goes.',
    ],
    fr: [
      'Entrer au culte avec une classe',
      'La victime dit quelle classe cède sa place ou, à son tour, ajoute un Super Munchkin de sa main ; par défaut la première classe part.',
    ],
  }),
]
