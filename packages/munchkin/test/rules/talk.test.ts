// Table talk: shown cards, promises, disputes.

import { ACCEPTED, HOUSE, listen, type Seat, Story } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import type { MunchkinHappening } from '../../src/events.ts'
import { offerOf, terms, told } from '../fixture/bargains.ts'
import { oneShot } from '../fixture/cards.ts'
import { round } from '../fixture/round.ts'
import { type Table, table } from '../table.ts'

const knows = (t: Table, id: string, owner: string): number => t.state[t.scene.knownAt + t.copy(id, owner)]!

describe('showing cards', () => {
  test('[MK-CARD-15] chosen cards are seen by chosen seats, and nothing else changes', () => {
    const t = round({ ana: { hand: ['sword', 'imp'] } })
    const sword = t.copy('sword', 'ana')
    const before = t.state.slice()
    const story = new Story<MunchkinHappening>()
    const form = { type: 'show', cards: [sword], seats: [t.seat('bob')] } as const
    const verdict = t.game.applyForm(t.state, t.seat('ana'), form, { chance: t.scene.play.chance, story })
    const shown = story.events.filter(({ open }) => open.type === 'showed')

    expect(verdict).toBe(ACCEPTED)
    expect(listen(shown, t.seat('bob'))).toEqual([{ type: 'showed', seat: 0, to: 0b10, count: 1, copies: [sword] }])
    expect(listen(shown, t.seat('cleo'))).toEqual([{ type: 'showed', seat: 0, to: 0b10, count: 1 }])
    expect(listen(story.events, t.seat('cleo')).every(({ type }) => type !== 'noted')).toBe(true)
    expect(knows(t, 'sword', 'ana')).toBe(0b11)
    expect(knows(t, 'imp', 'ana')).toBe(0b01)
    before[t.scene.knownAt + sword] = 0b11
    expect(t.state).toEqual(before)
  })

  test('[MK-CARD-15, TIM-33] in one’s own combat, in a run, while somebody is asked', () => {
    const t = round({ ana: { hand: ['sword'] } }, { facing: 'ogre' })

    t.send('ana', { type: 'show', cards: [t.copy('sword', 'ana')], seats: [1] })
    t.choose('ana', 'ask', { seat: 'bob', index: 0 })
    t.send('ana', { type: 'show', cards: [t.copy('sword', 'ana')], seats: [2] })

    expect(knows(t, 'sword', 'ana')).toBe(0b111)
  })

  test('[MK-CARD-15] only one’s own hand, to somebody, and something', () => {
    const t = round({ ana: { hand: ['sword'], table: ['helmet'] }, bob: { hand: ['imp'] } })
    const sword = t.copy('sword', 'ana')

    expect(t.refusedForm('ana', { type: 'show', cards: [t.copy('helmet', 'ana')], seats: [1] }).rule).toBe('MK-CARD-06')
    expect(t.refusedForm('ana', { type: 'show', cards: [t.copy('imp', 'bob')], seats: [1] }).rule).toBe('MK-CARD-06')
    expect(t.refusedForm('ana', { type: 'show', cards: [1023], seats: [1] }).rule).toBe('MK-CARD-06')
    expect(t.refusedForm('ana', { type: 'show', cards: [], seats: [1] }).rule).toBe('MK-CARD-15')
    expect(t.refusedForm('ana', { type: 'show', cards: [sword], seats: [] }).rule).toBe('MK-CARD-15')
    expect(t.refusedForm('ana', { type: 'show', cards: [sword], seats: [0] }).rule).toBe('MK-CARD-15')
    expect(t.refusedForm('ana', { type: 'show', cards: [sword], seats: [5] }).rule).toBe('MK-CARD-15')
  })
})

