import { attachment, type Card, doubles, ignores, stay } from '@brouhaha/cards'
import { WATCHER } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { previewOf } from '../src/preview.ts'
import { type LineView, type MunchkinView, saleOf } from '../src/view/view.ts'
import { item, monster, oneShot, special, trait } from './fixture/cards.ts'
import { spellIn } from './fixture/effects.ts'
import { type Table, table } from './table.ts'

const three = { ana: {}, bob: {}, cyd: {} }
const seen = (t: Table, name = 'watcher'): MunchkinView =>
  t.game.view(t.state, name === 'watcher' ? WATCHER : t.seat(name))

/** A line in short: what, by which card or rule, how much, how often. */
const short = (lines: readonly LineView[]): string[] =>
  lines.map(({ what, id, rule, seat, adds, times, because }) =>
    [
      what,
      seat ?? id ?? rule,
      adds,
      ...(times === undefined ? [] : [`×${times}`]),
      ...(because ? [because.id] : []),
    ].join(' '),
  )

const TWIN = special('second-wind', {
  uses: [{ use: 'ownCombat', effect: [{ do: 'strengthen', side: 'players', add: 2 }] }],
})

const weakening = (id: string, level: number): Card => {
  const wording = { en: { name: id }, fr: { name: id } }
  return { kind: 'enhancer', id, deck: 'door', bonus: -9, least: { level }, ...wording }
}

