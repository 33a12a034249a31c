// What an effect has given names to lies below it and goes with it; nobody is ever asked anything here.

import { NOBODY } from '@brouhaha/table'
import { type FrameKind, NOT_MINE } from '../frames/frame.ts'
import { agenda } from '../layout.ts'

export const names: FrameKind = {
  clock: 'question',
  decision: () => 'effect',
  step(scene) {
    agenda.pop(scene.state)
    return true
  },
  isOpen: () => false,
  owing: () => NOBODY,
  list: () => undefined,
  answer: () => NOT_MINE,
  fallback: () => 0,
}