describe('promises', () => {
  test('[MK-INT-07, TT-05] a promise is written down, and binds nobody', () => {
    const t = round({ bob: { hand: ['potion-2'] } }, { facing: 'ogre' })

    t.send('bob', { type: 'pact', seat: 0, not: 'help' }).send('bob', { type: 'pact', seat: 0, not: 'interfere' })
    expect(told(t)).toEqual([
      { type: 'promised', seat: 1, to: 0, not: 'help' },
      { type: 'promised', seat: 1, to: 0, not: 'interfere' },
    ])
    t.choose('bob', 'play', { copy: 'potion-2', index: 1 })
    t.choose('ana', 'ask', { seat: 'bob', index: 0 }).choose('bob', 'accept', offerOf(t, 'ana'))

    expect(t.helper()).toBe('bob')
  })

  test('[MK-INT-07, TT-05] where pacts bind, who swore not to help does not', () => {
    const t = round({}, { facing: 'ogre', customs: { pacts: true } })

    t.send('bob', { type: 'pact', seat: 2, not: 'help' })

    expect(t.refused('ana', 'ask', { seat: 'bob', index: 0 })).toBe('MK-INT-07')
    expect(t.refused('bob', 'volunteer', { index: 0 })).toBe('MK-INT-07')
    expect(t.offered('ana', 'ask', { seat: 'cleo', index: 0 })).toBe(true)
  })

  test('[MK-INT-07, TT-05] where pacts bind, who swore not to interfere does not, until the combat ends', () => {
    const t = round(
      { bob: { hand: ['potion-2', 'lose-level'] }, cleo: { hand: ['furious'] } },
      { facing: 'ogre', customs: { pacts: true }, rolls: { runAway: [6] } },
    )

    t.send('bob', { type: 'pact', seat: 0, not: 'interfere' })

    expect(t.refused('bob', 'play', { copy: 'potion-2', index: 1 })).toBe('MK-INT-07')
    expect(t.offered('bob', 'play')).toBe(false)
    expect(t.refused('bob', 'curse', { copy: 'lose-level', seat: 'ana' })).toBe('MK-INT-07')
    expect(t.offered('bob', 'curse', { copy: 'lose-level', seat: 'ana' })).toBe(false)
    expect(t.offered('bob', 'curse', { copy: 'lose-level', seat: 'cleo' })).toBe(true)
    t.choose('cleo', 'enhance', { copy: 'furious', slot: 'ogre' })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect(t.fighting()).toBe(false)
    t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
    expect(t.level('ana')).toBe(2)
  })

  test('[MK-INT-07, TT-05] nor by a level card on a fighter, a card on the die of one, or a goth', () => {
    const banana = [oneShot('banana', 0, { uses: [{ use: 'othersRoll', effect: [{ do: 'turnDie', add: -2 }] }] })]
    const customs = { pacts: true }
    const t = round(
      { bob: { hand: ['level-up', 'banana'] } },
      { cards: banana, facing: 'ogre', customs, rolls: { runAway: [6] } },
    )
    t.send('bob', { type: 'pact', seat: 0, not: 'interfere' })
    expect(t.refused('bob', 'play', { copy: 'level-up', index: 'ana' })).toBe('MK-INT-07')
    expect(t.offered('bob', 'play', { copy: 'level-up', index: 'cleo' })).toBe(true)
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect(t.asked().decision).toBe('roll')
    expect(t.refused('bob', 'play', { copy: 'banana' })).toBe('MK-INT-07')
    expect(t.offered('bob', 'play')).toBe(false)
    const goths = table('cthulhu', {
      seats: { ana: {}, bob: { hand: ['bgoth'] }, cleo: { hand: ['wandering', 'agoth'] } },
      facing: 'rat',
      customs,
    })
    goths.send('bob', { type: 'pact', seat: 0, not: 'interfere' })
    goths
      .choose('cleo', 'play', { copy: 'wandering', index: 'agoth' })
      .choose('cleo', 'decline')
      .choose('ana', 'decline')
    expect(goths.asked().seats).toEqual(['bob'])
    expect(goths.refused('bob', 'join', { copy: 'bgoth' })).toBe('MK-INT-07')
    expect(goths.offered('bob', 'join')).toBe(false)
  })

  test('[MK-INT-07] a promise is made to another player, by somebody outside the combat at hand', () => {
    const t = round({}, { facing: 'ogre' })
    expect(t.refusedForm('ana', { type: 'pact', seat: 1, not: 'help' }).rule).toBe('MK-INT-07')
    expect(t.refusedForm('bob', { type: 'pact', seat: 1, not: 'help' }).rule).toBe('MK-INT-07')
    expect(t.refusedForm('bob', { type: 'pact', seat: 5, not: 'help' }).rule).toBe('MK-INT-07')
    const calm = round()
    expect(calm.refusedForm('bob', { type: 'pact', seat: 0, not: 'help' }).rule).toBe('MK-INT-07')
  })
})

