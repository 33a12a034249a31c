// Sentences that said something else than what happens, each with what is true.

import { readFileSync } from 'node:fs'
import {
  type Ability,
  type Amount,
  addMonster,
  bans,
  type Card,
  type CardFilter,
  type Condition,
  called,
  cancel,
  choose,
  chooseBy,
  discard,
  draw,
  type Effect,
  each,
  enhancer,
  gainLevels,
  inCase,
  item,
  loseLevels,
  monster,
  moveFight,
  namePlayer,
  pay,
  type Range,
  redirect,
  reroll,
  reveal,
  stay,
  strengthen,
  take,
  type Use,
} from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'
import { asAbility, asCurse, asUse, breakable, lines } from './sheet.ts'

const blank = { en: { name: 'x' }, fr: { name: 'x' } }
const used = (use: Use): readonly string[] => breakable([...asUse(use, 'en'), ...asUse(use, 'fr')])
const cursed = (...effects: readonly Effect[]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])
const able = (ability: Ability): readonly string[] =>
  breakable([...asAbility(ability, 'en'), ...asAbility(ability, 'fr')])
/** Behind the lines about level and reward. */
const onMonster = (more: Partial<Parameters<typeof monster>[1]>): readonly string[] => {
  const card: Card = monster('x', { level: 1, treasures: 1, badStuff: [], ...more, ...blank })
  return breakable([...lines(card, 'en').slice(2), ...lines(card, 'fr').slice(2)]).filter(
    (line) => !/^(?:Bad stuff: none|Sale coup : aucun)\.$/.test(line),
  )
}

suite('what counts for nothing', () => {
  const items = { ignored: 'items' } as const

  test('a monster is not got rid of by what does not count against it', () => {
    expect(onMonster({ fightRules: [items] })).toEqual([
      'Items and one-shots give no bonus in combat and cannot get rid of this monster.',
      'Les objets (même à usage unique) ne donnent aucun bonus en combat et ne peuvent pas éliminer ce monstre.',
    ])
    expect(onMonster({ fightRules: [{ ...items, side: 'players' }] })).toEqual([
      "Items and one-shots on the players' side give no bonus in combat and cannot get rid of this monster.",
      'Les objets (même à usage unique) dans le camp des joueurs ne donnent aucun bonus en combat et ne peuvent pas éliminer ce monstre.',
    ])
    expect(onMonster({ fightRules: [{ ...items, side: 'monsters' }] })).toEqual([
      "The bonuses of one-shots on the monsters' side do not count.",
      'Les bonus des objets à usage unique dans le camp des monstres ne comptent pas.',
    ])
  })

  test('one-shots are meant with and without a side, unless the kind leaves them out', () => {
    expect(able({ ...items, side: 'players' })).toEqual([
      "In your fights, the bonuses of items and one-shots on the players' side do not count.",
      'Dans tes combats, les bonus des objets (même à usage unique) dans le camp des joueurs ne comptent pas.',
    ])
    expect(able({ ...items, filter: { kind: 'item' } })).toEqual([
      'In your fights, the bonuses of items in use do not count.',
      'Dans tes combats, les bonus des objets utilisés ne comptent pas.',
    ])
    expect(able({ ...items, filter: { kind: 'oneShot' } })[0]).toBe(
      'In your fights, the bonuses of one-shots do not count.',
    )
    expect(able({ ...items, filter: { kind: 'anyItem', not: { tag: 'fire' } } })[0]).toBe(
      'In your fights, the bonuses of items and one-shots not marked Fire do not count.',
    )
  })

  test('what only an item has is said of items alone', () => {
    expect(able({ ...items, filter: { size: 'big' } })[0]).toBe(
      'In your fights, the bonuses of Big items do not count.',
    )
    expect(able({ ...items, own: true })[0]).toBe('The bonuses of your items do not count.')
  })

  test('one-shots that count for nothing are not doubled either', () => {
    const card = item('x', {
      value: 100,
      abilities: [{ ...items, filter: { kind: 'anyItem' } }, { doubled: 'oneShots' }],
      ...blank,
    })
    expect(lines(card, 'en')[2]).toMatch(/, where they count at all\.$/)
  })
})

suite('a hand is picked from unseen by whoever does not hold it', () => {
  const turn = (...effect: Use['effect']): readonly string[] => used({ use: 'ownTurn', effect })
  const theirs = { zone: 'hand', of: 'left', by: 'you' } as const

  test('by whoever takes the cards', () => {
    expect(turn(take({ zone: 'hand', of: 'others', by: 'you' }, 'you'))).toEqual([
      "In your turn: take a card from another player's hand, unseen.",
      "À ton tour : prends une carte de la main d'un autre joueur, sans la voir.",
    ])
    expect(turn(take({ zone: 'hand', by: 'left', take: 2 }, 'left'))).toEqual([
      'In your turn: the player on your left takes 2 cards from your hand, unseen.',
      'À ton tour : le joueur à ta gauche prend 2 cartes de ta main, sans les voir.',
    ])
    expect(turn(take({ ...theirs, filter: { kind: 'item' } }, 'you'))[1]).toBe(
      'À ton tour : prends un objet de la main du joueur à ta gauche, sans le voir.',
    )
  })

  test('by somebody else', () => {
    expect(cursed(discard({ zone: 'hand', by: 'left' }))).toEqual([
      'Discard a card from your hand, picked unseen by the player on your left.',
      "Défausse une carte de ta main, tirée à l'aveugle par le joueur à ta gauche.",
    ])
    expect(cursed(each('others', [discard({ zone: 'hand', by: 'victim' })]))).toEqual([
      'Each other player discards a card from their hand, which you pick unseen.',
      'Chaque autre joueur défausse une carte de sa main, que tu tires sans la voir.',
    ])
  })

  test('what lies in play is seen', () => {
    expect(turn(take({ ...theirs, zone: 'either' }, 'you'))).toEqual([
      'In your turn: take a card from the hand of the player on your left or in play, your choice (the hand unseen).',
      'À ton tour : prends une carte de la main du joueur à ta gauche ou en jeu, à ton choix (sans voir la main).',
    ])
  })

  test('what was shown to whoever chooses is chosen, and no other', () => {
    const shown = (to: 'you' | 'right') => reveal({ zone: 'hand', of: 'left', take: 'all' }, to)
    expect(turn(shown('you'), take(theirs, 'you'))).toEqual([
      'In your turn: the player on your left shows you their whole hand, then you take a card from their hand, your choice.',
      'À ton tour : le joueur à ta gauche te montre toute sa main, puis tu prends une carte de sa main, à ton choix.',
    ])
    expect(turn(shown('right'), take(theirs, 'you'))[0]).toMatch(/, unseen\.$/)
  })

  test('its owner chooses, or chance', () => {
    expect(turn(take({ zone: 'hand', of: 'left' }, 'you'))[0]).toBe(
      'In your turn: the player on your left gives you a card from their hand.',
    )
    expect(turn(take({ ...theirs, by: 'chance' }, 'you'))[0]).toMatch(/, at random\.$/)
  })
})

