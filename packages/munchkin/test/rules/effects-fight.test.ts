// What cards do when a fight begins, when it is won, and where there is none: the moment counts, and whose it is.

import { draw, gainLevels, on } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { monster } from '../fixture/cards.ts'
import { table } from '../table.ts'

describe('when the kills are paid', () => {
  const shots = { cardsIn: 'combat', filter: { kind: 'oneShot' } } as const
  const thirsty = monster('thirsty', 2, { treasures: 0, onKill: [gainLevels(shots, 'main')] })

  test('[MK-COMBAT-41] the text of a killed monster counts what was played in its fight; then it is discarded', () => {
    const seats = { ana: { hand: ['potion-2', 'potion-3'] }, bob: {}, cyd: {} }
    const t = table('base', { seats, cards: [thirsty], facing: 'thirsty' })
    t.choose('ana', 'play', { copy: 'potion-2', index: 0 }).choose('ana', 'play', { copy: 'potion-3', index: 0 })
    t.win('ana')
    expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([1 + 1 + 2, 1, 1])
    expect(t.pile('treasureDiscards').sort()).toEqual(['potion-2', 'potion-3'])
    expect(t.pile('doorDiscards')).toEqual(['thirsty'])
  })

  test('[MK-COMBAT-41] nothing played counts for nothing', () => {
    const seats = { ana: { level: 3 }, bob: {}, cyd: {} }
    expect(
      table('base', { seats, cards: [thirsty], facing: 'thirsty' })
        .win('ana')
        .level('ana'),
    ).toBe(4)
  })

  test('[MK-COMBAT-19] all is discarded before anybody is paid', () => {
    const seats = { ana: { hand: ['potion-3'] }, bob: {}, cyd: {} }
    const t = table('base', { seats, facing: 'imp', treasures: [], bareDecks: true })
    t.choose('ana', 'play', { copy: 'potion-3', index: 0 }).win('ana')
    expect(t.hand('ana')).toEqual(['potion-3'])
  })
})

describe('things that happen to those who fight a monster', () => {
  const feast = (moment: 'won' | 'killed' | 'soloKill' | 'helped' | 'fightBegins') =>
    monster('feast', 2, { treasures: 0, fightRules: [on(moment, [gainLevels(1, 'you')])] })
  const seats = { ana: { level: 4 }, bob: { level: 1 }, cyd: { level: 1 } }
  const fight = (moment: Parameters<typeof feast>[0], helper?: string) =>
    table('base', { seats, cards: [feast(moment)], facing: 'feast', ...(helper && { helper }) })
  const levels = (t: ReturnType<typeof fight>) => ['ana', 'bob', 'cyd'].map((name) => t.level(name))

  test('[MK-META-15] its fight begins: once, for whoever fights it', () => {
    const t = fight('fightBegins')
    expect(levels(t)).toEqual([5, 1, 1])
    expect(levels(t.win('ana'))).toEqual([6, 1, 1])
  })

  test('[MK-META-15] not where it joins a fight that has begun', () => {
    const late = { ...seats, bob: { hand: ['wandering', 'feast'] } }
    const t = table('base', { seats: late, cards: [feast('fightBegins')], facing: 'rat' })
    t.choose('bob', 'play', { copy: 'wandering', index: 'feast' })
    expect(levels(t)).toEqual([4, 1, 1])
  })

  test('[MK-META-15] it is beaten: once for each fighter', () => {
    expect(levels(fight('won').win('ana'))).toEqual([6, 1, 1])
    expect(levels(fight('won', 'bob').win('ana'))).toEqual([6, 2, 1])
  })

  test('[MK-META-15] it is killed: once, by the main fighter; helped and alone', () => {
    expect(levels(fight('killed').win('ana'))).toEqual([6, 1, 1])
    expect(levels(fight('killed', 'bob').win('ana'))).toEqual([6, 1, 1])
    expect(levels(fight('soloKill').win('ana'))).toEqual([6, 1, 1])
    expect(levels(fight('soloKill', 'bob').win('ana'))).toEqual([5, 1, 1])
    expect(levels(fight('helped', 'bob').win('ana'))).toEqual([5, 2, 1])
  })

  test('[MK-META-15] not where it was only got rid of', () => {
    const t = table('base', {
      seats: { ...seats, ana: { level: 4, hand: ['shoo'] } },
      cards: [feast('killed')],
      facing: 'feast',
    })
    t.choose('ana', 'play', { copy: 'shoo', index: 0 }).close()
    expect(levels(t)).toEqual([4, 1, 1])
  })

  test('[MK-COMBAT-31] a twin counts as another one', () => {
    const t = table('base', {
      seats: { ana: { level: 4, table: ['sword'] }, bob: { hand: ['clone'] }, cyd: {} },
      cards: [feast('killed')],
      facing: 'feast',
    })
    t.choose('bob', 'play', { copy: 'clone', index: 0 }).win('ana')
    expect(t.level('ana')).toBe(4 + 2 + 2)
  })
})

