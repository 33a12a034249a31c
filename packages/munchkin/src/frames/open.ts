import { NONE } from '@brouhaha/table'
import { agenda } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { frameKind } from './registry.ts'

/** Whether standing permissions hold at this moment. */
export function topIsOpen(scene: Scene): boolean {
  const top = agenda.top(scene.state)
  return top !== NONE && frameKind(scene.state[top]!).isOpen(scene, top)
}
