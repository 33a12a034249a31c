import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const META_RULES: readonly Rule[] = [
  rule('MK-META-01', {
    en: [
      'Four boxes, one at a time',
      'A table plays Munchkin, Star Munchkin, Munchkin Cthulhu or Munchkin Zombies, or a mix of them (MK-MIX-01). Wherever the boxes disagree, the box you picked decides: hand sizes, names, curses, deaths, the lot.',
    ],
    fr: [
      'Quatre boîtes, une par table',
      "Ta table joue à Munchkin, Star Munchkin, Munchkin Cthulhu ou Munchkin Zombies, ou à un mélange des quatre (MK-MIX-01). Partout où les boîtes se contredisent, c'est celle que vous avez choisie qui tranche : taille des mains, vocabulaire, pièges, trépas et tout le reste.",
    ],
  }),
  rule('MK-META-02', {
    en: [
      'When your box is silent',
      'If your box forgets to mention a rule that its cousins state, the rule holds for you too, unless it needs a kind of card that you do not have. Munchkin asks Munchkin Zombies first, then Star Munchkin, then Munchkin Cthulhu; Star Munchkin and Munchkin Cthulhu ask each other, then Munchkin Zombies; Munchkin Zombies asks Munchkin Cthulhu. If your box says something different, it keeps its own version.',
    ],
    fr: [
      'Quand ta boîte ne dit rien',
      "Si ta boîte oublie une règle que ses cousines donnent, elle vaut aussi chez toi, sauf s'il y faut un type de carte que tu n'as pas. Munchkin interroge d'abord Munchkin Zombies, puis Star Munchkin, puis Munchkin Cthulhu ; Star Munchkin et Munchkin Cthulhu se consultent entre elles, puis Munchkin Zombies ; Munchkin Zombies se tourne vers Munchkin Cthulhu. Et si ta boîte dit autre chose, elle garde sa version.",
    ],
  }),
  rule('MK-META-03', {
    en: [
      'The card beats the rules',
      'When a card contradicts the general rules, believe the card. Only a few rules stand up to it, and they depend on the box: see MK-META-04, MK-META-09 and MK-META-10.',
    ],
    fr: [
      'La carte a raison',
      "Quand une carte contredit les règles générales, c'est elle qui gagne. Seules quelques règles lui tiennent tête, et elles changent selon la boîte : voir MK-META-04, MK-META-09 et MK-META-10.",
    ],
  }),
  rule('MK-META-04', {
    boxes: ['base', 'zombies'],
    en: [
      'Four rules that bite back',
      'In Munchkin and Munchkin Zombies four rules (MK-META-05 to MK-META-08) yield only to a card that says outright that it breaks them; one that merely seems to is ignored on that point. In Star Munchkin and Munchkin Cthulhu two things are beyond any card, however boldly it is worded: going under the lowest level, for monsters as well, and reaching level 10 without a kill. There MK-META-06 and MK-META-07 are ordinary rules, and a card that says otherwise simply wins.',
    ],
    fr: [
      'Quatre règles coriaces',
      "Dans Munchkin et Munchkin Zombies, quatre règles (MK-META-05 à MK-META-08) ne cèdent qu'à une carte qui annonce noir sur blanc qu'elle les enfreint ; si elle en a seulement l'air, on l'ignore sur ce point. Dans Star Munchkin et Munchkin Cthulhu, deux choses sont hors de portée de toute carte, même la plus culottée : passer sous le niveau minimum, monstres compris, et atteindre le niveau 10 sans tuer. MK-META-06 et MK-META-07 y sont des règles ordinaires, et une carte qui dit le contraire l'emporte.",
    ],
  }),
  rule('MK-META-05', {
    en: [
      'Never below level 1',
      "Nothing can take you under level 1. Your combat strength is another matter: cards can push it to zero and beyond, and a monster's too, except in Star Munchkin (monsters stop at 1) and Munchkin Cthulhu (monsters stop at 0).",
    ],
    fr: [
      'Jamais sous le niveau 1',
      "Rien ne peut te faire descendre sous le niveau 1. Ta force de combat, c'est autre chose : des cartes peuvent la faire tomber à zéro ou plus bas encore. Pareil pour un monstre, sauf dans Star Munchkin, où il s'arrête à 1, et dans Munchkin Cthulhu, où il s'arrête à 0.",
    ],
  }),
  rule('MK-META-06', {
    en: [
      'No kill, no level',
      'A combat earns you a level only if you killed a monster; chasing it off or making it vanish does not count. In Munchkin and Munchkin Zombies only a card that says outright that it breaks this rule gets round it. In Star Munchkin and Munchkin Cthulhu any card that promises a level gives it, though never the tenth.',
    ],
    fr: [
      'Pas de mort, pas de niveau',
      'Un combat ne te rapporte un niveau que si tu as tué un monstre : le chasser ou le faire disparaître ne suffit pas. Dans Munchkin et Munchkin Zombies, seule une carte qui dit expressément enfreindre cette règle y échappe. Dans Star Munchkin et Munchkin Cthulhu, toute carte qui promet un niveau le donne, mais jamais le dixième.',
    ],
  }),
  rule('MK-META-07', {
    en: [
      'No pay before the end',
      'Levels and treasures for beaten monsters come only when the whole combat is over, in the order of MK-TURN-13. In Munchkin and Munchkin Zombies only a card that says outright that it breaks this rule pays earlier; in Star Munchkin and Munchkin Cthulhu it is enough that the card says so.',
    ],
    fr: [
      'La paye à la fin',
      "Les niveaux et les Trésors des monstres vaincus n'arrivent qu'une fois tout le combat terminé, dans l'ordre de MK-TURN-13. Dans Munchkin et Munchkin Zombies, il faut une carte qui dit expressément enfreindre cette règle pour être payé plus tôt ; dans Star Munchkin et Munchkin Cthulhu, il suffit que la carte l'annonce.",
    ],
  }),
  rule('MK-META-08', {
    en: [
      'Level 10 is won by killing',
      'You reach level 10 only by killing a monster, so a level card at level 9 is refused and stays in your hand. In Munchkin and Munchkin Zombies a card may lift this if it says so outright; in Star Munchkin and Munchkin Cthulhu no card can. Munchkin Cthulhu has one more road: being level 9 and the last one who is not a Cultist (MK-CULT-09).',
    ],
    fr: [
      'Le niveau 10 se tue',
      "On n'atteint le niveau 10 qu'en tuant un monstre : au niveau 9, une carte de niveau est refusée et reste dans ta main. Dans Munchkin et Munchkin Zombies, une carte peut lever l'interdit si elle le dit expressément ; dans Star Munchkin et Munchkin Cthulhu, aucune ne le peut. Munchkin Cthulhu offre un autre chemin : être au niveau 9 quand tous les autres sont devenus Cultistes (MK-CULT-09).",
    ],
  }),
  rule('MK-META-09', {
    boxes: ['star'],
    en: [
      'Star Munchkin: out of reach',
      'In Star Munchkin no card brings a player or a monster down to level 0 or lower: 1 is the floor for everybody. And nobody reaches level 10 except by killing a monster.',
    ],
    fr: [
      'Star Munchkin : hors de portée',
      "Dans Star Munchkin, le plancher est à 1 pour tout le monde : aucune carte n'y fait passer dessous ni toi, ni un monstre. Et pour arriver au niveau 10, il faut tuer ; aucune carte n'offre de raccourci.",
    ],
  }),
  rule('MK-META-10', {
    boxes: ['cthulhu'],
    en: [
      'Munchkin Cthulhu: out of reach',
      'In Munchkin Cthulhu no card takes a monster below 0 or a player below level 1. Nobody reaches level 10 except by a kill, or by sitting at level 9 when all the others have become Cultists.',
    ],
    fr: [
      'Munchkin Cthulhu : hors de portée',
      "Dans Munchkin Cthulhu, aucune carte ne fait passer un monstre sous 0 ni un joueur sous le niveau 1. Personne n'arrive au niveau 10 autrement qu'en tuant, ou en étant au niveau 9 quand tous les autres ont viré Cultistes.",
    ],
  }),
  rule('MK-META-11', {
    en: [
      'When you quarrel',
      'What neither the cards nor the rules settle is settled by arguing, the louder the better; in Star Munchkin and Munchkin Cthulhu the owner of the game has the last word. Here the rules you are reading answer by themselves. If the table still disagrees, somebody calls a dispute and says what it is about; the host rules on that and on nothing else. Where no book gives the owner the last word, the host proposes one ruling and the other people vote on it.',
    ],
    fr: [
      'En cas de dispute',
      "Ce que ni les cartes ni les règles ne règlent se règle à la grande gueule ; dans Star Munchkin et Munchkin Cthulhu, le propriétaire du jeu a le dernier mot. Ici, les règles que tu lis répondent toutes seules. Si la table n'est toujours pas d'accord, quelqu'un ouvre un litige et dit sur quoi ; l'hôte tranche cela, et rien d'autre. Là où aucun livret ne donne le dernier mot au propriétaire, l'hôte propose une décision et les autres personnes votent.",
    ],
  }),
  rule('MK-META-12', {
    en: [
      'One card, one monster',
      'A monster card is one monster, even if its name is plural and its picture is crowded. One kill, not a dozen.',
    ],
    fr: [
      'Une carte, un monstre',
      "Une carte monstre, c'est un seul monstre, même si son nom est au pluriel et que l'image déborde de monde. Tu en tues un, pas une douzaine.",
    ],
  }),
  rule('MK-META-13', {
    boxes: ['zombies'],
    en: [
      'Everyone is a monster',
      'In Munchkin Zombies whatever you fight is a monster as far as the rules care, ordinary people included. You are the zombie, so they are the problem.',
    ],
    fr: [
      'Tout le monde est un monstre',
      "Dans Munchkin Zombies, tout ce que tu combats est un monstre aux yeux des règles, y compris les braves gens sans histoires. Le zombie, c'est toi ; le monstre, c'est donc eux.",
    ],
  }),
  rule('MK-META-14', {
    boxes: ['star', 'cthulhu'],
    en: [
      'Different words, same thing',
      "Door, dungeon and station are the same deck; a trap is a curse; credits and gold pieces are the same money. If a card or a rule of your box uses another box's word, read it as your own.",
    ],
    fr: [
      'Plusieurs mots, une seule chose',
      "Porte, Donjon et Station, c'est la même pioche ; un piège est une malédiction ; crédits et pièces d'or, c'est le même argent. Si une carte ou une règle de ta boîte emploie le mot d'une autre, comprends celui de ta boîte.",
    ],
  }),
  rule('MK-META-15', {
    en: [
      'Read the monster',
      'What is printed on a monster is part of the combat: bonuses against a race, a class, a mojo or a power, prizes for winning, nasty surprises even if you escape, extra levels. All of it is applied for you, and the strength you see already includes it.',
    ],
    fr: [
      'Lis le monstre',
      'Ce qui est écrit sur un monstre fait partie du combat : bonus contre une race, une classe, un mojo ou un pouvoir, cadeaux en cas de victoire, mauvaises surprises même si tu déguerpis, niveaux en plus. Tout est appliqué pour toi, et la force affichée en tient déjà compte.',
    ],
  }),
  rule('MK-META-16', {
    en: [
      'First come, first served',
      "Every card works the moment it is played, in the order of the game's log, and an ability paid with discards works when they hit the table; only a card that says it cancels another can stop it. What it does is one move: nothing is played while somebody is still asked about it. When the table asks several players the same question, being asked first gives no priority. If several claim the same thing, such as the card on top of the discards, dice decide: highest takes it, ties roll again.",
    ],
    fr: [
      'Premier arrivé, premier servi',
      "Chaque carte agit à l'instant où elle est jouée, dans l'ordre du journal de la partie, et une capacité payée en défaussant agit dès que les cartes sont posées ; seule une carte qui dit en annuler une autre peut l'arrêter. Ce qu'elle fait est un seul coup : on ne joue rien tant que quelqu'un doit encore y répondre. Quand la table pose la même question à plusieurs joueurs, être interrogé d'abord ne donne aucune priorité. Si plusieurs réclament la même chose, comme la carte du dessus de la défausse, on lance le dé : le plus haut l'emporte, et les ex æquo relancent.",
    ],
  }),
  rule('MK-META-17', {
    en: [
      'Who outranks whom',
      "First comes the card, within the limits of MK-META-04, MK-META-09 and MK-META-10; then the rulebook of your box; then the publisher's official answers; last, what this table decided for itself where all of them are silent. For Star Munchkin and Munchkin Cthulhu, which are older, the official answers only fill the gaps.",
    ],
    fr: [
      'Qui commande à qui',
      "D'abord la carte, dans les limites de MK-META-04, MK-META-09 et MK-META-10 ; puis le livret de ta boîte ; puis les réponses officielles de l'éditeur ; en dernier, ce que cette table a décidé elle-même quand tous se taisent. Pour Star Munchkin et Munchkin Cthulhu, plus anciens, les réponses officielles ne font que boucher les trous.",
    ],
  }),
]
