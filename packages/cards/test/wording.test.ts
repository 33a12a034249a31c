// Sentences that were wrong, ambiguous or too long once, each with what they must say.

import {
  type Ability,
  type Amount,
  acolyte,
  bans,
  type Card,
  type Condition,
  called,
  choose,
  chooseBy,
  curse,
  describe,
  discard,
  draw,
  each,
  enhancer,
  gainLevels,
  guess,
  helpFlight,
  inCase,
  item,
  loseLevels,
  loseTrait,
  monster,
  moveFight,
  nameNumber,
  namesOf,
  peek,
  poolHands,
  putBack,
  type Range,
  redirect,
  repeat,
  reroll,
  roll,
  special,
  stay,
  strengthen,
  take,
  the,
  type Use,
  win,
} from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'
import { asAbility, asCurse, asUse, lines } from './sheet.ts'

const blank = { en: { name: 'x' }, fr: { name: 'x' } }
const used = (use: Use): readonly string[] => [...asUse(use, 'en'), ...asUse(use, 'fr')]
const cursed = (...effects: Parameters<typeof asCurse>[0]): readonly string[] => [
  ...asCurse(effects, 'en'),
  ...asCurse(effects, 'fr'),
]
const behind = (card: Card, head: number): readonly string[] => [
  ...lines(card, 'en').slice(head),
  ...lines(card, 'fr').slice(head),
]

suite('a pack may call its curses traps', () => {
  const woe = curse('woe', { effect: [loseLevels(1)], ...blank })
  const spray = special('spray', { deck: 'door', uses: [{ use: 'curse', effect: [{ do: 'cancel' }] }], ...blank })
  const text = (curses: 'traps' | undefined, card: Card, language: 'en' | 'fr'): readonly string[] =>
    describe(card, language, namesOf([{ box: 'x', ...(curses && { curses }), cards: [woe, spray] }], language))

  test('on the card itself', () => {
    expect(text('traps', woe, 'en')[0]).toBe('Trap.')
    expect(text('traps', woe, 'fr')[0]).toBe('Piège.')
    expect(text(undefined, woe, 'fr')[0]).toBe('Malédiction.')
  })

  test('and wherever its cards speak of them, with the gender that goes with the word', () => {
    expect(text('traps', spray, 'en')[1]).toBe('When a trap hits anybody: the trap is cancelled.')
    expect(text('traps', spray, 'fr')[1]).toBe("Quand un piège frappe quelqu'un : le piège est annulé.")
    expect(text(undefined, spray, 'fr')[1]).toBe("Quand une malédiction frappe quelqu'un : la malédiction est annulée.")
  })
})

suite('when a use is open', () => {
  test('in your own turn', () => {
    expect(used({ use: 'turnEnd', when: { turn: 'own' }, effect: [draw('door', 1)] })).toEqual([
      'At the end of your turn: draw 1 Door face down.',
      'À la fin de ton tour : pioche 1 Porte face cachée.',
    ])
  })

  test('with what is left of its condition', () => {
    const when = { all: [{ turn: 'own' }, { has: 'elf' }] } as const
    expect(asUse({ use: 'turnStart', when, effect: [draw('door', 1)] }, 'en')).toEqual([
      'At the start of your turn, if you are an Elf: draw 1 Door face down.',
    ])
  })

  test('for a card of a kind', () => {
    expect(used({ use: 'play', when: { it: { tag: 'potion' } }, effect: [repeat()] })).toEqual([
      'When a card marked Potion is played: that card works once more.',
      'Quand une carte marquée « Potion » est jouée : la carte agit une fois de plus.',
    ])
    expect(asUse({ use: 'draw', when: { it: { kind: 'monster' } }, effect: [{ do: 'cancel' }] }, 'fr')).toEqual([
      'Quand un monstre est pioché face visible : la carte est annulée et défaussée.',
    ])
  })

  test('what it takes is said where it is taken', () => {
    const effect = [take({ zone: 'it', filter: { kind: 'item' } }, 'you')]
    expect(used({ use: 'draw', effect })).toEqual([
      'When a card is drawn face up: take that card into your hand if it is an item.',
      "Quand une carte est piochée face visible : prends cette carte-là en main si c'est un objet.",
    ])
  })

  test('and what is used at once does not go into a hand', () => {
    const taken = (zone: 'it' | 'combat', more: { readonly equip?: true } = {}) =>
      used({ use: zone === 'it' ? 'draw' : 'ownCombat', effect: [take({ zone }, 'you', more)] })
    expect(taken('it', { equip: true })).toEqual([
      'When a card is drawn face up: take that card, to use at once.',
      'Quand une carte est piochée face visible : prends cette carte-là, à utiliser aussitôt.',
    ])
    expect(taken('combat', { equip: true })).toEqual([
      'When you fight: take a card played in this fight, to use at once.',
      'Quand tu combats : prends une carte en jeu dans ce combat, à utiliser aussitôt.',
    ])
    expect(taken('combat')).toEqual([
      'When you fight: take a card played in this fight into your hand.',
      'Quand tu combats : prends en main une carte en jeu dans ce combat.',
    ])
  })

  test('for an item on a discard pile, which is that card then', () => {
    const effect = [take({ zone: 'it' }, 'you')]
    expect(asUse({ use: 'discard', when: { it: { kind: 'item' } }, effect }, 'en')).toEqual([
      'When an item lies on top of a discard pile: take that card into your hand.',
    ])
  })

  test('for what has just been put into play, and stays in play', () => {
    expect(asUse({ use: 'arrival', effect: [take({ zone: 'it' }, 'you')] }, 'en')).toEqual([
      'When a card is put into play: take that card.',
    ])
  })

  test('in a fight, whose rules are not those of all your fights', () => {
    const effect = [stay('combat', [{ doubled: 'oneShots' }])]
    expect(asUse({ use: 'ownCombat', effect }, 'en')).toEqual([
      'When you fight: the bonuses of one-shots count double on both sides.',
    ])
  })

  test('whoever is aimed at is that player from then on, whatever he is like', () => {
    const target = { more: { levelOf: 'tried' }, than: 3 } as const
    expect(used({ use: 'ownCombat', target, effect: [moveFight('target')] })).toEqual([
      'When you fight, aimed at a player whose level is more than 3: that player takes over the fight.',
      'Quand tu combats, en visant un joueur dont le niveau dépasse 3 : ce joueur prend la place du combattant principal.',
    ])
  })

  test('for everybody who runs', () => {
    expect(used({ use: 'flight', effect: [helpFlight('fighters', 2)] })).toEqual([
      'When somebody has to run away: each fighter gets +2 to run away.',
      "Quand quelqu'un doit fuir : chaque combattant a +2 pour fuir.",
    ])
  })
})

