// What would be: something is changed on a copy of the state, looked at, and forgotten. Nobody is told and nothing goes on from there.

import { fork, SILENT } from '@brouhaha/table'
import type { Scene } from '../scene.ts'

export function suppose<T>(scene: Scene, change: (supposed: Scene) => void, look: (supposed: Scene) => T): T {
  const supposed = scene.on(fork(scene.state), SILENT)
  change(supposed)
  return look(supposed)
}
