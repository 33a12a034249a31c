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
      'You ask one player after another until somebody accepts; each may accept, laugh it off or name a price.',
    ],
    fr: [
      'Faire le tour',
      "Tu demandes à l'un puis à l'autre jusqu'à ce que quelqu'un accepte ; chacun accepte, te rit au nez ou fait son prix.",
    ],
  }),
  law('TT-03', ['MK-HELP-04', 'MK-HELP-05'], {
    en: ['Bought help', 'An offer of items and treasures is a contract: the table itself carries it out.'],
    fr: ['Une aide achetée', "Une offre d'objets et de trésors est un contrat : la table l'exécute elle-même."],
  }),
  law('TT-04', ['MK-HELP-05'], {
    en: ['Who picks first', 'An offer of treasures says it, always.'],
    fr: ["Qui choisit d'abord", 'Une offre de trésors le dit toujours.'],
  }),
  law('TT-05', ['MK-INT-07'], {
    en: [
      'Paid to stay out',
      'A gift for not meddling is given at once; the promise is talk, unless the table agreed on binding pacts.',
    ],
    fr: [
      'Payé pour ne rien faire',
      "Le cadeau pour ne pas s'en mêler part aussitôt ; la promesse n'est que parole, sauf si la table a choisi les pactes qui lient.",
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
      'A strict table refuses what is illegal. At an honour table certain plays go through unmarked.',
    ],
    fr: [
      'Passer une carte en douce',
      "Une table stricte refuse l'illégal. À une table d'honneur, certains coups passent sans être signalés.",
    ],
  }),
  law('TT-09', ['MK-ITEM-09'], {
    en: [
      'If nobody notices',
      'At an honour table equipment beyond the limits stands until somebody challenges it; a right challenge turns the surplus aside. Levels, dice, decks and hands stay strict.',
    ],
    fr: [
      'Si personne ne remarque',
      "À une table d'honneur, l'équipement de trop tient jusqu'à ce qu'on le conteste ; une contestation fondée met le surplus de côté. Niveaux, dés, pioches et mains restent stricts.",
    ],
  }),
  law('TT-15', ['MK-META-11'], {
    en: [
      'Loud arguments',
      'A dispute stops the game while people talk; the host may rule, and everybody can read the ruling.',
    ],
    fr: [
      'Des disputes bruyantes',
      "Un litige arrête la partie le temps d'en parler ; l'hôte peut trancher, et chacun peut lire sa décision.",
    ],
  }),
  law('TT-18', ['MK-HELP-15'], {
    en: ['Who offers more', 'Several volunteers may stand at once, and the fighter takes one.'],
    fr: ['Qui dit mieux', 'Plusieurs volontaires peuvent se proposer ensemble, et le combattant en prend un.'],
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
