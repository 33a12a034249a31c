// A box in which every newer word of the language is on some card, for games that are played at random.

import type { Pack } from '@brouhaha/cards'
import { WHOLE_PACKS } from '../fixture/secrets.ts'
import {
  acolyte,
  attachment,
  curse,
  discard,
  enhancer,
  gain,
  given,
  item,
  lose,
  monster,
  type Raw,
  readBeside,
  shot,
  special,
  stay,
  strengthen,
  take,
} from './sit.ts'

const doorSpecial = (id: string, uses: readonly Raw[], rest: Raw = {}): Raw =>
  special(id, uses, { deck: 'door', ...rest })
const peek = (deck: string, cards: number): Raw => ({ do: 'peek', deck, cards })
const putBack = (cards: Raw, to: string): Raw => ({ do: 'putBack', cards, to })
const draw = (deck: string, cards: unknown, face = 'down'): Raw => ({ do: 'draw', deck, cards, face })

const CARDS: readonly Raw[] = [
  special(
    'reshelve',
    [{ use: 'ownTurn', effect: [peek('treasure', 3), putBack({ zone: 'peeked', take: { upTo: 2 } }, 'bottom')] }],
    { copies: 3 },
  ),
  special('stash', [{ use: 'ownTurn', effect: [putBack({ zone: 'hand', take: 2 }, 'top')] }], { copies: 3 }),
  special(
    'sift',
    [
      {
        use: 'any',
        effect: [peek('door', 2), take({ zone: 'peeked', filter: { kind: ['monster', 'curse'] } }, 'you')],
      },
    ],
    { copies: 3 },
  ),
  curse(
    'spring-cleaning',
    given(
      { among: 'others', every: { level: { least: 2 } } },
      [discard({ zone: 'table', filter: { kind: 'item', not: { attached: true } } })],
      [discard({ zone: 'hand', filter: { any: [{ kind: 'monster' }, { nameStartsWith: 'A' }, { nameHas: 'or' }] } })],
    ),
    draw('door', 1, 'down'),
  ),
  curse('collection-box', take({ zone: 'hand', by: 'chance' }, 'active')),
  shot('biggest-first', 'combat', { do: 'remove', monster: 'strongest', treasureOnRemoval: true }),
  curse(
    'heirloom-thief',
    take({ zone: 'table', filter: { kind: 'item', attached: true } }, 'left', { otherwise: [lose(1)] }),
  ),
  curse('name-calling', discard({ zone: 'hand', filter: { nameStartsWith: 'A' } })),
  curse('label-maker', discard({ zone: 'hand', filter: { nameHas: 'or' } })),
  curse('switcheroo', { do: 'swapHands', who: 'victim', with: 'left' }),
  curse('whirl', { do: 'poolHands', who: { like: { handSize: { least: 2 } } } }),
  curse('levy', discard({ zone: 'handOrItems', take: 2 }, { otherwise: [lose(1)] })),
  curse(
    'present',
    { do: 'namePlayer', as: 'friend', when: { level: { most: 6 } } },
    take({ zone: 'hand' }, { the: 'friend' }),
  ),
  curse(
    'auction',
    { do: 'nameNumber', as: 'bid', least: 1, most: 4 },
    discard({ zone: 'hand', take: { the: 'bid' }, by: 'chance' }),
  ),
  curse(
    'census',
    given(
      { more: { seats: 'others', when: { has: 'elf' } }, than: 1 },
      [lose(2)],
      [draw('door', { half: { cardsIn: 'hand' } })],
    ),
  ),
  curse('rummage', take({ zone: 'hand', of: 'others', by: 'victim' }, 'victim')),
  curse(
    'grudge',
    stay('untilLifted', [
      { figure: 'strength', add: -2 },
      { on: 'caught', effect: [discard({ zone: 'self' })] },
      { on: 'killed', of: 'others', effect: [lose(1)] },
    ]),
  ),
  monster('landlord', 7, {
    fightRules: [
      {
        use: 'ownCombat',
        cost: { cards: { zone: 'table', filter: { kind: 'item' } } },
        effect: [{ do: 'remove', monster: 'self', treasureOnRemoval: false }],
      },
      { figure: 'flee', add: -1 },
      { bans: 'helping', when: { sex: 'male' } },
    ],
    badStuff: [
      { do: 'namePlayer', as: 'heir' },
      take({ zone: 'table', filter: { kind: 'item' }, by: { the: 'heir' } }, { the: 'heir' }, { otherwise: [lose(1)] }),
    ],
  }),
  monster('mourner', 9, {
    badStuff: [
      { do: 'die' },
      stay('untilLifted', [{ on: 'reborn', effect: [draw('treasure', 1), discard({ zone: 'self' })] }]),
    ],
  }),
  monster('herald', 4, {
    onDraw: [draw('door', 1, 'same')],
    strength: [{ add: { monsters: {} } }, { add: 2, when: { day: 'friday' } }],
    badStuff: [discard({ zone: 'hand', take: { upTo: 2 } }, { as: 'lost' }), gain({ the: 'lost' }, 'left')],
  }),
  monster('hypnotist', 6, {
    fightRules: [{ ignored: 'traits' }, { ignored: 'items', filter: { kind: 'oneShot' } }],
    badStuff: [{ ...lose(1), otherwise: [{ do: 'changeSex' }] }],
  }),
  enhancer('chorus', {
    bonus: [{ add: 2 }, { add: { seats: 'fighters' } }],
    each: true,
    treasures: [{ add: 1 }],
    levels: 1,
    fightRules: [{ figure: 'dice', add: -1 }],
  }),
  enhancer('crumbling', { bonus: -9, treasures: -3, least: { level: 1, treasures: 1 } }),
  doorSpecial(
    'encore',
    [
      { use: 'play', when: { it: { kind: 'oneShot' } }, effect: [{ do: 'repeat' }] },
      { use: 'play', effect: [{ do: 'repeat', side: 'other' }] },
    ],
    { copies: 2 },
  ),
  doorSpecial(
    'customs',
    [
      {
        use: 'arrival',
        when: { not: { it: { kind: 'race' } } },
        effect: [{ do: 'cancel' }, { ...draw('treasure', 1), to: 'actor' }],
      },
    ],
    { copies: 2 },
  ),
  doorSpecial(
    'wrong-door',
    [{ use: 'draw', when: { it: { kind: 'monster' } }, effect: [{ do: 'cancel' }, { do: 'openDoor' }] }],
    { copies: 2 },
  ),
  doorSpecial(
    'noise',
    [
      { use: 'combat', effect: [{ do: 'addMonster', from: 'doorDeck' }] },
      { use: 'combat', effect: [{ do: 'addMonster', from: 'doorDiscards', instead: true }] },
    ],
    { copies: 2 },
  ),
  doorSpecial(
    'fishing-rod',
    [
      {
        use: 'combat',
        effect: [take({ zone: 'combat', filter: { kind: ['monster', 'oneShot', 'enhancer'] }, by: 'you' }, 'you')],
      },
    ],
    { copies: 2 },
  ),
  doorSpecial('house-rule', [
    {
      use: 'any',
      effect: [
        stay('untilLifted', [
          { figure: 'handLimit', add: 1, for: 'everyone' },
          { bans: 'looting', for: 'others', when: { level: { least: 5 } } },
        ]),
      ],
    },
  ]),
  doorSpecial('omen', [], { copies: 2, onDraw: [given({ drawn: 'up' }, [gain(1)], [lose(1)])] }),
  shot('rope', 'flight', { do: 'escape', who: 'helper', from: 'all' }),
  shot('parachute', 'ownCombat', { do: 'escape', who: 'you', from: 'all' }),
  shot('baton', 'ownCombat', strengthen('players', { plus: [1, { kills: true }] }), take({ zone: 'self' }, 'left')),
  item('grit', {
    abilities: [
      { figure: 'strength', add: 3, when: { winning: false } },
      {
        doubled: 'items',
        times: 3,
        own: true,
        when: { count: { sum: 'level', in: 'combat', filter: { kind: 'monster' } }, is: { least: 10 } },
      },
    ],
  }),
  item('drum', {
    abilities: [
      { on: 'levelGained', of: 'others', when: { levelFrom: 'card' }, effect: [draw('door', 1)] },
      { on: 'fightBegins', effect: [peek('treasure', 1)] },
      { on: 'won', effect: [putBack({ zone: 'hand' }, 'bottom')] },
    ],
  }),
  item('gong', {
    abilities: [
      { on: 'fightLost', effect: [take({ zone: 'combat', filter: { kind: 'monster' }, by: 'you' }, 'you')] },
      { on: 'fightOver', of: 'others', most: { times: 1, per: 'combat' }, effect: [peek('door', 1)] },
      { on: 'rolled', of: 'everyone', when: { count: { rolled: true }, is: 'odd' }, effect: [lose(1, 'actor')] },
      { on: 'played', of: 'others', when: { it: { kind: 'curse' } }, effect: [draw('door', 1)] },
    ],
  }),
  curse(
    'hot-potato',
    stay('untilLifted', [{ on: 'won', effect: [take({ zone: 'self' }, 'left', { staying: true })] }], {
      lift: { levels: 1 },
    }),
  ),
  item('bonnet', {
    slot: 'head',
    over: true,
    decoy: true,
    abilities: [
      { figure: 'strength', add: -1, for: 'others', when: { more: { levelOf: 'tried' }, than: { levelOf: 'you' } } },
    ],
  }),
  item('loan', {
    abilities: [
      {
        use: 'ownCombat',
        most: { times: 1, per: 'combat' },
        effect: [
          take({ zone: 'table', of: 'others', filter: { kind: 'item', decides: true }, by: 'you' }, 'you', {
            equip: true,
          }),
        ],
      },
    ],
  }),
  acolyte('mascot', {
    abilities: [{ use: 'badStuff', when: { is: 'victim' }, cost: { self: true }, effect: [{ do: 'cancel' }] }],
  }),
  shot(
    'two-nets',
    'combat',
    { do: 'nameMonster', as: 'small', filter: { level: { most: 6 } } },
    { do: 'nameMonster', as: 'any' },
    { do: 'kill', monster: { the: 'small' } },
    given({ monsters: { least: 2 } }, [
      { do: 'remove', monster: { the: 'any' }, treasureOnRemoval: true },
      strengthen('either', 2),
    ]),
  ),
  special('wager', [
    {
      use: 'ownTurn',
      effect: [
        { do: 'namePlayer', as: 'giver' },
        { do: 'namePlayer', as: 'taker', among: 'everyone' },
        { do: 'nameNumber', least: 1, most: 3, as: 'bid' },
        { do: 'take', cards: { of: { the: 'giver' }, zone: 'hand', by: 'chance' }, to: { the: 'taker' }, as: 'prize' },
        { do: 'roll', as: 'die', rows: [{ on: [1, 6], effect: [] }] },
        { do: 'discard', cards: { of: 'you', zone: 'hand', take: 2 }, as: 'stake' },
        given({ the: 'stake', fits: { kind: 'monster' } }, [gain(1, { the: 'giver' })]),
        given({ more: { the: 'die' }, than: { the: 'bid' } }, [take({ zone: { the: 'prize' } }, 'you')]),
        lose({ the: 'stake', sum: 'bonus' }),
      ],
    },
  ]),
  special('croupier', [
    { use: 'othersRoll', effect: [lose({ half: { rolled: true } })] },
    {
      use: 'level',
      cost: { discard: 1, as: 'fee' },
      effect: [draw('door', { gained: true }), given({ the: 'fee', fits: { kind: 'item' } }, [gain(1)])],
    },
  ]),
  curse('hangover', stay('untilNextTurnEnds', [{ figure: 'strength', add: -2 }])),
  special('second-wind', [
    {
      use: 'combat',
      when: { count: { total: 'lead' }, is: { most: 0 } },
      effect: [strengthen('players', { half: { total: 'monsters' } })],
    },
  ]),
  special('skates', [
    {
      use: 'any',
      target: { level: { least: 1 } },
      effect: [stay('untilTurnEnds', [{ figure: 'flee', add: 2 }], { who: 'target' })],
    },
  ]),
  curse('gag', stay('untilNextTurn', [{ bans: 'helping' }, { figure: 'flee', add: -1 }])),
  curse(
    'echo',
    { do: 'draw', deck: 'door', cards: 1, face: 'up', as: 'seen' },
    given({ the: 'seen', fits: { kind: 'curse' } }, [discard({ zone: { the: 'seen' } })]),
    {
      do: 'each',
      who: { like: { not: { is: 'victim' } } },
      effect: [given({ handSize: { least: 6 } }, [discard({ of: 'each', zone: 'hand' })])],
    },
    strengthen('either', 1),
  ),
  curse('tidying-up', discard({ zone: 'hand', filter: { deck: 'door' }, take: 2 })),
  curse(
    'pawnbroker',
    discard({ zone: 'table', filter: { kind: 'anyItem', not: { attached: { kind: 'attachment' } } } }),
  ),
  curse('heritage', discard({ zone: 'table', filter: { onlyFor: 'yours' } }, { otherwise: [{ do: 'loot' }] })),
  curse('new-life', { do: 'swapTrait', kind: 'class', which: 'all' }),
  special('second-thoughts', [
    { use: 'ownRoll', effect: [{ do: 'setDie', to: { plus: [7, { times: [-1, { rolled: true }] }] } }] },
    { use: 'othersRoll', effect: [{ do: 'setDie', to: { cardsIn: 'hand' } }] },
  ]),
  doorSpecial('scavenger', [
    { use: 'afterAnyCombat', effect: [{ do: 'loot' }] },
    {
      use: 'afterAnyCombat',
      effect: [{ do: 'each', who: { like: { caught: true } }, effect: [{ do: 'loot', as: 'found' }] }],
    },
  ]),
  doorSpecial('heads-up', [], {
    copies: 2,
    onDraw: [{ do: 'choose', options: [[take({ zone: 'self' }, 'you')], [gain(1)]] }],
    uses: [{ use: 'any', effect: [gain(1)] }],
  }),
  special('fickle', [{ use: 'anyRoll', effect: [{ do: 'reroll' }] }]),
  special('siesta', [{ use: 'outsideCombat', effect: [draw('treasure', 1)] }]),
  item('locket', {
    abilities: [
      { on: 'leavesYou', effect: [draw('door', 1)] },
      { on: 'levelGained', most: { times: 1, per: 'turn' }, effect: [draw('treasure', 1)] },
    ],
  }),
  item('insurance', {
    abilities: [
      { on: 'lost', when: { it: { kind: 'anyItem' } }, effect: [draw('treasure', 1)] },
      { on: 'lost', of: 'others', effect: [peek('door', 1)] },
      { doubled: 'oneShots', side: 'players' },
      { ignored: 'items', side: 'monsters', when: { level: { least: 5 } } },
    ],
  }),
  monster('toll-keeper', 8, {
    optional: { level: { most: 4 } },
    fightRules: [{ use: 'ownCombat', cost: { discard: 1 }, effect: [{ do: 'escape', who: 'you', from: 'self' }] }],
    badStuff: [lose(1)],
  }),
  doorSpecial(
    'whip-round',
    [
      {
        use: 'ownTurn',
        effect: [
          {
            do: 'each',
            who: 'everyone',
            effect: [{ ...putBack({ zone: 'hand', filter: { kind: 'monster' } }, 'bottom'), as: 'put' }],
          },
          given({ more: { the: 'put', sum: 'level' }, than: 9 }, [gain(1)]),
          draw('door', { the: 'put' }),
        ],
      },
    ],
    { copies: 3 },
  ),
  doorSpecial(
    'hush-money',
    [
      { use: 'any', cost: { cards: { zone: 'hand' }, to: 'target', as: 'bribe' }, effect: [draw('door', 1)] },
      {
        use: 'ownTurn',
        effect: [
          {
            do: 'each',
            who: 'others',
            effect: [
              {
                do: 'pay',
                cost: { cards: { zone: 'handOrItems', take: { worth: 300 } }, to: 'you' },
                // biome-ignore lint/suspicious/noThenProperty: a field of the language
                then: [],
                else: [lose(1, 'each')],
              },
            ],
          },
        ],
      },
    ],
    { copies: 3 },
  ),
  item('peacock-fan', {
    abilities: [
      { figure: 'strength', add: { different: 'slot', in: 'worn' } },
      {
        use: 'ownTurn',
        most: { times: 1, per: 'turn' },
        when: { count: { different: 'kind', in: 'hand' }, is: { least: 2 } },
        effect: [peek('door', 1)],
      },
    ],
  }),
  doorSpecial('head-count', [
    { use: 'any', effect: [gain({ lowest: [2, { different: 'class', of: 'everyone' }] })] },
    {
      use: 'any',
      effect: [
        given({ count: { different: 'card', in: 'hand', of: 'others' }, is: { least: 9 } }, [lose(1, 'others')]),
      ],
    },
  ]),
  doorSpecial('body-swap', [
    { use: 'any', effect: [{ do: 'swapTrait', kind: 'class', with: 'target' }] },
    { use: 'any', effect: [{ do: 'swapTrait', kind: 'race', with: 'left', as: 'swapped' }, peek('door', 1)] },
  ]),
  item('strongbox', {
    slot: 'oneHand',
    abilities: [{ bans: 'beingRobbed', when: { level: { least: 2 } } }, { bans: 'beingStolen' }],
  }),
  special('gossip', [
    { use: 'any', effect: [lose(1, 'neighbours'), { do: 'each', who: 'neighbours', effect: [peek('door', 1)] }] },
    { use: 'any', effect: [{ do: 'discard', cards: { of: 'neighbours', zone: 'hand', by: 'you' } }] },
  ]),
  special('census-taker', [
    { use: 'ownTurn', effect: [gain({ every: [12, { seats: 'others', add: { levelOf: 'tried' } }] })] },
    { use: 'any', effect: [draw('door', { every: [3, { cardsIn: 'hand' }] })] },
  ]),
  item('show-case', {
    abilities: [
      { figure: 'strength', add: { best: 'bonus', in: 'worn' } },
      { figure: 'flee', add: { every: [400, { worst: 'value' }] } },
    ],
  }),
  special('tax-day', [
    { use: 'any', effect: [{ do: 'discard', cards: { of: { withMost: { cardsIn: 'hand' } }, zone: 'hand' } }] },
    {
      use: 'ownTurn',
      effect: [
        gain(1, { withFewest: { plus: [{ levelOf: 'tried' }, { cardsIn: 'worn' }] } }),
        { do: 'each', who: { withMost: { levelOf: 'tried' }, among: 'others' }, effect: [peek('door', 1)] },
      ],
    },
  ]),
  special('guild-feast', [
    { use: 'any', effect: [gain(1, { like: { shares: 'class', with: 'you' } })] },
    { use: 'ownTurn', when: { not: { shares: 'race', with: 'others' } }, effect: [peek('treasure', 1)] },
  ]),
  item('family-crest', {
    slot: 'armour',
    abilities: [
      { figure: 'strength', add: 2, when: { shares: 'race', with: 'everyone' } },
      { figure: 'flee', add: 1, when: { is: { withFewest: { cardsIn: 'worn' } } } },
    ],
  }),
  item('anchor', {
    slot: 'feet',
    abilities: [
      { bans: 'fleeing', when: { level: { most: 3 } } },
      { bans: 'selling', for: 'others' },
    ],
  }),
  attachment('padlock', { to: 'item', abilities: [{ bans: 'beingStolen' }, { bans: 'beingLost' }] }),
  item('piggy-bank', {
    abilities: [
      { figure: 'strength', add: { counters: true } },
      { on: 'ownTurnBegins', effect: [{ do: 'addCounters', counters: 2 }] },
      {
        use: 'ownTurn',
        when: { count: { counters: true }, is: { least: 3 } },
        cost: { counters: 3 },
        effect: [gain(1)],
      },
    ],
  }),
  curse(
    'fuse',
    stay(
      { until: { count: { counters: true }, is: { most: 0 } } },
      [{ on: 'fightBegins', effect: [{ do: 'removeCounters', counters: 1 }] }],
      { counters: { die: true } },
    ),
  ),
  doorSpecial('polish', [
    { use: 'any', effect: [{ do: 'addCounters', counters: 2, cards: { zone: 'table', of: 'everyone', by: 'you' } }] },
    {
      use: 'any',
      effect: [{ do: 'removeCounters', counters: 'all', cards: { zone: 'worn', of: 'others', by: 'you' } }],
    },
  ]),
  curse('carousel', { do: 'passHands', to: 'left' }),
  doorSpecial('third-wind', [
    { use: 'ownTurn', effect: [{ do: 'extraTurn' }] },
    {
      use: 'any',
      effect: [
        { do: 'extraTurn', who: 'target' },
        { do: 'passHands', to: 'right' },
      ],
    },
  ]),
  attachment('sticker', { to: 'item', on: { not: { size: 'big' } }, bonus: 1 }),
]

const [whole] = WHOLE_PACKS

export const WIDE: Pack = { ...whole!, cards: [...whole!.cards, ...readBeside(CARDS, WHOLE_PACKS)] }
