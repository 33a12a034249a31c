// What belongs together, and where it ends: sums in brackets, ways that close, conditions that say what they ask.

import {
  type Ability,
  type Amount,
  type Condition,
  choose,
  discard,
  draw,
  each,
  gainLevels,
  inCase,
  item,
  loseLevels,
  monster,
  nameNumber,
  namePlayer,
  on,
  pay,
  peek,
  roll,
  special,
  stay,
  take,
  type Use,
  use,
} from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'
import { asCurse, asUse, breakable, lines } from './sheet.ts'

const blank = { en: { name: 'x' }, fr: { name: 'x' } }
const used = (...effect: Use['effect']): readonly string[] =>
  breakable([...asUse({ use: 'ownTurn', effect }, 'en'), ...asUse({ use: 'ownTurn', effect }, 'fr')])
const cursed = (...effects: Parameters<typeof asCurse>[0]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])
const lost = (amount: Amount): readonly string[] => cursed(loseLevels(amount))
const given = (when: Condition): readonly string[] => cursed(inCase(when, [loseLevels(1)]))

suite('how many', () => {
  const hand = { cardsIn: 'hand' } as const

  test('twice a difference is not twice a number and then some', () => {
    expect(lost({ times: [2, { plus: [6, { times: [-1, hand] }] }] })).toEqual([
      'Lose as many levels as 2 × (6 minus the number of cards in your hand).',
      'Perds autant de niveaux que 2 × (6 moins le nombre de cartes dans ta main).',
    ])
    expect(lost({ half: { plus: [hand, 3] } })[0]).toBe(
      'Lose as many levels as half of (3 plus the number of cards in your hand), rounded down.',
    )
    expect(lost({ plus: [{ lowest: [1, hand] }, { levelOf: 'left' }] })[0]).toBe(
      'Lose as many levels as (the number of cards in your hand, at most 1) plus the level of the player on your left.',
    )
  })

  test('a share ends before what is said of it', () => {
    const half = { half: hand } as const
    expect(given({ count: half, is: { least: 2 } })).toEqual([
      'If half of the number of cards in your hand, rounded down, is 2 or more, lose 1 level.',
      'Si la moitié du nombre de cartes dans ta main, arrondie en dessous, est de 2 ou plus, perds 1 niveau.',
    ])
    expect(given({ more: half, than: { every: [3, hand] } })[0]).toBe(
      'If half of the number of cards in your hand, rounded down, is more than a third of the number of cards in your hand, rounded down, lose 1 level.',
    )
    expect(given({ count: { every: [4, hand] }, is: 'odd' })[1]).toBe(
      'Si un quart du nombre de cartes dans ta main, arrondi en dessous, est impair, perds 1 niveau.',
    )
  })

  test('gold is told in gold, a share of a share in points, and a share of a number is a number', () => {
    const every = (amount: Amount) => lost({ every: [2, amount] })
    expect(every({ sum: 'value', in: 'self' })).toEqual([
      'Lose 1 level for every 2 gold that this card is worth.',
      "Perds 1 niveau par tranche de 2 pièces d'or que vaut cette carte.",
    ])
    expect(every({ every: [3, hand] })[0]).toBe(
      'Lose 1 level for every 2 points of (a third of the number of cards in your hand, rounded down).',
    )
    expect(every({ times: [2, hand] })[0]).toBe(
      'Lose 1 level for every 2 points of 2 × the number of cards in your hand.',
    )
    expect(every(7)[0]).toBe('Lose 3 levels.')
  })

  test('seats are those that are meant', () => {
    const counted = (seats: Extract<Amount, { readonly seats: unknown }>['seats']) => lost({ seats })[0]
    expect(counted('helper')).toBe('Lose 1 level if there is a helper.')
    expect(counted('lowest')).toBe('Lose 1 level for each player of the lowest level.')
    expect(counted('left')).toBe('Lose 1 level for each player who is the player on your left.')
    expect(counted('everyone')).toBe('Lose 1 level for each player.')
    expect(lost({ times: [2, { seats: 'highest' }] })[1]).toBe('Perds 2 niveaux par joueur au plus haut niveau.')
  })

  test('holders of a trait are players, not cards', () => {
    expect(lost({ plus: [1, { holdersOf: 'elf' }] })).toEqual([
      'Lose as many levels as 1 plus the number of Elf players.',
      'Perds autant de niveaux que 1 plus le nombre de joueurs Elfe.',
    ])
  })

  test('nobody has a card together with everybody', () => {
    expect(lost({ cardsIn: 'table', of: 'everyone', filter: { kind: ['race', 'class'] } })).toEqual([
      'Lose 1 level for each race or class any player has in play.',
      "Perds 1 niveau par race ou classe qu'un joueur a en jeu.",
    ])
  })
})

