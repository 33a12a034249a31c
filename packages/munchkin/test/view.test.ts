import { strengthen, use } from '@brouhaha/cards'
import { canonicalJson } from '@brouhaha/kit'
import { WATCHER } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import type { MunchkinView } from '../src/view/view.ts'
import { monster, oneShot, special } from './fixture/cards.ts'
import { SECRET_CARDS } from './fixture/secrets.ts'
import { type Table, table } from './table.ts'

const three = { ana: {}, bob: {}, cyd: {} }
const seen = (t: Table, name: string): MunchkinView => t.game.view(t.state, name === 'watcher' ? WATCHER : t.seat(name))
const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)
const everybody = ['ana', 'bob', 'cyd', 'watcher'] as const

describe('hands and decks', () => {
  const held = { ...three, ana: { hand: ['sword', 'imp'] }, bob: { hand: ['crown', 'elf'], table: ['helmet'] } }

  test('[MK-CARD-17] a hand is its owner’s: others see how many cards it holds, and none of them', () => {
    const t = table('base', { seats: held })
    expect(ids(seen(t, 'bob').hand).sort()).toEqual(['crown', 'elf'])
    for (const name of ['ana', 'cyd', 'watcher']) {
      const view = seen(t, name)
      expect(view.seats[1]!.hand).toBe(2)
      expect(canonicalJson(view)).not.toMatch(/crown|elf/)
    }
    expect(seen(t, 'watcher').you).toBeNull()
    expect(seen(t, 'watcher').hand).toEqual([])
  })

  test('[MK-CARD-17] [MK-CARD-06] tables, levels and the sizes of decks are everybody’s', () => {
    const t = table('base', { seats: { ...held, cyd: { level: 4 } } })
    for (const name of everybody) {
      const view = seen(t, name)
      expect(ids(view.seats[1]!.table)).toEqual(['helmet'])
      expect(view.seats[1]!.strength).toBe(2)
      expect(view.seats[2]!.level).toBe(4)
      expect(view.decks).toEqual({
        doors: t.state[t.scene.piles.doorDeck],
        treasures: t.state[t.scene.piles.treasureDeck],
      })
    }
  })

  test('[MK-CARD-17] what was drawn face up stays known while it is held', () => {
    const t = table('base', { seats: three, doors: ['elf'] })
    t.choose('ana', 'openDoor')
    for (const name of ['bob', 'cyd', 'watcher'])
      expect(seen(t, name).known).toEqual([{ copy: t.copy('elf', 'ana'), id: 'elf', seat: 0 }])
    expect(seen(t, 'ana').known).toEqual([])
    t.choose('ana', 'playTrait', { copy: 'elf' })
    expect(seen(t, 'bob').known).toEqual([])
  })

  test('[MK-CARD-17] two viewers see the same but for what is their own', () => {
    const t = table('base', { seats: held, facing: 'ogre' })
    const own = ['you', 'hand', 'known', 'strayed', 'peeked', 'searched', 'passed', 'adds', 'would', 'wares']
    const shared = (view: MunchkinView) => Object.entries(view).filter(([name]) => !own.includes(name))
    for (const name of everybody) expect(shared(seen(t, name))).toEqual(shared(seen(t, 'ana')))
    for (const name of everybody) {
      const viewer = name === 'watcher' ? WATCHER : t.seat(name)
      expect({ ...seen(t, 'ana'), ...t.game.own!(t.state, viewer) }).toEqual(seen(t, name))
    }
  })

  test('a view is plain JSON', () => {
    const t = table('base', { seats: held, facing: 'ogre', helper: 'bob' })
    for (const name of everybody) expect(JSON.parse(JSON.stringify(seen(t, name)))).toEqual(seen(t, name))
  })
})

describe('discards', () => {
  const searching = {
    seats: { ...three, ana: { hand: ['dig'] }, bob: { hand: ['wizard'] } },
    cards: SECRET_CARDS,
    doorDiscards: ['rat', 'dwarf', 'priest'],
  }

  test('[MK-CARD-02] everybody sees the card on top of each discard pile', () => {
    const t = table('base', { seats: three, doorDiscards: ['rat', 'dwarf'], treasureDiscards: ['mail'] })
    for (const name of everybody) {
      expect(seen(t, name).discards.doors.top?.id).toBe('rat')
      expect(seen(t, name).discards.treasures.top?.id).toBe('mail')
    }
  })

  test('[MK-CARD-03] what lies below is counted, and nobody’s business', () => {
    const t = table('base', { seats: three, doorDiscards: ['rat', 'dwarf', 'priest'] })
    for (const name of everybody) {
      expect(seen(t, name).discards.doors.count).toBe(3)
      expect(canonicalJson(seen(t, name))).not.toMatch(/dwarf|priest/)
    }
  })

  test('[MK-CARD-03] who may search them sees them all while he chooses, and nobody else does', () => {
    const t = table('base', searching)
    t.choose('ana', 'play', { copy: 'dig' })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'search:which' })
    expect(ids(seen(t, 'ana').searched).sort()).toEqual(['dwarf', 'priest', 'rat'])
    for (const name of ['bob', 'cyd', 'watcher']) expect(canonicalJson(seen(t, name))).not.toMatch(/dwarf|priest/)
    t.choose('ana', 'pick', { copy: 'priest' })
    expect(seen(t, 'ana').searched).toEqual([])
    expect(ids(seen(t, 'bob').known)).toEqual(['priest'])
  })
})

