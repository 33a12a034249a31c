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
    en: [
      'Bad stuff with a choice',
      'The victim chooses what the card offers; by default the first that it names, and a price that it asks is not paid: which loss is the least only the victim can say, and the printed order is the same for everybody.',
    ],
    fr: [
      'Un incident fâcheux au choix',
      "La victime choisit parmi ce que propose la carte ; par défaut la première issue nommée, et un prix demandé n'est pas payé : seule la victime sait quelle perte est la moindre, et l'ordre imprimé est le même pour tous.",
    ],
  }),
  law('DEC-29', ['MK-DEATH-08', 'MK-DEATH-20'], {
    en: [
      'Looting the dead',
      'Once the fight is closed the others who live take a card each, from the highest level down, ties by the die; by default the most valuable one. Nobody who died this turn takes any.',
    ],
    fr: [
      'Dépouiller le mort',
      'Le combat clos, les autres vivants prennent une carte chacun, du plus haut niveau au plus bas, égalités au dé ; par défaut la plus chère. Qui est mort ce tour-ci ne prend rien.',
    ],
  }),
  law('DEC-30', ['MK-HELP-05'], {
    en: [
      'Sharing the treasure',
      'Whoever was to pick first, fighter or helper, takes the whole of their share, card by card, and the rest goes to the other: two of four, helper first, is two for the helper and then the rest (MK-HELP-05). By default the most valuable card.',
    ],
    fr: [
      'Partager le trésor',
      "Celui qui devait choisir d'abord, combattant ou allié, prend toute sa part, carte par carte, et le reste va à l'autre : deux sur quatre, l'allié d'abord, c'est deux pour l'allié puis le reste (MK-HELP-05). Par défaut la carte la plus chère.",
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
      'In Zombies, when your level no longer carries your powers, you choose which go; by default the smallest that suffices, or the biggest if none does.',
    ],
    fr: [
      'Des pouvoirs au-dessus de ton niveau',
      'Dans Zombies, quand ton niveau ne porte plus tes pouvoirs, tu choisis lesquels partent ; par défaut le plus petit qui suffit, ou le plus grand si aucun ne suffit.',
    ],
  }),
  law('DEC-33', ['MK-ITEM-06'], {
    en: [
      'Too many Big items',
      'In Munchkin and Zombies, whoever carries more Big items than allowed plays a card that allows them, sells some in their own turn outside a fight, or gives them away; all that is offered whatever the hand holds. By default the cheapest is given, and discarded if nobody can carry it.',
    ],
    fr: [
      'Trop de gros objets',
      "Dans Munchkin et Zombies, qui porte plus de gros objets que permis joue une carte qui l'autorise, en vend à son tour hors combat, ou en donne ; tout cela est proposé quelle que soit sa main. Par défaut il donne le moins cher, défaussé si personne ne peut le porter.",
    ],
  }),
  law('DEC-34', ['MK-ITEM-06'], {
    en: [
      'Who gets the Big item',
      'It goes to the lowest level that can carry it. Among several the giver chooses; by default the next on the left.',
    ],
    fr: [
      'À qui va le gros objet',
      'Il va au plus bas niveau capable de le porter. Entre plusieurs, le donneur choisit ; par défaut le premier à gauche.',
    ],
  }),
  law('DEC-35', ['MK-ITEM-07'], {
    en: [
      'Complex without the science',
      'In Star Munchkin a Mad Scientist no more keeps one Complex item in use and says which; by default the best bonus. The others stay, carried.',
    ],
    fr: [
      'Complexe sans la science',
      "Dans Star Munchkin, qui cesse d'être Savant fou ne garde qu'un objet Complexe en service et dit lequel ; par défaut le meilleur bonus. Les autres restent portés.",
    ],
  }),
  law('DEC-36', ['MK-ITEM-09', 'MK-ITEM-13'], {
    en: [
      'More items than places',
      'The owner says which are used, at any time outside fights of their own, flight and unsettled curses. An item played is used at once if there is room, carried if not, because the table never changes equipment unasked; where one has to give way and nobody answers, the smallest bonus does.',
    ],
    fr: [
      'Plus d’objets que de places',
      "Le propriétaire dit lesquels servent, à tout moment hors de son combat, de sa fuite et des malédictions en suspens. Un objet posé sert aussitôt s'il y a de la place, sinon il est porté, car la table ne touche à l'équipement de personne sans demander ; s'il faut en retirer un et que personne ne répond, c'est le plus petit bonus.",
    ],
  }),
  law('DEC-37', ['MK-CULT-06'], {
    en: [
      'Joining the cult with a class',
      'In Cthulhu a victim with a class says which one gives way or, in their own turn and with a single class, adds a Super Munchkin from the hand; by default the class that came first goes.',
    ],
    fr: [
      'Entrer au culte avec une classe',
      'Dans Cthulhu, la victime qui a une classe dit laquelle cède sa place ou, à son tour et avec une seule classe, ajoute un Super Munchkin de sa main ; par défaut la première classe arrivée part.',
    ],
  }),
]