describe('lines', () => {
  test('[MK-COMBAT-01] level, items in use and traits make a strength, whether there is a fight or not', () => {
    const giantkin = trait('race', 'giantkin', { abilities: [{ figure: 'strength', add: 2 }] } as never)
    const t = table('base', {
      seats: { ...three, ana: { level: 4, table: ['sword', 'helmet', '-crown', 'giantkin'] } },
      cards: [giantkin],
    })
    const { strength, lines } = seen(t).seats[0]!
    expect(short(lines).sort()).toEqual(['item helmet 1', 'item sword 3', 'level MK-COMBAT-01 4', 'trait giantkin 2'])
    expect(strength).toBe(10)
  })

  test('[MK-COMBAT-02] [MK-COMBAT-28] a monster is its level, what it has against these fighters, and what lies on it', () => {
    const snob = monster('snob', 5, { strength: [{ add: 4, when: { anyFighter: { has: 'elf' } } }] } as never)
    const t = table('base', {
      seats: { ...three, ana: { table: ['elf'] }, bob: { hand: ['baby'] } },
      cards: [snob],
      facing: 'snob',
    })
    t.choose('bob', 'enhance', { copy: 'baby', slot: 'snob' })
    const { monsters, sides, totals } = seen(t).combat!
    expect(short(monsters[0]!.lines)).toEqual(['level snob 5', 'monster snob 4', 'enhancer baby -3'])
    expect(short(sides.monsters)).toEqual(['monster snob 6'])
    expect(short(sides.players)).toEqual(['fighter 0 1'])
    expect(totals).toEqual({ players: 1, monsters: 6 })
  })

  test('[MK-COMBAT-06] where the box has a floor, the floor is a line of its own', () => {
    const t = table('star', { seats: { ...three, bob: { hand: ['baby'] } }, facing: 'rat' })
    t.choose('bob', 'enhance', { copy: 'baby', slot: 'rat' })
    expect(short(seen(t).combat!.monsters[0]!.lines)).toEqual([
      'level rat 1',
      'enhancer baby -3',
      'rule MK-COMBAT-06 3',
    ])
  })

  test('[MK-COMBAT-06] the floor of all monsters together is a line of their side, where their side is below it', () => {
    const side = (box: string, facing: readonly string[], weaker: string) => {
      const seats = { ...three, bob: { hand: [weaker] } }
      const t = table(box, { seats, cards: [oneShot('acid', -9), oneShot('vinegar', -6)], facing })
      const { sides, totals } = seen(t.choose('bob', 'play', { copy: weaker, index: 1 })).combat!
      return [totals.monsters, ...short(sides.monsters).filter((line) => !line.startsWith('monster'))]
    }
    expect(side('star', ['rat'], 'acid')).toEqual([1, 'card acid -9', 'rule MK-COMBAT-06 9'])
    expect(side('star', ['ogre', 'imp'], 'acid')).toEqual([2, 'card acid -9', 'rule MK-COMBAT-06 3'])
    expect(side('star', ['ogre', 'imp'], 'vinegar')).toEqual([2, 'card vinegar -6'])
    expect(side('base', ['rat'], 'acid')).toEqual([-8, 'card acid -9'])
  })

  test('[MK-COMBAT-06] what a card leaves at least is that card’s line, and at the floor there is none', () => {
    const cards = [weakening('faint', 2), weakening('dying', 1)]
    const enhanced = (box: string, ...hand: readonly string[]): string[] => {
      const t = table(box, { seats: { ...three, bob: { hand } }, cards, facing: 'ogre' })
      for (const copy of hand) t.choose('bob', 'enhance', { copy, slot: 'ogre' })
      return short(seen(t).combat!.monsters[0]!.lines)
    }
    const weak = ['level ogre 6', 'enhancer baby -3', 'enhancer faint -9', 'enhancer faint 8']
    for (const box of ['base', 'star']) expect(enhanced(box, 'baby', 'faint').sort()).toEqual([...weak].sort())
    expect(enhanced('star', 'dying')).toEqual(['level ogre 6', 'enhancer dying -9', 'rule MK-COMBAT-06 4'])
    const rat = table('star', { seats: three, facing: 'rat' })
    expect(short(seen(rat).combat!.monsters[0]!.lines)).toEqual(['level rat 1'])
  })

  test('[MK-COMBAT-06] of two cards that leave the same it is the one that came last', () => {
    const floorOf = (...hand: readonly string[]) => {
      const cards = [weakening('faint', 2), weakening('weary', 2)]
      const t = table('base', { seats: { ...three, bob: { hand } }, cards, facing: 'ogre' })
      for (const copy of hand) t.choose('bob', 'enhance', { copy, slot: 'ogre' })
      return short(seen(t).combat!.monsters[0]!.lines).at(-1)
    }
    expect(floorOf('faint', 'weary')).toBe('enhancer weary 14')
    expect(floorOf('weary', 'faint')).toBe('enhancer faint 14')
  })

  test('[MK-COMBAT-01] a drawback is no line before whoever may ignore drawbacks', () => {
    const clumsy = trait('race', 'clumsy', {
      abilities: [
        { figure: 'strength', add: -3, drawback: true },
        { figure: 'flee', add: -2, drawback: true },
        { figure: 'strength', add: 1 },
      ],
    } as never)
    const papers = item('papers', 2, { abilities: [{ permits: 'ignoreDrawbacks' }] } as never)
    const of = (...held: readonly string[]) => {
      const seats = { ana: {}, bob: { level: 4, table: ['sword', 'clumsy', ...held] }, cyd: {} }
      const { combat, seats: sat } = seen(
        table('base', { seats, cards: [clumsy, papers], facing: 'rat', helper: 'bob' }),
      )
      const bob = combat!.fighters.find(({ seat }) => seat === 1)!
      return [sat[1]!.strength, ...short(sat[1]!.lines).sort(), ...short(bob.fleeLines[0]!)]
    }
    const plain = ['item sword 3', 'level MK-COMBAT-01 4']
    expect(of()).toEqual([5, ...plain, 'trait clumsy -2', 'trait clumsy -2'])
    expect(of('papers')).toEqual([10, 'item papers 2', ...plain, 'trait clumsy 1'])
  })

  test('[MK-COMBAT-26] what counts for nothing, or double, says so and names the card that makes it so', () => {
    const nude = monster('nude', 3, { abilities: [{ ignored: 'items' }] } as never)
    const dull = monster('dull', 3, { abilities: [{ doubled: 'items', filter: { slot: 'oneHand' } }] } as never)
    const seats = { ...three, ana: { table: ['sword'] } }
    const lines = (facing: string) => short(seen(table('base', { seats, cards: [nude, dull], facing })).seats[0]!.lines)
    expect(lines('nude')).toEqual(['level MK-COMBAT-01 1', 'item sword 0 ×0 nude'])
    expect(lines('dull')).toEqual(['level MK-COMBAT-01 1', 'item sword 6 ×2 dull'])
  })

  test.each([
    ['ignored', '0 ×0'],
    ['doubled', '9 ×3'],
  ])('[MK-COMBAT-26] where two monsters make it so it is the first of them: %s', (word, sword) => {
    const rule = word === 'ignored' ? ignores : doubles
    const cards = ['first', 'second'].map((id) => monster(id, 3, { fightRules: [rule('items')] }))
    const lines = (...facing: readonly string[]) => {
      const seats = { ...three, ana: { table: ['sword'] } }
      return short(seen(table('base', { seats, cards, facing })).seats[0]!.lines)[1]
    }
    expect(lines('first', 'second')).toBe(`item sword ${sword} first`)
    expect(lines('second', 'rat', 'first')).toBe(`item sword ${sword} second`)
  })

  test('[MK-COMBAT-26] that card is the monster itself, however often it was cloned', () => {
    const nude = monster('nude', 3, { abilities: [{ ignored: 'items' }] } as never)
    const seats = { ...three, ana: { table: ['sword'] }, bob: { hand: ['clone'] } }
    const t = table('base', { seats, cards: [nude], facing: 'nude' }).choose('bob', 'play', { copy: 'clone', slot: 0 })
    expect(t.totals()).toEqual([1, 6])
    expect(short(seen(t).seats[0]!.lines)).toEqual(['level MK-COMBAT-01 1', 'item sword 0 ×0 nude'])
  })

  test('[MK-COMBAT-01] the numbers of one card stand in the order in which the card says them', () => {
    const herald = trait('class', 'herald', {
      abilities: [3, -1, 2].map((add) => ({ figure: 'strength', add, for: 'others' })),
    } as never)
    const t = table('base', { seats: { ...three, bob: { table: ['herald'] } }, cards: [herald] })
    const { strength, lines } = seen(t).seats[0]!
    expect(short(lines)).toEqual(['level MK-COMBAT-01 1', 'trait herald 3', 'trait herald -1', 'trait herald 2'])
    expect(strength).toBe(5)
  })

  test.each(['ana', 'bob', 'cyd'])('[MK-COMBAT-26] or what lies there for this fight, whoever left it: %s', (by) => {
    const dusk = spellIn('combat', 'dusk', stay('combat', [{ ignored: 'items' }], { who: 'you' }))
    const plain = { ana: { table: ['sword'] }, bob: { table: ['helmet'] }, cyd: {} }
    const seats = { ...plain, [by]: { ...plain[by as 'ana'], hand: ['dusk'] } }
    const t = table('base', { seats, cards: [dusk], facing: 'ogre', helper: 'bob' })
    t.choose(by, 'play', { copy: 'dusk' })
    expect(t.has(by, 'dusk')).toBe(true)
    const [ana, bob] = seen(t).seats.map(({ lines }) => short(lines))
    expect([ana, bob]).toEqual([
      ['level MK-COMBAT-01 1', 'item sword 0 ×0 dusk'],
      ['level MK-COMBAT-01 1', 'item helmet 0 ×0 dusk'],
    ])
  })

  test('[MK-COMBAT-26] of two alike it is the fighter’s, and what holds for its bearer alone is his wherever he stands', () => {
    const rule = { doubled: 'items', filter: { slot: 'oneHand' } }
    const cards = [
      item('belt', 0, { abilities: [rule] } as never),
      item('glove', 0, { abilities: [{ ...rule, own: true }] } as never),
    ]
    const seats = {
      ana: { table: ['belt'] },
      bob: { table: ['-belt', 'belt', 'sword'] },
      cyd: { table: ['glove', 'sword'] },
    }
    const t = table('base', { seats, cards, active: 'bob', facing: 'rat' })
    const inUse = t.game.view(t.state, WATCHER).seats[1]!.table.find(({ id, used }) => id === 'belt' && used)!
    const lineOf = (seat: number) => seen(t).seats[seat]!.lines.find(({ id }) => id === 'sword')
    expect(lineOf(1)).toMatchObject({ adds: 6, because: { copy: inUse.copy, id: 'belt' } })
    expect(lineOf(2)).toMatchObject({ adds: 6, because: { id: 'glove' } })
  })

  test.each([
    ['ignored', '0 ×0 fussy'],
    ['doubled', '8 ×2 fussy'],
  ])('[MK-COMBAT-26] what is %s may be only what is for its bearer alone, or what something lies on', (word, wand) => {
    const fussy = monster('fussy', 3, { abilities: [{ [word]: 'items', filter: { onlyFor: 'yours' } }] } as never)
    const busy = monster('busy', 3, { abilities: [{ [word]: 'items', filter: { attached: true } }] } as never)
    const cards = [
      fussy,
      busy,
      item('wand', 4, { usableBy: { has: 'wizard' } }),
      attachment('polish', { deck: 'treasure', to: 'item', bonus: 1, en: { name: 'p' }, fr: { name: 'p' } }),
    ]
    const lines = (facing: string, ...bob: readonly string[]) => {
      const seats = { ...three, bob: { table: ['sword', ...bob] } }
      const t = table('base', { seats, cards, facing, active: 'bob' })
      return short(seen(t).seats[1]!.lines).sort()
    }
    const plain = ['item sword 3', 'level MK-COMBAT-01 1']
    expect(lines('fussy', 'wizard', 'wand')).toEqual([`item wand ${wand}`, ...plain].sort())
    expect(lines('busy', 'helmet', 'polish@helmet')).toEqual(
      [`item helmet ${word === 'ignored' ? '0 ×0 busy' : '2 ×2 busy'}`, 'item polish 1', ...plain].sort(),
    )
  })

  test('[MK-INT-02] cards played for a side are lines of that side', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 3, hand: ['second-wind'] }, bob: { hand: ['potion-3'] } },
      cards: [TWIN],
      facing: 'ogre',
    })
    t.choose('ana', 'play', { copy: 'second-wind' })
    t.choose('bob', 'play', { copy: 'potion-3', index: 1 })
    const { sides } = seen(t).combat!
    expect(short(sides.players)).toEqual(['fighter 0 3', 'card second-wind 2'])
    expect(short(sides.monsters)).toEqual(['monster ogre 6', 'card potion-3 3'])
  })

  test('[MK-COMBAT-04] who wins ties, and by which card', () => {
    const stubborn = trait('class', 'stubborn', { abilities: [{ permits: 'winTies' }] } as never)
    const seats = { ...three, cyd: { table: ['stubborn'] } }
    const ties = (helper: object) => seen(table('base', { seats, cards: [stubborn], facing: 'imp', ...helper })).combat!
    expect(ties({})).toMatchObject({ ties: null, winning: false })
    expect(ties({ helper: 'cyd' })).toMatchObject({ ties: { seat: 2, id: 'stubborn' }, winning: true })
  })

  test.each([
    ['others', 'ana', null],
    ['others', 'bob', { seat: 0, id: 'saint' }],
    ['everyone', 'ana', { seat: 0, id: 'saint' }],
    ['everyone', 'bob', { seat: 0, id: 'saint' }],
  ] as const)('[MK-COMBAT-04] a card by which %s win ties, before %s', (whom, owner, ties) => {
    const saint = trait('class', 'saint', { abilities: [{ permits: 'winTies', for: whom }] } as never)
    const seats = { ...three, [owner]: { table: ['saint'] } }
    const { combat } = seen(table('base', { seats, cards: [saint], facing: 'rat' }))
    expect(combat!.ties === null).toBe(ties === null)
    expect(combat).toMatchObject({ ties, winning: ties !== null })
  })

  test.each<[string, readonly string[], string, string | null]>([
    ['that permits others something else', ['packer'], 'rat', null],
    ['by which its owner alone wins ties', ['proud'], 'rat', null],
    ['behind one that permits something else', ['packer', 'saint'], 'rat', 'saint'],
    ['of the monster', ['proud', 'packer'], 'meek', 'meek'],
    ['of a monster, for something else', ['proud', 'packer'], 'loaded', null],
  ])('[MK-COMBAT-04] who wins ties is said by a card that says so: one %s', (_, others, facing, by) => {
    const cards = [
      trait('class', 'packer', { abilities: [{ permits: 'anyBig', for: 'everyone' }] }),
      trait('class', 'proud', { abilities: [{ permits: 'winTies' }, { permits: 'anyBig', for: 'others' }] }),
      trait('class', 'saint', { abilities: [{ permits: 'winTies', for: 'others' }] }),
      monster('meek', 1, { fightRules: [{ permits: 'winTies' }] }),
      monster('loaded', 1, { fightRules: [{ permits: 'anyBig' }] }),
    ]
    const [bob, cyd] = [others.slice(0, 1), others.slice(1)]
    const { combat } = seen(
      table('base', { seats: { ...three, bob: { table: bob }, cyd: { table: cyd } }, cards, facing }),
    )
    expect(combat!.ties?.id ?? null).toBe(by)
    expect(combat!.winning).toBe(by !== null)
  })

  test('[MK-FLEE-04] what helps and hinders a flight, monster by monster', () => {
    const hound = monster('hound', 9, { flee: -2 })
    const t = table('base', {
      seats: { ...three, ana: { table: ['boots'] } },
      cards: [hound],
      facing: ['hound', 'ogre'],
    })
    const [runner] = seen(t).combat!.fighters
    expect(runner!.flee).toEqual([0, 2])
    expect(runner!.fleeLines.map(short)).toEqual([['item boots 2', 'monster hound -2'], ['item boots 2']])
  })
})

