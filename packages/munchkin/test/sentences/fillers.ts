// What stands where the language leaves a text or a number open: which of our props a sentence speaks of. A place that is not
// listed here is a word that the proof does not know, and it says so.

/** Who sits at the table: whoever has the turn and fights, who helps, and two who look on. */
export const [ANA, BOB, CYD, DAN] = [0, 1, 2, 3] as const

/** What every die of an effect shows. */
export const DIE = 4

/** Names that preludes give (preludes.ts), by what they stand for. */
export const NAMED = { seat: 'somebody', number: 'figure', monster: 'beast', card: 'leaf', cards: 'leaves' } as const

const TRAITS = ['elf', 'wizard']

/** Texts, by the place where they stand in the schema. */
export const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'who=holders.holders': TRAITS,
  'who=the.the': [NAMED.seat],
  'zone=the.the': [NAMED.card],
  'whichMonster=the.the': [NAMED.monster],
  'counted=the.the': [NAMED.number, NAMED.cards, NAMED.monster],
  'condition=the.the': [NAMED.cards],
  'condition=has.has': TRAITS,
  'condition=holdersOf.holdersOf': TRAITS,
  'counted=holdersOf.holdersOf': TRAITS,
  'filter.tag': ['fire'],
  'filter.tag[]': ['fire'],
  'filter.trait': TRAITS,
  'filter.onlyFor': ['elf'],
  'filter.nameStartsWith': ['Ha'],
  'filter.nameHas': ['a'],
  'filter.nameEndsWith': ['t'],
  'filter.card': ['hat'],
  'filter.card[]': ['hat'],
  'ability=countsAs.countsAs': ['wizard'],
  'effect=loseTrait.trait': ['elf'],
  'effect=become.trait': ['dwarf', 'cultist'],
}

/** Numbers that mean something at our table, where the language would take any. */
export const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  'range.least': [1, 2, 5],
  'range.most': [4, 1, 8],
  'effect=turnDie.add': [1, -2],
  'pick.take=worth.worth': [300, 700],
  'effect=nameNumber.least': [1, 0],
  'effect=nameNumber.most': [3, 20],
  'effect=peek.cards': [1, 2, 20],
  'effect=setDie.to': [1, 6],
  'effect=setLevel.to': [3, 1, 7, 10],
}

/** By what seats are compared that have the most or the fewest of something, and what of each is added up. */
const COMPARED = [
  { cardsIn: 'hand' },
  { levelOf: 'tried' },
  { cardsIn: 'worn', filter: { kind: 'item' } },
  { sum: 'value' },
  { plus: [{ levelOf: 'tried' }, { cardsIn: 'table', of: 'tried' }] },
]

/** Where most of what the language would take says the same, or would be refused: lists, pairs, what seats are compared by. */
export const LISTS: Readonly<Record<string, readonly unknown[]>> = {
  'who=withMost.withMost': COMPARED,
  'who=withFewest.withFewest': COMPARED,
  'counted=seats.add': COMPARED,
  'counted=every.every': [
    [2, { cardsIn: 'hand' }],
    [3, { levelOf: 'you' }],
    [200, { sum: 'value' }],
    [2, { times: [-1, { cardsIn: 'hand' }] }],
  ],
  'counted=times.times': [
    [2, 1],
    [-1, { cardsIn: 'hand' }],
    [2, { levelOf: 'you' }],
  ],
  'effect=roll.rows[].on': [
    [1, 6],
    [4, 4],
    [1, 3],
  ],
}