suite('conditions', () => {
  test('there is somebody', () => {
    expect(given({ among: 'helper', some: { all: [] } })).toEqual([
      'If there is a helper, lose 1 level.',
      "S'il y a un allié, perds 1 niveau.",
    ])
    expect(given({ not: { anyFighter: { fights: 'asHelper' } } })).toEqual([
      'If there is no helper, lose 1 level.',
      "S'il n'y a pas d'allié, perds 1 niveau.",
    ])
  })

  test('where nobody fights there are neither many monsters nor few', () => {
    expect(given({ not: { monsters: { least: 0 } } })).toEqual([
      'If there is no fight, lose 1 level.',
      "S'il n'y a pas de combat, perds 1 niveau.",
    ])
    expect(given({ runners: { least: 1 } })[0]).toBe('If somebody is running away, lose 1 level.')
    expect(given({ not: { runners: { least: 1 } } })[1]).toBe('Si personne ne fuit, perds 1 niveau.')
  })

  test('whose level, and which card', () => {
    expect(given({ more: { levelOf: 'left' }, than: { levelOf: 'victim' } })).toEqual([
      'If the level of the player on your left is higher than yours, lose 1 level.',
      'Si le niveau du joueur à ta gauche dépasse le tien, perds 1 niveau.',
    ])
  })

  test('a use says them with its time', () => {
    const when = (window: Use['use'], asked: Condition): string =>
      asUse({ use: window, when: asked, effect: [loseLevels(1)] }, 'en')[0] ?? ''
    const nobody: Condition = { count: { seats: 'fighters' }, is: { most: 0 } }
    expect(when('any', nobody)).toBe('Outside fights: lose 1 level.')
    expect(when('ownCombat', { all: [{ fights: 'asHelper' }, { has: 'elf' }] })).toBe(
      'When you help in a fight, if you are an Elf: lose 1 level.',
    )
    expect(when('play', { not: { is: 'actor' } })).toBe(
      'When another player plays a one-shot or a special card: lose 1 level.',
    )
    expect(when('curse', { not: { is: 'victim' } })).toBe('When a curse hits another player: lose 1 level.')
    expect(when('escape', { is: 'actor' })).toBe('When you have escaped: lose 1 level.')
  })
})

