import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const HELP_RULES: readonly Rule[] = [
  rule('MK-HELP-01', {
    en: [
      'Asking for help',
      'In your combat you may ask the other players for help, one after another and in any order. Each may refuse, accept, or accept on conditions.',
    ],
    fr: [
      "Demander de l'aide",
      "Dans ton combat, tu peux demander de l'aide aux autres, l'un après l'autre et dans l'ordre que tu veux. Chacun peut refuser, accepter, ou accepter à ses conditions.",
    ],
  }),
  rule('MK-HELP-02', {
    en: [
      'One helper only',
      'Only one player may help you, and whoever agreed is bound until the combat ends. If a card takes your helper out, or MK-HELP-17 does, you may ask another.',
    ],
    fr: [
      'Un seul allié',
      "Un seul joueur peut t'aider, et une fois d'accord, il reste lié jusqu'à la fin du combat. Si une carte te l'enlève, ou si MK-HELP-17 l'écarte, tu peux demander à quelqu'un d'autre.",
    ],
  }),
  rule('MK-HELP-03', {
    en: [
      "The helper's full strength",
      'Your helper adds their whole combat strength to yours: level, items, abilities and all.',
    ],
    fr: [
      "Toute la force de l'allié",
      'Ton allié ajoute toute sa force de combat à la tienne : niveau, objets, capacités, tout y passe.',
    ],
  }),
  rule('MK-HELP-04', {
    en: [
      'What help costs',
      "You may offer items that you have on the table and any number of the monster's treasures; cards from your hand, races, classes and the like are not for sale. The deal is paid after the combat, and items only if you win, unless you offer to pay even if you lose.",
    ],
    fr: [
      "Le prix d'un coup de main",
      'Tu peux offrir des objets que tu as en jeu et autant de Trésors du monstre que tu veux ; ni cartes en main, ni race, ni classe ou autre identité. On paie après le combat, et les objets seulement en cas de victoire, sauf si tu promets de payer même en perdant.',
    ],
  }),
  rule('MK-HELP-05', {
    en: [
      'Who picks first',
      'If you share the treasure, you must agree beforehand on who picks in which order. The agreed number stands even if enhancers make the pile grow; if there turn out to be fewer treasures, your helper gets what there is, in the agreed order.',
    ],
    fr: [
      "Qui choisit d'abord",
      "Si tu partages les Trésors, vous devez convenir d'avance de qui choisit, et dans quel ordre. Le nombre convenu reste le même si des améliorations font grossir le tas ; s'il y en a moins que prévu, ton allié prend ce qu'il y a, dans l'ordre convenu.",
    ],
  }),
  rule('MK-HELP-06', {
    en: [
      'Grudges cover both of you',
      "A monster's bonuses and penalties against a race, class, mojo or power apply if either of you has it. Choose your friends with care.",
    ],
    fr: [
      'Une rancune pour deux',
      "Les bonus et malus d'un monstre contre une race, une classe, un mojo ou un pouvoir s'appliquent si l'un de vous deux l'a. Choisis bien tes amis.",
    ],
  }),
  rule('MK-HELP-07', {
    en: [
      "Your helper's tricks count",
      "Your helper's abilities work in your combat. Even if one of them finishes the monster off, the win is yours and you draw the treasure.",
    ],
    fr: [
      'Les talents de ton allié',
      "Les capacités de ton allié servent dans ton combat. Même si c'est l'une d'elles qui achève le monstre, la victoire est à toi et tu tires les Trésors.",
    ],
  }),
  rule('MK-HELP-08', {
    en: [
      'The levels are yours',
      'When you win with help the levels go to you alone. Your helper gets none, unless a card or ability says so.',
    ],
    fr: [
      'Les niveaux sont à toi',
      "Quand tu gagnes avec de l'aide, les niveaux sont pour toi seul. Ton allié n'en gagne aucun, sauf si une carte ou une capacité le dit.",
    ],
  }),
  rule('MK-HELP-09', {
    en: [
      'Treasure on show',
      'When you win with help you draw all the treasures face up, where everybody sees them. Then you share them as agreed.',
    ],
    fr: [
      'Trésors sur la table',
      "Quand tu gagnes avec de l'aide, tu tires tous les Trésors face visible, sous les yeux de tous. Ensuite, vous partagez comme convenu.",
    ],
  }),
  rule('MK-HELP-10', {
    en: ['You both run', 'If you cannot win together, you both run, each with your own rolls.'],
    fr: [
      'On déguerpit à deux',
      'Si vous ne pouvez pas gagner ensemble, vous déguerpissez tous les deux, chacun avec ses propres jets de dé.',
    ],
  }),
  rule('MK-HELP-11', {
    en: [
      'Helping is fighting',
      'As a helper you are in the combat: no trading, selling, changing gear or new items. You may use single-use cards, abilities and curses, and your acolyte in Star Munchkin.',
    ],
    fr: [
      "Aider, c'est se battre",
      "Si tu aides, tu es dans le combat : pas d'échange, pas de vente, pas de changement d'équipement, pas de nouvel objet. Tu peux utiliser cartes à usage unique, capacités et malédictions, et ton acolyte dans Star Munchkin.",
    ],
  }),
  rule('MK-HELP-12', {
    en: [
      'Help may be free',
      'You may help for nothing, or be helped for nothing. In Star Munchkin a Bounty Hunter may not even want paying, since the card itself rewards helping.',
    ],
    fr: [
      "L'aide peut être gratuite",
      "Tu peux aider pour rien, ou te faire aider pour rien. Dans Star Munchkin, un Chasseur de primes n'attend peut-être même pas de salaire : sa carte le récompense déjà.",
    ],
  }),
  rule('MK-HELP-13', {
    en: [
      'Only while you are losing',
      "You may ask for help, or accept a volunteer, only while your total is not greater than the monsters'; a tie that an ability wins for you counts as winning. If somebody turns the fight against you, you may ask again. A helper who has been accepted stays, even if the totals change.",
    ],
    fr: [
      'Seulement si tu perds',
      "Tu ne peux demander de l'aide, ou accepter un volontaire, que tant que ton total ne dépasse pas celui des monstres ; une égalité gagnée grâce à une capacité compte comme une victoire. Si quelqu'un retourne le combat contre toi, tu peux de nouveau demander. Un allié accepté reste, même si les totaux changent.",
    ],
  }),
  rule('MK-HELP-14', {
    en: [
      'Who can help',
      "Any other living player may help; the dead may not. Someone who died can help again from the next player's turn on, though without cards.",
    ],
    fr: [
      'Qui peut aider',
      "N'importe quel autre joueur vivant peut aider ; les morts, non. Qui vient de mourir peut de nouveau aider dès le tour du joueur suivant, mais sans cartes.",
    ],
  }),
  rule('MK-HELP-15', {
    en: [
      'Volunteers with a price',
      'Nobody has to wait to be asked: any player may offer help and name a price. You decide, as long as you are not winning (MK-HELP-13).',
    ],
    fr: [
      'Volontaires, mais pas bénévoles',
      "Personne n'est obligé d'attendre qu'on l'appelle : tout joueur peut proposer son aide et annoncer son prix. C'est toi qui décides, tant que tu n'es pas en train de gagner (MK-HELP-13).",
    ],
  }),
  rule('MK-HELP-16', {
    en: [
      'Promises that fall through',
      'If a promised item is no longer yours when it is time to pay, that part of the deal is off and nothing replaces it. If fewer treasures are drawn than promised, the helper gets what there is.',
    ],
    fr: [
      "Une promesse tombée à l'eau",
      "Si un objet promis n'est plus à toi au moment de payer, cette partie du marché tombe à l'eau, et rien ne la remplace. Si on tire moins de Trésors que promis, l'allié prend ce qu'il y a.",
    ],
  }),
  rule('MK-HELP-17', {
    en: [
      'Helpers out, helpers by force',
      'If a monster that must be fought alone joins, your helper is thrown out unharmed, and you can ask nobody while it is there. Nobody can be forced to help when killing the monsters present would bring you to level 10: a forced helper then leaves, and you may ask another, unless the helper would win as well. While forced to help, you may still sabotage.',
    ],
    fr: [
      'Alliés exclus, alliés forcés',
      "Si un monstre qu'il faut affronter seul arrive, ton allié est mis dehors sans une égratignure, et tu ne peux demander à personne tant qu'il est là. Personne n'est forcé d'aider quand tuer les monstres présents te mènerait au niveau 10 : l'allié forcé s'en va alors, et tu peux demander à un autre, sauf s'il doit gagner lui aussi. Quand on te force à aider, rien ne t'empêche de saboter.",
    ],
  }),
]
