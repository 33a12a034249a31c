// What a pack was expected to hold, in French. The readers speak English, which is what the words of a pack are.

type Words = readonly [pattern: RegExp, french: string]

const THINGS: Readonly<Record<string, string>> = {
  'a name': 'un nom',
  'a sentence': 'une phrase',
  'a short name': 'un nom court',
  'a tag': 'une étiquette',
  'a word': 'un mot',
  'an address': 'une adresse',
  'the beginning of a name': "le début d'un nom",
  'a part of a name': "un morceau d'un nom",
  'the end of a name': "la fin d'un nom",
  'a condition': 'une condition',
  'an ability': 'une capacité',
  'a monster': 'un monstre',
  seats: 'des places',
  'an amount': 'une quantité',
  'an id': 'un identifiant',
  card: 'une carte',
  trait: 'une identité',
  'a trait that exists': 'une identité qui existe',
  'a player': 'un joueur',
  'a number': 'un nombre',
  'one card': 'une seule carte',
  cards: 'un groupe de cartes',
  doors: 'cartes Porte',
  monsters: 'monstres',
  treasures: 'cartes Trésor',
  en: 'anglais',
  fr: 'français',
}

const thing = (english: string): string => THINGS[english] ?? english

const PATTERNS: readonly (readonly [pattern: RegExp, french: (...parts: string[]) => string])[] = [
  [
    /^untilLifted, and among the abilities (.*)$/,
    (ability) => `untilLifted, et parmi les capacités (abilities) ${ability}`,
  ],
  [/^one of (.*)$/, (words) => `un de ces mots\u00a0: ${words}`],
  [/^(.*): one of (.*)$/, (what, words) => `${thing(what)}, par un de ces mots\u00a0: ${words}`],
  [/^no such field: there are (.*)$/, (words) => `rien\u00a0: ce champ n'existe pas\u00a0; il y a ${words}`],
  [/^a whole number from (-?\d+) to (-?\d+)$/, (from, to) => `un nombre entier de ${from} à ${to}`],
  [/^a list of at least (\d+)$/, (least) => `une liste d'au moins ${least}`],
  [/^a list of at most (\d+)( effects)?$/, (most) => `une liste de ${most} au plus`],
  [
    /^a name of lower-case words with hyphens, of at most (\d+) characters$/,
    (most) => `un nom en minuscules avec des traits d'union, de ${most} caractères au plus`,
  ],
  [/^(.*) of at most (\d+) characters$/, (what, most) => `${thing(what)} de ${most} caractères au plus`],
  [/^(.*) without <, > or control characters$/, (what) => `${thing(what)} sans <, > ni caractère de contrôle`],
  [/^the id of a (card|trait)$/, (what) => `l'identifiant d'${thing(what)}`],
  [/^a (card|trait) that exists$/, (what) => `${thing(what)} qui existe`],
  [/^an id that no other (card|box) has$/, () => "un identifiant que personne d'autre n'a"],
  [/^a (\w+): this one is a (\w+) elsewhere$/, (one, other) => `${one}\u00a0: ailleurs c'est ${other}`],
  [
    /^(.*) or another: nobody is (\w+) here$/,
    (words, word) => `${words.replace(' behind a ', ' après un ')} ou un autre\u00a0: ici, personne n'est ${word}`,
  ],
  [
    /^("not": .*) in the filter: in use/,
    (not) =>
      `${not} dans le filtre\u00a0: une fois utilisé, cet objet en est un lui-même, et personne ne pourrait s'en servir`,
  ],
  [/^nesting no deeper than (\d+)$/, (most) => `pas plus de ${most} étages`],
  [/^a card of at most (\d+) parts$/, (most) => `une carte de ${most} morceaux au plus`],
  [/^an each inside no more than (\d+) other$/, (most) => `pas plus de ${most} each autour d'un each`],
  [/^at most (\d+) effects in a pack$/, (most) => `${most} effets au plus dans un paquet`],
  [/^at most (\d+) tags$/, (most) => `${most} étiquettes au plus`],
  [
    /^at most (\d+) questions about named cards on one card$/,
    (most) => `${most} questions sur des cartes nommées au plus, par carte`,
  ],
  [
    /^another name: “(.*)” is the name of (.*)$/,
    (name, kind) => `un autre nom\u00a0: «\u00a0${name}\u00a0» est déjà le nom d'${thing(kind)}`,
  ],
  [
    /^another name: “(.*)” was given before this each/,
    (name) =>
      `un autre nom\u00a0: «\u00a0${name}\u00a0» est déjà donné avant cet each, et derrière lui, ce serait le total de tous`,
  ],
  [/^at most (\d+) names for cards on one card$/, (most) => `${most} noms de cartes au plus, par carte`],
  [
    /^at most (\d+) names for players, monsters and numbers on one card$/,
    (most) => `${most} noms de joueurs, de monstres et de nombres au plus, par carte`,
  ],
  [
    /^the name of one card: this is the name of cards; with "last": true/,
    () =>
      'le nom d’une seule carte\u00a0: ceci est le nom d’un groupe de cartes\u00a0; avec "last": true, c’est la dernière',
  ],
  [
    /^the name of (.*): this is the name of (.*)$/,
    (wanted, given) => `le nom d'${thing(wanted)}\u00a0: ceci est le nom d'${thing(given)}`,
  ],
  [
    /^at most (\d+) cards, all copies counted: these are (\d+)$/,
    (most, found) => `${most} cartes au plus, tous exemplaires compris\u00a0: il y en a ${found}`,
  ],
  [
    /^at least (\d+) (\w+) in a box of its own: these are (\d+)$/,
    (least, what, found) => `au moins ${least} ${thing(what)} pour une boîte à part entière\u00a0: il y en a ${found}`,
  ],
  [/^1 or (\d+), the formats that there are so far$/, (format) => `1 ou ${format}, les formats qui existent`],
  [
    /^at most (\d+) levels: nobody has room for more$/,
    (most) => `${most} niveaux au plus\u00a0: personne n'a la place pour plus`,
  ],
  [
    /^fewer evaluations: these cards may cause (\d+) of (\d+) in one call, this place (\d+) of them;/,
    (bound, most, here) =>
      `moins d'évaluations\u00a0: ces cartes peuvent en causer ${bound} en un seul appel, sur ${most} au plus, dont ${here} ici\u00a0; imbrique moins de joueurs, de cartes et de conditions, ou retire des exemplaires`,
  ],
  [
    /^a rules text of at most (\d+) characters: the one in (\w+) has (\d+)$/,
    (most, language, has) =>
      `un texte de règles de ${most} caractères au plus\u00a0: celui en ${thing(language)} en a ${has}`,
  ],
  [
    /^a name of at most (\d+) characters, to be read across the table$/,
    (most) => `un nom de ${most} caractères au plus, lisible de l'autre bout de la table`,
  ],
]