describe('cards that some have seen', () => {
  test('[MK-CARD-15] shown cards are known to those they were shown to, and nothing else changes', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['crown', 'elf'] } } })
    const before = everybody.map((name) => seen(t, name))
    t.send('bob', { type: 'show', cards: [t.copy('crown', 'bob')], seats: [0] })
    expect(ids(seen(t, 'ana').known)).toEqual(['crown'])
    expect({ ...seen(t, 'ana'), known: [] }).toEqual(before[0])
    expect(everybody.slice(1).map((name) => seen(t, name))).toEqual(before.slice(1))
  })

  test('[MK-CARD-17] who looks at the top of a deck sees it there, card by card, and nobody else', () => {
    const t = table('base', {
      seats: { ...three, ana: { hand: ['spyglass'] } },
      cards: SECRET_CARDS,
      doors: ['imp', 'elf', 'rat'],
    })
    t.choose('ana', 'play', { copy: 'spyglass' })
    while (t.gate() !== 0) t.close()
    const order = seen(t, 'ana').peeked.map(({ id, deck, above }) => `${above} ${deck} ${id}`)
    expect(order).toEqual(['0 door imp', '1 door elf', '2 door rat'])
    for (const name of ['bob', 'cyd', 'watcher']) expect(seen(t, name).peeked).toEqual([])
  })

  test('[MK-CARD-17] a pass at a gate is told to whoever passed', () => {
    const t = table('base', { seats: { ...three, ana: { level: 3 } }, facing: 'rat' })
    t.choose('ana', 'claim')
    t.choose('bob', 'pass')
    expect(seen(t, 'bob').passed).toBe(true)
    expect(everybody.filter((name) => name !== 'bob').some((name) => seen(t, name).passed)).toBe(false)
  })
})

describe('previews', () => {
  const fight = {
    seats: { ...three, ana: { level: 3, hand: ['potion-2', 'sword'] }, bob: { hand: ['furious', 'potion-3'] } },
    facing: 'ogre',
  }
  const preview = (
    t: Table,
    name: string,
    ...choice: Parameters<Table['choice']> extends [string, ...infer R] ? R : never
  ) => t.game.preview(seen(t, name), t.choice(name, ...choice))

  test('a card for a side moves its total by what it adds', () => {
    const t = table('base', fight)
    const before = { players: 3, monsters: 6 }
    expect(preview(t, 'ana', 'play', { copy: 'potion-2', index: 0 })).toEqual({
      type: 'totals',
      before,
      after: { players: 5, monsters: 6 },
    })
    expect(preview(t, 'bob', 'play', { copy: 'potion-3', index: 1 })).toEqual({
      type: 'totals',
      before,
      after: { players: 3, monsters: 9 },
    })
    expect(preview(t, 'bob', 'enhance', { copy: 'furious', slot: 'ogre' })).toEqual({
      type: 'totals',
      before,
      after: { players: 3, monsters: 11 },
    })
  })

  test('of a card that may be played in two ways, the way that is meant', () => {
    const flask = oneShot('flask', 2, {
      uses: [use('ownCombat', [strengthen('players', 2)]), use('combat', [strengthen('monsters', 5)])],
    })
    const t = table('base', { seats: { ...three, ana: { level: 3, hand: ['flask'] } }, cards: [flask], facing: 'ogre' })
    const totals = [0, 1].map((way) => preview(t, 'ana', 'play', { copy: 'flask', use: way }))
    const before = { players: 3, monsters: 6 }
    expect(totals).toEqual([
      { type: 'totals', before, after: { players: 5, monsters: 6 } },
      { type: 'totals', before, after: { players: 3, monsters: 11 } },
    ])
  })

  test('a preview is what comes of it', () => {
    const t = table('base', fight)
    const told = preview(t, 'ana', 'play', { copy: 'potion-2', index: 0 })
    t.choose('ana', 'play', { copy: 'potion-2', index: 0 })
    const { totals } = seen(t, 'ana').combat!
    expect(told.type === 'totals' && told.after).toEqual(totals)
  })

  test('[MK-FLEE-03] [MK-FLEE-04] running shows the chances, monster by monster', () => {
    const t = table('base', { ...fight, seats: { ...fight.seats, ana: { level: 3, table: ['boots'] } } })
    expect(preview(t, 'ana', 'run')).toEqual({ type: 'flight', slots: [{ slot: 0, sixths: 4 }] })
    expect(preview(table('base', fight), 'ana', 'run')).toEqual({ type: 'flight', slots: [{ slot: 0, sixths: 2 }] })
  })

  test('[MK-FLEE-03] [MK-FLEE-04] from none at all to six of six', () => {
    const cards = [monster('hound', 9, { flee: -2 }), monster('fury', 9, { flee: -9 }), monster('slug', 9, { flee: 9 })]
    const t = table('base', { ...fight, cards, facing: ['hound', 'fury', 'slug'] })
    const told = preview(t, 'ana', 'run')
    expect(told.type === 'flight' && told.slots.map(({ sixths }) => sixths)).toEqual([0, 0, 6])
  })

  test('[MK-WIN-08] nothing would change anything once the game is over', () => {
    const seats = { ...three, ana: { level: 9 }, bob: { table: ['sword'] } }
    const t = table('base', { seats, facing: 'rat' })
    expect(seen(t, 'bob').would).toHaveLength(1)
    t.win('ana')
    expect([t.over(), t.offers('bob'), seen(t, 'bob').would]).toEqual([true, [], []])
  })

  test('anything else changes nothing that can be said', () => {
    const t = table('base', fight)
    expect(preview(t, 'cyd', 'done')).toEqual({ type: 'nothing' })
    expect(t.game.preview(seen(t, 'ana'), -1)).toEqual({ type: 'nothing' })
  })
})

