// Short, dry and few. Nothing sounds before the first touch or key, and the synthesiser is not even loaded until then.

import { readSettings } from '../settings/settings.ts'

export type Sound =
  | 'card'
  | 'curse'
  | 'death'
  | 'die'
  | 'door'
  | 'level'
  | 'no'
  | 'out'
  | 'plop'
  | 'shield'
  | 'turn'
  | 'win'

const _ = undefined

/** Parameters of the synthesiser: volume, randomness, frequency, attack, sustain, release, shape, … */
const SOUNDS: Readonly<Record<Sound, readonly (number | undefined)[]>> = {
  card: [0.7, 0.1, 150, _, 0.01, 0.05, 4, 0.6, -6, _, _, _, _, 2],
  shield: [0.6, 0.05, 420, _, 0.02, 0.06, 1, 0.4, 2],
  turn: [0.6, 0, 330, 0.01, 0.05, 0.09, 1, 1.4, _, _, 110, 0.05],
  plop: [1.1, 0.05, 180, 0.01, 0.03, 0.12, _, 1.2, 9, _, _, _, _, _, _, _, _, 0.7, 0.02],
  out: [0.9, 0.05, 140, 0.01, 0.12, 0.2, 2, 1.5, -3, _, _, _, _, 0.6],
  win: [0.8, 0, 262, 0.02, 0.2, 0.25, 2, 1, _, _, 131, 0.08, 0.1],
  door: [0.9, 0.05, 70, _, 0.02, 0.16, 4, 2.2, -1, _, _, _, _, 3],
  die: [0.5, 0.3, 320, _, 0.01, 0.04, 4, 0.5, _, _, _, _, 0.05, 1.5],
  curse: [0.7, 0.05, 480, 0.02, 0.12, 0.18, 2, 1.6, -9, _, _, _, _, 0.4],
  level: [0.6, 0, 392, 0.01, 0.06, 0.12, 1, 1.2, _, _, 196, 0.06],
  death: [0.9, 0.05, 110, 0.02, 0.2, 0.35, 2, 1.8, -2, _, _, _, _, 0.5],
  no: [0.6, 0.02, 90, _, 0.04, 0.06, 2, 1, _, _, _, _, _, _, _, 0.3],
}

let awake = false

const FIRST_TOUCHES = ['pointerdown', 'keydown'] as const

function wake(): void {
  awake = true
  for (const type of FIRST_TOUCHES) removeEventListener(type, wake)
}

if (typeof addEventListener === 'function') for (const type of FIRST_TOUCHES) addEventListener(type, wake)

export function play(sound: Sound): void {
  if (!awake || !readSettings().sound) return
  import('zzfx')
    .then(({ zzfx }) => zzfx(...SOUNDS[sound]))
    .catch(() => {
      // No audio on this device: the page plays on in silence.
    })
}
