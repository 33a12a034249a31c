import { type Law, law } from '@brouhaha/table'

/** Plays, curses, items and traits. */
export const RULINGS_PLAYS: readonly Law[] = [
  law('RUL-01', ['MK-META-04', 'MK-META-07', 'MK-META-10', 'MK-WIN-02'], {
    en: [
      'Four rules stronger than cards',
      'No level below 1, levels from a fight only for a kill, no reward before the fight is over, the tenth level only by a kill (or by the cult): a card must say outright that it breaks one of them. In Star Munchkin and Cthulhu not even that brings a player below 1 or to level 10.',
    ],
    fr: [
      'Quatre règles plus fortes que les cartes',
      "Pas de niveau sous 1, pas de niveau de combat sans monstre tué, pas de récompense avant la fin, pas de dixième niveau sans tuer (ou par le culte) : une carte doit dire clairement qu'elle passe outre. Dans Star Munchkin et Cthulhu, même cela ne mène personne sous 1 ni au niveau 10.",
    ],
  }),
  law('RUL-02', ['MK-META-16'], {
    en: ['Nothing piles up', 'A card works the moment it is played. Only a card that says it cancels can stop it.'],
    fr: ["Rien ne s'empile", "Une carte agit dès qu'elle est jouée. Seule une carte qui dit annuler peut l'arrêter."],
  }),
  law('RUL-03', ['MK-META-16'], {
    en: [
      'At the same instant',
      'Plays that truly coincide are settled by the higher die; here the order in which they arrive decides. What is paid with discards happens when these are laid down.',
    ],
    fr: [
      'Au même instant',
      "Deux coups vraiment simultanés se départagent au dé ; ici l'ordre d'arrivée tranche. Ce qui se paie en défausses a lieu quand on les pose.",
    ],
  }),
  law('RUL-04', ['MK-CURSE-12'], {
    en: [
      'A curse comes first',
      'Until it is settled its victim sells, trades, moves and pays with no item; only a canceller helps. Several are settled one after another.',
    ],
    fr: [
      "La malédiction d'abord",
      "Tant qu'elle n'est pas réglée, sa victime ne vend, n'échange, ne déplace aucun objet et ne paie avec aucun ; seule une annulation la sauve. Plusieurs se règlent l'une après l'autre.",
    ],
  }),
  law('RUL-05', ['MK-CURSE-02', 'MK-CURSE-05'], {
    en: [
      'As many curses as you like',
      'Neither a turn nor a victim has a limit. The victim picks among the items that a curse could take.',
    ],
    fr: [
      "Autant de malédictions qu'on veut",
      'Ni le tour ni la victime ne sont limités. La victime choisit parmi les objets visés.',
    ],
  }),
  law('RUL-06', ['MK-CURSE-05'], {
    en: [
      'Worn, one, yours',
      'What you wear is what you use; one of something is any one in play; all your things are all of them in play. Where a card says “your hat” the rulebooks take just one, and the victim picks.',
    ],
    fr: [
      'Porté, un, tes',
      "Ce que tu portes est ce qui te sert ; « un » désigne n'importe lequel en jeu ; « tous tes » les désigne tous. Quand une carte dit « ton chapeau », les livrets n'en prennent qu'un, et la victime choisit.",
    ],
  }),
  law('RUL-07', ['MK-CURSE-04'], {
    en: ['A curse without a target', 'It does nothing and is discarded, unless it names something else to do.'],
    fr: ['Une malédiction sans objet', 'Elle ne fait rien et se défausse, sauf si elle prévoit autre chose.'],
  }),
  law('RUL-08', ['MK-CURSE-07'], {
    en: ['"Next" can be now', 'A curse on the next fight or turn, played during one, already counts in it.'],
    fr: [
      '« Prochain » peut être maintenant',
      'Une malédiction sur le prochain combat ou tour, jouée pendant celui-ci, y compte déjà.',
    ],
  }),
  law('RUL-09', ['MK-DEATH-04'], {
    en: ['Curses that last', 'They outlive your death, and you cannot pay for an ability with one.'],
    fr: ['Des malédictions qui durent', 'Elles survivent à ta mort, et tu ne peux pas payer une capacité avec.'],
  }),
  law('RUL-10', ['MK-CARD-21'], {
    en: [
      'Where losses strike',
      'A lost item comes from the table; a lost card without a place comes from hand or table, as its owner likes.',
    ],
    fr: [
      'Où frappent les pertes',
      'Un objet perdu vient de la table ; une carte perdue sans précision vient de la main ou de la table, au gré du propriétaire.',
    ],
  }),
  law('RUL-11', ['MK-CARD-19'], {
    en: [
      'One-shots in a fight',
      'Once played they stay until its end, belong to nobody and cannot be cursed or stolen. Hand or table, they work from both.',
    ],
    fr: [
      'Les usages uniques en combat',
      "Joués, ils restent jusqu'à la fin, n'appartiennent à personne et ne peuvent être maudits ni volés. Ils partent de la main comme de la table.",
    ],
  }),
  law('RUL-12', ['MK-CARD-20'], {
    en: ['Who orders discards', 'The player whose turn it is; the table asks only where the order matters.'],
    fr: ['Qui range les défausses', "Le joueur dont c'est le tour ; la table ne le demande que si l'ordre compte."],
  }),
  law('RUL-13', ['MK-ITEM-09'], {
    en: [
      'What counts as what',
      'Anything liquid is a potion; other one-shots are only what they say. An item that needs hands and says nothing else is a weapon.',
    ],
    fr: [
      'Qui est quoi',
      "Tout liquide est une potion ; les autres usages uniques ne sont que ce qu'ils disent. Un objet qui prend des mains sans rien préciser est une arme.",
    ],
  }),
  law('RUL-14', ['MK-SELL-01', 'MK-SELL-05', 'MK-SELL-06'], {
    en: [
      'Selling',
      'A thousand at least, no change given, worthless items may join, cards from the hand too; never in a fight and never to level 10.',
    ],
    fr: [
      'Vendre',
      'Mille au moins, sans rendre la monnaie, objets sans valeur et cartes en main admis ; jamais en combat, jamais vers le niveau 10.',
    ],
  }),
  law('RUL-15', ['MK-ITEM-14'], {
    en: [
      'How items leave play',
      'By a sale, a trade or gift, as a price, by bad stuff or a curse, or as one Big item too many. Nothing goes back to the hand.',
    ],
    fr: [
      'Comment un objet quitte le jeu',
      'Par une vente, un échange ou un don, comme prix, par un incident ou une malédiction, ou comme gros objet de trop. Rien ne revient en main.',
    ],
  }),
  law('RUL-16', ['MK-ITEM-13'], {
    en: ['Hands off your equipment', 'It stays as it is in a fight, during a flight and before a curse is settled.'],
    fr: [
      "On ne touche plus à l'équipement",
      "Il reste tel quel en combat, pendant une fuite et tant qu'une malédiction n'est pas réglée.",
    ],
  }),
  law('RUL-17', ['MK-ITEM-09'], {
    en: ['Counting hands', 'Hands add up and must not pass two; an extra hand counts against the sum.'],
    fr: ['Compter les mains', "Les mains s'additionnent sans dépasser deux ; une main en plus se retranche."],
  }),
  law('RUL-18', ['MK-FLEE-16'], {
    en: ['Whose die', 'A card that sets a die works on your own roll; its counterpart on the rolls of others.'],
    fr: ['À qui est le dé', 'Une carte qui fixe le dé vaut pour ton propre jet ; sa jumelle pour ceux des autres.'],
  }),
  law('RUL-19', ['MK-IDENT-08', 'MK-IDENT-11', 'MK-IDENT-13', 'MK-IDENT-14'], {
    en: [
      'Half of something',
      'A half-breed with one race gets nothing that only humans get. No trait twice, and no Super Munchkin without two classes. A change of class is one step, so what depends on having one survives.',
    ],
    fr: [
      'À moitié quelque chose',
      "Un sang-mêlé à une seule race ne reçoit rien de réservé aux humains. Pas deux fois le même trait, et pas de Super Munchkin sans deux classes. Changer de classe est un seul geste : ce qui exige d'en avoir une survit.",
    ],
  }),
  law('RUL-20', ['MK-IDENT-05'], {
    en: [
      'Traits are on or gone',
      'None lies on the table unused; any can be discarded at any time, but not the Cultist.',
    ],
    fr: [
      'Un trait sert ou disparaît',
      "Aucun ne traîne sur la table sans servir ; on défausse celui qu'on veut, à tout moment, sauf le Cultiste.",
    ],
  }),
]
