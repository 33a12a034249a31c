// Whom a sentence is about: the seat before which a card lies, whoever gets something, whoever is left where there was nothing to take.

import {
  type Ability,
  chooseBy,
  curse,
  die,
  discard,
  each,
  gainLevels,
  loseLevels,
  namePlayer,
  on,
  redirect,
  reveal,
  special,
  stay,
  swapHands,
  swapTraitWith,
  type TraitKind,
  take,
  type Use,
  use,
} from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'
import { asCurse, asUse, breakable, lines } from './sheet.ts'

const cursed = (...effects: Parameters<typeof asCurse>[0]): readonly string[] =>
  breakable([...asCurse(effects, 'en'), ...asCurse(effects, 'fr')])
const used = (one: Use): readonly string[] => breakable([...asUse(one, 'en'), ...asUse(one, 'fr')])

suite('a card before another seat speaks of that seat', () => {
  const before = (...abilities: readonly Ability[]): readonly string[] =>
    cursed(stay('untilLifted', abilities, { who: 'left' }))

  test('when something happens to it', () => {
    expect(before(on('levelGained', [gainLevels(1, 'you')]), on('ownTurnBegins', [loseLevels(1)]))).toEqual([
      'For the player on your left, from now on, when they gain a level: they gain 1 level; when their turn begins: they lose 1 level.',
      'Pour le joueur à ta gauche, désormais, quand il gagne un niveau : il gagne 1 niveau ; quand son tour commence : il perd 1 niveau.',
    ])
    expect(before(on('cursed', [loseLevels(1)]))).toEqual([
      'For the player on your left, from now on, when a curse hits them: they lose 1 level.',
      'Pour le joueur à ta gauche, désormais, quand une malédiction le frappe : il perd 1 niveau.',
    ])
  })

  test('when it may do something, which it may as well leave', () => {
    expect(before(use('ownTurn', [discard({ zone: 'self' })], { cost: { levels: 1 } }))).toEqual([
      'For the player on your left, from now on, in their turn, they may lose 1 level: they discard this card.',
      'Pour le joueur à ta gauche, désormais, à son tour, il peut perdre 1 niveau : il défausse cette carte.',
    ])
    expect(before(use('ownCombat', [loseLevels(1)], { when: { fights: 'asHelper' } }))[0]).toBe(
      'For the player on your left, from now on, when they help in a fight: they may lose 1 level.',
    )
  })

  test('and what it leaves before a third one speaks of that one', () => {
    const inner = stay('untilLifted', [on('caught', [loseLevels(1)])], { who: 'left' })
    expect(before(on('caught', [inner]))).toEqual([
      'For the player on your left, the next time they are caught by a monster: this card moves to the player on their left; from then on, when they are caught by a monster: they lose 1 level.',
      "Pour le joueur à ta gauche, la prochaine fois qu'il est rattrapé par un monstre : cette carte passe au joueur à sa gauche ; dès lors, quand il est rattrapé par un monstre : il perd 1 niveau.",
    ])
  })

  test('before its victim, you is the victim', () => {
    expect(cursed(stay('untilLifted', [on('ownTurnBegins', [loseLevels(1, 'you')])]))).toEqual([
      'From now on, when your turn begins: lose 1 level.',
      'Désormais, quand ton tour commence : perds 1 niveau.',
    ])
  })

  test('what a curse asks for to be rid of it is not an order', () => {
    const lift = use('turnStart', [discard({ zone: 'self' })], {
      when: { turn: 'own' },
      cost: { cards: { zone: 'hand', take: 2 } },
    })
    expect(cursed(stay('untilSoloKill', [{ figure: 'flee', add: -1 }, lift]))).toEqual([
      'Until you kill a monster without help, −1 to run away; at the start of your turn, you may discard 2 cards from your hand: discard this card.',
      "Jusqu'à ce que tu tues un monstre sans aide, −1 pour fuir ; au début de ton tour, tu peux défausser 2 cartes de ta main : défausse cette carte.",
    ])
  })
})

suite('whose cards somebody swaps with', () => {
  const swapped = (kind: TraitKind): readonly string[] =>
    used({ use: 'level', effect: [loseLevels(1, 'left'), swapTraitWith(kind, 'left')] })

  test('has been named just before, and French says what cards they are by their gender', () => {
    expect(swapped('race')).toEqual([
      'When somebody gains a level: the player on your left loses 1 level, then you swap your races with theirs.',
      "Quand quelqu'un gagne un niveau : le joueur à ta gauche perd 1 niveau, puis tu échanges tes races avec les siennes.",
    ])
    for (const [kind, many] of [
      ['mojo', 'mojos'],
      ['power', 'pouvoirs'],
    ] as const)
      expect(swapped(kind)[1]).toMatch(new RegExp(`puis tu échanges tes ${many} avec les siens\\.$`))
  })
})

