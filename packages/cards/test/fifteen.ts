// The fifteen mechanics that break naive designs, each as one or more cards.

import {
  addMonster,
  adds,
  attachment,
  bans,
  become,
  type Card,
  called,
  cancel,
  characterClass,
  choose,
  countsAs,
  curse,
  discard,
  draw,
  each,
  enhancer,
  forceHelp,
  gainLevels,
  ignores,
  inCase,
  item,
  kill,
  letEscape,
  loseLevels,
  monster,
  moveFight,
  multi,
  on,
  oneShot,
  type Pack,
  pay,
  peek,
  permits,
  power,
  race,
  reroll,
  reveal,
  reverses,
  roll,
  search,
  shareTreasures,
  special,
  stay,
  strengthen,
  sumOf,
  switchSide,
  take,
  times,
  use,
  win,
} from '@brouhaha/cards'

const named = (
  en: string,
  fr: string,
): { readonly en: { readonly name: string }; readonly fr: { readonly name: string } } => ({
  en: { name: en },
  fr: { name: fr },
})

/** Traits that the others speak of. */
const TRAITS: readonly Card[] = [
  race('elf', {
    abilities: [adds('flee', 1), permits('levelForHelping'), adds('handLimit', -1, { drawback: true })],
    ...named('Elf', 'Elfe'),
  }),
  characterClass('priest', {
    abilities: [
      use('ownDraw', [search({ zone: 'doorDiscards', extreme: 'topmost' }), discard({ zone: 'hand' })]),
      use('ownCombat', [strengthen('players', 3)], {
        when: { facing: { tag: 'undead' } },
        cost: { discard: 1 },
        most: { times: 3, per: 'combat' },
      }),
    ],
    ...named('Priest', 'Prêtre'),
  }),
]

