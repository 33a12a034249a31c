import { type Law, law } from '@brouhaha/table'

/** Equipment, sales, what is received, and charity. */
export const POINTS_THINGS: readonly Law[] = [
  law('AMB-33', ['MK-ITEM-09'], {
    en: ['Two helmets', 'Do the places limit what you carry or what you use? What you use.'],
    fr: ['Deux casques', "Les emplacements limitent-ils ce qu'on porte ou ce qui sert ? Ce qui sert."],
  }),
  law('AMB-34', ['MK-ITEM-11'], {
    en: ['The whip of the Mutants', '“Carried only by a Mutant” or used? Used: anybody may carry it, sideways.'],
    fr: [
      'Le fouet des Mutants',
      '« Porté seulement par un Mutant », ou utilisé ? Utilisé : chacun peut le transporter, de côté.',
    ],
  }),
  law('AMB-35', ['MK-ITEM-13'], {
    en: [
      "Switching in others' turns",
      'Allowed, but not in a combat of yours, in flight or under an unsettled curse (RUL-16).',
    ],
    fr: [
      "Changer d'équipement au tour des autres",
      'Permis, sauf dans ton combat, en fuite ou sous une malédiction en suspens (RUL-16).',
    ],
  }),
  law('AMB-36', ['MK-ITEM-16'], {
    en: ['Items without a value', 'They may join a sale, and count 0.'],
    fr: ['Des objets sans valeur', 'Ils peuvent se joindre à une vente, et comptent 0.'],
  }),
  law('AMB-37', ['MK-SELL-06'], {
    en: [
      'Two levels at level 8',
      'A sale for two would bring the tenth level: it is refused, and one level is offered.',
    ],
    fr: [
      'Deux niveaux au niveau 8',
      'Une vente pour deux donnerait le dixième niveau : elle est refusée, un seul est proposé.',
    ],
  }),
  law('AMB-38', ['MK-LEVEL-08'], {
    en: ['A level card at level 9', 'It cannot be played, and stays where it is.'],
    fr: ['Une carte de niveau au niveau 9', 'Elle ne peut être jouée, et reste où elle est.'],
  }),
  law('AMB-39', ['MK-DEATH-16'], {
    en: ['A looted card', 'It goes into the hand, not onto the table.'],
    fr: ['Une carte dépouillée', 'Elle va en main, pas sur la table.'],
  }),
  law('AMB-40', ['MK-IDENT-04'], {
    en: [
      "Got in another's turn",
      'An identity may be played at once; an item may not, unless it was drawn as treasure (in Munchkin at any time while nobody fights).',
    ],
    fr: [
      "Reçu au tour d'un autre",
      'Une identité se joue aussitôt ; un objet non, sauf pioché en trésor (dans Munchkin, à tout moment tant que personne ne se bat).',
    ],
  }),
  law('AMB-41', ['MK-TURN-08', 'MK-TURN-14'], {
    en: [
      'A friend behind the door',
      'No trouble is looked for. Star and Cthulhu then loot the room as empty, Munchkin and Zombies do not.',
    ],
    fr: [
      'Un ami derrière la porte',
      'On ne cherche pas la bagarre. Star et Cthulhu fouillent alors la salle comme vide, Munchkin et Zombies non.',
    ],
  }),
  law('AMB-42', ['MK-TURN-15'], {
    en: ['After the second door', 'It replaces the loot, and nothing else follows.'],
    fr: ['Après la seconde porte', "Elle remplace le pillage, et rien d'autre ne suit."],
  }),
  law('AMB-43', ['MK-TURN-19'], {
    en: ['Sharing charity in Munchkin', '“Evenly … or not, you choose”: freely.'],
    fr: ['Partager la charité dans Munchkin', "« Équitablement … ou pas, c'est vous qui voyez » : librement."],
  }),
  law('AMB-44', ['MK-TURN-17'], {
    en: ['Which cards are given', 'The giver says.'],
    fr: ['Quelles cartes on donne', 'Celui qui donne le dit.'],
  }),
]
