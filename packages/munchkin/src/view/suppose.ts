// What would be: something is changed on a copy of the state, looked at, and forgotten. Nobody is told and nothing goes on from there.

import { fork, SILENT } from '@brouhaha/table'
import type { Scene } from '../scene.ts'

export function suppose<T>(scene: Scene, change: () => void, look: () => T): T {
  const { state, play } = scene
  scene.state = fork(state)
  scene.play = SILENT
  try {
    change()
    return look()
  } finally {
    scene.state = state
    scene.play = play
  }
}
