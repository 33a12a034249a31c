// What lies beside the rules of Zombie Mosh!: what its rulebook leaves open and how we play it, decisions, examples. Nobody who
// only plays loads it.

import { type Law, law } from '@brouhaha/table'

export const MOSH_LAWBOOK: readonly Law[] = [
  law('DEC-56', ['ZM-SETUP-01', 'ZM-SETUP-02'], {
    en: [
      'Your zombie',
      'Each player takes a board that nobody has; the table agrees on one side for all. Without an answer you get the first free board, and side A is played; no die is rolled for it, because what silence means has to be known before it falls.',
    ],
    fr: [
      'Ton zombie',
      "Chacun prend un plateau encore libre ; la table convient d'une face pour tous. Sans réponse, tu reçois le premier plateau libre, et l'on joue la face A ; on ne tire pas au sort, car ce que vaut le silence doit être connu d'avance.",
    ],
  }),
  law('DEC-57', ['ZM-DANCE-01'], {
    en: [
      'Two cards',
      'In each pass you choose which two cards you lay, and in which order; without an answer, the first in your hand.',
    ],
    fr: [
      'Deux cartes',
      'À chaque passage tu choisis les deux cartes que tu poses, et leur ordre ; sans réponse, les premières de ta main.',
    ],
  }),
  law('DEC-58', ['ZM-DANCE-04'], {
    en: [
      'Attack or defend',
      'You say it for each card; without an answer it defends if it blocks an attack, and attacks if not.',
    ],
    fr: [
      'Attaquer ou défendre',
      'Tu le dis pour chaque carte ; sans réponse, elle défend si elle bloque une attaque, sinon elle attaque.',
    ],
  }),
  law('DEC-59', ['ZM-CARD-02', 'ZM-CARD-03'], {
    en: [
      'Which edge counts',
      'A card has two parts, one on each edge; you say which one it is about. Without an answer, the edge that blocks, or else the first.',
    ],
    fr: [
      'Quel bord compte',
      'Une carte porte deux parties, une par bord ; tu dis laquelle est visée. Sans réponse, le bord qui bloque, sinon le premier.',
    ],
  }),
  law('DEC-60', ['ZM-DANCE-06'], {
    en: [
      'Whom you attack',
      'Any other zombie that is still in the pit, never yourself; without an answer, the nearest on your left.',
    ],
    fr: [
      'Qui tu attaques',
      "N'importe quel autre zombie encore dans la fosse, jamais toi-même ; sans réponse, le plus proche à ta gauche.",
    ],
  }),
  law('EX-42', ['ZM-DMG-01'], {
    en: [
      'A head against a head',
      'An attack and a defence on the same part cancel each other, wherever they lie in their rows: no damage.',
    ],
    fr: [
      'Tête contre tête',
      "Une attaque et une défense de la même partie s'annulent, où qu'elles soient dans leur rangée : aucun dommage.",
    ],
  }),
  law('EX-43', ['ZM-DMG-02'], {
    en: ['Two heads against one', 'One attack finds no defence: one damage to the head.'],
    fr: ['Deux têtes contre une', 'Une attaque ne trouve pas de défense : un dommage à la tête.'],
  }),
  law('EX-44', ['ZM-DMG-04', 'ZM-DMG-05'], {
    en: [
      'More than it can take',
      'A head on side A with two damage and two attacks that get through falls at three; the other attack does nothing.',
    ],
    fr: [
      "Plus qu'elle ne peut encaisser",
      "Une tête de face A à deux dommages qui reçoit deux attaques imparées tombe à trois ; l'autre attaque ne fait rien.",
    ],
  }),
  law('EX-45', ['ZM-DANCE-01', 'ZM-DANCE-02'], {
    en: [
      'There and back',
      'Three players dance in the order A, B, C and back C, B, A, two cards each time, so C lays four in a row.',
    ],
    fr: [
      'Aller et retour',
      "Trois joueurs dansent dans l'ordre A, B, C puis C, B, A, deux cartes à chaque fois ; C en pose donc quatre de suite.",
    ],
  }),
  law('OPEN-01', ['ZM-COMP-03'], {
    en: ['How many parts', 'The rulebook names the head and limbs; we play head, two arms and two legs.'],
    fr: ['Combien de parties', 'Le livret nomme la tête et des membres ; nous jouons tête, deux bras, deux jambes.'],
  }),
  law('OPEN-02', ['ZM-COMP-02'], {
    en: [
      'What is on the fifty cards',
      'Every pair of different parts five times: ten pairs, fifty cards, each part on twenty. Only five parts come out even.',
    ],
    fr: [
      'Ce que portent les cinquante cartes',
      'Chaque paire de parties différentes cinq fois : dix paires, cinquante cartes, chaque partie sur vingt. Seul le nombre cinq tombe juste.',
    ],
  }),
  law('OPEN-03', ['ZM-SIDEB-01'], {
    en: [
      'How tough side B is',
      'The limits 2, 2, 3, 4, 4, placed differently on each board: fifteen in all, as on side A, and fair because all parts are equally common.',
    ],
    fr: [
      'La résistance de la face B',
      "Les seuils 2, 2, 3, 4, 4, placés autrement sur chaque plateau : quinze en tout comme sur la face A, et c'est juste puisque toutes les parties sont aussi fréquentes.",
    ],
  }),
  law('OPEN-04', ['ZM-NEXT-04'], {
    en: ['The deck runs out', 'The discards are shuffled when a card is needed.'],
    fr: ['La pioche est vide', "On mélange la défausse dès qu'il faut une carte."],
  }),
  law('OPEN-05', ['ZM-COMP-04'], {
    en: ['Enough tokens', 'The box has 48, and full tables would need more; on a screen they never run out.'],
    fr: ['Assez de jetons', "La boîte en a 48, et une grande tablée en voudrait plus ; à l'écran il y en a toujours."],
  }),
  law('OPEN-06', ['ZM-DMG-05', 'ZM-DANCE-10'], {
    en: ['Kicking what has fallen off', 'Allowed, for attack and defence alike, and without effect.'],
    fr: ['Taper sur ce qui est tombé', 'Permis, en attaque comme en défense, et sans effet.'],
  }),
  law('OPEN-07', ['ZM-DMG-05', 'ZM-ROUND-04'], {
    en: [
      'The crowd hits a fallen part',
      'Nothing happens and no other card is drawn: nobody chooses what the crowd hits.',
    ],
    fr: [
      'La foule touche une partie tombée',
      'Rien ne se passe et on ne repioche pas : personne ne choisit ce que touche la foule.',
    ],
  }),
  law('OPEN-08', ['ZM-NEXT-01'], {
    en: ['Those who are out', 'They are passed over for dealing, the crowd, the dance and the first-player token.'],
    fr: ['Ceux qui sont sortis', 'On les saute pour la donne, la foule, la danse et le jeton de premier joueur.'],
  }),
  law('OPEN-09', ['ZM-DANCE-03'], {
    en: ['The cards of those who are out', 'There are none: hands are empty by then.'],
    fr: ['Les cartes de ceux qui sortent', "Il n'y en a pas : les mains sont déjà vides."],
  }),
  law('OPEN-10', ['ZM-DANCE-01'], {
    en: ['Both cards', 'Each pass takes exactly two, laid openly one after the other.'],
    fr: ['Les deux cartes', "Chaque passage en prend exactement deux, posées à découvert l'une après l'autre."],
  }),
  law('OPEN-11', ['ZM-DANCE-01'], {
    en: ['No second thoughts', 'A card that lies stays as it lies.'],
    fr: ['Pas de repentir', 'Une carte posée reste comme elle est.'],
  }),
  law('OPEN-12', ['ZM-END-05'], {
    en: ['Still equal', 'After both tie-breaks, fewest tokens and then most parts left, the victory is shared.'],
    fr: [
      'Toujours à égalité',
      'Après les deux départages, le moins de jetons puis le plus de parties restantes, la victoire est partagée.',
    ],
  }),
  law('OPEN-13', ['ZM-END-03'], {
    en: ['Everybody falls at once', 'Only those who fell in that round compete; whoever was out before has lost.'],
    fr: [
      'Tous tombent ensemble',
      'Seuls concourent ceux qui sont tombés à cette manche ; qui était déjà sorti a perdu.',
    ],
  }),
  law('OPEN-14', ['ZM-NEXT-03'], {
    en: ['Several songs', 'A song has no score; where the table plays several, whoever won most of them wins.'],
    fr: [
      'Plusieurs chansons',
      "Une chanson n'a pas de score ; si la table en joue plusieurs, gagne qui en a remporté le plus.",
    ],
  }),
  law('OPEN-15', ['ZM-DANCE-01', 'ZM-DANCE-02'], {
    en: ['Two players', 'The same rules: A, B, B, A.'],
    fr: ['À deux', 'Les mêmes règles : A, B, B, A.'],
  }),
  law('OPEN-16', ['ZM-END-03'], {
    en: ['Tokens on fallen parts', 'They count in the tie-break, up to what the part could take.'],
    fr: ['Les jetons des parties tombées', "Ils comptent au départage, jusqu'à ce que la partie pouvait encaisser."],
  }),
  law('OPEN-17', ['ZM-END-01'], {
    en: [
      'More than three at once',
      'If more than three parts fall at once, all of them do, and only then we look who is out.',
    ],
    fr: [
      "Plus de trois d'un coup",
      "Si plus de trois parties tombent d'un coup, toutes tombent, et seulement alors on regarde qui sort.",
    ],
  }),
  law('OPEN-18', ['ZM-END-01'], {
    en: ['The head is a part', 'Losing it counts as one of three, like any other; it alone ends nothing.'],
    fr: [
      'La tête est une partie',
      "La perdre compte pour une sur trois, comme les autres ; à elle seule elle n'élimine pas.",
    ],
  }),
  law('OPEN-19', ['ZM-ROUND-03', 'ZM-ROUND-04'], {
    en: ['How the crowd throws', 'Both the card and the way it lies are left to chance.'],
    fr: ['Comment la foule lance', 'La carte et son sens sont laissés au hasard.'],
  }),
  law('OPEN-20', ['ZM-DMG-09'], {
    en: ['Looking at the discards', 'They are open to everybody and change nothing.'],
    fr: ['Regarder la défausse', 'Elle est visible de tous et ne change rien.'],
  }),
  law('AMB-61', ['ZM-COMP-02', 'ZM-COMP-03'], {
    en: ['Parts and pairs', 'Five parts, ten pairs, each five times (OPEN-01, OPEN-02).'],
    fr: ['Membres et paires', 'Cinq membres, dix paires, chacune cinq fois (OPEN-01, OPEN-02).'],
  }),
  law('AMB-62', ['ZM-SIDEB-01'], {
    en: ['The values of side B', 'Two, two, three, four and four, in another order on each board (OPEN-03).'],
    fr: [
      'Les valeurs de la face B',
      'Deux, deux, trois, quatre et quatre, dans un autre ordre sur chaque plateau (OPEN-03).',
    ],
  }),
  law('AMB-63', ['ZM-NEXT-04', 'ZM-COMP-04', 'ZM-NEXT-01', 'ZM-END-05'], {
    en: [
      'When things run out',
      'The discards are shuffled again, tokens never run out, the gone are skipped, a last tie is shared (OPEN-04, -05, -08, -12).',
    ],
    fr: [
      "Quand tout s'épuise",
      'On remélange la défausse, les jetons ne manquent jamais, on saute qui est parti, une dernière égalité se partage (OPEN-04, -05, -08, -12).',
    ],
  }),
  law('AMB-64', ['ZM-DMG-01'], {
    en: ['“You may” make pairs', 'Pairs are made of themselves: nobody would leave one.'],
    fr: ['« Vous pouvez » faire des paires', "Les paires se font d'elles-mêmes : personne n'en laisserait."],
  }),
  law('CF-N06', ['ZM-COMP-02', 'ZM-COMP-03', 'ZM-COMP-04'], {
    en: [
      'What is in the box',
      '50 cards, 6 boards with two sides, 48 damage tokens and one token for the first player.',
    ],
    fr: [
      'Ce que contient la boîte',
      '50 cartes, 6 plateaux à deux faces, 48 jetons de dommage et un jeton de premier joueur.',
    ],
  }),
]