suite('cards that are chosen', () => {
  test('one card that was looked at is it, one of several is one of them', () => {
    const back = (cards: number) => [peek('door', cards), putBack({ zone: 'peeked', take: { upTo: 1 } }, 'bottom')]
    expect(used({ use: 'ownTurn', effect: back(1) })).toEqual([
      'In your turn: look at the top Door, then you may put it back under the deck.',
      'À ton tour : regarde la première Porte, puis tu peux la remettre sous la pioche.',
    ])
    expect(asUse({ use: 'ownTurn', effect: back(2) }, 'fr')).toEqual([
      "À ton tour : regarde les 2 premières Portes, puis tu peux remettre l'une d'elles sous la pioche.",
    ])
  })

  test('what tells a card apart stands behind its owner', () => {
    const cards = { of: 'others', zone: 'table', filter: { kind: 'item', decides: true }, by: 'you' } as const
    expect(used({ use: 'ownCombat', effect: [take(cards, 'you')] })).toEqual([
      "When you fight: take an item of another player's that would turn the fight, your choice.",
      "Quand tu combats : prends un objet d'un autre joueur qui renverserait le combat, à ton choix.",
    ])
  })

  test('the strongest of those that can kill', () => {
    const cards = { zone: 'doorDiscards', filter: { deadly: true }, extreme: 'strongest' } as const
    expect(used({ use: 'ownTurn', effect: [take(cards, 'you')] })).toEqual([
      'In your turn: take the highest-level monster from the door discards whose bad stuff can kill.',
      'À ton tour : prends le monstre de plus haut niveau de la défausse des Portes dont le sale coup peut tuer.',
    ])
  })

  test('a result is what was counted', () => {
    const effect = [called('lost', discard({ zone: 'hand', take: { upTo: 2 } })), draw('treasure', the('lost'))]
    expect(asUse({ use: 'ownTurn', effect }, 'en')).toEqual([
      'In your turn: discard up to 2 cards from your hand, then draw 1 Treasure face down for each card lost this way.',
    ])
  })

  test('one of several powers', () => {
    expect(cursed(loseTrait('power'))).toEqual(['Lose a power.', 'Perds un pouvoir.'])
  })
})

suite('what stays', () => {
  test('until its victim is like that, once', () => {
    const until = { until: { wears: { slot: 'head' } } } as const
    expect(cursed(stay(until, [{ figure: 'strength', add: -2 }]))).toEqual([
      'Until you use a piece of headgear, −2 in combat.',
      "Jusqu'au moment où tu utilises un couvre-chef, −2 en combat.",
    ])
  })

  test('in the next turn of its victim', () => {
    expect(cursed(stay('nextTurn', [bans('looting')]))).toEqual([
      'In your next turn (this one, if it has begun), you may not loot the room.',
      "À ton prochain tour (celui-ci s'il a commencé), tu ne peux pas fouiller la pièce.",
    ])
  })
})

suite('monsters', () => {
  const banning = (rules: Parameters<typeof bans>) =>
    monster('x', { level: 1, treasures: 1, fightRules: [bans(...rules)], badStuff: [], ...blank })

  test('forbid something to those who are like that', () => {
    const card = banning(['helping', { when: { has: 'elf' } }])
    expect(behind(card, 2)).toEqual([
      'No Elf may help.',
      'Bad stuff: none.',
      'Aucun Elfe ne peut aider.',
      'Sale coup : aucun.',
    ])
  })

  test('make each fighter do something', () => {
    expect(behind(banning(['holdingBack']), 2)).toContain(
      'Chaque combattant doit jouer tout objet à usage unique utile à son camp.',
    )
  })

  test('an enhancer adds to what it gives anyway', () => {
    const card = enhancer('x', { bonus: [{ add: 3 }, { add: 4, when: { anyFighter: { has: 'elf' } } }], ...blank })
    expect(behind(card, 1)).toEqual([
      '+3 to one monster.',
      '+4 more against an Elf.',
      '+3 à un monstre.',
      '+4 de plus contre un Elfe.',
    ])
  })
})

