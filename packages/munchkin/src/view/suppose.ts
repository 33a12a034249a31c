// What would be: something is changed on a copy of the state, looked at, and forgotten. Nobody is told and nothing goes on from there.

import { TRIAL } from '@brouhaha/cards'
import { fork, SILENT } from '@brouhaha/table'
import type { Scene } from '../scene.ts'

export function suppose<T>(scene: Scene, change: (supposed: Scene) => void, look: (supposed: Scene) => T): T {
  scene.meter.spendApart(TRIAL)
  const supposed = scene.on(fork(scene.state), SILENT)
  change(supposed)
  return look(supposed)
}
