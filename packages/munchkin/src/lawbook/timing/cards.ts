import { type Law, law } from '@brouhaha/table'

/** Items and identities. */
export const TIMING_CARDS: readonly Law[] = [
  law('TIM-01', ['MK-ITEM-12', 'MK-COMBAT-14'], {
    en: [
      'Playing an item from the hand',
      'In your own turn outside a fight, with no curse on you unsettled; in Munchkin in the turns of others too, while nobody fights. Its rulebook says “whenever you like except during a combat”, and means any combat.',
    ],
    fr: [
      'Poser un objet de ta main',
      'À ton tour hors combat, sans malédiction en suspens sur toi ; dans Munchkin aussi au tour des autres, tant que personne ne se bat. Sa règle dit « quand vous voulez sauf pendant un combat » : tout combat, de qui que ce soit.',
    ],
  }),
  law('TIM-02', ['MK-TREAS-04', 'MK-TREAS-08'], {
    en: [
      'Playing an item as it is drawn',
      'When it comes as treasure or as your agreed share, at that moment, whoever’s turn it is, once the fight is over.',
    ],
    fr: [
      "Poser un objet dès qu'il est pioché",
      'Quand il vient en trésor ou comme part convenue, à cet instant, quel que soit le tour, une fois le combat fini.',
    ],
  }),
  law('TIM-03', ['MK-IDENT-04', 'MK-ITEM-12'], {
    en: [
      'Playing an item from charity or a corpse',
      'It has no moment of its own: like any item from the hand, in your own turn, and in Munchkin in others too, while nobody fights.',
    ],
    fr: [
      "Poser un objet de la charité ou d'un cadavre",
      "Il n'a pas de moment à lui : comme tout objet de la main, à ton tour, et dans Munchkin aussi à celui des autres, tant que personne ne se bat.",
    ],
  }),
  law('TIM-04', ['MK-ITEM-13', 'MK-FLEE-12', 'MK-CURSE-12'], {
    en: [
      'Switching what you use',
      'At any time, in the turns of others too, but not in a fight of yours, while you run or while a curse on you is unsettled.',
    ],
    fr: [
      "Changer d'équipement",
      'À tout moment, même au tour des autres, sauf dans ton combat, pendant ta fuite ou sous une malédiction en suspens.',
    ],
  }),
  law('TIM-05', ['MK-COMBAT-12', 'MK-FLEE-16'], {
    en: [
      'One-shots for fights, from the hand',
      'Anybody alive, in any fight, until its result stands or somebody runs.',
    ],
    fr: [
      'Usages uniques de combat, de la main',
      "Tout vivant, dans tout combat, jusqu'à ce qu'il soit tranché ou qu'on fuie.",
    ],
  }),
  law('TIM-06', ['MK-COMBAT-12', 'MK-FLEE-16', 'MK-CURSE-12'], {
    en: [
      'One-shots for fights, from the table',
      'Just as from the hand, unless a curse on you is unsettled: what it may take is neither sold nor moved nor spent first, says the publisher (RUL-04).',
    ],
    fr: [
      'Usages uniques de combat, de la table',
      "Comme de la main, sauf sous une malédiction en suspens : ce qu'elle peut prendre ne se vend, ne se déplace ni ne se dépense d'abord, dit l'éditeur (RUL-04).",
    ],
  }),
  law('TIM-07', ['MK-ITEM-15'], {
    en: [
      'One-shots that work outside fights',
      'Whenever the card itself says so, while alive; not inside a roll for flight.',
    ],
    fr: [
      'Usages uniques hors combat',
      "Chaque fois que la carte le dit, de ton vivant ; pas au milieu d'un jet de fuite.",
    ],
  }),
  law('TIM-08', ['MK-CARD-13'], {
    en: [
      'Level cards',
      'At any time, on yourself or another living player, never from 9 to 10, not inside a roll for flight.',
    ],
    fr: [
      'Cartes de niveau',
      "À tout moment, sur toi ou un autre vivant, jamais de 9 à 10, pas au milieu d'un jet de fuite.",
    ],
  }),
  law('TIM-09', ['MK-IDENT-04'], {
    en: [
      'Race, class or mojo from the hand',
      'In your own turn, also in your fight of that turn or between two rolls for flight; not inside one.',
    ],
    fr: [
      'Race, classe ou mojo de ta main',
      "À ton tour, y compris dans ton combat de ce tour ou entre deux jets de fuite ; pas au milieu d'un jet.",
    ],
  }),
  law('TIM-10', ['MK-IDENT-04'], {
    en: [
      'An identity card just acquired',
      'At that moment, whoever’s turn it is, in fights too; not inside a roll for flight. What charity brings in Star Munchkin and Cthulhu to somebody who died this turn counts as well.',
    ],
    fr: [
      "Une carte d'identité tout juste acquise",
      "À cet instant, quel que soit le tour, même en combat ; pas au milieu d'un jet de fuite. Cela vaut aussi, dans Star Munchkin et Cthulhu, pour ce que la charité apporte à qui est mort ce tour-ci.",
    ],
  }),
  law('TIM-11', ['MK-POWER-05', 'MK-POWER-08'], {
    en: [
      'Powers',
      'In Zombies at any time while alive, in any turn or fight, within your level and the power’s own conditions; not inside a roll for flight.',
    ],
    fr: [
      'Pouvoirs',
      "Dans Zombies à tout moment de ton vivant, dans tout tour ou combat, selon ton niveau et les conditions du pouvoir ; pas au milieu d'un jet de fuite.",
    ],
  }),
  law('TIM-12', ['MK-MOJO-02', 'MK-IDENT-11', 'MK-IDENT-13'], {
    en: [
      'Double Mojo, half-breed, Super Munchkin',
      'From the hand in your own turn, like what they double; just acquired, at once.',
    ],
    fr: [
      'Double Mojo, sang-mêlé, Super Munchkin',
      "De la main à ton tour, comme ce qu'ils doublent ; tout juste acquis, aussitôt.",
    ],
  }),
  law('TIM-13', ['MK-IDENT-05'], {
    en: [
      'Giving up race, class, mojo or power',
      'At any time while alive, in a fight too; not inside a roll for flight, and not the Cultist. In Star Munchkin and Cthulhu also in the turn in which you died.',
    ],
    fr: [
      'Renoncer à race, classe, mojo ou pouvoir',
      "À tout moment de ton vivant, même en combat ; pas au milieu d'un jet de fuite, et pas au Cultiste. Dans Star Munchkin et Cthulhu, même au tour où tu es mort.",
    ],
  }),
  law('TIM-14', ['MK-CULT-02', 'MK-CULT-08'], {
    en: [
      'Giving up the Cultist',
      'Never of your own will: only a card takes it away, and from the only Cultist nothing but Divine Intervention.',
    ],
    fr: [
      'Renoncer au Cultiste',
      "Jamais de ton plein gré : seule une carte l'enlève, et à l'unique Cultiste, rien que l'Intervention divine.",
    ],
  }),
  law('TIM-15', ['MK-ITEM-14'], {
    en: ['Throwing an item away', 'Never for nothing: items leave by a sale, a trade or gift, a price or a loss.'],
    fr: ['Jeter un objet', 'Jamais pour rien : un objet part par vente, échange ou don, prix ou perte.'],
  }),
  law('TIM-16', ['MK-IDENT-09', 'MK-CURSE-12'], {
    en: [
      'Paying an ability with cards',
      'Whenever the ability itself may be used, inside a roll for flight only if it touches that die; with items only while no curse on you is unsettled.',
    ],
    fr: [
      'Payer une capacité en cartes',
      "Dès que la capacité elle-même peut servir, au milieu d'un jet de fuite seulement si elle touche ce dé ; en objets seulement sans malédiction en suspens sur toi.",
    ],
  }),
]