suite('nothing is said twice', () => {
  test('an acolyte without any use is there for the sacrifice', () => {
    expect(behind(acolyte('x', { deck: 'treasure', ...blank }), 1)).toEqual([
      'Good for nothing but the sacrifice: discard it instead of rolling to run away, and escape all monsters.',
      "Ne sert qu'au sacrifice : défausse cette carte au lieu de lancer le dé pour fuir, et échappe à tous les monstres.",
    ])
  })

  test('a card that wins does not speak of the last level', () => {
    const card = special('x', {
      deck: 'door',
      overrides: ['tenByKill'],
      uses: [{ use: 'any', effect: [win()] }],
      ...blank,
    })
    expect(behind(card, 1)).toEqual(['At any time: win the game.', 'À tout moment : gagne la partie.'])
  })

  test('what two conditions share, unless a not would reach too far', () => {
    const when = (...any: Extract<Use['when'], { readonly any: unknown }>['any']) =>
      asAbility({ figure: 'flee', add: 1, when: { any } }, 'en')
    expect(when({ wears: { tag: 'fire' } }, { wears: { tag: 'potion' } })).toEqual([
      '+1 to run away if you use an item marked Fire or Potion.',
    ])
    expect(when({ not: { has: 'elf' } }, { level: { most: 4 } })).toEqual([
      '+1 to run away if you are not an Elf or are level 4 or lower.',
    ])
  })

  test('the time that two uses of a card share', () => {
    const effects = [[strengthen('either', 2)], [draw('door', 1)]] as const
    const card = special('x', { deck: 'door', uses: effects.map((effect) => ({ use: 'combat', effect })), ...blank })
    expect(behind(card, 1)).toEqual([
      'In any fight: +2 to the side of your choice.',
      'Or: draw 1 Door face down.',
      'Dans tout combat : +2 au camp de ton choix.',
      'Ou bien : pioche 1 Porte face cachée.',
    ])
  })
})

suite('conditions that belong together', () => {
  const elf = { has: 'elf' } as const
  const high = { level: { least: 5 } } as const
  const hat = { wears: { slot: 'head' } } as const
  const given = (when: Condition): readonly string[] => cursed(inCase(when, [loseLevels(1)]))

  test('all around any, and the contrary of it', () => {
    expect(given({ all: [elf, { any: [high, hat] }] })).toEqual([
      'If you are an Elf, and either you are level 5 or higher or you use a piece of headgear, lose 1 level.',
      'Si tu es Elfe, et que soit tu es de niveau 5 ou plus, soit tu utilises un couvre-chef, perds 1 niveau.',
    ])
    expect(given({ not: { all: [elf, { any: [high, hat] }] } })).toEqual([
      'If you are not an Elf, or else you are level 4 or lower and do not use any piece of headgear, lose 1 level.',
      "Si tu n'es pas Elfe, ou bien si tu es de niveau 4 ou moins et que tu n'utilises pas de couvre-chef, perds 1 niveau.",
    ])
  })

  test('any around all, and deeper', () => {
    expect(given({ any: [elf, { all: [high, { any: [hat, { sex: 'male' }] }] }] })).toEqual([
      'If you are an Elf, or else you are level 5 or higher and either you use a piece of headgear or you are male, lose 1 level.',
      'Si tu es Elfe, ou bien si tu es de niveau 5 ou plus et que soit tu utilises un couvre-chef, soit tu es de sexe masculin, perds 1 niveau.',
    ])
  })

  test('one fighter is both, and nobody is both', () => {
    const both: Condition = { anyFighter: { all: [elf, hat] } }
    expect(given(both)).toEqual([
      'If a fighter is an Elf and uses a piece of headgear, lose 1 level.',
      'Si un combattant est Elfe et utilise un couvre-chef, perds 1 niveau.',
    ])
    expect(given({ not: both })).toEqual([
      'If no fighter who is an Elf uses any piece of headgear, lose 1 level.',
      "Si aucun combattant qui est Elfe n'utilise de couvre-chef, perds 1 niveau.",
    ])
  })

  test('being one of the fighters is to fight, and so on', () => {
    expect(given({ is: 'fighters' })).toEqual(['If you fight, lose 1 level.', 'Si tu combats, perds 1 niveau.'])
    expect(given({ is: 'bystanders' })[0]).toBe('If you do not fight, lose 1 level.')
    expect(given({ is: 'active' })[0]).toBe('If it is your turn, lose 1 level.')
    expect(given({ is: 'lowest' })[0]).toBe('If you have the lowest level (even tied), lose 1 level.')
    expect(given({ is: { holders: 'elf' } })[0]).toBe('If you are an Elf, lose 1 level.')
    expect(given({ is: 'you' })).toEqual([
      'If you played this card, lose 1 level.',
      'Si tu as joué cette carte, perds 1 niveau.',
    ])
  })

  test('some, any and none', () => {
    const fiery = { cardsIn: 'worn', filter: { tag: 'fire' } } as const
    expect(given({ count: fiery, is: { least: 1 } })).toEqual([
      'If you use an item marked Fire, lose 1 level.',
      'Si tu utilises un objet marqué «\u00a0Feu\u00a0», perds 1 niveau.',
    ])
    expect(given({ count: { monsters: {} }, is: { most: 0 } })[0]).toBe(
      'If there is no monster in the fight, lose 1 level.',
    )
    expect(given({ count: { sum: 'bonus', in: 'self' }, is: { least: 2 } })).toEqual([
      "If this card's bonus is 2 or more, lose 1 level.",
      'Si le bonus de cette carte est de 2 ou plus, perds 1 niveau.',
    ])
  })

  test('a condition with nothing to do is turned round', () => {
    expect(cursed(inCase(elf, [], [loseLevels(1)]))[0]).toBe('If you are not an Elf, lose 1 level.')
  })
})

