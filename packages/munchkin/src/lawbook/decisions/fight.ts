import { type Law, law } from '@brouhaha/table'

/** In fights and in flight. */
export const DECISIONS_FIGHT: readonly Law[] = [
  law('DEC-12', ['MK-INT-02'], {
    en: ['A one-shot in a fight', 'Anybody may play one and names the side that it helps.'],
    fr: ['Un usage unique dans un combat', "N'importe qui peut en jouer un et désigne le camp qu'il aide."],
  }),
  law('DEC-13', ['MK-COMBAT-29'], {
    en: ['An enhancer in a fight', 'Anybody may play one and names the monster that it changes.'],
    fr: ['Un modificateur dans un combat', "N'importe qui peut en jouer un et désigne le monstre qu'il change."],
  }),
  law('DEC-14', ['MK-COMBAT-33'], {
    en: ['A wandering monster', 'Whoever plays the card names the monster from the hand that comes along.'],
    fr: ['Un monstre errant', "Celui qui joue la carte désigne le monstre de sa main qui s'invite."],
  }),
  law('DEC-15', ['MK-COMBAT-31'], {
    en: ['A clone', 'In Star Munchkin, whoever plays the clone names the monster that is doubled.'],
    fr: ['Un clone', 'Dans Star Munchkin, celui qui joue le clone désigne le monstre dédoublé.'],
  }),
  law('DEC-16', ['MK-GOTH-02', 'MK-GOTH-03'], {
    en: [
      'The summoning round',
      'Every living player is asked in turn for a goth, whatever the hand holds; silence declines.',
    ],
    fr: [
      "Le tour d'invocation",
      "Chaque joueur en vie est invité à son tour à ajouter un goth, quoi qu'il tienne ; le silence vaut refus.",
    ],
  }),
  law('DEC-17', ['MK-HORDE-01'], {
    en: ['One more undead', 'While an undead fights, anybody may add another from the hand.'],
    fr: ['Un mort-vivant de plus', "Tant qu'un mort-vivant se bat, n'importe qui peut en ajouter un de sa main."],
  }),
  law('DEC-18', ['MK-HELP-01', 'MK-HELP-04', 'MK-HELP-05', 'MK-HELP-13'], {
    en: [
      'Asking for help',
      'A fighter who is not winning may ask somebody and says what it pays: items, treasures, who picks first, and whether it is owed after a defeat.',
    ],
    fr: [
      "Demander de l'aide",
      "Un combattant qui ne gagne pas peut appeler quelqu'un et annonce son prix : objets, trésors, qui choisit d'abord, et si c'est dû même en cas de défaite.",
    ],
  }),
  law('DEC-19', ['MK-HELP-01'], {
    en: ['Being asked for help', 'You accept, refuse or name another price. Silence refuses.'],
    fr: ["Quand on t'appelle", 'Tu acceptes, tu refuses ou tu fais un autre prix. Le silence refuse.'],
  }),
  law('DEC-20', ['MK-HELP-15'], {
    en: ['Volunteering', 'Anybody outside the fight may offer help and a price.'],
    fr: ['Se porter volontaire', "Quiconque n'est pas du combat peut proposer son aide, avec son prix."],
  }),
  law('DEC-21', ['MK-HELP-13', 'MK-HELP-15'], {
    en: [
      'Taking a volunteer',
      'The fighter may take an offer only while not winning; without an answer it stands unanswered.',
    ],
    fr: [
      'Prendre un volontaire',
      "Le combattant n'accepte une offre que tant qu'il ne gagne pas ; sans réponse, elle reste en l'air.",
    ],
  }),
  law('DEC-22', ['MK-COMBAT-21'], {
    en: [
      'Claim, wait or run',
      'The fighter says when the fight is to be settled. When the clock runs out a winner claims and a loser runs.',
    ],
    fr: [
      'Conclure, attendre ou fuir',
      "Le combattant dit quand on tranche. Si le temps s'épuise, qui gagne conclut et qui perd s'enfuit.",
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
      'In Star Munchkin a loser may sacrifice an acolyte before the first roll instead of rolling.',
    ],
    fr: [
      'Un acolyte pour sauver ta peau',
      'Dans Star Munchkin, le perdant peut sacrifier un acolyte avant le premier jet au lieu de lancer le dé.',
    ],
  }),
  law('DEC-26', ['MK-ACO-10'], {
    en: [
      'The helper of a sacrifice',
      'After a sacrifice the fighter says whether the helper escapes too; by default the helper rolls.',
    ],
    fr: [
      "L'allié après un sacrifice",
      "Après un sacrifice, le combattant dit si son allié s'en tire aussi ; par défaut l'allié lance le dé.",
    ],
  }),
]
