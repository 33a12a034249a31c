import { type Law, law } from '@brouhaha/table'

/** At any time. */
export const DECISIONS_FREE: readonly Law[] = [
  law('DEC-38', ['MK-CURSE-02', 'MK-FLEE-16'], {
    en: [
      'A curse from the hand',
      'Anybody alive may play one on anybody at any time, but not inside a roll of the dice for flight.',
    ],
    fr: [
      'Une malédiction de la main',
      "Tout vivant peut en lancer une sur quelqu'un à tout moment, mais pas au milieu d'un jet de fuite.",
    ],
  }),
  law('DEC-39', ['MK-IDENT-09'], {
    en: ['Paying with cards', 'Whoever uses an ability that costs cards says which; by default the cheapest.'],
    fr: ['Payer en cartes', 'Qui se sert d’une capacité payée en cartes dit lesquelles ; par défaut les moins chères.'],
  }),
  law('DEC-40', ['MK-TRADE-07'], {
    en: [
      'Trades and gifts',
      'Two players outside fights of their own may propose, accept and refuse; silence refuses.',
    ],
    fr: [
      'Échanges et cadeaux',
      'Deux joueurs hors de leurs propres combats proposent, acceptent, refusent ; le silence refuse.',
    ],
  }),
  law('DEC-41', ['MK-TRADE-04', 'MK-ITEM-13'], {
    en: ['An item just received', 'It is carried until its new owner puts it to use, as soon as switching is allowed.'],
    fr: [
      'Un objet tout juste reçu',
      "Il est porté sans servir tant que son nouveau propriétaire ne s'en équipe pas, dès que c'est permis.",
    ],
  }),
  law('DEC-42', ['MK-SELL-01'], {
    en: ['Selling', 'In your own turn you name the items that you sell and the levels that they buy.'],
    fr: ['Vendre', "À ton tour, tu désignes les objets vendus et les niveaux qu'ils achètent."],
  }),
  law('DEC-43', ['MK-IDENT-05'], {
    en: ['Giving up what you are', 'The owner may discard an identity card at any time.'],
    fr: ['Renoncer à ce que tu es', "Le propriétaire peut défausser une carte d'identité à tout moment."],
  }),
  law('DEC-44', ['MK-IDENT-07', 'MK-IDENT-14'], {
    en: [
      'Becoming something else',
      'In your own turn you may swap an identity in one step, or add a second race, class or mojo with the card for it.',
    ],
    fr: [
      'Devenir autre chose',
      "À ton tour tu peux changer d'identité d'un seul geste, ou ajouter une seconde race, classe ou mojo avec la carte qu'il faut.",
    ],
  }),
  law('DEC-45', ['MK-CARD-13'], {
    en: [
      'A level card',
      'Anybody alive may play one on any living player below level 9, but not inside a roll for flight.',
    ],
    fr: [
      'Une carte de niveau',
      "Tout vivant peut en jouer une sur n'importe quel joueur en vie de moins de niveau 9, mais pas au milieu d'un jet de fuite.",
    ],
  }),
  law('DEC-46', ['MK-FAST-02'], {
    en: [
      'Buying the top discard',
      'In the fast game of Star Munchkin and Cthulhu every living player is asked, whatever they hold; a level card pays, silence declines.',
    ],
    fr: [
      'Acheter le haut de la défausse',
      "Dans la partie rapide de Star Munchkin et Cthulhu, tout vivant est consulté, quoi qu'il tienne ; une carte de niveau paie, le silence refuse.",
    ],
  }),
  law('DEC-47', ['MK-FAST-05'], {
    en: [
      'Listening at the door',
      'In the fast game of Zombies you may play the card that you heard; silence keeps it.',
    ],
    fr: [
      'Écouter à la porte',
      'Dans la partie rapide de Zombies tu peux jouer la carte entendue ; le silence la garde.',
    ],
  }),
  law('DEC-48', ['MK-LASER-03', 'MK-LASER-04'], {
    en: [
      'Building lasers',
      'Whenever items may be switched, their owner may join lasers or take them apart; by default all are joined.',
    ],
    fr: [
      'Bricoler des lasers',
      "Dès que l'on peut changer d'équipement, on peut assembler ou démonter ses lasers ; par défaut tout est assemblé.",
    ],
  }),
  law('DEC-49', ['MK-ACO-01', 'MK-ACO-02'], {
    en: ['An acolyte arrives', 'Drawn face up it is used or kept; above the limit the owner says who leaves.'],
    fr: [
      'Un acolyte arrive',
      "Pioché face visible, on l'emploie ou on le garde ; au-delà de la limite, le propriétaire dit qui s'en va.",
    ],
  }),
  law('DEC-50', ['MK-CARD-15'], {
    en: ['Showing your cards', 'Anybody may show any of their cards to anybody, at any time.'],
    fr: ['Montrer ses cartes', 'Chacun peut montrer ses cartes à qui il veut, à tout moment.'],
  }),
  law('DEC-51', ['MK-DEATH-15'], {
    en: [
      'Back from the dead',
      'Whoever returns lays down cards at the start of the turn as in the opening; silence lays nothing.',
    ],
    fr: [
      "Retour d'entre les morts",
      'Qui revient pose ses cartes au début du tour comme en ouverture ; le silence ne pose rien.',
    ],
  }),
  law('DEC-52', ['MK-TURN-14'], {
    en: [
      'A friendly monster at the door',
      'Nobody is asked: it goes to the discards and there is no looking for trouble. Star Munchkin and Cthulhu loot the room as empty, the others do not.',
    ],
    fr: [
      'Un monstre ami derrière la porte',
      "Personne n'est consulté : il part à la défausse et on ne cherche pas la bagarre. Star Munchkin et Cthulhu fouillent la salle comme vide, pas les autres.",
    ],
  }),
  law('DEC-53', ['MK-IDENT-04'], {
    en: [
      'A card received out of turn',
      'Charity, a corpse or a purchase may be played at once where the rules allow; the table asks whatever it was, and silence keeps it.',
    ],
    fr: [
      'Une carte reçue hors de ton tour',
      'Charité, cadavre ou achat se jouent aussitôt si les règles le permettent ; la table le demande quelle que soit la carte, et le silence la garde.',
    ],
  }),
  law('DEC-54', ['MK-META-11'], {
    en: ['Challenging', 'At an honour table anybody may challenge what looks illegal; unchallenged, it stands.'],
    fr: [
      'Contester',
      "À une table d'honneur, chacun peut contester ce qui semble illégal ; sans contestation, c'est acquis.",
    ],
  }),
  law('DEC-55', ['MK-META-11'], {
    en: [
      'A ruling of the house',
      'In Star Munchkin, Cthulhu and mixes with them the host settles an open dispute; elsewhere the other people vote on what the host proposes. Otherwise this book decides.',
    ],
    fr: [
      'Une décision de la maison',
      "Dans Star Munchkin, Cthulhu et leurs mélanges, l'hôte tranche un litige ouvert ; ailleurs les autres votent sur sa proposition. Sinon, ce livre décide.",
    ],
  }),
  law('DEC-61', ['MK-CARD-20'], {
    en: [
      'The order of discards',
      'When several cards go to one pile together, the player whose turn it is orders them; by default as the effect names them.',
    ],
    fr: [
      "L'ordre des défausses",
      "Quand plusieurs cartes partent ensemble sur une pile, le joueur dont c'est le tour les range ; par défaut, comme l'effet les nomme.",
    ],
  }),
  law('DEC-62', ['MK-CARD-21'], {
    en: [
      'A card, from anywhere',
      'A loss that names no place lets the owner choose between hand and table; by default the cheapest goes.',
    ],
    fr: [
      "Une carte, d'où que ce soit",
      'Une perte qui ne dit pas où laisse le propriétaire choisir entre main et table ; par défaut la moins chère part.',
    ],
  }),
  law('DEC-63', ['MK-POWER-05', 'MK-POWER-08'], {
    en: ['Powers at any time', 'Anybody alive may play, replace or discard a power, but not inside a roll for flight.'],
    fr: [
      'Des pouvoirs à tout moment',
      "Tout vivant peut jouer, remplacer ou défausser un pouvoir, mais pas au milieu d'un jet de fuite.",
    ],
  }),
]