suite('one of several', () => {
  test('one seat chooses, and it is said which', () => {
    expect(used({ use: 'ownTurn', effect: [discard({ zone: 'hand', by: 'lowest' })] })).toEqual([
      'In your turn: discard a card from your hand, picked unseen by the player of the lowest level (if tied, the first from you on).',
      "À ton tour : défausse une carte de ta main, tirée à l'aveugle par le joueur au plus bas niveau (à égalité, le premier à partir de toi).",
    ])
  })

  test('each has a neighbour of their own', () => {
    expect(cursed(each('others', [take({ zone: 'hand', by: 'chance' }, 'left')]))).toEqual([
      'Each other player: the player on their left takes a card from their hand, at random.',
      'Chaque autre joueur : le joueur à sa gauche prend une carte de sa main, au hasard.',
    ])
  })

  test('the card under this one', () => {
    expect(cursed(discard({ zone: 'table', filter: { host: true } }))).toEqual([
      'Discard the card on which this card lies.',
      'Défausse la carte sur laquelle se trouve cette carte.',
    ])
  })

  test('the cheapest that is worth something', () => {
    const filter = { kind: 'item', value: { least: 1 } } as const
    expect(cursed(discard({ zone: 'table', filter, extreme: 'cheapest' }))).toEqual([
      'Discard the cheapest item with a value that you have in play.',
      "Défausse l'objet le moins cher ayant une valeur que tu as en jeu.",
    ])
  })

  test('one piece of gold, and what people call an item', () => {
    expect(asCurse([discard({ zone: 'table', filter: { value: { most: 1 } } })], 'fr')).toEqual([
      "Défausse un objet valant 1 pièce d'or ou moins que tu as en jeu.",
    ])
    expect(cursed(discard({ zone: 'table', filter: { kind: ['item', 'oneShot'] } }))).toEqual([
      'Discard an item or one-shot you have in play.',
      'Défausse un objet (même à usage unique) que tu as en jeu.',
    ])
  })

  test('a noun that several filters share', () => {
    const filter = { kind: 'item', any: [{ tag: 'fire' }, { value: { least: 300 } }] } as const
    expect(asCurse([discard({ zone: 'table', filter })], 'en')).toEqual([
      'Discard an item marked Fire or worth 300 gold or more that you have in play.',
    ])
  })
})

suite('what one card says in two places', () => {
  const asItem = (...abilities: readonly Ability[]): readonly string[] =>
    behind(item('x', { value: 100, abilities, ...blank }), 1)

  test('what does not count is not doubled', () => {
    const [, doubled, , double] = asItem({ ignored: 'items' }, { doubled: 'oneShots' })
    expect(doubled).toBe(
      'In your fights, the bonuses of one-shots count double on both sides, where they count at all.',
    )
    expect(double).toBe(
      'Dans tes combats, le bonus des objets à usage unique compte double dans les deux camps, quand il compte.',
    )
  })

  test('but what is left out of it is', () => {
    const filter = { tag: 'fire' } as const
    expect(asItem({ ignored: 'items', except: filter }, { doubled: 'items', filter })[1]).toBe(
      'In your fights, the bonuses of items marked Fire count double.',
    )
  })

  test('the calendar is explained once', () => {
    const on = (day: 'monday' | 'sunday') => inCase({ day }, [loseLevels(1)])
    expect(asCurse([on('monday'), on('sunday')], 'en')).toEqual([
      'If it is Monday (each turn is a day, the first a Monday), lose 1 level.',
      'If it is Sunday, lose 1 level.',
    ])
  })

  test('a condition that two lines share, and what is forbidden twice', () => {
    const when = { has: 'elf' } as const
    expect(asItem({ figure: 'strength', add: 2, when }, { figure: 'flee', add: 1, when })).toEqual([
      '+2 in combat and +1 to run away if you are an Elf.',
      '+2 en combat et +1 pour fuir si tu es Elfe.',
    ])
    expect(asItem({ bans: 'refusingHelp' }, { bans: 'beingPaid' })).toEqual([
      'You may not refuse to help or be paid for helping.',
      "Tu ne peux pas refuser d'aider ni être payé pour aider.",
    ])
  })

  test('whom a card stays before is whom it is about', () => {
    expect(cursed(stay('untilKill', [bans('beingHelped')], { who: 'target' }))[0]).toBe(
      'A player of your choice: until they kill a monster, they may not be helped.',
    )
  })

  test('lasers combine, where they do', () => {
    const laser = item('x', { slot: 'twoHands', value: 300, tags: ['laser'], ...blank })
    const text = (profile: { readonly lasers: boolean }): readonly string[] =>
      describe(laser, 'fr', namesOf([{ box: 'x', profile, cards: [laser] }], 'fr')).slice(1)
    expect(text({ lasers: true })).toEqual(['Se combine avec tes autres lasers en une seule arme à deux mains.'])
    expect(text({ lasers: false })).toEqual([])
  })
})

suite('an item that is only carried', () => {
  const asItem = (ability: Ability): readonly string[] =>
    behind(item('x', { value: 100, abilities: [ability], ...blank }), 1)

  test('does what it does as it comes or goes, which its text says', () => {
    const on = (moment: 'comesIntoPlay' | 'leavesPlay' | 'leavesYou') => asItem({ on: moment, effect: [loseLevels(1)] })
    expect(on('comesIntoPlay')).toEqual([
      'When this card comes into play, in use or not: lose 1 level.',
      'Quand cette carte arrive en jeu, utilisée ou non\u00a0: perds 1 niveau.',
    ])
    expect(on('leavesPlay')).toEqual([
      'When this card leaves play, in use or not: lose 1 level.',
      'Quand cette carte quitte le jeu, utilisée ou non\u00a0: perds 1 niveau.',
    ])
    expect(on('leavesYou')).toEqual([
      'When this card leaves you, in use or not: lose 1 level.',
      'Quand cette carte te quitte, utilisée ou non\u00a0: perds 1 niveau.',
    ])
  })

  test('does nothing else, which goes without saying', () => {
    expect(asItem({ on: 'levelLost', effect: [draw('door', 1)] })[0]).toBe(
      'When you lose a level: draw 1 Door face down.',
    )
    expect(asItem({ bans: 'beingStolen' })[0]).toBe('This item cannot be stolen.')
  })

  test('a trait, and an item that stays, are never in use', () => {
    const leaves: Ability = { on: 'leavesPlay', effect: [loseLevels(1)] }
    expect(asAbility(leaves, 'en')).toEqual(['When this card leaves play: lose 1 level.'])
    expect(asItem({ on: 'won', effect: [stay('untilLifted', [leaves])] })[0]).toBe(
      'When you win a fight: lay this card before you (no longer an item); from now on, when this card leaves play: lose 1 level.',
    )
  })

  test('a decoy saves nothing while it is only carried', () => {
    expect(behind(item('x', { value: 100, decoy: true, ...blank }), 1)).toEqual([
      'While in use, may be lost in the place of another of your items.',
      "Tant que tu l'utilises, peut se perdre à la place d'un autre de tes objets.",
    ])
  })
})

