import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const IDENT_RULES: readonly Rule[] = [
  rule('MK-IDENT-01', {
    en: [
      'Who you can be',
      'Munchkin: a race and a class. Star Munchkin: a race (Mutant, Feline, Cyborg, or Human if you have none) and a class (Mad Scientist, Psychic, Interstellar Trader, Bounty Hunter). Munchkin Cthulhu: a class only (Professor, Investigator, Monster Whacker, Cultist). Munchkin Zombies: a mojo (Nuclear, Plague, Voodoo, or ordinary zombie if you have none) and powers.',
    ],
    fr: [
      'Ce que tu peux être',
      'Munchkin : une race et une classe. Star Munchkin : une race (Mutant, Félin, Cyborg, ou Humain faute de mieux) et une classe (Savant fou, Psi, Négociant interstellaire, Chasseur de primes). Munchkin Cthulhu : une classe seulement (Professeur, Investigateur, Tabasseur de monstres, Cultiste). Munchkin Zombies : un mojo (Nucléaire, Pestiféré, Vaudou, ou simple zombie ordinaire) et des pouvoirs.',
    ],
  }),
  rule('MK-IDENT-02', {
    en: [
      'No card, no ability',
      'You gain what an identity card gives, good and bad, the moment you play it, and lose it the moment the card leaves play. A bonus you have already paid for with discards in the present fight stays until that fight ends.',
    ],
    fr: [
      'Pas de carte, pas de capacité',
      "Tu obtiens ce que donne une carte d'identité, le bon comme le mauvais, dès que tu la joues, et tu le perds dès qu'elle quitte le jeu. Un bonus déjà payé en défaussant des cartes dans le combat en cours reste acquis jusqu'à la fin de celui-ci.",
    ],
  }),
  rule('MK-IDENT-03', {
    boxes: ['base', 'star'],
    en: [
      'Every race has its price',
      'Humans have no special ability and no weakness either. Every other race brings the advantages and drawbacks printed on its card, and you take both.',
    ],
    fr: [
      'Chaque race a son prix',
      "Les Humains n'ont aucune capacité, mais aucun défaut non plus. Toute autre race apporte les avantages et les inconvénients écrits sur sa carte, et tu prends le lot.",
    ],
  }),
  rule('MK-IDENT-04', {
    en: [
      'When to play an identity',
      "A race, class or mojo, and also Half-breed, Super Munchkin and Double Mojo, may be played the moment you get it, however you got it and whoever's turn it is, or at any time in your own turn, even in the middle of a fight. A card you have been holding since earlier waits for your turn. Powers are freer still (MK-POWER-05).",
    ],
    fr: [
      'Quand jouer une identité',
      "Une race, une classe ou un mojo, de même que Sang-mêlé, Super Munchkin et Double Mojo, se joue à l'instant où tu l'obtiens, par n'importe quel moyen et au tour de n'importe qui, ou à tout moment de ton propre tour, même en plein combat. Une carte que tu avais déjà en main attend ton tour. Les pouvoirs sont encore plus souples (MK-POWER-05).",
    ],
  }),
  rule('MK-IDENT-05', {
    en: [
      'Quit whenever you like',
      "You may discard a race, class, mojo or power of your own at any time, even in a fight and on anyone's turn. Only Cultists are in for good (MK-CULT-02).",
    ],
    fr: [
      'Démissionne quand tu veux',
      "Tu peux défausser ta race, ta classe, ton mojo ou un pouvoir à tout moment, même en plein combat et au tour de n'importe qui. Seuls les Cultistes ont signé pour de bon (MK-CULT-02).",
    ],
  }),
  rule('MK-IDENT-06', {
    en: [
      'Back to nobody',
      'Without a race card you are human, without a class card you have no class, without a mojo card you are an ordinary zombie, until you play another.',
    ],
    fr: [
      'Te revoilà quelconque',
      "Sans carte de race, tu es Humain ; sans carte de classe, tu n'as pas de classe ; sans carte de mojo, tu es un zombie ordinaire, jusqu'à ce que tu en joues une autre.",
    ],
  }),
  rule('MK-IDENT-07', {
    en: [
      'One of each',
      'One race, one class and one mojo at most, unless you have the card in play that allows two. Swapping one for another happens in a single move, so an item that needs “a class” does not fall off in between.',
    ],
    fr: [
      'Un de chaque',
      "Une race, une classe et un mojo au plus, sauf si tu as en jeu la carte qui en permet deux. Remplacer l'un par l'autre se fait d'un seul geste : un objet qui réclame « une classe » ne t'échappe pas entre les deux.",
    ],
  }),
  rule('MK-IDENT-08', {
    en: [
      'No doubles',
      'You may never have the same race, class or mojo twice. Two copies of one thing are not two things.',
    ],
    fr: [
      'Pas de doublons',
      "Jamais deux fois la même race, la même classe ou le même mojo. Deux exemplaires d'une même chose n'en font pas deux.",
    ],
  }),
  rule('MK-IDENT-09', {
    en: [
      'Paying with cards',
      'If an ability asks you to discard, any of your cards will do, from your hand or from the table, even an item in use, whose bonus is then gone at once. Not accepted: curses lying before you, a Cultist card in play, and a single-use card already played in a fight. While a curse on you is unsettled, items are no good either (MK-CURSE-12).',
    ],
    fr: [
      'Payer avec des cartes',
      "Si une capacité demande une défausse, n'importe laquelle de tes cartes convient, de ta main ou de la table, même un objet utilisé, dont le bonus s'envole alors aussitôt. Sont refusés : les malédictions posées devant toi, une carte Cultiste en jeu et une carte à usage unique déjà jouée dans un combat. Tant qu'une malédiction sur toi n'est pas réglée, les objets ne marchent pas non plus (MK-CURSE-12).",
    ],
  }),
  rule('MK-IDENT-10', {
    en: [
      'Items may be spent',
      'You cannot throw an item away for fun, but discarding it to pay for an ability is quite all right.',
    ],
    fr: [
      'Un objet peut payer',
      'On ne jette pas un objet par plaisir, mais le défausser pour payer une capacité est tout à fait permis.',
    ],
  }),
  rule('MK-IDENT-11', {
    boxes: ['base', 'star'],
    en: [
      'Being a Half-breed',
      'Play it when you have a race: you are then half human, half that race, and may add a second race now or later. All advantages and drawbacks of your races apply. As a half human you suffer what is aimed at humans, but get nothing reserved for them; with two races you are not human any more.',
    ],
    fr: [
      'Être Sang-mêlé',
      "À jouer quand tu as une race : te voilà moitié Humain, moitié cette race, et tu peux en ajouter une seconde, tout de suite ou plus tard. Avantages et inconvénients de tes races s'appliquent tous. À moitié Humain, tu subis ce qui vise les Humains sans profiter de ce qui leur est réservé ; avec deux races, tu n'as plus rien d'humain.",
    ],
  }),
  rule('MK-IDENT-12', {
    boxes: ['base', 'star'],
    en: [
      'Losing Half-breed',
      'You lose Half-breed as soon as you have no race card left. With one race left you keep it and are half human again.',
    ],
    fr: [
      'Perdre Sang-mêlé',
      "Tu perds Sang-mêlé dès qu'il ne te reste aucune carte de race. S'il t'en reste une, tu le gardes et redeviens à moitié Humain.",
    ],
  }),
  rule('MK-IDENT-13', {
    boxes: ['base', 'star', 'cthulhu'],
    en: [
      'Super Munchkin',
      'It gives you two classes. You may play it only if you have a class in play and a second, different one at hand to add at once: both enter play together.',
    ],
    fr: [
      'Super Munchkin',
      'Il te donne deux classes. Tu ne peux le jouer que si tu as une classe en jeu et une seconde, différente, à ajouter tout de suite : les deux cartes entrent en jeu ensemble.',
    ],
  }),
  rule('MK-IDENT-14', {
    boxes: ['base', 'star', 'cthulhu'],
    en: [
      'Losing Super Munchkin',
      'You lose Super Munchkin as soon as you lose either class, and keep the other one; a class in your hand does not save it. Only if you swap a class for another yourself, in one move, does Super Munchkin stay.',
    ],
    fr: [
      'Perdre Super Munchkin',
      "Tu perds Super Munchkin dès que tu perds l'une des deux classes ; l'autre te reste, et une classe en main n'y change rien. Seulement si tu échanges toi-même une classe contre une autre, d'un même geste, Super Munchkin reste en jeu.",
    ],
  }),
  rule('MK-IDENT-15', {
    en: [
      'Only the present counts',
      'Whatever asks for an identity, be it an item, a power or a monster, looks at what you are right now. Lose the class and its item stays with you without its bonus; get the class back and the bonus is back too.',
    ],
    fr: [
      'Seul le présent compte',
      "Objet, pouvoir ou monstre : tout ce qui dépend d'une identité regarde ce que tu es en ce moment. Si tu perds la classe, son objet te reste, mais sans bonus ; si tu la retrouves, le bonus revient.",
    ],
  }),
]
