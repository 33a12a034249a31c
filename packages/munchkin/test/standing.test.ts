// Short cuts of the hot path must not change what is played: random evenings look for a difference.

import { Random } from '@brouhaha/kit'
import { fork, hashState, listSeats, SILENT } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { advance } from '../src/advance.ts'
import { gates, living } from '../src/layout.ts'
import { Offers } from '../src/offers.ts'
import type { Scene } from '../src/scene.ts'
import { Settings } from '../src/setting.ts'
import { kindsOf, standing } from '../src/standing.ts'
import { WHOLE_PACKS } from './fixture/secrets.ts'
import { Evening, randomSetup } from './proof/evening.ts'

const settings = new Settings(WHOLE_PACKS)

/** Plays some evenings; `look` gets the scene after each move. */
function play(seed: number, evenings: number, look: (scene: Scene, evening: Evening) => void): void {
  const random = new Random(seed, 1)
  for (let i = 0; i < evenings; i++) {
    const evening = new Evening(WHOLE_PACKS, randomSetup(random, WHOLE_PACKS))
    for (let moves = 0; moves < 400 && !evening.isOver; moves++) {
      evening.play(evening.randomMove(random))
      look(settings.scene(evening.state), evening)
    }
  }
}

describe('short cuts', () => {
  test('a verb for which a seat has no card would have listed nothing', () => {
    const offers = new Offers()
    const passedOver = new Set<string>()
    const missed = new Set<string>()
    play(1, 4, (scene, { seats }) => {
      for (let seat = 0; seat < seats; seat++) {
        const held = kindsOf(scene, seat)
        for (const [name, { needs, list }] of Object.entries(standing)) {
          if (needs === undefined || (needs & held) !== 0) continue
          passedOver.add(name)
          offers.begin(new Int32Array(1))
          list(scene, seat, offers)
          if (offers.count > 0) missed.add(name)
        }
      }
    })
    expect([...missed]).toEqual([])
    expect(passedOver.size).toBeGreaterThan(10)
  })

  test('[MK-META-16] after a pass that leaves its gate open there is no work to go on with', () => {
    let passes = 0
    play(2, 4, (scene, { state }) => {
      if (gates.frame(state) < 0) return
      const everybody = living(state)
      for (const seat of listSeats(everybody)) {
        const passed = fork(state)
        gates.pass(passed, seat, everybody)
        const advanced = scene.on(fork(passed), SILENT)
        advance(advanced)
        expect(hashState(advanced.state)).toBe(hashState(passed))
        passes++
      }
    })
    expect(passes).toBeGreaterThan(50)
  })
})
