// Cards that go back to their deck: which ones do, and who knows where they lie.

import { discard, peek, putBack, take } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { spell, spellIn } from '../fixture/effects.ts'
import { type Table, table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }
const EVERYBODY = 0b111
const BOB = 0b010
const CYD = 0b100

/** The seats that know a copy, wherever it lies. */
const knowing = (t: Table, copy: number): number => t.state[t.scene.knownAt + copy]! & EVERYBODY

describe('back to the deck', () => {
  test('[MK-CULT-04] a Cultist that lies open stays where it is, others go', () => {
    const undo = spell('undo', putBack({ of: 'target', zone: 'table' }, 'top'))
    const seats = { ana: { hand: ['undo', 'undo'] }, bob: { table: ['cultist'] }, cyd: { table: ['sword'] } }
    const t = table('cthulhu', { seats, cards: [undo] })
    const sword = t.copy('sword', 'cyd')
    t.choose('ana', 'play', { copy: 'undo', index: 'cyd' })
    expect([t.table('cyd'), t.pile('treasureDeck')[0]]).toEqual([[], 'sword'])
    expect(knowing(t, sword)).toBe(EVERYBODY)
    t.choose('ana', 'play', { copy: 'undo', index: 'bob' })
    expect(t.table('bob')).toEqual(['cultist'])
    expect(t.pile('doorDeck')).not.toContain('cultist')
  })

  test('[MK-CULT-04] a Cultist in a hand goes back like any other card, and only its holder knows', () => {
    const undo = spell('undo', putBack({ of: 'target', zone: 'hand' }, 'top'))
    const seats = { ana: { hand: ['undo'] }, bob: { hand: ['cultist'] }, cyd: {} }
    const t = table('cthulhu', { seats, cards: [undo] })
    const cultist = t.copy('cultist', 'bob')
    t.choose('ana', 'play', { copy: 'undo', index: 'bob' })
    expect([t.hand('bob'), t.pile('doorDeck')[0]]).toEqual([[], 'cultist'])
    expect(knowing(t, cultist)).toBe(BOB)
  })

  test('[MK-CARD-17] what was in a hand is known to its holder alone', () => {
    const undo = spell('undo', putBack({ of: 'target', zone: 'hand' }, 'top'))
    const t = table('base', { seats: { ana: { hand: ['undo'] }, bob: { hand: ['rat'] }, cyd: {} }, cards: [undo] })
    const rat = t.copy('rat', 'bob')
    t.choose('ana', 'play', { copy: 'undo', index: 'bob' })
    expect([t.hand('bob'), t.pile('doorDeck')[0]]).toEqual([[], 'rat'])
    expect(knowing(t, rat)).toBe(BOB)
  })

  test('[MK-CARD-17] what was looked at in the deck is known to nobody else', () => {
    const under = spell('under', peek('door', 1), putBack({ zone: 'peeked' }, 'bottom'))
    const t = table('base', { seats: { ...three, bob: { hand: ['under'] } }, cards: [under], doors: ['rat', 'imp'] })
    const rat = t.copy('rat')
    t.choose('bob', 'play', { copy: 'under' })
    expect(t.pile('doorDeck').at(-1)).toBe('rat')
    expect(knowing(t, rat)).toBe(BOB)
  })

  test('[MK-CARD-17] whoever had seen the top card cannot tell whether it is the one that went under', () => {
    const under = spell('under', peek('door', 2), putBack({ zone: 'peeked' }, 'bottom'))
    const seats = { ana: {}, bob: { hand: ['under'] }, cyd: { hand: ['look'] } }
    const t = table('base', { seats, cards: [under, spell('look', peek('door', 1))], doors: ['rat', 'imp'] })
    t.choose('cyd', 'play', { copy: 'look' })
    expect(knowing(t, t.copy('rat'))).toBe(CYD)
    t.choose('bob', 'play', { copy: 'under' }).choose('bob', 'pick', { copy: 'imp' })
    expect([t.pile('doorDeck')[0], t.pile('doorDeck').at(-1)]).toEqual(['rat', 'imp'])
    expect([knowing(t, t.copy('rat')), knowing(t, t.copy('imp'))]).toEqual([BOB, BOB])
    const moved = { type: 'moved', from: 'doorDeck', to: 'doorDeck', hidden: true, under: true, picked: true }
    expect(t.events()).toContainEqual(moved)
  })

  test('[MK-CARD-17] a card that was looked at is still known to him when it goes back, or to somebody else, by its name', () => {
    const named = { zone: { the: 'top' } } as const
    const look = { ...peek('door', 1), as: 'top' }
    const cards = [spell('under', look, putBack(named, 'bottom')), spell('gift', look, take(named, 'left'))]
    const seats = { ana: {}, bob: { hand: ['under', 'gift'] }, cyd: {} }
    const t = table('base', { seats, cards, doors: ['rat', 'imp'] })
    t.choose('bob', 'play', { copy: 'under' })
    expect(t.pile('doorDeck').at(-1)).toBe('rat')
    expect(knowing(t, t.copy('rat'))).toBe(BOB)
    t.choose('bob', 'play', { copy: 'gift' })
    expect(t.hand('cyd')).toEqual(['imp'])
    expect(knowing(t, t.copy('imp'))).toBe(BOB | CYD)
  })

  test('[MK-CARD-17] a card that hands itself on out of a deck is seen by its taker alone', () => {
    const itself = { zone: 'self' } as const
    const boomerang = spell('boomerang', putBack(itself, 'top'), take(itself, 'left'))
    const t = table('base', { seats: { ...three, ana: { hand: ['boomerang'] } }, cards: [boomerang] })
    const copy = t.copy('boomerang', 'ana')
    t.choose('ana', 'play', { copy: 'boomerang' })
    expect([t.hand('bob'), knowing(t, copy)]).toEqual([['boomerang'], BOB])
  })

  test.each([
    ['goes back', putBack({ zone: 'combat', filter: { kind: 'monster' } }, 'top')],
    ['is taken', take({ zone: 'combat', filter: { kind: 'monster' } }, 'you')],
    ['is discarded', discard({ zone: 'combat', filter: { kind: 'monster' } })],
  ])('[MK-COMBAT-10, MK-COMBAT-09] a monster that %s has left the fight, and nobody has killed it', (how, effect) => {
    const out = spellIn('combat', 'out', effect)
    const seats = { ...three, ana: { hand: ['out'] }, bob: { hand: ['furious'] } }
    const t = table('base', { seats, cards: [out], facing: ['ogre', 'rat'] })
    const ogre = t.copy('ogre')
    t.choose('bob', 'enhance', { copy: 'furious', slot: 'ogre' })
    t.choose('ana', 'play', { copy: 'out' }).choose('ana', 'pick', { copy: 'ogre' })
    expect(t.totals()[1]).toBe(1)
    expect(t.events()).toContainEqual({ type: 'monsterLeft', copy: ogre, killed: false })
    expect([t.pile('doorDeck')[0] === 'ogre', t.hand('ana').includes('ogre')]).toEqual([
      how === 'goes back',
      how === 'is taken',
    ])
    expect(t.pile('doorDiscards').sort()).toEqual(how === 'is discarded' ? ['furious', 'ogre'] : ['furious'])
  })
})
