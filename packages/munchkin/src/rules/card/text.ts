import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const CARD_RULES: readonly Rule[] = [
  rule('MK-CARD-01', {
    en: [
      'Two discard piles',
      'Doors are discarded on the door pile, treasures on the treasure pile: the back decides. Only Cultist cards go elsewhere, to a pile of their own (MK-CULT-04).',
    ],
    fr: [
      'Deux défausses',
      "Les Portes vont à la défausse des Portes, les Trésors à celle des Trésors : c'est le dos qui décide. Seules les cartes Cultiste vont ailleurs, dans une défausse à elles (MK-CULT-04).",
    ],
  }),
  rule('MK-CARD-02', {
    en: ['Discards face up', 'Discards lie face up, so everybody sees what has just been thrown away.'],
    fr: ['Défausses face visible', 'On défausse face visible : toute la table voit ce que tu viens de jeter.'],
  }),
  rule('MK-CARD-03', {
    en: [
      'No rummaging in the discards',
      "Everyone sees the top card of a discard pile and how many cards it holds. What lies below is nobody's business unless a card lets you search.",
    ],
    fr: [
      'On ne fouille pas la défausse',
      "Tout le monde voit la carte du dessus d'une défausse et le nombre de cartes qu'elle contient. Ce qu'il y a dessous ne te regarde pas, sauf si une carte te permet d'y fouiller.",
    ],
  }),
  rule('MK-CARD-04', {
    en: [
      'When a deck runs out',
      'If a card must be drawn from an empty deck, its discard pile is shuffled and becomes the new deck. This happens at that draw and not earlier, so cards thrown away in the meantime are in it.',
    ],
    fr: [
      'Quand la pioche est vide',
      "S'il faut tirer dans une pioche vide, on mélange sa défausse, qui devient la nouvelle pioche. On attend pour cela le tirage suivant : les cartes jetées entre-temps en font partie.",
    ],
  }),
  rule('MK-CARD-05', {
    en: [
      'Nothing left to draw',
      'If a deck and its discards are both empty, nobody draws that kind of card; all the rest goes on, and a kill still gives its level. With no door left, opening a door reveals nothing and counts as meeting no monster, so you may still look for trouble.',
    ],
    fr: [
      'Plus rien à tirer',
      "Si une pioche et sa défausse sont vides toutes les deux, plus personne ne tire ce genre de carte ; le reste continue, et tuer un monstre donne toujours son niveau. Sans plus aucune Porte, tu n'ouvres sur rien et tu n'as croisé aucun monstre : tu peux donc encore chercher la bagarre.",
    ],
  }),
  rule('MK-CARD-06', {
    en: [
      'What is in play',
      'The cards on the table in front of you are in play: race, class, mojo, powers, the cards that let you be two things, the items you carry, lasting curses and other lasting cards, acolytes. Everyone can see them.',
    ],
    fr: [
      'Ce qui est en jeu',
      "Les cartes posées devant toi sont en jeu : race, classe, mojo, pouvoirs, cartes qui te permettent d'être deux choses, objets transportés, malédictions et autres cartes durables, acolytes. Tout le monde les voit.",
    ],
  }),
  rule('MK-CARD-07', {
    en: [
      'Your hand is safe',
      'Nobody can take the cards in your hand, unless an effect names your hand. A curse that costs you an item finds nothing there.',
    ],
    fr: [
      "Ta main est à l'abri",
      "Personne ne peut te prendre une carte en main, sauf si un effet parle expressément de ta main. Une malédiction qui te coûte un objet n'ira pas l'y chercher.",
    ],
  }),
  rule('MK-CARD-08', {
    en: [
      'Your hand does not fight',
      'Cards in your hand are not in play: they give you no bonus, however splendid. Put them down first.',
    ],
    fr: [
      'Ta main ne se bat pas',
      "Les cartes en main ne sont pas en jeu : aussi splendides soient-elles, elles ne te donnent aucun bonus. Pose-les d'abord.",
    ],
  }),
  rule('MK-CARD-09', {
    en: [
      'Five cards at the end',
      'At the end of your own turn you may hold 5 cards at most, in all four boxes. The Star Munchkin rulebook gives two numbers; we take 5, which satisfies both.',
    ],
    fr: [
      'Cinq cartes à la fin',
      'À la fin de ton tour, tu as 5 cartes en main au maximum, dans les quatre boîtes. Le livret de Star Munchkin donne deux nombres ; on retient 5, qui convient aux deux.',
    ],
  }),
  rule('MK-CARD-10', {
    en: [
      'No taking back',
      'Once a card is in play it never returns to your hand. It leaves only by being discarded, traded, given away, sold or lost.',
    ],
    fr: [
      'Carte posée, carte jouée',
      "Une carte en jeu ne revient jamais dans ta main. Elle n'en sort que défaussée, échangée, donnée, vendue ou perdue.",
    ],
  }),
  rule('MK-CARD-11', {
    en: [
      'Cards for one use',
      'A card is single-use when it says so. In Star Munchkin the cards that raise your level count as single-use too.',
    ],
    fr: [
      'Cartes à usage unique',
      "Une carte est à usage unique quand c'est écrit dessus. Dans Star Munchkin, les cartes qui font monter de niveau le sont aussi.",
    ],
  }),
  rule('MK-CARD-12', {
    en: [
      'Single-use cards stay put',
      'A single-use card played in a combat stays there and keeps working until the combat ends. Then it is discarded, whether you won or lost.',
    ],
    fr: [
      "L'usage unique reste au combat",
      "Une carte à usage unique jouée dans un combat y reste, et son effet dure jusqu'au bout. Ensuite on la défausse, que tu aies gagné ou perdu.",
    ],
  }),
  rule('MK-CARD-13', {
    en: [
      'Level cards and other specials',
      'Treasures that are not items may be played at any time, as curses may (MK-CURSE-02), unless they say otherwise: do what they say, then discard them. In Munchkin Zombies those that give a lasting bonus stay in play like an item. You may play a level card on yourself or on any other living player, whenever its text allows, provided that player may gain the level (never from 9 to 10) and nobody has to pay against their will. A card that only looks for other cards is not played where everybody sees that there are none, nor one that only lets somebody escape where nobody can.',
    ],
    fr: [
      'Niveaux et autres Trésors spéciaux',
      "Un Trésor qui n'est pas un objet se joue quand tu veux, comme une malédiction (MK-CURSE-02), sauf mention contraire : fais ce qu'il dit, puis défausse-le. Dans Munchkin Zombies, ceux qui donnent un bonus durable restent en jeu comme un objet. Une carte de niveau se joue sur toi ou sur n'importe quel joueur vivant, dès que son texte le permet, si ce joueur a droit au niveau (jamais de 9 à 10) et si personne ne paie contre son gré. Une carte qui ne fait que chercher d'autres cartes ne se joue pas là où tout le monde voit qu'il n'y en a pas, ni celle qui ne fait que laisser quelqu'un s'échapper là où personne ne le peut.",
    ],
  }),
  rule('MK-CARD-14', {
    en: [
      'A time for every card',
      'Each kind of card has its moments. At any other time it is refused and you keep it.',
    ],
    fr: [
      'Chaque carte en son temps',
      'Chaque type de carte a ses moments. En dehors, elle est refusée et tu la gardes.',
    ],
  }),
  rule('MK-CARD-15', {
    en: [
      'Showing your hand',
      'You may show your hand, or part of it, to whomever you like, whenever you like. Only those you choose see it, and nothing else changes.',
    ],
    fr: [
      'Montrer son jeu',
      "Tu peux montrer ta main, ou une partie, à qui tu veux, quand tu veux. Seuls ceux que tu choisis la voient, et rien d'autre ne change.",
    ],
  }),
  rule('MK-CARD-16', {
    en: [
      'An empty hand buys nothing',
      'If an ability costs your whole hand, you need at least one card in it. Throwing away nothing is not a price.',
    ],
    fr: [
      'Une main vide ne paie rien',
      "Si une capacité coûte toute ta main, il t'y faut au moins une carte. Jeter du vent, ce n'est pas payer.",
    ],
  }),
  rule('MK-CARD-17', {
    en: [
      'Secret and public',
      "Hands and decks are secret; levels, cards in play and the number of cards in every hand and deck are public. What you have seen of a hand you know while it stays there; once a card leaves that hand face down, only giver and receiver know which, and for you it is one of those. Of alike cards in a hand, the one that others have seen goes first. The table gives nothing away either: a question goes to everyone concerned whatever they hold, and without a fitting card you can only decline. Waiting times betray nobody's hand, and if a play is refused, only you learn why.",
    ],
    fr: [
      'Secret et public',
      "Les mains et les pioches sont secrètes ; les niveaux, les cartes en jeu et le nombre de cartes de chaque main et de chaque pioche sont publics. Ce que tu as vu d'une main, tu le sais tant que la carte y reste ; dès qu'une carte en part face cachée, seuls celui qui donne et celui qui reçoit savent laquelle, et pour toi c'est l'une d'elles. De deux cartes identiques d'une main, celle que d'autres ont vue part la première. La table ne trahit rien non plus : une question va à tous ceux qu'elle concerne, quoi qu'ils tiennent, et sans carte qui convienne tu ne peux que refuser. Les temps d'attente ne dénoncent personne, et si un de tes coups est refusé, toi seul sais pourquoi.",
    ],
  }),
  rule('MK-CARD-18', {
    en: [
      'What lies in which deck',
      'Among the doors: races, classes, mojos, powers, the cards that let you be two things, monsters, monster enhancers, curses or traps, wandering monsters. Among the treasures: items and specials such as level cards. An acolyte belongs to the deck that its back shows.',
    ],
    fr: [
      'Qui est dans quelle pioche',
      "Côté Portes : races, classes, mojos, pouvoirs, cartes qui te permettent d'être deux choses, monstres, améliorations de monstre, malédictions ou pièges, monstres errants. Côté Trésors : objets et cartes spéciales, comme celles de niveau. Un acolyte appartient à la pioche qu'indique son dos.",
    ],
  }),
  rule('MK-CARD-19', {
    en: [
      "A spent card is nobody's",
      'A single-use card played in a combat belongs to nobody until it is discarded at the end. You cannot pay for an ability with it, steal it, curse it away or loot it from a corpse.',
    ],
    fr: [
      'Carte dépensée, carte sans maître',
      "Une carte à usage unique jouée dans un combat n'est plus à personne, jusqu'à sa défausse à la fin. Impossible de payer une capacité avec, de la voler, de la faire perdre par une malédiction ou de la piller sur un cadavre.",
    ],
  }),
  rule('MK-CARD-20', {
    en: [
      'Discarding several at once',
      "If several cards are discarded together, the player whose turn it is decides their order, even if the cards are somebody else's. You are asked only when the order can matter.",
    ],
    fr: [
      'Plusieurs cartes à la défausse',
      "Quand plusieurs cartes partent ensemble à la défausse, celui dont c'est le tour décide de leur ordre, même si elles sont à quelqu'un d'autre. On ne te pose la question que si l'ordre peut compter.",
    ],
  }),
  rule('MK-CARD-21', {
    en: [
      'Losing a card, any card',
      'If an effect makes you discard or lose a card and does not say from where, you choose: hand or table. If it takes an item, only items on the table count.',
    ],
    fr: [
      'Perdre une carte au choix',
      "Si un effet te fait défausser ou perdre une carte sans dire d'où, tu choisis : en main ou en jeu. S'il te prend un objet, seuls comptent les objets en jeu.",
    ],
  }),
]
