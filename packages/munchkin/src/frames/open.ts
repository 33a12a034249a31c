import { agenda } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { frameKind } from './registry.ts'

/** Whether standing permissions hold at this moment. The turn at least lies on the agenda as long as the game lasts. */
export function topIsOpen(scene: Scene): boolean {
  const top = agenda.top(scene.state)
  return frameKind(scene.state[top]!).isOpen(scene, top)
}
