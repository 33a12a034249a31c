import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const TURN_RULES: readonly Rule[] = [
  rule('MK-TURN-01', {
    en: [
      'A turn in four steps',
      'Open a door, look for trouble, loot the room, give to charity: always in that order. The fast game of Munchkin Zombies puts a step before them (MK-FAST-05).',
    ],
    fr: [
      'Un tour, quatre étapes',
      'Ouvrir une Porte, chercher la bagarre, piller la pièce, faire la charité : toujours dans cet ordre. La partie rapide de Munchkin Zombies ajoute une étape avant (MK-FAST-05).',
    ],
  }),
  rule('MK-TURN-02', {
    en: [
      'Get ready first',
      'Before you open the door you may play cards, switch items between used and merely carried, trade, and sell items for levels. Only Munchkin Zombies makes a step of it, but all four boxes allow it.',
    ],
    fr: [
      "D'abord, on se prépare",
      "Avant d'ouvrir la Porte, tu peux jouer des cartes, choisir quels objets tu utilises et lesquels tu transportes seulement, échanger, et vendre des objets pour monter de niveau. Seul Munchkin Zombies en fait une étape, mais les quatre boîtes le permettent.",
    ],
  }),
  rule('MK-TURN-03', {
    en: [
      'Open a door',
      'Turn up the top card of the door deck, for all to see. You cannot skip it; only a deck with nothing left excuses you (MK-CARD-05).',
    ],
    fr: [
      'Ouvrir une Porte',
      "Retourne la première carte de la pioche Porte, au vu de tous. Impossible d'y couper, sauf s'il n'y a vraiment plus rien à tirer (MK-CARD-05).",
    ],
  }),
  rule('MK-TURN-04', {
    en: [
      'A monster behind the door',
      'A monster that you turn up must be fought at once, by you. It does not go into your hand, and nothing else happens until the combat is settled.',
    ],
    fr: [
      'Un monstre derrière la Porte',
      "Un monstre que tu révèles se combat tout de suite, et c'est toi qui t'y colles. Il ne va pas dans ta main, et rien d'autre n'avance avant la fin du combat.",
    ],
  }),
  rule('MK-TURN-05', {
    en: [
      'A curse behind the door',
      'A curse or trap that you turn up hits you at once if it can, then is discarded; a lasting one stays in front of you (MK-CURSE-06). Your turn goes on, and you may still look for trouble.',
    ],
    fr: [
      'Une malédiction derrière la Porte',
      "Une malédiction ou un piège que tu révèles te frappe aussitôt si c'est possible, puis va à la défausse ; les effets durables restent devant toi (MK-CURSE-06). Ton tour continue, et tu peux encore chercher la bagarre.",
    ],
  }),
  rule('MK-TURN-06', {
    en: [
      'Anything else behind the door',
      'Any other card is yours: keep it in your hand, or play it at once if it may be played. In Munchkin it goes to your hand first, but since it is your turn you can usually play it from there.',
    ],
    fr: [
      'Autre chose derrière la Porte',
      "Toute autre carte est à toi : garde-la en main, ou joue-la aussitôt si c'est permis. Dans Munchkin elle passe d'abord par ta main, mais comme c'est ton tour, rien ne t'empêche en général de la jouer ensuite.",
    ],
  }),
  rule('MK-TURN-07', {
    en: [
      'Look for trouble',
      'If you met no monster behind the door, you may play one from your hand and fight it as if it had come through the door. You are asked whatever you hold; without a monster you can only decline.',
    ],
    fr: [
      'Chercher la bagarre',
      "Si la Porte ne cachait pas de monstre, tu peux en jouer un de ta main et le combattre comme s'il en sortait. On te pose la question quoi que tu tiennes ; sans monstre, tu ne peux que décliner.",
    ],
  }),
  rule('MK-TURN-08', {
    en: [
      'One fight is enough',
      'If a monster was behind the door you do not look for trouble, no matter how that went. A friendly one was met as well, so it counts.',
    ],
    fr: [
      'Un monstre par tour suffit',
      "Si la Porte cachait un monstre, tu ne cherches pas la bagarre, peu importe comment ça s'est terminé. Un monstre amical compte aussi : tu l'as croisé.",
    ],
  }),
  rule('MK-TURN-09', {
    en: [
      'Trouble means one monster',
      'You look for trouble with exactly one monster. More may join the fight by the usual ways: wandering monsters, the Undead and so on.',
    ],
    fr: [
      'Une bagarre, un seul monstre',
      "On cherche la bagarre avec un monstre, pas deux. D'autres peuvent rejoindre le combat par les moyens habituels : monstre errant, Mort-vivant et compagnie.",
    ],
  }),
  rule('MK-TURN-10', {
    en: [
      'Loot the empty room',
      'If you met no monster and fought none, you draw one door card face down and put it into your hand. Nobody else sees it.',
    ],
    fr: [
      'Piller la pièce vide',
      "Si tu n'as croisé ni combattu aucun monstre, tire une Porte face cachée et prends-la en main. Personne d'autre ne la voit.",
    ],
  }),
  rule('MK-TURN-11', {
    en: [
      'Must you loot?',
      'In Star Munchkin, Munchkin Cthulhu and Munchkin Zombies the card is drawn for you, like it or not. In Munchkin you may decline it.',
    ],
    fr: [
      'Piller, une obligation ?',
      "Dans Star Munchkin, Munchkin Cthulhu et Munchkin Zombies, la carte est tirée d'office, que tu la veuilles ou non. Dans Munchkin, tu peux t'en passer.",
    ],
  }),
  rule('MK-TURN-12', {
    en: ['Runaways do not loot', 'If you met a monster and ran, you loot nothing. You were in a hurry.'],
    fr: ['Qui déguerpit ne pille pas', 'Si tu as croisé un monstre et déguerpi, tu ne pilles rien. Tu étais pressé.'],
  }),
  rule('MK-TURN-13', {
    en: [
      'How a win is paid',
      'When nobody can react any more, the monsters, their enhancers and the single-use cards are discarded and the combat is closed. Then you get all the levels at once, and the table checks whether you have won the game. Treasure comes last: straight away in Munchkin and Munchkin Zombies; when you loot the room in Star Munchkin and Munchkin Cthulhu, or straight away if it was not your turn.',
    ],
    fr: [
      'Comment se paie une victoire',
      "Quand plus personne ne peut réagir, les monstres, leurs améliorations et les cartes à usage unique partent à la défausse, et le combat est clos. Tu gagnes alors tous tes niveaux d'un coup, et on regarde si tu as gagné la partie. Les Trésors viennent en dernier : aussitôt dans Munchkin et Munchkin Zombies ; au moment de piller la pièce dans Star Munchkin et Munchkin Cthulhu, ou aussitôt si ce n'était pas ton tour.",
    ],
  }),
  rule('MK-TURN-14', {
    en: [
      'Friendly monsters',
      "If a monster's card says that it does not fight somebody like you, there is no combat: it is discarded and you do not look for trouble. In Star Munchkin and Munchkin Cthulhu the room counts as empty, so you loot it. In Munchkin and Munchkin Zombies you met a monster, so you do not.",
    ],
    fr: [
      'Monstres amicaux',
      "Si la carte d'un monstre dit qu'il ne se bat pas contre quelqu'un comme toi, il n'y a pas de combat : défausse-le, et tu ne cherches pas la bagarre. Dans Star Munchkin et Munchkin Cthulhu, la pièce passe pour vide et tu la pilles. Dans Munchkin et Munchkin Zombies, tu as croisé un monstre, donc non.",
    ],
  }),
  rule('MK-TURN-15', {
    boxes: ['star'],
    en: [
      'Felines try another door',
      'In Star Munchkin a Feline who would loot an empty room may open a second door instead, face up and with everything that follows: monsters fight, traps snap, the rest is kept or played. It replaces the loot, so there is no card and no trouble afterwards. If it was a monster and you kill it, its treasures are paid in the same step.',
    ],
    fr: [
      'Les Félins rouvrent une Porte',
      "Dans Star Munchkin, un Félin qui devrait piller une pièce vide peut ouvrir une seconde Porte à la place, face visible et avec tout ce qui s'ensuit : les monstres se battent, les pièges claquent, le reste se garde ou se joue. Cela remplace le pillage : ensuite, ni carte en plus ni bagarre. Si c'était un monstre et que tu le tues, ses Trésors sont payés dans la même étape.",
    ],
  }),
  rule('MK-TURN-16', {
    en: [
      'No loot on top',
      "If you fought, you get the monster's treasure, or nothing, but never the door card of an empty room. The same holds if the monster was removed without being killed.",
    ],
    fr: [
      'Pas de pillage en prime',
      "Si tu t'es battu, tu touches le Trésor du monstre, ou rien, mais jamais la carte Porte d'une pièce vide. C'est pareil si le monstre a été écarté sans être tué.",
    ],
  }),
  rule('MK-TURN-17', {
    en: [
      'Charity for the lowest',
      'If you hold more than 5 cards at the end of your turn, the surplus goes to the player of the lowest level. You choose which cards; generosity is optional.',
    ],
    fr: [
      'La charité',
      "Si tu as plus de 5 cartes en main à la fin de ton tour, le surplus va au joueur de plus bas niveau. Tu choisis les cartes : on t'oblige à donner, pas à être généreux.",
    ],
  }),
  rule('MK-TURN-18', {
    en: [
      'Play before you give',
      'It is still your turn: before giving anything away you may play cards, in every box. Get down to 5 and you owe nothing.',
    ],
    fr: [
      'Jouer plutôt que donner',
      "C'est encore ton tour : avant de donner, tu peux jouer des cartes, quelle que soit la boîte. Redescends à 5 et tu ne dois plus rien.",
    ],
  }),
  rule('MK-TURN-19', {
    en: [
      'Several poor souls',
      'If several players share the lowest level, the surplus is split between them as evenly as possible, and you say who gets the odd card. In Munchkin you split it as you please.',
    ],
    fr: [
      'Plusieurs nécessiteux',
      'Si plusieurs joueurs partagent le plus bas niveau, le surplus se répartit entre eux aussi également que possible, et tu décides qui reçoit la carte en trop. Dans Munchkin, tu partages comme ça te chante.',
    ],
  }),
  rule('MK-TURN-20', {
    en: [
      'Too poor to give',
      'If you are the lowest yourself, alone or tied, you give nothing: the surplus is discarded.',
    ],
    fr: [
      'Trop pauvre pour donner',
      "Si le plus bas niveau, c'est le tien, seul ou à égalité, tu ne donnes rien : le surplus part à la défausse.",
    ],
  }),
  rule('MK-TURN-21', {
    en: [
      'Nothing for the dead',
      'In Munchkin and Munchkin Zombies the dead receive no charity; the lowest level is sought among the living, you included. In Star Munchkin and Munchkin Cthulhu a new character appears at once, so the victim can receive cards like anyone else.',
    ],
    fr: [
      'Rien pour les morts',
      'Dans Munchkin et Munchkin Zombies, un mort ne reçoit pas la charité ; on cherche le plus bas niveau parmi les vivants, toi compris. Dans Star Munchkin et Munchkin Cthulhu, un nouveau personnage apparaît aussitôt : la victime peut donc recevoir des cartes comme tout le monde.',
    ],
  }),
  rule('MK-TURN-22', {
    en: [
      'Next, please',
      'After charity your turn is over and the player on your left begins. Whatever was limited to once per turn starts afresh.',
    ],
    fr: [
      'Au suivant !',
      'Après la charité, ton tour est fini et ton voisin de gauche commence. Tout ce qui était limité à une fois par tour repart à neuf.',
    ],
  }),
  rule('MK-TURN-23', {
    en: [
      'Face down, into the hand',
      'A card that you get face down, by looting, charity or from a corpse, goes to your hand without effect, even a monster or a curse. Keep it for a friend.',
    ],
    fr: [
      'Face cachée, dans la main',
      'Une carte reçue face cachée, en pillant, par charité ou sur un cadavre, va dans ta main sans rien déclencher, même un monstre ou une malédiction. Garde-la pour un ami.',
    ],
  }),
  rule('MK-TURN-24', {
    en: [
      'Dying ends your turn',
      'If you die in your own turn, it ends as soon as the other runner has rolled, the monsters are discarded and the corpses are looted (MK-DEATH-20). You loot no room and give no charity, even where your new character appears at once.',
    ],
    fr: [
      'La mort clôt ton tour',
      "Si tu meurs pendant ton tour, il s'achève dès que l'autre fuyard a lancé ses dés, que les monstres sont défaussés et les cadavres dépouillés (MK-DEATH-20). Ni pillage de la pièce ni charité, même là où ton nouveau personnage apparaît aussitôt.",
    ],
  }),
]