export const FIFTEEN: readonly { readonly title: string; readonly cards: readonly Card[] }[] = [
  {
    title: '1 universal reactions',
    cards: [
      special('red-tape', {
        deck: 'door',
        uses: [use('play', [cancel()]), use('draw', [cancel(), draw('door', 1, { face: 'up', to: 'actor' })])],
        ...named('Red Tape', 'Formulaire manquant'),
      }),
      special('dumpster-dive', {
        deck: 'treasure',
        uses: [use('discard', [take({ zone: 'it' }, 'you')])],
        ...named('Dumpster Dive', 'Fouille-poubelle'),
      }),
      special('turncoat', {
        deck: 'treasure',
        uses: [
          use('combat', [switchSide()]),
          use('combat', [take({ zone: 'combat', filter: { kind: 'oneShot' }, by: 'you' }, 'you')]),
        ],
        ...named('Turncoat', 'Retourne-veste'),
      }),
    ],
  },
  {
    title: '2 only if it turns losing into winning',
    cards: [
      special('quick-loan', {
        deck: 'door',
        uses: [
          use(
            'ownCombat',
            [take({ zone: 'table', of: 'others', filter: { kind: 'item' }, by: 'you' }, 'you', { equip: true })],
            {
              when: { decides: true },
            },
          ),
        ],
        ...named('Quick Loan', 'Petit emprunt'),
      }),
    ],
  },
  {
    title: '3 fight ownership',
    cards: [
      oneShot('not-my-problem', {
        value: 300,
        uses: [use('ownCombat', [moveFight('target')], { when: { fights: 'asMain' } })],
        ...named('Not My Problem', 'Pas mon rayon'),
      }),
    ],
  },
  {
    title: '4 the escape chain',
    cards: [
      oneShot('banana-peel', {
        value: 200,
        uses: [use('escape', [reroll()])],
        ...named('Banana Peel', 'Peau de banane'),
      }),
      oneShot('back-door', {
        value: 300,
        uses: [use('ownCombat', [letEscape('you')]), use('badStuff', [letEscape('victim', 'named')])],
        ...named('Back Door', 'Porte dérobée'),
      }),
      monster('glue-golem', {
        level: 14,
        treasures: 4,
        flee: -1,
        noEscape: true,
        evenIfEscaped: [loseLevels(1)],
        badStuff: [{ do: 'die' }],
        ...named('Glue Golem', 'Golem de colle'),
      }),
    ],
  },
  {
    title: '5 suppression, exceptions and multipliers',
    cards: [
      monster('null-field', {
        level: 16,
        treasures: 4,
        fightRules: [
          ignores('level'),
          ignores('items', { except: { tag: 'fire' } }),
          { doubled: 'items', filter: { tag: 'laser' } },
          ignores('traits'),
        ],
        badStuff: [loseLevels(2)],
        ...named('Null Field', 'Champ nul'),
      }),
      enhancer('plain-spoken', { bonus: 5, each: true, treasures: 1, ...named('Plain-Spoken', 'Sans façons') }),
      special('level-playing-field', {
        deck: 'door',
        uses: [use('combat', [stay('combat', [ignores('printedBonuses')])])],
        ...named('Level Playing Field', 'Tous à plat'),
      }),
    ],
  },
  {
    title: '6 legality with repair',
    cards: [
      power('burly', { rank: 3, abilities: [permits('anyBig')], ...named('Burly', 'Costaud') }),
      item('third-arm', { value: 600, abilities: [adds('hands', 1)], ...named('Third Arm', 'Troisième bras') }),
      item('siege-ladle', {
        slot: 'twoHands',
        size: 'big',
        value: 600,
        bonus: 4,
        usableBy: { has: 'priest' },
        ...named('Siege Ladle', 'Louche de siège'),
      }),
      attachment('loophole', { deck: 'door', to: 'item', waives: true, ...named('Loophole', 'Vide juridique') }),
    ],
  },
  {
    title: '7 polarity of traits',
    cards: [
      multi('half-breed', { of: 'race', ...named('Half-Breed', 'Sang-mêlé') }),
      attachment('good-side', {
        deck: 'door',
        to: 'trait',
        abilities: [permits('ignoreDrawbacks')],
        ...named('Good Side', 'Bon profil'),
      }),
      item('fake-collar', { value: 200, abilities: [countsAs('priest')], ...named('Fake Collar', 'Faux col') }),
      monster('snob', {
        level: 6,
        treasures: 2,
        strength: [{ add: 3, when: { anyFighter: { lacks: 'class' } } }],
        badStuff: [{ do: 'loseTrait', kind: 'race', otherwise: [loseLevels(1)] }],
        ...named('Snob', 'Snob'),
      }),
    ],
  },
  {
    title: '8 values bound across players and steps',
    cards: [
      curse('tithe', {
        effect: [
          called('tithe', discard({ zone: 'table', filter: { kind: 'item' } })),
          each('others', [
            discard({
              zone: 'table',
              filter: { kind: 'item' },
              take: { worth: sumOf('tithe', 'value') },
              otherwise: [loseLevels(1)],
            }),
          ]),
        ],
        ...named('Tithe', 'Dîme'),
      }),
      curse('antique-lover', {
        effect: [
          called('antique', discard({ zone: 'worn', extreme: 'bestBonus' })),
          inCase({ the: 'antique', fits: { bonus: { most: 2 } } }, [loseLevels(1)]),
        ],
        ...named('Antique Lover', 'Amateur de vieilleries'),
      }),
    ],
  },
  {
    title: '9 ordered choices of many players',
    cards: [
      monster('jumble-sale', {
        level: 10,
        treasures: 3,
        onEntering: [addMonster({ by: 'everyone', filter: { nameEndsWith: 'goth' } })],
        badStuff: [
          each('others', [take({ zone: 'hand', of: 'victim', by: 'chance' }, 'each')], 'levels'),
          take({ zone: 'table', filter: { kind: 'item' }, by: 'left' }, 'left'),
        ],
        ...named('Jumblegoth', 'Fripegoth'),
      }),
    ],
  },
  {
    title: '10 negotiation as rules',
    cards: [
      special('conscription', {
        deck: 'door',
        uses: [use('ownCombat', [forceHelp('target')])],
        ...named('Conscription', 'Appel sous les drapeaux'),
      }),
      curse('vow-of-charity', {
        effect: [stay('untilKill', [bans('refusingHelp'), bans('beingPaid')])],
        ...named('Vow of Charity', 'Vœu de charité'),
      }),
      special('common-pot', {
        deck: 'door',
        uses: [use('kill', [shareTreasures('fighters')])],
        ...named('Common Pot', 'Pot commun'),
      }),
      monster('jealous-ghost', {
        level: 12,
        treasures: 3,
        fightRules: [bans('helping', { when: { has: 'elf' } }), bans('holdingBack')],
        badStuff: [loseLevels(2)],
        ...named('Jealous Ghost', 'Fantôme jaloux'),
      }),
    ],
  },
  {
    title: '11 statuses that end on events',
    cards: [
      curse('cold-feet', {
        effect: [stay('untilSoloKill', [bans('beingHelped')])],
        ...named('Cold Feet', 'Frousse bleue'),
      }),
      curse('bad-hair-day', {
        effect: [stay({ until: { wears: { slot: 'head' } } }, [adds('strength', -2)])],
        ...named('Bad Hair Day', 'Épi rebelle'),
      }),
      item('ambition', {
        value: 500,
        abilities: [on('levelGained', [draw('treasure', 1)], { when: { levelFrom: 'kill' } })],
        ...named('Ambition', 'Ambition'),
      }),
    ],
  },
  {
    title: '12 global counts and ends',
    cards: [
      characterClass('cultist', {
        copies: 6,
        cult: true,
        abilities: [adds('strength', times(2, { holdersOf: 'cultist', besidesYou: true }))],
        ...named('Cultist', 'Cultiste'),
      }),
      curse('free-leaflet', { effect: [become('cultist')], ...named('Free Leaflet', 'Prospectus gratuit') }),
      special('last-sane-one', {
        deck: 'treasure',
        uses: [
          use('any', [win()], {
            when: { all: [{ not: { has: 'cultist' } }, { holdersOf: 'cultist', number: { least: 5 } }] },
          }),
        ],
        overrides: ['tenByKill'],
        ...named('Last Sane One', 'Dernier sain d’esprit'),
      }),
    ],
  },
  {
    title: '13 transforming attachments',
    cards: [
      curse('buyers-remorse', {
        effect: [
          stay('untilLifted', [reverses({ kind: 'item', host: true })], {
            on: { zone: 'worn', extreme: 'bestBonus' },
            lift: { levels: 1 },
          }),
        ],
        ...named("Buyer's Remorse", "Regret d'achat"),
      }),
      enhancer('on-fire', { bonus: 5, treasures: 1, orOn: 'cultist', ...named('On Fire', 'En flammes') }),
      item('hat-on-hat', {
        slot: 'head',
        value: 300,
        bonus: 1,
        over: true,
        decoy: true,
        ...named('Hat on a Hat', 'Chapeau sur chapeau'),
      }),
      item('party-laser', {
        slot: 'twoHands',
        value: 400,
        bonus: 2,
        tags: ['laser', 'fire'],
        ...named('Party Laser', 'Laser de fête'),
      }),
      attachment('rubber-grip', {
        deck: 'treasure',
        to: 'item',
        bonus: 1,
        abilities: [adds('hands', 1)],
        ...named('Rubber Grip', 'Poignée en mousse'),
      }),
    ],
  },
  {
    title: '14 introspective selectors',
    cards: [
      characterClass('professor', {
        abilities: [
          on('escaped', [gainLevels(1)], { when: { facing: { deadly: true } } }),
          use('turnEnd', [gainLevels(1)], {
            when: { all: [{ turn: 'own' }, { standing: 'lowest' }] },
            cost: { discard: 3 },
          }),
        ],
        ...named('Professor', 'Professeur'),
      }),
      curse('defrocked', {
        effect: [discard({ zone: 'table', filter: { onlyFor: 'priest' }, take: 'all' })],
        ...named('Defrocked', 'Défroqué'),
      }),
      oneShot('holy-plunger', {
        value: 200,
        uses: [
          use('combat', [kill('named')], { when: { facing: { card: 'snob' } } }),
          use('combat', [strengthen('either', 2)]),
        ],
        ...named('Holy Plunger', 'Sainte ventouse'),
      }),
    ],
  },
  {
    title: '15 hidden information and substitutes for the real world',
    cards: [
      characterClass('investigator', {
        abilities: [
          use('turnStart', [peek('door', 1), pay({ discard: 3 }, [take({ zone: 'peeked' }, 'you')])], {
            when: { turn: 'own' },
          }),
          adds('treasures', 1, { when: { cameFrom: 'hand' } }),
        ],
        ...named('Investigator', 'Investigateur'),
      }),
      special('grab-bag', {
        deck: 'treasure',
        uses: [],
        onDraw: [
          draw('treasure', 3, { face: 'same' }),
          inCase({ drawn: 'up' }, [reveal({ zone: 'hand', take: 'all' }, 'everyone')]),
        ],
        ...named('Grab Bag', 'Pochette-surprise'),
      }),
      monster('monday', {
        level: 8,
        treasures: 2,
        onEntering: [roll([1, 3, [strengthen('monsters', 5)]], [4, 6, []])],
        badStuff: [choose([loseLevels(2)], [discard({ zone: 'hand', take: 'all' })])],
        ...named('Monday', 'Lundi'),
      }),
    ],
  },
]

export const PACK: Pack = { box: 'fifteen', cards: [...TRAITS, ...FIFTEEN.flatMap(({ cards }) => cards)] }