suite('until when something lies there', () => {
  const weak = stay('nextCombat', [{ figure: 'strength', add: -5 }])

  test('a monster lies down when its fight is over, so that another one is meant', () => {
    expect(onMonster({ badStuff: [weak] })).toEqual([
      'Bad stuff: in your next fight, −5.',
      'Sale coup : à ton prochain combat, −5.',
    ])
    expect(onMonster({ fightRules: [{ on: 'escaped', effect: [weak] }] })[0]).toBe(
      'When you escape a monster: in your next fight, −5.',
    )
    const gone: Effect = { do: 'remove', monster: 'self', treasureOnRemoval: false }
    expect(onMonster({ beforeCombat: [gone, weak] })[0]).toMatch(/in your next fight \(this one, if it has begun\)/)
  })

  test('the fight that goes on is meant where there may be one', () => {
    expect(cursed(weak)).toEqual([
      'In your next fight (this one, if it has begun), −5.',
      "À ton prochain combat (celui-ci s'il a commencé), −5.",
    ])
    expect(
      used({ use: 'ownTurn', effect: [stay('nextCombat', [{ figure: 'strength', add: -5 }], { who: 'left' })] })[0],
    ).toBe('In your turn: the player on your left: in their next fight, −5.')
    expect(able({ on: 'won', effect: [weak] })[0]).toBe('When you win a fight: in your next fight, −5.')
  })
})

suite('what happens once', () => {
  const weak = stay('combat', [{ figure: 'strength', add: -5 }])
  const waiting = (...abilities: readonly Ability[]): Effect => stay('untilLifted', abilities)

  test('a card that goes on to another stay has said what it said before for the last time', () => {
    expect(cursed(waiting({ on: 'fightBegins', effect: [weak] }))).toEqual([
      'The next time you begin a fight: for this fight, −5.',
      'La prochaine fois que tu commences un combat : pour ce combat, −5.',
    ])
    expect(
      cursed(
        waiting({
          on: 'levelGained',
          of: 'others',
          effect: [loseLevels(1), stay('nextCombat', [{ figure: 'flee', add: -1 }])],
        }),
      ),
    ).toEqual([
      'The next time another player gains a level: lose 1 level, then, in your next fight (this one, if it has begun), −1 to run away.',
      "La prochaine fois qu'un autre joueur gagne un niveau : perds 1 niveau, puis, à ton prochain combat (celui-ci s'il a commencé), −1 pour fuir.",
    ])
    expect(cursed(stay('untilKill', [{ on: 'fightBegins', effect: [weak] }]))[0]).toBe(
      'Until you kill a monster, the next time you begin a fight: for this fight, −5.',
    )
  })

  test('where it may stay as it is, it happens again', () => {
    const elf = inCase({ has: 'elf' }, [weak])
    expect(cursed(waiting({ on: 'fightBegins', effect: [elf] }))[0]).toBe(
      'From now on, when you begin a fight: if you are an Elf, for this fight, −5.',
    )
    expect(cursed(waiting({ on: 'levelGained', effect: [weak] }))[0]).toBe(
      'From now on, when you gain a level: for this fight, −5.',
    )
  })
})

suite('monsters that are brought', () => {
  const brought = (by: 'each' | 'others' | 'left'): readonly string[] =>
    used({
      use: 'combat',
      effect: by === 'each' ? [each('others', [addMonster({ by })])] : [addMonster({ by })],
    })

  test('each of several, where each is asked whatever another did', () => {
    expect(brought('each')).toEqual([
      'In any fight: each other player may add a monster from their hand to the fight.',
      'Dans tout combat : chaque autre joueur peut ajouter au combat un monstre de sa main.',
    ])
  })

  test('one of several, until one has done it; one alone needs no turn', () => {
    expect(brought('others')).toEqual([
      'In any fight: asked in turn, the other players may add a monster from their hand to the fight, until one of them does.',
      "Dans tout combat : à tour de rôle, les autres joueurs peuvent ajouter au combat un monstre de leur main, jusqu'à ce que l'un d'eux le fasse.",
    ])
    expect(brought('left')[0]).toBe(
      'In any fight: the player on your left may add a monster from their hand to the fight.',
    )
  })

  test('whoever plays the card brings it with the card, anybody else may leave it', () => {
    expect(used({ use: 'combat', effect: [addMonster()] })[0]).toBe(
      'In any fight: add a monster from your hand to the fight.',
    )
    expect(cursed(addMonster())).toEqual([
      'You may add a monster from your hand to the fight.',
      'Tu peux ajouter au combat un monstre de ta main.',
    ])
  })

  test('nobody need have played those that fight', () => {
    const taken = (filter: CardFilter): readonly string[] =>
      used({ use: 'ownCombat', effect: [take({ zone: 'combat', filter }, 'you')] })
    expect(taken({ kind: 'monster' })).toEqual([
      'When you fight: take a monster in this fight into your hand.',
      'Quand tu combats : prends en main un monstre en jeu dans ce combat.',
    ])
    expect(taken({ kind: 'enhancer' })[0]).toBe(
      'When you fight: take a monster enhancer played in this fight into your hand.',
    )
    const counted = { cardsIn: 'combat', filter: { kind: 'monster' } } as const
    expect(used({ use: 'ownCombat', effect: [loseLevels(counted)] })).toEqual([
      'When you fight: lose 1 level for each monster in this fight.',
      'Quand tu combats : perds 1 niveau par monstre en jeu dans ce combat.',
    ])
  })
})

