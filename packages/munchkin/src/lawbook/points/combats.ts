import { type Law, law } from '@brouhaha/table'

/** Where the rulebooks are silent or contradict themselves: from the hand limit to items. */
export const POINTS_COMBATS: readonly Law[] = [
  law('AMB-01', ['MK-CARD-09'], {
    en: ['How many cards in Star', 'Its general rule says five, its charity “more than six”. Five, as everywhere.'],
    fr: ['Combien de cartes dans Star', 'Sa règle générale dit cinq, sa charité « plus de six ». Cinq, comme partout.'],
  }),
  law('AMB-02', ['MK-META-10'], {
    en: [
      'The floor in Cthulhu',
      'Its book speaks of level 1 for players and of “below 0”. Players stop at 1, monsters at 0.',
    ],
    fr: [
      'Le plancher de Cthulhu',
      "Sa règle parle du niveau 1 des joueurs et de « moins de 0 ». Les joueurs s'arrêtent à 1, les monstres à 0.",
    ],
  }),
  law('AMB-03', ['MK-COMBAT-06'], {
    en: [
      'How weak a monster gets',
      'The books differ: at least 1 in Star, 0 in Cthulhu, no floor in Munchkin and Zombies. Each box by its own.',
    ],
    fr: [
      "Jusqu'où faiblit un monstre",
      'Les règles divergent : 1 au moins dans Star, 0 dans Cthulhu, aucun plancher dans Munchkin et Zombies. Chaque boîte selon la sienne.',
    ],
  }),
  law('AMB-04', ['MK-COMBAT-09'], {
    en: [
      'Defeated without a kill',
      'Star gives a level for a monster defeated “in any way” and says “never without a kill”. Never without a kill.',
    ],
    fr: [
      'Vaincu sans être tué',
      'Star donne un niveau pour un monstre vaincu « de quelque façon » et dit « jamais sans le tuer ». Jamais sans le tuer.',
    ],
  }),
  law('AMB-05', ['MK-COMBAT-10'], {
    en: [
      'What a removed monster leaves',
      'Zombies says its treasure, the others are silent. The card says it; where it does not, treasure in Munchkin and Zombies, none in Star and Cthulhu.',
    ],
    fr: [
      'Ce que laisse un monstre écarté',
      'Zombies dit son trésor, les autres se taisent. La carte le dit ; sinon, du trésor dans Munchkin et Zombies, rien dans Star et Cthulhu.',
    ],
  }),
  law('AMB-06', ['MK-COMBAT-20'], {
    en: ['“A” treasure', 'The books say “draw a Treasure card” and print a number on the monster. The number counts.'],
    fr: [
      '« Une » carte Trésor',
      "Les règles disent « tirez une carte Trésor » et impriment un nombre sur le monstre. C'est le nombre qui compte.",
    ],
  }),
  law('AMB-07', ['MK-TURN-13'], {
    en: ['When treasure comes', 'Star and Cthulhu tell of it in the combat and in phase 3. Phase 3.'],
    fr: ['Quand vient le trésor', 'Star et Cthulhu en parlent au combat et en phase 3. En phase 3.'],
  }),
  law('AMB-08', ['MK-COMBAT-23'], {
    en: [
      'Beating one, fleeing the other',
      "Munchkin's summary says that one may; the others know no halves. Only a card takes one out, and who runs then gets nothing.",
    ],
    fr: [
      "En battre un, fuir l'autre",
      "Le résumé de Munchkin le permet ; les autres ne connaissent pas de moitié. Seule une carte en écarte un, et qui fuit ensuite n'a rien.",
    ],
  }),
  law('AMB-09', ['MK-DEATH-03'], {
    en: [
      'What death leaves you',
      'A heading of Munchkin makes the dead a human of level 1, its text lets them keep their level. Level, race, class and curses are kept.',
    ],
    fr: [
      'Ce que laisse la mort',
      'Un titre de Munchkin fait du mort un humain de niveau 1, son texte lui garde son niveau. On garde niveau, race, classe et malédictions.',
    ],
  }),
  law('AMB-10', ['MK-DEATH-04'], {
    en: ['Curses after death', 'Star and Cthulhu do not say. They stay, as in the other two.'],
    fr: [
      'Les malédictions après la mort',
      "Star et Cthulhu n'en disent rien. Elles restent, comme dans les deux autres.",
    ],
  }),
  law('AMB-11', ['MK-DEATH-12'], {
    en: [
      'When the dead come back',
      "At the next player's turn in Munchkin and Zombies, at once in Star and Cthulhu; it matters for the charity of the same turn. Each box by its own.",
    ],
    fr: [
      'Quand reviennent les morts',
      'Au tour du joueur suivant dans Munchkin et Zombies, aussitôt dans Star et Cthulhu ; la charité du même tour en dépend. Chaque boîte selon la sienne.',
    ],
  }),
  law('AMB-12', ['MK-POWER-05'], {
    en: [
      'When powers are played',
      'Zombies says twice “at any time” and once “when you get it or in your turn”. Powers at any time; mojos when you get them or in your turn.',
    ],
    fr: [
      'Quand se jouent les pouvoirs',
      "Zombies dit deux fois « à tout moment » et une fois « en l'obtenant ou à votre tour ». Les pouvoirs à tout moment ; les mojos en les obtenant ou à ton tour.",
    ],
  }),
  law('AMB-13', ['MK-POWER-06'], {
    en: ['A power without its mojo', 'Nobody says what becomes of it. It is discarded.'],
    fr: ['Un pouvoir sans son mojo', "Personne ne dit ce qu'il devient. Il est défaussé."],
  }),
  law('AMB-14', ['MK-POWER-10'], {
    en: ['The same power twice', 'Allowed: its rank counts again, its bonus does not.'],
    fr: ['Deux fois le même pouvoir', 'Permis : son rang compte encore, son bonus non.'],
  }),
  law('AMB-15', ['MK-MOJO-03'], {
    en: ['Losing Double Mojo', 'It goes with the last mojo.'],
    fr: ['Perdre le Double Mojo', 'Il part avec le dernier mojo.'],
  }),
  law('AMB-16', ['MK-COMBAT-14'], {
    en: [
      'Items in your own fight',
      'Star and Cthulhu let you play items at any time in your turn, and freeze equipment once a monster is revealed. Frozen.',
    ],
    fr: [
      'Des objets dans ton combat',
      "Star et Cthulhu laissent jouer des objets à tout moment de ton tour, et figent l'équipement dès qu'un monstre paraît. Figé.",
    ],
  }),
]
