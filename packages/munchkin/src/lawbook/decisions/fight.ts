import { type Law, law } from '@brouhaha/table'

/** In fights and in flight. */
export const DECISIONS_FIGHT: readonly Law[] = [
  law('DEC-12', ['MK-INT-02'], {
    en: ['A one-shot in a fight', 'Anybody alive may play one, in the fight or not, and names the side that it helps.'],
    fr: [
      'Un usage unique dans un combat',
      "Tout vivant peut en jouer un, qu'il soit du combat ou non, et désigne le camp qu'il aide.",
    ],
  }),
  law('DEC-13', ['MK-COMBAT-29'], {
    en: [
      'An enhancer in a fight',
      'Anybody alive may play one, in the fight or not, and names the monster that it changes.',
    ],
    fr: [
      'Un modificateur dans un combat',
      "Tout vivant peut en jouer un, qu'il soit du combat ou non, et désigne le monstre qu'il change.",
    ],
  }),
  law('DEC-14', ['MK-COMBAT-33'], {
    en: [
      'A wandering monster',
      'Anybody alive may play the card, on their own fight too, and names the monster from their hand that comes along.',
    ],
    fr: [
      'Un monstre errant',
      "Tout vivant peut jouer la carte, même dans son propre combat, et désigne le monstre de sa main qui s'invite.",
    ],
  }),
  law('DEC-15', ['MK-COMBAT-31'], {
    en: [
      'A clone',
      "Whoever plays Star Munchkin's clone, or a card of another box that doubles a monster, names the monster that is doubled. A card goes before the rulebook of its box (MK-META-03).",
    ],
    fr: [
      'Un clone',
      "Qui joue le clone de Star Munchkin, ou une carte d'une autre boîte qui dédouble un monstre, désigne le monstre dédoublé. Une carte passe avant la règle de sa boîte (MK-META-03).",
    ],
  }),
  law('DEC-16', ['MK-GOTH-02', 'MK-GOTH-03', 'MK-GOTH-04'], {
    en: [
      'The summoning round',
      'When a goth turns up in Cthulhu, whoever brought it is asked first for another from the hand, then the living players to the left, each once, whatever they hold. The first one added ends the round; silence declines.',
    ],
    fr: [
      "Le tour d'invocation",
      "Quand un goth apparaît dans Cthulhu, on en demande un autre d'abord à qui l'a amené, puis aux vivants vers la gauche, une fois chacun, quoi qu'ils tiennent. Le premier ajouté met fin au tour ; le silence vaut refus.",
    ],
  }),
  law('DEC-17', ['MK-HORDE-01'], {
    en: [
      'More undead',
      'In Zombies, while an undead fights, anybody alive may add others from the hand, as many as there is room for.',
    ],
    fr: [
      'Des morts-vivants de plus',
      "Dans Zombies, tant qu'un mort-vivant se bat, tout vivant peut en ajouter de sa main, autant qu'il y a de place.",
    ],
  }),
  law('DEC-18', ['MK-HELP-01', 'MK-HELP-04', 'MK-HELP-05', 'MK-HELP-13'], {
    en: [
      'Asking for help',
      'The main fighter, while not winning and without a helper, may ask the others one after another and says what it pays: items, treasures, who picks first, and whether the items are owed after a defeat too.',
    ],
    fr: [
      "Demander de l'aide",
      "Le combattant principal, tant qu'il ne gagne pas et n'a pas d'allié, peut demander aux autres, l'un après l'autre, et annonce son prix : objets, trésors, qui choisit d'abord, et si les objets restent dus en cas de défaite.",
    ],
  }),
  law('DEC-19', ['MK-HELP-01'], {
    en: [
      'Being asked for help',
      'You accept, refuse or name another price, which the fighter then takes or leaves. Silence refuses, unless a card forbids you to.',
    ],
    fr: [
      "Quand on t'appelle",
      "Tu acceptes, tu refuses ou tu fais un autre prix, que le combattant prend ou laisse. Le silence refuse, sauf si une carte te l'interdit.",
    ],
  }),
  law('DEC-20', ['MK-HELP-15'], {
    en: ['Volunteering', 'Anybody alive outside the fight may offer help, for a price or for nothing.'],
    fr: ['Se porter volontaire', "Tout vivant qui n'est pas du combat peut proposer son aide, avec ou sans prix."],
  }),
  law('DEC-21', ['MK-HELP-13', 'MK-HELP-15'], {
    en: [
      'Taking a volunteer',
      'The main fighter may take an offer only while not winning; the others lapse then. Without an answer an offer simply lies there.',
    ],
    fr: [
      'Prendre un volontaire',
      "Le combattant principal n'accepte une offre que tant qu'il ne gagne pas ; les autres tombent alors. Sans réponse, une offre reste simplement là.",
    ],
  }),
  law('DEC-22', ['MK-COMBAT-21'], {
    en: [
      'Claim, wait or run',
      'The main fighter says when the fight is to be settled: claim while winning, run while not. When the clock runs out a winner claims and a loser runs.',
    ],
    fr: [
      'Conclure, attendre ou fuir',
      "Le combattant principal dit quand on tranche : conclure s'il gagne, fuir s'il ne gagne pas. Si le temps s'épuise, qui gagne conclut et qui perd s'enfuit.",
    ],
  }),
  law('DEC-23', ['MK-COMBAT-16', 'MK-COMBAT-38'], {
    en: [
      'Before a kill counts',
      'Everybody alive may still react, whatever they hold, also after the last monster was sent away. If nobody does, the moment passes.',
    ],
    fr: [
      'Avant que la mort du monstre compte',
      "Tous les vivants peuvent encore réagir, quoi qu'ils tiennent, même après le départ du dernier monstre. Si personne ne bouge, le moment passe.",
    ],
  }),
  law('DEC-24', ['MK-FLEE-10'], {
    en: [
      'Whom to run from first',
      'Somebody who flees several monsters chooses the order of the rolls; by default, the order in which they came.',
    ],
    fr: [
      "Qui fuir d'abord",
      "Face à plusieurs monstres, le fuyard choisit l'ordre des jets ; par défaut, leur ordre d'arrivée.",
    ],
  }),
  law('DEC-25', ['MK-ACO-07'], {
    en: [
      'An acolyte for your skin',
      'In Star Munchkin each loser, fighter or helper, may sacrifice an acolyte of their own before their first roll, and then rolls for none of the monsters.',
    ],
    fr: [
      'Un acolyte pour sauver ta peau',
      'Dans Star Munchkin, chaque perdant, combattant ou allié, peut sacrifier un de ses acolytes avant son premier jet, et ne lance alors le dé pour aucun monstre.',
    ],
  }),
  law('DEC-26', ['MK-ACO-10'], {
    en: [
      'The helper of a sacrifice',
      "In Star Munchkin the main fighter, after a sacrifice, says whether the helper escapes too; by default the helper rolls. A helper's own sacrifice saves the helper alone.",
    ],
    fr: [
      "L'allié après un sacrifice",
      "Dans Star Munchkin, après un sacrifice, le combattant principal dit si son allié s'en tire aussi ; par défaut l'allié lance le dé. Le sacrifice d'un allié ne sauve que lui-même.",
    ],
  }),
]