const SENTENCES: readonly Words[] = [
  [/^an object$/, 'un objet'],
  [
    /^rolled, once a die is final/,
    'rolled, une fois le dé fixé\u00a0; ce qui y répond ou le change est une fenêtre\u00a0: "use": "ownRoll" ou "othersRoll", et non on',
  ],
  [
    /^played, once a card has worked/,
    'played, une fois la carte appliquée\u00a0; ce qui y répond ou l’arrête est une fenêtre\u00a0: "use": "play", et non on',
  ],
  [
    /^most beside the effect, or something without a die/,
    'most à côté de l’effet, ou autre chose qu’un dé\u00a0: le dé lancé ici le déclencherait à nouveau',
  ],
  [/^a list$/, 'une liste'],
  [/^a list of effects$/, "une liste d'effets"],
  [/^true, or nothing$/, 'true, ou rien'],
  [/^true or false$/, 'true ou false'],
  [/^door$/, 'door'],
  [/^treasure$/, 'treasure'],
  [/^plain JSON$/, 'du JSON ordinaire'],
  [/^JSON: it stops/, "du JSON\u00a0: ici, ce n'en est plus"],
  [/^the field once/, 'ce champ une seule fois\u00a0: il y est deux fois'],
  [/^an id of lower-case words/, "un identifiant en minuscules avec des traits d'union"],
  [
    /^another moment: it lies there already/,
    'un autre moment\u00a0: elle est déjà là\u00a0; ce qui arrive quand elle se pose s’écrit après le stay, dans la liste où il se trouve',
  ],
  [
    /^one seat: a card lies before one/,
    'une seule place\u00a0: une carte se pose devant un joueur\u00a0; ce qu’elle fait aux autres dit for',
  ],
  [
    /^cards beside it: what is given/,
    'cards à côté\u00a0: ce qu’on donne se choisit avec cards\u00a0; discard va à la défausse',
  ],
  [
    /^no of: one gives/,
    'pas de of\u00a0: on donne ses propres cartes\u00a0; take, dans l’effet, prend celles des autres',
  ],
  [
    /^worn, table, hand, either or handOrItems: one gives/,
    'worn, table, hand, either ou handOrItems\u00a0: on donne ce qu’on a\u00a0; take, dans l’effet, fait passer cette carte',
  ],
  [/^a zone of several cards/, 'une zone de plusieurs cartes\u00a0: une carte n’est pas différente d’elle-même'],
  [
    /^table, hand, either or doorDiscards/,
    'table, hand, either ou doorDiscards\u00a0: ce qu’on est ne se trouve pas là',
  ],
  [
    /^a filter without kind: the cards that give/,
    'un filtre sans kind\u00a0: il s’agit des cartes qui donnent ce qu’on compte',
  ],
  [
    /^worn, table, hand or treasureDiscards/,
    'worn, table, hand ou treasureDiscards\u00a0: rien de ce qui se porte ne se trouve là',
  ],
  [/^items: nothing else has a slot/, 'des objets\u00a0: rien d’autre n’a d’emplacement'],
  [/^several kinds, or none/, 'plusieurs sortes, ou aucune\u00a0: des cartes d’une même sorte ne diffèrent pas par là'],
  [/^no which: with somebody/, 'pas de which\u00a0: avec quelqu’un, toutes les cartes de la sorte changent de place'],
  [/^somebody else: nobody swaps/, 'quelqu’un d’autre\u00a0: on n’échange pas avec soi-même'],
  [
    /^beingRobbed: only an item/,
    'beingRobbed\u00a0: seul un objet, ou ce qui est posé dessus, dit qu’on ne le vole pas',
  ],
  [/^nothing: it is about this item/, 'rien\u00a0: il ne s’agit que de cet objet'],
  [/^no staying: only self/, 'pas de staying\u00a0: seule self reste en jeu, par ce que dit son propre stay'],
  [/^no equip: only an item/, "pas d'equip\u00a0: seul un objet s'utilise aussitôt"],
  [/^table: the card on which/, 'table\u00a0: la carte sous celle-ci est en jeu'],
  [
    /^\{ "the": NAME \}: a step before/,
    '{ "the": NOM }\u00a0: une étape d’avant donne ce nom avec as\u00a0; dans une fenêtre, c’est { "rolled": true } ou { "gained": true }',
  ],
  [/^\{ "the": NAME, "sum": "level" \}/, '{ "the": NOM, "sum": "level" }\u00a0: d’un monstre, on compte le niveau'],
  [
    /^\{ "the": NAME, "sum": … \}/,
    '{ "the": NOM, "sum": … }\u00a0: l’étape qui perd les cartes leur donne ce nom avec as',
  ],
  [/^\{ "the": NAME \}: nameNumber/, '{ "the": NOM }\u00a0: nameNumber donne ce nom au nombre avec as'],
  [
    /^\{ "the": NAME \}: namePlayer .*; for somebody else/,
    '{ "the": NOM }\u00a0: namePlayer donne ce nom au joueur avec as\u00a0; pour quelqu’un d’autre, désigné avec la carte, écris à côté de use comment doit être target\u00a0: "target": { "all": [] } veut dire n’importe qui',
  ],
  [/^\{ "the": NAME \}: namePlayer/, '{ "the": NOM }\u00a0: namePlayer donne ce nom au joueur avec as'],
  [
    /^\{ "the": NAME \}: no window/,
    '{ "the": NOM }\u00a0: aucune fenêtre n’apporte de carte ici\u00a0; l’étape qui en apporte une lui donne ce nom avec as',
  ],
  [
    /^\{ "count": \{ "the": NAME \}/,
    '{ "count": { "the": NOM }, "is": PLAGE }\u00a0: une étape d’avant donne ce nom avec as\u00a0; dans une fenêtre, compte rolled ou gained',
  ],
  [
    /^\{ "the": NAME, "fits": FILTER \}/,
    '{ "the": NOM, "fits": FILTRE }\u00a0: l’étape qui perd les cartes leur donne ce nom avec as',
  ],
  [
    /^another amount: only ownRoll/,
    'une autre quantité\u00a0: seuls ownRoll, othersRoll, anyRoll, escape, badStuff et on\u00a0: rolled parlent d’un dé',
  ],
  [
    /^another amount: only the window level/,
    'une autre quantité\u00a0: seule la fenêtre level parle de niveaux gagnés',
  ],
  [/^a price without a name/, 'un prix sans nom\u00a0: rien ne vient derrière'],
  [/^a word of format 1/, 'un mot du format 1\u00a0: écris "format": 2 pour les mots venus plus tard'],
  [/^a number that stands/, 'un nombre fixe\u00a0: personne ne lance de dé ici'],
  [/^a monster: this card is none$/, "un monstre\u00a0: cette carte n'en est pas un"],
  [
    /^no name from outside/,
    'aucun nom du dehors\u00a0: ce que fait une carte qui reste ne connaît que les noms qu’elle donne elle-même\u00a0; celui dont elle doit se souvenir est son propriétaire (who), un nombre reste sur elle en jetons (counters)',
  ],
  [
    /^ownCombat or othersCombat: no window opens/,
    'ownCombat ou othersCombat\u00a0: aucune fenêtre ne s’ouvre quand on demande ou accorde de l’aide\u00a0; là, "when": { "anyFighter": { "fights": "asHelper" } } demande si quelqu’un aide',
  ],
  [
    /^level, with "when"/,
    'level, avec "when": { "levelFrom": "sale" }\u00a0: aucune fenêtre ne s’ouvre quand on vend, sauf pour le niveau que cela rapporte',
  ],
  [
    /^another ban: no card keeps one item/,
    'une autre interdiction\u00a0: aucune carte n’empêche de vendre, d’échanger ou de défausser un seul objet\u00a0; selling vaut pour tous, et ce qu’un stay pose n’est pas un objet, et ne se vend pas',
  ],
  [
    /^a name that a step before gives with as; a player/,
    'un nom qu’une étape d’avant donne avec as\u00a0; un joueur ou un monstre nommé dans un each n’est connu que là, et aucune capacité ne connaît les noms d’une autre',
  ],
  [/^a number and an amount$/, 'un nombre et une quantité'],
  [/^two faces of a die/, "deux faces d'un dé, la plus basse d'abord"],
  [/^the lower face/, "la face la plus basse d'abord"],
  [/^least that is less than most$/, 'least plus petit que most'],
  [/^least that is not more than most$/, 'least pas plus grand que most'],
  [/^a bound/, 'une borne\u00a0: least, most ou les deux'],
  [
    /^a question about what everybody sees/,
    "une question sur ce que tout le monde voit\u00a0: proposer cet effet dirait ce que quelqu'un tient\u00a0; pose-la dans l'effet, avec if",
  ],
  [/^either some or every$/, 'some ou every, pas les deux'],
  [/^an effect outside fights/, 'un effet hors combat\u00a0: personne ne se bat ici'],
  [/^rows, or as: nothing comes/, 'rows, ou as\u00a0: un dé que personne ne retient ne sert à rien'],
  [
    /^something else, or onEntering/,
    'autre chose, ou onEntering, qui vient aussi quand le monstre rejoint un combat où il y a un allié\u00a0: personne n’aide encore au moment de la rencontre, sauf si un forceHelp y a obligé quelqu’un',
  ],
  [
    /^another to, or another of/,
    'un autre to, ou un autre of\u00a0: ce joueur a déjà ces cartes\u00a0; reveal leur donne un nom sans les bouger',
  ],
  [
    /^helpFlight, escape or remove/,
    'helpFlight, escape ou remove\u00a0: on déguerpit déjà, et rien ne change plus le combat que l’on fuit',
  ],
  [/^an effect that needs no gate/, "un effet qui n'arrête rien\u00a0: rien ne peut être arrêté ici"],
  [/^an effect that needs no curse/, "un effet sans malédiction\u00a0: il n'en tombe pas ici"],
  [/^an effect that needs no card just played/, "un effet sans carte à peine jouée\u00a0: il n'y en a pas ici"],
  [/^an effect that needs no die/, "un effet sans dé\u00a0: aucun n'a été lancé ici"],
  [
    /^something else: how this card was drawn/,
    'autre chose\u00a0: seul onDraw sait comment cette carte a été piochée\u00a0; écris-le là',
  ],
  [
    /^another zone: the cards of the fight/,
    'une autre zone\u00a0: les cartes du combat sont déjà parties\u00a0; on: won, ou onKill, vient avant',
  ],
  [/^take in place of search/, 'take et non search\u00a0: on fouille les défausses, ou des cartes déjà regardées'],
  [
    /^clone among the uses/,
    'clone parmi les usages d’une carte spéciale ou à usage unique\u00a0: la carte jouée tient lieu de jumeau',
  ],
  [
    /^cards of the zone combat/,
    'des cartes de la zone combat\u00a0: seul ce qui a été joué dans le combat change de camp',
  ],
  [
    /^overrides with tenByKill/,
    'overrides avec tenByKill sur cette carte\u00a0: sans cela, aucune carte ne fait gagner personne',
  ],
  [/^turn, round or game: this has nothing/, "turn, round ou game\u00a0: ceci n'a rien à voir avec un combat"],
  [
    /^combat, turn, round or game: what happens/,
    'combat, turn, round ou game\u00a0: ce qui arrive tout seul n’a pas de victime',
  ],
  [
    /^a longer time, or no most/,
    'une durée plus longue, ou pas de most\u00a0: cela n’arrive déjà qu’une fois dans ce temps',
  ],
  [/^a window of a fight/, "un moment du combat\u00a0: quand celui-ci arrive, le monstre n'est plus là"],
  [/^topmost of the discards/, "topmost pour les défausses ou des cartes regardées\u00a0: rien d'autre n'est une pile"],
  [
    /^something else: where a level came from is asked/,
    'autre chose\u00a0: d’où vient un niveau se demande avant la première étape\u00a0; écris-le dans le when à côté de l’effet',
  ],
  [
    /^something else: where a level came from/,
    'autre chose\u00a0: seuls le moment level et on: levelGained savent d’où vient un niveau',
  ],
  [/^a filter without kind/, 'un filtre sans kind\u00a0: ce qui rejoint un combat est un monstre'],
  [
    /^another zone: what lies among the discards/,
    'une autre zone\u00a0: ce qui est dans la défausse est déjà défaussé',
  ],
  [
    /^fightRules, or strengthen/,
    'fightRules, ou strengthen pour ce combat\u00a0: un monstre qui combat n’est devant personne\u00a0; après un remove de self, il peut rester',
  ],
  [
    /^another amount, or a use in the window combat/,
    'une autre quantité, ou un use dans la fenêtre combat qui renforce un camp\u00a0: ce qui est en place fait partie du total',
  ],
  [/^another amount: no fight goes on here/, 'une autre quantité\u00a0: ici, aucun combat en cours n’a de total'],
  [/^another until: the turn is over/, 'un autre until\u00a0: le tour est déjà fini quand ceci a eu lieu'],
  [/^another until: the fight is over/, 'un autre until\u00a0: le combat est fini à ce moment-là'],
  [
    /^another until: nobody helps others/,
    'un autre until\u00a0: personne n’aide les autres à son propre tour\u00a0; untilNextTurn et untilNextTurnEnds durent pendant les tours des autres',
  ],
  [/^another until: a monster/, 'un autre until\u00a0: un monstre ne se pose qu’une fois son combat fini'],
  [
    /^another until: what lies on a monster/,
    'un autre until\u00a0: ce qui est posé sur un monstre ne se pose devant quelqu’un qu’une fois le combat fini',
  ],
  [
    /^on: another card, or the window arrival/,
    "on\u00a0: une autre carte, ou la fenêtre arrival\u00a0: ce dont parle cette fenêtre n'est devant personne",
  ],
  [
    /^another card, or a stay before it/,
    'une autre carte, ou un stay avant\u00a0: ici, cette carte n’est devant personne, et seule une carte posée porte des jetons\u00a0; un stay peut dire counters lui-même, et ce qui vient derrière peut en parler',
  ],
  [
    /^one seat: one extra turn/,
    'une seule place\u00a0: un tour n’est suivi que d’un tour de plus, et il est à un seul joueur',
  ],
  [
    /^no each around it: one extra turn/,
    'pas de each autour\u00a0: un tour n’est suivi que d’un tour de plus\u00a0; dis en dehors à qui il est',
  ],
  [/^no cards: without them/, 'pas de cards\u00a0: sans lui, c’est de cette carte qu’on parle'],
  [
    /^worn, table or \{ "the": NAME \}: what this window/,
    'worn, table ou { "the": NAME }\u00a0: ce dont parle cette fenêtre n’est devant personne',
  ],
  [
    /^worn, table or \{ "the": NAME \}: only a card/,
    'worn, table ou { "the": NAME }\u00a0: seule une carte posée devant un joueur porte des jetons',
  ],
  [
    /^no take, or all, or a number by chance/,
    'pas de take, ou all, ou un nombre by chance\u00a0: ces cartes restent où elles sont, et l’une serait choisie deux fois',
  ],
  [/^no take, or all: counters/, 'pas de take, ou all\u00a0: on met des jetons sur une carte, ou sur toutes'],
  [
    /^counters spoken of in the when/,
    'les jetons dans le when, ou comme prix\u00a0: la carte sert de paiement, et ses jetons partent avec elle',
  ],
  [/^no as: how many counters/, 'pas de as\u00a0: le nombre de jetons à payer est déjà écrit là'],
  [
    /^no counters: a monster lies down/,
    'pas de counters\u00a0: un monstre ne se pose qu’une fois son combat fini\u00a0; on: ownTurnBegins avec addCounters vient après',
  ],
  [/^no on: a monster stays/, 'pas de on\u00a0: un monstre reste devant un joueur une fois son combat fini'],
  [/^openDoor as the last step/, "openDoor en dernier\u00a0: la porte ne s'ouvre qu'une fois tout le reste fait"],
  [/^treasureOnRemoval false/, 'treasureOnRemoval false\u00a0: qui déguerpit ne touche rien'],
  [
    /^nothing: this card comes and goes/,
    "rien\u00a0: cette carte arrive et part pour qui l'a\u00a0; pour celles des autres, il y a on: lost et la fenêtre arrival",
  ],
  [
    /^nothing: what a monster says/,
    'rien\u00a0: ce que dit un monstre vaut pour ceux qui le combattent, et ses interdictions (bans) pour tout le monde\u00a0; les spectateurs peuvent ce qui dit othersCombat',
  ],
  [
    /^extraTreasures, on an enhancer/,
    'extraTreasures, sur un renfort treasures\u00a0: quand on compte les trésors, le monstre est parti',
  ],
  [/^on helped with gainLevels/, 'on: helped avec gainLevels\u00a0: quand on compte les niveaux, le monstre est parti'],
  [/^on won with loot/, 'on: won avec loot\u00a0: au moment de piller, le monstre est parti'],
  [
    /^another permission: when a second/,
    "une autre permission\u00a0: quand s'ouvre une seconde porte, le monstre est parti",
  ],
  [/^another figure: when hands/, 'un autre nombre\u00a0: quand on compte les mains, le monstre est parti'],
  [/^another figure: nobody sells/, 'un autre nombre\u00a0: on ne vend rien pendant un combat'],
  [/^another ability: nobody counts/, 'une autre capacité\u00a0: un monstre ne fait passer personne pour autre chose'],
  [
    /^figure strength, or doubled items/,
    'figure strength, ou doubled items ou oneShots\u00a0: ce qui double un combattant est posé devant lui, et n’est rien de ce qu’il affronte',
  ],
  [
    /^ignored items, or figure strength/,
    'ignored items, ou figure strength\u00a0: ce qui retourne des bonus est posé devant leur propriétaire, et n’est rien de ce qu’il affronte',
  ],
  [/^something that is paid/, 'quelque chose à payer\u00a0: sans prix, choose propose ce qu’on peut faire ou non'],
  [
    /^a moment of a fight/,
    'un moment du combat\u00a0: pour son arrivée et son départ, il y a onReveal, onEntering et onKill',
  ],
  [
    /^something printed: of this card/,
    "quelque chose d'imprimé\u00a0: de cette carte, on ne sait ici ni où elle est ni à qui",
  ],
  [
    /^another filter: only effects and reversed/,
    'un autre filtre\u00a0: seuls les effets et reversed savent sur quelle carte celle-ci est posée',
  ],
  [/^another filter: only what is picked/, "un autre filtre\u00a0: on n'essaie que ce qu'on choisit"],
  [/^nothing: this is about no cards$/, "rien\u00a0: il ne s'agit pas de cartes"],
  [
    /^nothing: only one side has these/,
    'rien\u00a0: un seul camp en a\u00a0; c’est pour les objets qui ne comptent pas et les objets à usage unique qui comptent double',
  ],
  [/^nothing: .* are nobody's own$/, 'rien\u00a0: personne ne peut garder ça pour soi'],
  [
    /^another rule, or none: nothing takes/,
    'une autre règle, ou aucune\u00a0: rien ne fait descendre sous le premier niveau',
  ],
  [
    /^an amount that everybody sees: whom this means/,
    'une quantité que tout le monde voit\u00a0: ceux que cela désigne trahiraient ce que quelqu’un a en main\u00a0; compte la main sans filter, ou ce qui est sur la table',
  ],
  [
    /^an amount that everybody sees: what several hold/,
    'une quantité que tout le monde voit\u00a0: ce que plusieurs ont en main se compte avec of, comme dans { "sum": "value", "in": "hand", "of": QUI }',
  ],
  [
    /^another zone, such as hand: a curse/,
    "une autre zone, comme hand\u00a0: une malédiction ou un monstre devant quelqu'un n'est qu'un rappel et ne s'y trouve pas\u00a0; ce qui y met fin est dans son propre stay, until ou lift, et carries demande si quelqu'un en a une",
  ],
  [/^several cards to compare/, 'plusieurs cartes à comparer\u00a0: pour une seule carte, c’est { "sum": … }'],
  [
    /^an amount without a die: a price is known/,
    'une quantité sans dé\u00a0: un prix se connaît avant d’être payé\u00a0; lance le dé dans l’effet, et défausse là',
  ],
  [
    /^an amount that everybody sees: whether it can be paid/,
    'une quantité que tout le monde voit\u00a0: pouvoir la payer trahirait ce que quelqu’un a en main',
  ],
  [
    /^no of, or cards that lie open: whether it can be paid/,
    'pas de of, ou des cartes visibles\u00a0: pouvoir la payer trahirait ce que quelqu’un d’autre a en main',
  ],
  [
    /^something else: no monster of a fight lies there by then/,
    'autre chose\u00a0: aucun monstre d’un combat n’est plus là\u00a0; on: won, ou onKill, se demande tant que ceux qui ont été tués y sont encore',
  ],
  [
    /^something else: no fight goes on here that/,
    'autre chose\u00a0: aucun combat n’est en cours ici, que quelqu’un puisse gagner',
  ],
  [
    /^the ability itself with a when, or strengthen/,
    'la capacité elle-même, avec un when, ou strengthen pour un seul combat\u00a0: cette carte serait couchée comme rappel, hors d\'usage, et tout ce qu\'elle dit d\'autre serait fini\u00a0; si elle doit y passer, écris "cost": { "self": true } à côté de use, ou un discard de self avant',
  ],
  [/^no of: what lies there is nobody’s/, 'pas de of\u00a0: ce qui est là n’est à personne'],
  [
    /^a stay before the each, with for/,
    'un stay avant le each, avec for dans ce qu’il fait, ou un if qui ne convient qu’à un seul joueur\u00a0: une carte est devant un seul joueur, et chacun la prendrait au précédent',
  ],
  [
    /^another ban: only an item, or what lies on one/,
    'une autre interdiction\u00a0: seul un objet, ou ce qui est posé dessus, dit qu’il ne se perd pas',
  ],
  [/^an amount without a die: it shows/, 'une quantité sans dé\u00a0: il montre la même chose pour toutes les places'],
  [
    /^an amount of each seat by itself/,
    'une quantité propre à chaque place\u00a0: celle-ci est la même pour toutes\u00a0; retire of, pour les niveaux écris { "levelOf": "tried" }, et { "seats": "tried", "when": CONDITION } fait 1 pour qui est comme cela',
  ],
  [
    /^several seats, such as others or fighters/,
    'plusieurs places, comme others ou fighters\u00a0: une place seule a toujours le plus et le moins',
  ],
  [
    /^somebody else, such as others: this is whom/,
    "quelqu'un d'autre, comme others\u00a0: c'est à cette place-là que la condition est posée",
  ],
  [/^nothing: only powers have ranks$/, 'rien\u00a0: seuls les pouvoirs ont un rang'],
  [/^nothing: only a class is a cult$/, 'rien\u00a0: seule une classe est un culte'],
  [/^nothing: only a box of its own/, 'rien\u00a0: seule une boîte à part entière a ses règles'],
  [/^a use, or onDraw$/, 'un usage, ou onDraw'],
  [/^a class that is the cult$/, 'une classe qui soit le culte'],
  [/^a condition that can hold/, "une condition possible\u00a0: personne à cette table n'est jamais comme ça"],
  [/^somebody who may use it/, "quelqu'un qui puisse s'en servir\u00a0: personne à cette table ne le peut"],
  [/^a card that exists: none/, "une carte qui existe\u00a0: aucune à cette table n'est comme ça"],
  [/^monsters at this table/, 'des monstres à cette table\u00a0: sans eux, personne ne peut la jouer'],
  [/^curses at this table/, "des malédictions à cette table\u00a0: sans elles, ce moment n'arrive jamais"],
  [/^something to do/, 'quelque chose à faire\u00a0: elle ne fait rien'],
  [/^flavour in both/, 'une blague dans les deux langues, ou dans aucune'],
  [/^an icon that there is$/, 'une icône qui existe'],
  [
    /^equip, another window or other cards/,
    "equip, une autre fenêtre ou d'autres cartes\u00a0: en plein combat, on ne prend d'objet sur aucune table\u00a0; ceci ne se fait donc jamais",
  ],
  [/^the tag goth/, "l'étiquette goth\u00a0: le nom le dit, mais c'est l'étiquette qui décide"],
  [/^how this tag is printed/, "comment cette étiquette s'écrit, sous tags"],
]

/** The sentence in French, or null where nobody has written it yet. */
export function expectedInFrench(expected: string): string | null {
  const whole = SENTENCES.find(([pattern]) => pattern.test(expected))
  if (whole !== undefined) return whole[1]
  for (const [pattern, french] of PATTERNS) {
    const found = pattern.exec(expected)
    if (found !== null) return french(...found.slice(1))
  }
  return THINGS[expected] ?? null
}