suite('whoever gets something', () => {
  test('is you or them', () => {
    expect(used({ use: 'ownTurn', effect: [each('others', [take({ zone: 'hand' }, 'you')])] })).toEqual([
      'In your turn: each other player gives you a card from their hand.',
      'À ton tour : chaque autre joueur te donne une carte de sa main.',
    ])
    const given = each('others', [loseLevels(1), take({ of: 'you', zone: 'hand' }, 'each')])
    expect(used({ use: 'ownTurn', effect: [given] })).toEqual([
      'In your turn: each other player loses 1 level, then you give them a card from your hand.',
      'À ton tour : chaque autre joueur perd 1 niveau, puis tu lui donnes une carte de ta main.',
    ])
  })

  test('may be given nothing', () => {
    expect(used({ use: 'ownTurn', effect: [take({ of: 'left', zone: 'hand', take: { upTo: 1 } }, 'you')] })).toEqual([
      'In your turn: the player on your left may give you a card from their hand.',
      'À ton tour : le joueur à ta gauche peut te donner une carte de sa main.',
    ])
  })

  test('is shown something, alone or with everybody', () => {
    expect(used({ use: 'ownTurn', effect: [reveal({ of: 'left', zone: 'hand' }, 'you')] })).toEqual([
      'In your turn: the player on your left shows you a card from their hand.',
      'À ton tour : le joueur à ta gauche te montre une carte de sa main.',
    ])
    expect(used({ use: 'ownTurn', effect: [reveal({ of: 'left', zone: 'hand' }, 'everyone')] })).toEqual([
      'In your turn: the player on your left reveals a card from their hand.',
      'À ton tour : le joueur à ta gauche révèle une carte de sa main.',
    ])
  })

  test('is hit instead, or swaps hands', () => {
    expect(used({ use: 'curse', effect: [redirect('you')] })).toEqual([
      'When a curse hits anybody: the curse hits you instead.',
      "Quand une malédiction frappe quelqu'un : la malédiction te frappe à la place.",
    ])
    expect(used({ use: 'ownTurn', effect: [loseLevels(1, 'left'), swapHands('you', 'left')] })).toEqual([
      'In your turn: the player on your left loses 1 level, then you swap hands with them.',
      'À ton tour : le joueur à ta gauche perd 1 niveau, puis tu échanges ta main avec la sienne.',
    ])
  })

  test('gets this card into the hand, where it is no item', () => {
    const passed = take({ zone: 'self' }, 'left')
    expect(lines(curse('x', { effect: [passed], en: { name: 'x' }, fr: { name: 'x' } }), 'en')[1]).toBe(
      'Put this card into the hand of the player on your left.',
    )
    expect(used({ use: 'ownTurn', effect: [passed] })[1]).toBe(
      'À ton tour : mets cette carte dans la main du joueur à ta gauche.',
    )
  })
})

suite('whoever has nothing to lose', () => {
  test('is not who loses instead: that is whom the card is about', () => {
    const cards = { zone: 'table', filter: { kind: 'item' }, by: 'left' } as const
    expect(cursed(take(cards, 'left', { otherwise: [loseLevels(1)] }))).toEqual([
      'The player on your left takes an item you have in play, their choice; failing that, lose 1 level.',
      'Le joueur à ta gauche prend un objet que tu as en jeu, à son choix ; à défaut, perds 1 niveau.',
    ])
    expect(cursed(discard({ of: 'helper', zone: 'hand', otherwise: [loseLevels(1)] }))[0]).toBe(
      'The helper discards a card from their hand; failing that, lose 1 level.',
    )
  })
})

suite('whoever decides', () => {
  test('chooses, and what is to be done is still for you', () => {
    expect(cursed(chooseBy('left', [loseLevels(1)], [take({ of: 'left', zone: 'hand' }, 'victim')]))).toEqual([
      'The player on your left chooses: you lose 1 level; or they give you a card from their hand.',
      'Le joueur à ta gauche choisit : tu perds 1 niveau ; ou bien il te donne une carte de sa main.',
    ])
  })

  test('is named again where “they” would be somebody else', () => {
    expect(cursed(each('others', [chooseBy('left', [loseLevels(1, 'left')], [die()])]))).toEqual([
      'Each other player: the player on their left chooses for them: the player on their left loses 1 level; or they die.',
      'Chaque autre joueur : le joueur à sa gauche choisit pour lui : le joueur à sa gauche perd 1 niveau ; ou bien il meurt.',
    ])
  })

  test('for each of several does so once for each, also where nothing may happen', () => {
    expect(cursed(each('others', [chooseBy('victim', [loseLevels(1, 'victim')], [])]))).toEqual([
      'Choose for each other player: lose 1 level; or nothing happens.',
      'Choisis pour chaque autre joueur : perds 1 niveau ; ou bien rien ne se passe.',
    ])
  })
})

