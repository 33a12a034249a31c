// The cards of the table at which sentences are played: something of everything that the language speaks of, known by name, and events
// (a curse that lands, a level that is gained) that leave nothing behind but what can be seen.

import { type Card, type Pack, readPack } from '@brouhaha/cards'
import type { Raw } from './grammar.ts'

const card = (kind: string, deck: string, id: string, rest: Raw): Raw => ({
  id,
  kind,
  deck,
  en: { name: id },
  fr: { name: id },
  ...rest,
})

/** Who was caught may not loot this turn: seen, and in nobody's way. */
const CAUGHT: Raw = { do: 'skip', what: 'loot' }

const monster = (id: string, level: number, rest: Raw = {}): Raw =>
  card('monster', 'door', id, { level, treasures: 1, badStuff: [CAUGHT], ...rest })
const item = (id: string, rest: Raw): Raw => card('item', 'treasure', id, { value: 300, ...rest })
const trait = (kind: string, id: string, rest: Raw = {}): Raw => card(kind, 'door', id, { trait: id, ...rest })
const curse = (id: string, ...effect: Raw[]): Raw => card('curse', 'door', id, { effect })
const special = (id: string, use: string, effect: readonly Raw[], rest: Raw = {}): Raw =>
  card('special', 'door', id, { uses: [{ use, effect }], ...rest })

const CARDS: readonly Raw[] = [
  monster('ogre', 30, { treasures: 2, strength: [{ add: 2 }] }),
  monster('toad', 1, { treasures: 2, strength: [{ add: 1 }] }),
  monster('bat', 3),
  monster('gnat', 1, { copies: 4 }),
  monster('worm', 2),
  monster('newt', 2),
  card('enhancer', 'door', 'huge', { bonus: 2 }),
  curse('hex', { do: 'stay', until: 'untilLifted', abilities: [] }),
  curse('ache', { do: 'stay', until: 'untilLifted', abilities: [{ figure: 'strength', add: -2 }] }),
  curse('stumble', { do: 'loseLevels', levels: 1 }),
  curse('doom', { do: 'die' }),
  curse('drop', { do: 'discard', cards: { zone: 'hand' } }),
  trait('race', 'elf', { copies: 2, abilities: [{ figure: 'strength', add: 1 }] }),
  trait('race', 'dwarf'),
  trait('class', 'wizard', { abilities: [{ figure: 'strength', add: 1 }] }),
  trait('class', 'priest'),
  trait('mojo', 'voodoo', { copies: 2 }),
  item('hat', { slot: 'head', bonus: 1, tags: ['fire'] }),
  item('mail', { slot: 'armour', bonus: 2, value: 400 }),
  item('boots', { slot: 'feet', bonus: 1, value: 200 }),
  item('club', { slot: 'oneHand', bonus: 2, value: 500 }),
  item('lamp', { size: 'big', bonus: 1, value: 100 }),
  item('crown', { slot: 'head', bonus: 3, value: 600, usableBy: { has: 'elf' } }),
  item('cap', { slot: 'head', bonus: 1, copies: 4 }),
  item('vase', { value: 700, bonus: 3 }),
  item('ring', { value: 200, bonus: 1 }),
  card('attachment', 'treasure', 'gem', { to: 'item', bonus: 1 }),
  card('oneShot', 'treasure', 'fizz', {
    value: 100,
    copies: 8,
    uses: [{ use: 'combat', effect: [{ do: 'strengthen', side: 'either', add: 3 }] }],
  }),
  special('tonic', 'any', [{ do: 'gainLevels', levels: 1 }]),
  special('bin', 'any', [
    { do: 'discard', cards: { of: 'everyone', zone: 'table', filter: { tag: 'sentence' }, take: 'all' } },
  ]),
  card('special', 'door', 'brick', {
    copies: 6,
    uses: [
      { use: 'turnEnd', effect: [] },
      { use: 'turnStart', effect: [] },
    ],
  }),
  card('special', 'treasure', 'shard', { copies: 8, uses: [{ use: 'turnEnd', effect: [] }] }),
]

function readProps(): readonly Card[] {
  const read = readPack({ box: 'props', cards: CARDS })
  if ('faults' in read) throw new Error(JSON.stringify(read.faults))
  return read.pack.cards
}

/** What a sentence's card may speak of. */
export const PROPS: Pack = { box: 'props', cards: readProps() }
