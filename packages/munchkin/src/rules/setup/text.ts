import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const SETUP_RULES: readonly Rule[] = [
  rule('MK-SETUP-01', {
    en: ['Three to six players', 'A game takes 3, 4, 5 or 6 players. No duels, no mobs.'],
    fr: ['De trois à six joueurs', 'On joue à 3, 4, 5 ou 6. Pas de duel, pas de cohue.'],
  }),
  rule('MK-SETUP-02', {
    en: [
      'What is in the box',
      'Each box holds 168 cards, door and treasure cards together, and one six-sided die. No rulebook says how many of each; the cards themselves settle it.',
    ],
    fr: [
      'Le contenu de la boîte',
      'Chaque boîte contient 168 cartes, Portes et Trésors réunis, et un dé à six faces. Aucun livret ne dit combien il y en a de chaque ; ce sont les cartes qui en décident.',
    ],
  }),
  rule('MK-SETUP-03', {
    en: [
      'Counting from 1 to 10',
      'Everyone has a level counter that runs from 1 to 10. It shows nothing lower and nothing higher.',
    ],
    fr: [
      'Compter de 1 à 10',
      "Chacun a un compteur de niveau qui va de 1 à 10. Il n'affiche rien en dessous, rien au-dessus.",
    ],
  }),
  rule('MK-SETUP-04', {
    en: [
      'Two decks',
      'The back of a card says where it belongs: doors in one deck, treasures in the other. Each deck is shuffled on its own.',
    ],
    fr: [
      'Deux pioches',
      "Le dos de la carte dit où elle va : les Portes d'un côté, les Trésors de l'autre. On mélange chaque pioche séparément.",
    ],
  }),
  rule('MK-SETUP-05', {
    en: [
      'Your first hand',
      'In Munchkin and Munchkin Zombies you are dealt 4 doors and 4 treasures. In Star Munchkin and Munchkin Cthulhu you get only 2 and 2, unless you play their fast game (MK-FAST-01), which deals 4 and 4.',
    ],
    fr: [
      'Ta première main',
      "Dans Munchkin et Munchkin Zombies, tu reçois 4 Portes et 4 Trésors. Dans Star Munchkin et Munchkin Cthulhu, c'est 2 et 2 seulement, sauf en partie rapide (MK-FAST-01), où l'on revient à 4 et 4.",
    ],
  }),
  rule('MK-SETUP-06', {
    en: [
      'Nobody in particular',
      'Everyone starts at level 1. In Munchkin and Star Munchkin you are a human without a class, in Munchkin Cthulhu somebody without a class, in Munchkin Zombies a plain zombie without mojo or power.',
    ],
    fr: [
      'Personne en particulier',
      "Tout le monde débute au niveau 1. Dans Munchkin et Star Munchkin, tu es un humain sans classe ; dans Munchkin Cthulhu, quelqu'un sans classe ; dans Munchkin Zombies, un zombie ordinaire, sans mojo ni pouvoir.",
    ],
  }),
  rule('MK-SETUP-07', {
    boxes: ['base', 'star', 'cthulhu'],
    en: [
      'Male or female?',
      'In Munchkin, Star Munchkin and Munchkin Cthulhu your character has a sex, because some cards ask. By the book it is yours; here you simply choose. Munchkin Zombies does without, unless it is mixed with another box.',
    ],
    fr: [
      'Homme ou femme ?',
      "Dans Munchkin, Star Munchkin et Munchkin Cthulhu, ton personnage a un sexe, parce que certaines cartes s'en mêlent. En principe c'est le tien ; ici, tu choisis librement. Munchkin Zombies s'en passe, sauf mélangé à une autre boîte.",
    ],
  }),
  rule('MK-SETUP-08', {
    en: [
      'Becoming somebody',
      'Before the first turn you may play from your hand: in Munchkin and Star Munchkin one race and one class at most, in Munchkin Cthulhu one class, in Munchkin Zombies one mojo. Nobody makes you.',
    ],
    fr: [
      "Devenir quelqu'un",
      "Avant le premier tour, tu peux jouer depuis ta main : dans Munchkin et Star Munchkin, une race et une classe au plus ; dans Munchkin Cthulhu, une classe ; dans Munchkin Zombies, un mojo. Rien ne t'y oblige.",
    ],
  }),
  rule('MK-SETUP-09', {
    en: [
      'Gearing up',
      'Before the first turn you may also put down items from your hand, within the usual limits on what you can carry and use. In Munchkin and Munchkin Zombies a second Big item stays in your hand.',
    ],
    fr: [
      "S'équiper avant de partir",
      "Avant le premier tour, tu peux aussi poser des objets de ta main, dans les limites habituelles de ce qu'on peut transporter et utiliser. Dans Munchkin et Munchkin Zombies, un deuxième Gros objet reste donc en main.",
    ],
  }),
  rule('MK-SETUP-10', {
    en: [
      'Being two things at once',
      'Cards that let you be two things may be played before the first turn as well, and lift the limit of one of each. In Munchkin Cthulhu, Super Munchkin comes down together with two classes; in Star Munchkin, Half-breed and Super Munchkin follow their usual conditions, and so does Double Mojo in Munchkin Zombies, which needs a mojo in play. Swapping one identity for another is a single move, so cards that require a race, class or mojo are not lost on the way.',
    ],
    fr: [
      'Deux choses à la fois',
      "Les cartes qui te permettent d'être deux choses se jouent elles aussi avant le premier tour, et lèvent la limite d'une de chaque. Dans Munchkin Cthulhu, Super Munchkin se pose avec deux classes ; dans Star Munchkin, Sang-mêlé et Super Munchkin suivent leurs conditions habituelles, tout comme Double Mojo dans Munchkin Zombies, qui exige un mojo en jeu. Changer d'identité se fait d'un seul geste : les cartes qui réclament une race, une classe ou un mojo ne se perdent pas en route.",
    ],
  }),
  rule('MK-SETUP-11', {
    boxes: ['zombies'],
    en: [
      'No power at level 1',
      'In Munchkin Zombies a power has a rank of 2, 3 or 4, and your ranks together may not exceed your level. So a fresh zombie has none; eat something first.',
    ],
    fr: [
      'Pas de pouvoir au niveau 1',
      "Dans Munchkin Zombies, un pouvoir est de rang 2, 3 ou 4, et la somme de tes rangs ne dépasse jamais ton niveau. Un zombie tout frais n'en a donc aucun ; mange d'abord quelqu'un.",
    ],
  }),
  rule('MK-SETUP-12', {
    en: [
      'Who goes first',
      'Any fair method that everybody accepts will do. Here chance picks a seat, all being equally likely, unless the host names the first player.',
    ],
    fr: [
      'Qui commence',
      "Toute méthode honnête que tout le monde accepte convient. Ici, le hasard désigne une place, toutes ayant la même chance, sauf si l'hôte choisit le premier joueur.",
    ],
  }),
  rule('MK-SETUP-13', {
    en: ['Turns go left', 'After your turn the player on your left goes: clockwise, all the way round.'],
    fr: [
      'On tourne à gauche',
      "Après toi, c'est à ton voisin de gauche : on tourne dans le sens horaire, jusqu'au bout.",
    ],
  }),
  rule('MK-SETUP-14', {
    en: [
      'A fat first hand is fine',
      'Your hand is only counted at the end of your own turn. So you may sit on 8 cards while the others play, until your first turn ends.',
    ],
    fr: [
      'Une grosse main de départ',
      "Ta main n'est comptée qu'à la fin de ton propre tour. Tu peux donc couver tes 8 cartes pendant que les autres jouent, jusqu'à la fin de ton premier tour.",
    ],
  }),
  rule('MK-SETUP-15', {
    en: [
      'Everybody opens together',
      'All opening plays come before the first turn; you are asked in seat order from the first player, but the order changes nothing. You may pass and play your cards later, in your own turn. In Munchkin Cthulhu the two Cultist endings (MK-CULT-09, MK-CULT-10) are checked once, when everybody has opened.',
    ],
    fr: [
      'Tout le monde ouvre ensemble',
      "Tout ce qui se pose au départ se pose avant le premier tour ; on t'interroge dans l'ordre des places à partir du premier joueur, mais cet ordre ne change rien. Tu peux passer et jouer tes cartes plus tard, à ton tour. Dans Munchkin Cthulhu, les deux fins liées aux Cultistes (MK-CULT-09, MK-CULT-10) se vérifient une seule fois, quand chacun a posé.",
    ],
  }),
  rule('MK-SETUP-16', {
    boxes: ['base'],
    en: [
      'Age and length',
      'Munchkin suggests players of 12 and over and about an hour. The other boxes make no such promise, and nobody will check.',
    ],
    fr: [
      'Âge et durée',
      'Munchkin conseille 12 ans et plus, et une heure environ. Les autres boîtes ne promettent rien de tel, et personne ne vérifiera.',
    ],
  }),
]