suite('what a publisher would not print', () => {
  const turn = (...effect: Use['effect']): readonly string[] => used({ use: 'ownTurn', effect })

  test('an order behind what somebody else does, who would seem to go on', () => {
    expect(turn(loseLevels(1, 'left'), gainLevels(1), draw('door', 1))).toEqual([
      'In your turn: the player on your left loses 1 level, you gain 1 level, then you draw 1 Door face down.',
      'À ton tour : le joueur à ta gauche perd 1 niveau, tu gagnes 1 niveau, puis tu pioches 1 Porte face cachée.',
    ])
    expect(turn(loseLevels(1, 'left'), guess([gainLevels(1)]))[1]).toBe(
      "À ton tour : le joueur à ta gauche perd 1 niveau, puis tu annonces un chiffre et lances un dé : s'il sort, gagne 1 niveau.",
    )
    expect(turn(loseLevels(1, 'left'), take({ zone: 'hand' }, 'left'))[1]).toBe(
      'À ton tour : le joueur à ta gauche perd 1 niveau, puis tu lui donnes une carte de ta main.',
    )
    expect(turn(gainLevels(1), loseLevels(1, 'left'))[0]).toBe(
      'In your turn: gain 1 level, then the player on your left loses 1 level.',
    )
    expect(turn(gainLevels(1), loseLevels(1))[1]).toBe('À ton tour : gagne 1 niveau, puis perds 1 niveau.')
    expect(cursed(loseLevels(1, 'left'), gainLevels(1))[1]).toBe('Gain 1 level.')
  })

  test('a card that is taken behind what was done to it', () => {
    expect(used({ use: 'play', effect: [{ do: 'cancel' }, take({ zone: 'it' }, 'you')] })).toEqual([
      'When a one-shot or a special card is played: that card is cancelled and discarded, then you take it into your hand.',
      'Quand un objet à usage unique ou une carte spéciale est joué : la carte est annulée et défaussée, puis tu la prends en main.',
    ])
  })

  test('no comma between then and if, or when', () => {
    const hat = { wears: { slot: 'head' } } as const
    expect(turn(draw('door', 1), inCase(hat, [loseLevels(1)]))).toEqual([
      'In your turn: draw 1 Door face down, then, if you use a piece of headgear, lose 1 level.',
      'À ton tour : pioche 1 Porte face cachée, puis, si tu utilises un couvre-chef, perds 1 niveau.',
    ])
    expect(turn(draw('door', 1), each('others', [loseLevels(1)], 'levels'))[1]).toBe(
      'À ton tour : pioche 1 Porte face cachée, puis, par niveau décroissant, chaque autre joueur perd 1 niveau.',
    )
    expect(turn(inCase(hat, [loseLevels(1)]), stay('nextTurn', [bans('looting')]))).toEqual([
      'In your turn: if you use a piece of headgear, lose 1 level. Then, in your next turn (this one, if it has begun), you may not loot the room.',
      "À ton tour : si tu utilises un couvre-chef, perds 1 niveau. Ensuite, à ton prochain tour (celui-ci s'il a commencé), tu ne peux pas fouiller la pièce.",
    ])
    expect(turn(draw('door', 1), draw('treasure', 1), inCase(hat, [loseLevels(1)]))[0]).toBe(
      'In your turn: draw 1 Door face down, draw 1 Treasure face down, then, if you use a piece of headgear, lose 1 level.',
    )
    expect(turn(draw('door', 1), loseLevels(1))[0]).toBe('In your turn: draw 1 Door face down, then lose 1 level.')
  })

  test('a level that does not happen', () => {
    expect(used({ use: 'level', effect: [{ do: 'cancel' }] })).toEqual([
      'When somebody gains a level: the gain is cancelled.',
      "Quand quelqu'un gagne un niveau : ce niveau est annulé.",
    ])
    expect(used({ use: 'escape', effect: [{ do: 'cancel' }] })[0]).toBe(
      'When somebody has escaped: that does not happen.',
    )
  })

  test('a bonus without a verb behind a deed', () => {
    const bet = [
      nameNumber('bet', 1, 3),
      strengthen('players', the('bet')),
      helpFlight('you', { times: [-1, the('bet')] }),
    ]
    expect(used({ use: 'ownCombat', effect: bet })).toEqual([
      "When you fight: name a number from 1 to 3, then the players' side gets a bonus equal to that number, then you get a penalty to run away equal to that number.",
      'Quand tu combats : annonce un nombre de 1 à 3, puis le camp des joueurs a un bonus égal à ce nombre, puis tu as un malus pour fuir égal à ce nombre.',
    ])
    expect(
      used({ use: 'ownCombat', effect: [strengthen('monsters', { die: true }), strengthen('either', { die: true })] }),
    ).toEqual([
      'When you fight: a bonus to the monsters equal to the roll of a die, then the side of your choice gets a bonus equal to the roll of a die.',
      "Quand tu combats : un bonus aux monstres égal au résultat d'un dé, puis le camp de ton choix a un bonus égal au résultat d'un dé.",
    ])
    expect(used({ use: 'ownCombat', effect: [loseLevels(1), strengthen('players', 2), helpFlight('you', 1)] })[0]).toBe(
      "When you fight: lose 1 level, then +2 to the players' side, then +1 to run away.",
    )
  })

  test('less of what can be counted', () => {
    const less = (treasures: number) => behind(enhancer('x', { bonus: -5, treasures, ...blank }), 2)
    expect(less(-1)).toEqual(['1 treasure fewer.', '1 trésor de moins.'])
    expect(less(-2)).toEqual(['2 treasures fewer.', '2 trésors de moins.'])
  })

  test('a card “Soup Hat”', () => {
    const hat = { card: 'soup-hat' } as const
    expect(asCurse([discard({ zone: 'table', filter: hat })], 'en')).toEqual([
      'Discard a card named “Soup Hat” that you have in play.',
    ])
    expect(asCurse([inCase({ wears: hat }, [loseLevels(1)])], 'en')).toEqual(['If you use “Soup Hat”, lose 1 level.'])
  })

  test('an until that seems to be for the first of two numbers alone', () => {
    const numbers: readonly Ability[] = [
      { figure: 'flee', add: -1 },
      { figure: 'handLimit', add: -1 },
    ]
    expect(cursed(stay('untilLevelGained', numbers))).toEqual([
      'Until you gain a level, −1 to run away and −1 to your hand limit.',
      "Jusqu'à ce que tu gagnes un niveau, −1 pour fuir et −1 à ta limite de cartes en main.",
    ])
    expect(cursed(stay('untilLevelGained', [{ figure: 'flee', add: -1 }, bans('looting')]))[0]).toBe(
      'Until you gain a level, −1 to run away; you may not loot the room.',
    )
    expect(behind(item('x', { value: 100, abilities: numbers, ...blank }), 1).slice(0, 2)).toEqual([
      '−1 to run away.',
      '−1 to your hand limit.',
    ])
  })

  test('the hands of one player', () => {
    expect(turn(poolHands({ holders: 'cultist' }))).toEqual([
      'In your turn: the cards in the hand of every Cultist are shuffled together and dealt back, as many to each as before.',
      "À ton tour : on mélange les cartes en main de chaque Cultiste, puis chacun en reçoit autant qu'il en avait.",
    ])
    expect(turn(poolHands('everyone'))[0]).toBe(
      'In your turn: the hands of all players are shuffled together and dealt back, as many cards to each as before.',
    )
  })

  test('players who are a Dwarf', () => {
    const counted = (holdersOf: string, besidesYou?: true) =>
      asCurse([loseLevels({ plus: [1, { holdersOf, ...(besidesYou && { besidesYou }) }] })], 'fr')[0]
    expect(counted('elf')).toBe('Perds autant de niveaux que 1 plus le nombre de joueurs Elfe.')
    expect(counted('elf', true)).toBe("Perds autant de niveaux que 1 plus le nombre d'autres joueurs Elfe.")
    expect(counted('fast')).toBe('Perds autant de niveaux que 1 plus le nombre de joueurs qui ont le pouvoir Rapide.')
  })

  test('a player of your choice, twice', () => {
    const slow = stay('untilKill', [{ figure: 'flee', add: -2 }], { who: 'target' })
    expect(turn(gainLevels(1, 'target'), slow)).toEqual([
      'In your turn: a player of your choice gains 1 level, then that player: until they kill a monster, −2 to run away.',
      "À ton tour : un joueur de ton choix gagne 1 niveau, puis ce joueur : jusqu'à ce qu'il tue un monstre, −2 pour fuir.",
    ])
    expect(turn(gainLevels(1, 'left'), slow)[0]).toBe(
      'In your turn: the player on your left gains 1 level, then a player of your choice: until they kill a monster, −2 to run away.',
    )
    const target = { level: { least: 2 } } as const
    expect(used({ use: 'ownTurn', target, effect: [gainLevels(1, 'target'), slow] })[0]).toBe(
      'In your turn, aimed at a player who is level 2 or higher: that player gains 1 level, then, until they kill a monster, −2 to run away.',
    )
  })
})