suite('where a way ends', () => {
  const elf: Condition = { has: 'elf' }
  const hat: Condition = { wears: { slot: 'head' } }
  const dice = roll([1, 3, [loseLevels(1)]], [4, 6, [gainLevels(1)]])
  const either = choose([loseLevels(1)], [gainLevels(1)])
  const next = draw('door', 1)

  test('what comes behind an if is a sentence of its own, and no part of it', () => {
    expect(used(inCase(elf, [loseLevels(1)]), next)).toEqual([
      'In your turn: if you are an Elf, lose 1 level. Then draw 1 Door face down.',
      'À ton tour : si tu es Elfe, perds 1 niveau. Ensuite, pioche 1 Porte face cachée.',
    ])
    expect(used(inCase(elf, [loseLevels(1)], [gainLevels(1)]), next)[0]).toBe(
      'In your turn: if you are an Elf, lose 1 level; otherwise, gain 1 level. Then draw 1 Door face down.',
    )
  })

  test('so is what comes behind a die, a choice, a price or something that fails', () => {
    expect(used(roll([1, 1, [loseLevels(1)]]), next)[0]).toBe(
      'In your turn: roll a die: on 1, lose 1 level. Then draw 1 Door face down.',
    )
    expect(used(either, next)[0]).toBe(
      'In your turn: choose: lose 1 level; or gain 1 level. Then draw 1 Door face down.',
    )
    expect(used(pay({ discard: 1 }, [gainLevels(1)]), next)[1]).toBe(
      'À ton tour : tu peux défausser 1 carte : si oui, gagne 1 niveau. Ensuite, pioche 1 Porte face cachée.',
    )
    expect(used(discard({ zone: 'hand', otherwise: [loseLevels(1)] }), next)[0]).toBe(
      'In your turn: discard a card from your hand; failing that, lose 1 level. Then draw 1 Door face down.',
    )
  })

  test('plain deeds are one sentence', () => {
    expect(used(loseLevels(1), next)[0]).toBe('In your turn: lose 1 level, then draw 1 Door face down.')
  })

  test('also of monsters, and of what happens as a card is drawn', () => {
    const ogre = monster('x', {
      level: 1,
      treasures: 1,
      beforeCombat: [either, next],
      badStuff: [dice, next],
      ...blank,
    })
    expect(lines(ogre, 'en').slice(2)).toEqual([
      'Before the fight: choose: lose 1 level; or gain 1 level. Then draw 1 Door face down.',
      'Bad stuff: roll a die: on 1–3, lose 1 level; on 4–6, gain 1 level. Then draw 1 Door face down.',
    ])
    expect(lines(special('x', { deck: 'door', uses: [], onDraw: [either, next], ...blank }), 'en')[1]).toBe(
      'As soon as it is drawn, however it is: choose: lose 1 level; or gain 1 level. Then draw 1 Door face down.',
    )
  })

  test('within something else brackets hold what a deed leads to, and never the deed', () => {
    const mayRoll = choose([dice], [])
    expect(used(inCase(hat, [mayRoll, next]))).toEqual([
      'In your turn: if you use a piece of headgear, (you may roll a die (on 1–3, lose 1 level; on 4–6, gain 1 level); then draw 1 Door face down).',
      'À ton tour : si tu utilises un couvre-chef, (tu peux lancer un dé (sur 1–3, perds 1 niveau ; sur 4–6, gagne 1 niveau) ; puis pioche 1 Porte face cachée).',
    ])
    expect(used(inCase(hat, [mayRoll], [next]))[0]).toBe(
      'In your turn: if you use a piece of headgear, you may roll a die (on 1–3, lose 1 level; on 4–6, gain 1 level); otherwise, draw 1 Door face down.',
    )
    expect(used(roll([1, 2, [mayRoll]], [3, 6, [either]]))[0]).toBe(
      'In your turn: roll a die: on 1–2, you may roll a die (on 1–3, lose 1 level; on 4–6, gain 1 level); on 3–6, choose (lose 1 level; or gain 1 level).',
    )
    expect(used(choose([pay({ discard: 1 }, [gainLevels(1)])], [next]))[0]).toBe(
      'In your turn: choose: you may discard 1 card (if so, gain 1 level); or draw 1 Door face down.',
    )
  })

  test('an option goes on behind a comma, and ends at a semicolon', () => {
    expect(used(inCase(hat, [choose([dice, next], [])]))[0]).toBe(
      'In your turn: if you use a piece of headgear, you may roll a die (on 1–3, lose 1 level; on 4–6, gain 1 level), then draw 1 Door face down.',
    )
    expect(used(inCase(hat, [choose([loseLevels(1)], []), next]))[0]).toBe(
      'In your turn: if you use a piece of headgear, (you may lose 1 level; then draw 1 Door face down).',
    )
    expect(used(inCase(hat, [choose([loseLevels(1)], [])]), next)[0]).toBe(
      'In your turn: if you use a piece of headgear, you may lose 1 level. Then draw 1 Door face down.',
    )
  })

  test('one row of a die ends before the next', () => {
    const either = choose([loseLevels(1)], [gainLevels(1)])
    expect(cursed(roll([1, 3, [either]], [4, 6, [draw('door', 1)]]))).toEqual([
      'Roll a die: on 1–3, choose (lose 1 level; or gain 1 level); on 4–6, draw 1 Door face down.',
      'Lance un dé : sur 1–3, choisis (perds 1 niveau ; ou bien gagne 1 niveau) ; sur 4–6, pioche 1 Porte face cachée.',
    ])
    expect(cursed(roll([1, 1, [loseLevels(1), draw('door', 1)]], [2, 6, [either]]))[0]).toBe(
      'Roll a die: on 1, lose 1 level, then draw 1 Door face down; on 2–6, choose (lose 1 level; or gain 1 level).',
    )
  })

  test('an otherwise belongs to the if before it', () => {
    const inner = inCase({ level: { least: 5 } }, [loseLevels(1)])
    expect(used(inCase(elf, [inner], [gainLevels(1)]))[0]).toBe(
      'In your turn: if you are an Elf, (if you are level 5 or higher, lose 1 level); otherwise, gain 1 level.',
    )
    expect(used(inCase(elf, [inner]))[0]).toBe('In your turn: if you are an Elf and level 5 or higher, lose 1 level.')
  })

  test('a way with pauses of its own has brackets', () => {
    const long = choose([inCase(elf, [loseLevels(1)], [gainLevels(1)])], [next])
    expect(used(long)).toEqual([
      'In your turn: choose: (if you are an Elf, lose 1 level; otherwise, gain 1 level); or draw 1 Door face down.',
      'À ton tour : choisis : (si tu es Elfe, perds 1 niveau ; sinon, gagne 1 niveau) ; ou bien pioche 1 Porte face cachée.',
    ])
    expect(used(choose([inCase(hat, [long], [loseLevels(2)])], [next]))[0]).toBe(
      'In your turn: choose: (if you use a piece of headgear, choose ((if you are an Elf, lose 1 level; otherwise, gain 1 level); or draw 1 Door face down); otherwise, lose 2 levels); or draw 1 Door face down.',
    )
    expect(used(choose([next], [either]))[0]).toBe(
      'In your turn: choose: draw 1 Door face down; or choose (lose 1 level; or gain 1 level).',
    )
  })

  test('what waits is not gone on with', () => {
    const waits = stay('untilLifted', [on('ownTurnBegins', [loseLevels(1)])])
    expect(used(waits, next)[0]).toBe(
      'In your turn: (from now on, when your turn begins: lose 1 level), then draw 1 Door face down.',
    )
    expect(used(inCase(hat, [waits]), next)[0]).toBe(
      'In your turn: if you use a piece of headgear, (from now on, when your turn begins: lose 1 level). Then draw 1 Door face down.',
    )
    expect(used(stay('untilLifted', [on('ownTurnBegins', [either, next])]))[0]).toBe(
      'In your turn: from now on, when your turn begins: choose (lose 1 level; or gain 1 level), then draw 1 Door face down.',
    )
  })

  test('one of several abilities ends before the next', () => {
    const long = on('ownTurnBegins', [either])
    expect(cursed(stay('untilLifted', [long, { figure: 'flee', add: 1 }]))).toEqual([
      'From now on, when your turn begins: choose (lose 1 level; or gain 1 level); +1 to run away.',
      'Désormais, quand ton tour commence : choisis (perds 1 niveau ; ou bien gagne 1 niveau) ; +1 pour fuir.',
    ])
    const free = use('ownTurn', [dice])
    expect(cursed(stay('untilLifted', [free, { figure: 'flee', add: 1 }]))[0]).toBe(
      'From now on, in your turn: you may roll a die (on 1–3, lose 1 level; on 4–6, gain 1 level); +1 to run away.',
    )
  })
})

