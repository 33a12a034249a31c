import { type Law, law } from '@brouhaha/table'

/** What the rulebooks say about talking, dealing and cheating, and what a table on a screen makes of it. */
export const TALK: readonly Law[] = [
  law('TT-01', ['MK-META-11'], {
    en: ['Whining allowed', 'Talk and emotes are free in every moment, for the dead too, and change nothing.'],
    fr: [
      'Droit de geindre',
      'La parole et les mimiques sont libres à tout moment, même pour les morts, et ne changent rien.',
    ],
  }),
  law('TT-02', ['MK-HELP-01'], {
    en: [
      'Asking around',
      'You ask one player after another until somebody accepts; each may accept, laugh it off or name a price. Whoever laughed may be asked again with another offer.',
    ],
    fr: [
      'Faire le tour',
      "Tu demandes à l'un puis à l'autre jusqu'à ce que quelqu'un accepte ; chacun accepte, te rit au nez ou fait son prix. À qui a ri, tu peux refaire une autre offre.",
    ],
  }),
  law('TT-03', ['MK-HELP-04', 'MK-HELP-05'], {
    en: [
      'Bought help',
      'An offer of items and treasures is a contract: the table itself carries it out when the fight is over. Every other promise is talk.',
    ],
    fr: [
      'Une aide achetée',
      "Une offre d'objets et de trésors est un contrat : la table l'exécute elle-même, le combat fini. Toute autre promesse n'est que parole.",
    ],
  }),
  law('TT-04', ['MK-HELP-05'], {
    en: ['Who picks first', 'An offer of treasures says it, always.'],
    fr: ["Qui choisit d'abord", 'Une offre de trésors le dit toujours.'],
  }),
  law('TT-05', ['MK-INT-07'], {
    en: [
      'Paid to stay out',
      'A gift for not meddling is given at once; the promise is talk, unless the table agreed on binding pacts: then whoever swore to stay out of the fight at hand is held to it until its end.',
    ],
    fr: [
      'Payé pour ne rien faire',
      "Le cadeau pour ne pas s'en mêler part aussitôt ; la promesse n'est que parole, sauf si la table a choisi les pactes qui lient : alors qui a juré de rester hors du combat en cours s'y tient jusqu'au bout.",
    ],
  }),
  law('TT-06', ['MK-TRADE-03', 'MK-CURSE-12'], {
    en: [
      'Trading when nobody fights',
      'Trades are open outside your fights and unsettled curses, and happen only when both sides agree.',
    ],
    fr: [
      'Échanger quand on ne se bat pas',
      "Les échanges sont ouverts hors de tes combats et des malédictions en suspens, et n'ont lieu que si les deux acceptent.",
    ],
  }),
  law('TT-07', ['MK-CARD-15'], {
    en: ['Showing your hand', 'To whom you like. Lying about what you did not show remains possible.'],
    fr: ['Montrer ta main', "À qui tu veux. Mentir sur ce que tu n'as pas montré reste permis."],
  }),
  law('TT-08', ['MK-ITEM-09'], {
    en: [
      'Sneaking a card past',
      'A strict table refuses what is illegal. At an honour table equipment against the rules goes through, and looks like any other play.',
    ],
    fr: [
      'Passer une carte en douce',
      "Une table stricte refuse l'illégal. À une table d'honneur, l'équipement interdit passe, et ressemble à n'importe quel coup.",
    ],
  }),
  law('TT-09', ['MK-ITEM-09'], {
    en: [
      'If nobody notices',
      'At an honour table equipment beyond the limits, or not meant for its owner, stands until somebody challenges it: then it lies sideways, and Big items too many are shed. What is noticed after the fight changes nothing; a false alarm costs a card, which is our own rule and stands in no book (DEC-54). Levels, dice, decks and hands stay strict.',
    ],
    fr: [
      'Si personne ne remarque',
      "À une table d'honneur, l'équipement de trop, ou réservé à d'autres, tient jusqu'à ce qu'on le conteste : alors il se met de travers, et les gros objets de trop s'en vont. Remarqué après le combat, il n'y change rien ; une fausse alerte coûte une carte, règle de la maison et d'aucun livret (DEC-54). Niveaux, dés, pioches et mains restent stricts.",
    ],
  }),
  law('TT-10', ['MK-SETUP-12'], {
    en: [
      'Who goes first',
      'By chance, out of the shuffle that the table promised; or whom the host names before the deal.',
    ],
    fr: ['Qui commence', "Le hasard du mélange promis par la table ; ou qui l'hôte désigne avant la donne."],
  }),
  law('TT-11', ['MK-COMBAT-16'], {
    en: [
      'The 2.6 seconds',
      'A win waits until everybody has passed, or for the clock that the table chose. Bots answer after a time that does not depend on what they hold.',
    ],
    fr: [
      'Les 2,6 secondes',
      "Une victoire attend que chacun ait passé, ou l'horloge choisie par la table. Les robots répondent après un temps qui ne dépend pas de leur main.",
    ],
  }),
  law('TT-12', ['MK-CURSE-02', 'MK-META-16'], {
    en: [
      'Curses at the last moment',
      'They work as they arrive, from the first turn on; only a roll for flight and a move under way are finished first.',
    ],
    fr: [
      'Maudire au dernier moment',
      "Une malédiction agit dès qu'elle arrive, à partir du premier tour ; seuls un jet de fuite et un coup en cours se finissent d'abord.",
    ],
  }),
  law('TT-13', ['MK-INT-02'], {
    en: [
      'Hitting your friend by accident',
      'Every single-use card for a fight asks which side it helps, whoever plays it.',
    ],
    fr: [
      'Toucher son ami par accident',
      "Toute carte à usage unique d'un combat demande quel camp elle aide, qui que ce soit qui la joue.",
    ],
  }),
  law('TT-14', ['MK-INT-06', 'MK-CURSE-02'], {
    en: ['Help that hurts', 'No move is refused for being unwise: you may spoil a win, or curse yourself.'],
    fr: [
      'Une aide qui fait mal',
      "Aucun coup n'est refusé parce qu'il est idiot : tu peux gâcher une victoire, ou te maudire toi-même.",
    ],
  }),
  law('TT-15', ['MK-META-11'], {
    en: [
      'Loud arguments',
      'A dispute stops the game while people talk, for the time of a turn at most, until it is let rest or ruled on (DEC-55). Everybody reads what is disputed, what is ruled and who agreed. One moment is disputed once.',
    ],
    fr: [
      'Des disputes bruyantes',
      "Un litige arrête la partie le temps d'en parler, au plus la durée d'un tour, jusqu'à ce qu'on laisse tomber ou qu'une décision tombe (DEC-55). Chacun lit l'objet du litige, la décision et qui est d'accord. Un même moment ne se dispute qu'une fois.",
    ],
  }),
  law('TT-16', ['MK-FAST-03'], {
    en: [
      'Wrestling in jelly',
      'Ties over a purchase are rolled again until one is higher. The jelly is left to the table.',
    ],
    fr: [
      'Catch dans la gelée',
      "Les ex æquo d'un achat relancent le dé jusqu'à ce que l'un dépasse. La gelée reste à votre charge.",
    ],
  }),
  law('TT-17', ['MK-DEATH-15'], {
    en: [
      'Déjà vu',
      'Whoever comes back may complain loudly of having been here before; it is talk, and changes nothing.',
    ],
    fr: [
      'Déjà-vu',
      "Qui revient peut se plaindre bruyamment d'être déjà passé par là ; ce n'est que parole, et cela ne change rien.",
    ],
  }),
  law('TT-18', ['MK-HELP-15'], {
    en: ['Who offers more', 'Several volunteers may stand at once; the fighter takes one, and the other offers lapse.'],
    fr: [
      'Qui dit mieux',
      'Plusieurs volontaires peuvent se proposer ensemble ; le combattant en prend un, et les autres offres tombent.',
    ],
  }),
  law('TT-19', ['MK-HELP-04'], {
    en: ['Help for nothing', 'An offer may be empty; everybody can read on the monster why somebody helps for free.'],
    fr: ['Aider pour rien', "Une offre peut être vide ; chacun lit sur le monstre pourquoi quelqu'un aide gratis."],
  }),
  law('TT-20', ['MK-FAST-09', 'MK-MIX-01'], {
    en: [
      'Agreed before the deal',
      'Fast variants, shared victories and mixes are settled before the cards are dealt, and stay so.',
    ],
    fr: [
      'Convenu avant la donne',
      "Variantes rapides, victoires partagées et mélanges se décident avant de distribuer, et n'en bougent plus.",
    ],
  }),
]
