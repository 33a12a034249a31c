import { type Law, law } from '@brouhaha/table'

/** Deaths, rewards, and fights that change. */
export const RULINGS_ENDS: readonly Law[] = [
  law('RUL-37', ['MK-DEATH-03', 'MK-DEATH-11', 'MK-DEATH-12', 'MK-DEATH-14'], {
    en: [
      'Being dead',
      'You keep level, traits and curses, receive nothing, neither level up nor win. You return with the next player’s turn and draw a new hand in your own. In Star Munchkin and Cthulhu you are back at once, and may get cards and levels, but help nobody before the next turn.',
    ],
    fr: [
      'Être mort',
      "Tu gardes niveau, traits et malédictions, ne reçois rien, ne montes ni ne gagnes. Tu reviens au tour du joueur suivant et repioches une main au tien. Dans Star Munchkin et Cthulhu tu reviens aussitôt, et peux recevoir cartes et niveaux, mais n'aides personne avant le tour suivant.",
    ],
  }),
  law('RUL-38', ['MK-DEATH-08', 'MK-DEATH-09', 'MK-DEATH-16', 'MK-DEATH-18'], {
    en: [
      'The corpse',
      'All cards of hand and table but identities and curses are laid out, a cheat apart from its item. One each from the highest level down, ties by the die, into the hand; the rest is discarded.',
    ],
    fr: [
      'Le cadavre',
      'On étale toutes les cartes, en main et en jeu, sauf identités et malédictions, la triche à côté de son objet. Chacun une, du plus haut niveau au plus bas, égalités au dé, en main ; le reste est défaussé.',
    ],
  }),
  law('RUL-39', ['MK-COMBAT-20', 'MK-HELP-05', 'MK-TREAS-04'], {
    en: [
      'A kill with help',
      'Only the main fighter gains the level, unless a card says more; the treasure is drawn face up and shared as agreed. Alone it is drawn face down. It may be played at once.',
    ],
    fr: [
      'Tuer à deux',
      'Seul le combattant principal gagne le niveau, sauf carte contraire ; le trésor se pioche face visible et se partage comme convenu. Seul, on pioche caché. On peut le jouer aussitôt.',
    ],
  }),
  law('RUL-40', ['MK-WIN-02', 'MK-COMBAT-45'], {
    en: [
      'Levels that win',
      'Any level that comes out of a kill may be the tenth, a helper’s too. An automatic defeat is a kill unless the card says otherwise; a level card after the fight does not win.',
    ],
    fr: [
      'Les niveaux qui font gagner',
      "Tout niveau issu d'un monstre tué peut être le dixième, celui de l'allié aussi. Une défaite automatique compte comme tuer, sauf mention ; une carte de niveau après le combat ne fait pas gagner.",
    ],
  }),
  law('RUL-41', ['MK-HELP-17'], {
    en: [
      'Nobody is dragged into a fight for the win',
      'Nobody can be forced to help in one, and a helper who was forced leaves as soon as the fight becomes one, unless they would win themselves. Even a forced helper may sabotage.',
    ],
    fr: [
      "On n'enrôle personne pour la victoire",
      "On ne force personne à y aider, et un allié forcé s'en va dès que c'en est un, sauf s'il gagnerait lui-même. Même forcé, un allié peut saboter.",
    ],
  }),
  law('RUL-42', ['MK-COMBAT-32'], {
    en: [
      'Doubles',
      'A clone copies enhancers only and is a monster of its own when monsters are removed. A doubled fighter doubles nobody else and is no helper; a second copy makes it three.',
    ],
    fr: [
      'Doubles',
      "Un clone ne copie que les modificateurs et compte à part quand on écarte des monstres. Un combattant doublé ne double que lui-même et n'est pas un allié ; un second exemplaire le triple.",
    ],
  }),
  law('RUL-43', ['MK-HELP-17'], {
    en: ['It wants you alone', 'A monster that must be fought alone, arriving later, sends the helper away unharmed.'],
    fr: ["C'est toi seul qu'il veut", "Un monstre à combattre seul, arrivé après coup, renvoie l'allié sans dommage."],
  }),
  law('RUL-44', ['MK-COMBAT-44'], {
    en: ['Ignored monsters', 'One that you may ignore gives nothing then, and cannot be fought afterwards.'],
    fr: ['Les monstres ignorés', 'Celui que tu peux ignorer ne rapporte alors rien, et on ne le combat plus ensuite.'],
  }),
  law('RUL-45', ['MK-COMBAT-10'], {
    en: [
      'Pay for removals',
      'What a removal pays comes after the whole fight. Cards for your own turn only stay forbidden in a fight taken over from another.',
    ],
    fr: [
      'La paie des éliminations',
      'Ce que rapporte un monstre écarté vient après tout le combat. Les cartes réservées à ton tour restent interdites dans un combat repris à un autre.',
    ],
  }),
  law('RUL-46', ['MK-COMBAT-36'], {
    en: [
      'A fight changes hands',
      'Whoever killed one monster before the rest moved to somebody else is still rewarded afterwards, and draws first. The text of that monster, and of the cards on it, speaks of those who fought it then. As we read it, their own cards wait for a fight that they win.',
    ],
    fr: [
      'Le combat change de mains',
      "Qui a tué un monstre avant que le reste passe à un autre est quand même récompensé après, et pioche d'abord. Le texte de ce monstre et celui des cartes posées sur lui parlent de ceux qui le combattaient alors. À notre lecture, leurs propres cartes attendent un combat qu'ils gagnent.",
    ],
  }),
  law('RUL-47', ['MK-CARD-03', 'MK-META-16'], {
    en: [
      'Searching the discards',
      'Looking and taking is one act. A curse played meanwhile waits, and the card that was taken may cancel it.',
    ],
    fr: [
      'Fouiller la défausse',
      "Chercher et prendre ne font qu'un. Une malédiction jouée entre-temps attend, et la carte prise peut l'annuler.",
    ],
  }),
  law('RUL-48', ['MK-TREAS-04'], {
    en: [
      'Choosing among drawn cards',
      'Only the one that is kept does what it does at once. Cards that draw more do so from the hand too and are then discarded; what was drawn openly joins what is shared.',
    ],
    fr: [
      'Choisir parmi des cartes piochées',
      "Seule celle qu'on garde agit aussitôt. Les cartes qui font piocher le font même en main puis sont défaussées ; ce qui fut pioché face visible rejoint le partage.",
    ],
  }),
  law('RUL-49', ['MK-FLEE-07'], {
    en: ['Even if you escape', 'Such a loss needs a flight and never strikes twice.'],
    fr: ["Même si tu t'échappes", 'Une telle perte suppose une fuite et ne frappe jamais deux fois.'],
  }),
  law('RUL-50', ['MK-TURN-17', 'MK-TURN-19', 'MK-TURN-20', 'MK-TURN-21'], {
    en: [
      'Cheating and charity',
      'A cheated item no longer counts for what is legal, changes in nothing else, cannot be moved and is not free of curses. Charity goes to the lowest level, is split among equals with the odd card where the giver likes (in Munchkin all as they like), is discarded if the giver is lowest, and never reaches the dead; in Star Munchkin and Cthulhu they live again at once.',
    ],
    fr: [
      'Triche et charité',
      "Un objet triché ne compte plus pour ce qui est permis, ne change en rien d'autre, ne se déplace pas et n'échappe pas aux malédictions. La charité va au plus bas niveau, se partage entre égaux, la carte de trop au gré du donneur (dans Munchkin, tout à son gré), se défausse si le donneur est le plus bas, et n'atteint jamais les morts ; dans Star Munchkin et Cthulhu ils revivent aussitôt.",
    ],
  }),
  law('RUL-51', ['MK-CULT-02', 'MK-CULT-06', 'MK-CULT-08', 'MK-CULT-09', 'MK-CULT-10'], {
    en: [
      'The cult',
      'Nobody quits. Forced members come from its own pile; the only Cultist cannot lose the class, save by Divine Intervention. The last outsider gains a level that may win; with everybody inside the game ends and the highest level wins, equals together.',
    ],
    fr: [
      'Le culte',
      "On ne démissionne pas. Les membres de force viennent de sa propre pile ; l'unique Cultiste ne peut perdre sa classe, sauf par Intervention divine. Le dernier profane gagne un niveau qui peut faire gagner ; si tous en sont, la partie s'arrête et le plus haut niveau l'emporte, ensemble en cas d'égalité.",
    ],
  }),
  law('RUL-52', ['MK-HORDE-01', 'MK-GOTH-02', 'MK-GOTH-03', 'MK-GOTH-04', 'MK-GOTH-06'], {
    en: [
      'Monsters that call their own',
      'In Zombies an undead joins another without a card. In Cthulhu a goth lets whoever brought it, or else the others in turn, add exactly one more; one that came by another card may call again.',
    ],
    fr: [
      'Des monstres qui appellent les leurs',
      "Dans Zombies, un mort-vivant en rejoint un autre sans carte. Dans Cthulhu, un goth permet à qui l'a amené, sinon aux autres à leur tour, d'en ajouter exactement un ; celui qu'une autre carte amène peut appeler à son tour.",
    ],
  }),
  law('RUL-53', ['MK-ACO-03', 'MK-ACO-09'], {
    en: [
      'A hireling and its load',
      'Anything that makes you lose the hireling takes the item that it carries with it. We read a swap as such a loss: the old one is discarded.',
    ],
    fr: [
      'Un serviteur et sa charge',
      "Tout ce qui te fait perdre le serviteur emporte l'objet qu'il porte. Un remplacement en est une, à notre lecture : on défausse l'ancien.",
    ],
  }),
  law('RUL-54', ['MK-IDENT-14'], {
    en: [
      'Another class at once',
      'The publisher lets you keep Super Munchkin if you supply another class the moment you lose one. The books of Cthulhu and Star say that you lose the card when you lose a class, and a rulebook goes before an answer: it goes. Only a class that you swap yourself was never lost.',
    ],
    fr: [
      'Une autre classe aussitôt',
      "L'éditeur te laisse Super Munchkin si tu fournis une autre classe à l'instant où tu en perds une. Les règles de Cthulhu et de Star disent qu'on perd la carte en perdant une classe, et une règle passe avant une réponse : elle part. Seule une classe que tu échanges toi-même n'a jamais été perdue.",
    ],
  }),
  law('RUL-55', ['MK-IDENT-15', 'MK-CULT-09'], {
    en: [
      'Counting as something, at will',
      'A card that lets you count as something does so when you want it to: the publisher says so of the membership card of the cult. Here you say it for all to see, at any time but once in a turn. As it is laid down you count, except as a Cultist: nobody joins a cult by accident.',
    ],
    fr: [
      'Passer pour autre chose, à volonté',
      "Une carte qui te fait passer pour autre chose le fait quand tu le veux : l'éditeur le dit de la carte de membre du culte. Ici tu l'annonces à toute la table, à tout moment mais une fois par tour. Dès qu'elle est posée tu comptes, sauf comme Cultiste : on n'entre pas dans une secte par accident.",
    ],
  }),
]