suite('nothing is said twice', () => {
  test('a question that is asked again', () => {
    const faces = [6, 5, 4].reduce<Use['effect']>(
      (otherwise, face) => [
        inCase({ count: { the: 'n' }, is: { least: face, most: face } }, [gainLevels(7 - face)], otherwise),
      ],
      [loseLevels(1)],
    )
    expect(used(nameNumber('n', 1, 6), ...faces)).toEqual([
      'In your turn: name a number from 1 to 6, then, if that number is 4, gain 3 levels; if 5, gain 2 levels; if 6, gain 1 level; otherwise, lose 1 level.',
      "À ton tour : annonce un nombre de 1 à 6, puis, si ce nombre est de 4, gagne 3 niveaux ; si c'est 5, gagne 2 niveaux ; si c'est 6, gagne 1 niveau ; sinon, perds 1 niveau.",
    ])
  })

  test('a number that was asked about is not asked about anew, neither the first nor a later one', () => {
    const asks = (least: number, most: number, ...more: Use['effect']) =>
      inCase({ count: { the: 'n' }, is: { least, most } }, [gainLevels(1)], more)
    expect(used(nameNumber('n', 1, 6), asks(6, 6, asks(5, 5, asks(4, 5))))).toEqual([
      'In your turn: name a number from 1 to 6, then, if that number is 6, gain 1 level; if 5, gain 1 level; otherwise, if that number is 4 to 5, gain 1 level.',
      "À ton tour : annonce un nombre de 1 à 6, puis, si ce nombre est de 6, gagne 1 niveau ; si c'est 5, gagne 1 niveau ; sinon, si ce nombre est de 4 à 5, gagne 1 niveau.",
    ])
  })

  test('what several lines share', () => {
    const when = (trait: string) => ({ add: 2, when: { holdersOf: trait, number: { least: 1 } } })
    const strength = [when('elf'), when('cultist'), when('fast'), when('dwarf')]
    const card = monster('x', {
      level: 1,
      treasures: 1,
      strength: strength.filter((_, at) => at !== 2),
      badStuff: [],
      ...blank,
    })
    expect(lines(card, 'en')[2]).toBe('+2 if a player is an Elf, likewise for a Cultist and a dwarf.')
    expect(lines(card, 'fr')[2]).toBe('+2 si un joueur est Elfe, de même pour Cultiste et dwarf.')
  })

  test('what is done at two times', () => {
    const effect = [draw('treasure', 1, { face: 'up' }), loseLevels(1)]
    const abilities: readonly Ability[] = [on('won', effect), on('escaped', effect)]
    expect(lines(item('x', { value: 100, abilities, ...blank }), 'en')[1]).toBe(
      'When you win a fight or when you escape a monster: draw 1 Treasure face up, then lose 1 level.',
    )
    const answer = [{ do: 'cancel' } as const, take({ zone: 'it' }, 'you'), loseLevels(1)]
    const card = special('x', { deck: 'door', uses: [use('play', answer), use('curse', answer)], ...blank })
    expect(breakable(lines(card, 'fr')).slice(1)).toEqual([
      'Quand un objet à usage unique ou une carte spéciale est joué : la carte est annulée et défaussée, tu la prends en main, puis tu perds 1 niveau.',
      "Ou, quand une malédiction frappe quelqu'un : de même.",
    ])
  })

  test('what happens to one of two, and so to the other', () => {
    const [one, other] = [{ the: 'one' }, { the: 'other' }]
    const shared = (of: typeof one, to: typeof one) =>
      on('levelGained', [gainLevels(1, to)], {
        of: 'others',
        when: { all: [{ levelFrom: 'kill' }, { among: 'actor', some: { is: of } }] },
      })
    const oath = stay('untilNextTurn', [shared(one, other), shared(other, one)])
    const players = [namePlayer('one'), namePlayer('other', { when: { not: { is: one } } })]
    expect(used(...players, oath)).toEqual([
      'In your turn: choose two other players, then, until your next turn, when one of the two gains a level from a kill: the other gains 1 level.',
      "À ton tour : choisis deux autres joueurs, puis, jusqu'à ton prochain tour, quand l'un des deux gagne un niveau pour un monstre tué : l'autre gagne 1 niveau.",
    ])
  })

  test('cards that were looked at', () => {
    expect(used(peek('treasure', 3), take({ zone: 'peeked' }, 'left'), each('others', [loseLevels(1)]))).toEqual([
      'In your turn: look at the top 3 Treasures, give one of the cards seen to the player on your left, then each other player loses 1 level.',
      'À ton tour : regarde les 3 premiers Trésors, donne une des cartes vues au joueur à ta gauche, puis chaque autre joueur perd 1 niveau.',
    ])
  })
})