describe('[MK-TURN-14] the gift of a monster that does not fight', () => {
  const friend = (to: 'main' | 'fighters' | 'you') =>
    monster('friend', 9, { refuses: { when: { has: 'elf' }, gift: [draw('treasure', 1, { face: 'up', to })] } })

  test('goes to whoever met it behind the door', () => {
    for (const to of ['main', 'fighters', 'you'] as const) {
      const seats = { ana: { table: ['elf'] }, bob: {}, cyd: {} }
      const t = table('base', { seats, cards: [friend(to)], doors: ['friend'], treasures: ['sword'] })
      t.choose('ana', 'openDoor').choose('ana', 'keep')
      expect([t.hand('ana'), t.hand('bob'), t.fighting()]).toEqual([['sword'], [], false])
    }
  })

  test('is no combat, not even while it is given: nothing is played for one', () => {
    const seats = { ana: { table: ['elf'], hand: ['potion-2'] }, bob: { hand: ['potion-3'] }, cyd: {} }
    const t = table('base', { seats, cards: [friend('main')], doors: ['friend'], treasures: ['sword'] })
    t.choose('ana', 'openDoor')
    expect([t.asked().decision, t.fighting()]).toEqual(['playOrKeep', false])
    expect([t.offered('bob', 'play'), t.offered('ana', 'play')]).toEqual([false, false])
    expect(t.refused('bob', 'play', { copy: 'potion-3', index: 0 })).toBe('MK-COMBAT-27')
  })

  test('and a level of it is no kill', () => {
    const kind = monster('kind', 9, { refuses: { when: { has: 'elf' }, gift: [gainLevels(1, 'main')] } })
    const at = (level: number) => {
      const seats = { ana: { level, table: ['elf'] }, bob: {}, cyd: {} }
      return table('base', { seats, cards: [kind], doors: ['kind'] }).choose('ana', 'openDoor')
    }
    expect([at(8).level('ana'), at(9).level('ana'), at(9).over()]).toEqual([9, 9, false])
  })

  test('[MK-META-04, MK-META-08] but it may say itself that it brings the tenth level', () => {
    const won = (...overrides: readonly 'tenByKill'[]) => {
      const kind = {
        ...monster('kind', 9, { refuses: { when: { has: 'elf' }, gift: [gainLevels(1, 'main')] } }),
        overrides,
      }
      const seats = { ana: { level: 9, table: ['elf'] }, bob: {}, cyd: {} }
      return table('base', { seats, cards: [kind], doors: ['kind'] })
        .choose('ana', 'openDoor')
        .winners()
    }
    expect([won('tenByKill'), won()]).toEqual([['ana'], []])
  })

  test('nothing is given where it does fight', () => {
    const t = table('base', { seats: { ana: {}, bob: {}, cyd: {} }, cards: [friend('main')], doors: ['friend'] })
    t.choose('ana', 'openDoor')
    expect([t.hand('ana'), t.fighting()]).toEqual([[], true])
  })
})