describe('what a gate is about', () => {
  const ward = special('ward', { uses: [{ use: 'curse', effect: [{ do: 'cancel' }] }] })

  test('[MK-CURSE-12] a curse names its card, whom it hits and who threw it; the door is nobody', () => {
    const t = table('base', {
      seats: { ...three, bob: { hand: ['lose-level'] }, cyd: { hand: ['ward'] } },
      cards: [ward],
    })
    t.choose('bob', 'curse', { copy: 'lose-level', seat: 'cyd' })
    const { gate, about } = seen(t)
    expect(gate).toMatchObject({
      clock: 'curse',
      cause: { kind: 'curse', card: { id: 'lose-level' }, target: 2, by: 1 },
    })
    expect(about).toMatchObject({ id: 'lose-level', target: 2, by: 1 })
    const door = table('base', { seats: { ...three, cyd: { hand: ['ward'] } }, cards: [ward], doors: ['lose-level'] })
    door.choose('ana', 'openDoor')
    expect(seen(door).gate!.cause).toMatchObject({ kind: 'curse', target: 0, by: null })
    expect(seen(door).about).toMatchObject({ target: 0, by: null })
  })

  test('[MK-COMBAT-16] [MK-WIN-01] a kill names the fighters, and who would win the game by it', () => {
    const kill = (level: number) => {
      const t = table('base', { seats: { ...three, ana: { level, table: ['crown'] } }, facing: 'rat' })
      t.choose('ana', 'claim')
      return seen(t).gate!.cause
    }
    expect(kill(8)).toEqual({ kind: 'kill', seat: 0, helper: null, wins: [] })
    expect(kill(9)).toEqual({ kind: 'kill', seat: 0, helper: null, wins: [0] })
  })

  test('[MK-FLEE-16] a die names who rolled it, for which monster, and what lies there', () => {
    const nudge = special('nudge', { uses: [{ use: 'ownRoll', effect: [{ do: 'setDie', to: 6 }] }] } as never)
    const t = table('base', {
      seats: { ...three, ana: { hand: ['nudge'] } },
      cards: [nudge],
      facing: 'ogre',
      rolls: { runAway: [3] },
    })
    t.choose('ana', 'run')
    t.choose('ana', 'roll', { slot: 'ogre' })
    expect(seen(t).gate!.cause).toMatchObject({ kind: 'roll', seat: 0, die: 3, slot: 0, card: { id: 'ogre' } })
  })

  test('[MK-CARD-14] a card that was played names its player and its aim', () => {
    const nope = special('nope', { uses: [{ use: 'play', effect: [{ do: 'cancel' }] }] })
    const poke = special('poke', {
      uses: [{ use: 'any', target: { level: { least: 1 } }, effect: [{ do: 'loseLevels', who: 'target', levels: 1 }] }],
    } as never)
    const t = table('base', {
      seats: { ...three, ana: { hand: ['poke'] }, bob: { hand: ['nope'] } },
      cards: [nope, poke],
    })
    t.choose('ana', 'play', { copy: 'poke', index: 2 })
    expect(seen(t).gate!.cause).toMatchObject({ kind: 'played', card: { id: 'poke' }, by: 0, target: 2 })
  })
})