suite('what a die was rolled for', () => {
  const rolled = (use: Use['use'], it: Condition): readonly string[] => used({ use, when: it, effect: [loseLevels(1)] })

  test('is the monster that is run from, or a card', () => {
    expect(rolled('anyRoll', { it: {} })).toEqual([
      'After any roll to run away from a monster: lose 1 level.',
      'Après tout jet de dé pour fuir un monstre : perds 1 niveau.',
    ])
    expect(rolled('ownRoll', { all: [{ it: { tag: 'undead' } }, { has: 'elf' }] })).toEqual([
      'After your roll to run away from a monster marked Undead, if you are an Elf: lose 1 level.',
      'Après ton jet de dé pour fuir un monstre marqué « Mort-vivant », si tu es Elfe : perds 1 niveau.',
    ])
    expect(rolled('othersRoll', { not: { it: {} } })).toEqual([
      "After another player's roll for a card: lose 1 level.",
      "Après le jet de dé d'un autre joueur pour une carte : perds 1 niveau.",
    ])
  })

  test('is asked in the same words behind it', () => {
    expect(used({ use: 'ownRoll', effect: [inCase({ it: { tag: 'undead' } }, [loseLevels(1)])] })).toEqual([
      'After your roll: if the roll is to run away from a monster marked Undead, lose 1 level.',
      'Après ton jet de dé : si le jet est pour fuir un monstre marqué « Mort-vivant », perds 1 niveau.',
    ])
    expect(able({ on: 'rolled', effect: [inCase({ not: { it: {} } }, [loseLevels(1)])] })[0]).toBe(
      'When you roll a die: if the roll is for a card, lose 1 level.',
    )
  })

  test('and so is the monster whose bad stuff strikes, or that somebody got away from', () => {
    expect(rolled('badStuff', { it: { tag: 'undead' } })).toEqual([
      'Before bad stuff strikes anybody, if it comes from a monster marked Undead: lose 1 level.',
      "Avant que quelqu'un subisse un sale coup, s'il vient d'un monstre marqué « Mort-vivant » : perds 1 niveau.",
    ])
    expect(rolled('escape', { it: { tag: 'undead' } })).toEqual([
      'When somebody has escaped, if it was from a monster marked Undead: lose 1 level.',
      "Quand quelqu'un vient de s'échapper, si c'était à un monstre marqué « Mort-vivant » : perds 1 niveau.",
    ])
  })
})

suite('what a monster offers', () => {
  const strike = (use: Use['use'], more: Partial<Use> = {}): Use => ({
    use,
    cost: { discard: 1 },
    effect: [strengthen('players', 2)],
    ...more,
  })

  test('is open to its fighters', () => {
    const words = [
      "When you fight this monster, you may discard 1 card: +2 to the players' side.",
      'Quand tu combats ce monstre, tu peux défausser 1 carte : +2 au camp des joueurs.',
    ]
    expect(onMonster({ fightRules: [strike('combat')] })).toEqual(words)
    expect(onMonster({ fightRules: [strike('ownCombat')] })).toEqual(words)
    expect(onMonster({ fightRules: [strike('ownRoll', { effect: [reroll()] })] })).toEqual([
      'While you fight this monster, after your roll, you may discard 1 card: the die is rolled again.',
      'Tant que tu combats ce monstre, après ton jet de dé, tu peux défausser 1 carte : on relance le dé.',
    ])
    expect(onMonster({ fightRules: [strike('ownCombat', { when: { fights: 'asHelper' } })] })[0]).toBe(
      "While you fight this monster, when you help in a fight, you may discard 1 card: +2 to the players' side.",
    )
  })

  test('or to those who look on', () => {
    expect(onMonster({ fightRules: [strike('othersCombat')] })).toEqual([
      "When others fight this monster, you may discard 1 card: +2 to the players' side.",
      "Quand d'autres combattent ce monstre, tu peux défausser 1 carte : +2 au camp des joueurs.",
    ])
  })

  test('so is what lies on one, or on each', () => {
    const on = (use: Use['use'], each?: true): readonly (string | undefined)[] => {
      const card = enhancer('x', { bonus: 1, fightRules: [strike(use)], ...(each && { each }), ...blank })
      return breakable([lines(card, 'en').at(-1) ?? '', lines(card, 'fr').at(-1) ?? ''])
    }
    expect(on('combat')).toEqual([
      "When you fight it, you may discard 1 card: +2 to the players' side.",
      'Quand tu le combats, tu peux défausser 1 carte : +2 au camp des joueurs.',
    ])
    expect(on('othersCombat', true)).toEqual([
      "When others fight them, you may discard 1 card: +2 to the players' side.",
      "Quand d'autres les combattent, tu peux défausser 1 carte : +2 au camp des joueurs.",
    ])
  })
})

