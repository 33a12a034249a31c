import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const ITEM_RULES: readonly Rule[] = [
  rule('MK-ITEM-01', {
    en: [
      'What an item has',
      'An item has a name, a value and a use: a bonus, an ability, or both. In Munchkin and Munchkin Zombies it also has a size.',
    ],
    fr: [
      "Ce qu'a un objet",
      'Un objet a un nom, une valeur et une utilité : un bonus, une capacité ou les deux. Dans Munchkin et Munchkin Zombies, il a aussi une taille.',
    ],
  }),
  rule('MK-ITEM-02', {
    en: [
      'On the table or nothing',
      'An item counts only once you have played it to the table. From then on you carry it.',
    ],
    fr: [
      'Sur la table, sinon rien',
      "Un objet ne compte qu'une fois posé sur la table. À partir de là, tu le transportes.",
    ],
  }),
  rule('MK-ITEM-03', {
    en: [
      'Carried or used',
      'You need not use everything you carry. Turn an unused item sideways: for now it neither helps nor hurts you. Only what its card does on coming into play or leaving it, and what it says of being stolen or lost itself, holds all the same.',
    ],
    fr: [
      'Transporté ou utilisé',
      "Rien ne t'oblige à utiliser tout ce que tu transportes. Un objet inutilisé se pose en travers : en attendant, il ne te fait ni bien ni mal. Seul vaut quand même ce que sa carte fait en arrivant en jeu ou en le quittant, et ce qu'elle dit de son propre vol ou de sa propre perte.",
    ],
  }),
  rule('MK-ITEM-04', {
    en: [
      'Useless, but yours',
      'You may carry items that you cannot use, because you are the wrong kind of person or have no place left to wear them.',
    ],
    fr: [
      'Inutile, mais à toi',
      "Tu peux transporter des objets que tu ne peux pas utiliser, parce que tu n'as pas la bonne identité ou plus la place de les porter.",
    ],
  }),
  rule('MK-ITEM-05', {
    boxes: ['base', 'zombies'],
    en: [
      'One Big item',
      'In Munchkin and Munchkin Zombies you may carry any number of small items, but only one Big one, even turned sideways. Whatever is not marked Big is small.',
    ],
    fr: [
      'Un seul Gros objet',
      "Dans Munchkin et Munchkin Zombies, tu transportes autant de petits objets que tu veux, mais un seul Gros objet, même posé en travers. Tout ce qui n'est pas marqué Gros est petit.",
    ],
  }),
  rule('MK-ITEM-06', {
    boxes: ['base', 'zombies'],
    en: [
      'Too many Big items',
      'If you lose what let you carry several Big items, get it back at once with a card you may play right now, or shed the surplus of your choice. In your own turn and outside a fight you may sell it, for at least 1000 gold pieces in all. Otherwise you give it to the lowest-level player who can carry it (your pick among ties), at once even during a fight; if nobody can, it is discarded.',
    ],
    fr: [
      'Trop de Gros objets',
      "Si tu perds ce qui te permettait d'en avoir plusieurs, récupère-le aussitôt avec une carte que tu as le droit de jouer là, maintenant, ou débarrasse-toi du surplus de ton choix. À ton tour et hors combat, tu peux le vendre, pour au moins 1000 pièces d'or en tout. Sinon, donne-le au joueur de plus bas niveau capable de le porter (à toi de choisir entre ex æquo), sans attendre, même en plein combat ; si personne ne peut, il est défaussé.",
    ],
  }),
  rule('MK-ITEM-07', {
    boxes: ['star'],
    en: [
      'One Complex item',
      'In Star Munchkin you may carry any number of items but use only one Complex one. Mad Scientists use as many as they like. If you lose that class, even in a fight, you choose at once which one stays in use.',
    ],
    fr: [
      'Un seul objet Complexe',
      "Dans Star Munchkin, tu transportes autant d'objets que tu veux, mais tu n'utilises qu'un seul objet Complexe. Les Savants fous en utilisent autant qu'ils veulent. Si tu perds cette classe, même en plein combat, choisis aussitôt lequel reste utilisé.",
    ],
  }),
  rule('MK-ITEM-08', {
    boxes: ['cthulhu'],
    en: [
      'Size does not matter',
      'In Munchkin Cthulhu there is no size: carry as many items as you like. Only your head, body, feet and hands limit what you use.',
    ],
    fr: [
      'Peu importe la taille',
      "Dans Munchkin Cthulhu, pas de taille : transporte autant d'objets que tu veux. Seuls ta tête, ton corps, tes pieds et tes mains limitent ce que tu utilises.",
    ],
  }),
  rule('MK-ITEM-09', {
    en: [
      'Where you wear it',
      'You may use one headgear, one armour and one footgear at a time, and either two 1-hand items or one 2-hand item, unless a card allows more. This limits what you use, not what you carry.',
    ],
    fr: [
      'Où ça se porte',
      'Tu utilises à la fois un couvre-chef, une armure et une paire de chaussures, plus deux objets à une main ou un seul à deux mains, sauf si une carte en permet davantage. Cela limite ce que tu utilises, pas ce que tu transportes.',
    ],
  }),
  rule('MK-ITEM-10', {
    en: [
      'Items worn nowhere',
      'Items that name no part of the body, and are neither Big nor Complex, may be used without limit.',
    ],
    fr: [
      'Les objets qui vont partout',
      "Un objet qui ne réclame aucune partie du corps et n'est ni Gros ni Complexe s'utilise sans limite.",
    ],
  }),
  rule('MK-ITEM-11', {
    en: [
      'Not for everyone',
      'An item reserved for some class, race or mojo can be used only by someone who has it. Anyone may still carry it.',
    ],
    fr: [
      'Pas pour tout le monde',
      "Un objet réservé à une classe, une race ou un mojo ne sert qu'à qui possède cette identité. N'importe qui peut quand même le transporter.",
    ],
  }),
  rule('MK-ITEM-12', {
    en: [
      'When to play items',
      "In Star Munchkin, Munchkin Cthulhu and Munchkin Zombies you play an item when you draw it, or in your own turn outside a fight. In Munchkin you may play it at any time, on anyone's turn, except while a combat is on, whoever fights: nobody lays an item down and then helps with it.",
    ],
    fr: [
      'Quand jouer un objet',
      "Dans Star Munchkin, Munchkin Cthulhu et Munchkin Zombies, tu joues un objet quand tu le pioches, ou pendant ton tour hors combat. Dans Munchkin, tu peux le jouer à tout moment, au tour de n'importe qui, sauf pendant un combat, qui que ce soit qui se batte : personne ne pose un objet pour aider avec aussitôt.",
    ],
  }),
  rule('MK-ITEM-13', {
    en: [
      'Switching items',
      "You may switch items between used and carried at any time, on anyone's turn. Not while you are in a fight (your own or as a helper), not while running away, and not while a curse or trap on you is unsettled.",
    ],
    fr: [
      "Changer d'équipement",
      "Tu peux passer tes objets d'utilisés à transportés, et inversement, à tout moment, au tour de n'importe qui. Mais pas quand tu es dans un combat (le tien ou comme allié), pas en déguerpissant, ni tant qu'une malédiction ou un piège sur toi n'est pas réglé.",
    ],
  }),
  rule('MK-ITEM-14', {
    en: [
      'No throwing away',
      'You cannot simply drop an item. It leaves you when you sell it, trade it, give it away or pay with it, or when something takes it from you.',
    ],
    fr: [
      'On ne jette rien',
      "Tu ne peux pas te débarrasser d'un objet comme ça. Il te quitte si tu le vends, l'échanges, le donnes ou t'en sers pour payer, ou si quelque chose te l'arrache.",
    ],
  }),
  rule('MK-ITEM-15', {
    en: [
      'Single-use items outside fights',
      'Some single-use items can also be used outside a fight; their card says so. The others have to wait for one.',
    ],
    fr: [
      'Usage unique hors combat',
      'Certains objets à usage unique servent aussi hors combat ; leur carte le dit. Les autres attendent la prochaine bagarre.',
    ],
  }),
  rule('MK-ITEM-16', {
    en: [
      'What it is worth',
      'An item has a value in gold pieces, or credits in Star Munchkin. An item of no value counts as 0; you may throw it into a sale all the same.',
    ],
    fr: [
      'Ce que ça vaut',
      "Un objet a une valeur en pièces d'or, ou en crédits dans Star Munchkin. Un objet sans valeur compte pour 0 ; tu peux quand même le glisser dans une vente.",
    ],
  }),
  rule('MK-ITEM-17', {
    en: [
      'In play before it helps',
      'Except for single-use ones, an item must be in play to be of use. In your own turn outside a fight (in Munchkin, whenever you may play items) you can play it and use it straight away, so arm yourself before you kick the door in.',
    ],
    fr: [
      'En jeu avant de servir',
      "À part ceux à usage unique, un objet doit être en jeu pour servir. À ton tour et hors combat (dans Munchkin, dès que tu as le droit d'en jouer), tu peux le poser et l'utiliser dans la foulée : arme-toi donc avant d'ouvrir la Porte.",
    ],
  }),
  rule('MK-ITEM-18', {
    en: ['The victim chooses', 'If something could hit several of your items, you choose which one it hits.'],
    fr: ['La victime choisit', "Si un effet peut toucher plusieurs de tes objets, c'est toi qui choisis lequel."],
  }),
]