suite('what one may do is not an order', () => {
  const owned = (use: Use): readonly string[] => [...asAbility(use, 'en'), ...asAbility(use, 'fr')]

  test('nobody has to use what lies before them', () => {
    const when = { count: { rolled: true }, is: { most: 1 } } as const
    expect(owned({ use: 'ownRoll', when, effect: [discard({ zone: 'self' })] })).toEqual([
      'After your roll, if the result is 1 or less: you may discard this card.',
      'Après ton jet de dé, si le résultat est de 1 ou moins : tu peux défausser cette carte.',
    ])
    expect(owned({ use: 'ownTurn', effect: [loseLevels(1), draw('door', 2)] })).toEqual([
      'In your turn: you may lose 1 level, then draw 2 Doors face down.',
      'À ton tour : tu peux perdre 1 niveau, puis piocher 2 Portes face cachée.',
    ])
    expect(owned({ use: 'draw', effect: [take({ zone: 'it' }, 'you')] })).toEqual([
      'When a card is drawn face up: you may take that card into your hand.',
      'Quand une carte est piochée face visible : tu peux prendre cette carte-là en main.',
    ])
    expect(owned({ use: 'ownRoll', effect: [reroll()] })).toEqual([
      'After your roll: if you like, the die is rolled again.',
      'Après ton jet de dé : si tu veux, on relance le dé.',
    ])
  })

  test('a price is not paid by anybody who does not want it, and a card from the hand is not played', () => {
    expect(owned({ use: 'ownTurn', cost: { levels: 1 }, effect: [draw('door', 2)] })[0]).toBe(
      'In your turn, you may lose 1 level: draw 2 Doors face down.',
    )
    expect(used({ use: 'ownTurn', effect: [loseLevels(1)] })[0]).toBe('In your turn: lose 1 level.')
  })

  test('a curse goes back to whoever played it, or on to somebody where nobody did', () => {
    const somebody = { count: { seats: 'actor' }, is: { least: 1 } } as const
    const nobody = { count: { seats: 'actor' }, is: { most: 0 } } as const
    expect(used({ use: 'ownCurse', effect: [redirect('actor')] })).toEqual([
      'When a curse hits you: the curse turns on whoever played it.',
      "Quand une malédiction te frappe : la malédiction se retourne contre celui qui l'a jouée.",
    ])
    expect(used({ use: 'ownCurse', when: somebody, effect: [redirect('actor')] })).toEqual([
      'When a curse hits you, if somebody played it: the curse turns on whoever played it.',
      "Quand une malédiction te frappe, si quelqu'un l'a jouée : la malédiction se retourne contre celui qui l'a jouée.",
    ])
    expect(used({ use: 'ownCurse', when: { not: somebody }, effect: [redirect()] })).toEqual([
      'When a curse hits you, if nobody played it: the curse hits a player of your choice instead.',
      "Quand une malédiction te frappe, si personne ne l'a jouée : la malédiction frappe à la place un joueur de ton choix.",
    ])
    expect(used({ use: 'curse', when: nobody, effect: [redirect()] })).toEqual([
      'When a curse hits anybody, if nobody played it: the curse hits a player of your choice instead.',
      "Quand une malédiction frappe quelqu'un, si personne ne l'a jouée : la malédiction frappe à la place un joueur de ton choix.",
    ])
  })

  test('what was done in a fight is asked as what was done', () => {
    const asked = (count: Amount, is: Range, not = false) =>
      cursed(inCase(not ? { not: { count, is } } : { count, is }, [loseLevels(1)])).map(
        (text) => text.split(/,|\u00a0:/)[0],
      )
    const shots = { cardsIn: 'combat', filter: { kind: 'oneShot' } } as const
    const kills = { kills: true } as const
    expect(asked(shots, { most: 0 })).toEqual([
      'If no one-shot was played in this fight',
      "Si aucun objet à usage unique n'a été joué dans ce combat",
    ])
    expect(asked(shots, { least: 1 })).toEqual([
      'If a one-shot was played in this fight',
      'Si au moins 1 objet à usage unique a été joué dans ce combat',
    ])
    expect(asked({ cardsIn: 'combat' }, { most: 0 })).toEqual([
      'If no card was played in this fight',
      "Si aucune carte n'a été jouée dans ce combat",
    ])
    expect(asked(kills, { least: 2 })).toEqual([
      'If at least 2 monsters were killed in this fight',
      'Si au moins 2 monstres ont été tués dans ce combat',
    ])
    expect(asked(kills, { least: 1, most: 3 }, true)).toEqual([
      'If there are not 1 to 3 monsters killed in this fight',
      "S'il n'y a pas 1 à 3 monstres tués dans ce combat",
    ])
  })

  test('to choose nothing is to leave it', () => {
    expect(cursed(choose([discard({ zone: 'hand' }), draw('door', 1)], []))).toEqual([
      'You may discard a card from your hand, then draw 1 Door face down.',
      'Tu peux défausser une carte de ta main, puis piocher 1 Porte face cachée.',
    ])
    expect(cursed(each('others', [choose([], [loseLevels(1)])]))).toEqual([
      'Each other player may lose 1 level.',
      'Chaque autre joueur peut perdre 1 niveau.',
    ])
    expect(cursed(choose([loseLevels(1)], [draw('door', 1)], []))).toEqual([
      'You may choose: lose 1 level; or draw 1 Door face down.',
      'Tu peux choisir : perds 1 niveau ; ou bien pioche 1 Porte face cachée.',
    ])
    expect(cursed(choose([loseLevels(1)], []), draw('door', 1))[0]).toBe('You may lose 1 level.')
    expect(used({ use: 'ownTurn', effect: [choose([loseLevels(1)], []), draw('door', 1)] })).toEqual([
      'In your turn: you may lose 1 level. Then draw 1 Door face down.',
      'À ton tour : tu peux perdre 1 niveau. Ensuite, pioche 1 Porte face cachée.',
    ])
    const dice = choose([roll([1, 3, [loseLevels(1)]], [4, 6, [draw('door', 2)]])], [])
    expect(used({ use: 'ownTurn', effect: [dice, draw('door', 1)] })).toEqual([
      'In your turn: you may roll a die: on 1–3, lose 1 level; on 4–6, draw 2 Doors face down. Then draw 1 Door face down.',
      'À ton tour : tu peux lancer un dé : sur 1–3, perds 1 niveau ; sur 4–6, pioche 2 Portes face cachée. Ensuite, pioche 1 Porte face cachée.',
    ])
    expect(used({ use: 'ownTurn', effect: [draw('door', 1), dice] })).toEqual([
      'In your turn: draw 1 Door face down, then you may roll a die: on 1–3, lose 1 level; on 4–6, draw 2 Doors face down.',
      'À ton tour : pioche 1 Porte face cachée, puis tu peux lancer un dé : sur 1–3, perds 1 niveau ; sur 4–6, pioche 2 Portes face cachée.',
    ])
    expect(cursed(choose([loseLevels(1, 'left')], []))).toEqual([
      'If you like, the player on your left loses 1 level.',
      'Si tu veux, le joueur à ta gauche perd 1 niveau.',
    ])
    expect(cursed(chooseBy('left', [loseLevels(1)], []))[0]).toBe(
      'The player on your left chooses: you lose 1 level; or nothing happens.',
    )
  })
})