suite('whoever is aimed at is told apart', () => {
  const other = (who: 'you' | 'actor'): Condition => ({ not: { is: who } })

  test('from whoever rolled, played or gained something', () => {
    const level = { gained: true } as const
    expect(
      used({ use: 'level', target: other('actor'), effect: [gainLevels(level, 'target'), loseLevels(1, 'actor')] }),
    ).toEqual([
      'When somebody gains a level, aimed at a player who did not gain the level: the player aimed at gains 1 level for each level gained this way, then whoever gained the level loses 1 level.',
      "Quand quelqu'un gagne un niveau, en visant un joueur qui n'a pas gagné le niveau : le joueur visé gagne 1 niveau par niveau ainsi gagné, puis celui qui a gagné le niveau perd 1 niveau.",
    ])
    const hand = take({ of: 'actor', zone: 'hand' }, 'target')
    expect(used({ use: 'play', when: other('actor'), target: other('you'), effect: [cancel(), hand] })).toEqual([
      'When another player plays a one-shot or a special card, aimed at another player: that card is cancelled and discarded, then whoever played it gives a card from their hand to the player aimed at.',
      "Quand un autre joueur joue un objet à usage unique ou une carte spéciale, en visant un autre joueur : la carte est annulée et défaussée, puis celui qui l'a jouée donne une carte de sa main au joueur visé.",
    ])
    expect(used({ use: 'anyRoll', target: other('actor'), effect: [hand] })).toEqual([
      'After any roll, aimed at a player who did not roll: whoever rolled gives a card from their hand to the player aimed at.',
      "Après tout jet de dé, en visant un joueur qui n'a pas lancé le dé : celui qui a lancé le dé donne une carte de sa main au joueur visé.",
    ])
    expect(used({ use: 'escape', effect: [loseLevels(1, 'target'), loseLevels(1, 'actor')] })).toEqual([
      'When somebody has escaped: a player of your choice loses 1 level, then whoever escaped loses 1 level.',
      "Quand quelqu'un vient de s'échapper : un joueur de ton choix perd 1 niveau, puis celui qui s'est échappé perd 1 niveau.",
    ])
  })

  test('but not where nobody else is spoken of', () => {
    expect(used({ use: 'anyRoll', target: other('actor'), effect: [loseLevels(1, 'target')] })[0]).toBe(
      'After any roll, aimed at a player who did not roll: that player loses 1 level.',
    )
  })

  test('from a player who is chosen besides, and from the helper', () => {
    const named = namePlayer('x', { when: { not: { is: 'target' } } })
    const swap: Effect = { do: 'swapHands', who: { the: 'x' }, with: 'target' }
    expect(used({ use: 'any', target: other('you'), effect: [named, swap] })).toEqual([
      'At any time, aimed at another player: choose another player who is not the player aimed at, then that player swaps hands with the player aimed at.',
      "À tout moment, en visant un autre joueur : choisis un autre joueur qui n'est pas le joueur visé, puis ce joueur échange sa main avec celle du joueur visé.",
    ])
    expect(
      used({ use: 'ownCombat', target: other('you'), effect: [{ do: 'dismissHelper' }, moveFight('target')] }),
    ).toEqual([
      'When you fight, aimed at another player: the helper leaves the fight, then the player aimed at takes over the fight.',
      "Quand tu combats, en visant un autre joueur : l'allié quitte le combat, puis le joueur visé prend la place du combattant principal.",
    ])
  })

  test('what stays for a fight says so where it forbids something', () => {
    const alone = stay('combat', [bans('beingHelped')], { who: 'target' })
    expect(used({ use: 'ownCombat', effect: [moveFight('target'), alone] })).toEqual([
      'When you fight: a player of your choice takes over the fight, then that player: for this fight, they may not be helped.',
      "Quand tu combats : un joueur de ton choix prend la place du combattant principal, puis ce joueur : pour ce combat, il ne peut pas recevoir d'aide.",
    ])
  })
})

suite('who is meant', () => {
  test('others than whom the effect is about may choose themselves', () => {
    const chosen = (more: Parameters<typeof namePlayer>[1]): readonly string[] =>
      used({ use: 'any', effect: [namePlayer('x', more), loseLevels(1, { the: 'x' })] })
    expect(chosen({ by: 'left' })).toEqual([
      'At any time: the player on your left chooses a player other than you, then the player chosen loses 1 level.',
      'À tout moment : le joueur à ta gauche choisit un joueur autre que toi, puis le joueur choisi perd 1 niveau.',
    ])
    expect(chosen({ by: 'left', when: { not: { is: 'left' } } })).toEqual([
      'At any time: the player on your left chooses another player (not you), then the player chosen loses 1 level.',
      'À tout moment : le joueur à ta gauche choisit un autre joueur (pas toi), puis le joueur choisi perd 1 niveau.',
    ])
    expect(chosen({})[0]).toMatch(/^At any time: choose another player,/)
  })

  test('behind a redirect, the victim is whom the curse hit at first', () => {
    const hand = take({ of: 'victim', zone: 'hand' }, 'you')
    expect(used({ use: 'curse', effect: [redirect(), hand] })).toEqual([
      'When a curse hits anybody: the curse hits a player of your choice instead, then the player it first hit gives you a card from their hand.',
      "Quand une malédiction frappe quelqu'un : la malédiction frappe à la place un joueur de ton choix, puis le joueur touché d'abord te donne une carte de sa main.",
    ])
    expect(used({ use: 'ownCurse', effect: [redirect(), loseLevels(1, 'victim')] })[0]).toMatch(
      /, then you lose 1 level\.$/,
    )
  })

  test('what one of two ways counted is told apart from what the other did', () => {
    const robbed = (as?: string): Effect =>
      take({ zone: 'hand', of: 'others', by: 'you', take: 3 }, 'you', as ? { as } : {})
    const counted = { the: 'x' } as const
    const chosen = (...behind: readonly Effect[]): readonly string[] =>
      used({ use: 'any', effect: [choose([robbed('x')], [robbed(), loseLevels(1)]), ...behind] })
    const many = chosen(inCase({ count: counted, is: { least: 3 } }, [loseLevels(1)]))
    expect(many[0]).toMatch(/if at least 3 cards were taken the first way, lose 1 level\.$/)
    expect(many[1]).toMatch(/si au moins 3 cartes ont été prises de la première façon, perds 1 niveau\.$/)
    const each = chosen(loseLevels(counted))
    expect(each[0]).toMatch(/lose 1 level for each card taken the first way\.$/)
    expect(each[1]).toMatch(/perds 1 niveau par carte prise de la première façon\.$/)
    const alone = used({ use: 'any', effect: [choose([robbed('x')], [loseLevels(1)]), loseLevels(counted)] })
    expect(alone[0]).toMatch(/for each card taken this way\.$/)
  })

  test('of several cards, they stay several where they are compared with one', () => {
    const one = called('a', discard({ zone: 'hand' }))
    const two = called('b', discard({ zone: 'hand', take: 2 }))
    const more: Condition = { more: { the: 'a', sum: 'value' }, than: { the: 'b', sum: 'value' } }
    const compared = cursed(one, two, inCase(more, [loseLevels(1)]))
    expect(compared).toContain('If the first card is worth more than the second cards, lose 1 level.')
    expect(compared).toContain('Si la première carte vaut plus que les secondes cartes, perds 1 niveau.')
  })
})

