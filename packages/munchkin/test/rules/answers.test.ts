// Cards that answer at a gate.

import {
  aDie,
  adds,
  cancel,
  gainLevels,
  helpFlight,
  letEscape,
  repeat,
  reroll,
  roll,
  search,
  setDie,
  stay,
  strengthen,
  take,
  turnDie,
  use,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import * as at from '../../src/layout.ts'
import { oneShot, special } from '../fixture/cards.ts'
import { ability, spell, spellIn } from '../fixture/effects.ts'
import { type Table, table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('answers at gates', () => {
  test('[MK-META-16] nobody waits for an answer that lies nowhere: abilities are open to all', () => {
    const diary = ability('diary', use('turnStart', [strengthen('players', 1)], { when: { turn: 'own' } }))
    const begin = (tabled: readonly string[]) => {
      const seats = { ana: {}, bob: { hand: ['diary'] }, cyd: { table: tabled } }
      const t = table('base', { seats, cards: [diary], doors: ['elf'] })
      t.choose('ana', 'openDoor').choose('ana', 'noTrouble').choose('ana', 'loot')
      return t.choose('ana', 'done')
    }
    expect([begin([]).gate() > 0, begin(['diary']).gate() > 0]).toEqual([false, true])
  })

  test('[MK-META-16] nor for one that cannot be about the card that was drawn; a hand never tells', () => {
    const doubt = special('doubt', { uses: [use('draw', [cancel()], { when: { it: { kind: 'monster' } } })] })
    const open = (door: string, hand: readonly string[]) =>
      table('base', { seats: { ana: {}, bob: { hand }, cyd: {} }, cards: [doubt], doors: [door, 'doubt'] })
        .choose('ana', 'openDoor')
        .asked().decision
    expect([open('rat', []), open('rat', ['doubt'])]).toEqual(['draw', 'draw'])
    expect([open('elf', []), open('elf', ['doubt'])]).not.toContain('draw')
  })

  test('[MK-FLEE-16] a die-setting card on one’s own die, a counter card on those of others', () => {
    const cards = [spellIn('ownRoll', 'loaded', setDie(6)), spellIn('othersRoll', 'bump', turnDie(-2))]
    const seats = { ana: { level: 3, hand: ['loaded', 'bump'] }, bob: { hand: ['loaded', 'bump'] }, cyd: {} }
    const t = table('base', { seats, cards, facing: 'ogre', rolls: { runAway: [2] } })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'ogre' })
    expect(t.refused('bob', 'play', { copy: 'loaded' })).toBe('MK-FLEE-16')
    expect(t.refused('ana', 'play', { copy: 'bump' })).toBe('MK-FLEE-16')
    t.choose('ana', 'play', { copy: 'loaded' })
    t.choose('bob', 'play', { copy: 'bump' })
    t.close()
    expect(t.level('ana')).toBe(1)
  })

  test('[MK-FLEE-04] [MK-FLEE-16] help for the runner, another roll for one who got away', () => {
    const cards = [
      ability('wizard-ish', use('ownRoll', [helpFlight('you', 1)], { cost: { discard: 1 } })),
      spellIn('escape', 'peel', reroll()),
    ]
    const seats = { ana: { level: 3, table: ['wizard-ish'], hand: ['elf'] }, bob: { hand: ['peel'] }, cyd: {} }
    const t = table('base', { seats, cards, facing: 'ogre', rolls: { runAway: [4, 1] } })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'ogre' })
    t.choose('ana', 'useAbility', { copy: 'wizard-ish' }).choose('ana', 'pay', { copy: 'elf' })
    t.close()
    expect(t.asked().decision).toBe('escape')
    t.choose('bob', 'play', { copy: 'peel' })
    while (t.gate() > 0) t.close()
    expect(t.level('ana')).toBe(1)
  })

  test('[MK-FLEE-03] a card lets somebody go after all', () => {
    const smoke = spellIn('badStuff', 'smoke', letEscape('you'))
    const shield = spellIn('badStuff', 'shield', cancel())
    const seats = { ana: { level: 5, hand: ['smoke'] }, bob: { hand: ['shield'] }, cyd: {} }
    const run = () => {
      const t = table('base', { seats, cards: [smoke, shield], facing: 'ogre', rolls: { runAway: [1] } })
      return t.choose('ana', 'run').choose('ana', 'roll', { slot: 'ogre' })
    }
    expect(run().choose('ana', 'play', { copy: 'smoke' }).close().level('ana')).toBe(5)
    expect(run().choose('bob', 'play', { copy: 'shield' }).close().level('ana')).toBe(5)
    expect(run().close().level('ana')).toBe(3)
  })

  test('[MK-META-16] a card just played is stopped before it works, and the stopper too', () => {
    const tape = spellIn('play', 'tape', cancel())
    const seats = { ana: { hand: ['level-up', 'tape'] }, bob: { hand: ['tape'] }, cyd: {} }
    const t = table('cthulhu', { seats, cards: [tape] })
    t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
    expect([t.level('ana'), t.asked().decision]).toEqual([1, 'played'])
    t.choose('bob', 'play', { copy: 'tape' })
    t.choose('ana', 'play', { copy: 'tape' })
    while (t.gate() > 0) t.close()
    expect(t.level('ana')).toBe(2)
    expect(t.pile('treasureDiscards').sort()).toEqual(['level-up', 'tape', 'tape'])
  })

  test('[MK-META-16] a one-shot stopped in a fight counts for nobody', () => {
    const tape = spellIn('play', 'tape', cancel())
    const seats = { ana: { level: 2, hand: ['potion-3'] }, bob: { hand: ['tape'] }, cyd: {} }
    const t = table('cthulhu', { seats, cards: [tape], facing: 'ogre' })
    t.choose('ana', 'play', { copy: 'potion-3', index: 0 }).choose('bob', 'play', { copy: 'tape' })
    while (t.asked().decision === 'played') t.close()
    expect(t.totals()).toEqual([2, 6])
  })

  test('[MK-META-16] whoever repeats a card by what he is keeps it before him', () => {
    const mimic = ability('mimic', use('play', [repeat()]))
    const seats = { ana: { level: 2, hand: ['potion-3'] }, bob: { table: ['mimic'] }, cyd: {} }
    const t = table('cthulhu', { seats, cards: [mimic], facing: 'ogre' })
    t.choose('ana', 'play', { copy: 'potion-3', index: 0 }).choose('bob', 'useAbility', { copy: 'mimic' })
    while (t.asked().decision === 'played') t.close()
    expect([t.totals(), t.table('bob')]).toEqual([[8, 6], ['mimic']])
  })

  test('[MK-CARD-12] a card that repeats another stays with the fight if the other does, and goes if it goes', () => {
    const encore = spellIn('play', 'encore', repeat())
    const seats = { ana: { level: 2, hand: ['potion-3', 'level-up'] }, bob: { hand: ['encore'] }, cyd: {} }
    const repeated = (copy: string, index: string | number) => {
      const t = table('cthulhu', { seats, cards: [encore], facing: 'ogre' })
      t.choose('ana', 'play', { copy, index }).choose('bob', 'play', { copy: 'encore' })
      while (t.asked().decision === 'played') t.close()
      return t
    }
    const drunk = repeated('potion-3', 0)
    expect([drunk.totals(), drunk.pile('treasureDiscards')]).toEqual([[8, 6], []])
    const raised = repeated('level-up', 'ana')
    expect([raised.level('ana'), raised.pile('treasureDiscards').sort()]).toEqual([4, ['encore', 'level-up']])
  })

  test('[MK-CURSE-06] what a repeated card lays down ends when it does, though another card lies there', () => {
    const vow = spell('vow', stay({ until: { level: { least: 3 } } }, [adds('strength', 1)]))
    const seats = { ana: { level: 2, hand: ['vow', 'level-up'] }, bob: { hand: ['encore'] }, cyd: {} }
    const t = table('base', { seats, cards: [vow, spellIn('play', 'encore', repeat())] })
    t.choose('ana', 'play', { copy: 'vow' }).choose('bob', 'play', { copy: 'encore' })
    while (t.asked().decision === 'played') t.close()
    expect([t.table('ana').sort(), t.strength('ana')]).toEqual([['encore', 'vow'], 4])
    t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
    while (t.gate() > 0) t.close()
    expect([t.table('ana'), t.strength('ana')]).toEqual([[], 3])
  })

  test('[MK-META-16] what turns a die turns it twice when it is repeated, also before it has worked itself', () => {
    const cards = [
      spellIn('anyRoll', 'nudge', turnDie(2)),
      spellIn('play', 'encore', repeat()),
      spell('gamble', roll([1, 4, []], [5, 6, [gainLevels(3)]])),
    ]
    const seats = { ana: { level: 3, hand: ['gamble'] }, bob: { hand: ['nudge'] }, cyd: { hand: ['encore'] } }
    const answered = (t: Table): Table => {
      t.choose('bob', 'play', { copy: 'nudge' }).choose('cyd', 'play', { copy: 'encore' })
      while (t.gate() > 0) t.close()
      return t
    }
    const running = table('base', { seats, cards, facing: 'ogre', rolls: { runAway: [1] } })
    expect(answered(running.choose('ana', 'run').choose('ana', 'roll', { slot: 'ogre' })).level('ana')).toBe(3)
    const gambling = table('base', { seats, cards, rolls: { die: [1] } }).choose('ana', 'play', { copy: 'gamble' })
    expect(answered(gambling.close()).level('ana')).toBe(6)
  })

  test('[MK-LEVEL-02] a level just gained is taken back, if it came from where the card says', () => {
    const envy = special('envy', { uses: [use('level', [cancel()], { when: { levelFrom: 'card' } })] })
    const seats = { ana: { level: 3, hand: ['level-up'] }, bob: { hand: ['envy', 'envy'] }, cyd: {} }
    const t = table('zombies', { seats, cards: [envy], facing: 'rat' })
    t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
    t.choose('bob', 'play', { copy: 'envy' }).close()
    expect(t.level('ana')).toBe(3)
    t.win('ana')
    expect(t.asked().decision).toBe('level')
    expect(t.refused('bob', 'play', { copy: 'envy' })).toBe('MK-META-03')
  })

  test('[MK-CARD-03] the top of a discard pile is picked up by a card that may', () => {
    const dive = spellIn('discard', 'dive', take({ zone: 'it' }, 'you'))
    const seats = { ...three, bob: { hand: ['dive', 'dive'] } }
    const t = table('cthulhu', { seats, cards: [dive], doorDiscards: ['elf'], treasureDiscards: [] })
    expect(t.refused('bob', 'play', { copy: 'dive', index: 1 })).toBe('MK-CARD-03')
    t.choose('bob', 'play', { copy: 'dive', index: 0 }).choose('bob', 'keep')
    expect(t.hand('bob')).toEqual(['dive', 'elf'])
  })

  test('[MK-TURN-03] what the door showed is stopped, or goes to another, before anybody meets it', () => {
    const cards = [spellIn('draw', 'red-tape', cancel()), spellIn('draw', 'salvage', take({ zone: 'it' }, 'you'))]
    const seats = { ana: { level: 3 }, bob: { hand: ['red-tape'] }, cyd: { hand: ['salvage'] } }
    const open = () => table('star', { seats, cards, doors: ['giant'] }).choose('ana', 'openDoor')
    const stopped = open()
    expect(stopped.fighting()).toBe(false)
    stopped.choose('bob', 'play', { copy: 'red-tape', index: 'giant' })
    expect([stopped.fighting(), stopped.pile('doorDiscards')]).toEqual([false, ['giant']])
    const taken = open().choose('cyd', 'play', { copy: 'salvage', index: 'giant' }).choose('cyd', 'keep').close()
    expect([taken.fighting(), taken.hand('cyd')]).toEqual([false, ['giant']])
    expect(open().close().fighting()).toBe(true)
  })

  test('[MK-TURN-03] something else is taken instead of the card behind the door', () => {
    const priest = ability(
      'pastor',
      use('ownDraw', [search({ zone: 'doorDiscards', extreme: 'topmost' })], { cost: { discard: 1 } }),
    )
    const seats = { ...three, ana: { table: ['pastor'], hand: ['elf'] } }
    const t = table('base', { seats, cards: [priest], doors: ['giant'], doorDiscards: ['imp'] })
    t.choose('ana', 'useAbility', { copy: 'pastor' }).choose('ana', 'pay', { copy: 'elf' })
    while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
    expect([t.offered('ana', 'openDoor'), t.offered('ana', 'noTrouble'), t.pile('doorDeck')[0]]).toEqual([
      false,
      true,
      'giant',
    ])
  })

  test('[MK-META-16] a die of an effect may be changed too', () => {
    const loaded = spellIn('ownRoll', 'loaded', setDie(6))
    const bomb = oneShot('bomb', 0, { uses: [use('combat', [strengthen('either', aDie)])] })
    const t = table('base', {
      seats: { ...three, ana: { hand: ['bomb', 'loaded'] } },
      cards: [bomb, loaded],
      facing: 'ogre',
      rolls: { die: [2] },
    })
    t.choose('ana', 'play', { copy: 'bomb', index: 0 }).choose('ana', 'play', { copy: 'loaded' })
    t.close()
    expect(t.totals()).toEqual([7, 6])
    expect(t.state[at.PLAYERS_BONUS]).toBe(0)
  })
})
