import { type Law, law } from '@brouhaha/table'

/** Flight, acolytes, mixes and everything else. */
export const POINTS_REST: readonly Law[] = [
  law('AMB-45', ['MK-FLEE-14', 'MK-FLEE-15', 'MK-DEATH-20'], {
    en: [
      'Who runs first, and who dies',
      'The fighter before the helper; the dead roll no more, and corpses wait until the end.',
    ],
    fr: [
      "Qui fuit d'abord, et qui meurt",
      "Le combattant avant l'allié ; les morts ne lancent plus, et les cadavres attendent la fin.",
    ],
  }),
  law('AMB-46', ['MK-FLEE-13', 'MK-FLEE-16'], {
    en: [
      'Cards during a flight',
      'Totals are closed. Curses, level cards and the like before a roll and after its consequences; inside it only cards on that die (RUL-31, RUL-18).',
    ],
    fr: [
      'Des cartes pendant une fuite',
      'Les totaux sont clos. Malédictions, niveaux et autres avant un jet et après ses suites ; au milieu, seulement les cartes sur ce dé (RUL-31, RUL-18).',
    ],
  }),
  law('AMB-47', ['MK-ACO-07'], {
    en: ['A sacrifice, and what hurts anyway', 'It is an escape: monsters that hurt even those who escape still do.'],
    fr: [
      'Un sacrifice, et ce qui blesse quand même',
      "C'est une fuite : les monstres qui blessent même les rescapés le font encore.",
    ],
  }),
  law('AMB-48', ['MK-ACO-10'], {
    en: ["The helper's own acolyte", 'It saves the helper alone.'],
    fr: ["L'acolyte de l'allié", "Il ne sauve que l'allié."],
  }),
  law('AMB-49', ['MK-ACO-11', 'MK-ACO-02'], {
    en: [
      'Acolytes of the dead, and one too many',
      'The dead leave them to be looted; who loses the right to two discards one, with its load.',
    ],
    fr: [
      'Acolytes des morts, et acolyte de trop',
      'Les morts les laissent au butin ; qui perd le droit à deux en défausse un, avec sa charge.',
    ],
  }),
  law('AMB-50', ['MK-FAST-03'], {
    en: ['Who keeps the level card', 'Cthulhu lets the lowest bidder keep it, Star all losers. All losers.'],
    fr: [
      'Qui garde sa carte de niveau',
      'Cthulhu la laisse au plus bas, Star à tous les perdants. À tous les perdants.',
    ],
  }),
  law('AMB-51', ['MK-FAST-08'], {
    en: ['“Optional” loot', 'In the fast game of Munchkin phase 3 may be skipped.'],
    fr: ['Un pillage « facultatif »', 'Dans la partie rapide de Munchkin, on peut sauter la phase 3.'],
  }),
  law('AMB-52', ['MK-MIX-10'], {
    en: ['Books that disagree in a mix', 'The newest decides: Zombies, then Munchkin, then Cthulhu, then Star.'],
    fr: [
      'Des règles qui se contredisent en mélange',
      'La plus récente tranche : Zombies, puis Munchkin, puis Cthulhu, puis Star.',
    ],
  }),
  law('AMB-53', ['MK-META-14'], {
    en: ['Gold or credits', "Star prints gold, sells in credits and says “curse” for traps. Each box's own word."],
    fr: [
      'Or ou crédits',
      "Star imprime de l'or, vend en crédits et dit « malédiction » pour les pièges. Le mot de chaque boîte.",
    ],
  }),
  law('AMB-54', ['MK-ITEM-09'], {
    en: ['A pair of socks', "Munchkin's socks are footgear."],
    fr: ['Une paire de chaussettes', 'Les chaussettes de Munchkin sont des chaussures.'],
  }),
  law('AMB-55', ['MK-IDENT-11'], {
    en: [
      'Half human',
      'A half-breed with one race has it in full; what hurts humans hurts it too, what only humans get it does not (RUL-19).',
    ],
    fr: [
      'À moitié humain',
      "Un sang-mêlé à une seule race l'a tout entière ; ce qui frappe les humains le frappe, ce qui leur est réservé non (RUL-19).",
    ],
  }),
  law('AMB-56', ['MK-IDENT-08'], {
    en: ['The same class twice', 'Refused.'],
    fr: ['Deux fois la même classe', 'Refusé.'],
  }),
  law('AMB-57', ['MK-ITEM-06'], {
    en: ['Too many Big items in a fight', 'They are given away at once; the giver chooses among equals.'],
    fr: ['Trop de gros objets en combat', 'On les donne aussitôt ; le donneur choisit entre égaux.'],
  }),
  law('AMB-58', ['MK-SETUP-10'], {
    en: ['Two of a kind at the start', 'Star says “one of each kind”; the cards for two lift that.'],
    fr: [
      "Deux d'un genre au départ",
      'Star dit « une de chaque type » ; les cartes qui en permettent deux lèvent la limite.',
    ],
  }),
  law('AMB-59', ['MK-CARD-03'], {
    en: [
      'Looking through the discards',
      'Zombies forbids it, Star leaves them face up. The top card and the count are open.',
    ],
    fr: [
      'Regarder la défausse',
      "Zombies l'interdit, Star la laisse face visible. La carte du dessus et le nombre sont publics.",
    ],
  }),
  law('AMB-60', ['MK-SETUP-07'], {
    en: ['Whose sex', "The character's, chosen; in Zombies only where it is mixed."],
    fr: ['Le sexe de qui', 'Celui du personnage, choisi ; dans Zombies, seulement en mélange.'],
  }),
  law('AMB-65', ['MK-DEATH-20'], {
    en: ['When a corpse is looted', 'After the last roll, when the monsters are gone.'],
    fr: ['Quand on dépouille un cadavre', 'Après le dernier jet, les monstres partis.'],
  }),
  law('AMB-66', ['MK-INT-02', 'MK-COMBAT-06'], {
    en: [
      'A potion for several monsters',
      'It counts for their side. Floors are looked at monster by monster first, then for the whole side.',
    ],
    fr: [
      'Une potion pour plusieurs monstres',
      "Elle compte pour leur camp. Les planchers valent d'abord monstre par monstre, puis pour tout le camp.",
    ],
  }),
  law('AMB-67', ['MK-CARD-18'], {
    en: ['The deck of acolytes', 'Each card says it.'],
    fr: ['Le paquet des acolytes', 'Chaque carte le dit.'],
  }),
  law('AMB-68', ['MK-IDENT-14'], {
    en: ['Super Munchkin and a change of class', 'Kept if you swap a class yourself, lost if you lose one (RUL-54).'],
    fr: [
      'Super Munchkin et le changement de classe',
      'Gardé si tu échanges toi-même une classe, perdu si tu en perds une (RUL-54).',
    ],
  }),
  law('AMB-69', ['MK-CURSE-05'], {
    en: ['“Lose your X” with several', 'The victim gives one: the rulebooks before RUL-06, unless the card says all.'],
    fr: [
      '« Perdez votre X » avec plusieurs',
      'La victime en donne un : les règles avant RUL-06, sauf si la carte dit tous.',
    ],
  }),
  law('AMB-70', ['MK-META-16'], {
    en: [
      'At the same instant',
      'The order of the log; dice only where several claim one thing that the table asks about.',
    ],
    fr: [
      'Au même instant',
      "L'ordre du journal ; le dé seulement si plusieurs réclament une chose que la table propose.",
    ],
  }),
  law('AMB-71', ['MK-CURSE-06', 'MK-CURSE-09'], {
    en: [
      'An item that stays',
      'A card that stays because an effect says so does what that effect says and nothing else. An item that stays is no item meanwhile: its printed bonus does not count, it takes no place, and nobody sells, trades or loots it.',
    ],
    fr: [
      'Un objet qui reste',
      "Une carte qui reste parce qu'un effet le dit fait ce que dit cet effet, et rien d'autre. Un objet qui reste n'est plus un objet pendant ce temps : son bonus imprimé ne compte pas, il n'occupe aucune place, et personne ne le vend, ne l'échange ni ne le prend sur un cadavre.",
    ],
  }),
  law('AMB-72', ['MK-CURSE-03', 'MK-CURSE-12'], {
    en: [
      'A curse that is taken away',
      'A curse that an answer takes, discards or puts back before it is settled hits nobody, as if it had been cancelled. What waits for a curse to hit waits on, and the curses behind it are settled in their order.',
    ],
    fr: [
      'Une malédiction emportée',
      "Une malédiction qu'une réponse prend, défausse ou remet dans sa pioche avant qu'elle soit réglée ne touche personne, comme si on l'avait annulée. Ce qui attend qu'une malédiction frappe attend encore, et celles qui suivent se règlent dans leur ordre.",
    ],
  }),
]
