import { type Law, law } from '@brouhaha/table'

/** From the set-up to the end of a turn. */
export const DECISIONS_TURN: readonly Law[] = [
  law('DEC-01', ['MK-SETUP-12', 'MK-FAST-09'], {
    en: [
      'What the table plays',
      'Before the deal the host picks boxes, variants and who begins; left open, chance picks the first player.',
    ],
    fr: [
      'Ce que joue la table',
      "Avant la donne, l'hôte choisit les boîtes, les variantes et qui commence ; sinon le hasard désigne le premier joueur.",
    ],
  }),
  law('DEC-02', ['MK-SETUP-07'], {
    en: [
      'Your sex at the start',
      'In Munchkin, Star Munchkin and Cthulhu each player says which sex the character has; without an answer the profile decides.',
    ],
    fr: [
      'Ton sexe au départ',
      'Dans Munchkin, Star Munchkin et Cthulhu, chacun annonce le sexe de son personnage ; sans réponse, le profil en décide.',
    ],
  }),
  law('DEC-03', ['MK-SETUP-08', 'MK-SETUP-09', 'MK-SETUP-10', 'MK-SETUP-15'], {
    en: [
      'Opening plays',
      'After the deal each player may lay down identity cards and items. Saying nothing plays nothing.',
    ],
    fr: [
      'Premières cartes posées',
      "Après la donne, chacun peut poser cartes d'identité et objets. Qui ne dit rien ne pose rien.",
    ],
  }),
  law('DEC-04', ['MK-TURN-02'], {
    en: [
      'Arranging your turn',
      'At the start and between the phases you may play, equip, trade and sell until you say that you are done; silence means done.',
    ],
    fr: [
      'Arranger ton tour',
      "Au début et entre les phases, tu joues, équipes, échanges et vends jusqu'à dire que c'est fini ; le silence veut dire fini.",
    ],
  }),
  law('DEC-05', ['MK-TURN-06'], {
    en: [
      'A door card that is no monster and no curse',
      'You decide whether it goes to your hand or into play; in Munchkin it always goes to the hand, and so it does when you do not answer.',
    ],
    fr: [
      'Une carte de porte sans monstre ni malédiction',
      'Tu décides si elle va en main ou en jeu ; dans Munchkin elle va toujours en main, comme lorsque tu ne réponds pas.',
    ],
  }),
  law('DEC-06', ['MK-TURN-07'], {
    en: [
      'Looking for trouble',
      'If the door hid no monster you are asked for one from your hand, whatever you hold. The usual answer is no.',
    ],
    fr: [
      'Chercher la bagarre',
      "Si la porte ne cachait aucun monstre, on t'en demande un de ta main, quoi que tu tiennes. La réponse par défaut est non.",
    ],
  }),
  law('DEC-07', ['MK-TURN-11'], {
    en: ['Looting the empty room', 'In Munchkin you may decline the face-down card; if you say nothing you draw it.'],
    fr: ['Fouiller la salle vide', 'Dans Munchkin tu peux refuser la carte cachée ; si tu ne dis rien, tu la pioches.'],
  }),
  law('DEC-08', ['MK-TURN-15'], {
    en: [
      'The cat at the second door',
      'A Feline in an empty room chooses between the hidden card and a second door; the hidden card is the default.',
    ],
    fr: [
      'Le chat à la seconde porte',
      'Un Félin dans une salle vide choisit entre la carte cachée et une seconde porte ; par défaut, la carte cachée.',
    ],
  }),
  law('DEC-09', ['MK-TURN-18'], {
    en: ['Too many cards', 'Before giving to charity you may play more of them; the clock goes straight to giving.'],
    fr: ['Trop de cartes', "Avant de faire la charité tu peux encore en jouer ; l'horloge, elle, passe droit au don."],
  }),
  law('DEC-10', ['MK-TURN-17'], {
    en: ['Which cards are the surplus', 'The giver picks them; by default they are the last that were drawn.'],
    fr: ['Quelles cartes sont de trop', 'Celui qui donne les choisit ; par défaut ce sont les dernières piochées.'],
  }),
  law('DEC-11', ['MK-TURN-19'], {
    en: [
      'Several are lowest',
      'The giver says who gets what, as evenly as it goes (freely in Munchkin). By default they take turns from the left.',
    ],
    fr: [
      'Plusieurs au plus bas',
      'Celui qui donne répartit, aussi également que possible (librement dans Munchkin). Par défaut, à tour de rôle en partant de la gauche.',
    ],
  }),
]