describe('spoils', () => {
  test('[MK-COMBAT-07] [MK-COMBAT-30] treasures and levels of all monsters and of what lies on them', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['furious'] } }, facing: ['giant', 'ogre'] })
    t.choose('bob', 'enhance', { copy: 'furious', slot: 'ogre' })
    expect(seen(t).combat!.spoils).toEqual({ treasures: 6, levels: 3, helperLevels: 0 })
  })

  test('[MK-LEVEL-01] no more levels than there are', () => {
    const t = table('base', { seats: { ...three, ana: { level: 9 } }, facing: 'giant' })
    expect(seen(t).combat!.spoils).toMatchObject({ levels: 1 })
  })
})

describe('slots', () => {
  test('[MK-ITEM-09] what is in use takes its place, what lies sideways does not', () => {
    const t = table('base', { seats: { ...three, ana: { table: ['sword', 'helmet', '-crown', 'anvil'] } } })
    expect(seen(t).seats[0]!.slots).toMatchObject({
      head: { used: 1, limit: 1 },
      armour: { used: 0, limit: 1 },
      hands: { used: 1, limit: 2 },
      big: { used: 1, limit: 1 },
      complex: { used: 0, limit: null },
    })
  })

  test('[MK-IDENT-11] a second trait where a card allows it; powers by rank', () => {
    const t = table('base', { seats: { ...three, ana: { table: ['elf', 'half-breed'] } } })
    expect(seen(t).seats[0]!.slots.traits).toMatchObject({ race: { used: 1, limit: 2 }, class: { used: 0, limit: 1 } })
    const z = table('zombies', { seats: { ...three, ana: { level: 5, table: ['fast'] } } })
    expect(seen(z).seats[0]!.slots.traits.power).toEqual({ used: 2, limit: 5 })
  })
})