describe('forms', () => {
  /** A small generator of its own, so that the test does not depend on luck elsewhere. */
  const dice = (seed: number) => {
    let word = seed
    return {
      below(bound: number): number {
        word = (Math.imul(word, 1664525) + 1013904223) >>> 0
        return Math.floor((word / 2 ** 32) * bound)
      },
    }
  }

  test('[TT-03, TT-06] every form that is suggested is accepted, and there is variety', () => {
    const seen = new Set<string>()
    const setups: (() => Table)[] = [
      () =>
        round({
          ana: { hand: ['sword', 'potion-2'], table: ['crown', 'mail'] },
          bob: { hand: ['imp'], table: ['boots'] },
        }),
      () => round({ ana: { table: ['crown', 'mail'] }, bob: { table: ['boots'] } }, { facing: 'ogre' }),
      () => {
        const t = round({ ana: { table: ['crown', 'mail'] }, cleo: { table: ['sword'] } }, { facing: 'ogre' })
        return t.choose('ana', 'ask', { seat: 'bob', index: 0 })
      },
    ]
    for (const setup of setups)
      for (const name of ['ana', 'bob', 'cleo'])
        for (let seed = 1; seed <= 12; seed++) {
          const t = setup()
          const forms = t.game.forms(t.state, t.seat(name), dice(seed), 4)
          expect(forms.length).toBeLessThanOrEqual(4)
          for (const form of forms) {
            const fresh = setup()
            fresh.send(name, form)
            seen.add(form.type)
          }
        }

    expect([...seen].sort()).toEqual(['askHelp', 'counter', 'offerHelp', 'pact', 'sellItems', 'show', 'trade'])
  })

  test('[MK-CARD-17] what is suggested to a seat does not depend on hands that it cannot see', () => {
    const make = (hidden: string) =>
      round(
        {
          ana: { hand: ['sword'], table: ['crown'] },
          bob: { hand: [hidden] },
          cleo: { hand: [hidden === 'imp' ? 'rat' : 'imp'] },
        },
        { facing: 'ogre' },
      )
    for (let seed = 1; seed <= 10; seed++) {
      const [one, other] = [make('imp'), make('rat')]
      expect(one.game.forms(one.state, one.seat('ana'), dice(seed), 5)).toEqual(
        other.game.forms(other.state, other.seat('ana'), dice(seed), 5),
      )
    }
  })

  test('[MK-WIN-08] over is over, and strangers have no say', () => {
    const t = round()

    expect(t.game.forms(t.state, 5 as Seat, dice(1), 4)).toEqual([])
    expect(t.game.applyForm(t.state, 5 as Seat, { type: 'offerHelp', ...terms() }, t.scene.play)).toBeGreaterThan(0)
    const fight = round({}, { facing: 'ogre' })
    for (let seed = 1; seed <= 8; seed++) expect(t.game.forms(fight.state, HOUSE, dice(seed), 4)).toEqual([])
  })

  test('[MK-WIN-08] when it is over not even a card is shown', () => {
    const t = round({ ana: { level: 9, table: ['sword'], hand: ['imp'] } }, { facing: 'rat' })
    const suggested = () => [1, 2, 3, 4].flatMap((seed) => t.game.forms(t.state, t.seat('ana'), dice(seed), 4))
    const form = { type: 'show', cards: [t.copy('imp', 'ana')], seats: [t.seat('bob')] } as const

    expect(suggested().map(({ type }) => type)).toContain('show')
    expect(t.wouldSend('ana', form)).toBe(true)
    t.win('ana')
    expect(suggested()).toEqual([])
    expect(t.refusedForm('ana', form).rule).toBe('MK-WIN-08')
  })
})