suite('as a publisher would print it', () => {
  test('what somebody may pay to answer something is no order', () => {
    const saved: Use = { use: 'badStuff', when: { is: 'victim' }, cost: { self: true }, effect: [draw('door', 1)] }
    const card = item('x', { value: 100, abilities: [saved], ...blank })
    expect(breakable([...lines(card, 'en').slice(1), ...lines(card, 'fr').slice(1)])).toEqual([
      'Before bad stuff strikes you, you may discard this card: draw 1 Door face down.',
      'Avant de subir un sale coup, tu peux défausser cette carte : pioche 1 Porte face cachée.',
    ])
    expect(used({ use: 'play', cost: { levels: 1 }, effect: [cancel()] })).toEqual([
      'When a one-shot or a special card is played, you may lose 1 level: that card is cancelled and discarded.',
      'Quand un objet à usage unique ou une carte spéciale est joué, tu peux perdre 1 niveau : la carte est annulée et défaussée.',
    ])
  })

  test('how it was drawn is said once', () => {
    const drawn = (...onDraw: readonly Effect[]): readonly string[] => {
      const card: Card = { id: 'x', kind: 'special', deck: 'door', uses: [], onDraw, ...blank }
      return breakable([lines(card, 'en')[1] ?? '', lines(card, 'fr')[1] ?? ''])
    }
    expect(drawn(inCase({ drawn: 'up' }, [loseLevels(1)]))).toEqual([
      'As soon as it is drawn face up: lose 1 level.',
      "Dès qu'elle est piochée face visible : perds 1 niveau.",
    ])
    expect(drawn(inCase({ drawn: 'up' }, [loseLevels(1)]), draw('door', 1))[0]).toMatch(
      /^As soon as it is drawn, however it is: if this card was drawn face up,/,
    )
  })

  test('who gets all the treasures shuffles nothing', () => {
    expect(used({ use: 'ownCombat', effect: [{ do: 'shareTreasures', among: 'you' }] })).toEqual([
      'When you fight: take all the treasures of this fight, whatever was agreed.',
      "Quand tu combats : prends tous les trésors de ce combat, quoi qu'on ait promis.",
    ])
  })

  test('as many as there are, or more than anybody has', () => {
    const filter = { kind: 'item' } as const
    const all = { zone: 'table', filter, take: { upTo: { cardsIn: 'table', filter } } } as const
    expect(cursed(discard(all))).toEqual([
      'Discard any number of items you have in play.',
      "Défausse n'importe quel nombre d'objets que tu as en jeu.",
    ])
    expect(cursed(discard({ zone: 'hand', take: { upTo: 20 } }))[0]).toBe('Discard any number of cards from your hand.')
    expect(able({ figure: 'hands', add: -20 })).toEqual(['You have no hands.', "Tu n'as aucune main."])
  })

  test('whoever may leave it decides nothing else', () => {
    expect(cursed(chooseBy('left', [loseLevels(1, 'left')], []))).toEqual([
      'The player on your left may lose 1 level.',
      'Le joueur à ta gauche peut perdre 1 niveau.',
    ])
    expect(cursed(chooseBy('left', [loseLevels(1)], []))[0]).toBe(
      'The player on your left chooses: you lose 1 level; or nothing happens.',
    )
  })

  test('until nothing is left', () => {
    const until = { until: { count: { counters: true }, is: { most: 0 } } } as const
    expect(cursed(stay(until, [{ figure: 'strength', add: -2 }]))).toEqual([
      'Until there is no counter on this card, −2 in combat.',
      "Jusqu'à ce qu'il n'y ait plus de jeton sur cette carte, −2 en combat.",
    ])
  })
})

suite('how many, so that nobody adds up something else', () => {
  const alone = { seats: 'main', when: { fights: 'alone' } } as const
  const bonus = (add: Amount): readonly string[] => able({ figure: 'strength', add })

  test('what is taken away comes last, and what is multiplied stands in brackets', () => {
    const slots = { times: [-1, { different: 'slot', in: 'worn' }] } as const
    expect(bonus({ plus: [slots, 2] })).toEqual([
      'A bonus in combat equal to 2 minus the number of different slots among the items that you use.',
      "Un bonus en combat égal à 2 moins le nombre d'emplacements différents parmi les objets que tu utilises.",
    ])
    expect(bonus({ plus: [{ times: [2, { cardsIn: 'hand' }] }, 3] })).toEqual([
      'A bonus in combat equal to 3 plus (2 × the number of cards in your hand).',
      'Un bonus en combat égal à 3 plus (2 × le nombre de cartes dans ta main).',
    ])
    expect(bonus({ plus: [{ levelOf: 'you' }, 2] })[0]).toBe('A bonus in combat equal to your level plus 2.')
  })

  test('one seat is there or not, and is not counted', () => {
    expect(bonus({ times: [2, alone] })).toEqual([
      '+2 in combat if the main fighter fights without help.',
      '+2 en combat si le combattant principal combat sans aide.',
    ])
    expect(bonus({ plus: [3, { times: [2, alone] }] })).toEqual([
      '+3 in combat (plus 2 if the main fighter fights without help).',
      '+3 en combat (plus 2 si le combattant principal combat sans aide).',
    ])
    expect(cursed(loseLevels({ seats: 'helper' }))).toEqual([
      'Lose 1 level if there is a helper.',
      "Perds 1 niveau s'il y a un allié.",
    ])
    const asked = (is: Range): readonly string[] => cursed(inCase({ count: alone, is }, [loseLevels(1)]))
    expect(asked({ least: 1 })[0]).toBe('If the main fighter fights without help, lose 1 level.')
    expect(asked({ most: 0 })).toEqual([
      'If the main fighter does not fight alone, lose 1 level.',
      'Si le combattant principal ne combat pas seul, perds 1 niveau.',
    ])
  })

  test('lists of three and more have commas', () => {
    const filter = { kind: ['race', 'class', 'mojo', 'power'] } as const
    expect(bonus({ cardsIn: 'table', filter })).toEqual([
      '+1 in combat for each race, class, mojo or power you have in play.',
      '+1 en combat pour chaque race, classe, mojo ou pouvoir que tu as en jeu.',
    ])
    expect(cursed(discard({ zone: 'table', filter, take: { upTo: 2 } }))).toEqual([
      'Discard up to 2 races, classes, mojos or powers you have in play.',
      "Défausse jusqu'à 2 races, classes, mojos ou pouvoirs que tu as en jeu.",
    ])
  })
})