describe('previews', () => {
  test('[MK-HELP-03] who asks for help sees the fight with that helper, and that is what comes of it', () => {
    const t = table('base', { seats: { ...three, bob: { level: 4, table: ['sword'] } }, facing: 'ogre' })
    const ask = { type: 'ask', seat: 1, index: 0 } as const
    const told = previewOf(seen(t, 'ana'), ask)
    expect(told).toEqual({ type: 'totals', before: { players: 1, monsters: 6 }, after: { players: 8, monsters: 6 } })
    t.choose('ana', 'ask', { seat: 'bob', index: 0 })
    const { number } = seen(t).offers[0]!
    expect(previewOf(seen(t, 'bob'), { type: 'accept', seat: 0, gate: number })).toEqual(told)
    t.choose('bob', 'accept', { seat: 'ana', gate: number })
    expect(seen(t).combat!.totals).toEqual({ players: 8, monsters: 6 })
  })

  test('[MK-HORDE-01] who joins a horde makes it that much stronger', () => {
    const t = table('zombies', { seats: { ...three, bob: { hand: ['wraith'] } }, facing: 'ghoul' })
    expect(previewOf(seen(t, 'bob'), { type: 'join', copy: t.copy('wraith', 'bob') })).toMatchObject({
      after: { players: 1, monsters: 9 },
    })
  })

  test('[MK-ITEM-03] outside a fight an item shows one’s strength with it, and nothing if it cannot be used', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['sword', 'crown'], table: ['helmet', '-dagger'] } } })
    const copy = (id: string) => t.copy(id, 'ana')
    expect(previewOf(seen(t, 'ana'), { type: 'playItem', copy: copy('sword') })).toEqual({
      type: 'strength',
      before: 2,
      after: 5,
    })
    expect(previewOf(seen(t, 'ana'), { type: 'equip', copy: copy('dagger') })).toMatchObject({ after: 3 })
    expect(previewOf(seen(t, 'ana'), { type: 'lay', copy: copy('helmet') })).toMatchObject({ after: 1 })
    expect(previewOf(seen(t, 'ana'), { type: 'playItem', copy: copy('crown') })).toEqual({ type: 'nothing' })
  })

  test('[MK-COMBAT-34] an ability whose bonus is certain', () => {
    const flail = item('flail', 1, {
      abilities: [{ use: 'ownCombat', cost: { self: true }, effect: [{ do: 'strengthen', side: 'players', add: 5 }] }],
    })
    const t = table('base', { seats: { ...three, ana: { table: ['flail'] } }, cards: [flail], facing: 'ogre' })
    expect(previewOf(seen(t, 'ana'), { type: 'useAbility', copy: t.copy('flail', 'ana'), index: 0, use: 0 })).toEqual({
      type: 'totals',
      before: { players: 2, monsters: 6 },
      after: { players: 7, monsters: 6 },
    })
    t.choose('ana', 'useAbility', { copy: 'flail' })
    expect(short(seen(t).seats[0]!.lines)).toEqual(['level MK-COMBAT-01 1', 'effect MK-COMBAT-34 5'])
  })

  test('[MK-META-03] a one-shot that does not count in this fight promises nothing', () => {
    const proof = monster('proof', 6, { abilities: [{ ignored: 'items' }] } as never)
    const t = table('base', {
      seats: { ...three, ana: { hand: ['phial'] } },
      cards: [proof, oneShot('phial', 3)],
      facing: 'proof',
    })
    const play = { type: 'play', copy: t.copy('phial', 'ana'), index: 0, use: 0 } as const
    expect(previewOf(seen(t, 'ana'), play)).toEqual({ type: 'nothing' })
  })

  test('[MK-SELL-01] a sale shows its gold and its levels', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['halberd', 'crown'], table: ['anvil'] } } })
    const [halberd, crown, anvil] = [t.copy('halberd', 'ana'), t.copy('crown', 'ana'), t.copy('anvil', 'ana')]
    const view = seen(t, 'ana')
    expect(previewOf(view, { type: 'sell', copy: crown, other: crown })).toEqual({
      type: 'sale',
      gold: 1000,
      levels: 1,
    })
    expect(saleOf(view.wares, [halberd, crown, anvil])).toEqual({ gold: 1900, levels: 1 })
    expect(seen(t, 'bob').wares.items).toEqual([])
  })
})