suite('until when, and which fight', () => {
  test('what waits in a fight says that it waits no longer, and for which fight', () => {
    const waits = stay('combat', [{ on: 'won', of: 'others', effect: [draw('treasure', 2)] }])
    expect(used({ use: 'othersCombat', effect: [choose([waits], [loseLevels(1)])] })).toEqual([
      'In a fight without you: choose: (for this fight, when another player wins this fight: draw 2 Treasures face down); or lose 1 level.',
      'Dans un combat sans toi : choisis : (pour ce combat, quand un autre joueur gagne ce combat : pioche 2 Trésors face cachée) ; ou bien perds 1 niveau.',
    ])
    expect(cursed(stay('nextCombat', [{ on: 'won', effect: [loseLevels(1)] }]))[0]).toBe(
      'In your next fight (this one, if it has begun), when you win that fight: lose 1 level.',
    )
  })

  test('what ends has been so', () => {
    const until = (one: Condition) => cursed(stay({ until: one }, [bans('looting')]))
    expect(until({ not: { carries: { slot: 'head' } } })).toEqual([
      'Until you have no piece of headgear in play, you may not loot the room.',
      "Jusqu'au moment où tu n'as plus de couvre-chef en jeu, tu ne peux pas fouiller la pièce.",
    ])
    expect(until({ not: { has: 'elf' } })).toEqual([
      'Until you are no longer an Elf, you may not loot the room.',
      "Jusqu'au moment où tu n'es plus Elfe, tu ne peux pas fouiller la pièce.",
    ])
  })

  test('kills of others are told once per fight, of its main fighter', () => {
    expect(cursed(stay('untilLifted', [{ on: 'killed', of: 'others', effect: [loseLevels(1)] }]))).toEqual([
      'From now on, when another player has killed one or more monsters as the main fighter: lose 1 level.',
      'Désormais, quand un autre joueur a tué un ou plusieurs monstres comme combattant principal : perds 1 niveau.',
    ])
  })
})