suite('cards that were spoken of', () => {
  test('are told apart by what was done with them', () => {
    const value = { the: 'lost', sum: 'value' } as const
    const big: Condition = { the: 'new', fits: { size: 'big' } }
    const said = cursed(
      called('lost', discard({ zone: 'hand' })),
      called('new', draw('treasure', 2)),
      gainLevels({ every: [500, value] }),
      inCase(big, [loseLevels(1)]),
    )
    expect(said).toContain('Gain 1 level for every 500 gold the card discarded is worth.')
    expect(said).toContain("Gagne 1 niveau par tranche de 500 pièces d'or que vaut la carte défaussée.")
    expect(said).toContain('If one of the cards drawn is a Big item, lose 1 level.')
    expect(said).toContain('Si une des cartes piochées est un Gros objet, perds 1 niveau.')
  })

  test('by number too where the same was done twice', () => {
    const said = cursed(
      called('a', discard({ zone: 'hand' })),
      called('b', draw('treasure', 1)),
      called('c', discard({ zone: 'hand' })),
      gainLevels({ every: [500, { the: 'c', sum: 'value' }] }),
      take({ zone: { the: 'b' } }, 'left'),
    )
    expect(said).toContain('Gain 1 level for every 500 gold the second card discarded is worth.')
    expect(said).toContain("Gagne 1 niveau par tranche de 500 pièces d'or que vaut la seconde carte défaussée.")
    expect(said).toContain('Give the card drawn to the player on your left.')
  })

  test('from what was paid too', () => {
    const more: Condition = { more: { the: 'price', sum: 'value' }, than: { the: 'new', sum: 'value' } }
    const price = { cards: { zone: 'hand' }, as: 'price' } as const
    const use: Use = {
      use: 'any',
      cost: price,
      effect: [called('new', draw('treasure', 1)), inCase(more, [loseLevels(1)])],
    }
    expect(used(use)[0]).toMatch(/if the card discarded is worth more than the card drawn, lose 1 level\.$/)
    expect(used(use)[1]).toMatch(/si la carte défaussée vaut plus que la carte piochée, perds 1 niveau\.$/)
  })

  test('of those seen, some are gone', () => {
    const rest: Effect = { do: 'putBack', cards: { zone: 'peeked', take: 'all' }, to: 'bottom' }
    const seen = (...between: readonly Effect[]): readonly string[] =>
      used({ use: 'any', effect: [{ do: 'peek', deck: 'door', cards: 4 }, ...between, rest] })
    expect(seen(take({ zone: 'peeked', take: 2 }, 'you'))).toEqual([
      'At any time: look at the top 4 Doors, take 2 cards from among the cards seen, then put the other cards seen back under the deck.',
      'À tout moment : regarde les 4 premières Portes, prends 2 cartes parmi les cartes vues, puis remets les autres cartes vues sous la pioche.',
    ])
    expect(seen()[0]).toMatch(/put all the cards seen back under the deck\.$/)
  })

  test('what lies open is chosen, and nobody shows themselves anything', () => {
    const shown = (...cards: Parameters<typeof reveal>): readonly string[] =>
      used({ use: 'any', effect: [reveal(...cards)] })
    const words = ['At any time: choose an item you use.', 'À tout moment : choisis un objet que tu utilises.']
    expect(shown({ zone: 'worn' }, 'you')).toEqual(words)
    expect(shown({ zone: 'worn' }, 'everyone')).toEqual(words)
    expect(shown({ zone: 'worn', of: 'others' }, 'you')).toEqual([
      'At any time: choose an item another player uses.',
      "À tout moment : choisis un objet qu'un autre joueur utilise.",
    ])
    expect(shown({ zone: 'worn', of: 'left', by: 'you' }, 'you')[0]).toBe(
      'At any time: choose an item the player on your left uses.',
    )
    expect(shown({ zone: 'hand' }, 'you')[0]).toBe('At any time: choose a card from your hand.')
    expect(shown({ zone: 'hand' }, 'left')[0]).toBe(
      'At any time: show a card from your hand to the player on your left.',
    )
    expect(cursed(reveal({ zone: 'hand' }, 'you'))[0]).toBe('Show a card from your hand to whoever played this card.')
    expect(cursed(reveal({ zone: 'worn', take: { upTo: 1 } }, 'everyone'))[0]).toBe('You may choose an item you use.')
    expect(cursed(reveal({ zone: 'table', take: 'all' }, 'everyone'))[0]).toBe('Reveal all the cards you have in play.')
  })

  test('in French that card is not this card', () => {
    const taken = (use: Use['use']): string | undefined => used({ use, effect: [take({ zone: 'it' }, 'you')] })[1]
    expect(taken('arrival')).toBe('Quand une carte est mise en jeu : prends cette carte-là.')
    expect(taken('draw')).toBe('Quand une carte est piochée face visible : prends cette carte-là en main.')
    expect(used({ use: 'draw', effect: [take({ zone: 'self' }, 'you')] })[1]).toMatch(
      / : prends cette carte en main\.$/,
    )
  })
})

