// Cards that keep somebody from selling, or from running away.

import { describe, expect, test } from 'vitest'
import type { Table } from '../table.ts'
import { textsOf } from './read.ts'
import { enhancer, item, lose, monster, type Raw, type Setting, sit } from './sit.ts'

describe('who may not sell', () => {
  const LEDGER = item('ledger', { abilities: [{ bans: 'selling', for: 'others' }] })
  const CROWN = item('big-crown', { value: 1000 })

  test('[MK-META-03] is offered no sale, and is told that a card says so; everybody else sells', () => {
    const at = (owner: 'ana' | 'bob'): Table => {
      const table = { ana: ['big-crown'], bob: [] as string[] }
      table[owner].push('ledger')
      return sit([LEDGER, CROWN], { ana: { table: table.ana }, bob: { table: table.bob } })
    }
    const kept = at('bob')
    expect(kept.offered('ana', 'sell')).toBe(false)
    expect(kept.refused('ana', 'sell', { copy: 'big-crown', other: 'big-crown' })).toBe('MK-META-03')
    const free = at('ana')
    free.choose('ana', 'sell', { copy: 'big-crown', other: 'big-crown' })
    expect(free.level('ana')).toBe(2)
  })

  test('the card says so', () => {
    expect(textsOf(LEDGER)).toEqual([
      'Item, 300 gold. No other player may sell items.',
      "Objet, 300 pièces d'or. Aucun autre joueur ne peut vendre d'objets.",
    ])
  })
})

describe('who cannot run away', () => {
  const ANCHOR = item('anchor', { abilities: [{ bans: 'fleeing' }] })
  const OX = (rest: Raw = {}): Raw => monster('ox', 12, { badStuff: [lose(1)], ...rest })
  const run = (ox: Raw, spec: Setting): Table =>
    sit([ANCHOR, ox], { facing: 'ox', ...spec })
      .choose('ana', 'run')
      .choose('ana', 'roll', { slot: 'ox' })

  test('[MK-COMBAT-44] is caught, and nothing is rolled', () => {
    const t = run(OX(), { ana: { level: 4, table: ['anchor'] }, rolls: { runAway: [6] } })
    expect(t.types()).toContain('caught')
    expect(t.types()).not.toContain('rolled')
    expect(t.level('ana')).toBe(3)
  })

  test('while another gets away by the same die', () => {
    const t = run(OX(), { ana: { level: 4 }, bob: { table: ['anchor'] }, rolls: { runAway: [6] } })
    expect([t.types().includes('caught'), t.level('ana')]).toEqual([false, 4])
  })

  test('[MK-COMBAT-44] not even from what lets everybody go', () => {
    const lazy = OX({ letsGo: { all: [] } })
    expect(run(lazy, { ana: { level: 4, table: ['anchor'] } }).level('ana')).toBe(3)
  })

  test('sees no chance to', () => {
    const t = sit([ANCHOR, OX()], { ana: { level: 4, table: ['anchor'] }, facing: 'ox' }).choose('ana', 'run')
    const view = t.game.view(t.state, t.seat('ana'))
    expect(view.combat!.fighters.map(({ cannotFlee }) => cannotFlee)).toEqual([true])
    expect(t.game.preview(view, t.choice('ana', 'roll', { slot: 'ox' }))).toEqual({
      type: 'flight',
      slots: [{ slot: 0, sixths: 0 }],
    })
  })

  test.each<[string, Raw, string]>([
    ['an item of his own', { ana: { level: 4, table: ['anchor'] } }, 'anchor'],
    ['what another has laid out for all', { bob: { table: ['net'] } }, 'net'],
    ['a monster', { facing: ['rat', 'glue'] }, 'glue'],
    ['what lies on a monster', { enhancers: true }, 'tar'],
  ])('sees which card says so: %s', (_, spec, id) => {
    const net = item('net', { abilities: [{ bans: 'fleeing', for: 'others' }] })
    const glue = monster('glue', 9, { fightRules: [{ bans: 'fleeing' }] })
    const tar = enhancer('tar', { bonus: 1, fightRules: [{ bans: 'fleeing' }] })
    const { enhancers, ...rest } = spec
    const t = sit([ANCHOR, OX(), net, glue, tar], { facing: 'ox', bob: { hand: ['tar'] }, ...rest } as Setting)
    if (enhancers) t.choose('bob', 'enhance', { copy: 'tar', slot: 'ox' })
    const [ana] = t.game.view(t.state, t.seat('ana')).combat!.fighters
    expect([ana!.cannotFlee, ana!.keptBy?.id]).toEqual([true, id])
  })

  test('nobody is named where nothing keeps him, and a helper is not kept by a card of the other', () => {
    const t = sit([ANCHOR, OX()], { facing: 'ox', helper: 'bob', ana: { level: 4, table: ['anchor'] } })
    const kept = t.game.view(t.state, t.seat('cyd')).combat!.fighters.map(({ keptBy }) => keptBy?.id)
    expect(kept).toEqual(['anchor', undefined])
  })

  test('the card says so', () => {
    expect(textsOf(ANCHOR)).toEqual([
      'Item, 300 gold. You may not run away.',
      "Objet, 300 pièces d'or. Tu ne peux pas fuir.",
    ])
  })
})
