import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const DEATH_RULES: readonly Rule[] = [
  rule('MK-DEATH-01', {
    en: ['You lose your stuff', 'When you die you lose all your items and every card in your hand.'],
    fr: ['Adieu, tes affaires', 'Quand tu meurs, tu perds tous tes objets et toutes les cartes de ta main.'],
  }),
  rule('MK-DEATH-02', {
    en: ['Your level stays', 'Death does not cost you a single level.'],
    fr: ['Ton niveau reste', 'Mourir ne te coûte pas le moindre niveau.'],
  }),
  rule('MK-DEATH-03', {
    en: [
      'You stay who you are',
      'You keep what makes you you: race and class in Munchkin and Star Munchkin, class in Munchkin Cthulhu, mojo and powers in Munchkin Zombies. If you have two of a kind, you keep both.',
    ],
    fr: [
      'Tu restes toi-même',
      "Tu gardes ce qui fait de toi ce que tu es : race et classe dans Munchkin et Star Munchkin, classe dans Munchkin Cthulhu, mojo et pouvoirs dans Munchkin Zombies. Si tu en as deux d'une même sorte, tu gardes les deux.",
    ],
  }),
  rule('MK-DEATH-04', {
    en: [
      'Curses follow you',
      'A curse that was on you when you died is still on you afterwards, in every box. Dying is not a cure.',
    ],
    fr: [
      'Les malédictions te suivent',
      'Une malédiction (ou un piège) qui pesait sur toi à ta mort pèse toujours sur toi après, quelle que soit la boîte. Mourir ne guérit rien.',
    ],
  }),
  rule('MK-DEATH-05', {
    en: [
      'Double identities stay',
      'Double Mojo, Super Munchkin and Half-breed stay in play when you die, along with the cards they let you have.',
    ],
    fr: [
      'Les identités doubles restent',
      "Double Mojo, Super Munchkin et Sang-mêlé restent en jeu à ta mort, avec les cartes qu'ils t'autorisent.",
    ],
  }),
  rule('MK-DEATH-06', {
    en: [
      'A perfect double',
      'Your new character looks exactly like the old one: same level, same identity, same sex, even if a curse had changed it.',
    ],
    fr: [
      'Un parfait sosie',
      "Ton nouveau personnage ressemble trait pour trait à l'ancien : même niveau, même identité, même sexe, y compris si une malédiction l'avait changé.",
    ],
  }),
  rule('MK-DEATH-07', {
    en: [
      'Laying out the corpse',
      'Your hand is laid out face up beside your cards in play, so that the vultures can choose. What you keep, such as your identity and your curses, is not on offer.',
    ],
    fr: [
      'On étale le cadavre',
      "Ta main est étalée face visible à côté de tes cartes en jeu, pour que les vautours puissent choisir. Ce que tu gardes, comme ton identité et tes malédictions, n'est pas à prendre.",
    ],
  }),
  rule('MK-DEATH-08', {
    en: [
      'Highest level loots first',
      'The others take one card each, from the highest level down. Ties are settled by a die: high roll first, roll again if still tied.',
    ],
    fr: [
      "Le plus haut niveau d'abord",
      "Chacun des autres prend une carte, du plus haut niveau au plus bas. En cas d'égalité, le dé tranche : le meilleur jet passe devant, et on relance s'il le faut.",
    ],
  }),
  rule('MK-DEATH-09', {
    en: [
      'One card each',
      'Nobody takes more than one card. If the corpse runs out, the last in line get nothing; whatever nobody took is discarded.',
    ],
    fr: [
      'Une carte chacun',
      "Personne ne prend plus d'une carte. S'il n'y en a pas assez, tant pis pour les derniers ; ce qui reste est défaussé.",
    ],
  }),
  rule('MK-DEATH-10', {
    boxes: ['cthulhu', 'zombies'],
    en: [
      'Enhancers on a dead Cultist',
      'If a card allowed monster enhancers to be played on a Cultist, they are discarded when the Cultist dies; nobody loots them. This concerns Munchkin Cthulhu and mixes that contain it.',
    ],
    fr: [
      "Améliorations d'un Cultiste mort",
      'Si une carte a permis de jouer des améliorations de monstre sur un Cultiste, elles sont défaussées à sa mort ; personne ne les récupère. Cela concerne Munchkin Cthulhu et les mélanges qui le contiennent.',
    ],
  }),
  rule('MK-DEATH-11', {
    en: [
      'The dead get nothing',
      'In Munchkin and Munchkin Zombies, while you are dead you receive no card for any reason, and no level either. In Star Munchkin and Munchkin Cthulhu your new character is there at once, and may get cards and levels in the same turn.',
    ],
    fr: [
      'Rien pour les morts',
      'Dans Munchkin et Munchkin Zombies, tant que tu es mort, tu ne reçois aucune carte, sous aucun prétexte, ni aucun niveau. Dans Star Munchkin et Munchkin Cthulhu, ton nouveau personnage est là aussitôt et peut recevoir cartes et niveaux dès ce tour.',
    ],
  }),
  rule('MK-DEATH-12', {
    en: [
      'When you come back',
      "In Munchkin and Munchkin Zombies you are back when the next player's turn begins. In Star Munchkin and Munchkin Cthulhu you are back at once, but can help in a fight only from the next turn on.",
    ],
    fr: [
      'Quand tu reviens',
      "Dans Munchkin et Munchkin Zombies, tu reviens quand commence le tour du joueur suivant. Dans Star Munchkin et Munchkin Cthulhu, tu reviens aussitôt, mais tu ne peux aider au combat qu'à partir du tour suivant.",
    ],
  }),
  rule('MK-DEATH-13', {
    en: [
      'No hand until your turn',
      'Your new character starts empty-handed and stays that way until your own next turn, unless somebody gives you something.',
    ],
    fr: [
      'Pas de main avant ton tour',
      "Ton nouveau personnage arrive les mains vides et le reste jusqu'à ton prochain tour, à moins qu'on ne te donne quelque chose.",
    ],
  }),
  rule('MK-DEATH-14', {
    en: [
      'A new hand',
      'When your next turn starts, you draw a starting hand, face down: 4 Doors and 4 Treasures in Munchkin and Munchkin Zombies, 2 and 2 in Star Munchkin and Munchkin Cthulhu (4 and 4 in their fast game). Anything you were given in the meantime is yours on top.',
    ],
    fr: [
      'Une main toute neuve',
      "Au début de ton prochain tour, tu pioches une main de départ, face cachée : 4 Portes et 4 Trésors dans Munchkin et Munchkin Zombies, 2 et 2 dans Star Munchkin et Munchkin Cthulhu (4 et 4 en partie rapide). Ce qu'on t'a donné entre-temps te reste en plus.",
    ],
  }),
  rule('MK-DEATH-15', {
    en: [
      'A fresh start',
      'After drawing you may put down identity cards, items and, in Munchkin Zombies, powers, just as at the start of the game. Then you take a normal turn.',
    ],
    fr: [
      'Comme au premier jour',
      'Après avoir pioché, tu peux poser identités, objets et, dans Munchkin Zombies, pouvoirs, comme en début de partie. Ensuite, tu joues un tour normal.',
    ],
  }),
  rule('MK-DEATH-16', {
    en: [
      'Loot goes to your hand',
      'A card taken from a corpse goes into your hand, not onto the table. You play it when its kind may be played: an identity card right away if you like, an item as MK-ITEM-12 allows.',
    ],
    fr: [
      'Le butin va en main',
      'La carte prise sur un cadavre va dans ta main, pas sur la table. Tu la joues quand son type le permet : une identité aussitôt si tu veux, un objet selon MK-ITEM-12.',
    ],
  }),
  rule('MK-DEATH-17', {
    en: [
      'Two deaths in one fight',
      "If the main fighter and the helper both die, the main fighter's corpse is looted first. Nobody who died in that fight loots either of them.",
    ],
    fr: [
      "Deux morts d'un coup",
      "Si le combattant principal et son allié meurent tous les deux, on dépouille d'abord le combattant principal. Qui est mort dans ce combat ne prend rien sur aucun des deux cadavres.",
    ],
  }),
  rule('MK-DEATH-18', {
    en: [
      'Cards that die with you',
      'Cards that nobody else could own, such as enhancers stuck to you or effects that have run out, are discarded and not looted. Items carried by an acolyte are set apart from it and can be taken one by one.',
    ],
    fr: [
      'Ce qui meurt avec toi',
      "Les cartes que personne d'autre ne pourrait posséder, comme une amélioration collée à toi ou un effet terminé, sont défaussées, pas dépouillées. Les objets portés par un acolyte en sont séparés et se prennent un par un.",
    ],
  }),
  rule('MK-DEATH-19', {
    en: [
      'Deals of the dead',
      'Your open offers to trade or help, and the plays you had announced, vanish when you die. What you owed for a lost fight is void, unless payment even in defeat was agreed and handed over before your corpse was laid out.',
    ],
    fr: [
      'Les promesses des morts',
      "Tes offres d'échange ou d'aide en cours et les coups que tu avais annoncés disparaissent à ta mort. Ce que tu devais pour un combat perdu ne compte plus, sauf si vous aviez convenu d'un paiement même en cas de défaite et qu'il a été réglé avant qu'on étale ton cadavre.",
    ],
  }),
  rule('MK-DEATH-20', {
    en: [
      'When a corpse is looted',
      "A death counts at once: the victim rolls, plays and suffers nothing more, and their cards are frozen. But the looting waits until the last runner has rolled and the monsters are discarded; the order follows the levels at that moment, main fighter's corpse first, and those who died in this fight do not loot. A death outside a fight is looted as soon as what caused it is settled.",
    ],
    fr: [
      'Quand on dépouille un cadavre',
      "Une mort compte aussitôt : la victime ne lance, ne joue et ne subit plus rien, et ses cartes sont gelées. Mais on attend le dernier jet du dernier fuyard et la défausse des monstres pour la dépouiller ; l'ordre suit les niveaux à ce moment-là, le cadavre du combattant principal passe en premier, et qui est mort dans ce combat n'a droit à rien. Une mort hors combat se dépouille dès que sa cause est réglée.",
    ],
  }),
]
