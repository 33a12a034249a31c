import { type Law, law } from '@brouhaha/table'

/** At any time. */
export const DECISIONS_FREE: readonly Law[] = [
  law('DEC-38', ['MK-CURSE-02', 'MK-FLEE-16'], {
    en: [
      'A curse from the hand',
      'Anybody alive may play one on anybody alive, themselves included, at any time from the first turn on, but not inside a roll for flight or another move (RUL-31, RUL-47).',
    ],
    fr: [
      'Une malédiction de la main',
      "Tout vivant peut en lancer une sur n'importe quel vivant, lui-même compris, à tout moment à partir du premier tour, sauf au milieu d'un jet de fuite ou d'un autre coup (RUL-31, RUL-47).",
    ],
  }),
  law('DEC-39', ['MK-IDENT-09'], {
    en: [
      'Paying with cards',
      'Whoever uses an ability that costs cards says which, from hand or table; by default the cheapest. A kept curse or a Cultist in play pays for nothing.',
    ],
    fr: [
      'Payer en cartes',
      "Qui se sert d'une capacité payée en cartes dit lesquelles, de la main ou de la table ; par défaut les moins chères. Une malédiction gardée ou un Cultiste en jeu ne paie rien.",
    ],
  }),
  law('DEC-40', ['MK-TRADE-07'], {
    en: [
      'Trades and gifts',
      'Two players who neither fight nor run, nor have a curse to settle, may propose, accept and refuse; only items on the table change hands, and silence refuses.',
    ],
    fr: [
      'Échanges et cadeaux',
      'Deux joueurs qui ne combattent ni ne fuient, et sans malédiction en suspens, proposent, acceptent, refusent ; seuls des objets en jeu changent de mains, et le silence refuse.',
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
    en: [
      'Selling',
      'In your own turn outside a fight you name the items, in hand or on the table, that you sell and the levels that they buy.',
    ],
    fr: [
      'Vendre',
      "À ton tour, hors combat, tu désignes les objets vendus, en main ou en jeu, et les niveaux qu'ils achètent.",
    ],
  }),
  law('DEC-43', ['MK-IDENT-05'], {
    en: [
      'Giving up what you are',
      'The owner may discard a race, class, mojo or power at any time but inside a roll for flight; not the Cultist, nor what a card holds fast.',
    ],
    fr: [
      'Renoncer à ce que tu es',
      "Le propriétaire peut défausser une race, une classe, un mojo ou un pouvoir à tout moment sauf au milieu d'un jet de fuite ; pas le Cultiste, ni ce qu'une carte retient.",
    ],
  }),
  law('DEC-44', ['MK-IDENT-07', 'MK-IDENT-14'], {
    en: [
      'Becoming something else',
      'In your own turn, or the moment you get the card, you may swap an identity in one step, or add a second race, class or mojo with the card for it.',
    ],
    fr: [
      'Devenir autre chose',
      "À ton tour, ou à l'instant où tu reçois la carte, tu peux changer d'identité d'un seul geste, ou ajouter une seconde race, classe ou mojo avec la carte qu'il faut.",
    ],
  }),
  law('DEC-45', ['MK-CARD-13'], {
    en: [
      'A level card',
      'Anybody alive may play one, on themselves or any living player below level 9, but not inside a roll for flight.',
    ],
    fr: [
      'Une carte de niveau',
      "Tout vivant peut en jouer une, sur lui-même ou sur tout joueur en vie sous le niveau 9, mais pas au milieu d'un jet de fuite.",
    ],
  }),
  law('DEC-46', ['MK-FAST-02'], {
    en: [
      'Buying the top discard',
      'In the fast game of Star Munchkin and Cthulhu, and in mixes with them, every living player is asked when a race, a class or what doubles them lies on top, whatever they hold; a level card pays, the die decides between several, silence declines.',
    ],
    fr: [
      'Acheter le haut de la défausse',
      "Dans la partie rapide de Star Munchkin et Cthulhu, et dans leurs mélanges, tout vivant est consulté quand une race, une classe ou ce qui les double est sur le dessus, quoi qu'il tienne ; une carte de niveau paie, le dé départage, le silence refuse.",
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
      'In Star Munchkin the lasers that you use together are joined of themselves: whenever items may be switched, their owner takes one out or puts it back. There is no other way to join them, and none is needed: apart, they would be too many hands.',
    ],
    fr: [
      'Bricoler des lasers',
      "Dans Star Munchkin, les lasers dont tu te sers ensemble s'assemblent d'eux-mêmes : dès que l'on peut changer d'équipement, leur propriétaire en retire un ou le remet. Il n'y a pas d'autre façon de les assembler, et il n'en faut pas : séparés, il leur faudrait trop de mains.",
    ],
  }),
  law('DEC-49', ['MK-ACO-01', 'MK-ACO-02'], {
    en: [
      'An acolyte arrives',
      'In Star Munchkin one drawn face up is used or kept, and silence keeps it, like every card just drawn (DEC-31): nothing is lost by that, since it comes from the hand at any time. Above the limit, one or two for a Trader, the owner says who leaves; by default the last to come.',
    ],
    fr: [
      'Un acolyte arrive',
      "Dans Star Munchkin, pioché face visible, on l'emploie ou on le garde, et le silence le garde, comme toute carte tout juste piochée (DEC-31) : on n'y perd rien, puisqu'il vient de la main à tout moment. Au-delà de la limite, un ou deux pour un Négociant, le propriétaire dit qui s'en va ; par défaut le dernier venu.",
    ],
  }),
  law('DEC-50', ['MK-CARD-15'], {
    en: ['Showing your cards', 'Anybody alive may show any cards of their hand to whom they like, at any time.'],
    fr: ['Montrer ses cartes', 'Tout vivant peut montrer des cartes de sa main à qui il veut, à tout moment.'],
  }),
  law('DEC-51', ['MK-DEATH-15'], {
    en: [
      'Back from the dead',
      'At the start of their own next turn whoever died draws a new hand and may lay down cards from it before the door; silence lays nothing.',
    ],
    fr: [
      "Retour d'entre les morts",
      'Au début de son prochain tour, qui est mort pioche une nouvelle main et peut en poser des cartes avant la porte ; le silence ne pose rien.',
    ],
  }),
  law('DEC-52', ['MK-TURN-14', 'MK-TURN-15'], {
    en: [
      'A friendly monster at the door',
      'Nobody is asked: it goes to the discards and there is no looking for trouble. Star Munchkin and Cthulhu loot the room as empty (a Feline may open a second door), the others do not.',
    ],
    fr: [
      'Un monstre ami derrière la porte',
      "Personne n'est consulté : il part à la défausse et on ne cherche pas la bagarre. Star Munchkin et Cthulhu fouillent la salle comme vide (un Félin peut ouvrir une seconde porte), pas les autres.",
    ],
  }),
  law('DEC-53', ['MK-IDENT-04'], {
    en: [
      'A card received out of turn',
      "What comes by charity, from a corpse or by a purchase may be played at once where the rules allow: an identity always, an item in others' turns only in Munchkin. The table asks whatever it was, and silence keeps it.",
    ],
    fr: [
      'Une carte reçue hors de ton tour',
      "Ce qui vient de la charité, d'un cadavre ou d'un achat se joue aussitôt si les règles le permettent : une identité toujours, un objet au tour d'un autre seulement dans Munchkin. La table le demande quelle que soit la carte, et le silence la garde.",
    ],
  }),
  law('DEC-54', ['MK-META-11'], {
    en: [
      'Challenging',
      "At an honour table anybody alive may challenge another's equipment; what nobody challenges before a fight is final stands. A false alarm costs a card of the hand, drawn by chance: no book says so, but without a price everybody would cry foul at every sword.",
    ],
    fr: [
      'Contester',
      "À une table d'honneur, tout vivant peut contester l'équipement d'un autre ; ce que personne ne conteste avant la fin d'un combat est acquis. Une fausse alerte coûte une carte de la main, tirée au hasard : aucune règle ne le dit, mais sans prix on crierait à la triche à chaque épée.",
    ],
  }),
  law('DEC-55', ['MK-META-11'], {
    en: [
      'A ruling of the house',
      'A dispute names its matter: a level, a card in play, the fight, a question that waits. The host rules on that alone: sets the level from 1 to 9, discards the card with all that lies on it, breaks the fight off, goes on without the answer. The last word is the host’s where Star Munchkin or Munchkin Cthulhu is played, in the quarrels of others; elsewhere, and in the host’s own, the other people vote on the one ruling that the host proposes, and more than half must agree. A dispute lapses after the time of a turn. Until somebody plays on, more than half of the other people take a ruling back.',
    ],
    fr: [
      'Une décision de la maison',
      "Un litige nomme son objet : un niveau, une carte en jeu, le combat, une question qui attend. L'hôte tranche cela seul : il fixe le niveau de 1 à 9, défausse la carte avec tout ce qu'elle porte, interrompt le combat, continue sans la réponse. Il a le dernier mot là où l'on joue Star Munchkin ou Munchkin Cthulhu, dans les querelles des autres ; ailleurs, et dans les siennes, les autres personnes votent sur la seule décision qu'il propose, et plus de la moitié doit être d'accord. Un litige s'éteint après la durée d'un tour. Tant que personne n'a rejoué, plus de la moitié des autres personnes annulent une décision.",
    ],
  }),
  law('DEC-61', ['MK-CARD-20'], {
    en: [
      'The order of discards',
      'When several cards go to one pile together, the player whose turn it is orders them. The table asks only where it matters, when a card could be bought from the top; otherwise they lie as the effect named them, and if nobody answers as their copies are numbered, which tells nothing about anybody.',
    ],
    fr: [
      "L'ordre des défausses",
      "Quand plusieurs cartes partent ensemble sur une pile, le joueur dont c'est le tour les range. La table ne le demande que si cela compte, quand on peut acheter la carte du dessus ; sinon elles restent comme l'effet les a nommées, et sans réponse selon le numéro des exemplaires, qui ne dit rien de personne.",
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
    en: [
      'Powers at any time',
      "In Zombies anybody alive may play, replace or discard a power, in anybody's turn or fight, but not inside a roll for flight.",
    ],
    fr: [
      'Des pouvoirs à tout moment',
      "Dans Zombies, tout vivant peut jouer, remplacer ou défausser un pouvoir, au tour et au combat de n'importe qui, mais pas au milieu d'un jet de fuite.",
    ],
  }),
]
