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
      'In Munchkin, Star Munchkin, Cthulhu and any mix with one of them, everybody is asked at once which of the two sexes the character has; for whoever does not answer the table takes turns by seat, because nobody keeps a profile here that could say it. Zombies alone does not ask.',
    ],
    fr: [
      'Ton sexe au départ',
      "Dans Munchkin, Star Munchkin, Cthulhu et tout mélange avec l'un d'eux, on demande à tous ensemble le sexe de leur personnage ; pour qui ne répond pas, la table alterne de siège en siège, car personne n'a ici de profil qui le dise. Zombies seul ne le demande pas.",
    ],
  }),
  law('DEC-03', ['MK-SETUP-08', 'MK-SETUP-09', 'MK-SETUP-10', 'MK-SETUP-15'], {
    en: [
      'Opening plays',
      'After the deal each player in turn, from the first on, may lay down identity cards and items within the usual limits. Saying nothing plays nothing.',
    ],
    fr: [
      'Premières cartes posées',
      "Après la donne, chacun à son tour, en commençant par le premier joueur, peut poser cartes d'identité et objets dans les limites habituelles. Qui ne dit rien ne pose rien.",
    ],
  }),
  law('DEC-04', ['MK-TURN-02'], {
    en: [
      'Arranging your turn',
      'At the start of your turn you may play, equip, trade and sell until you open the door, and between the phases once more; silence goes on to the next step.',
    ],
    fr: [
      'Arranger ton tour',
      "Au début de ton tour, tu joues, équipes, échanges et vends jusqu'à ouvrir la porte, puis encore entre les phases ; le silence passe à la suite.",
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
      'If the door hid no monster you are asked for one from your hand, whatever you hold. Silence means no.',
    ],
    fr: [
      'Chercher la bagarre',
      "Si la porte ne cachait aucun monstre, on t'en demande un de ta main, quoi que tu tiennes. Le silence vaut non.",
    ],
  }),
  law('DEC-07', ['MK-TURN-11'], {
    en: [
      'Looting the empty room',
      'In Munchkin, and wherever the table agreed that the loot may be skipped, you may decline the face-down card; if you say nothing you draw it. Elsewhere it is drawn unasked.',
    ],
    fr: [
      'Fouiller la salle vide',
      "Dans Munchkin, et partout où la table a convenu qu'on peut s'en passer, tu peux refuser la carte cachée ; si tu ne dis rien, tu la pioches. Ailleurs on la pioche d'office.",
    ],
  }),
  law('DEC-08', ['MK-TURN-15'], {
    en: [
      'The cat at the second door',
      'In Star Munchkin a Feline in an empty room chooses between the hidden card and a second door; the hidden card is the default.',
    ],
    fr: [
      'Le chat à la seconde porte',
      'Dans Star Munchkin, un Félin dans une salle vide choisit entre la carte cachée et une seconde porte ; par défaut, la carte cachée.',
    ],
  }),
  law('DEC-09', ['MK-TURN-18'], {
    en: ['Too many cards', 'Before giving to charity you may play more of them; the clock goes straight to giving.'],
    fr: ['Trop de cartes', "Avant de faire la charité tu peux encore en jouer ; l'horloge, elle, passe droit au don."],
  }),
  law('DEC-10', ['MK-TURN-17'], {
    en: [
      'Which cards are the surplus',
      'The giver picks them, one at a time; by default they are the last that came to the hand.',
    ],
    fr: [
      'Quelles cartes sont de trop',
      'Celui qui donne les choisit, une à une ; par défaut ce sont les dernières arrivées en main.',
    ],
  }),
  law('DEC-11', ['MK-TURN-19'], {
    en: [
      'Several are lowest',
      'The giver says who gets what, as evenly as it goes (freely in Munchkin). By default each gets a card in turn, from the left.',
    ],
    fr: [
      'Plusieurs au plus bas',
      'Celui qui donne répartit, aussi également que possible (librement dans Munchkin). Par défaut chacun reçoit une carte à tour de rôle, depuis la gauche.',
    ],
  }),
]