suite('players who were chosen', () => {
  const chosen = (...effect: Use['effect']): readonly string[] => used({ use: 'ownTurn', effect })
  const [one, other] = [{ the: 'one' }, { the: 'other' }]

  test('are they at once', () => {
    expect(chosen(namePlayer('one'), loseLevels(1, one))).toEqual([
      'In your turn: choose another player, then they lose 1 level.',
      'À ton tour : choisis un autre joueur, puis il perd 1 niveau.',
    ])
  })

  test('may be one and the same, unless the card says otherwise', () => {
    expect(chosen(namePlayer('one'), namePlayer('other'), swapHands(one, other))).toEqual([
      'In your turn: choose another player, then choose another player (or the same), then the two swap hands.',
      'À ton tour : choisis un autre joueur, puis choisis un autre joueur (ou le même), puis les deux échangent leurs mains.',
    ])
    const second = namePlayer('other', { when: { not: { is: one } } })
    expect(chosen(namePlayer('one'), second, loseLevels(1, one), gainLevels(1, other))).toEqual([
      'In your turn: choose two other players, the first loses 1 level, then the second gains 1 level.',
      'À ton tour : choisis deux autres joueurs, le premier perd 1 niveau, puis le second gagne 1 niveau.',
    ])
  })

  test('are told apart from numbers, which nobody is', () => {
    const bid = { do: 'nameNumber', least: 1, most: 3, as: 'bid' } as const
    expect(chosen(bid, namePlayer('one'), loseLevels({ the: 'bid' }, one))[0]).toBe(
      'In your turn: name a number from 1 to 3, choose another player, then they lose as many levels as that number.',
    )
  })

  test('one after the other may be the same too, where they are anybody and the card leaves it open', () => {
    const two = (second: Parameters<typeof namePlayer>[1]): string | undefined =>
      chosen(namePlayer('one'), loseLevels(1, one), namePlayer('other', second), gainLevels(1, other))[0]
    expect(two({ among: 'everyone' })).toMatch(
      /, then you choose any player \(or the same\), then they gain 1 level\.$/,
    )
    expect(two({ among: 'fighters' })).toMatch(/, you choose a fighter, then they gain 1 level\.$/)
    expect(two({ when: { not: { is: one } } })).toMatch(/, you choose another player who is not the first, then /)
    expect(two({ when: { all: [{ not: { is: one } }, { has: 'elf' }] } })).toMatch(
      /, you choose another player who is not the first and is an Elf, then /,
    )
    expect(two({ when: { has: 'elf' } })).toMatch(
      /, then you choose another player who is an Elf \(or the same\), then /,
    )
  })

  test('are not whoever plays a card', () => {
    const effect = [namePlayer('one'), loseLevels(1, 'actor'), gainLevels(1, one)]
    expect(used({ use: 'play', effect })[0]).toBe(
      'When a one-shot or a special card is played: choose another player, that player loses 1 level, then the player chosen gains 1 level.',
    )
  })

  test('may be yourself', () => {
    expect(chosen(namePlayer('one', { among: 'you' }))).toEqual([
      'In your turn: choose yourself.',
      'À ton tour : choisis toi-même.',
    ])
  })

  test('may each get what the other has', () => {
    const items = (of: { readonly the: string }) => ({ of, zone: 'table', filter: { kind: 'item' } }) as const
    const card = special('x', {
      deck: 'door',
      uses: [
        use('ownTurn', [
          namePlayer('one', { when: { carries: { kind: 'item' } } }),
          namePlayer('other', { when: { all: [{ carries: { kind: 'item' } }, { not: { is: one } }] } }),
          { do: 'reveal', cards: items(one), to: 'everyone', as: 'pawn' },
          { do: 'reveal', cards: items(other), to: 'everyone', as: 'bond' },
          take({ zone: { the: 'pawn' } }, other),
          take({ zone: { the: 'bond' } }, one),
          {
            do: 'if',
            when: { more: { the: 'pawn', sum: 'value' }, than: { the: 'bond', sum: 'value' } },
            // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
            then: [gainLevels(1, one)],
            else: [
              {
                do: 'if',
                when: { more: { the: 'bond', sum: 'value' }, than: { the: 'pawn', sum: 'value' } },
                // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
                then: [gainLevels(1, other)],
              },
            ],
          },
        ]),
      ],
      en: { name: 'x' },
      fr: { name: 'x' },
    })
    expect(breakable([...lines(card, 'en').slice(1), ...lines(card, 'fr').slice(1)])).toEqual([
      'In your turn: choose two other players who have an item in play, each of the two chooses an item they have in play, the two swap those cards, then, if the first card is worth more than the second, the first player gains 1 level; if less, the second player gains 1 level.',
      "À ton tour : choisis deux autres joueurs qui ont un objet en jeu, chacun des deux choisit un objet qu'il a en jeu, les deux échangent ces cartes-là, puis, si la première carte vaut plus que la seconde, le premier joueur gagne 1 niveau ; à l'inverse, le second joueur gagne 1 niveau.",
    ])
  })
})