suite('what is asked', () => {
  test('of the card is said where something happens to it', () => {
    const lost = (it: CardFilter, of?: 'others'): readonly string[] =>
      able({ on: 'lost', ...(of && { of }), when: { it }, effect: [loseLevels(1)] })
    expect(lost({ card: 'soup-hat' })).toEqual([
      'When you lose “Soup Hat”: lose 1 level.',
      'Quand tu perds « Chapeau à soupe » : perds 1 niveau.',
    ])
    expect(lost({ kind: 'item' }, 'others')).toEqual([
      'When another player loses an item: lose 1 level.',
      'Quand un autre joueur perd un objet : perds 1 niveau.',
    ])
    expect(able({ on: 'played', when: { it: { card: 'soup-hat' } }, effect: [loseLevels(1)] })[0]).toBe(
      'When you play “Soup Hat”: lose 1 level.',
    )
    expect(able({ on: 'lost', when: { all: [{ it: { kind: 'item' } }, { has: 'elf' }] }, effect: [] })[0]).toMatch(
      /^When you lose an item, if you are an Elf:/,
    )
  })

  test('of the helper and the main fighter is asked of them', () => {
    const asked = (anyFighter: Condition, isNot = false): readonly string[] =>
      cursed(inCase(isNot ? { not: { anyFighter } } : { anyFighter }, [loseLevels(1)]))
    const helper: Condition = { all: [{ has: 'elf' }, { fights: 'asHelper' }] }
    expect(asked(helper)).toEqual(['If the helper is an Elf, lose 1 level.', "Si l'allié est Elfe, perds 1 niveau."])
    expect(asked(helper, true)).toEqual([
      'If no helper is an Elf, lose 1 level.',
      "Si aucun allié n'est Elfe, perds 1 niveau.",
    ])
    expect(asked({ all: [{ fights: 'asMain' }, { has: 'elf' }] }, true)[0]).toBe(
      'If the main fighter is not an Elf, lose 1 level.',
    )
    expect(asked({ fights: 'alone' })).toEqual([
      'If nobody helps in this fight, lose 1 level.',
      "Si personne n'aide dans ce combat, perds 1 niveau.",
    ])
    expect(asked({ fights: 'alone' }, true)[0]).toBe('If there is a helper, lose 1 level.')
  })

  test('of whoever played a card is asked of you, where it is you or not', () => {
    const asked = (condition: Condition): readonly string[] =>
      used({ use: 'play', effect: [inCase(condition, [loseLevels(1)])] }).map((line) => line.replace(/^.*? ?: /, ''))
    const isYou: Condition = { is: 'you' }
    expect(asked({ among: 'actor', every: { not: isYou } })).toEqual([
      'if you did not play it, lose 1 level.',
      "si tu ne l'as pas jouée, perds 1 niveau.",
    ])
    expect(asked({ among: 'actor', some: isYou })[0]).toBe('if you played it, lose 1 level.')
    expect(asked({ among: 'actor', some: { not: isYou } })).toEqual([
      'if another player played it, lose 1 level.',
      "si un autre joueur l'a jouée, perds 1 niveau.",
    ])
  })
})

suite('who does it, and where it ends', () => {
  test('where somebody else chooses, each way says who', () => {
    expect(
      used({ use: 'combat', effect: [chooseBy('main', [gainLevels(1, 'main')], [loseLevels(1, 'main')])] }),
    ).toEqual([
      'In any fight: the main fighter chooses: they gain 1 level; or they lose 1 level.',
      'Dans tout combat : le combattant principal choisit : il gagne 1 niveau ; ou bien il perd 1 niveau.',
    ])
    expect(cursed(chooseBy('left', [gainLevels(1)], [loseLevels(1, 'left')]))).toEqual([
      'The player on your left chooses: you gain 1 level; or they lose 1 level.',
      'Le joueur à ta gauche choisit : tu gagnes 1 niveau ; ou bien il perd 1 niveau.',
    ])
  })

  test('whose hand it is comes behind where it takes some words to say', () => {
    expect(used({ use: 'curse', effect: [take({ zone: 'hand', of: 'victim', by: 'you' }, 'you')] })).toEqual([
      'When a curse hits anybody: take a card from the hand of the player it hits, unseen.',
      "Quand une malédiction frappe quelqu'un : prends une carte de la main du joueur touché, sans la voir.",
    ])
  })

  test('two short ways behind "otherwise" belong together', () => {
    const paid = (...unpaid: readonly Effect[]): readonly string[] =>
      cursed(inCase({ has: 'elf' }, [draw('door', 1)], [pay({ discard: 2 }, [], unpaid)]))
    expect(paid(loseLevels(1))).toEqual([
      'If you are an Elf, draw 1 Door face down; otherwise, discard 2 cards or lose 1 level.',
      'Si tu es Elfe, pioche 1 Porte face cachée ; sinon, défausse 2 cartes ou perds 1 niveau.',
    ])
    expect(paid(loseLevels(1), draw('door', 1))[0]).toMatch(
      /; otherwise, discard 2 cards; or lose 1 level, then draw 1 Door face down\.$/,
    )
    expect(cursed(pay({ discard: 2 }, [], [loseLevels(1)]))[0]).toBe('Discard 2 cards; or lose 1 level.')
  })

  test('two colons do not follow each other', () => {
    const waits = stay('untilLifted', [{ on: 'ownTurnBegins', effect: [loseLevels(1)] }], { who: 'left' })
    expect(used({ use: 'any', effect: [loseLevels(1), waits] })).toEqual([
      'At any time: lose 1 level, then, for the player on your left, from now on, when their turn begins: they lose 1 level.',
      'À tout moment : perds 1 niveau, puis, pour le joueur à ta gauche, désormais, quand son tour commence : il perd 1 niveau.',
    ])
  })
})

suite('what a card is put on', () => {
  const attached = (more: object): readonly string[] => {
    const card = { id: 'x', kind: 'attachment', deck: 'treasure', bonus: 3, ...more, ...blank } as Card
    return breakable([...lines(card, 'en'), ...lines(card, 'fr')])
  }

  test('gives its bonus while the item is used, and what it may not be comes behind', () => {
    expect(attached({ to: 'item', on: { not: { size: 'big' } } })).toEqual([
      'Put it on an item of yours (except Big items).',
      '+3 in combat while you use that item.',
      'Pose-la sur un objet à toi (sauf les Gros objets).',
      '+3 en combat tant que tu utilises cet objet.',
    ])
    expect(attached({ to: 'trait', on: { kind: 'race' } })).toEqual([
      'Put it on a race of yours.',
      '+3 in combat.',
      'Pose-la sur une race à toi.',
      '+3 en combat.',
    ])
  })

  test('adds treasures and levels once, and the rest to each monster', () => {
    const card = enhancer('x', { bonus: 1, each: true, treasures: 1, levels: 1, flee: -1, ...blank })
    expect(breakable([...lines(card, 'en').slice(1), ...lines(card, 'fr').slice(1)])).toEqual([
      '+1 to each monster.',
      '1 extra treasure for the monster it lies on.',
      '+1 level for killing the monster it lies on.',
      '−1 to run away from them.',
      '+1 à chaque monstre.',
      '1 trésor de plus pour le monstre qui la porte.',
      '+1 niveau si on tue le monstre qui la porte.',
      '−1 pour les fuir.',
    ])
  })
})