suite('in few words', () => {
  test('somebody else', () => {
    const target = { not: { is: 'you' } } as const
    expect(used({ use: 'ownTurn', target, effect: [loseLevels(1, 'target')] })).toEqual([
      'In your turn, aimed at another player: that player loses 1 level.',
      'À ton tour, en visant un autre joueur : ce joueur perd 1 niveau.',
    ])
    const who = { like: { all: [{ not: { is: 'victim' } }, { has: 'elf' }] } } as const
    expect(cursed(loseLevels(1, who))).toEqual([
      'Every other player who is an Elf loses 1 level.',
      'Chaque autre joueur qui est Elfe perd 1 niveau.',
    ])
  })

  test('an amount between two bounds', () => {
    const amount = { lowest: [3, { highest: [0, { plus: [{ cardsIn: 'hand' }, -3] }] }] } as const
    expect(cursed(loseLevels(amount))).toEqual([
      'Lose as many levels as the number of cards in your hand minus 3, at least 0 and at most 3.',
      'Perds autant de niveaux que le nombre de cartes dans ta main moins 3, au moins 0 et au plus 3.',
    ])
  })

  test('not alone', () => {
    expect(cursed(stay('untilLifted', [{ figure: 'strength', add: 1, when: { not: { fights: 'alone' } } }]))).toEqual([
      'From now on, +1 in combat if you do not fight alone.',
      'Désormais, +1 en combat si tu ne combats pas seul.',
    ])
  })

  test('given, taken, played', () => {
    const given = called('given', take({ zone: 'hand' }, 'left'))
    const counted = inCase({ count: the('given'), is: { least: 1 } }, [loseLevels(1)])
    expect(used({ use: 'ownTurn', effect: [given, counted] })).toEqual([
      'In your turn: give a card from your hand to the player on your left, then, if at least 1 card was given this way, lose 1 level.',
      'À ton tour : donne une carte de ta main au joueur à ta gauche, puis, si au moins 1 carte a été donnée ainsi, perds 1 niveau.',
    ])
    const taken = called('given', take({ zone: 'hand', of: 'left', by: 'you' }, 'you'))
    expect(used({ use: 'ownTurn', effect: [taken, draw('door', the('given'))] })[0]).toBe(
      'In your turn: take a card from the hand of the player on your left, unseen, then draw 1 Door face down for each card taken this way.',
    )
    expect(cursed(loseLevels({ cardsIn: 'combat', filter: { kind: 'oneShot' } }))).toEqual([
      'Lose 1 level for each one-shot played in this fight.',
      'Perds 1 niveau par objet à usage unique joué dans ce combat.',
    ])
  })

  test('fewer treasures', () => {
    const card = monster('x', {
      level: 1,
      treasures: 3,
      extraTreasures: [{ add: { times: [-1, { seats: 'others' }] } }],
      badStuff: [],
      ...blank,
    })
    expect(behind(card, 2)[0]).toBe('1 treasure fewer for each other player.')
  })
})

test('whoever has the card is told apart from those of whom it waits to hear', () => {
  const abilities: readonly Ability[] = [{ on: 'levelGained', of: 'everyone', effect: [loseLevels(1)] }]
  expect(used({ use: 'any', effect: [stay('untilLifted', abilities, { who: 'target' })] })).toEqual([
    'At any time: for a player of your choice, from now on, when any player gains a level: whoever has this card loses 1 level.',
    "À tout moment : pour un joueur de ton choix, désormais, quand n'importe quel joueur gagne un niveau : le joueur devant qui cette carte se trouve perd 1 niveau.",
  ])
})
