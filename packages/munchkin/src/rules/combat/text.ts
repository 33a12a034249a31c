import type { Rule } from '@brouhaha/table'
import { rule } from '../rule.ts'

export const COMBAT_RULES: readonly Rule[] = [
  rule('MK-COMBAT-01', {
    en: [
      'Your combat strength',
      'Your strength is your level plus everything that counts for or against you: items in use, abilities, single-use cards on your side, curses. Items that you merely carry, turned sideways, add nothing.',
    ],
    fr: [
      'Ta force de combat',
      "Ta force, c'est ton niveau plus tout ce qui joue pour ou contre toi : objets utilisés, capacités, cartes à usage unique de ton côté, malédictions. Les objets que tu ne fais que transporter, tournés de côté, n'ajoutent rien.",
    ],
  }),
  rule('MK-COMBAT-02', {
    en: [
      "A monster's strength",
      "A monster's strength is its level plus its enhancers and whatever its own text adds or takes away. Single-use cards on the monsters' side are added to the total of that side (MK-INT-02).",
    ],
    fr: [
      "La force d'un monstre",
      "La force d'un monstre, c'est son niveau, plus ses améliorations, plus ce que son propre texte ajoute ou retire. Les cartes à usage unique jouées du côté des monstres s'ajoutent au total de leur camp (MK-INT-02).",
    ],
  }),
  rule('MK-COMBAT-03', {
    en: [
      'Win by strictly more',
      "You kill what you fight only if your side's total is strictly greater. Equal is not enough, unless a fighter has an ability that wins ties.",
    ],
    fr: [
      "Gagner, c'est dépasser",
      "Tu ne tues ce que tu combats que si le total de ton camp est strictement supérieur. L'égalité ne suffit pas, sauf si un combattant a une capacité qui gagne les égalités.",
    ],
  }),
  rule('MK-COMBAT-04', {
    en: [
      'Ties go to the monster',
      "If the monsters' total equals or beats yours you are losing, and if nothing changes you will have to run. On a tie, and only then, an ability that wins ties turns this round, whether it is yours or your helper's.",
    ],
    fr: [
      "L'égalité profite au monstre",
      'Si le total des monstres égale ou dépasse le tien, tu es en train de perdre, et si rien ne bouge il faudra déguerpir. À égalité, et seulement à égalité, une capacité qui gagne les égalités renverse la vapeur, que ce soit la tienne ou celle de ton allié.',
    ],
  }),
  rule('MK-COMBAT-05', {
    en: ['Weaker than nothing', 'Your strength in a combat may drop to zero or even below. Embarrassing, but legal.'],
    fr: [
      'Plus faible que rien',
      "Ta force de combat peut tomber à zéro, et même en dessous. C'est la honte, mais c'est permis.",
    ],
  }),
  rule('MK-COMBAT-06', {
    en: [
      'How weak monsters get',
      "First each monster is counted with its enhancers and its text: in Star Munchkin it is worth at least 1, in Munchkin Cthulhu at least 0, in Munchkin and Munchkin Zombies there is no minimum. Then the single-use cards on the monsters' side are counted; in Star Munchkin and Munchkin Cthulhu they cannot push the total below that minimum times the number of monsters. The floor protects monsters only, never the players' side.",
    ],
    fr: [
      'Le plancher des monstres',
      "D'abord, on compte chaque monstre avec ses améliorations et son texte : dans Star Munchkin il vaut au moins 1, dans Munchkin Cthulhu au moins 0, et dans Munchkin et Munchkin Zombies il n'y a pas de minimum. Puis viennent les cartes à usage unique jouées du côté des monstres ; dans Star Munchkin et Munchkin Cthulhu, elles ne font pas passer leur total sous ce minimum multiplié par le nombre de monstres. Ce plancher ne protège que les monstres, jamais les joueurs.",
    ],
  }),
  rule('MK-COMBAT-07', {
    en: [
      'A kill is a level',
      'Killing a monster gives you 1 level, or 2 if its card says so. The level goes to the one whose combat it is.',
    ],
    fr: [
      'Tuer fait monter',
      "Tuer un monstre te donne 1 niveau, ou 2 si sa carte le dit. Le niveau va à celui dont c'est le combat.",
    ],
  }),
  rule('MK-COMBAT-08', {
    en: ['Every kill counts', 'Kill several monsters in one combat and you get the level, or levels, of each.'],
    fr: [
      'Chaque monstre tué compte',
      'Si tu tues plusieurs monstres dans le même combat, tu gagnes le niveau, ou les niveaux, de chacun.',
    ],
  }),
  rule('MK-COMBAT-09', {
    en: [
      'Gone is not killed',
      'If a card removes a monster, you have won against it but not killed it: no level, unless the card itself gives one and may (MK-META-04, MK-META-06). A monster that is killed automatically is another story (MK-COMBAT-45).',
    ],
    fr: [
      "Écarté n'est pas tué",
      "Si une carte écarte un monstre, tu l'as vaincu mais pas tué : aucun niveau, sauf si la carte en donne un elle-même et en a le droit (MK-META-04, MK-META-06). Un monstre tué automatiquement, c'est une autre histoire (MK-COMBAT-45).",
    ],
  }),
  rule('MK-COMBAT-10', {
    en: [
      'Treasure of a vanished monster',
      'The card that removes a monster says whether its treasure stays behind. Where it is silent: in Munchkin and Munchkin Zombies you take the treasure all the same, in Star Munchkin and Munchkin Cthulhu only killed monsters pay.',
    ],
    fr: [
      'Le Trésor du disparu',
      "La carte qui écarte un monstre dit s'il laisse son Trésor. Si elle n'en parle pas : dans Munchkin et Munchkin Zombies, tu le ramasses quand même ; dans Star Munchkin et Munchkin Cthulhu, seuls les monstres tués paient.",
    ],
  }),
  rule('MK-COMBAT-11', {
    en: [
      'Finish what you started',
      'A combat that has begun must end, by a win, a removal or flight, before your turn goes on. No looting in between, no sneaking off to the next player.',
    ],
    fr: [
      'Finis ce que tu commences',
      'Un combat commencé doit se terminer, par une victoire, un monstre écarté ou une fuite, avant que ton tour continue. Pas de pillage entre-temps, pas de fin de tour en douce.',
    ],
  }),
  rule('MK-COMBAT-12', {
    en: [
      'Single-use cards in combat',
      'Single-use cards may be used in any combat, straight from your hand or from the table.',
    ],
    fr: [
      "L'usage unique en combat",
      "Les cartes à usage unique s'utilisent dans n'importe quel combat, qu'elles viennent de ta main ou de la table.",
    ],
  }),
  rule('MK-COMBAT-13', {
    en: [
      'Hands off your gear',
      'While you are in a combat, as fighter or helper, you may not sell, steal, put on, take off or trade items, and nobody steals yours: no card and no ability lets you, unless it takes an item to use it at once and says so. Those outside the combat may still trade with each other.',
    ],
    fr: [
      'Touche pas à ton matos',
      "Tant que tu es dans un combat, le tien ou celui où tu aides, tu ne peux ni vendre, ni voler, ni mettre, ni retirer, ni échanger d'objets, et personne ne vole les tiens : aucune carte ni capacité ne le permet, sauf celle qui prend un objet pour s'en servir aussitôt, et le dit. Ceux qui n'y sont pas peuvent encore échanger entre eux.",
    ],
  }),
  rule('MK-COMBAT-14', {
    en: [
      'No new items in combat',
      'In a combat you may not play items from your hand, even in your own turn. Single-use ones are fine, and so are items whose card allows it.',
    ],
    fr: [
      'Pas de nouvel objet au combat',
      'En combat, tu ne poses aucun objet de ta main, même pendant ton tour. Exceptions : les objets à usage unique et ceux dont la carte le permet.',
    ],
  }),
  rule('MK-COMBAT-15', {
    en: [
      'You fight as you stand',
      'What you use and what you merely carry when the monster is revealed stays that way for the whole combat; you can only lose things. If your armour is cursed away, the spare one on your back does not replace it.',
    ],
    fr: [
      'Tu te bats comme tu es',
      "Ce que tu utilises et ce que tu transportes seulement quand le monstre se révèle ne change plus de tout le combat ; tu ne peux qu'en perdre. Si une malédiction emporte ton armure, celle de rechange sur ton dos ne la remplace pas.",
    ],
  }),
  rule('MK-COMBAT-16', {
    en: [
      'Time to spoil it',
      'When you seem to have beaten the monster, or to be rid of it in some other way, everyone gets a moment to react before it is final: 2.5 seconds in Munchkin, about 2.6 in the others. Here the win waits until all the others have passed, or until the clock runs out if there is one. Each new card starts the wait again.',
    ],
    fr: [
      'Le temps de tout gâcher',
      "Quand tu sembles avoir battu le monstre, ou t'en être débarrassé autrement, chacun a un instant pour réagir avant que ce soit définitif : 2,5 secondes dans Munchkin, environ 2,6 ailleurs. Ici, ta victoire attend que tous les autres aient passé, ou que le temps soit écoulé s'il est compté. Chaque nouvelle carte relance l'attente.",
    ],
  }),
  rule('MK-COMBAT-17', {
    en: [
      'Snatched from your jaws',
      'A card or ability played while everyone may still react takes effect. If it turns the totals the combat goes on: you may answer, find help or run.',
    ],
    fr: [
      "La victoire t'échappe",
      "Une carte ou une capacité jouée tant qu'on peut réagir prend effet. Si les totaux s'inversent, le combat continue : à toi de répliquer, de trouver de l'aide ou de déguerpir.",
    ],
  }),
  rule('MK-COMBAT-18', {
    en: [
      'Then it is final',
      'Once the time to react is over, the kill cannot be undone. Levels and treasure are yours, in the order of MK-TURN-13.',
    ],
    fr: [
      "Après, c'est définitif",
      "Une fois passé le temps de réagir, le monstre est bel et bien mort. Niveaux et Trésors sont à toi, dans l'ordre de MK-TURN-13.",
    ],
  }),
  rule('MK-COMBAT-19', {
    en: [
      'Clear the table',
      'When a combat ends, and before anyone is paid, the monsters, all their enhancers and all single-use cards of both sides are discarded. They may even be shuffled back in time for your treasure.',
    ],
    fr: [
      'On débarrasse la table',
      'Quand un combat se termine, et avant toute récompense, on défausse les monstres, toutes leurs améliorations et toutes les cartes à usage unique des deux camps. Elles peuvent même être remélangées à temps pour ton Trésor.',
    ],
  }),
  rule('MK-COMBAT-20', {
    en: [
      'As many as it shows',
      'A monster pays as many treasures as its card shows, not just one because a sentence somewhere says so. You draw them once the combat is closed (MK-TURN-13).',
    ],
    fr: [
      "Autant que la carte l'indique",
      "Un monstre rapporte autant de Trésors que sa carte l'indique, et pas un seul parce qu'une phrase le laisse croire. Tu les tires une fois le combat clos (MK-TURN-13).",
    ],
  }),
  rule('MK-COMBAT-21', {
    en: [
      'What a loser can do',
      'While you are losing you may play cards, ask for help, or give up and run. While you are winning you may claim the kill or play cards.',
    ],
    fr: [
      'Que faire quand on perd',
      "Tant que tu perds, tu peux jouer des cartes, demander de l'aide, ou lâcher l'affaire et déguerpir. Tant que tu gagnes, tu peux réclamer ta victoire ou jouer des cartes.",
    ],
  }),
  rule('MK-COMBAT-22', {
    en: [
      'Several monsters add up',
      'Against several monsters you must beat the sum of their strengths. Strictly, as ever.',
    ],
    fr: [
      "Plusieurs monstres s'additionnent",
      'Contre plusieurs monstres, il faut dépasser la somme de leurs forces. Strictement, comme toujours.',
    ],
  }),
  rule('MK-COMBAT-23', {
    en: [
      'All or none',
      'You cannot kill one monster and run from the others. Beat them all, or run from them all; only a card can take one out (MK-COMBAT-24).',
    ],
    fr: [
      'Tous ou aucun',
      'Impossible de tuer un monstre et de fuir les autres. Tu les bats tous ou tu déguerpis devant tous ; seule une carte peut en écarter un (MK-COMBAT-24).',
    ],
  }),
  rule('MK-COMBAT-24', {
    en: [
      'One less to fight',
      'With the right card one of several monsters can be removed; you fight the rest as usual. Whether the removed one still pays is for that card to say (MK-COMBAT-10).',
    ],
    fr: [
      'Un de moins',
      "Avec la bonne carte, on peut écarter un monstre parmi plusieurs ; tu combats les autres normalement. Si celui qui est parti paie quand même, c'est à cette carte de le dire (MK-COMBAT-10).",
    ],
  }),
  rule('MK-COMBAT-25', {
    en: [
      'Nothing for those who run',
      'If you remove one monster with a card and then run from the others, you get no treasure at all, not even for the one that left.',
    ],
    fr: [
      'Rien pour qui déguerpit',
      'Si tu écartes un monstre avec une carte puis que tu déguerpis devant les autres, tu ne touches aucun Trésor, même pas celui du monstre parti.',
    ],
  }),
  rule('MK-COMBAT-26', {
    en: [
      'One for the whole fight',
      'Special conditions cover the whole combat, not just the monster that brings them. If one of them makes your items useless, they are useless against all.',
    ],
    fr: [
      'Une condition pour tous',
      "Une condition spéciale vaut pour tout le combat, pas seulement contre le monstre qui l'apporte. Si l'un d'eux rend tes objets inutiles, ils le sont contre tous.",
    ],
  }),
  rule('MK-COMBAT-27', {
    en: [
      'Monster enhancers',
      "Anyone may play an enhancer, for better or worse, in any combat: theirs, yours, whoever's. Outside a combat it has nothing to enhance and is refused.",
    ],
    fr: [
      'Améliorations de monstre',
      "N'importe qui peut jouer une amélioration de monstre, bonus ou malus, dans n'importe quel combat, le sien comme celui des autres. Hors combat, il n'y a rien à améliorer : elle est refusée.",
    ],
  }),
  rule('MK-COMBAT-28', {
    en: [
      'Enhancers pile up',
      'All enhancers on a monster add up, and the order in which they were played changes nothing.',
    ],
    fr: [
      'Les améliorations se cumulent',
      "Toutes les améliorations d'un monstre s'additionnent, et l'ordre dans lequel on les a jouées ne change rien.",
    ],
  }),
  rule('MK-COMBAT-29', {
    en: [
      'Which monster gets it',
      'If there are several monsters, whoever plays an enhancer picks the one that it goes on. Only that one changes, and its clone in Star Munchkin (MK-COMBAT-32).',
    ],
    fr: [
      'À quel monstre elle va',
      "S'il y a plusieurs monstres, celui qui joue l'amélioration choisit lequel la reçoit. Lui seul change, avec son clone dans Star Munchkin (MK-COMBAT-32).",
    ],
  }),
  rule('MK-COMBAT-30', {
    en: [
      'Bigger monster, bigger loot',
      "An enhancer usually brings extra treasure too: what it shows is added to that monster's treasures. One that shrinks the monster may shrink the treasure, but never below 0.",
    ],
    fr: [
      'Plus gros monstre, plus gros butin',
      "Une amélioration rapporte en général aussi des Trésors : ce qu'elle indique s'ajoute à ceux du monstre. Celle qui affaiblit le monstre peut réduire le butin, mais jamais sous 0.",
    ],
  }),
  rule('MK-COMBAT-31', {
    boxes: ['star'],
    en: [
      'Star Munchkin: the clone',
      'In Star Munchkin the Clone card adds a double of one of the monsters, in any combat. The double is a full monster, with its own strength, treasures and Bad Stuff, and its own level when killed.',
    ],
    fr: [
      'Star Munchkin : le clone',
      "Dans Star Munchkin, la carte Clone ajoute le double d'un des monstres, dans n'importe quel combat. Ce double est un monstre à part entière, avec sa force, ses Trésors et son incident fâcheux, et son niveau à gagner si tu le tues.",
    ],
  }),
  rule('MK-COMBAT-32', {
    boxes: ['star'],
    en: [
      'Clones share everything nasty',
      'In Star Munchkin whatever enhances a monster enhances its clone too, no matter which came first. Single-use cards are not copied and count once. A card that removes one of the twins leaves the other.',
    ],
    fr: [
      'Le clone profite des améliorations',
      "Dans Star Munchkin, ce qui améliore un monstre améliore aussi son clone, peu importe l'ordre. Les cartes à usage unique ne sont pas copiées et comptent une seule fois. Une carte qui écarte l'un des jumeaux laisse l'autre en place.",
    ],
  }),
  rule('MK-COMBAT-33', {
    en: [
      'Wandering monsters',
      'A Wandering Monster card is played together with a monster from your own hand, which joins any combat, even your own. Without a monster to send you cannot play it.',
    ],
    fr: [
      'Monstres errants',
      "Une carte Monstre errant se joue avec un monstre de ta propre main, qui rejoint n'importe quel combat, même le tien. Sans monstre à envoyer, pas moyen de la jouer.",
    ],
  }),
  rule('MK-COMBAT-34', {
    en: [
      'Changing who you are',
      "If you drop or play a race, class, mojo or power in the middle of a combat, abilities, usable items and monsters' bonuses change at once. A bonus that you already paid for with discards stays until the end. You cannot use the same ability again in that combat by way of another copy of the card.",
    ],
    fr: [
      'Changer de peau en combat',
      "Si tu défausses ou joues une race, une classe, un mojo ou un pouvoir en plein combat, capacités, objets permis et bonus des monstres changent aussitôt. Un bonus déjà payé en défaussant reste acquis jusqu'au bout. Mais impossible de resservir la même capacité dans ce combat avec un autre exemplaire de la carte.",
    ],
  }),
  rule('MK-COMBAT-35', {
    en: [
      'Levels count at once',
      'A level gained or lost in the middle of a combat changes your strength on the spot. One level card can turn a tie into a win.',
    ],
    fr: [
      'Les niveaux comptent aussitôt',
      "Un niveau gagné ou perdu en plein combat change ta force sur-le-champ. Une seule carte de niveau peut faire d'une égalité une victoire.",
    ],
  }),
  rule('MK-COMBAT-36', {
    en: [
      'Fighting out of turn',
      'If you help, or must fight when it is not your turn, you may not play new items from your hand. Single-use ones are still fine.',
    ],
    fr: [
      'Se battre hors de son tour',
      'Si tu aides, ou si tu dois te battre hors de ton tour, tu ne poses pas de nouvel objet de ta main. Ceux à usage unique restent permis.',
    ],
  }),
  rule('MK-COMBAT-37', {
    en: [
      'One grudge, counted once',
      "A monster's bonus or penalty against a race, class, mojo or power counts once, however many fighters have it.",
    ],
    fr: [
      'Une rancune, un seul bonus',
      "Le bonus ou le malus d'un monstre contre une race, une classe, un mojo ou un pouvoir compte une seule fois, même si vous êtes deux à l'avoir.",
    ],
  }),
  rule('MK-COMBAT-38', {
    en: [
      'The last one is gone',
      'When a card removes the last monster there is no roll, no Bad Stuff and no level, and from that instant no monster, clone, goth, Undead or enhancer can be added. Everyone may still react with what can be played at any time, such as curses and cards that cancel (MK-COMBAT-16). Then comes the treasure, if any (MK-COMBAT-10), and no looting of an empty room.',
    ],
    fr: [
      'Le dernier est parti',
      "Quand une carte écarte le dernier monstre : ni dé, ni incident fâcheux, ni niveau, et dès cet instant plus aucun monstre, clone, goth, Mort-vivant ou amélioration ne peut s'ajouter. On peut encore réagir avec ce qui se joue à tout moment, comme les malédictions et les cartes qui annulent (MK-COMBAT-16). Viennent ensuite les Trésors, s'il y en a (MK-COMBAT-10), et pas de pillage de pièce vide.",
    ],
  }),
  rule('MK-COMBAT-39', {
    en: [
      'Winners do not run',
      'While you are winning you cannot choose to run; the monster dies, sorry. But nobody makes you play cards or ask for help, so you may well choose to lose.',
    ],
    fr: [
      'Un gagnant ne fuit pas',
      "Tant que tu gagnes, tu ne peux pas choisir de déguerpir ; le monstre y passe, désolé. Mais rien ne t'oblige à jouer tes cartes ni à demander de l'aide : tu peux donc choisir de perdre.",
    ],
  }),
  rule('MK-COMBAT-40', {
    en: [
      'Your own worst enemy',
      'You may curse yourself, send a monster into your own combat or enhance the one you fight, if you see a profit in it.',
    ],
    fr: [
      "Ton pire ennemi, c'est toi",
      'Tu peux te maudire toi-même, ajouter un monstre à ton propre combat ou améliorer celui que tu affrontes, si tu y trouves ton compte.',
    ],
  }),
  rule('MK-COMBAT-41', {
    en: [
      'What a beaten monster grants',
      'When a monster is beaten with help, what its card says about winning is carried out: a level for the helper, for instance.',
    ],
    fr: [
      'Les cadeaux du vaincu',
      'Quand un monstre est battu à deux, on applique ce que sa carte prévoit en cas de victoire : un niveau pour celui qui aide, par exemple.',
    ],
  }),
  rule('MK-COMBAT-42', {
    en: [
      'Monsters up your sleeve',
      'A monster that you did not turn up behind the door waits in your hand. You can use it to look for trouble, send it with a Wandering Monster card, or let it join where its kind may: goths in Munchkin Cthulhu, the Undead in Munchkin Zombies.',
    ],
    fr: [
      'Des monstres dans la manche',
      "Un monstre que tu n'as pas révélé en ouvrant la Porte attend dans ta main. Il te sert à chercher la bagarre, part avec une carte Monstre errant, ou rejoint un combat là où son espèce le peut : les goths dans Munchkin Cthulhu, les Morts-vivants dans Munchkin Zombies.",
    ],
  }),
  rule('MK-COMBAT-43', {
    en: [
      'Different grudges add up',
      "A monster's bonuses and penalties against different traits on your side are all added together. Each trait still counts once (MK-COMBAT-37).",
    ],
    fr: [
      "Les rancunes s'additionnent",
      "Les bonus et malus d'un monstre contre des traits différents de votre camp s'additionnent tous. Chaque trait ne compte toujours qu'une fois (MK-COMBAT-37).",
    ],
  }),
  rule('MK-COMBAT-44', {
    en: [
      'Refusing, pursuing, no escape',
      'A monster that refuses to fight somebody refuses as soon as one of you fits, but only that monster does; if it leaves a gift, the main fighter gets it. A monster that does not pursue you can be fought as usual: if you lose, you escape it without a roll and without a reward, judged for each runner and each monster. Where escape is impossible, an automatic escape from that monster fails. Only the sacrifice of an acolyte in Star Munchkin gets you away even so (MK-ACO-07).',
    ],
    fr: [
      'Refus, poursuite, fuite impossible',
      "Un monstre qui refuse d'affronter quelqu'un refuse dès que l'un de vous correspond, mais lui seul ; s'il laisse un cadeau, il va au combattant principal. Un monstre qui ne te poursuit pas se combat normalement : si tu perds, tu lui échappes sans dé et sans récompense, ce qui se juge fuyard par fuyard et monstre par monstre. Si la fuite est impossible, une fuite automatique échoue contre ce monstre-là. Seul le sacrifice d'un acolyte dans Star Munchkin te tire quand même d'affaire (MK-ACO-07).",
    ],
  }),
  rule('MK-COMBAT-45', {
    en: [
      'Killed automatically is killed',
      'If a card or ability kills or defeats a monster automatically, that is a kill unless it says otherwise: you get the level, even the tenth. A monster that is removed, or that you just get rid of, is not killed (MK-COMBAT-09).',
    ],
    fr: [
      "Tué d'office, tué quand même",
      "Si une carte ou une capacité tue ou bat un monstre automatiquement, c'est une mise à mort, sauf mention contraire : tu gagnes le niveau, même le dixième. Un monstre écarté, ou dont tu te débarrasses, n'est pas tué (MK-COMBAT-09).",
    ],
  }),
  rule('MK-COMBAT-46', {
    en: [
      'Late to the party',
      'A monster that joins a combat already under way skips whatever its card does before combat. What it does on entering a combat happens.',
    ],
    fr: [
      'Arrivé en retard',
      "Un monstre qui rejoint un combat déjà commencé saute ce que sa carte fait avant le combat. Ce qu'elle fait à son entrée au combat, elle, se produit.",
    ],
  }),
]