test('apostrophes are straight in texts that are made', () => {
  for (const sheet of ['constructs', 'pairs'])
    expect(readFileSync(new URL(`./sheets/${sheet}.fr.txt`, import.meta.url), 'utf8')).not.toMatch(/\p{L}’\p{L}/u)
})

suite('an item that lies down as a reminder', () => {
  const laid = (until: 'untilTurnEnds' | 'untilLifted', on?: Parameters<typeof discard>[0]) =>
    stay(until, [{ figure: 'strength', add: 1 }], on === undefined ? {} : { on })
  const onItem = (...abilities: readonly Ability[]): readonly string[] => {
    const card: Card = item('x', { value: 100, abilities, ...blank })
    return breakable([...lines(card, 'en').slice(1), ...lines(card, 'fr').slice(1)])
  }

  test('is no longer in use, and goes with what it does then', () => {
    expect(onItem({ on: 'won', effect: [laid('untilTurnEnds')] })).toEqual([
      'When you win a fight: lay this card before you (no longer an item; discard it afterwards); until the end of this turn, +1 in combat.',
      "Quand tu gagnes un combat : pose cette carte devant toi (ce n'est plus un objet ; défausse-la ensuite) ; jusqu'à la fin de ce tour, +1 en combat.",
    ])
    expect(onItem({ use: 'ownTurn', effect: [laid('untilLifted')] })).toEqual([
      'In your turn: you may lay this card before you (no longer an item); from now on, +1 in combat.',
      "À ton tour : tu peux poser cette carte devant toi (ce n'est plus un objet) ; désormais, +1 en combat.",
    ])
    expect(onItem({ use: 'ownTurn', effect: [laid('untilTurnEnds', { zone: 'worn', of: 'you' })] })).toEqual([
      'In your turn: you may put this card (no longer an item; discard it afterwards) on an item you use; until the end of this turn, +1 in combat.',
      "À ton tour : tu peux poser cette carte (ce n'est plus un objet ; défausse-la ensuite) sur un objet que tu utilises ; jusqu'à la fin de ce tour, +1 en combat.",
    ])
  })

  test('which need not be said where it is given up for that, or has gone', () => {
    expect(onItem({ use: 'ownTurn', cost: { self: true }, effect: [laid('untilTurnEnds')] })[0]).toBe(
      'In your turn, you may discard this card: until the end of this turn, +1 in combat.',
    )
    expect(onItem({ on: 'leavesPlay', effect: [laid('untilTurnEnds')] })[0]).toBe(
      'When this card leaves play, in use or not: until the end of this turn, +1 in combat.',
    )
  })
})

suite('what is put on the item of somebody else', () => {
  const put = (of: 'everyone' | 'target' | 'you', more: Partial<Use> = {}): readonly string[] =>
    used({
      use: 'ownTurn',
      effect: [
        stay(
          'untilKill',
          [
            { figure: 'strength', add: 1 },
            { on: 'won', effect: [gainLevels(1)] },
          ],
          {
            on: { of, zone: 'worn', by: 'you' },
            lift: { discard: 1 },
          },
        ),
      ],
      ...more,
    })

  test('is about its owner', () => {
    expect(put('everyone')).toEqual([
      'In your turn: put this card on an item any player uses, your choice; its owner: until they kill a monster, +1 in combat; when they win a fight: they gain 1 level; in their turn, they may discard 1 card to end it.',
      "À ton tour : pose cette carte sur un objet que n'importe quel joueur utilise, à ton choix ; son propriétaire : jusqu'à ce qu'il tue un monstre, +1 en combat ; quand il gagne un combat : il gagne 1 niveau ; à son tour, il peut défausser 1 carte pour s'en défaire.",
    ])
    expect(put('target', { target: { not: { is: 'you' } } })[0]).toMatch(
      /^In your turn, aimed at another player: put this card on an item which that player uses, your choice; its owner: until they kill/,
    )
  })

  test('and on an item of yours about you', () => {
    expect(put('you')[0]).toMatch(
      /^In your turn: put this card on an item you use; until you kill a monster, \+1 in combat;/,
    )
  })
})

test('a price for whoever is aimed at goes to that player', () => {
  const card: Use = { use: 'ownTurn', cost: { cards: { zone: 'hand' }, to: 'target' }, effect: [gainLevels(1)] }
  expect(used({ ...card, target: { not: { is: 'you' } } })).toEqual([
    'In your turn, aimed at another player, you may give a card from your hand to that player: gain 1 level.',
    'À ton tour, en visant un autre joueur, tu peux donner une carte de ta main à ce joueur : gagne 1 niveau.',
  ])
  expect(used(card)[0]).toBe(
    'In your turn, you may give a card from your hand to a player of your choice: gain 1 level.',
  )
})

test('levels that were cancelled were not gained', () => {
  const gained = { gained: true } as const
  expect(used({ use: 'level', effect: [cancel(), gainLevels(gained, 'you')] })).toEqual([
    'When somebody gains a level: the gain is cancelled, then you gain 1 level for each level cancelled this way.',
    "Quand quelqu'un gagne un niveau : ce niveau est annulé, puis tu gagnes 1 niveau par niveau ainsi annulé.",
  ])
  expect(used({ use: 'level', effect: [gainLevels(gained, 'you')] })[0]).toBe(
    'When somebody gains a level: gain 1 level for each level gained this way.',
  )
})