describe('the fight, offers and what is asked', () => {
  test('a combat is seen by all: who fights, what lies there, who is winning', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['furious'] } }, facing: ['ogre', 'rat'], helper: 'cyd' })
    t.choose('bob', 'enhance', { copy: 'furious', slot: 'ogre' })
    const { combat, decision, asked } = seen(t, 'watcher')
    expect(combat).toMatchObject({
      main: 0,
      helper: 2,
      winning: false,
      totals: { players: 2, monsters: 12 },
      monsters: [
        { id: 'ogre', strength: 11, treasures: 3, enhancers: [{ id: 'furious' }] },
        { id: 'rat', strength: 1, enhancers: [] },
      ],
    })
    expect({ decision, asked }).toEqual({ decision: 'fightOrRun', asked: [0] })
  })

  test('[MK-COMBAT-31] a killed clone lies among the dead, and adds nothing to anybody', () => {
    const seats = { ...three, ana: { hand: ['strike', 'clone', 'potion-2'] } }
    const strike = special('strike', { uses: [{ use: 'combat', effect: [{ do: 'kill', monster: 'named' }] }] })
    const t = table('base', { cards: [strike], seats, facing: 'ogre' }).choose('ana', 'play', {
      copy: 'clone',
      index: 0,
    })
    t.choose('ana', 'play', { copy: 'potion-2', index: 0 }).choose('ana', 'play', { copy: 'strike', index: 1 })
    const { played, killed } = seen(t, 'bob').combat!
    expect([ids(killed), played.map(({ id, adds }) => [id, adds])]).toEqual([
      ['clone'],
      [
        ['strike', 0],
        ['potion-2', 2],
      ],
    ])
  })

  test('[MK-TRADE-07] an offer lies on the table for all to see until it ends', () => {
    const t = table('base', { seats: { ...three, ana: { table: ['sword'] }, bob: { table: ['crown'] } } })
    const [gives, wants] = [[t.copy('sword', 'ana')], [t.copy('crown', 'bob')]]
    t.send('ana', { type: 'trade', seat: 1, gives, wants })
    expect(seen(t, 'watcher').offers).toMatchObject([{ kind: 'trade', seat: 0, to: 1, gives, wants }])
    t.choose('bob', 'accept', { seat: 'ana', gate: seen(t, 'bob').offers[0]!.number })
    expect(seen(t, 'watcher').offers).toEqual([])
  })

  test('[MK-TURN-01] whose turn it is and what is asked of whom', () => {
    const t = table('base', { seats: three, active: 'bob' })
    expect(seen(t, 'cyd')).toMatchObject({
      you: 2,
      asked: [1],
      decision: 'arrangeOrOpen',
      active: 1,
      turn: 1,
      phase: 0,
    })
    t.choose('bob', 'openDoor')
    expect(seen(t, 'cyd')).toMatchObject({ asked: [1], decision: 'lookForTrouble', phase: 2 })
  })
})
