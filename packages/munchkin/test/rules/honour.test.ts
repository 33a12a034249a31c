// Honour mode: cheats, and who notices.

import { describe, expect, test } from 'vitest'
import { isMarked, SNEAKED } from '../../src/marks.ts'
import { told } from '../fixture/bargains.ts'
import { item } from '../fixture/cards.ts'
import { round } from '../fixture/round.ts'
import type { TableSpec } from '../table.ts'

describe('honour', () => {
  const cheat = (rest: Partial<TableSpec> = {}) =>
    round(
      { ana: { level: 3, table: ['sword', 'dagger', '-halberd'] }, bob: { hand: ['imp', 'rat'] } },
      { customs: { honour: true }, ...rest },
    )

  test('[TT-08] strictly played, too much equipment is refused and nobody is accused', () => {
    const t = cheat({ customs: {} })

    expect(t.refused('ana', 'equip', { copy: 'halberd' })).toBe('MK-ITEM-09')
    expect(t.offered('ana', 'sneak')).toBe(false)
    expect(t.refused('ana', 'sneak', { copy: 'halberd' })).toBe('MK-ITEM-09')
    expect(t.offered('bob', 'challenge')).toBe(false)
    expect(t.refused('bob', 'challenge', { seat: 'ana' })).toMatch(/^MK-/)
  })

  test('[TT-08] only what the rules forbid is sneaked, and it looks like anything else', () => {
    const seats = { ana: { table: ['-halberd', '-sword', 'dagger', 'helmet', 'anvil'], hand: ['piano', 'mail'] } }
    const t = round(seats, { customs: { honour: true } })
    expect(
      t.offers('ana').flatMap(({ type, copy }) => (type === 'sneak' ? [t.scene.printed(copy!).card.id] : [])),
    ).toEqual(['piano', 'halberd'])
    expect(t.refused('ana', 'sneak', { copy: 'mail' })).toBe('MK-ITEM-09')
    expect(t.refused('ana', 'sneak', { copy: t.copy('helmet') })).toBe('MK-ITEM-09')
    expect(t.refused('ana', 'equip', { copy: 'halberd' })).toBe('MK-ITEM-09')
    t.choose('ana', 'sneak', { copy: 'piano' }).choose('ana', 'sneak', { copy: 'halberd' })
    const halberd = t.copy('halberd', 'ana')
    expect(t.heard('bob')).toContainEqual({ type: 'turned', seat: 0, copy: halberd, used: true })
    expect(t.table('ana')).toContain('piano')
  })

  test('[TT-08] a cheat is not marked: others hear and see what they would if it were honest', () => {
    const cards = [item('staff', 1, { slot: 'oneHand', usableBy: { has: 'wizard' } })]
    const two = (table: readonly string[]) => round({ ana: { table } }, { cards, customs: { honour: true } })
    const heard = (t: ReturnType<typeof two>) =>
      t.heard('bob').map((event) => (event.type === 'noted' ? event.cells.filter((_, i) => i % 2 === 1) : event.type))
    const cheat = two(['helmet', '-crown']).choose('ana', 'sneak', { copy: 'crown' })
    const honest = two(['-helmet', '-crown']).choose('ana', 'equip', { copy: 'crown' })
    expect(heard(cheat)).toEqual(heard(honest))
    expect(isMarked(cheat.scene, cheat.copy('crown', 'ana'), SNEAKED)).toBe(true)
    const slots = (t: ReturnType<typeof two>) => t.game.view(t.state, t.seat('bob')).seats[0]!.slots
    expect(slots(cheat)).toEqual(slots(honest))
    const staff = two(['-staff']).choose('ana', 'sneak', { copy: 'staff' })
    expect(slots(staff)).toEqual(slots(two(['dagger'])))
  })

  test('[TT-09, DEC-54] who notices is right: the surplus lies sideways and counts no more', () => {
    const t = cheat()
    t.choose('ana', 'sneak', { copy: 'halberd' })
    expect(t.strength('ana')).toBe(11)

    t.choose('bob', 'challenge', { seat: 'ana' })

    expect(t.strength('ana')).toBe(7)
    expect(t.uses('ana', 'halberd')).toBe(false)
    expect(isMarked(t.scene, t.copy('halberd', 'ana'), SNEAKED)).toBe(false)
    expect(t.hand('bob')).toHaveLength(2)
    expect(told(t)).toContainEqual({ type: 'challenged', seat: 1, whom: 0, right: true })
  })

  test('[TT-09] a false alarm costs a card of the hand, drawn by chance', () => {
    const t = cheat({ rolls: { hand: [1] } })

    t.choose('bob', 'challenge', { seat: 'ana' })

    expect(t.hand('bob')).toHaveLength(1)
    expect(t.strength('ana')).toBe(7)
    expect(told(t)[0]).toEqual({ type: 'challenged', seat: 1, whom: 0, right: false })
    t.finish()
  })

  test('[TT-09] with an empty hand a false alarm costs the word for the rest of the turn', () => {
    const t = cheat()

    t.choose('cleo', 'challenge', { seat: 'ana' })

    expect(t.refused('cleo', 'challenge', { seat: 'ana' })).toMatch(/^MK-/)
    expect(t.offered('cleo', 'challenge')).toBe(false)
    expect(t.offered('bob', 'challenge', { seat: 'ana' })).toBe(true)
  })

  test('[TT-09] what has become honest in the meantime is no longer a cheat', () => {
    const t = cheat({ rolls: { hand: [1] } })
    t.choose('ana', 'sneak', { copy: 'halberd' })
      .choose('ana', 'lay', { copy: 'sword' })
      .choose('ana', 'lay', { copy: 'dagger' })

    t.choose('bob', 'challenge', { seat: 'ana' })

    expect(t.uses('ana', 'halberd')).toBe(true)
    expect(told(t)).toContainEqual({ type: 'challenged', seat: 1, whom: 0, right: false })
  })

  test('[TT-08] an item for somebody else counts until it is noticed', () => {
    const t = round({ ana: { level: 3, table: ['-wand'] } }, { customs: { honour: true } })
    t.choose('ana', 'sneak', { copy: 'wand' })
    expect(t.strength('ana')).toBe(8)

    t.choose('bob', 'challenge', { seat: 'ana' })

    expect(t.strength('ana')).toBe(3)
  })

  test('[TT-08, MK-META-03] in a fight that is sneaked into use alone which says that it may be equipped there', () => {
    const card = (id: string, more = {}) => item(id, 4, { usableBy: { has: 'wizard' }, ...more })
    const cards = [card('staff'), card('quick-staff', { abilities: [{ permits: 'equipInCombat' }] })]
    const seats = { ana: { level: 3, table: ['mail', '-staff', '-quick-staff'] } }
    const t = round(seats, { cards, customs: { honour: true }, facing: 'giant' })
    expect(t.refused('ana', 'sneak', { copy: 'staff' })).toBe('MK-COMBAT-13')
    const sneaked = { copy: 'quick-staff' }
    expect([t.offered('ana', 'sneak', { copy: 'staff' }), t.offered('ana', 'sneak', sneaked)]).toEqual([false, true])
    const before = t.totals()[0]
    expect(t.choose('ana', 'sneak', sneaked).totals()[0]).toBe(before + 4)
  })

  test('[TT-09, MK-COMBAT-17] noticed in the window, it turns the fight; noticed later, the result stands', () => {
    const late = round(
      { ana: { level: 1, table: ['sword', 'dagger', 'helmet', '-halberd'] }, bob: {} },
      { customs: { honour: true }, doors: ['ogre'] },
    )
    late.choose('ana', 'sneak', { copy: 'halberd' }).choose('ana', 'openDoor')
    expect(late.totals()).toEqual([10, 6])
    late.choose('ana', 'claim')
    late.choose('bob', 'challenge', { seat: 'ana' })
    expect(late.totals()).toEqual([6, 6])
    expect(late.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })

    const stands = round(
      { ana: { level: 1, table: ['sword', 'dagger', 'helmet', '-halberd'] }, bob: {} },
      { customs: { honour: true }, doors: ['ogre'] },
    )
    stands.choose('ana', 'sneak', { copy: 'halberd' }).choose('ana', 'openDoor').win('ana')
    expect(stands.level('ana')).toBe(2)
    stands.choose('bob', 'challenge', { seat: 'ana' })
    expect(stands.level('ana')).toBe(2)
  })
})
